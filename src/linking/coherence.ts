/** How well a candidate goes with what the other mentions of the document are likely to mean. */
import { TEXT_WIDTH } from '../knowledge/context/text-vectors.js'
import { cosine } from './context.js'
import type { FactsOfEntities } from './entity-facts.js'
import type { Unit } from './unit.js'

/** Columns of `Coherence.write`. */
export const COHERENCE_WIDTH = 9

/** Of each name the likeliest candidates, as far as they are this likely. */
const STRONGEST = 3
const LEAST = 0.1

/** The two greatest weights of different names: a name is no evidence for itself. */
class Evidence {
  #name = -1
  #first = 0
  #second = 0

  add(name: number, weight: number): void {
    if (name === this.#name) this.#first = Math.max(this.#first, weight)
    else if (weight > this.#first) {
      this.#second = this.#first
      this.#first = weight
      this.#name = name
    } else this.#second = Math.max(this.#second, weight)
  }

  besides(name: number): number {
    return name === this.#name ? this.#second : this.#first
  }
}

/** The weights of a document's candidates, gathered once for all its mentions. */
export class Coherence {
  readonly #facts: FactsOfEntities
  readonly #meant = new Map<number, Evidence>()
  readonly #relatedToMeant = new Map<number, Evidence>()
  readonly #countries = new Map<string, number>()
  readonly #byName = new Map<number, { readonly countries: Map<string, number>; readonly vector: Float32Array }>()
  readonly #vector = new Float32Array(TEXT_WIDTH)
  readonly #names: Map<string, number>
  #countryTotal = 0

  constructor(units: readonly Unit[], facts: FactsOfEntities, check: () => void) {
    this.#facts = facts
    this.#names = new Map([...new Set(units.map(nameOf))].map((name, index) => [name, index]))
    const seen = new Set<string>()
    for (const unit of units) {
      const name = nameOf(unit)
      // a name counts once, however often it is mentioned
      if (seen.has(name)) continue
      seen.add(name)
      check()
      this.#gather(unit, this.#names.get(name)!)
    }
  }

  #gather({ candidates, local }: Unit, name: number): void {
    const countries = new Map<string, number>()
    const vector = new Float32Array(TEXT_WIDTH)
    this.#byName.set(name, { countries, vector })
    const order = Array.from(local.keys()).sort((left, right) => local[right]! - local[left]!)
    for (const index of order.slice(0, STRONGEST)) {
      const weight = local[index]!
      if (weight < LEAST) break
      const { entity, country, related } = this.#facts.of(candidates[index]!.entity)
      evidenceOf(this.#meant, entity.index).add(name, weight)
      for (const other of related) evidenceOf(this.#relatedToMeant, other).add(name, weight)
      if (country !== undefined) {
        countries.set(country, (countries.get(country) ?? 0) + weight)
        this.#countries.set(country, (this.#countries.get(country) ?? 0) + weight)
        this.#countryTotal += weight
      }
      const scale = weight / 127
      for (let column = 0; column < TEXT_WIDTH; column++) {
        vector[column]! += entity.vector[column]! * scale
        this.#vector[column]! += entity.vector[column]! * scale
      }
    }
  }

  /** Writes the columns of all candidates of a unit, from `offset` on in each row of `columns` places. */
  write(unit: Unit, columns: number, offset: number): void {
    const { candidates, local, rows } = unit
    const name = this.#names.get(nameOf(unit))!
    const own = this.#byName.get(name)!
    const others = this.#vectorBesides(own.vector)
    const ownCountries = [...own.countries.values()].reduce((sum, weight) => sum + weight, 0)
    const best = local.reduce((most, value) => Math.max(most, value), 0)
    for (const [index, { entity: number }] of candidates.entries()) {
      const { entity, country, related } = this.#facts.of(number)
      const at = index * columns + offset
      let strongest = 0
      let sum = 0
      for (const other of related) {
        const weight = this.#meant.get(other)?.besides(name) ?? 0
        strongest = Math.max(strongest, weight)
        sum += weight
      }
      const reverse = this.#relatedToMeant.get(number)?.besides(name) ?? 0
      rows[at] = strongest
      rows[at + 1] = reverse
      rows[at + 2] = Math.log1p(sum)
      rows[at + 3] =
        country === undefined ? 0 : ((this.#countries.get(country) ?? 0) - (own.countries.get(country) ?? 0)) / Math.max(1, this.#countryTotal - ownCountries)
      rows[at + 4] = cosine(others, entity.vector)
      rows[at + 5] = this.#meant.get(number)?.besides(name) ?? 0
      rows[at + 6] = local[index]!
      rows[at + 7] = local[index]! - best
      rows[at + 8] = Math.log1p(this.#names.size) / 4
    }
  }

  #vectorBesides(own: Float32Array): Float32Array {
    const vector = this.#vector.map((value, column) => value - own[column]!)
    let square = 0
    for (const value of vector) square += value * value
    return square === 0 ? vector : vector.map((value) => value / Math.sqrt(square))
  }
}

function nameOf({ surface, type }: Unit): string {
  return `${surface.folded}\t${type}`
}

function evidenceOf(all: Map<number, Evidence>, entity: number): Evidence {
  let evidence = all.get(entity)
  if (evidence === undefined) {
    evidence = new Evidence()
    all.set(entity, evidence)
  }
  return evidence
}
