/**
 * Chains of organizations and places: one name with and without legal form and article (`Siemens`, `Siemens AG`, `the Netherlands`), acronyms
 * (`WHO` for `World Health Organization`), and the short names of organizations (`Lehman` for `Lehman Brothers`).
 */

import { firstAtLeast } from '../../core/sorted.js'
import { streetWords, wordsBeforeStreets } from '../../core/words/street-words.js'
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'
import { abbreviates, acronymsFor, isExplained, isMadeOfBeginnings, mixedCaseOf, titleCaseAcronym } from './acronyms.js'
import { byCompleteness, type Clusters, ListIndex } from './clusters.js'
import { countryOf } from './country-names.js'
import { isJoined, isPlaceWithout, isShortOf } from './joined-organizations.js'
import { acronymOf, createForm, type NameForm } from './name.js'
import { businessHeads, functionWords } from './name-words.js'
import { areOtherCompanies, compact, compactName, type OrganizationName, organizationName } from './organization-name.js'
import { beginsSocieties } from './society-words.js'

export interface OrganizationOptions {
  readonly language: EntityLanguage
  /** Short names of one or more first or last words; for places they are other places (`York`, `New York`). */
  readonly shortNames: boolean
  /** The last word of a name may be its short name; where names inflect it is a genitive more often (`Газпрома`). */
  readonly lastWord: boolean
  /** Whether a mention stands in brackets right after another one, `World Health Organization (WHO)`: that one, else undefined. */
  readonly explained: (mention: number) => number | undefined
  /** Whether a mention stands where addresses have a state, `Mountain View, CA 94043`. */
  readonly isState: (mention: number) => boolean
}

const CANDIDATES = 8
const LONGEST_QUOTED = 80
const quotedName = /^\p{L}[^«„“"]*[«„“"]([^«»„“”"]+)[»“”"]$/u
/** Names that begin with one letter and are looked at for an abbreviation that leaves a word out. */
const SAME_LETTER = 24

export function chainOrganizations(clusters: Clusters, options: OrganizationOptions): void {
  new OrganizationChains(clusters, options).chain()
}

class OrganizationChains {
  readonly #clusters: Clusters
  readonly #options: OrganizationOptions
  readonly #names: readonly OrganizationName[]
  readonly #order: readonly number[]
  readonly #exact = new ListIndex<OrganizationName>(CANDIDATES)
  readonly #byAcronym = new ListIndex<number>(CANDIDATES)
  readonly #byPart = new ListIndex<number>(CANDIDATES)
  readonly #byFirstLetter = new ListIndex<number>(SAME_LETTER)

  constructor(clusters: Clusters, options: OrganizationOptions) {
    this.#clusters = clusters
    this.#options = options
    this.#names = clusters.forms.map(organizationName)
    this.#order = byCompleteness(clusters.forms)
  }

  chain(): void {
    const { shortNames, language } = this.#options
    const { forms } = this.#clusters
    const countries = new Map<string, number>()
    for (const index of this.#order) {
      const country = countryOf(forms[index]!, language)
      if (country !== undefined) {
        const other = countries.get(country)
        if (other === undefined) countries.set(country, index)
        else this.#clusters.unite(other, index)
      }
      this.#addName(index)
    }
    this.#chainExplained()
    for (const index of this.#order) if (this.#clusters.rootOf(index) === index) this.#placeShort(index)
    this.#chainJoined(shortNames ? isShortOf : isPlaceWithout)
  }

  #addName(index: number): void {
    const form = this.#clusters.forms[index]!
    const name = this.#names[index]!
    const keys = new Set([name.key, compactName(form), compact(name.folded)])
    const same: number[] = []
    for (const key of keys) for (const other of this.#exact.get(key)) if (!areOtherCompanies(other, name)) same.push(other.form)
    for (const key of keys) this.#exact.add(key, name)
    const roots = this.#rootsOf(same)
    if (roots.length === 1) this.#clusters.unite(roots[0]!, index)
    else if (roots.length > 1) this.#placeNearest(index, roots)
    if (acronymOf(form.text) !== undefined) return
    const isCompound = form.words.length > 1 || form.text.includes('-')
    if (!isCompound || (!this.#options.shortNames && isStreet(form, this.#options.language))) return
    for (const letters of acronymsFor(form.words, form.folded)) this.#byAcronym.add(letters, index)
    if (name.words.length < form.words.length) for (const letters of acronymsFor(name.words, name.folded)) this.#byAcronym.add(letters, index)
    if (name.folded.length > 1) this.#byFirstLetter.add(name.folded[0]![0]!, index)
    if (!this.#options.shortNames || name.stems.length < 2) return
    for (const part of shortNamesOf(name, this.#options.lastWord)) this.#byPart.add(part, index)
    // the name proper behind what it is: `компания «Ромашка»`
    const quoted = form.text.length <= LONGEST_QUOTED ? quotedName.exec(form.text)?.[1] : undefined
    if (quoted !== undefined) this.#byPart.add(compact(createForm(quoted, this.#options.language).stems), index)
  }

  /** Mentions of a name that several companies have go to the one named last before. */
  #placeNearest(index: number, roots: readonly number[]): void {
    const { forms } = this.#clusters
    for (const mention of forms[index]!.mentions) {
      const places = roots.map((root) => forms[root]!.mentions[firstAtLeast(forms[root]!.mentions, mention) - 1] ?? -1)
      const latest = Math.max(...places)
      if (latest >= 0) this.#clusters.move(mention, roots[places.indexOf(latest)]!)
    }
  }

  /** An abbreviation or a short name goes to the one fuller name that it can stand for. */
  #placeShort(index: number): void {
    const { forms } = this.#clusters
    const form = forms[index]!
    const capitals = acronymOf(form.text)
    if (capitals?.length === 2 && form.mentions.some((mention) => this.#options.isState(mention))) return
    const full = this.#abbreviated(form, capitals)
    if (full !== undefined) {
      if (full !== index) this.#clusters.unite(full, index)
      return
    }
    const name = this.#names[index]!
    if (!this.#options.shortNames || name.legal.length > 0) return
    const longer = this.#oneRoot(this.#byPart.get(name.key).filter((other) => capitals === undefined || isNamedByLetters(this.#names[other]!, capitals)))
    // A name is shortened once it was said; what stands alone before (the UN, the UN Commission) has a life of its own.
    if (longer !== undefined && longer !== index && forms[longer]!.mentions[0]! < form.mentions[0]!) this.#clusters.unite(longer, index)
  }

  #abbreviated(form: NameForm, capitals: string | undefined): number | undefined {
    const letters = capitals ?? titleCaseAcronym(form)
    const full = letters === undefined ? undefined : this.#oneRoot(this.#byAcronym.get(letters))
    if (full !== undefined) return full
    const mixed = mixedCaseOf(form)
    const wanted = capitals ?? mixed
    if (wanted === undefined) return undefined
    const fits = (index: number) =>
      (capitals !== undefined && abbreviates(capitals, this.#names[index]!)) || (mixed !== undefined && isMadeOfBeginnings(mixed, this.#names[index]!))
    return this.#oneRoot(this.#byFirstLetter.get(wanted[0]!).filter(fits))
  }

  /** A short form in brackets after its name. */
  #chainExplained(): void {
    const { forms } = this.#clusters
    forms.forEach((form, index) => {
      for (const mention of form.mentions) {
        const before = this.#options.explained(mention)
        const full = before === undefined ? undefined : this.#clusters.formOf(before)
        if (full !== undefined && full !== index && (isExplained(form, forms[full]!) || this.#isInstitution(form, forms[full]!)))
          this.#clusters.unite(full, index)
      }
    })
  }

  /** Institutions have abbreviations of other languages than their names: `Організація Північноатлантичного договору (НАТО)`. */
  #isInstitution(form: NameForm, { words }: NameForm): boolean {
    return words.length > 1 && (acronymOf(form.text)?.length ?? 0) > 2 && words.some((word) => beginsSocieties(word, this.#options.language))
  }

  /** Short names of names that are written in one word. */
  #chainJoined(isShort: (short: string, full: string) => boolean): void {
    const byFirst = new ListIndex<number>(SAME_LETTER)
    const single = this.#order.filter((index) => {
      const { stems } = this.#names[index]!
      return stems.length === 1 && isJoined(stems[0]!)
    })
    for (const index of single) for (const sign of new Set(this.#names[index]!.stems[0]!.slice(0, 4))) byFirst.add(sign, index)
    for (const index of single) {
      if (this.#clusters.rootOf(index) !== index) continue
      const short = this.#names[index]!.stems[0]!
      const full = this.#rootsOf(byFirst.get(short[0]!).filter((other) => isShort(short, this.#names[other]!.stems[0]!)))
      if (full.length === 1 && full[0] !== index) this.#clusters.unite(full[0]!, index)
    }
  }

  #rootsOf(forms: readonly number[]): number[] {
    return [...new Set(forms.map((form) => this.#clusters.rootOf(form)))]
  }

  /** The only cluster among the forms, or undefined. */
  #oneRoot(forms: readonly number[]): number | undefined {
    const roots = this.#rootsOf(forms)
    return roots.length === 1 ? roots[0] : undefined
  }
}

/** Words for streets that are words of their own, in small letters. */
const kindsOfStreets: (language: EntityLanguage) => ReadonlySet<string> = perLanguage((language) => {
  const words = streetWords[language] ?? {}
  return new Set([...wordsBeforeStreets(words), ...(words.behind?.split(' ') ?? [])].map((word) => word.toLowerCase().replace(/\.$/u, '')))
})

/** Streets are never called by their letters: `CA` is no `Calle de Alcalá`. */
function isStreet({ words }: NameForm, language: EntityLanguage): boolean {
  const kinds = kindsOfStreets(language)
  return kinds.has(words[0]!.toLowerCase()) || kinds.has(words.at(-1)!.toLowerCase())
}

function isNamedByLetters({ folded }: OrganizationName, letters: string): boolean {
  return folded.length === 2 && ((folded[0] === letters && businessHeads.has(folded[1]!)) || (folded[1] === letters && businessHeads.has(folded[0]!)))
}

/**
 * The first word, all words but the last, and for a name of two or three words the last one (`House of Commons`: `House`; `Manchester United`:
 * `United`). Several words before a function word or a number are another body of the same kind (`European Commission for ...`), and so is what
 * follows one.
 */
function shortNamesOf({ stems, words }: OrganizationName, lastWord: boolean): string[] {
  const parts: string[] = []
  if (!separates(stems[0]!)) parts.push(compact([stems[0]!]))
  const most = stems.slice(0, -1)
  if (most.length > 1 && !separates(stems.at(-1)!) && !separates(most.at(-1)!)) parts.push(compact(most))
  const content = stems.filter((stem) => stem.length > 1 && /\p{L}/u.test(stem))
  // an abbreviation in front is what a name is shortened by, whatever the language: `PKN Orlen`
  const isLast = lastWord || (content.length === 2 && acronymOf(words[0]!) !== undefined)
  if (isLast && content.length > 1 && content.length <= 3 && !stems.some(separates)) parts.push(compact([stems.at(-1)!]))
  return parts
}

function separates(word: string): boolean {
  return functionWords.has(word) || /\p{N}/u.test(word)
}
