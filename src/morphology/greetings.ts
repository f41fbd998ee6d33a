/**
 * Greetings, farewells and thanks of one word, which treebanks of news have seldom: alone, before a mark or before the name of whom is greeted they are
 * interjections and their own lemmas. Verbs of thanking (`dziękuję`, `děkuji`) are verbs.
 */
import { Kind, kinds, lower } from '../core/characters.js'
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'

/** Words that are nothing else at the beginning of a sentence, whatever stands behind them. */
const only: Readonly<Record<string, string>> = {
  bul: 'здравей здравейте здрасти',
  cat: 'hola',
  ces: 'ahoj ahojte čau nazdar',
  dan: 'hej hejsa halløj goddag',
  deu: 'hallo tschüss tschüß servus moin grüezi',
  eng: 'hello hi bye goodbye',
  est: 'aitäh tsau',
  fas: 'خداحافظ',
  fin: 'moikka heippa',
  fra: 'bonsoir coucou',
  heb: 'היי',
  hin: 'नमस्ते',
  hrv: 'ćao',
  hun: 'szia sziasztok helló szevasz szervusz',
  ind: 'halo hai',
  ita: 'ciao buongiorno buonasera buonanotte',
  kor: '안녕',
  lav: 'čau labdien labvakar',
  lit: 'ačiū',
  nld: 'hallo hoi doei',
  nno: 'hallo heisann',
  nob: 'hallo heisann',
  pol: 'hej siema',
  por: 'oi olá tchau',
  rus: 'привет',
  slk: 'ahoj ahojte čau nazdar',
  slv: 'živjo adijo čao',
  spa: 'hola',
  srp: 'ćao ћао',
  swe: 'hej hejsan tjena hallå hejdå',
  tur: 'merhaba',
  ukr: 'привіт'
}

/** Words that are nouns, verbs and adverbs as well, or thanks for something; `form=lemma` where the lemma is written otherwise. */
const greetings: Readonly<Record<string, string>> = {
  ara: 'مرحبا=مَرحَبًا مرحباً=مَرحَبًا أهلا=أَهلًا أهلاً=أَهلًا شكرا=شُكرًا شكراً=شُكرًا وداعا=وَدَاعًا وداعاً=وَدَاعًا',
  bul: 'привет чао мерси',
  cat: 'adéu gràcies',
  ces: 'čus',
  dan: 'godmorgen farvel',
  deu: 'hi hey ciao danke',
  ell: 'γεια γειά χαίρετε αντίο',
  eng: 'hey',
  est: 'tere hei aitüma',
  fas: 'سلام درود مرسی ممنون',
  fin: 'hei terve kiitos kiitti',
  fra: 'salut bonjour merci adieu',
  heb: 'תודה ביי',
  hin: 'नमस्कार धन्यवाद शुक्रिया अलविदा',
  hrv: 'zdravo hvala adio',
  hun: 'hali köszi',
  ita: 'arrivederci grazie addio',
  lav: 'sveiki sveiks sveika labrīt paldies ardievu',
  lit: 'labas sveiki',
  nld: 'bedankt',
  nno: 'hei takk morn',
  nob: 'hei takk morn',
  pol: 'dzięki',
  por: 'adeus obrigado obrigada',
  ron: 'salut bună servus mersi adio noroc',
  rus: 'спасибо',
  slk: 'vďaka',
  slv: 'zdravo hvala',
  spa: 'adiós chao gracias',
  srp: 'zdravo hvala здраво хвала',
  swe: 'adjö tack',
  tur: 'selam teşekkürler günaydın hoşçakal',
  ukr: 'здрастуйте бувай',
  urd: 'سلام شکریہ آداب',
  zho: '你好 您好 再见 再見 谢谢 謝謝'
}

/** Those that are first names or everyday words as well: before a name they only count with a mark behind it. */
const others: Readonly<Record<string, string>> = {
  ces: 'díky',
  dan: 'tak',
  fin: 'moi',
  heb: 'שלום',
  hrv: 'bok',
  ita: 'salve',
  nld: 'dag',
  pol: 'cześć',
  ron: 'pa'
}

interface Greeting {
  readonly lemma: string
  readonly kind: 'only' | 'greeting' | 'other'
}

const opened = new Map<string, ReadonlyMap<string, Greeting>>()

function greetingsOf(language: string): ReadonlyMap<string, Greeting> {
  let found = opened.get(language)
  if (found === undefined) {
    const read = (list: string | undefined, kind: Greeting['kind']) =>
      (list?.split(' ') ?? []).map((entry) => [entry.split('=')[0]!, { lemma: entry.split('=').at(-1)!, kind }] as const)
    found = new Map([...read(only[language], 'only'), ...read(greetings[language], 'greeting'), ...read(others[language], 'other')])
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
