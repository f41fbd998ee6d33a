/**
 * Chains of organizations and places: one name with and without legal form and article (`Siemens`, `Siemens AG`, `the Netherlands`), acronyms
 * (`WHO` for `World Health Organization`), and the short names of organizations (`Lehman` for `Lehman Brothers`).
 */
import { byCompleteness, type Clusters, ListIndex } from './clusters.js'
import { acronymOf, type NameForm } from './name.js'
import { articles, functionWords, joinedLegalForms, legalForms } from './name-words.js'

export interface OrganizationOptions {
  /** Short names of one or more first or last words; for places they are other places (`York`, `New York`). */
  readonly shortNames: boolean
  /** The last word of a name may be its short name; where names inflect it is a genitive more often (`Газпрома`). */
  readonly lastWord: boolean
  /** Whether a mention stands in brackets right after another one, `World Health Organization (WHO)`: that one, else undefined. */
  readonly explained: (mention: number) => number | undefined
}

const CANDIDATES = 8

export function chainOrganizations(clusters: Clusters, { shortNames, lastWord, explained }: OrganizationOptions): void {
  const { forms } = clusters
  const exact = new Map<string, number>()
  const byAcronym = new ListIndex<number>(CANDIDATES)
  const byPart = new ListIndex<number>(CANDIDATES)
  const order = byCompleteness(forms)
  for (const index of order) {
    const form = forms[index]!
    const core = coreStems(form)
    const stems = core.join(' ')
    const known = exact.get(stems)
    if (known !== undefined) {
      clusters.unite(known, index)
      continue
    }
    exact.set(stems, index)
    if (form.words.length < 2 || acronymOf(form.text) !== undefined) continue
    for (const letters of acronymsFor(form)) byAcronym.add(letters, index)
    if (!shortNames) continue
    if (core.length > 1) for (const part of shortNamesOf(core, lastWord)) byPart.add(part, index)
  }
  chainExplained(clusters, explained)
  for (const index of order) {
    const form = forms[index]!
    if (clusters.rootOf(index) !== index) continue
    const letters = acronymOf(form.text) ?? titleCaseAcronym(form)
    const full = letters === undefined ? undefined : oneCluster(clusters, byAcronym.get(letters))
    if (full !== undefined) clusters.unite(full, index)
    else if (shortNames && acronymOf(form.text) === undefined) {
      const longer = oneCluster(clusters, byPart.get(coreStems(form).join(' ')))
      // A name is shortened once it was said; what stands alone before (the UN, the UN Commission) has a life of its own.
      if (longer !== undefined && longer !== index && forms[longer]!.mentions[0]! < form.mentions[0]!) clusters.unite(longer, index)
    }
  }
}

/**
 * The first word, all words but the last, and for a name of two or three words the last one (`House of Commons`: `House`; `Manchester United`:
 * `United`). Several words before a function word or a number are another body of the same kind (`European Commission for ...`), and so is what
 * follows one.
 */
function shortNamesOf(core: readonly string[], lastWord: boolean): string[] {
  const parts: string[] = []
  if (!separates(core[0]!)) parts.push(core[0]!)
  const most = core.slice(0, -1)
  if (most.length > 1 && !separates(core.at(-1)!) && !separates(most.at(-1)!)) parts.push(most.join(' '))
  if (lastWord && core.length <= 3 && !core.some(separates)) parts.push(core.at(-1)!)
  return parts
}

function separates(word: string): boolean {
  return functionWords.has(word) || /\p{N}/u.test(word)
}

/** Letters of an abbreviation that is written as a word, `Bce` for `Banca centrale europea`; three or more. */
function titleCaseAcronym({ words, folded }: NameForm): string | undefined {
  return words.length === 1 && /^\p{Lu}\p{Ll}{2,5}$/u.test(words[0]!) ? folded[0] : undefined
}

/** The only cluster among the forms, or undefined. */
function oneCluster(clusters: Clusters, forms: readonly number[]): number | undefined {
  const roots = new Set(forms.map((form) => clusters.rootOf(form)))
  return roots.size === 1 ? [...roots][0] : undefined
}

/** Stems without a first article and without legal forms at either end; abbreviations without their points. */
function coreStems({ folded, stems, text }: NameForm): string[] {
  const letters = acronymOf(text)
  if (letters !== undefined) return [letters]
  if (stems.length <= 1) return [withoutJoinedForm(stems[0] ?? '')]
  let from = 0
  let to = stems.length
  if (articles.has(folded[0]!)) from++
  while (to - from > 1 && legalForms.has(folded[to - 1]!.replace(/[./]/g, ''))) to--
  while (to - from > 1 && legalForms.has(folded[from]!.replace(/[./]/g, ''))) from++
  const core = stems.slice(from, to)
  return core.length === 1 ? [core[0]!.replace(/[.]/g, '')] : core
}

function withoutJoinedForm(name: string): string {
  for (const form of joinedLegalForms) {
    if (name.length <= form.length) continue
    if (name.startsWith(form)) return name.slice(form.length)
    if (name.endsWith(form)) return name.slice(0, -form.length)
  }
  return name
}

/** Initial letters of all words, of all but function words, and of the capitalised ones. */
function acronymsFor({ words, folded }: NameForm): Set<string> {
  const all: string[] = []
  const content: string[] = []
  const capitals: string[] = []
  words.forEach((word, index) => {
    for (const part of word.split('-')) {
      if (part === '') continue
      const letter = folded[index]!.startsWith(part.toLowerCase()) ? folded[index]![0]! : part[0]!.toLowerCase()
      all.push(letter)
      if (!functionWords.has(folded[index]!)) content.push(letter)
      if (part[0] !== part[0]!.toLowerCase()) capitals.push(letter)
    }
  })
  return new Set([all, content, capitals].filter((letters) => letters.length >= 2 && letters.length <= 8).map((letters) => letters.join('')))
}

/** A short form in brackets after its name, where its letters run through the name in order. */
function chainExplained(clusters: Clusters, explained: OrganizationOptions['explained']): void {
  const formOf = new Map<number, number>()
  clusters.forms.forEach((form, index) => {
    for (const mention of form.mentions) formOf.set(mention, index)
  })
  for (const [mention, index] of formOf) {
    const before = explained(mention)
    const full = before === undefined ? undefined : formOf.get(before)
    if (full === undefined || full === index) continue
    const { text, folded } = clusters.forms[index]!
    const letters = acronymOf(text) ?? (folded.length === 1 && folded[0]!.length <= 6 ? folded[0]! : undefined)
    const name = clusters.forms[full]!.folded.join(' ')
    if (letters !== undefined && (runsThrough(letters, name) || isForeign(letters, name))) clusters.unite(full, index)
  }
}

const latin = /[a-z]/

/** Latin letters after a name in another script: `世界卫生组织(WHO)`. */
function isForeign(letters: string, name: string): boolean {
  return latin.test(letters) && !latin.test(name)
}

function runsThrough(letters: string, name: string): boolean {
  if (letters[0] !== name[0]) return false
  let at = 0
  for (const letter of letters) {
    at = name.indexOf(letter, at)
    if (at < 0) return false
    at++
  }
  return letters.length < name.length
}
