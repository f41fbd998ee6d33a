/** Named texts in a model: names sorted in one blob, texts in another, found by binary search; a text is decoded when it is asked for. */
import type { NativeModel } from '../../models/store.js'

export class NamedTexts {
  readonly #places: ReadonlyMap<string, number>
  readonly #offsets: Uint32Array
  readonly #texts: Uint8Array

  constructor(model: NativeModel, name: string) {
    // a few hundred names
    this.#places = new Map(decode(model.u8(`${name}.names`)).map((text, place) => [text, place]))
    this.#offsets = model.u32(`${name}.offsets`)
    this.#texts = model.u8(`${name}.texts`)
  }

  has(name: string): boolean {
    return this.#places.has(name)
  }

  get(name: string): string | undefined {
    const place = this.#places.get(name)
    // slice: TextDecoder refuses views on shared memory
    return place === undefined ? undefined : new TextDecoder().decode(this.#texts.slice(this.#offsets[place]!, this.#offsets[place + 1]!))
  }

  names(): Iterable<string> {
    return this.#places.keys()
  }
}

/** The lines of a text in UTF-8. */
export function decode(bytes: Uint8Array): string[] {
  return new TextDecoder().decode(bytes.slice()).split('\n')
}

/** Tensors of named texts, as `NamedTexts` reads them. */
export function encodeNamedTexts(name: string, texts: ReadonlyMap<string, string>): Record<string, Uint8Array | Uint32Array> {
  const names = [...texts.keys()].sort()
  const encoder = new TextEncoder()
  const parts = names.map((each) => encoder.encode(texts.get(each)!))
  const offsets = new Uint32Array(names.length + 1)
  for (const [index, part] of parts.entries()) offsets[index + 1] = offsets[index]! + part.length
  const joined = new Uint8Array(offsets[names.length]!)
  for (const [index, part] of parts.entries()) joined.set(part, offsets[index]!)
  return { [`${name}.names`]: encoder.encode(names.join('\n')), [`${name}.offsets`]: offsets, [`${name}.texts`]: joined }
}
