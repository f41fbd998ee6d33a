/** Entities as bytes: a head of fixed place, then numbers, then strings. Little-endian. */
import { TEXT_WIDTH } from '../context/text-vectors.js'
import { type KnownEntity, knownTypes } from './entity.js'

const PRIOR_STEPS = 65_535
const PRIOR_AT = 1
const COUNTRY_AT = 3
const CLASSES_AT = 5
const RELATED_AT = 6
const VECTOR_AT = 7
const NUMBERS_AT = VECTOR_AT + TEXT_WIDTH

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** What is stored of an entity; classes as numbers of the base's own table. */
export interface StoredEntity extends Omit<KnownEntity, 'index' | 'classes'> {
  readonly classes: readonly number[]
}

export function encodeEntity(entity: StoredEntity): Buffer {
  const strings = [entity.id, entity.label, entity.description ?? '', entity.permId ?? ''].map((text) => encoder.encode(text).subarray(0, 0xffff))
  const { classes, related } = entity
  const size = NUMBERS_AT + 2 * classes.length + 4 * related.length + strings.reduce((sum, { length }) => sum + 2 + length, 0)
  const bytes = Buffer.alloc(size)
  bytes[0] = knownTypes.indexOf(entity.type)
  bytes.writeUInt16LE(Math.round(Math.min(1, Math.max(0, entity.prior)) * PRIOR_STEPS), PRIOR_AT)
  if (entity.country !== undefined) bytes.write(entity.country.slice(0, 2), COUNTRY_AT, 'latin1')
  bytes[CLASSES_AT] = classes.length
  bytes[RELATED_AT] = related.length
  bytes.set(new Uint8Array(entity.vector.buffer, entity.vector.byteOffset, TEXT_WIDTH), VECTOR_AT)
  let at = NUMBERS_AT
  for (const value of classes) at = bytes.writeUInt16LE(value, at)
  for (const value of related) at = bytes.writeUInt32LE(value, at)
  for (const string of strings) {
    at = bytes.writeUInt16LE(string.length, at)
    bytes.set(string, at)
    at += string.length
  }
  return bytes
}

/** @param bytes of its own, which nobody writes to @param classNames the base's table */
export function decodeEntity(index: number, bytes: Buffer, classNames: readonly string[]): KnownEntity {
  return new EntityView(index, bytes, classNames)
}

/** Fields are read when they are asked for: ranking asks for few of most candidates. */
class EntityView implements KnownEntity {
  readonly index: number
  readonly prior: number
  readonly type: KnownEntity['type']
  readonly vector: Int8Array
  readonly #bytes: Buffer
  readonly #classNames: readonly string[]
  #related: Uint32Array | undefined
  #label: string | undefined

  constructor(index: number, bytes: Buffer, classNames: readonly string[]) {
    this.index = index
    this.#bytes = bytes
    this.#classNames = classNames
    this.type = knownTypes[bytes[0]!]!
    this.prior = bytes.readUInt16LE(PRIOR_AT) / PRIOR_STEPS
    this.vector = new Int8Array(bytes.buffer, bytes.byteOffset + VECTOR_AT, TEXT_WIDTH)
  }

  get country(): string | undefined {
    return this.#bytes[COUNTRY_AT] === 0 ? undefined : this.#bytes.toString('latin1', COUNTRY_AT, COUNTRY_AT + 2)
  }

  get classes(): readonly string[] {
    return Array.from({ length: this.#bytes[CLASSES_AT]! }, (_, place) => this.#classNames[this.#bytes.readUInt16LE(NUMBERS_AT + 2 * place)]!)
  }

  get related(): Uint32Array {
    if (this.#related === undefined) {
      const from = NUMBERS_AT + 2 * this.#bytes[CLASSES_AT]!
      this.#related = Uint32Array.from({ length: this.#bytes[RELATED_AT]! }, (_, place) => this.#bytes.readUInt32LE(from + 4 * place))
    }
    return this.#related
  }

  get id(): string {
    return this.#string(0)
  }

  get label(): string {
    this.#label ??= this.#string(1)
    return this.#label
  }

  get description(): string | undefined {
    return this.#string(2) || undefined
  }

  get permId(): string | undefined {
    return this.#string(3) || undefined
  }

  #string(place: number): string {
    let at = NUMBERS_AT + 2 * this.#bytes[CLASSES_AT]! + 4 * this.#bytes[RELATED_AT]!
    for (; place > 0; place--) at += 2 + this.#bytes.readUInt16LE(at)
    return decoder.decode(this.#bytes.subarray(at + 2, at + 2 + this.#bytes.readUInt16LE(at)))
  }
}
