/** Schemes that write one sign for one letter, both ways: Buckwalter and SATTS for Arabic, ISO 9985 and ALA-LC for Armenian, Georgian. */
import { arranged } from './marks.js'

interface SignTable {
  readonly toLatin: ReadonlyMap<string, string>
  readonly toNative: ReadonlyMap<string, string>
  readonly longest: number
}

function table(native: string, latin: string): SignTable {
  const signs = latin.split(' ')
  const letters = native.split(' ')
  const toLatin = new Map(letters.map((letter, index) => [letter, signs[index]!]))
  const toNative = new Map<string, string>()
  for (const [letter, sign] of toLatin) if (!toNative.has(sign)) toNative.set(sign, letter)
  return { toLatin, toNative, longest: Math.max(...signs.map((sign) => sign.length)) }
}

const ARMENIAN = 'ա բ գ դ ե զ է ը թ ժ ի լ խ ծ կ հ ձ ղ ճ մ յ ն շ ո չ պ ջ ռ ս վ տ ր ց ւ փ ք օ ֆ'
const ARMENIAN_U: Readonly<Record<string, string>> = { u: 'ու', U: 'Ու' }
const GEORGIAN = 'ა ბ გ დ ე ვ ზ თ ი კ ლ მ ნ ო პ ჟ რ ს ტ უ ფ ქ ღ ყ შ ჩ ც ძ წ ჭ ხ ჯ ჰ'
const SATTS_LETTERS = 'ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه ة و ي ى ء ئ ؤ أ إ آ'

const TABLES = {
  /** Buckwalter's one-to-one table of 1990, with the signs of the Quran that are in common use. */
  buckwalter: table(
    'ء آ أ ؤ إ ئ ا ب ة ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ـ ف ق ك ل م ن ه و ى ي \u064b \u064c \u064d \u064e \u064f \u0650 \u0651 \u0652 \u0670 ٱ پ چ ڤ گ',
    "' | > & < } A b p t v j H x d * r z s $ S D T Z E g _ f q k l m n h w Y y F N K a u i ~ o ` { P J V G"
  ),
  /** Standard Arabic Technical Transliteration System: bare letters, hamza behind its bearer. */
  satts: table(SATTS_LETTERS, 'A B T C J H O D Z R ; S : X V U Y " G F Q K L M N ? ? W I I E IE WE AE AE AEA'),
  armenian: table(ARMENIAN, 'a b g d e z ē ë tʿ ž i l x ç k h j ġ č̣ m y n š o č p ǰ ṙ s v t r cʿ w pʿ kʿ ò f'),
  'armenian-alalc': table(ARMENIAN, 'a b g d e z ē ě tʻ zh i l kh ts k h dz gh ch m y n sh o chʻ p j ṛ s v t r tsʻ w pʻ kʻ ō f'),
  /** The national system of 2002, which BGN/PCGN took over in 2009: only the plain letter of a pair is aspirated. */
  georgian: table(GEORGIAN, 'a b g d e v z t i k’ l m n o p’ zh r s t’ u p k gh q’ sh ch ts dz ts’ ch’ kh j h'),
  'georgian-iso': table(GEORGIAN, 'a b g d e v z t̕ i k l m n o p ž r s t u p̕ k̕ ḡ q š č̕ c̕ j c č x ǰ h')
} as const

export type SignScheme = keyof typeof TABLES

/** Letter for letter; capital letters give a capital first sign, other characters are copied. */
export function signsToLatin(text: string, scheme: SignScheme): string {
  const { toLatin } = TABLES[scheme]
  let result = ''
  const source = scheme.startsWith('armenian') ? text.normalize('NFC').replaceAll('և', 'եւ') : arranged(text)
  for (const letter of source) {
    const sign = toLatin.get(letter)
    const small = letter.toLowerCase()
    if (sign !== undefined) result += sign
    else if (small !== letter && toLatin.has(small)) result += capital(toLatin.get(small)!)
    // SATTS has no signs for vowels
    else if (scheme !== 'satts' || !/[\u064b-\u0652\u0670\u0640]/u.test(letter)) result += letter
  }
  return scheme.startsWith('armenian') ? result.replace(/ow(?=\P{M}|$)/giu, (pair) => (scheme === 'armenian' ? pair : pair[0]! === 'o' ? 'u' : 'U')) : result
}

/** Back to native letters; the longest sign first, other characters are copied. */
export function signsToNative(text: string, scheme: SignScheme): string {
  const { toNative, longest } = TABLES[scheme]
  let result = ''
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longest, text.length - at)
    while (length > 0 && !toNative.has(text.slice(at, at + length)) && !toNative.has(small(text.slice(at, at + length)))) length--
    const sign = text.slice(at, at + Math.max(1, length))
    // in the system of ALA-LC the pair for u is one letter
    const letter =
      (scheme === 'armenian-alalc' ? ARMENIAN_U[sign] : undefined) ??
      toNative.get(sign) ??
      (scheme.startsWith('armenian') ? toNative.get(small(sign))?.toUpperCase() : undefined)
    result += letter ?? sign
    at += sign.length
  }
  return scheme.startsWith('armenian') ? result.replaceAll('եւ', 'և') : result
}

function small(sign: string): string {
  return sign.toLowerCase().normalize('NFC')
}

function capital(sign: string): string {
  return sign[0]!.toUpperCase() + sign.slice(1)
}
