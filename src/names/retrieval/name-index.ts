/** An index of names that is open: the names of a long list that are likely the same as a name. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NAME_WIDTH } from '../../knowledge/names/vectors.js'
import type { ModelStore } from '../../models/store.js'
import type { NameMatcher, NameToMatch, PreparedName } from '../matching/types.js'
import { NameGraph, vectorsOf } from './graph.js'
import { graphFile, NAMES_FILE, NameIndexError, type NameIndexMeta, NO_NAME, nameOfRow, PLACES_FILE, readIndexMeta, SAME_FILE } from './index-files.js'
import type { ListedName } from './list-lines.js'
import { type FormVectors, learnedVectors } from './vectors.js'

/** Names that are compared with a query, and candidates kept while searching (efSearch); measured by scripts/names/retrieval. */
const COMPARED = 60
const SEARCH_EFFORT = 300
/** Names that stay prepared. */
const REMEMBERED = 20_000

export interface NameMatch extends ListedName {
  /** 0 to 1. */
  readonly score: number
}

export class NameIndex {
  readonly meta: NameIndexMeta
  readonly #matcher: NameMatcher
  readonly #vectors: FormVectors
  readonly #graphs: readonly NameGraph[]
  readonly #rows: Buffer
  readonly #places: Uint32Array
  readonly #same: Uint32Array
  readonly #remembered = new Map<number, PreparedName>()

  /**
   * @param folder where `buildNameIndex` has made it; it is read as a whole, so the folder may be replaced meanwhile
   * @throws NameIndexError for a folder without a whole index that this version reads; ModelError
   */
  constructor(folder: string, store: ModelStore, matcher: NameMatcher) {
    this.meta = readIndexMeta(folder, store)
    this.#matcher = matcher
    this.#vectors = learnedVectors(store)
    try {
      this.#graphs = this.meta.points.map((points, part) => graphOf(join(folder, graphFile(part)), points))
      this.#rows = readFileSync(join(folder, NAMES_FILE))
      this.#places = numbersOf(join(folder, PLACES_FILE), this.meta.names + 1)
      this.#same = numbersOf(join(folder, SAME_FILE), this.meta.names)
    } catch (error) {
      throw new NameIndexError(`the index of names in ${folder} is damaged: ${(error as Error).message}; make it again with glossa names index --replace`)
    }
  }

  /**
   * @param threshold least score, 0 to 1
   * @param most matches at most
   * @returns the best first, those of the same score in the order of the list; the same name of several ids is there for each
   * @throws ModelError of the matcher
   */
  match(name: NameToMatch, threshold: number, most: number): NameMatch[] {
    const prepared = this.#matcher.prepare(name)
    const scored = this.candidates(prepared)
      .map((number) => ({ number, score: this.#matcher.score(prepared, this.#prepared(number)) }))
      .filter(({ score }) => score >= threshold)
      .sort((left, right) => right.score - left.score || left.number - right.number)
    const matches: NameMatch[] = []
    for (const { number, score } of scored)
      for (let same = number; same !== NO_NAME && matches.length < most; same = this.#same[same]!) matches.push({ ...this.#name(same), score })
    return matches
  }

  /** Numbers of the names that a name is compared with, nearest first. */
  candidates(prepared: PreparedName): number[] {
    const vectors = vectorsOf(prepared, this.#vectors)
    return this.#graphs
      .flatMap((graph) => graph.nearest(vectors, COMPARED, SEARCH_EFFORT))
      .sort((left, right) => right.similarity - left.similarity || left.name - right.name)
      .slice(0, COMPARED)
      .map(({ name }) => name)
  }

  #name(number: number): ListedName {
    return nameOfRow(this.#rows.toString('utf8', this.#places[number], this.#places[number + 1]! - 1))
  }

  #prepared(number: number): PreparedName {
    const known = this.#remembered.get(number)
    if (known !== undefined) return known
    const { id: _, ...name } = this.#name(number)
    const prepared = this.#matcher.prepare(name)
    if (this.#remembered.size >= REMEMBERED) this.#remembered.clear()
    this.#remembered.set(number, prepared)
    return prepared
  }
}

function graphOf(path: string, points: number): NameGraph {
  const graph = NameGraph.read(path, NAME_WIDTH)
  if (graph.points !== points) throw new Error(`${path} has ${graph.points} vectors instead of ${points}`)
  return graph
}

function numbersOf(path: string, count: number): Uint32Array {
  const bytes = readFileSync(path)
  if (bytes.length !== 4 * count) throw new Error(`${path} has ${bytes.length} bytes instead of ${4 * count}`)
  return new Uint32Array(new Uint8Array(bytes).buffer)
}
