/** Forms of address that anybody has, and which of them tell a woman from a man. */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import { areSaidIn, formsBehind, formsOfAddress } from '../core/words/forms-of-address.js'
import type { KnownEntity } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'

export type Sex = 'f' | 'm'

const foldForm = (word: string) => foldName(word.replace(/[.'’-]/gu, ''))
const built = new Map<string, ReadonlyMap<string, Sex | undefined>>()

/** Folded forms of a language, and of whom they are said. */
function formsOf(language: string): ReadonlyMap<string, Sex | undefined> {
  let forms = built.get(language)
  if (forms === undefined) {
    const own = formsOfAddress.filter((row) => row.anybody === true && areSaidIn(row, language))
    const said = (list: string | undefined, sex: Sex | undefined) => (list === undefined ? [] : list.split(' ').map((word) => [foldForm(word), sex] as const))
    forms = new Map(own.flatMap(({ women, men, either }) => [...said(either, undefined), ...said(women, 'f'), ...said(men, 'm')]))
    built.set(language, forms)
  }
  return forms
}

interface Behind {
  readonly women: RegExp
  readonly men: RegExp
  readonly either: RegExp
}

const builtBehind = new Map<string, Behind>()

/** Forms behind names in a language. */
function behindOf(language: string): Behind {
  let forms = builtBehind.get(language)
  if (forms === undefined) {
    forms = { women: formsBehind(language, 'women'), men: formsBehind(language, 'men'), either: formsBehind(language, 'either') }
    builtBehind.set(language, forms)
  }
  return forms
}

function sexBehind(behind: string, language: string): Sex | undefined {
  const { women, men } = behindOf(language)
  if (women.test(behind)) return 'f'
  return men.test(behind) ? 'm' : undefined
}

/** The word before a name, and what may join it to another form of address. */
const wordBefore = /(?:([\p{L}\p{M}.'’-]+) [\p{L}\p{M}&+]{1,3} )?([\p{L}\p{M}'’-]+(?:\.\p{L}[\p{L}\p{M}]*|\.ª)?)\.? $/u
const BEFORE = 32

function formsBefore(text: string, start: number): readonly string[] {
  const found = wordBefore.exec(text.slice(Math.max(0, start - BEFORE), start))
  return found === null ? [] : [found[2]!, found[1] ?? ''].map(foldForm)
}

/** Characters of a form behind a name. */
const LONGEST_BEHIND = 16

/** Whether a form of address that anybody has stands beside a name. @param code ISO 639-3 of the text, which may be an alias */
export function hasFormOfAddress(text: string, { start, end }: Span, code: string): boolean {
  const language = modelLanguage(code)
  const [form = ''] = formsBefore(text, start)
  const behind = text.slice(end, end + LONGEST_BEHIND)
  return formsOf(language).has(form) || behindOf(language).either.test(behind) || sexBehind(behind, language) !== undefined
}

/** The sex that the form of address beside a name tells; undefined for a couple (`Mr and Mrs Clinton`). @param code ISO 639-3 of the text, which may be an alias */
export function sexOfAddress(text: string, { start, end }: Span, code: string): Sex | undefined {
  const language = modelLanguage(code)
  const forms = formsOf(language)
  const [form = '', before = ''] = formsBefore(text, start)
  const sex = forms.get(form)
  if (sex !== undefined) return (forms.get(before) ?? sex) === sex ? sex : undefined
  return sexBehind(text.slice(end, end + LONGEST_BEHIND), language)
}

const womanly = /\b(?:actress|businesswoman|queen|princess|duchess|countess|empress|woman|wife|mother|daughter|sister|first lady|spokeswoman|heiress|nun)\b/iu
const manly = /\b(?:actor|businessman|king|prince|duke|count|emperor|husband|father|son|brother|statesman|priest|monk|pope|cardinal)\b/iu
/** Countries whose names begin with the surname, in English too. */
export const countriesWithSurnameFirst: ReadonlySet<string> = new Set(['cn', 'tw', 'hk', 'mo', 'sg', 'kp', 'kr', 'vn', 'kh'])

/** The sex of a person of the base by the given name, as far as its description does not speak of the other one. @param genderOf that of a given name, folded */
export function sexOfKnown({ label, description = '', country }: KnownEntity, genderOf: (word: string) => Sex | undefined): Sex | undefined {
  if (country !== undefined && countriesWithSurnameFirst.has(country)) return undefined
  const words = foldName(label).split(' ')
  const sex = genderOf(words[0]!)
  if (words.length < 2 || sex === undefined) return undefined
  return (sex === 'f' ? manly : womanly).test(description) ? undefined : sex
}
