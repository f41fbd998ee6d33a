/** Forms of address that only persons have: what stands right behind one is a person's name, whatever else is called so (Frau Müller, Mr Ford). */
import { letterKind } from '../../core/folding.js'
import type { TokenList } from '../../core/spans.js'
import { nameParticlePattern } from '../../core/words/name-particles.js'
import { foldWord } from '../chains/fold.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { mayBeCapital } from '../lists/letter-case.js'
import { type Mention, ruleMention } from '../types.js'
import { Cover } from './cover.js'
import { formsApart, formsBeforeNames, formsOfPersons } from './forms-of-address.js'
import { byStart } from './redactor.js'
import { restOfHonour, withDon } from './roles/titles.js'
import { tokenFrom } from './token-places.js'

const before = /(?<![\p{L}\p{M}\p{N}-])(\p{L}[\p{Ll}ª]{0,11}(?:-\p{Ll}{1,2}|\.\p{Ll}{1,3}|\.[ªº])?)\.?[ \u00a0](?:(?:Dr|Prof|Ing|Mag|Dipl)\.[ \u00a0]?){0,2}$/u
/** Letters of the longest form with titles behind it. */
const REACH = 28

const BLANK = 32
const NO_BREAK = 0xa0
const HYPHEN = 45
const POINT = 46
/** ª and º behind an abbreviation. */
const FEMININE = 0xaa
const MASCULINE = 0xba
/** Letters of the longest form. */
const LONGEST_FORM = 16

/** Whether the word right before a place may be such a form or a title behind one: false only where it is none, which it mostly is. */
function mayBeAddressed(text: string, start: number, language: EntityLanguage): boolean {
  const last = text.charCodeAt(start - 1)
  if (last === POINT) return true
  if (last !== BLANK && last !== NO_BREAK) return false
  const end = start - 1
  if (text.charCodeAt(end - 1) === POINT) return true
  let from = end
  while (from > 0 && end - from <= LONGEST_FORM && isOfForm(text.charCodeAt(from - 1))) from--
  return from < end && formsOfPersons(language).has(text.slice(from, end).toLowerCase())
}

function isOfForm(code: number): boolean {
  const kind = letterKind(code)
  return kind === 1 || kind === 2 || code === HYPHEN || code === POINT || code === FEMININE || code === MASCULINE
}

/** Whether a form of address stands right before a place of the text. */
export function isAddressed(text: string, start: number, language: EntityLanguage): boolean {
  if (start === 0 || !mayBeAddressed(text, start, language)) return false
  const found = before.exec(text.slice(Math.max(0, start - REACH), start))
  return found !== null && formsOfPersons(language).has(found[1]!.toLowerCase())
}

/** What stands right behind surnames in Japanese; behind a place stand offices of places (`石川県知事`), which are left out. */
const japaneseForms = /^(?:副?会長|副?社長|専務|常務|部長|課長|係長|議員|教授|先生|容疑者|被告|さん|氏|様)/u

/** Whether a form of address stands right behind one word that lists have as a surname and not as a well-known place. @param flags of the lists, by token (`Flag`) */
export function isAddressedBehind(tokens: TokenList, { start, end }: Mention, language: EntityLanguage, flags: Uint32Array): boolean {
  if (language !== 'jpn' || !japaneseForms.test(tokens.text.slice(end, end + 4))) return false
  const token = tokenFrom(tokens, start)
  return tokens.starts[token] === start && tokens.ends[token] === end && (flags[token]! & (Flag.surname | Flag.major)) === Flag.surname
}

/** Whether a rule found a mention behind a form of address, alone or in a list. */
export function isOfAddressed({ type, subsource }: Mention): boolean {
  return type === 'PERSON' && subsource === ADDRESSED_BY
}

const ADDRESSED_BY = 'addressed'
const surname = /^\p{Lu}\p{Ll}+$/u
/** Confidence of a person who is called like a day or a month. */
const ADDRESSED = 0.9

/** A person whom a form of address tells. */
export function addressedPerson(start: number, end: number): Mention {
  return ruleMention(start, end, 'PERSON', ADDRESSED_BY, ADDRESSED)
}

/** What patterns found without the days and months that are surnames (`Frau Sonntag`, `Mr May`), and these as persons. */
export function withoutAddressedDays(text: string, found: readonly Mention[], language: EntityLanguage): { read: Mention[]; persons: Mention[] } {
  const called = new Set(found.filter(({ type, start }) => type === 'TEMPORAL:DATE' && isAddressed(text, start, language)))
  const persons = [...called].filter(({ start, end }) => surname.test(text.slice(start, end))).map(({ start, end }) => addressedPerson(start, end))
  return { read: found.filter((one) => !called.has(one)), persons }
}

/** Names with those of others that none of them overlaps. */
export function withMissing(text: string, names: readonly Mention[], others: readonly Mention[]): Mention[] {
  if (others.length === 0) return [...names]
  const taken = new Cover(text.length, names)
  return [...names, ...others.filter((one) => !taken.overlaps(one))].sort(byStart)
}

/** Languages whose models miss persons, and whose forms of address stand before hardly anything else that has a capital. */
const missesPersons: ReadonlySet<EntityLanguage> = new Set(['tgl', 'msa', 'vie'])
/** Of cities, offices and countries as well: `Ibu Pejabat`, `Bapak Pembangunan`. */
const alsoThings: ReadonlySet<string> = new Set(['ibu', 'bapak'])
const beforeCapital = /(?<![\p{L}\p{M}\p{N}-])(\p{L}{1,18}(?:\.(?:\p{Ll}{1,3}|[ªº]))?\.?) (?=\p{Lu})/uy
/** `D. Óscar Pérez`, where a list or a sentence begins or goes on: between two names the letter is an initial. */
const beforeDon = /(?:^|[\n\r,;:(•–-][ \u00a0\t]*|\p{Ll}{3}\.[ \u00a0]|(?<![\p{L}\p{M}])\p{Ll}{1,12}[ \u00a0])$/u
const twoNames = /^\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*(?: (?:de|del|dela|da|do|dos)(?= ))? (?:la |los |las )?\p{Lu}\p{Ll}/u
const REACH_BEFORE_DON = 16
/** Whether what stands at a place is the letter for don or dom, before two names. */
function isDon(text: string, at: number, form: string, language: EntityLanguage): boolean {
  return (
    form === 'D. ' &&
    withDon.has(language) &&
    twoNames.test(text.slice(at + form.length, at + form.length + LONGEST_RUN)) &&
    beforeDon.test(text.slice(Math.max(0, at - REACH_BEFORE_DON), at))
  )
}

/** `la C. Hortensia Bañuelos`: ciudadana, behind an article and before two names. */
const articleBefore = /(?:^|[^\p{L}])(?:el|la|al|del|los|las) $/iu

function isCitizen(text: string, at: number, form: string, language: EntityLanguage): boolean {
  if (form !== 'C. ' || language !== 'spa' || !twoNames.test(text.slice(at + form.length, at + form.length + LONGEST_RUN))) return false
  return articleBefore.test(text.slice(Math.max(0, at - 5), at))
}

/** What banks and firms are called without the point (`ING`). */
const pointed: ReadonlySet<string> = new Set(['ing', 'lic', 'arq', 'cra', 'cr', 'cpn'])

/** Our Lady, who is no lady: `Nossa Senhora Aparecida`. */
const ours = /noss[ao] $/iu

/** `Fr. Lüdeking` in a cell by itself or instead of somebody; it is Friday and a currency as well. */
const beforeFrau = /(?:^|[\n\r\t|,;(]|(?<!\d)[:] ?|(?<![\p{L}\p{M}])(?:statt|und|für|mit|bei|von)) ?$/u
const frauBehind = /^\p{Lu}[\p{L}\p{M}'’-]+[ \u00a0]?(?:[\n\r\t|,;)]|$)/u

function isFrau(text: string, at: number, form: string, language: EntityLanguage): boolean {
  return (
    form === 'Fr. ' &&
    language === 'deu' &&
    frauBehind.test(text.slice(at + form.length, at + form.length + LONGEST_RUN)) &&
    beforeFrau.test(text.slice(Math.max(0, at - REACH_BEFORE_DON), at))
  )
}

const nameRun = new RegExp(String.raw`^\p{Lu}[\p{L}\p{M}'’-]+(?: (?:(?:${nameParticlePattern}|dela) )?\p{Lu}[\p{L}\p{M}'’-]+){0,3}`, 'u')
const endsWithParticle = new RegExp(` (?:${nameParticlePattern}|dela)$`, 'u')
const LONGEST_RUN = 64
/** Before a name that stands in quotation marks. */
const quoted: ReadonlySet<string> = new Set('«„“"‘')
const LONGEST_WORD = 24
/** Below this the kinds of letters are exact (`letterKind`). */
const EXACT = 0x700

interface WordBefore {
  readonly index: number
  /** With the blank behind it. */
  readonly form: string
  /** In small letters, without the full stop at its end. */
  readonly word: string
}

/**
 * The word before a blank and a capital, where it may be a form of address; most are refused without an expression.
 * @param mayBe whether a word in small letters is asked for
 */
function wordBefore(text: string, blank: number, mayBe: (word: string) => boolean): WordBefore | undefined {
  const end = text.charCodeAt(blank - 1) === POINT ? blank - 1 : blank
  const last = beginOfLetters(text, end)
  if (last === end) return undefined
  // `dott.ssa`
  const first = text.charCodeAt(last - 1) === POINT ? beginOfLetters(text, last - 1) : last
  if (!mayBe(text.slice(last, end).toLowerCase()) && (first === last || !mayBe(text.slice(first, end).toLowerCase()))) return undefined
  for (const index of first === last ? [last] : [first, last]) {
    beforeCapital.lastIndex = index
    const found = beforeCapital.exec(text)
    if (found !== null) return { index, form: found[0], word: found[1]!.replace(/\.$/u, '').toLowerCase() }
  }
  return undefined
}

/** Where the letters begin that end at a place, as far as they may be a form's. */
function beginOfLetters(text: string, end: number): number {
  let start = end
  while (start > 0 && end - start < LONGEST_WORD && isLetter(text.charCodeAt(start - 1))) start--
  return start
}

const letter = /\p{L}/u

function isLetter(code: number): boolean {
  if (code >= EXACT) return letter.test(String.fromCharCode(code))
  const kind = letterKind(code)
  return kind !== 0 && kind !== 3
}

/**
 * Names with those behind forms of address that a model missed, or of which it found the end (`Mang Kardo Dela Cruz`): the capitalised words there. Only where models
 * learnt from little text, and behind forms that nothing else is written like (`dott.ssa Conti`). Linear.
 */
export function withAddressedNames(text: string, names: readonly Mention[], language: EntityLanguage): Mention[] {
  const forms = missesPersons.has(language) ? formsOfPersons(language) : formsBeforeNames(language)
  if (forms.size === 0 && !withDon.has(language)) return [...names]
  const titles = formsApart(language)
  const ordered = [...names].sort(byStart)
  const found: Mention[] = []
  const replaced = new Set<Mention>()
  let next = 0
  const mayBe = (word: string) =>
    forms.has(word) || (word === 'd' && withDon.has(language)) || (word === 'c' && language === 'spa') || (word === 'fr' && language === 'deu')
  for (let blank = text.indexOf(' '); blank >= 0; blank = text.indexOf(' ', blank + 1)) {
    if (!mayBeCapital(text.charCodeAt(blank + 1))) continue
    const told = wordBefore(text, blank, mayBe)
    if (told === undefined) continue
    const { index, form, word } = told
    if (ours.test(text.slice(Math.max(0, index - 6), index))) continue
    if (pointed.has(word) && !form.endsWith('. ')) continue
    const isLetter = () => isDon(text, index, form, language) || isFrau(text, index, form, language) || isCitizen(text, index, form, language)
    if (alsoThings.has(word) || !(forms.has(word) || isLetter())) continue
    const start = index + form.length + (language === 'msa' ? (restOfHonour.exec(text.slice(index + form.length, index + LONGEST_RUN))?.[0].length ?? 0) : 0)
    const run = nameRun.exec(text.slice(start, start + LONGEST_RUN))?.[0]
    const first = run?.split(' ')[0] ?? ''
    if (run === undefined || forms.has(first.toLowerCase()) || titles.has(foldWord(first))) continue
    while (next < ordered.length && ordered[next]!.end <= start) next++
    const other = ordered[next]
    const end = start + run.length
    // a shop that is called so: `quán phở "Ông Hùng"`
    if (other !== undefined && other.start === index && other.type === 'ORGANIZATION' && quoted.has(text[index - 1]!)) continue
    // `Mang Kanor's Lechon`: a rule told a shop
    if (other !== undefined && other.start === index && other.type === 'ORGANIZATION' && other.confidence === undefined) continue
    // the form and the name as one of another type
    if (other !== undefined && other.start >= index && other.start < start && other.end === end && other.type !== 'PERSON') {
      found.push({ ...other, start, type: 'PERSON' })
      replaced.add(other)
      continue
    }
    if (other !== undefined && other.start <= start) continue
    if (other === undefined || other.start >= end) {
      // a place or a firm that the run goes on to was not found: one name is enough
      found.push(addressedPerson(start, end))
    } else if (other.type === 'PERSON' && other.end === end) {
      found.push({ ...other, start })
      replaced.add(other)
    } else {
      // `geom. Caviglia di Savona`
      const own = text.slice(start, other.start).trimEnd().replace(endsWithParticle, '')
      if (own !== '') found.push(addressedPerson(start, start + own.length))
    }
  }
  return found.length === 0 ? ordered : [...ordered.filter((one) => !replaced.has(one)), ...found].sort(byStart)
}
