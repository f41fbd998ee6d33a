/** Surnames that stand for a family: `les Macron`, `Familie Müller`, `the Clintons`, `Галкины`, `Mr and Mrs Thornton`. They are none of its members. */
import { andPattern } from '../../core/words/and-words.js'
import type { EntityLanguage } from '../languages.js'
import { foldWord } from './fold.js'
import { genderOfTitle, isRuling, wordBefore } from './gender.js'

/** Words before the name that say so by themselves; articles of the plural, which names of persons have not, among them. Folded. */
const before: Partial<Record<EntityLanguage, ReadonlySet<string>>> = {
  eng: new Set(['family']),
  deu: new Set(['familie', 'eheleute', 'ehepaar']),
  nld: new Set(['familie', 'gezin', 'echtpaar']),
  fra: new Set(['les', 'famille', 'epoux']),
  spa: new Set(['los', 'familia']),
  cat: new Set(['els', 'familia']),
  por: new Set(['os', 'familia']),
  ita: new Set(['famiglia', 'coniugi']),
  pol: new Set(['rodzina', 'rodziny', 'panstwo', 'malzenstwo']),
  ces: new Set(['rodina', 'rodiny', 'manzele']),
  slk: new Set(['rodina', 'rodiny', 'manzelia']),
  rus: new Set(['семья', 'семьи', 'супруги', 'чета']),
  ukr: new Set(["сім'я", 'родина', 'подружжя'])
}
/** Articles before a name that ends in the `s` of the plural. */
const beforePlural: Partial<Record<EntityLanguage, ReadonlySet<string>>> = { eng: new Set(['the']), deu: new Set(['die', 'den', 'der']) }
const plural: Partial<Record<EntityLanguage, RegExp>> = {
  rus: /(?:[оеё]в|[иы]н)ы(?:х|ми)?$/u,
  bul: /[ое]ви(?:те)?$/u,
  pol: /(?:owie|scy|ccy|dzcy)$/u
}
/** The plural of a surname that is a dative of the singular as well, and the verb of several. */
const pluralBesideVerb: Partial<Record<EntityLanguage, readonly [name: RegExp, verb: RegExp]>> = {
  ces: [/ovi$/u, /^ (?:(?:se|si) )?\p{Ll}+li(?!\p{L})/u],
  slk: [/ovci$/u, /^ (?:(?:sa|si) )?\p{Ll}+li(?!\p{L})/u]
}
const couple = new RegExp(`(?<!\\p{L})(?<first>\\p{L}[\\p{L}-]{0,11})\\.? (?:${andPattern}|&) (?<second>\\p{L}[\\p{L}-]{0,11})\\.? $`, 'u')
const LONGEST_COUPLE = 32
const LONGEST_VERB = 24

/** Whether a mention of one word is a family's. */
export function isFamily(text: string, start: number, end: number, language: EntityLanguage): boolean {
  const name = text.slice(start, end)
  if (/\s/u.test(name)) return false
  const word = wordBefore(text, start)
  if (before[language]?.has(word) === true || plural[language]?.test(name) === true) return true
  if (/\p{Ll}s$/u.test(name) && beforePlural[language]?.has(word) === true) return true
  const verbal = pluralBesideVerb[language]
  if (verbal?.[0].test(name) === true && verbal[1].test(text.slice(end, end + LONGEST_VERB))) return true
  return isCouple(text.slice(Math.max(0, start - LONGEST_COUPLE), start), language)
}

/** Whether forms of address of him and of her stand before a name. */
function isCouple(beforeName: string, language: EntityLanguage): boolean {
  const forms = couple.exec(beforeName)?.groups
  if (forms === undefined) return false
  const words = [foldWord(forms.first!), foldWord(forms.second!)]
  const [first, second] = words.map((word) => (isRuling(word) ? undefined : genderOfTitle(word, language)))
  return first !== undefined && second !== undefined && first !== second
}
