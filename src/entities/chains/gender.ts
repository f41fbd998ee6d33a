/** What tells a man from a woman: forms of address, given names, and the endings of surnames that are adjectives or decline by gender. */
import type { EntityLanguage } from '../languages.js'
import type { GivenNames } from '../lists/given-names.js'
import { perLanguage } from '../per-language.js'
import { foldWord, inflects } from './fold.js'
import { hasProclitics } from './proclitics.js'

const male =
  'mr mister sir lord king prince herr herrn monsieur m señor sr don dom signor signore signorino sig senhor meneer heer dhr hr herra pan pana panu panem pán pána pánovi gospod gospodin gospodina gospodinu господин господина господину г-н г-на г-ну гн пан пана панові domnul domnului dl bay úr κύριος κύριο κ κος ponas pono kungs kunga könig roi rey re rei koning kung kong król král kralj король короля крал краљ kuningas király kral ملك الملك السيد الشيخ الأمير מר המלך श्री श्रीमान آقای'
const female =
  'mrs ms miss madam lady queen princess dame frau fru madame mme mademoiselle mlle señora señorita sra srta doña dona signora signorina sig.ra senhora mevrouw mw rouva pani panie panią paní gospa gospe gospo gospođa gospođe gospođi gospođu госпожа госпожи госпоже госпожу госпођа госпође г-жа г-жи г-же г-жу гжа пані doamna doamnei dna bayan κυρία κυρίας κα ponia ponios kundze kundzes königin reine reina regina rainha koningin drottning dronning królowa královna kraljica королева королевы королевой кралица краљица kuningatar kraliçe الملكة السيدة الأميرة גברת המלכה श्रीमती सुश्री خانم'

export type Gender = 'm' | 'f' | undefined

/** Forms of address that tell nothing of that kind. */
const neutral = new Set(
  'dr prof professor president judge justice captain capt colonel col general gen sen senator rep rev chancellor minister doktor docteur dott drs ir ing mgr maitre'.split(
    ' '
  )
)
/** Before the one name of a ruler or a saint, which is nobody's given name in front of a surname: `Pope Francis`. */
const ruling = new Set(
  `king queen prince princess emperor empress pope st saint sultan emir tsar czar könig königin prinz prinzessin kaiser papst roi reine pape rey reina príncipe princesa papa rei rainha re regina principe principessa koning koningin prins prinses paus kung drottning prinsessa påven kong dronning prinsesse paven pave król królowa książę papież papieża krol královna princ papež papeža pápež kralj kraljica король королева принц папа царь крал кралица краљ karalius popiežius karalis pāvests kuningas kuningatar prinssi paavi király királynő pápa regele kral kraliçe prens βασιλιάς βασίλισσα πάπας الملك الملكة الأمير البابا המלך המלכה האפיפיור raja ratu`
    .split(' ')
    .map(foldWord)
)

const genders = new Map<string, 'm' | 'f'>([
  ...male.split(' ').map((word) => [foldWord(word), 'm'] as const),
  ...female.split(' ').map((word) => [foldWord(word), 'f'] as const)
])
/** Names of persons stand behind the article. */
const greekArticles = new Map<string, 'm' | 'f'>([
  ...'ο τον του'.split(' ').map((word) => [word, 'm'] as const),
  ...'η την τη της'.split(' ').map((word) => [word, 'f'] as const)
])
/** Forms of address of one language, which are other words or names elsewhere. */
const local: Partial<Record<EntityLanguage, { readonly m: string; readonly f: string }>> = {
  ind: { m: 'pak bapak bang abang mas om kakek', f: 'bu ibu mbak tante nenek nyonya nona' },
  msa: { m: 'encik en tuan pakcik abang', f: 'puan pn cik makcik datin' },
  tgl: { m: 'ginoong mang kuya tatay lolo', f: 'ginang gng binibining aling ate nanay lola' },
  vie: { m: 'ông anh', f: 'bà chị cô' }
}
const gendersOf: (language: EntityLanguage) => ReadonlyMap<string, 'm' | 'f'> = perLanguage((language) => {
  const own = local[language]
  const map = (list: string, gender: 'm' | 'f') => list.split(' ').map((word) => [foldWord(word), gender] as const)
  return own === undefined ? genders : new Map([...genders, ...map(own.m, 'm'), ...map(own.f, 'f')])
})

/** Thai forms of address are written together with the name. */
const thaiAddress = /^(?:(นางสาว|น\.ส\.|เด็กหญิง|ด\.ญ\.|นาง)|(นาย|เด็กชาย|ด\.ช\.)|คุณ|ดร\.)(?=[\u0e00-\u0e7f]{2})/u

/** A folded word without the Thai form of address that it begins with, and what that tells; undefined where it has none. */
export function withoutThaiAddress(word: string): { readonly rest: string; readonly gender: Gender } | undefined {
  const found = thaiAddress.exec(word)
  if (found === null) return undefined
  return { rest: word.slice(found[0].length), gender: found[1] === undefined ? (found[2] === undefined ? undefined : 'm') : 'f' }
}

const beforeThai = /(?:(นางสาว|น\.ส\.|เด็กหญิง|ด\.ญ\.|นาง)|(นาย|เด็กชาย|ด\.ช\.))[ ]?$/u

function thaiGender(text: string, start: number, end: number): Gender {
  const inside = withoutThaiAddress(text.slice(start, end))
  if (inside !== undefined) return inside.gender
  const found = beforeThai.exec(text.slice(Math.max(0, start - LONGEST_THAI), start))
  return found === null ? undefined : found[1] === undefined ? 'm' : 'f'
}

/** Letters of the longest Thai form of address, and a blank. */
const LONGEST_THAI = 9

/** Behind names, without a blank or with one. */
const after = /^ ?(?:(先生|公子|爺|씨 부인)|(女士|小姐|太太|夫人|여사|부인))/
const afterTurkish = /^ (?:(Bey)|(Hanım))(?!\p{L})/u

/** Whether a folded word is a form of address or a title that stands before names. */
export function isAddress(word: string, language: EntityLanguage): boolean {
  return gendersOf(language).has(word) || neutral.has(word) || ruling.has(word)
}

/** Whether a folded word stands before the one name of a ruler or a saint. */
export function isRuling(word: string): boolean {
  return ruling.has(word)
}

/** Whether a folded word is a title that tells more than a gender. */
export function isTitle(word: string): boolean {
  return neutral.has(word) || ruling.has(word)
}

/** The folded word right before a name, without its full stop; empty where there is none. */
export function wordBefore(text: string, start: number): string {
  let to = start
  while (to > 0 && (text[to - 1] === ' ' || text[to - 1] === '\u00a0' || text[to - 1] === '.')) to--
  if (to === start) return ''
  let from = to
  while (from > 0 && to - from < 16 && !/\s/.test(text[from - 1]!)) from--
  return foldWord(text.slice(from, to).replace(/^[("'“„«]+/, ''))
}

/** Written together with the word after it. */
const and = /^[וو]/

/** `m` or `f` by the form of address before (or, in some languages, after) a name; undefined without one. */
export function genderByTitle(text: string, start: number, end: number, language: EntityLanguage): Gender {
  const behind = (language === 'tur' ? afterTurkish : after).exec(text.slice(end, end + 7))
  if (behind !== null) return behind[1] === undefined ? 'f' : 'm'
  if (language === 'tha') return thaiGender(text, start, end)
  const word = wordBefore(text, start)
  return gendersOf(language).get(hasProclitics(language) ? word.replace(and, '') : word) ?? (language === 'ell' ? greekArticles.get(word) : undefined)
}

/** `m` or `f` by the title that a name begins with. @param word folded */
export function genderOfTitle(word: string, language: EntityLanguage): Gender {
  return gendersOf(language).get(word)
}

/** Endings of surnames that only one gender has, in any case; what both have in some case (Russian -ова: hers, or his in the genitive) is left out. */
const endings: Partial<Record<EntityLanguage, { readonly m: RegExp; readonly f: RegExp }>> = {
  pol: { m: /(?:sk|ck|dzk)(?:i|iego|iemu|im)$/u, f: /(?:sk|ck|dzk)(?:a|ą|iej)$/u },
  ces: { m: /(?:ý|ého|ému|ým)$/u, f: /(?:á|é|ovou)$/u },
  slk: { m: /(?:ý|ého|ému|ým)$/u, f: /(?:á|ovou|ovej)$/u },
  rus: { m: /(?:[оеё]в|[иы]н|(?:[оеё]в|[иы]н)ым|ск(?:ий|им)|ый|[^аеиоу]ого|[^аеиоу]ому)$/u, f: /(?:(?:[оеё]в|[иы]н)ой|[^аеиоу]ая|[^аеиоу]ую)$/u },
  ukr: {
    m: /(?:[^аеиоуіїє]ий|[^аеиоуіїє]ого|[^аеиоуіїє]ому|[сцз]ьким)$/u,
    f: /(?:[сцз]ька|[сцз]ькій|[сцз]ьку|[сцз]ькою|[^аеиоуіїє]ої|[оеє]вій|[оеє]вою)$/u
  },
  bul: { m: /(?:[оеё]в|[иы]н|ски)$/u, f: /(?:[оеё]ва|[иы]на|ска)$/u },
  lav: { m: /(?:[sš]|am|im|um)$/u, f: /(?:as|es|ai|ei)$/u },
  lit: { m: /(?:as|is|us|ys)$/u, f: /(?:ien|ait|yt|ut|iūt)(?:ė|ės|ei|ę|e)$/u }
}

/** `m` or `f` by the ending of a surname; undefined where it tells nothing. @param surname in small letters */
export function genderByEnding(surname: string, language: EntityLanguage): Gender {
  const known = endings[language]
  if (known === undefined) return undefined
  return known.f.test(surname) ? 'f' : known.m.test(surname) ? 'm' : undefined
}

const feminineEnd = /[aая]$/u
const otherEnd = /[oeuiyоеуюиы]$/u

/**
 * `m` or `f` by a given name; undefined where it is a case of a name of the other gender as well (Jana: hers, or Jan's; Radka: hers, or Radek's; Angelo: his,
 * or Angela's in the accusative). @param word folded
 */
export function genderByGivenName(word: string, language: EntityLanguage, givenNames: GivenNames | undefined): Gender {
  const gender = givenNames?.gender(word)
  if (gender === undefined || !inflects(language)) return gender
  const stem = word.slice(0, -1)
  const isOther = (other: string) => givenNames!.gender(other) === (gender === 'f' ? 'm' : 'f')
  if (gender === 'm') return otherEnd.test(word) && ['a', 'а', 'я'].some((ending) => isOther(stem + ending)) ? undefined : 'm'
  if (!feminineEnd.test(word)) return 'f'
  const fleeting = ['e', 'е', 'и'].map((vowel) => stem.slice(0, -1) + vowel + stem.slice(-1))
  return [stem, ...fleeting, `${stem}й`, `${stem}ь`].some(isOther) ? undefined : 'f'
}
