/** Collects names with their kinds and packs them into the hash tables of `src/entities/lists/`. */

import { foldCode } from '../../../src/core/folding.js'
import type { NameTable } from '../../../src/entities/lists/gazetteer.js'
import { Entry } from '../../../src/entities/lists/kinds.js'
import { CAPITALS_MARK, isCapitals, nameHash } from '../../../src/entities/lists/name-hash.js'
import { buildHashTable } from '../../../src/models/hash-table.js'
import type { TensorInput } from '../../../src/models/safetensors.js'

/** Most entries in a bucket on average. */
const BUCKET = 8

/** Largest table that stores the upper halves of its hashes; a larger one relies on its buckets to reject unknown words. */
const SMALL = 20_000

/** Longest name kept, in words and in characters. */
const MAX_WORDS = 5
const MAX_LENGTH = 48

/** Names of one table: folded name (short capitals with a mark) to `Entry` bits. */
export class NameCollector {
  readonly entries = new Map<string, number>()

  /** Adds the kinds to a name; names too short, too long or without a letter are passed over. */
  add(name: string, bits: number): void {
    const clean = name.normalize('NFC').replace(/\s+/gu, ' ').trim()
    if (clean.length < 2 && bits !== Entry.surname && bits !== Entry.common) return
    if (clean.length > MAX_LENGTH || !/\p{L}/u.test(clean)) return
    const folded = foldName(clean)
    const words = folded.split(' ')
    if (folded === '' || words.length > MAX_WORDS) return
    const key = isCapitals(clean) ? folded + String.fromCharCode(CAPITALS_MARK) : folded
    this.entries.set(key, (this.entries.get(key) ?? 0) | bits)
  }

  bitsOf(name: string): number {
    return this.entries.get(foldName(name)) ?? 0
  }

  /** The table with the names and the beginnings of longer names. */
  pack(): NameTable {
    const all = new Map(this.entries)
    for (const key of this.entries.keys()) {
      for (let at = key.indexOf(' '); at > 0; at = key.indexOf(' ', at + 1)) {
        const beginning = key.slice(0, at)
        all.set(beginning, (all.get(beginning) ?? 0) | Entry.continues)
      }
    }
    const keys = [...all.keys()].sort((left, right) => weight(all.get(right)!) - weight(all.get(left)!) || (left < right ? -1 : 1))
    const hashes = Uint32Array.from(keys, (key) => keyHash(key))
    const { table, order } = buildHashTable(hashes, BUCKET)
    const values = Uint16Array.from(order, (index) => all.get(keys[index]!)!)
    return order.length > SMALL ? { table, values } : { table, values, uppers: Uint16Array.from(order, (index) => hashes[index]! >>> 16) }
  }
}

/** A packed table as `readTable` of the gazetteer reads it. */
export function tableTensors({ table, values, uppers }: NameTable): Record<string, TensorInput> {
  return { 'names.offsets': table.offsets, 'names.checks': table.checks, values, ...(uppers === undefined ? {} : { uppers }) }
}

/** Of two names with the same hash, the one whose kinds are more certain is kept. */
function weight(bits: number): number {
  return (bits & Entry.major ? 4 : 0) + (bits & (Entry.place | Entry.given | Entry.surname) ? 2 : 0) + (bits === Entry.continues ? 0 : 1)
}

function keyHash(key: string): number {
  const capitals = key.charCodeAt(key.length - 1) === CAPITALS_MARK
  return nameHash(capitals ? key.slice(0, -1) : key, capitals) >>> 0
}

/** A name as its hash sees it: folded characters, single blanks. */
export function foldName(name: string): string {
  let folded = ''
  for (let at = 0; at < name.length; at++) {
    const code = foldCode(name.charCodeAt(at))
    if (code !== 0) folded += String.fromCharCode(code)
  }
  return folded.replace(/\s+/gu, ' ').trim()
}

const scripts: ReadonlyArray<readonly [RegExp, string]> = [
  [/^\p{Script=Latin}/u, 'latn'],
  [/^\p{Script=Cyrillic}/u, 'cyrl'],
  [/^\p{Script=Arabic}/u, 'arab'],
  [/^(?:\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/u, 'hani'],
  [/^\p{Script=Hangul}/u, 'hang'],
  [/^\p{Script=Devanagari}/u, 'deva'],
  [/^\p{Script=Bengali}/u, 'beng'],
  [/^\p{Script=Greek}/u, 'grek'],
  [/^\p{Script=Hebrew}/u, 'hebr'],
  [/^\p{Script=Thai}/u, 'thai'],
  [/^\p{Script=Tamil}/u, 'taml'],
  [/^\p{Script=Telugu}/u, 'telu']
]

/** Tables by script; a name goes where its first letter belongs. */
export class ScriptCollectors {
  readonly byScript = new Map(scripts.map(([, script]) => [script, new NameCollector()] as const))

  add(name: string, bits: number): void {
    const first = /[\p{L}\p{N}]/u.exec(name)?.[0]
    if (first === undefined) return
    const script = scripts.find(([pattern]) => pattern.test(first))?.[1]
    if (script !== undefined) this.byScript.get(script)!.add(name, bits)
  }
}
