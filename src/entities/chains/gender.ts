/** What tells a man from a woman: forms of address, given names, and the endings of surnames that are adjectives or decline by gender. */
import { areSaidIn, formsBehind, formsOfAddress, wordsOfForms } from '../../core/words/forms-of-address.js'
import type { EntityLanguage } from '../languages.js'
import type { GivenNames } from '../lists/given-names.js'
import { perLanguage } from '../per-language.js'
import { foldWord, inflects } from './fold.js'
import { hasProclitics } from './proclitics.js'

export type Gender = 'm' | 'f' | undefined

/** Forms of address of a language by what they tell, and those that tell more than a gender, folded. */
interface Forms {
  readonly genders: ReadonlyMap<string, 'm' | 'f'>
  readonly titles: ReadonlySet<string>
}

const formsOf: (language: EntityLanguage) => Forms = perLanguage((language) => {
  const said = formsOfAddress.filter((forms) => areSaidIn(forms, language))
  const told = (words: string | undefined, gender: 'm' | 'f') => (words?.split(' ') ?? []).map((word) => [foldWord(word), gender] as const)
  return {
    genders: new Map(said.flatMap(({ women, men }) => [...told(women, 'f'), ...told(men, 'm')])),
    titles: new Set(
      said
        .filter(({ title, ruler }) => title === true || ruler === true)
        .flatMap(wordsOfForms)
        .map(foldWord)
    )
  }
})
const ruling = new Set(
  formsOfAddress
    .filter(({ ruler }) => ruler === true)
    .flatMap(wordsOfForms)
    .map(foldWord)
)

/** Names of persons stand behind the article. */
const greekArticles = new Map<string, 'm' | 'f'>([
  ...'ο τον του'.split(' ').map((word) => [word, 'm'] as const),
  ...'η την τη της'.split(' ').map((word) => [word, 'f'] as const)
])
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

/** Forms behind names, his and hers. */
const after: (language: EntityLanguage) => { readonly m: RegExp; readonly f: RegExp } = perLanguage((language) => ({
  m: formsBehind(language, 'men', 'sons'),
  f: formsBehind(language, 'women', 'wives')
}))
/** Letters of the longest one and of what parts it from the name, and one more. */
const REACH_BEHIND = 16

/** Whether a folded word is a form of address or a title that stands before names. */
export function isAddress(word: string, language: EntityLanguage): boolean {
  const { genders, titles } = formsOf(language)
  return genders.has(word) || titles.has(word)
}

/** Whether a folded word stands before the one name of a ruler or a saint. */
export function isRuling(word: string): boolean {
  return ruling.has(word)
}

/** Whether a folded word is a title that tells more than a gender. */
export function isTitle(word: string, language: EntityLanguage): boolean {
  return formsOf(language).titles.has(word)
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
  const behind = text.slice(end, end + REACH_BEHIND)
  if (after(language).m.test(behind)) return 'm'
  if (after(language).f.test(behind)) return 'f'
  if (language === 'tha') return thaiGender(text, start, end)
  const word = wordBefore(text, start)
  return formsOf(language).genders.get(hasProclitics(language) ? word.replace(and, '') : word) ?? (language === 'ell' ? greekArticles.get(word) : undefined)
}

/** `m` or `f` by the title that a name begins with. @param word folded */
export function genderOfTitle(word: string, language: EntityLanguage): Gender {
  return formsOf(language).genders.get(word)
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
