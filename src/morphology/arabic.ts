/**
 * Arabic words of closed classes, which news has seldom: question words, prepositions with a pronoun at their end, conjunctions with one, words that
 * deny. A word of the table has one reading wherever it stands; the few others are told by the word behind them. Lemmas are those of the treebanks.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import { withoutArabicSigns } from './lemma/clean.js'

interface Reading {
  readonly tag: number
  readonly lemma: string
}

const PERSONAL = 'هُوَ'
const RELATIVE = 'اَلَّذِي'

/** `form=lemma`, or forms of one lemma behind each other: `form,form=lemma`. */
const singleWords: readonly (readonly [tag: number, words: string])[] = [
  [
    tagNumber.ADV,
    'كيف=كَيفَ أين,اين=أَينَ متى=مَتَى لماذا=لِمَاذَا كم=كَم هنا=هُنَا هناك=هُنَاكَ هنالك=هُنَالِكَ الآن,الان=آن فقط=فَقَط أيضا,ايضا=أَيضًا جدا=جِدًّا معا=مَعًا أبدا,ابدا=أَبَدًا'
  ],
  [tagNumber.PRON, 'ماذا,بماذا=مَاذَا'],
  [tagNumber.PRON, `أنا,انا,أنت,انت,أنتم,انتم,أنتما,أنتن,نحن,هو,هي,هما,هم,هن=${PERSONAL}`],
  [tagNumber.PRON, `الذي,التي,الذين,اللذان,اللذين,اللتان,اللتين,اللواتي,اللاتي,اللائي=${RELATIVE}`],
  [tagNumber.VERB, 'ليس,ليست,لست,لسنا,لستم,ليسوا,ليسا,ليستا,أليس,أليست,ألست,ألسنا,ألستم,أليسوا=لَيس'],
  [tagNumber.PART, 'هل=هَل قد,لقد=قَد سوف=سَوفَ لا,ألا=لَا لن=لَن يا=يَا أيها,ايها,أيتها,ايتها=أَيُّهَا'],
  [tagNumber.INTJ, 'نعم=نَعَم بلى=بَلَى'],
  [
    tagNumber.CONJ,
    'إذا,اذا=إِذَا لو=لَو أو,او=أَو ثم=ثُمَّ بل=بَل كي=كَي لكي=لِكَي عندما=عِندَمَا حينما=حِينَمَا بينما=بَينَمَا كلما=كُلَّمَا حيثما=حَيثُمَا ريثما=رَيثَمَا لولا=لَولَا لأن,لان=لِأَنَّ لكن=لٰكِنَّ'
  ]
]

/** The pronouns at the end of a word; that of the first person is another one behind conjunctions. */
const PRONOUNS = 'ك ه ها نا كم هم هن هما كما كن'.split(' ')

/** `stem=lemma`: what a pronoun is written to. */
const prepositions = (
  'ل=لِ ب=بِ في=فِي من=مِن عن=عَن علي=عَلَى إلي,الي=إِلَى مع=مَعَ عند=عِندَ لدي=لَدَى بين=بَينَ أمام,امام=أَمَامَ تحت=تَحتَ فوق=فَوقَ حول=حَولَ دون=دُونَ ' +
  'بدون=دُونَ مثل=مِثلَ بعد=بَعدَ قبل=قَبلَ ضد=ضِدَّ'
).split(' ')
const withoutFirstPerson: ReadonlySet<string> = new Set('في من عن علي لدي إلي الي'.split(' '))
const conjunctions = 'أن=أَنَّ إن=إِنَّ لأن,لان=لِأَنَّ لكن=لٰكِنَّ كأن=كَأَنَّ'.split(' ')
/** Prepositions with the pronoun of the first person that are written otherwise, and such as end in the letter of the pronoun. */
const firstPersons = 'مني=مِن عني=عَن إلي=إِلَى لدي=لَدَى'.split(' ')

/** Words that have other readings as well: `لكن` (but, for you), `فهم` (they, understanding), `ولي` (to me, guardian). */
const ambiguous: ReadonlySet<string> = new Set('وهم فهم وهن فهن ولي فلي فكم حولنا'.split(' '))

const readings = new Map<string, Reading>()

function put(form: string, tag: number, lemma: string): void {
  for (const written of [form, `و${form}`, `ف${form}`]) if (!readings.has(written) && !ambiguous.has(written)) readings.set(written, { tag, lemma })
}

function* pairs(entries: readonly string[]): Generator<readonly [form: string, lemma: string]> {
  for (const entry of entries) {
    const [forms, lemma] = entry.split('=') as [string, string]
    for (const form of forms.split(',')) yield [form, lemma]
  }
}

for (const [tag, words] of singleWords) for (const [form, lemma] of pairs(words.split(' '))) put(form, tag, lemma)
for (const [form, lemma] of pairs(firstPersons)) put(form, tagNumber.ADP, lemma)
for (const [stem, lemma] of pairs(prepositions)) {
  for (const pronoun of PRONOUNS) put(stem + pronoun, tagNumber.ADP, lemma)
  if (!withoutFirstPerson.has(stem)) put(`${stem}ي`, tagNumber.ADP, lemma)
}
for (const [stem, lemma] of pairs(conjunctions)) for (const pronoun of [...PRONOUNS, 'ي', 'ني', 'نني', 'ننا']) put(stem + pronoun, tagNumber.CONJ, lemma)

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Demonstratives by their lemma: determiners before a noun with the article, else pronouns. */
const demonstratives: readonly (readonly [lemma: string, forms: ReadonlySet<string>])[] = [
  ['هٰذَا', words('هذا هذه هذان هذين هاتان هاتين هؤلاء')],
  ['ذٰلِكَ', words('ذلك تلك ذاك أولئك اولئك ذانك تانك')]
]

/** The longest word of the tables. */
const LONGEST = 10
const ALEF = 0x627
const LAM = 0x644
const FIRST_LETTER = 0x621
const LAST_LETTER = 0x64a

/**
 * Gives words of closed classes their tags, and words that a tagger has given none (X) that of a noun or a name.
 * @returns their lemmas, by token
 */
export function readArabic(tokens: TokenList, tags: Uint8Array): Map<number, string> {
  const lemmas = new Map<number, string>()
  for (let index = 0; index < tokens.count; index++) {
    if (!isArabicWord(tokens, index)) continue
    const length = tokens.ends[index]! - tokens.starts[index]!
    const reading = readings.get(formOf(tokens, index))
    if (reading !== undefined) {
      tags[index] = reading.tag
      lemmas.set(index, reading.lemma)
    } else if (tags[index] === tagNumber.X && length > 1) tags[index] = hasArticle(tokens, index) ? tagNumber.NOUN : tagNumber.PROPN
  }
  let sentence = 0
  for (let index = 0; index < tokens.count; index++) {
    const isFirst = index === tokens.sentences[sentence]
    if (isFirst) sentence++
    const reading = isArabicWord(tokens, index) && !lemmas.has(index) ? readingInContext(tokens, index, tags, isFirst) : undefined
    if (reading === undefined) continue
    tags[index] = reading.tag
    lemmas.set(index, reading.lemma)
  }
  return lemmas
}

function isArabicWord(tokens: TokenList, index: number): boolean {
  const code = tokens.text.charCodeAt(tokens.starts[index]!)
  return tokens.classes[index] === TokenClass.word && code >= FIRST_LETTER && code <= LAST_LETTER
}

/** A word as the tables have it; empty where it is too long for them. */
function formOf(tokens: TokenList, index: number): string {
  const start = tokens.starts[index]!
  const end = tokens.ends[index]!
  return end - start > 2 * LONGEST ? '' : withoutArabicSigns(tokens.text.slice(start, end))
}

/** The reading of a word that those behind it tell. */
function readingInContext(tokens: TokenList, index: number, tags: Uint8Array, isFirst: boolean): Reading | undefined {
  const form = formOf(tokens, index)
  const next = index + 1 < tokens.count ? tags[index + 1]! : tagNumber.PUNCT
  // "Who are you?", "Who has come?": the preposition has no verb behind it
  if (form === 'من' && isFirst && (next === tagNumber.VERB || next === tagNumber.PRON)) return { tag: tagNumber.PRON, lemma: 'مَن' }
  // the conjunction before a verb is another one than that before a noun
  if (form === 'أن') return { tag: tagNumber.CONJ, lemma: next === tagNumber.VERB ? 'أَن' : 'أَنَّ' }
  const bare = form.length > 3 && (form[0] === 'و' || form[0] === 'ف') ? form.slice(1) : form
  for (const [lemma, forms] of demonstratives)
    if (forms.has(form) || forms.has(bare)) return { tag: index + 1 < tokens.count && hasArticle(tokens, index + 1) ? tagNumber.DET : tagNumber.PRON, lemma }
  return undefined
}

function hasArticle(tokens: TokenList, index: number): boolean {
  const start = tokens.starts[index]!
  return tokens.text.charCodeAt(start) === ALEF && tokens.text.charCodeAt(start + 1) === LAM && tokens.ends[index]! - start > 3
}
