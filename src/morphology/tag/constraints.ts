/**
 * What grammar rules out whatever a tagger's weights say: words that only a verb can follow, and signs that only one part of speech has. Each rule
 * holds in the treebanks of its language without an exception, or nearly so; the taggers miss them where the words are rare.
 */
import { tagNumber } from '../../core/part-of-speech.js'
import type { TokenList } from '../../core/spans.js'
import { chinese } from './chinese.js'
import { tagClosedWords } from './closed-words.js'

/** Mends the tags of the sentence of the tokens [first, end). */
export type Constraint = (tokens: TokenList, first: number, end: number, tags: Uint8Array) => void

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const textOf = (tokens: TokenList, index: number): string => tokens.text.slice(tokens.starts[index], tokens.ends[index])

/** English subjects with a verb in -s, and others. */
const thirdPersons = words('he she it')
const otherPersons = words('we they')
const clauseStarts = new Set<number>([tagNumber.PUNCT, tagNumber.CONJ, tagNumber.SCONJ])

/** "She flies": no noun follows a pronoun that is a subject. `it` may be an object but at the start of a clause. */
function english(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first + 1; index < end; index++) {
    if (tags[index] === tagNumber.NOUN && tags[index - 1] === tagNumber.PRON) {
      const pronoun = textOf(tokens, index - 1).toLowerCase()
      const isThird = thirdPersons.has(pronoun)
      if (!isThird && !otherPersons.has(pronoun)) continue
      if (pronoun === 'it' && index - 1 > first && !clauseStarts.has(tags[index - 2]!)) continue
      if ((tokens.text[tokens.ends[index]! - 1] === 's') === isThird) tags[index] = tagNumber.VERB
    } else if ((tags[index] === tagNumber.ADJ || tags[index] === tagNumber.NOUN) && isBehindNegation(tokens, first, index, tags)) tags[index] = tagNumber.VERB
    else if (tags[index] === tagNumber.PROPN && tags[index - 1] === tagNumber.ADJ && textOf(tokens, index - 1) === 'New' && isCapital(tokens, index)) {
      // New York, New Zealand: the treebanks call the first word an adjective, readers a part of the name
      tags[index - 1] = tagNumber.PROPN
    }
  }
}

const subjects = new Set<number>([tagNumber.PRON, tagNumber.NOUN, tagNumber.PROPN])
/** Forms of the verbs for doing and of modal verbs with the negation; those for being have adjectives behind them. */
const negations = words("don't doesn't didn't won't wouldn't can't couldn't shouldn't mustn't shan't needn't mightn't")
const LONGEST_NEGATION = 9

/** "They won't open": whether the word stands behind such a form and its subject. */
function isBehindNegation(tokens: TokenList, first: number, index: number, tags: Uint8Array): boolean {
  const length = tokens.ends[index - 1]! - tokens.starts[index - 1]!
  if (index - 2 < first || length < 5 || length > LONGEST_NEGATION || !subjects.has(tags[index - 2]!)) return false
  return negations.has(
    textOf(tokens, index - 1)
      .toLowerCase()
      .replace('’', "'")
  )
}

function isCapital(tokens: TokenList, index: number): boolean {
  const letter = tokens.text[tokens.starts[index]!]!
  return letter !== letter.toLowerCase()
}

/** French pronouns that are nothing but subjects. */
const frenchSubjects = words('je tu il ils on')
const noVerbs = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.ADJ])
const HYPHEN = 45

/** Forms of être that stand between a subject and a participle. */
const frenchAuxiliaries = words('suis es est sommes êtes sont étais était étions étiez étaient serai seras sera serons serez seront serait seraient fut furent')
/** Participles of the verbs that have être, as far as their forms are nouns as well (`partie`, `entrée`). */
const frenchParticiples = words(
  ['parti', 'sorti', 'venu', 'revenu', 'devenu', 'entré', 'rentré', 'monté', 'arrivé', 'allé', 'passé', 'tombé', 'resté', 'retourné', 'né']
    .flatMap((stem) => ['', 'e', 's', 'es'].map((ending) => stem + ending))
    .join(' ')
)

/** "Elle est partie": what follows a pronoun that is a subject and its auxiliary. */
function isFrenchParticiple(tokens: TokenList, first: number, index: number): boolean {
  if (index - 2 < first || !frenchParticiples.has(textOf(tokens, index))) return false
  const subject = textOf(tokens, index - 2).toLowerCase()
  return frenchAuxiliaries.has(textOf(tokens, index - 1)) && (frenchSubjects.has(subject) || subject === 'elle' || subject === 'elles' || subject === 'nous')
}

/** Pronouns that a hyphen ties to a verb. */
const tied = words("moi toi lui leur le la les nous vous en y je tu il ils elle elles on ce m' t' l' t-il t-elle t-on t-ils t-elles")
const LONGEST_TIED = 8
const adverbialPronouns = words('en y')
/** What a verb before such a pronoun is mistaken for: `Tais-toi`, `Puis-je`. */
const verbsMistaken = new Set<number>([
  tagNumber.NOUN,
  tagNumber.PROPN,
  tagNumber.ADJ,
  tagNumber.ADV,
  tagNumber.CONJ,
  tagNumber.DET,
  tagNumber.INTJ,
  tagNumber.X
])

/** Whether the token is a pronoun with the hyphen that ties it to the word before. */
function isTied(tokens: TokenList, index: number): boolean {
  const start = tokens.starts[index]!
  if (tokens.text.charCodeAt(start) !== HYPHEN || start !== tokens.ends[index - 1] || tokens.ends[index]! - start > LONGEST_TIED) return false
  return tied.has(tokens.text.slice(start + 1, tokens.ends[index]).replace('’', "'"))
}

/** "Ils couvent": a subject is before its verb; what a hyphen ties to a word is a pronoun, and that word a verb: "Tais-toi", "Va-t'en". */
function french(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first + 1; index < end; index++) {
    if (isTied(tokens, index)) {
      tags[index] = tagNumber.PRON
      if (verbsMistaken.has(tags[index - 1]!)) tags[index - 1] = tagNumber.VERB
      if (index + 1 < end && tokens.starts[index + 1] === tokens.ends[index] && adverbialPronouns.has(textOf(tokens, index + 1)))
        tags[index + 1] = tagNumber.PRON
    } else if (tags[index - 1] === tagNumber.PRON && noVerbs.has(tags[index]!) && frenchSubjects.has(textOf(tokens, index - 1).toLowerCase()))
      tags[index] = tagNumber.VERB
    else if (noVerbs.has(tags[index]!) && tags[index - 1] === tagNumber.VERB && isFrenchParticiple(tokens, first, index)) tags[index] = tagNumber.VERB
  }
}

const POINT = 46
/** Parts of speech of German abbreviations, which the treebank mostly leaves without one. */
const germanAbbreviations: ReadonlyMap<string, number> = new Map([
  ['bzw.', tagNumber.CONJ],
  ...['z.B.', 'd.h.', 'u.a.', 'v.a.', 'i.d.R.', 'ggf.', 'evtl.', 'bspw.', 'z.T.'].map((word) => [word, tagNumber.ADV] as const),
  ...['Abs.', 'Art.', 'Bd.', 'Nr.', 'Str.'].map((word) => [word, tagNumber.NOUN] as const)
])

const germanArticles = words('der die das den dem')
const behindPronouns = new Set<number>([tagNumber.PUNCT, tagNumber.PRON, tagNumber.VERB, tagNumber.PART])

/** "d.h.": abbreviations by what they stand for; "Den hab ich", "ich kenne den nicht": what no noun can follow is no article. */
function german(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first; index < end; index++) {
    if (tags[index] === tagNumber.DET && tokens.ends[index]! - tokens.starts[index]! === 3 && germanArticles.has(textOf(tokens, index).toLowerCase())) {
      if (index + 1 >= end || (behindPronouns.has(tags[index + 1]!) && !isQuote(tokens, index + 1))) tags[index] = tagNumber.PRON
      continue
    }
    const last = tokens.ends[index]! - 1
    if (tokens.text.charCodeAt(last) !== POINT || last - tokens.starts[index]! > 5 || last === tokens.starts[index]) continue
    const tag = germanAbbreviations.get(textOf(tokens, index))
    if (tag !== undefined) tags[index] = tag
  }
}

const QUOTES = '"„“«»‚‘\'(`'
const isQuote = (tokens: TokenList, index: number): boolean => QUOTES.includes(tokens.text[tokens.starts[index]!]!)

const CLITIC_LENGTH = 2
const afterClitic = new Set<number>([tagNumber.PUNCT, tagNumber.ADV, tagNumber.ADP, tagNumber.PRON])

/** "Vidio sam te jučer": behind a verb `te` is a pronoun where neither its noun nor, of two things joined, the second one follows. */
function croatian(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first + 1; index < end; index++) {
    if (tokens.ends[index]! - tokens.starts[index]! !== CLITIC_LENGTH || tags[index - 1] !== tagNumber.VERB || textOf(tokens, index) !== 'te') continue
    const next = index + 1 < end ? tags[index + 1]! : tagNumber.PUNCT
    if (tags[index] === tagNumber.DET ? afterClitic.has(next) : tags[index] === tagNumber.CONJ && next === tagNumber.PUNCT) tags[index] = tagNumber.PRON
  }
}

/** Forms of the verb for be that are nothing else. */
const slavicBe: Readonly<Record<string, ReadonlySet<string>>> = {
  ces: words('jsem jsi jsme jste jsou bych bys bychom byste'),
  slk: words('som sme ste sú'),
  slv: words('smo ste'),
  hrv: words('smo ste bih bismo biste'),
  srp: words('smo ste bih bismo biste')
}
/** All its forms in the present, beside which `si` is no form of it. */
const finiteBe = words(
  'jsem jsi je jsme jste jsou som sme ste sú sem si sva sta smo so sam jesam jesi jest jeste su bih bi bismo biste bych bys by budem boš bom bo'
)
/** How active participles of the singular end, by language, in small letters. */
const singularParticiples: Readonly<Record<string, RegExp>> = { slk: /.l[ao]?$/, slv: /.l[ao]?$/, hrv: /.(?:l[ao]|[^m]o)$/, srp: /.(?:l[ao]|[^m]o)$/ }
/** Pronouns and adverbs that ask; behind one `si` that has no other verb beside it is the verb. */
const slavicQuestions = words(
  'kde kdy kam kedy ako prečo čo kto odkiaľ kaj kje kdo kako kdaj zakaj što šta tko ko gdje gde kada kamo kuda zašto otkud koliko ti ty'
)

/** What else a clause with the word at `index` has: `finite` for a verb other than a participle or a form of the verb for be, else `participle` or `none`. */
function otherVerb(tokens: TokenList, first: number, end: number, index: number, tags: Uint8Array, participle: RegExp): 'finite' | 'participle' | 'none' {
  let found: 'participle' | 'none' = 'none'
  for (const step of [-1, 1])
    for (let at = index + step; at >= first && at < end && tags[at] !== tagNumber.PUNCT && Math.abs(at - index) <= LONGEST_CLAUSE; at += step) {
      if (tags[at] !== tagNumber.VERB) continue
      const word = textOf(tokens, at).toLowerCase()
      if (finiteBe.has(word) || !participle.test(word)) return 'finite'
      found = 'participle'
    }
  return found
}

const LONGEST_CLAUSE = 12

/**
 * "Kde si bol?", "Što si radio?": `si` of the second person, which is a pronoun as well. It is the verb where no finite one is beside it but a participle,
 * which in South Slavic languages stands with one in all persons, or where a question or the pronoun for you stands before it (Slovak "kúpil si auto" may
 * be said of a third person).
 */
function slavic(language: string): Constraint {
  const be = slavicBe[language]!
  const participle = singularParticiples[language]
  return (tokens, first, end, tags) => {
    if (language === 'hrv' || language === 'srp') croatian(tokens, first, end, tags)
    for (let index = first; index < end; index++) {
      const length = tokens.ends[index]! - tokens.starts[index]!
      if (tags[index] === tagNumber.VERB && participle !== undefined && isHer(tokens, first, end, index, tags, participle)) tags[index] = tagNumber.PRON
      if (length < 2 || length > LONGEST_BE || tags[index] === tagNumber.VERB) continue
      const word = textOf(tokens, index).toLowerCase()
      // Croatian Bosnia is BiH
      if (be.has(word) && !isCapital(tokens, index)) tags[index] = tagNumber.VERB
      else if (word === 'si' && participle !== undefined && index > first && tags[index - 1] !== tagNumber.CONJ) {
        const other = otherVerb(tokens, first, end, index, tags, participle)
        if (other === 'finite') continue
        const isAsked = slavicQuestions.has(textOf(tokens, index - 1).toLowerCase())
        if (isAsked || (other === 'participle' && language !== 'slk')) tags[index] = tagNumber.VERB
      }
    }
  }
}

const LONGEST_BE = 7

/** "Ne vidim je.": `je` at the end of a clause is the pronoun for her behind a verb that is finite without it. */
function isHer(tokens: TokenList, first: number, end: number, index: number, tags: Uint8Array, participle: RegExp): boolean {
  if (index === first || tokens.ends[index]! - tokens.starts[index]! !== CLITIC_LENGTH || textOf(tokens, index) !== 'je' || tags[index - 1] !== tagNumber.VERB)
    return false
  if (index + 1 < end && tags[index + 1] !== tagNumber.PUNCT) return false
  const verb = textOf(tokens, index - 1).toLowerCase()
  return FINITE.test(verb) && !finiteBe.has(verb) && !participle.test(verb)
}

/** How South Slavic verbs of the first and second person end, whose auxiliary is never `je`. */
const FINITE = /(?:[aei]m|[aei]š|[aei]mo|[aei]te)$/

/** Pronouns that are nothing else; the treebanks of news have few of the second person. */
const onlyPronouns: Readonly<Record<string, ReadonlySet<string>>> = {
  spa: words('yo tú usted ustedes nosotros nosotras vosotros vosotras ellos ellas'),
  por: words('eu tu você vocês nós vós eles elas'),
  cat: words('jo tu vostè vostès nosaltres vosaltres ells elles')
}
const LONGEST_PRONOUN = 10

/** "Nosotras vamos": a capital within a sentence is a name's. */
function romance(language: string): Constraint {
  const pronouns = onlyPronouns[language]!
  return (tokens, first, end, tags) => {
    for (let index = first; index < end; index++) {
      if (!noVerbs.has(tags[index]!) || tokens.ends[index]! - tokens.starts[index]! > LONGEST_PRONOUN) continue
      const word = textOf(tokens, index)
      if (pronouns.has(index === first ? word.toLowerCase() : word)) tags[index] = tagNumber.PRON
    }
  }
}

/** Swedish pronouns that are nothing but subjects. */
const swedishSubjects = words('jag du han hon vi de man')
/** Those that are no articles. */
const swedishPersons = words('jag du han hon vi man')

/** "Vi åt middag", "Igår åt hon fisk": the past of the verb for eating behind a subject whose clause has no other verb, or before one; else it is the preposition. */
function swedish(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first; index < end; index++) {
    if (tags[index] === tagNumber.VERB || tokens.ends[index]! - tokens.starts[index]! !== 2 || textOf(tokens, index).toLowerCase() !== 'åt') continue
    const isBeforeSubject = index + 1 < end && swedishPersons.has(textOf(tokens, index + 1).toLowerCase())
    const isBehind = index > first && swedishSubjects.has(textOf(tokens, index - 1).toLowerCase()) && (index - 1 === first || clauseBegins(tags, index - 2))
    if (isBeforeSubject || isBehind) tags[index] = tagNumber.VERB
  }
}

/** Whether what follows the word begins a clause. */
const clauseBegins = (tags: Uint8Array, before: number): boolean => clauseStarts.has(tags[before]!)

/** "Με βλέπεις": before a verb the preposition is the pronoun for me. */
function greek(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first; index + 1 < end; index++)
    if (tags[index] === tagNumber.ADP && tags[index + 1] === tagNumber.VERB && textOf(tokens, index).toLowerCase() === 'με') tags[index] = tagNumber.PRON
}

/** "मत करो": before a verb the word for opinion forbids. */
function hindi(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first; index + 1 < end; index++)
    if (tags[index] === tagNumber.NOUN && tags[index + 1] === tagNumber.VERB && textOf(tokens, index) === 'मत') tags[index] = tagNumber.PART
}

/** "در را ببند": before the sign of an object the preposition is the door. */
function persian(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first; index + 1 < end; index++)
    if (tags[index] === tagNumber.ADP && textOf(tokens, index) === 'در' && textOf(tokens, index + 1) === 'را') tags[index] = tagNumber.NOUN
}

/** Finnish and Estonian pronouns of persons to whom something is brought. */
const receivers = words('minulle sinulle hänelle meille teille heille mulle sulle minule sinule talle temale teile meile neile')
const bring = words('tuo too')

/** "Tuo minulle vettä": before whom it is brought to, the first word is no pronoun but the imperative. */
function finnic(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  if (first + 2 >= end || tokens.ends[first]! - tokens.starts[first]! !== BRING_LENGTH || tags[first] === tagNumber.VERB) return
  if (bring.has(textOf(tokens, first).toLowerCase()) && receivers.has(textOf(tokens, first + 1))) tags[first] = tagNumber.VERB
}

const BRING_LENGTH = 3

const constraints: Readonly<Record<string, Constraint>> = {
  est: finnic,
  fin: finnic,
  ell: greek,
  fas: persian,
  hin: hindi,
  deu: german,
  eng: english,
  fra: french,
  ...Object.fromEntries(Object.keys(onlyPronouns).map((language) => [language, romance(language)])),
  swe: swedish,
  zho: chinese,
  ...Object.fromEntries(Object.keys(slavicBe).map((language) => [language, slavic(language)]))
}

/** What grammar says of a language's tags. */
export function constraintOf(language: string): Constraint {
  const own = constraints[language]
  return (tokens, first, end, tags) => {
    tagClosedWords(language, tokens, first, end, tags)
    own?.(tokens, first, end, tags)
  }
}
