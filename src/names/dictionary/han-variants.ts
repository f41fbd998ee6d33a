/** Simplified and traditional Chinese characters, by the transform Simplified-Traditional of the CLDR: longest match first. */
import type { NativeModel } from '../../models/store.js'

/** By first character: the entries that begin with it, longest first. */
type Table = Map<string, [from: string, to: string][]>

export class HanVariants {
  readonly #toTraditional = new Map() as Table
  readonly #toSimplified = new Map() as Table

  constructor(model: NativeModel) {
    // slice: TextDecoder refuses views on shared memory
    for (const line of new TextDecoder().decode(model.u8('han.variants').slice()).split('\n')) this.#add(line)
  }

  /** Of an entry `simplified direction traditional`. */
  #add(line: string): void {
    const [simplified = '', direction = '', traditional = ''] = line.split(' ')
    if (direction !== '<') enter(this.#toTraditional, simplified, traditional)
    if (direction !== '>') enter(this.#toSimplified, traditional, simplified)
  }

  traditional(text: string): string {
    return convert(text, this.#toTraditional)
  }

  simplified(text: string): string {
    return convert(text, this.#toSimplified)
  }

  /** Whether a text has characters that are written in traditional Chinese only. */
  isTraditional(text: string): boolean {
    return this.simplified(text) !== text
  }
}

function enter(table: Table, from: string, to: string): void {
  const start = String.fromCodePoint(from.codePointAt(0)!)
  const entries = table.get(start) ?? []
  table.set(start, entries)
  // of two that are the same the first counts
  const place = entries.findIndex(([other]) => other.length < from.length)
  entries.splice(place < 0 ? entries.length : place, 0, [from, to])
}

function convert(text: string, table: Table): string {
  let converted = ''
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at)!)
    const [from, to] = table.get(character)?.find(([each]) => text.startsWith(each, at)) ?? [character, character]
    converted += to
    at += from.length
  }
  return converted
}
