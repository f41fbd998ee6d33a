/** Forms of address that anybody has, and which of them tell a woman from a man. */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import type { KnownEntity } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'

export type Sex = 'f' | 'm'

/** Those of offices are none. */
const women =
  'mrs ms miss frau fraulein fru frk frøken rva rouva mevrouw mevr mw mme mlle madame mademoiselle senora senorita sra srta doña dña senyora senhora signora signorina sigra ' +
  'doamna doamnei dna domnișoara proua kundze ponia pani panią paní slečna gospa gospe gospođa gospođe gospođi gospođu gospodja gospodična gđa gđica ' +
  'госпожа госпожи госпоже госпожу госпођа госпође госпођи госпођу г-жа г-жи г-жу гжа пані панi κυρία κυρίας κα bayan úrhölgy ibu puan السيدة הגברת גברת גב خانم श्रीमती सुश्री'
const men =
  'mr mister herr herrn hr herra meneer dhr mijnheer monsieur senor sr senyor senhor signor signore sig domnul domnului dl harra kungs ponas pan pana panu panem pán ' +
  'gospodin gospodina gospodinu gospod gospoda gospodu господин господина господину пан пана пану κύριος κυρίου κύριο bay bapak السيد מר آقای श्री'
const either = 'mx hra m mm don dona κ pak bu encik ong ba anh chi dr'
/** Of one language, elsewhere they are other words, or may be said to anybody. */
const local: Readonly<Record<string, { readonly m?: string; readonly f?: string }>> = {
  fra: { m: 'm' },
  ell: { m: 'κ' },
  spa: { m: 'don' },
  ita: { m: 'don' },
  por: { f: 'dona' },
  ind: { m: 'pak', f: 'bu' },
  msa: { m: 'encik', f: 'cik' },
  vie: { m: 'ông', f: 'bà' }
}

const foldForm = (word: string) => foldName(word.replace(/[.'’-]/gu, ''))
const mapOf = (list: string, sex: Sex) => list.split(' ').map((word) => [foldForm(word), sex] as const)
const sexes: ReadonlyMap<string, Sex> = new Map([...mapOf(women, 'f'), ...mapOf(men, 'm')])
const forms: ReadonlySet<string> = new Set([...sexes.keys(), ...either.split(' ').map(foldForm)])
const localSexes = new Map(
  Object.entries(local).map(([language, { m, f }]) => [
    language,
    new Map([...(m === undefined ? [] : mapOf(m, 'm')), ...(f === undefined ? [] : mapOf(f, 'f'))])
  ])
)

/** Behind the name; in which of them a woman is addressed, and a man. */
const honorific = /^ ?(?:様|さん|氏|殿|君|先生|씨|님|女士|小姐|bey|hanım|(?:úr|asszony)(?!\p{L}))/u
const womanBehind = /^ ?(?:女士|小姐|hanım(?!\p{L})|asszony(?!\p{L}))/u
const manBehind = /^ ?(?:bey(?!\p{L})|úr(?!\p{L}))/u
/** The word before a name, and what may join it to another form of address. */
const wordBefore = /(?:([\p{L}\p{M}.'’-]+) [\p{L}\p{M}&+]{1,3} )?([\p{L}\p{M}'’-]+(?:\.\p{L}[\p{L}\p{M}]*|\.ª)?)\.? $/u
const BEFORE = 32

function formsBefore(text: string, start: number): readonly string[] {
  const found = wordBefore.exec(text.slice(Math.max(0, start - BEFORE), start))
  return found === null ? [] : [found[2]!, found[1] ?? ''].map(foldForm)
}

/** Whether a form of address that anybody has stands beside a name. */
export function hasFormOfAddress(text: string, { start, end }: Span): boolean {
  const [form = ''] = formsBefore(text, start)
  return forms.has(form) || honorific.test(text.slice(end, end + 8))
}

/** The sex that the form of address beside a name tells; undefined for a couple (`Mr and Mrs Clinton`). @param code ISO 639-3 of the text, which may be an alias */
export function sexOfAddress(text: string, { start, end }: Span, code: string): Sex | undefined {
  const own = localSexes.get(modelLanguage(code))
  const sexOf = (form: string) => own?.get(form) ?? sexes.get(form)
  const [form = '', before = ''] = formsBefore(text, start)
  const sex = sexOf(form)
  if (sex !== undefined) return (sexOf(before) ?? sex) === sex ? sex : undefined
  const behind = text.slice(end, end + 10)
  return womanBehind.test(behind) ? 'f' : manBehind.test(behind) ? 'm' : undefined
}

const womanly = /\b(?:actress|businesswoman|queen|princess|duchess|countess|empress|woman|wife|mother|daughter|sister|first lady|spokeswoman|heiress|nun)\b/iu
const manly = /\b(?:actor|businessman|king|prince|duke|count|emperor|husband|father|son|brother|statesman|priest|monk|pope|cardinal)\b/iu
/** Countries whose names begin with the surname, in English too. */
export const surnameFirst: ReadonlySet<string> = new Set(['cn', 'tw', 'hk', 'mo', 'sg', 'kp', 'kr', 'vn', 'kh'])

/** The sex of a person of the base by the given name, as far as its description does not speak of the other one. @param genderOf that of a given name, folded */
export function sexOfKnown({ label, description = '', country }: KnownEntity, genderOf: (word: string) => Sex | undefined): Sex | undefined {
  if (country !== undefined && surnameFirst.has(country)) return undefined
  const words = foldName(label).split(' ')
  const sex = genderOf(words[0]!)
  if (words.length < 2 || sex === undefined) return undefined
  return (sex === 'f' ? manly : womanly).test(description) ? undefined : sex
}
