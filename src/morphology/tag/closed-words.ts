/**
 * Words of closed classes that treebanks of news and prose have seldom or never: pronouns of the second person, question words, conjunctions, adverbs of the
 * day. Taggers take them for words of open classes, which they never are. Tags are those of the language's treebanks.
 */
import { type PartOfSpeech, tagNumber } from '../../core/part-of-speech.js'
import type { TokenList } from '../../core/spans.js'

const table: Readonly<Record<string, Partial<Readonly<Record<PartOfSpeech, string>>>>> = {
  bul: { NUM: 'двете двата двамата трите тримата' },
  cat: { ADV: 'demà ahir avui anit demà-passat' },
  ces: { PRON: 'vy vás vámi tebe tobě tebou mne mně mnou nás námi' },
  dan: { ADV: 'igår idag imorgen', PRON: 'hvad' },
  ell: { ADV: 'χθες χτες προχθές προχτές αύριο μεθαύριο', SCONJ: 'ώσπου μολονότι', VERB: 'έφαγα έφαγες έφαγε έφαγαν φάγαμε φάγατε' },
  fas: { ADV: 'الان کجا چرا', SCONJ: 'اگرچه گرچه' },
  heb: { ADV: "מתי אתמול מחר מחרתיים שלשום וכו' וכו׳ וכו’ וכד' וכד׳ וכד’ וגו' וגו׳ וגו’" },
  hin: { PRON: 'तुम तुम्हें तुम्हे मुझे हमें कौन कहाँ कहां कब क्यों कैसे' },
  hrv: { ADV: 'sutra prekosutra jučer prekjučer večeras sinoć', DET: 'koji koja koje kojeg kojega kojem kojemu kojoj kojim kojima kojih' },
  ind: { NOUN: 'kemarin besok lusa' },
  lit: { ADV: 'rytoj poryt vakar užvakar šiandien' },
  pol: { PRON: 'ona ono oni one wy wami tobie mnie mną' },
  ron: { ADV: 'mâine poimâine ieri alaltăieri' },
  slk: { PRON: 'vy vás vám vami tebe tebou mne mnou' },
  spa: { ADV: 'nunca jamás ayer anteayer' },
  srp: {
    ADV: 'sutra prekosutra juče prekjuče večeras sinoć',
    DET: 'koji koja koje kojeg kojega kojem kojemu kojoj kojim kojima kojih',
    PRON: 'vi vas vam vama'
  },
  swe: { ADV: 'igår idag imorgon imorse ikväll inatt förrgår övermorgon', PRON: 'er' },
  tur: { CONJ: 'çünkü lakin' },
  urd: { PRON: 'کون کب کہاں کیوں ہمارے ہماری ہمارا تم تمہارے تمہاری تمہارا' },
  zho: { ADV: '也许 也許 怎么 怎麼' }
}

const open = new Set<number>([tagNumber.ADJ, tagNumber.NOUN, tagNumber.NUM, tagNumber.PROPN, tagNumber.VERB, tagNumber.X])
const LONGEST = 12

const opened = new Map<string, ReadonlyMap<string, number> | undefined>()

function wordsOf(language: string): ReadonlyMap<string, number> | undefined {
  if (!opened.has(language)) {
    const row = table[language]
    opened.set(
      language,
      row && new Map(Object.entries(row).flatMap(([tag, list]) => list.split(' ').map((word) => [word, tagNumber[tag as PartOfSpeech]] as const)))
    )
  }
  return opened.get(language)
}

/** Gives the listed words of a sentence their tag where they have one of an open class; a capital within a sentence is a name's. */
export function tagClosedWords(language: string, tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  const words = wordsOf(language)
  if (words === undefined) return
  for (let index = first; index < end; index++) {
    if (!open.has(tags[index]!) || tokens.ends[index]! - tokens.starts[index]! > LONGEST) continue
    const word = tokens.text.slice(tokens.starts[index], tokens.ends[index])
    const begins = index === first || tags[index - 1] === tagNumber.PUNCT
    const tag = words.get(begins ? word.toLowerCase() : word)
    if (tag !== undefined) tags[index] = tag
  }
}
