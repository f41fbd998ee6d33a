/** Places with all their names, gathered from gazetteers, lists of codes and the knowledge base. */
import { addressKey, hasHan, wideKey } from '../../../src/addresses/dictionaries/normalise.js'
import { PLACE_KINDS, type PlaceKind } from '../../../src/addresses/dictionaries/places.js'

export interface Place {
  readonly kind: PlaceKind
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string
  readonly keys: Set<string>
  /** See `Places.weight`. */
  weight: number
  parent?: Place
}

/** Places of a country that share a name are told apart up to this number, by weight, but for Chinese divisions. */
const MOST_NAMESAKES = 3

export class PlaceGathering {
  readonly places: Place[] = []
  readonly #byKey = new Map<string, Place[]>()

  /** @param simplified Chinese in simplified characters */
  constructor(readonly simplified: (text: string) => string) {}

  /** Keys of a name; none of one that is too short to be a name. */
  keysOf(name: string): string[] {
    const keys = [addressKey(name), wideKey(name)].flatMap((key) => (key === undefined ? [] : [hasHan(key) ? this.simplified(key) : key]))
    return keys.filter((key) => key.length > 1 && /\p{L}/u.test(key))
  }

  add(kind: PlaceKind, country: string, names: readonly string[], weight = 0): Place {
    const place: Place = { kind, country, keys: new Set(), weight }
    this.places.push(place)
    this.name(place, names)
    return place
  }

  name(place: Place, names: readonly string[]): void {
    for (const key of names.flatMap((name) => this.keysOf(name))) {
      if (place.keys.has(key)) continue
      place.keys.add(key)
      const at = `${place.kind} ${place.country} ${key}`
      const known = this.#byKey.get(at)
      if (known === undefined) this.#byKey.set(at, [place])
      else known.push(place)
    }
  }

  /** The best known place of a name. */
  find(kind: PlaceKind, country: string, name: string): Place | undefined {
    for (const key of this.keysOf(name)) {
      const [first, ...others] = this.#byKey.get(`${kind} ${country} ${key}`) ?? []
      if (first !== undefined) return others.reduce((best, each) => (each.weight > best.weight ? each : best), first)
    }
    return undefined
  }

  /** Names the place that a name is of, or makes one. */
  merge(kind: PlaceKind, country: string, names: readonly string[], weight = 0): Place {
    const known = names.map((name) => this.find(kind, country, name)).find((place) => place !== undefined)
    if (known === undefined) return this.add(kind, country, names, weight)
    this.name(known, names)
    known.weight = Math.max(known.weight, weight)
    return known
  }
}

interface Sense {
  readonly kind: number
  readonly country: number
  readonly id: number
  readonly weight: number
}

export interface PackedPlaces {
  readonly keys: readonly string[]
  readonly senses: readonly (readonly Sense[])[]
  readonly countries: readonly string[]
  readonly parents: Uint32Array
}

/** Numbers places and lists the senses of each key, the best known place first. Divisions with a parent come first, so that parents are a short list. */
export function packed(places: readonly Place[]): PackedPlaces {
  const ordered = [...places.filter(({ parent }) => parent !== undefined), ...places.filter(({ parent }) => parent === undefined)]
  const divisions = ordered.filter(({ parent }) => parent !== undefined).length
  const ids = new Map<Place, number>()
  for (const place of ordered) if (place.parent !== undefined || place.keys.size > 1) ids.set(place, ids.size + 1)
  const parents = Uint32Array.from({ length: divisions + 1 }, (_, id) => (id === 0 ? 0 : (ids.get(ordered[id - 1]!.parent!) ?? 0)))
  const countries = [...new Set(ordered.map(({ country }) => country))].sort()
  const numbers = new Map(countries.map((country, number) => [country, number]))
  const byKey = new Map<string, Place[]>()
  for (const place of ordered) for (const key of place.keys) byKey.set(key, [...(byKey.get(key) ?? []), place])
  const keys = [...byKey.keys()]
  const senses = keys.map((key) => {
    const counts = new Map<string, number>()
    const found: Sense[] = []
    for (const { kind, country, weight, ...place } of byKey
      .get(key)!
      .map((each) => ({ ...each, own: each }))
      .sort((left, right) => right.weight - left.weight)) {
      const id = ids.get(place.own) ?? 0
      const group = `${kind} ${country}`
      const count = counts.get(group) ?? 0
      if (found.length >= 255 || (count >= MOST_NAMESAKES && place.own.parent === undefined) || (id === 0 && count > 0)) continue
      counts.set(group, count + 1)
      found.push({ kind: PLACE_KINDS.indexOf(kind), country: numbers.get(country)!, id, weight: Math.min(127, weight) })
    }
    return found
  })
  return { keys, senses, countries, parents }
}

/** Weight of a place with so many inhabitants. */
export function weightOf(inhabitants: number): number {
  return inhabitants > 0 ? Math.round(4 * Math.log2(inhabitants + 1)) : 0
}
