/**
 * Names that are known: persons, places and organisations as the languages write them, one entry for each entity, so that names are followed from any
 * language to any other over the entity rather than over an English spelling that several share. A language is opened when it is first asked for.
 */
import type { ModelStore, NativeModel } from '../../models/store.js'
import type { NameKind } from '../types.js'
import { HanVariants } from './han-variants.js'
import { nameKey } from './key.js'
import { ENGLISH, FAME_STEP, HAS_WORDS, KINDS, ORIGINS, UNITS_PER_NAT, UNLIKELY } from './layout.js'
import { NamesOfLanguage } from './names-of-language.js'

export interface KnownName {
  readonly text: string
  readonly kind: NameKind | undefined
  /** Share among all that the name stands for, 0 to 1. */
  readonly weight: number
  /** How well the entity is known, from 0 (a hamlet) to 1 (a capital). */
  readonly fame: number
  /** Language that the name comes from, where it is known by the country of the person. */
  readonly origin?: string
}

/** Units of what everyone knows. */
const MOST_FAME = 128

export class NameDictionary {
  readonly variants: HanVariants
  readonly #model: NativeModel
  readonly #kinds: Uint8Array
  readonly #fame: Uint8Array
  readonly #origins: Uint8Array
  readonly #languages = new Map<string, NamesOfLanguage>()

  constructor(model: NativeModel) {
    this.#model = model
    this.#kinds = model.u8('kinds')
    this.#fame = model.u8('fame')
    this.#origins = model.u8('origins')
    this.variants = new HanVariants(model)
  }

  /** @throws ModelError when the artefact is missing or damaged */
  static open(store: ModelStore): NameDictionary {
    return new NameDictionary(store.load('names/dictionary'))
  }

  supports(language: string): boolean {
    return this.#model.has(`${served(language)}.entities`)
  }

  preload(language: string): void {
    if (this.supports(language)) this.#names(language)
  }

  /** English forms of a whole name, likeliest first. */
  toEnglish(name: string, language: string): readonly KnownName[] {
    return this.translate(name, language, ENGLISH)
  }

  /** Forms of an English name in a language, likeliest first; in the characters of `zht` and `zhs` where those are asked for. */
  fromEnglish(name: string, language: string): readonly KnownName[] {
    return this.translate(name, ENGLISH, language)
  }

  /** Forms of a whole name in another language, over the same entities. */
  translate(name: string, from: string, to: string): readonly KnownName[] {
    return this.#translate(name, from, to, false)
  }

  /** English spellings of one word of a person's name, by how many persons are written so. */
  wordToEnglish(word: string, language: string): readonly KnownName[] {
    return this.#translate(word, language, ENGLISH, true)
  }

  /** Native spellings of one word of a person's name. */
  wordFromEnglish(word: string, language: string): readonly KnownName[] {
    return this.#translate(word, ENGLISH, language, true)
  }

  /** What a name is known to stand for, without its form in another language: kinds and origins, likeliest first. */
  known(name: string, language: string): readonly KnownName[] {
    return this.#translate(name, language, language, false)
  }

  /** Key of a name in a language. */
  key(name: string, language: string): string {
    return nameKey(served(language) === 'zho' ? this.variants.simplified(name) : name)
  }

  #translate(name: string, from: string, to: string, words: boolean): readonly KnownName[] {
    if (!this.supports(from) || !this.supports(to)) return []
    const key = this.key(name, from)
    if (key === '') return []
    const target = this.#names(to)
    const found = new Map<string, { entity: number; level: number; best: number }>()
    for (const [entity, penalty] of this.#names(from).entitiesOf(key)) {
      if (this.#kinds[entity]! >= HAS_WORDS !== words) continue
      for (const [place, targetPenalty] of target.namesOf(entity)) {
        if (targetPenalty >= UNLIKELY && from !== to && !words) continue
        const level = FAME_STEP * this.#fame[entity]! - penalty - targetPenalty
        const text = this.#written(target.at(place), to)
        const share = Math.exp(level / UNITS_PER_NAT)
        const known = found.get(text)
        if (known === undefined) found.set(text, { entity, level: share, best: level })
        else {
          known.level += share
          if (level > known.best) {
            known.best = level
            known.entity = entity
          }
        }
      }
    }
    const total = [...found.values()].reduce((sum, { level }) => sum + level, 0)
    return [...found]
      .sort(([left, one], [right, other]) => other.level - one.level || (left < right ? -1 : 1))
      .map(([text, { entity, level }]) => this.#knownName(text, entity, level / total))
  }

  #knownName(text: string, entity: number, weight: number): KnownName {
    const origin = ORIGINS[this.#origins[entity]!]
    const kind = KINDS[this.#kinds[entity]! % HAS_WORDS]
    return {
      text,
      kind,
      weight: Math.round(10_000 * weight) / 10_000,
      fame: Math.min(1, (FAME_STEP * this.#fame[entity]!) / MOST_FAME),
      ...(origin !== undefined && origin !== '' && { origin })
    }
  }

  #written(text: string, language: string): string {
    if (language === 'zht') return this.variants.isTraditional(text) ? text : this.variants.traditional(text)
    return language === 'zhs' || language === 'zho' ? this.variants.simplified(text) : text
  }

  #names(language: string): NamesOfLanguage {
    const code = served(language)
    let names = this.#languages.get(code)
    if (names === undefined) {
      names = new NamesOfLanguage(this.#model, code, (text) => this.key(text, code))
      this.#languages.set(code, names)
    }
    return names
  }
}

function served(language: string): string {
  return language === 'zht' || language === 'zhs' ? 'zho' : language
}
