/**
 * Language that a name is written in and language that it comes from, guessed from its script, its letters and what names begin and end with. It is a
 * guess for callers who do not say: it knows nothing of texts.
 */
import { commonSurnames } from '../../core/words/chinese-surnames.js'
import type { NameDictionary } from '../dictionary/dictionary.js'
import type { JapaneseReadings } from '../readings/japanese.js'
import { scriptOfName } from '../scripts.js'
import type { HanOrigin } from './han.js'

/** Languages of scripts that serve one language of names only, or one mostly. */
const BY_SCRIPT: Readonly<Record<string, string>> = {
  Grek: 'ell',
  Hebr: 'heb',
  Thai: 'tha',
  Deva: 'hin',
  Beng: 'ben',
  Taml: 'tam',
  Telu: 'tel',
  Armn: 'hye',
  Geor: 'kat',
  Hang: 'kor',
  Kore: 'kor',
  Jpan: 'jpn',
  Hrkt: 'jpn',
  Kana: 'jpn',
  Hira: 'jpn',
  Latn: 'eng'
}
/** Letters that only one language of a script has, tried in this order. */
const BY_LETTERS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  Cyrl: [
    [/[ђћљњџј]/iu, 'srp'],
    [/[ѓќѕ]/iu, 'mkd'],
    [/ў/iu, 'bel'],
    [/[їєґ]/iu, 'ukr'],
    [/[ыэё]/iu, 'rus'],
    [/і/iu, 'ukr'],
    [/ъ[бвгджзклмнпрстфхцчшщ]|ъ$/iu, 'bul']
  ],
  Arab: [
    [/[ټډړږښګڼۍې]/u, 'pus'],
    [/[ٹڈڑےںھہۃ]/u, 'urd'],
    [/[پچژگکی]/u, 'fas']
  ]
}
const FALLBACK: Readonly<Record<string, string>> = { Cyrl: 'rus', Arab: 'ara', Hani: 'zho' }

/** Characters of the commonest Chinese surnames. */
const CHINESE_SURNAMES = new Set(`${commonSurnames}肖闫阎陶黎向习習`)
/** Syllables that Korean surnames are, or begin with. */
export const KOREAN_SURNAMES = new Set(
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모'
)
/** Japanese names in hangul: two words of open syllables. */
const JAPANESE_IN_HANGUL =
  /^[아이우에오카키쿠케코가기구게고사시스세소자지즈제조타치쓰테토다데도나니누네노하히후헤호바비부베보마미무메모야유요라리루레로와쿄쇼슈류신켄겐준슌]{2,5} [아이우에오카키쿠케코가기구게고사시스세소자지즈제조타치쓰테토다데도나니누네노하히후헤호바비부베보마미무메모야유요라리루레로와쿄쇼슈류신켄겐준슌]{2,5}$/u
/** Marks of Japanese names in Han characters: characters and endings that Chinese names hardly have. */
const JAPANESE_MARKS = /[々辻畑込峠榊働沢桜斎斉浜広竜恵]|[子郎夫男美雄彦恵]$/u
/** Longer names in Han characters are Japanese, or foreign ones in Chinese. */
const LONGEST_JAPANESE = 5

/** Language of use, undefined where a name has no letters. */
export function guessUse(name: string): string | undefined {
  const script = scriptOfName(name)
  for (const [letters, language] of BY_LETTERS[script] ?? []) if (letters.test(name)) return language
  if (script === 'Hani') return isJapanese(name.replace(/\s/gu, '')) ? 'jpn' : 'zho'
  return BY_SCRIPT[script] ?? FALLBACK[script]
}

function isJapanese(name: string): boolean {
  const { length } = [...name]
  return length > 2 && length <= LONGEST_JAPANESE && JAPANESE_MARKS.test(name)
}

/** Characters of foreign names end Japanese ones too (夫). */
export const LIKELY_FOREIGN = 0.9

/** Endings of names in Cyrillic by the language that they come from. */
const CYRILLIC: readonly (readonly [RegExp, string])[] = [
  [/(?:ский|ская|[оеё]в|[оеё]ва|ин|ина|ович|евич|овна|евна)$/u, 'rus'],
  [/(?:енко|чук|юк)$/u, 'ukr'],
  [/(?:швили|дзе|иани|ия)$/u, 'kat'],
  [/(?:ян|янц)$/u, 'hye'],
  [/(?:сон|уэлл|форд|тон)$/u, 'eng'],
  [/(?:берг|штейн|ман|бург|шмидт)$/u, 'deu'],
  [/(?:ини|елли|етти|уччи|онни)$/u, 'ita'],
  [/(?:ье|уа|мон|ё|ль|нёв|ан|ер)$/u, 'fra'],
  [/(?:ес|ос|ас)$/u, 'spa']
]
const CHINESE_SYLLABLES_IN_CYRILLIC =
  /^(?:Си|Мао|Ли|Ван|Чжан|Лю|Чэнь|Ян|Чжао|Хуан|Чжоу|У|Сюй|Сунь|Ху|Чжу|Линь|Го|Хэ|Дэн|Цзян) (?:\p{L}*(?:нь|н|ян|ао|эй|ай|ин|ун|ань|ой|ю|и|о|э|а))$/u

/** What knows names. */
export interface Knowing {
  /** Asked first: the country of a known person. */
  readonly dictionary: NameDictionary
  readonly japanese: JapaneseReadings
  /** Whether Chinese characters write a foreign name. */
  readonly hanOrigin: HanOrigin
}

/** Language that a name comes from. @param use language that it is written in */
export function guessOrigin(name: string, use: string, knowing?: Knowing): string {
  // a word alone is the name of many
  const isWhole = /[\s·・＝=]|\p{Script=Han}|\p{Script=Hangul}/u.test(name.trim())
  const known = (isWhole ? knowing?.dictionary.known(name, use) : undefined)?.find(({ origin, weight }) => origin !== undefined && weight >= 0.3)?.origin
  if (known !== undefined) return known
  const text = name.trim()
  if (use === 'jpn') {
    if (/^[\p{Script=Katakana}ー・＝\s=-]+$/u.test(text)) return 'eng'
    return 'jpn'
  }
  if (use === 'kor') {
    const words = text.split(/[\s·]+/u)
    if (words.length === 1 && text.length <= 4 && KOREAN_SURNAMES.has(text[0] ?? '')) return 'kor'
    if (JAPANESE_IN_HANGUL.test(text)) return 'jpn'
    return words.length === 2 && words[0]!.length <= 2 && words[1]!.length <= 2 && KOREAN_SURNAMES.has(text[0] ?? '') ? 'kor' : 'eng'
  }
  if (use === 'zho') {
    if (/[·・‧•]/u.test(text)) return 'eng'
    if ([...text].length < 3 || (CHINESE_SURNAMES.has(text[0] ?? '') && [...text].length === 3)) return 'zho'
    if (knowing === undefined) return isJapanese(text) ? 'jpn' : 'zho'
    if (knowing.hanOrigin.foreign(knowing.dictionary.variants.simplified(text)) > LIKELY_FOREIGN) return 'zho'
    return isJapanese(text) || knowing.japanese.isKnown(text) ? 'jpn' : 'zho'
  }
  if (use === 'rus' || use === 'ukr' || use === 'bel' || use === 'bul') {
    if (CHINESE_SYLLABLES_IN_CYRILLIC.test(text)) return 'zho'
    if (!isWhole) return use
    for (const [ending, language] of CYRILLIC) if (ending.test(text.toLowerCase())) return language === 'rus' ? use : language
  }
  return use
}
