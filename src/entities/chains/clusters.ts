/** Clusters of name forms while they grow; union-find with the fuller name as the root. */
import type { NameForm } from './name.js'

export class Clusters {
  readonly forms: readonly NameForm[]
  readonly #parents: number[]
  #formOf: Map<number, number> | undefined
  /** Mentions that went elsewhere than their form, by mention. */
  readonly moved = new Map<number, number>()

  constructor(forms: readonly NameForm[]) {
    this.forms = forms
    this.#parents = forms.map((_, index) => index)
  }

  /** The form that a mention is of. */
  formOf(mention: number): number | undefined {
    if (this.#formOf === undefined) {
      this.#formOf = new Map()
      for (let form = 0; form < this.forms.length; form++) for (const one of this.forms[form]!.mentions) this.#formOf.set(one, form)
    }
    return this.#formOf.get(mention)
  }

  rootOf(form: number): number {
    let root = form
    while (this.#parents[root] !== root) root = this.#parents[root]!
    while (this.#parents[form] !== root) {
      const next = this.#parents[form]!
      this.#parents[form] = root
      form = next
    }
    return root
  }

  /** The second form's cluster becomes part of the first's. */
  unite(into: number, form: number): void {
    this.#parents[this.rootOf(form)] = this.rootOf(into)
  }

  /** One mention of an ambiguous form goes to another cluster. */
  move(mention: number, into: number): void {
    this.moved.set(mention, into)
  }

  /** A cluster of its own, for mentions that are told from others of their form. */
  open(): number {
    return this.#parents.push(this.#parents.length) - 1
  }

  clusterOf(mention: number, form: number): number {
    return this.rootOf(this.moved.get(mention) ?? form)
  }
}

/** Values by key, each list in the order of adding; lists stop growing at `limit`, which keeps look-ups short. */
export class ListIndex<T> {
  readonly #lists = new Map<string, T[]>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  add(key: string, value: T): void {
    const list = this.#lists.get(key)
    if (list === undefined) this.#lists.set(key, [value])
    else if (list.length < this.#limit && list.at(-1) !== value) list.push(value)
  }

  get(key: string): readonly T[] {
    return this.#lists.get(key) ?? []
  }
}

/** Indexes of the forms, the most complete names first; of equals the oftener mentioned, then the earlier. */
export function byCompleteness(forms: readonly NameForm[]): number[] {
  const fullness = Float64Array.from(forms, completeness)
  return forms
    .map((_, index) => index)
    .sort(
      (left, right) =>
        fullness[right]! - fullness[left]! ||
        forms[right]!.mentions.length - forms[left]!.mentions.length ||
        forms[left]!.mentions[0]! - forms[right]!.mentions[0]!
    )
}

/** Whole words count more than initials. */
export function completeness({ folded }: NameForm): number {
  let whole = 0
  for (const word of folded) if (word.length > 1 || word === word.toUpperCase()) whole++
  return whole * 16 + Math.min(folded.length, 15)
}
