/** How well parsers find fields: precision, recall and F1 of exact fields. */
import { join } from 'node:path'
import { addressKey } from '../../../src/addresses/dictionaries/normalise.js'
import { CHINESE_PARSER, PARSER } from '../../../src/addresses/parsing/parser.js'
import type { AddressFields } from '../../../src/addresses/types.js'
import { readJson } from '../../lib/data.js'
import type { LabelledLine } from './types.js'

export interface LineParser {
  parse(line: string): { readonly fields: AddressFields }
}

export interface ParseReport {
  readonly sets: readonly { readonly set: string; readonly rows: number; readonly figures: Readonly<Record<string, number>> }[]
}

/** Fields found, given and right, in all and by anything they are counted by. */
export class Counts {
  readonly #counts = new Map<string, { found: number; given: number; right: number }>()

  add(key: string, kind: 'found' | 'given' | 'right'): void {
    const own = this.#counts.get(key) ?? { found: 0, given: 0, right: 0 }
    own[kind]++
    this.#counts.set(key, own)
  }

  get keys(): string[] {
    return [...this.#counts].sort(([, one], [, other]) => other.given - one.given).map(([key]) => key)
  }

  given(key: string): number {
    return this.#counts.get(key)?.given ?? 0
  }

  /** In per cent. */
  f1(key: string): number {
    const { found, given, right } = this.#counts.get(key) ?? { found: 0, given: 0, right: 0 }
    return found + given === 0 ? 100 : Math.round((20_000 * right) / (found + given)) / 100
  }
}

/** @param keysOf what a field is counted by besides `all` */
export function counted(
  lines: readonly LabelledLine[],
  parser: LineParser,
  keysOf: (line: LabelledLine, field: string) => readonly string[] = () => []
): Counts {
  const counts = new Counts()
  for (const line of lines) {
    const given = fieldsOf(line)
    const found = new Map(Object.entries(parser.parse(line.text).fields).map(([field, text]) => [field, keyOf(text)]))
    for (const [field, text] of given) {
      for (const key of ['all', ...keysOf(line, field)]) {
        counts.add(key, 'given')
        if (found.get(field) === text) counts.add(key, 'right')
      }
    }
    for (const field of found.keys()) for (const key of ['all', ...keysOf(line, field)]) counts.add(key, 'found')
  }
  return counts
}

/** Fields as the labels have them. */
export function fieldsOf({ text, spans }: LabelledLine): Map<string, string> {
  const fields = new Map<string, string>()
  for (const { start, end, field } of spans) fields.set(field, `${fields.get(field) ?? ''} ${text.slice(start, end)}`)
  return new Map([...fields].map(([field, piece]) => [field, keyOf(piece)]))
}

function keyOf(text: string): string {
  return addressKey(text).replaceAll(' ', '')
}

/** Of the last report. */
export function accuracyOf(id: string): Record<string, number> {
  const report = readJson<ParseReport>(join(import.meta.dirname, '../../reports/address-parser.json'))
  const column = id === PARSER || id === CHINESE_PARSER ? 'Glossa' : 'Glossa, permissive'
  return Object.fromEntries(
    (report?.sets ?? [])
      .filter(({ set }) => set.startsWith('chinese') === (id !== PARSER))
      .map(({ set, figures }) => [`exact field F1, ${set}`, figures[column] ?? 0])
  )
}
