/** An organization's or a place's name as the chains compare it: without article and legal form. */
import { isPlain } from '../lists/letter-case.js'
import { acronymOf, type NameForm } from './name.js'
import { articles, groupWords, joinedLegalForms, legalForms, sameLegalForms } from './name-words.js'

export interface OrganizationName {
  readonly form: number
  /** Words without ending, article and legal forms. */
  readonly stems: readonly string[]
  readonly folded: readonly string[]
  readonly words: readonly string[]
  /** `stems` as one word, without hyphens. */
  readonly key: string
  /** Legal forms, in one spelling each, sorted. */
  readonly legal: readonly string[]
  /** Words such as `Holding` that a company's name has beside its legal form. */
  readonly group: string
}

/** Words that a legal form is written in, `sp. z o. o.`. */
const MOST_LEGAL_WORDS = 4
const marks = /[-‐־'’.,/&]/g
const withoutMarks = (word: string) => (isPlain(word, 0, word.length) && !word.includes('-') ? word : word.replace(marks, ''))
/** Beside the legal form or in its place. */
const companyWords: ReadonlySet<string> = new Set(['co', 'cos', 'company'])
const joiners: ReadonlySet<string> = new Set(['&', 'und', 'and'])

export function organizationName(form: NameForm, index: number): OrganizationName {
  const { folded, stems, words, text } = form
  if (acronymOf(text) !== undefined || stems.length === 0) return nameOf(index, stems, folded, words, compactName(form), [], [])
  if (stems.length === 1) {
    const bare = withoutJoinedForm(stems[0]!)
    return nameOf(index, [bare], [withoutJoinedForm(folded[0]!)], words, compact([bare]), bare === stems[0] ? [] : ['joined'], [])
  }
  const legal: string[] = []
  const group: string[] = []
  let from = articles.has(folded[0]!) ? 1 : 0
  let to = stems.length
  for (let size = legalAt(folded, from, to, true); size > 0; size = legalAt(folded, from, to, true)) {
    note(folded.slice(to - size, to), legal, group)
    to -= size
  }
  for (let size = legalAt(folded, from, to, false); size > 0; size = legalAt(folded, from, to, false)) {
    note(folded.slice(from, from + size), legal, group)
    from += size
  }
  const core = stems.slice(from, to)
  return nameOf(index, core, folded.slice(from, to), words.slice(from, to), compact(core), legal, group)
}

function nameOf(
  form: number,
  stems: readonly string[],
  folded: readonly string[],
  words: readonly string[],
  key: string,
  legal: string[],
  group: string[]
): OrganizationName {
  return { form, stems, folded, words, key, legal: legal.length < 2 ? legal : [...new Set(legal)].sort(), group: group.sort().join(' ') }
}

/** How many words at the end (or the beginning) of a name are a legal form; at least one word of the name stays. */
function legalAt(folded: readonly string[], from: number, to: number, isEnd: boolean): number {
  if (mayBeLegal(folded[isEnd ? to - 1 : from]!, isEnd)) {
    const size = legalWordsAt(folded, from, to, isEnd)
    if (size > 0) return size
  }
  return isEnd && to - from > 1 && joiners.has(folded[to - 1]!) ? 1 : 0
}

const firstLetters: ReadonlySet<string> = new Set([...legalForms].map((form) => form.slice(0, 2)))
const lastLetters: ReadonlySet<string> = new Set([...legalForms].map((form) => form.slice(-2)))
/** Letters that are their own folds. */
const twoLetters = /^(?:[a-z]{2}|[а-ик-я]{2})$/

/** Whether a word may end (or begin) a legal form: false only where its letters say that it does not. */
function mayBeLegal(word: string, isEnd: boolean): boolean {
  const letters = isEnd ? word.slice(-2) : word.slice(0, 2)
  return !twoLetters.test(letters) || (isEnd ? lastLetters : firstLetters).has(letters)
}

/** Whether a name may have a legal form at its end: false only where its last two letters say that it does not. */
export function mayEndInLegalForm(name: string): boolean {
  const letters = name.slice(-2).toLowerCase()
  // `nd` is the end of a joining word, behind which a form may stand
  return !twoLetters.test(letters) || lastLetters.has(letters) || letters === 'nd'
}

function legalWordsAt(folded: readonly string[], from: number, to: number, isEnd: boolean): number {
  for (let size = Math.min(MOST_LEGAL_WORDS, to - from - 1); size > 0; size--) {
    const part = isEnd ? folded.slice(to - size, to) : folded.slice(from, from + size)
    if (size > 1 && part.some((word) => word.length > 3)) continue
    if (legalForms.has(plain(part))) return size
  }
  return 0
}

const plain = (words: readonly string[]) => withoutMarks(words.join(''))

function note(words: readonly string[], legal: string[], group: string[]): void {
  const form = plain(words)
  if (groupWords.has(form)) group.push(form)
  else if (form !== '' && !joiners.has(form) && !companyWords.has(form)) legal.push(sameLegalForms.get(form) ?? form)
}

/** Words as one, without hyphens, apostrophes, points and `&`: `Coca-Cola` and `Coca Cola`, `Wal-Mart` and `Walmart`, `Marks & Spencer` and `Marks and Spencer`. */
export function compact(words: readonly string[]): string {
  if (words.length === 1) return withoutMarks(words[0]!)
  return withoutMarks((words.length > 2 ? words.filter((word) => !ands.has(word)) : words).join(''))
}

const ands: ReadonlySet<string> = new Set('and und et y e og och en ja i a и і та ve'.split(' '))

/** The key of a name without looking for legal forms; abbreviations by their letters. */
export function compactName({ text, stems }: Pick<NameForm, 'text' | 'stems'>): string {
  return acronymOf(text) ?? compact(stems.length > 1 && abbreviations.has(stems[0]!) ? [abbreviations.get(stems[0]!)!, ...stems.slice(1)] : stems)
}

const abbreviations = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort']
])

function withoutJoinedForm(name: string): string {
  for (const form of joinedLegalForms) {
    if (name.length <= form.length) continue
    if (name.startsWith(form)) return name.slice(form.length)
    if (name.endsWith(form)) return name.slice(0, -form.length)
  }
  return name
}

/** Whether two names that agree otherwise are of two companies: `Berger GmbH`, `Berger AG`; `Acme Ltd`, `Acme Holdings Ltd`. */
export function areOtherCompanies(one: OrganizationName, other: OrganizationName): boolean {
  if (one.legal.length === 0 || other.legal.length === 0) return false
  if (one.group !== other.group) return true
  return !one.legal.every((form) => other.legal.includes(form)) && !other.legal.every((form) => one.legal.includes(form))
}
