/** To whom of several persons with one surname each mention of the surname goes. */
import { firstAtLeast } from '../../core/sorted.js'
import type { Clusters } from './clusters.js'
import type { Gender } from './gender.js'

/** What stands around the mentions of persons. */
export interface Surroundings {
  /** By the form of address. */
  gender(mention: number): Gender
  /** The folded title or form of address right before a mention; empty where there is none. */
  title(mention: number): string
  /** The mention that a conjunction parts from this one, `Karl und Erna Schmidt`; undefined where there is none. */
  partner(mention: number): number | undefined
  /** Whether a mention of one word stands for a family. */
  isFamily(mention: number): boolean
  /** Whether he or she is meant, by the pronouns behind a mention. */
  pronoun(mention: number): Gender
  /** Whether a mention is introduced as somebody's relative: `his wife, Karen Hughes`. */
  isRelative(mention: number): boolean
  /** Whether a mention begins a sentence, as whoever does something mostly does. */
  startsSentence(mention: number): boolean
  /** Whether two mentions stand side by side in one sentence, the earlier one first. */
  areTogether(earlier: number, later: number): boolean
}

/** Sends the mentions of a short name to the persons that it can stand for. */
export class Namesakes {
  readonly #clusters: Clusters
  readonly #around: Surroundings
  readonly #genderOf: (root: number) => Gender
  /** Mentions of full names by cluster, ascending. */
  readonly #mentions = new Map<number, readonly number[]>()
  readonly #titles = new Map<number, ReadonlySet<string>>()

  constructor(clusters: Clusters, around: Surroundings, full: readonly number[], genderOf: (root: number) => Gender) {
    this.#clusters = clusters
    this.#around = around
    this.#genderOf = genderOf
    const members = new Map<number, number[]>()
    for (const index of full) {
      const form = clusters.forms[index]!
      const root = clusters.rootOf(index)
      const list = members.get(root)
      if (list === undefined) members.set(root, [...form.mentions])
      else for (const mention of form.mentions) list.push(mention)
    }
    for (const [root, list] of members)
      this.#mentions.set(
        root,
        list.sort((left, right) => left - right)
      )
  }

  /**
   * @param ending whose the name is by its ending
   * @param partners clusters of those who share the surname with one of the persons, without having it beside their own name
   */
  placeAll(form: number, roots: readonly number[], ending: Gender, partners: readonly number[] = []): void {
    const mentions = this.#clusters.forms[form]!.mentions
    const asked = mentions.map((mention) => this.#around.gender(mention) ?? ending)
    if (roots.length === 1 && this.#genderOf(roots[0]!) === undefined && partners.length === 0 && this.#parts(mentions, asked, roots[0]!)) return
    const isPartners = asked.some(
      (gender) => gender !== undefined && partners.some((root) => this.#genderOf(root) === gender) && this.#genderOf(roots[0]!) !== gender
    )
    if (roots.length === 1 && !isPartners && !asked.some((gender) => this.#contradicts(gender, roots[0]!))) {
      this.#clusters.unite(roots[0]!, form)
      return
    }
    /** Where the latest mentions before went, of those that something told. */
    let told: { root: number; mention: number } | undefined
    mentions.forEach((mention, index) => {
      const open = roots.filter((root) => !this.#contradicts(asked[index], root))
      // of Karl und Erna Schmidt, Herr Schmidt is Karl
      const candidates = asked[index] === undefined ? open : [...open, ...partners]
      const sure = candidates.filter((root) => asked[index] !== undefined && this.#genderOf(root) === asked[index])
      const place = this.#place(mention, sure.length > 0 ? sure : open, told)
      if (place === undefined) return
      told = { root: place, mention }
      this.#clusters.move(mention, place)
    })
  }

  /** Of him and her with one surname, the one named first is whose full name stands there, where nothing tells. @returns whether both are named */
  #parts(mentions: readonly number[], asked: readonly Gender[], root: number): boolean {
    const first = asked.find((gender) => gender !== undefined)
    if (!asked.some((gender) => gender !== undefined && gender !== first)) return false
    const other = this.#clusters.open()
    mentions.forEach((mention, index) => {
      this.#clusters.move(mention, asked[index] === undefined || asked[index] === first ? root : other)
    })
    return true
  }

  #place(mention: number, roots: readonly number[], told: { root: number; mention: number } | undefined): number | undefined {
    if (roots.length < 2) return roots[0]
    const title = this.#around.title(mention)
    if (title !== '') {
      const titled = roots.filter((root) => this.#titlesOf(root).has(title))
      // whom a text calls by title and surname is whom it is about: the one named first
      return titled.length === 1 ? titled[0] : this.#earliest(roots)
    }
    const meant = this.#meantByPronoun(mention, roots)
    if (meant !== undefined) return meant
    const main = this.#mainPerson(mention, roots)
    if (main !== undefined) return main
    const { root, place } = this.#nearest(mention, roots)
    if (told !== undefined && told.mention > place && roots.includes(told.root)) return told.root
    const rival = this.#nearest(
      mention,
      roots.filter((other) => other !== root)
    )
    const isOpen = place >= 0 && rival.place >= 0 && this.#around.areTogether(rival.place, place)
    return isOpen ? undefined : root
  }

  /** The only one of the gender that pronouns behind the mention have. */
  #meantByPronoun(mention: number, roots: readonly number[]): number | undefined {
    const genders = roots.map((root) => this.#genderOf(root))
    if (new Set(genders).size < 2 || genders.includes(undefined)) return undefined
    const gender = this.#around.pronoun(mention)
    const open = roots.filter((_, index) => genders[index] === gender)
    return open.length === 1 ? open[0] : undefined
  }

  /** Whom the text is about where the other one was last named as a relative: `Daniel Hughes` beside `his wife, Karen Hughes`. */
  #mainPerson(mention: number, roots: readonly number[]): number | undefined {
    const before = roots.map((root) => ({ root, place: this.#nearest(mention, [root]).place })).filter(({ place }) => place >= 0)
    const others = before.filter(({ place }) => !this.#around.isRelative(place))
    return before.length > 1 && others.length === 1 ? others[0]!.root : undefined
  }

  /**
   * A name without a fuller one that the text gives to a man and to a woman is of two persons.
   * @returns their clusters; undefined where it is one person's
   */
  parting(form: number): Readonly<Record<'m' | 'f', number>> | undefined {
    const mentions = this.#clusters.forms[form]!.mentions
    const asked = mentions.map((mention) => this.#around.gender(mention))
    const first = asked.find((gender) => gender !== undefined)
    if (first === undefined || !asked.some((gender) => gender !== undefined && gender !== first)) return undefined
    const other = this.#clusters.open()
    let last: Gender = first
    mentions.forEach((mention, index) => {
      last = asked[index] ?? last
      if (last !== first) this.#clusters.move(mention, other)
    })
    return first === 'm' ? { m: form, f: other } : { m: other, f: form }
  }

  #contradicts(gender: Gender, root: number): boolean {
    const other = this.#genderOf(root)
    return gender !== undefined && other !== undefined && gender !== other
  }

  /** What stands before the full names. */
  #titlesOf(root: number): ReadonlySet<string> {
    let titles = this.#titles.get(root)
    if (titles === undefined) {
      titles = new Set(this.#mentions.get(root)!.map((mention) => this.#around.title(mention)))
      this.#titles.set(root, titles)
    }
    return titles
  }

  #earliest(roots: readonly number[]): number {
    return roots.reduce((best, root) => (this.#mentions.get(root)![0]! < this.#mentions.get(best)![0]! ? root : best))
  }

  /** The person whose full name stands last before the mention, else first after it (at a place below 0). */
  #nearest(mention: number, roots: readonly number[]): { root: number; place: number } {
    let best = { root: roots[0]!, place: Number.NEGATIVE_INFINITY }
    for (const root of roots) {
      const list = this.#mentions.get(root)!
      const at = firstAtLeast(list, mention) - 1
      const place = at >= 0 ? list[at]! : -1 - list[0]!
      if (place > best.place) best = { root, place }
    }
    return best
  }
}
