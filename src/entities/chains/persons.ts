/**
 * Chains of persons' names: `Angela Merkel`, `A. Merkel`, `Merkel`, `Merkel's`. A shorter name goes to a fuller one that it can stand for; where
 * several can, each mention goes to the one named last before it.
 */
import { firstAtLeast } from '../../core/sorted.js'
import type { EntityLanguage } from '../languages.js'
import { byCompleteness, type Clusters, ListIndex } from './clusters.js'
import { type Gender, genderByEnding, isAddress } from './gender.js'
import { isInitial, type NameForm } from './name.js'

/** Full names with one surname that are looked at; more would make a list of one family slow. */
const CANDIDATES = 24
/** Languages whose names are written together and may be cut after the surname: `安倍` of `安倍晋三`. */
const joinedNames: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['jpn', 'zho', 'kor'])

/** Suffixes that are no surname. */
const suffixes: ReadonlySet<string> = new Set('jr junior sr senior fils filho neto jnr snr phd md mp esq'.split(' '))
/** `Elizabeth II`, `Norton I`: the name before the number is the short one. */
const regnal = /^(?:[ivx]{1,5}|1[0-9]|[1-9])$/

/** Particles before a father's name, which is no surname: `Mohammed bin Salman` is not `Salman`. */
const patronymic: ReadonlySet<string> = new Set('bin ibn bint binti бин ибн بن ابن بنت'.split(' '))

interface Person {
  readonly form: number
  readonly folded: readonly string[]
  readonly stems: readonly string[]
}

/**
 * @param genders of each mention of the document, by its form of address
 */
export function chainPersons(clusters: Clusters, language: EntityLanguage, genders: (mention: number) => Gender): void {
  const { forms } = clusters
  const bySurname = new ListIndex<Person>(CANDIDATES)
  const byWord = new ListIndex<Person>(CANDIDATES)
  const exact = new Map<string, number>()
  const single: number[] = []
  for (const index of byCompleteness(forms)) {
    const person = personOf(forms[index]!, index)
    if (person.stems.length < 2) {
      single.push(index)
      continue
    }
    const found = exact.get(key(person.stems)) ?? exact.get(key([...person.stems].reverse())) ?? fullerName(person, bySurname)
    if (found !== undefined) clusters.unite(found, index)
    exact.set(key(person.stems), index)
    bySurname.add(surnameOf(person), person)
    for (const stem of person.stems) byWord.add(stem, person)
  }
  const placed = new Places(clusters, genders)
  for (const index of single) {
    const stem = personOf(forms[index]!, index).stems[0]
    if (stem === undefined) continue
    const bearers = byWord.get(stem).filter((person) => !isFathersName(person, stem))
    const surnames = different(
      clusters,
      bySurname.get(stem).filter((person) => !isFathersName(person, stem))
    )
    if (surnames.length > 0) {
      placed.placeAll(index, surnames)
      continue
    }
    // what may be hers or his by its ending is that of the one who was named
    const gender = genderByEnding(forms[index]!.words.at(-1)!.toLowerCase(), language)
    const keys = gender === undefined ? [stem, `${stem}\tm`, `${stem}\tf`] : [`${stem}\t${gender}`, stem]
    const known = keys.map((other) => exact.get(other)).find((other) => other !== undefined)
    if (known !== undefined) {
      clusters.unite(known, index)
      continue
    }
    exact.set(keys[0]!, index)
    // A given or middle name stands for its person only where there is no doubt.
    const others = different(clusters, bearers)
    if (others.length === 1 && !isInitial(stem)) placed.placeAll(index, others)
    else if (others.length === 0) placed.parting(index)
  }
  if (joinedNames.has(language)) chainJoinedNames(clusters, single, language)
}

/** Whether a word stands in a name as the father's only. */
function isFathersName({ folded, stems }: Person, stem: string): boolean {
  return stems.every((word, at) => word !== stem || (at > 0 && patronymic.has(folded[at - 1]!)))
}

/** Without forms of address before the name and suffixes after it. */
function personOf({ folded, stems }: NameForm, form: number): Person {
  let from = 0
  let to = folded.length
  while (to > 1 && suffixes.has(folded[to - 1]!)) to--
  while (to - from > 1 && isAddress(folded[from]!)) from++
  return { form, folded: folded.slice(from, to), stems: stems.slice(from, to) }
}

function surnameOf({ stems }: Person): string {
  const last = stems.at(-1)!
  return stems.length > 1 && regnal.test(last) ? stems.at(-2)! : last
}

const key = (stems: readonly string[]) => stems.join(' ')

/** A name before this one that this one is a shorter form of. */
function fullerName(person: Person, bySurname: ListIndex<Person>): number | undefined {
  return bySurname.get(surnameOf(person)).find((other) => canBe(person, other))?.form
}

/** Whether a name of two words or more can stand for a fuller one with the same last word: `J. Kennedy`, `van Gogh`, `John F. Kennedy`. */
function canBe(short: Person, full: Person): boolean {
  const words = short.stems
  const fullWords = full.stems
  if (words.length > fullWords.length) return false
  const last = words.at(-1)!
  if (last !== fullWords.at(-1) && regnal.test(last) && regnal.test(fullWords.at(-1)!)) return false
  if (!initialsAgree(short, full)) return false
  // The first word may be any of the fuller name's (a particle, a middle name that is used); the words between follow in order.
  let from = 0
  for (let index = 0; index < words.length - 1; index++) {
    let at = from
    while (at < fullWords.length - 1 && !sameWord(short, index, full, at)) at++
    if (at === fullWords.length - 1) return false
    from = at + 1
  }
  return true
}

/** Initials after the given name are those of the fuller name in its order: `George W. Bush` is not `George H. W. Bush`. */
function initialsAgree(short: Person, full: Person): boolean {
  const middle = short.folded.slice(1, -1)
  if (middle.length === 0 || full.folded.length === short.folded.length || !middle.every(isInitial) || isInitial(short.folded[0]!)) return true
  return short.stems[0] !== full.stems[0] || middle.every((letter, index) => full.folded[index + 1]![0] === letter)
}

function sameWord(short: Person, index: number, full: Person, at: number): boolean {
  if (short.stems[index] === full.stems[at]) return true
  const left = short.folded[index]!
  const right = full.folded[at]!
  return (isInitial(left) || isInitial(right)) && left[0] === right[0]
}

/** One person for each cluster. */
function different(clusters: Clusters, persons: readonly Person[]): number[] {
  return [...new Set(persons.map(({ form }) => clusters.rootOf(form)))]
}

/** Sends the mentions of a short name to the persons that it can stand for. */
class Places {
  readonly #clusters: Clusters
  readonly #genders: (mention: number) => Gender
  readonly #mentions = new Map<number, readonly number[]>()
  readonly #known = new Map<number, Gender>()

  constructor(clusters: Clusters, genders: (mention: number) => Gender) {
    this.#clusters = clusters
    this.#genders = genders
    const members = new Map<number, number[]>()
    clusters.forms.forEach((form, index) => {
      if (form.stems.length < 2) return
      const root = clusters.rootOf(index)
      const list = members.get(root)
      if (list === undefined) members.set(root, [...form.mentions])
      else for (const mention of form.mentions) list.push(mention)
    })
    for (const [root, list] of members)
      this.#mentions.set(
        root,
        list.sort((left, right) => left - right)
      )
  }

  placeAll(form: number, roots: readonly number[]): void {
    const mentions = this.#clusters.forms[form]!.mentions
    const asked = mentions.map(this.#genders)
    if (roots.length === 1 && !asked.some((gender) => this.#contradicts(gender, roots[0]!))) {
      this.#clusters.unite(roots[0]!, form)
      return
    }
    mentions.forEach((mention, index) => {
      const open = roots.filter((root) => !this.#contradicts(asked[index], root))
      const sure = open.filter((root) => asked[index] !== undefined && this.#genderOf(root) === asked[index])
      const nearest = this.#nearest(mention, sure.length > 0 ? sure : open)
      if (nearest !== undefined) this.#clusters.move(mention, nearest)
    })
  }

  /** A name without a fuller one that the text gives to a man and to a woman is of two persons. */
  parting(form: number): void {
    const mentions = this.#clusters.forms[form]!.mentions
    const asked = mentions.map(this.#genders)
    const first = asked.find((gender) => gender !== undefined)
    if (first === undefined || !asked.some((gender) => gender !== undefined && gender !== first)) return
    const other = this.#clusters.open()
    let last: Gender = first
    mentions.forEach((mention, index) => {
      last = asked[index] ?? last
      if (last !== first) this.#clusters.move(mention, other)
    })
  }

  #contradicts(gender: Gender, root: number): boolean {
    const other = this.#genderOf(root)
    return gender !== undefined && other !== undefined && gender !== other
  }

  /** By the forms of address before the full name. */
  #genderOf(root: number): Gender {
    if (!this.#known.has(root)) {
      const genders = new Set((this.#mentions.get(root) ?? []).map(this.#genders).filter((gender) => gender !== undefined))
      this.#known.set(root, genders.size === 1 ? [...genders][0] : undefined)
    }
    return this.#known.get(root)
  }

  /** The person whose full name stands last before the mention, else first after it. */
  #nearest(mention: number, roots: readonly number[]): number | undefined {
    let best: number | undefined
    let bestPlace = Number.NEGATIVE_INFINITY
    for (const root of roots) {
      const list = this.#mentions.get(root)!
      const at = firstAtLeast(list, mention) - 1
      const place = at >= 0 ? list[at]! : -list[0]!
      if (best === undefined || place > bestPlace) {
        best = root
        bestPlace = place
      }
    }
    return best
  }
}

const joinable = /^[\p{Script=Han}\p{Script=Hangul}]/u

/** Names written in one word whose beginning, the surname, stands alone elsewhere; only where one name begins so. */
function chainJoinedNames(clusters: Clusters, single: readonly number[], language: EntityLanguage): void {
  const starts = new ListIndex<number>(2)
  for (const index of single) {
    const name = clusters.forms[index]!.folded[0]
    if (name === undefined || name.length > 6 || !joinable.test(name)) continue
    for (let length = 1; length < name.length; length++) if (isSurname(length, name.length, language)) starts.add(name.slice(0, length), index)
  }
  for (const index of single) {
    const name = clusters.forms[index]!.folded[0]
    const full = name === undefined || clusters.rootOf(index) !== index ? [] : starts.get(name)
    if (full.length === 1) clusters.unite(full[0]!, index)
  }
}

/** A surname of one sign has a given name of one or two; Chinese surnames of two signs are rare, and cut-off names are not. */
function isSurname(length: number, whole: number, language: EntityLanguage): boolean {
  if (length === 1) return whole <= 3
  return language !== 'zho' || (length === 2 && whole >= 4)
}
