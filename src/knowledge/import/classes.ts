/** What classes of Wikidata are in the service's terms. */
import type { ModelStore } from '../../models/store.js'
import { type KnownType, knownTypes } from '../base/entity.js'

/** Artefact of the table: lines of text. Made by scripts/linking/classes. */
export const CLASSES = 'linking/classes'

/** Steps to the top of the ontology, at most; the table is a tree of seven layers. */
const LAYERS = 10

export interface ClassMeaning {
  readonly type: KnownType
  /** Class of the DBpedia ontology; undefined where none fits. */
  readonly ontologyClass: string | undefined
}

/** Classes of Wikidata with their types and their classes of the DBpedia ontology, and the codes of countries. */
export class ClassTable {
  readonly #meanings: ReadonlyMap<string, ClassMeaning>
  readonly #parents: ReadonlyMap<string, string>
  readonly #types: ReadonlyMap<string, KnownType>
  readonly #countries: ReadonlyMap<string, string>

  /**
   * @param text lines of columns with tabs: `class NAME PARENT TYPE` of the ontology, `item ID TYPE NAME` of Wikidata's classes (NAME may be empty),
   * `country ID CODE`
   */
  constructor(text: string) {
    const meanings = new Map<string, ClassMeaning>()
    const parents = new Map<string, string>()
    const types = new Map<string, KnownType>()
    const countries = new Map<string, string>()
    for (const line of text.split('\n')) {
      const [kind, key = '', second = '', third = ''] = line.split('\t')
      if (kind === 'class') {
        parents.set(key, second)
        types.set(key, typeOf(third))
      } else if (kind === 'item') meanings.set(key, { type: typeOf(second), ontologyClass: third === '' ? undefined : third })
      else if (kind === 'country') countries.set(key, second)
    }
    this.#meanings = meanings
    this.#parents = parents
    this.#types = types
    this.#countries = countries
  }

  /** @throws ModelError for a missing or damaged artefact */
  static open(store: ModelStore): ClassTable {
    return new ClassTable(store.text(CLASSES))
  }

  /** What a class item of Wikidata (`Q` and digits) means; undefined where the table does not know it. */
  meaningOf(id: string): ClassMeaning | undefined {
    return this.#meanings.get(id)
  }

  /** ISO 3166-1 alpha-2, lower case, of an item that is a country. */
  countryOf(id: string): string | undefined {
    return this.#countries.get(id)
  }

  /** Type of a class of the ontology; undefined for a name that the ontology lacks. */
  typeOfClass(name: string): KnownType | undefined {
    return this.#types.get(name)
  }

  /** Without classes that are superclasses of others among them, and without repeats. */
  mostSpecific(names: readonly string[]): string[] {
    const above = new Set(names.flatMap((name) => this.#superclasses(name)))
    return [...new Set(names)].filter((name) => !above.has(name))
  }

  #superclasses(name: string): string[] {
    const found: string[] = []
    for (let at = this.#parents.get(name); at !== undefined && at !== '' && found.length < LAYERS; at = this.#parents.get(at)) found.push(at)
    return found
  }
}

function typeOf(text: string): KnownType {
  return (knownTypes as readonly string[]).includes(text) ? (text as KnownType) : 'OTHER'
}
