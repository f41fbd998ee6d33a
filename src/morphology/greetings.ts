/**
 * Greetings, farewells and thanks of one word, which treebanks of news have seldom: alone, before a mark or before the name of whom is greeted they are
 * interjections and their own lemmas. Verbs of thanking (`dziękuję`, `děkuji`) are verbs.
 */
import { Kind, kinds, lower } from '../core/characters.js'
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import { hellos, type MarkedWords, thanksAndWishes } from '../core/words/greetings.js'

/** Farewells, and greetings and thanks that tell nothing of a name; marked like those of all domains. */
const further: MarkedWords = {
  ara: 'مرحباً* أهلاً* وداعا* وداعاً*',
  bul: 'здрасти чао* мерси*',
  cat: 'adéu*',
  ces: 'čus*',
  dan: 'halløj goddag farvel*',
  deu: 'tschüss tschüß grüezi',
  ell: 'χαίρετε* αντίο*',
  eng: 'bye goodbye',
  est: 'tsau aitüma*',
  fas: 'خداحافظ درود* مرسی*',
  fin: 'moikka heippa',
  fra: 'adieu*',
  heb: 'תודה* ביי*',
  hin: 'शुक्रिया* अलविदा*',
  hrv: 'ćao adio*',
  hun: 'sziasztok szevasz hali*',
  ita: 'buonanotte arrivederci* addio*',
  kor: '안녕',
  lav: 'labdien ardievu*',
  nld: 'doei',
  nno: 'heisann morn*',
  nob: 'heisann morn*',
  por: 'tchau adeus*',
  ron: 'mersi* adio* noroc* pa~',
  slv: 'adijo čao',
  spa: 'adiós* chao*',
  srp: 'ćao ћао',
  swe: 'hejsan hejdå adjö*',
  tur: 'hoşçakal*',
  ukr: 'здрастуйте* бувай*',
  urd: 'آداب*',
  zho: '你好* 您好* 再见* 再見*'
}

/** Lemmas that are written otherwise. */
const lemmas: ReadonlyMap<string, string> = new Map([
  ['مرحبا', 'مَرحَبًا'],
  ['مرحباً', 'مَرحَبًا'],
  ['أهلا', 'أَهلًا'],
  ['أهلاً', 'أَهلًا'],
  ['شكرا', 'شُكرًا'],
  ['شكراً', 'شُكرًا'],
  ['وداعا', 'وَدَاعًا'],
  ['وداعاً', 'وَدَاعًا']
])

/** What a mark says of a word; before a name everyday words and first names only count with a mark behind it. */
const kindsByMark: Readonly<Record<string, Greeting['kind']>> = { '*': 'greeting', '~': 'other' }

interface Greeting {
  readonly lemma: string
  readonly kind: 'only' | 'greeting' | 'other'
}

function greetingOf(marked: string): readonly [word: string, Greeting] {
  const kind = kindsByMark[marked.at(-1)!] ?? 'only'
  const word = kind === 'only' ? marked : marked.slice(0, -1)
  return [word, { lemma: lemmas.get(word) ?? word, kind }]
}

const opened = new Map<string, ReadonlyMap<string, Greeting>>()

function greetingsOf(language: string): ReadonlyMap<string, Greeting> {
  let found = opened.get(language)
  if (found === undefined) {
    found = new Map([hellos, thanksAndWishes, further].flatMap((table) => (table[language]?.split(' ') ?? []).map(greetingOf)))
    opened.set(language, found)
  }
  return found
}

const LONGEST = 14
/** Most words of a name that is greeted. */
const LONGEST_NAME = 3
const PUNCT = tagNumber.PUNCT

/** Whether a word of a name stands at `index`: a capital, and in scripts without them the tag of a name. */
function isName({ text, starts, classes }: TokenList, index: number, tags: Uint8Array): boolean {
  if (classes[index] !== TokenClass.word) return false
  const code = text.charCodeAt(starts[index]!)
  return tags[index] === tagNumber.PROPN || (lower[code] !== code && tags[index] !== tagNumber.PRON)
}

/** Small words between a greeting and whom it greets: Greek "to you", Arabic "oh". */
const between: ReadonlySet<string> = new Set('σου σας يا'.split(' '))

/** Whether a name stands behind the greeting at `index`. @param isClosed whether it must end its sentence or have a mark behind it */
function greetsName(language: string, tokens: TokenList, index: number, end: number, tags: Uint8Array, isClosed: boolean): boolean {
  if (between.has(tokens.text.slice(tokens.starts[index + 1], tokens.ends[index + 1]))) return true
  // German nouns have capitals
  if (language === 'deu' && tags[index + 1] !== tagNumber.PROPN) return false
  let after = index + 1
  while (after < end && after - index <= LONGEST_NAME && isName(tokens, after, tags)) after++
  return after > index + 1 && !(isClosed && after < end && tags[after] !== PUNCT)
}

/** Gives greetings their tag. @returns their lemmas, by token */
export function tagGreetings(language: string, tokens: TokenList, tags: Uint8Array): Map<number, string> {
  const lemmas = new Map<number, string>()
  const words = greetingsOf(language)
  if (words.size === 0) return lemmas
  const { text, starts, ends, sentences, classes, count } = tokens
  for (let index = 0, sentence = 0; index < count; index++) {
    while (sentence < sentences.length && sentences[sentence]! <= index) sentence++
    const end = sentences[sentence] ?? count
    const isFirst = index === sentences[sentence - 1]
    if (classes[index] !== TokenClass.word || ends[index]! - starts[index]! > LONGEST || (!isFirst && tags[index - 1] !== PUNCT)) continue
    const greeting = words.get(text.slice(starts[index], ends[index]).toLowerCase())
    if (greeting === undefined) continue
    if (index + 1 < end && tags[index + 1] !== PUNCT) {
      if (!(greeting.kind === 'only' && isFirst) && !greetsName(language, tokens, index, end, tags, greeting.kind === 'other')) continue
    } else if (!isFirst && index + 1 < end && isComma(tokens, index - 1) && isComma(tokens, index + 1)) continue
    tags[index] = tagNumber.INTJ
    lemmas.set(index, greeting.lemma)
  }
  return lemmas
}

/** Whether a comma stands at `index`: a word between two of them is one of several. */
const isComma = ({ text, starts }: TokenList, index: number): boolean => kinds[text.charCodeAt(starts[index]!)] === Kind.comma
