/**
 * Chains of persons' names: `Angela Merkel`, `A. Merkel`, `Merkel`, `Merkel's`. A shorter name goes to a fuller one that it can stand for; where
 * several can, each mention goes to the one named last before it, unless something tells.
 */

import { languagesWithSurnameFirst } from '../language-kinds.js'
import type { EntityLanguage } from '../languages.js'
import { byCompleteness, type Clusters, ListIndex } from './clusters.js'
import { type Gender, genderByEnding, genderByGivenName, genderOfTitle, isAddress, isRuling } from './gender.js'
import { chainJoinedPersons } from './joined-persons.js'
import { knownEntity, type NameKnowledge } from './known.js'
import { acronymOf, isInitial, type NameForm } from './name.js'
import { Namesakes, type Surroundings } from './namesakes.js'
import { areOthers, canBe, compact, isCalledByGivenName, isFathersName, isSurnameAlone, type Person, personOf, surnameOf, surnameSpelling } from './person.js'

/** Full names with one surname that are looked at; more would make a list of one family slow. */
const CANDIDATES = 24
/** Fewest letters of a person's abbreviation, `JFK`. */
const SHORTEST_ACRONYM = 3

/** Languages in which somebody has a surname of the father and one of the mother, and is called by the first. */
const hasTwoSurnames: ReadonlySet<EntityLanguage> = new Set(['cat', 'spa'])
/** Languages in which a person is called by one half of a double surname: `Almeida`, `Mogg`. */
const calledByHalves: ReadonlySet<EntityLanguage> = new Set(['cat', 'eng', 'por', 'spa'])
const halvesOf = (surname: string): string[] => (surname.includes('-') ? surname.split('-').filter((half) => half.length > 2) : [])

export interface PersonOptions extends NameKnowledge {
  readonly language: EntityLanguage
  readonly around: Surroundings
}

export function chainPersons(clusters: Clusters, options: PersonOptions): void {
  new PersonChains(clusters, options).chain()
}

class PersonChains {
  readonly #clusters: Clusters
  readonly #options: PersonOptions
  readonly #bySurname = new ListIndex<Person>(CANDIDATES)
  readonly #byWord = new ListIndex<Person>(CANDIDATES)
  /** By the halves of a double surname. */
  readonly #byHalf = new ListIndex<Person>(CANDIDATES)
  readonly #byLetters = new ListIndex<Person>(CANDIDATES)
  readonly #exact = new ListIndex<Person>(CANDIDATES)
  readonly #fulls: Person[] = []
  /** Last words of the full names, folded. */
  readonly #surnames = new Set<string>()
  /** Names of one word without a fuller one. */
  readonly #singles = new ListIndex<Person>(CANDIDATES)
  /** The clusters of a name that is a man's and a woman's. */
  readonly #parted = new Map<string, Readonly<Record<'m' | 'f', number>>>()
  /** Who is named before a full name and shares its surname, by the surname: `Karl` of `Karl und Erna Schmidt`. */
  readonly #partners = new ListIndex<number>(CANDIDATES)
  /** Forms of one surname that stand side by side. */
  readonly #couples = new Set<number>()
  /** By root of the cluster. */
  readonly #genders = new Map<number, Gender>()

  constructor(clusters: Clusters, options: PersonOptions) {
    this.#clusters = clusters
    this.#options = options
  }

  chain(): void {
    const { forms } = this.#clusters
    const { language } = this.#options
    for (const { folded } of forms) if (folded.length > 1) this.#surnames.add(folded.at(-1)!)
    const single: Person[] = []
    const full: number[] = []
    for (const index of byCompleteness(forms)) {
      const person = personOf(forms[index]!, index, this.#genderOf(forms[index]!), this.#options)
      if (person.stems.length < 2 || isSurnameAlone(person, forms[index]!)) single.push(person)
      else {
        this.#addFull(person)
        full.push(index)
      }
    }
    this.#findPartners(single)
    this.#findCouples(single)
    const namesakes = new Namesakes(this.#clusters, this.#options.around, full, (root) => this.#genders.get(root))
    for (const person of single) this.#placeSingle(person, namesakes)
    this.#partFamilies(single)
    chainJoinedPersons(
      this.#clusters,
      single.map(({ form }) => form),
      language,
      this.#options.around
    )
  }

  /** Given names that a conjunction parts from a full name. */
  #findPartners(single: readonly Person[]): void {
    const { around } = this.#options
    const fullAt = new Map<number, Person>()
    for (const persons of this.#fulls) for (const mention of this.#clusters.forms[persons.form]!.mentions) fullAt.set(mention, persons)
    for (const person of single) {
      if (person.folded.length !== 1 || !person.hasGivenName || this.#surnames.has(person.folded[0]!)) continue
      for (const mention of this.#clusters.forms[person.form]!.mentions) {
        const other = around.partner(mention)
        const full = other === undefined ? undefined : fullAt.get(other)
        if (full === undefined || !full.hasGivenName) continue
        this.#partners.add(compact([surnameOf(full)]), person.form)
        this.#learnGender(person.form, person.gender ?? this.#genderOfGivenName(person.folded[0]!))
      }
    }
  }

  /** Two spellings of one surname that a conjunction parts. */
  #findCouples(single: readonly Person[]): void {
    const at = new Map<number, Person>()
    for (const person of single) for (const mention of this.#clusters.forms[person.form]!.mentions) at.set(mention, person)
    for (const [mention, person] of at) {
      const next = this.#options.around.partner(mention)
      const other = next === undefined ? undefined : at.get(next)
      if (other === undefined || other.form === person.form || compact(other.stems) !== compact(person.stems)) continue
      this.#couples.add(person.form)
      this.#couples.add(other.form)
    }
  }

  #genderOfGivenName(word: string): Gender {
    return genderByGivenName(word, this.#options.language, this.#options.givenNames)
  }

  #partnersOf(stem: string): number[] {
    return this.#partners.get(surnameSpelling(stem)).map((form) => this.#clusters.rootOf(form))
  }

  #addFull(person: Person): void {
    this.#fulls.push(person)
    const key = compact(person.stems)
    const candidates = [
      ...this.#exact.get(key),
      ...(this.#mayBeReversed(person) ? this.#exact.get(compact([...person.stems].reverse())) : []),
      ...this.#bySurname.get(compact([surnameOf(person)])).filter((other) => canBe(person, other)),
      ...this.#bySurname.get(key)
    ]
    const found = candidates.find((other) => !areOthers(other, person, this.#genders.get(this.#clusters.rootOf(other.form))))
    if (found !== undefined) this.#clusters.unite(found.form, person.form)
    this.#learnGender(person.form, person.gender)
    this.#exact.add(key, person)
    this.#bySurname.add(compact([surnameOf(person)]), person)
    if (languagesWithSurnameFirst.has(this.#options.language)) this.#bySurname.add(compact([person.stems[0]!]), person)
    for (const stem of person.stems) this.#byWord.add(compact([stem]), person)
    if (calledByHalves.has(this.#options.language)) for (const half of halvesOf(surnameOf(person))) this.#byHalf.add(half, person)
    if (person.folded.length >= SHORTEST_ACRONYM) this.#byLetters.add(person.folded.map((word) => word[0]).join(''), person)
  }

  /** Whether the surname may stand first: in its language, before a comma, or where the words tell (James Martin and Martin James are two). */
  #mayBeReversed({ stems, folded, form }: Person): boolean {
    if (languagesWithSurnameFirst.has(this.#options.language) || stems.length !== 2 || this.#clusters.forms[form]!.text.includes(',')) return true
    return !folded.every((word) => this.#options.givenNames?.gender(word) !== undefined)
  }

  /** A family is none of the members that the text names. */
  #partFamilies(single: readonly Person[]): void {
    const families = new Map<string, number>()
    for (const { form, stems } of single) {
      if (this.#bySurname.get(surnameSpelling(compact(stems.slice(-1)))).length === 0) continue
      for (const mention of this.#clusters.forms[form]!.mentions) {
        if (!this.#options.around.isFamily(mention) || this.#options.around.partner(mention) !== undefined) continue
        const key = compact(stems)
        const family = families.get(key) ?? this.#clusters.open()
        families.set(key, family)
        this.#clusters.move(mention, family)
      }
    }
  }

  /** A surname, a given name or the one name of a person. */
  #placeSingle(person: Person, namesakes: Namesakes): void {
    const stem = compact(person.stems.slice(-1))
    if (stem === '') return
    const form = this.#clusters.forms[person.form]!
    const hasParticle = person.stems.length > 1
    const surnames = this.#calledByPart(person, stem) ?? this.#bearersOf(person, stem)
    if (surnames.length > 0 && this.#isAnothersGivenName(stem, surnames)) {
      this.#joinSame(person)
      return
    }
    const isNamesake = surnames.length > 0 && this.#isNamesake(person, form, surnames)
    // a form of address that the mention begins with
    const inside = form.folded.length > person.folded.length ? person.gender : undefined
    if (surnames.length > 0 && !isNamesake) {
      namesakes.placeAll(person.form, this.#rootsOf(surnames), inside ?? this.#genderByEnding(form), this.#partnersOf(stem))
      return
    }
    const letters = acronymOf(form.text)
    const spelt = letters === undefined ? [] : this.#rootsOf(this.#byLetters.get(letters))
    if (spelt.length === 1) {
      this.#clusters.unite(spelt[0]!, person.form)
      return
    }
    if (this.#joinSame(person)) return
    // A given or middle name stands for its person only where there is no doubt.
    const isRuled = person.isRuling || form.mentions.some((mention) => isRuling(this.#options.around.title(mention)))
    const called =
      hasParticle || isNamesake
        ? []
        : this.#byWord.get(stem).filter((other) => !isFathersName(other, stem) && isOfGeneration(person, other) && (!isRuled || isCalledByGivenName(other)))
    const roots = this.#rootsOf(called)
    if (roots.length === 1 && !isInitial(stem)) namesakes.placeAll(person.form, roots, undefined)
    else if (roots.length === 0) {
      const parted = namesakes.parting(person.form)
      if (parted !== undefined) this.#parted.set(compact(person.stems), parted)
    }
  }

  /**
   * Who was named before with the name as the first of two surnames (`Nadal` of Rafael Nadal Parera) or as one half of a double one (`Almeida`), where the others who have it as
   * their only one are named later.
   */
  #calledByPart({ stems, first }: Person, stem: string): Person[] | undefined {
    const { language } = this.#options
    if (stems.length > 1 || !calledByHalves.has(language)) return undefined
    if (this.#bySurname.get(surnameSpelling(stem)).some((other) => other.first < first)) return undefined
    const isMiddle = (other: Person) => other.hasGivenName && other.stems.length > 2 && compact([other.stems.at(-2)!]) === stem
    const middle = hasTwoSurnames.has(language) ? this.#byWord.get(stem).filter(isMiddle) : []
    const found = [...middle, ...this.#byHalf.get(stem)].filter((other) => other.first < first)
    return this.#rootsOf(found).length === 1 ? found : undefined
  }

  /** The fuller names whose surname a name of one word, or of particles and one, is. */
  #bearersOf(person: Person, stem: string): Person[] {
    const surname = surnameSpelling(stem)
    const bearers = this.#bySurname.get(surname).filter((other) => isOfGeneration(person, other))
    if (person.stems.length === 1)
      return this.#asSpelt(
        person,
        bearers.filter((other) => !isFathersName(other, surname))
      )
    const whole = compact(person.stems)
    return [...bearers.filter((other) => canBe(person, other)), ...this.#bySurname.get(whole).filter((other) => isOfGeneration(person, other))]
  }

  /** Of him and her whom the text names side by side, the one whose surname is spelt so: in `Ozols un Ozola` the latter is Anna Ozola, not a case of Jānis Ozols, and so is one that begins a sentence. */
  #asSpelt({ folded, form }: Person, bearers: readonly Person[]): Person[] {
    const { around } = this.#options
    if (!this.#couples.has(form) && !(bearers.length > 1 && this.#clusters.forms[form]!.mentions.some((mention) => around.startsSentence(mention))))
      return [...bearers]
    const exact = bearers.filter((other) => other.folded.at(-1) === folded[0])
    if (exact.length === 0 || exact.length === bearers.length) return [...bearers]
    const genders = new Set(exact.map(({ gender }) => gender))
    const isApart = genders.size === 1 && bearers.every((other) => exact.includes(other) || (other.gender !== undefined && !genders.has(other.gender)))
    return isApart && !genders.has(undefined) ? exact : [...bearers]
  }

  /** Whether a surname is the given name of another whom the text names with its bearer: `Ryan Gosling and Meg Ryan`. */
  #isAnothersGivenName(stem: string, bearers: readonly Person[]): boolean {
    const roots = new Set(this.#rootsOf(bearers))
    return this.#byWord.get(stem).some((other) => {
      if (!other.hasGivenName || compact([other.stems[0]!]) !== stem || roots.has(this.#clusters.rootOf(other.form))) return false
      return bearers.some(({ first }) => this.#options.around.partner(Math.min(first, other.first)) === Math.max(first, other.first))
    })
  }

  /** Joins a name to the same one that a person of the other gender does not bear. */
  #joinSame(person: Person): boolean {
    const key = compact(person.stems)
    const parted = this.#parted.get(key)
    if (parted !== undefined && person.gender !== undefined) {
      this.#clusters.unite(parted[person.gender], person.form)
      return true
    }
    const same = this.#singles.get(key).find(({ form }) => {
      const gender = this.#genders.get(this.#clusters.rootOf(form))
      return gender === undefined || person.gender === undefined || gender === person.gender
    })
    if (same === undefined) this.#singles.add(key, person)
    else this.#clusters.unite(same.form, person.form)
    this.#learnGender(person.form, person.gender)
    return same !== undefined
  }

  #learnGender(form: number, gender: Gender): void {
    const root = this.#clusters.rootOf(form)
    this.#genders.set(root, this.#genders.get(root) ?? gender)
  }

  /** A company of the same name that was named before any person (`Ford`, then `Henry Ford II`). */
  #isNamesake(person: Person, { text, folded }: NameForm, persons: readonly Person[]): boolean {
    const { known, around } = this.#options
    if (known === undefined || folded.length !== 1 || persons.some(({ first }) => first < person.first) || around.title(person.first) !== '') return false
    const entity = knownEntity({ text, folded }, known)
    return entity !== undefined && known.typeOf(entity) === 'ORGANIZATION'
  }

  /** By the forms of address of its mentions, else by its words. */
  #genderOf({ words, folded, mentions }: NameForm): Gender {
    const { language, givenNames, around } = this.#options
    const form = { words, folded }
    const titles = new Set(mentions.map((mention) => around.gender(mention)).filter((gender) => gender !== undefined))
    if (titles.size > 0) return titles.size === 1 ? [...titles][0] : undefined
    if (folded.length < 2) return this.#genderByEnding(form)
    let at = 0
    for (; at < folded.length - 1 && isAddress(folded[at]!, language); at++) {
      const gender = genderOfTitle(folded[at]!, language)
      if (gender !== undefined) return gender
    }
    const first = languagesWithSurnameFirst.has(language) ? folded.at(-1)! : folded[at]!
    return this.#genderByEnding(form) ?? (at === folded.length - 1 ? undefined : genderByGivenName(first, language, givenNames))
  }

  /** A Polish `Tuska` is hers, or his whose name is Tusk. */
  #genderByEnding({ words, folded }: Pick<NameForm, 'words' | 'folded'>): Gender {
    const { language } = this.#options
    const surname = words.at(-1) ?? ''
    if (surname === folded.at(-1)) return undefined
    const gender = genderByEnding(surname.toLowerCase(), language)
    return gender === 'f' && language !== 'bul' && this.#surnames.has(folded.at(-1)!.slice(0, -1)) ? undefined : gender
  }

  #rootsOf(persons: readonly Person[]): number[] {
    return [...new Set(persons.map(({ form }) => this.#clusters.rootOf(form)))]
  }
}

/** Whether a name without a given name may be a full one's as far as its generation goes: `Trump Jr.` is somebody who is called so in full. */
function isOfGeneration({ generation }: Person, full: Person): boolean {
  return generation === undefined || generation === full.generation
}
