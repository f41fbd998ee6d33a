/**
 * Pairs of names of one entity, as rows of n-grams, for scripts/linking/names/train.py.
 *
 *     npx tsx scripts/linking/names/collect.ts WORK_DIR
 */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { EntityRecord } from '../../../src/knowledge/base/entity.js'
import { foldName } from '../../../src/knowledge/names/fold.js'
import { gramRows } from '../../../src/knowledge/names/grams.js'
import { readRecords } from '../../build-kb/records.js'
import { foreignPairs } from './foreign-pairs.js'
import { isHeldOut } from './held-out.js'
import { edited, inflected, misread, random, withoutUmlauts } from './variants.js'

const folder = process.argv[2]
if (folder === undefined) throw new Error('name a folder for the pairs')
mkdirSync(folder, { recursive: true })
const LATIN = /\p{Script=Latin}/u
const next = random(14)

/** Lists of rows, written one after the other; the places where they start come in a second file. */
class RowLists {
  readonly #file: number
  readonly #path: string
  readonly #starts: number[] = [0]
  #waiting: number[] = []

  constructor(path: string) {
    this.#path = path
    this.#file = openSync(`${path}.rows`, 'w')
  }

  add(rows: readonly number[]): void {
    for (const row of rows) this.#waiting.push(row)
    this.#starts.push(this.#starts.at(-1)! + rows.length)
    if (this.#waiting.length > 1_000_000) this.#write()
  }

  end(): void {
    this.#write()
    closeSync(this.#file)
    writeFileSync(`${this.#path}.starts`, Int32Array.from(this.#starts))
  }

  #write(): void {
    writeSync(this.#file, new Uint8Array(Int32Array.from(this.#waiting).buffer))
    this.#waiting = []
  }
}

const left = new RowLists(join(folder, 'left'))
const right = new RowLists(join(folder, 'right'))
const owners: number[] = []
/** One number for all that share a name: they are not told apart. */
const numbers = new Map<string, number>()

function add(shared: string, one: string, other: string): void {
  const rows = [gramRows(one), gramRows(other)] as const
  if (rows.some(({ length }) => length < 2)) return
  const key = foldName(shared)
  const owner = numbers.get(key) ?? numbers.size
  numbers.set(key, owner)
  left.add(rows[0])
  right.add(rows[1])
  owners.push(owner)
}

/** Whether names are forms of one another rather than other words for the same thing. */
function alike(one: string, other: string): boolean {
  const grams = (text: string) => new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)))
  const first = grams(foldName(one))
  const second = grams(foldName(other))
  let shared = 0
  for (const gram of first) if (second.has(gram)) shared++
  return shared >= 0.4 * Math.min(first.size, second.size)
}

function collectVariants(label: string): void {
  if (next() < 0.7) add(label, label, edited(label, next))
  if (next() < 0.12) add(label, label, edited(edited(label, next), next))
  if (next() < 0.08) add(label, label, misread(label, next))
  const words = label.split(' ')
  if (words.length > 1 && next() < 0.1) add(label, label, [...words.slice(1), words[0]].join(' '))
  if (next() < 0.08) add(label, label, inflected(label, next))
  const plain = withoutUmlauts(label)
  if (plain !== label && next() < 0.6) add(label, label, plain)
}

function collect(record: EntityRecord): void {
  const { label } = record
  if (LATIN.test(label)) collectVariants(label)
  for (const { name, kind } of record.names) {
    const isLatin = LATIN.test(name)
    if (isLatin && (kind === 'weak' || next() > 0.5 || !alike(label, name))) continue
    if (!isLatin && kind === 'weak' && next() > 0.5) continue
    add(label, label, name)
    if (!isLatin && next() < 0.15) add(label, label, inflected(name, next))
    if (!isLatin && next() < 0.08) add(label, label, edited(name, next))
  }
}

const heldOut = new Set<string>()
for (const record of readRecords(new Set())) {
  if (isHeldOut(record.id)) for (const { name } of record.names) heldOut.add(foldName(name))
  else collect(record)
}
const known = owners.length
for (const { native, latin } of foreignPairs(heldOut, next)) add(native, latin, native)
left.end()
right.end()
writeFileSync(join(folder, 'owners'), Int32Array.from(owners))
console.log(`${known} pairs of the base, ${owners.length - known} of other names`)
