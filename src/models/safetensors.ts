/**
 * The safetensors container (https://huggingface.co/docs/safetensors): 8 bytes little-endian header length, a JSON header
 * `{name: {dtype, shape, data_offsets: [start, end]}, __metadata__: {string: string}}`, then the raw little-endian tensors without holes.
 * The writer puts tensors of whole cache lines first, then orders them by element size, largest first, and pads the header to a multiple of 64
 * bytes, so that every tensor is aligned for a typed array, and those of whole lines for the lines, wherever the file starts at a multiple of 64.
 */
import { ModelError } from './errors.js'

export type TypedArray = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float32Array

export type DType = 'U8' | 'I8' | 'U16' | 'I16' | 'U32' | 'I32' | 'F32'

const constructors = {
  U8: Uint8Array,
  I8: Int8Array,
  U16: Uint16Array,
  I16: Int16Array,
  U32: Uint32Array,
  I32: Int32Array,
  F32: Float32Array
} as const

export interface TensorPlace {
  readonly dtype: DType
  readonly shape: readonly number[]
  /** Bytes from the start of the file. */
  readonly start: number
  readonly length: number
}

export interface SafetensorsHeader {
  readonly metadata: Readonly<Record<string, string>>
  readonly tensors: ReadonlyMap<string, TensorPlace>
}

/** 4 MiB: no header of ours comes near; a damaged length field must not make the reader ask for gigabytes. */
const MAX_HEADER_BYTES = 4 << 20

/**
 * Reads the header of a safetensors file lying in `bytes`.
 * @param name how errors call the file
 * @throws ModelError when the container is damaged or a tensor lies outside the file
 */
export function readHeader(bytes: Uint8Array, name: string): SafetensorsHeader {
  if (bytes.byteLength < 8) throw new ModelError(`model ${name}: shorter than a safetensors header`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headerBytes = Number(view.getBigUint64(0, true))
  if (headerBytes > MAX_HEADER_BYTES || 8 + headerBytes > bytes.byteLength) throw new ModelError(`model ${name}: damaged header length`)
  let json: Record<string, unknown>
  try {
    // slice: TextDecoder refuses views on shared memory
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.slice(8, 8 + headerBytes))) as Record<string, unknown>
  } catch {
    throw new ModelError(`model ${name}: damaged header`)
  }
  const tensors = new Map<string, TensorPlace>()
  let metadata: Record<string, string> = {}
  for (const [key, value] of Object.entries(json)) {
    if (key === '__metadata__') {
      metadata = value as Record<string, string>
      continue
    }
    const { dtype, shape, data_offsets: offsets } = value as { dtype: DType; shape: number[]; data_offsets: [number, number] }
    const arrayType = constructors[dtype]
    if (arrayType === undefined) throw new ModelError(`model ${name}: tensor ${key} has the unsupported type ${String(dtype)}`)
    const length = shape.reduce((product, size) => product * size, 1)
    const start = 8 + headerBytes + offsets[0]
    if (offsets[1] - offsets[0] !== length * arrayType.BYTES_PER_ELEMENT || start < 8 || start + length * arrayType.BYTES_PER_ELEMENT > bytes.byteLength)
      throw new ModelError(`model ${name}: tensor ${key} lies outside the file`)
    tensors.set(key, { dtype, shape, start, length })
  }
  return { metadata, tensors }
}

/** A typed view, without copying, on a tensor of the file that starts at `base` in `buffer`. */
export function viewTensor(buffer: ArrayBufferLike, base: number, place: TensorPlace): TypedArray {
  return new constructors[place.dtype](buffer as ArrayBuffer, base + place.start, place.length)
}

function dtypeOf(array: TypedArray): DType {
  for (const [dtype, arrayType] of Object.entries(constructors)) if (array instanceof arrayType) return dtype as DType
  throw new TypeError('not a tensor array')
}

/** A tensor to write: a typed array (one dimension) or one with its shape. */
export type TensorInput = TypedArray | { readonly data: TypedArray; readonly shape: readonly number[] }

/** Bytes of a cache line: rows of so many bytes are read in half the time where each is a line of its own. */
const LINE = 64

/** Bytes of a safetensors file with the given tensors; the inverse of `readHeader` + `viewTensor`. */
export function encodeSafetensors(tensors: Readonly<Record<string, TensorInput>>, metadata: Readonly<Record<string, string>> = {}): Uint8Array {
  const entries = Object.entries(tensors)
    .map(([name, input]) => {
      const data = 'data' in input ? input.data : input
      const shape = 'data' in input ? input.shape : [data.length]
      if (shape.reduce((product, size) => product * size, 1) !== data.length) throw new RangeError(`tensor ${name}: shape does not fit its data`)
      return { name, data, shape, dtype: dtypeOf(data) }
    })
    .sort(
      (left, right) =>
        Number(right.data.byteLength % LINE === 0) - Number(left.data.byteLength % LINE === 0) ||
        right.data.BYTES_PER_ELEMENT - left.data.BYTES_PER_ELEMENT ||
        (left.name < right.name ? -1 : 1)
    )
  const header: Record<string, unknown> = { __metadata__: metadata }
  let offset = 0
  for (const { name, data, shape, dtype } of entries) {
    header[name] = { dtype, shape, data_offsets: [offset, offset + data.byteLength] }
    offset += data.byteLength
  }
  const json = Buffer.from(JSON.stringify(header), 'utf8')
  const padded = Math.ceil((json.length + 8) / 64) * 64 - 8
  const out = Buffer.alloc(8 + padded + offset, 0x20)
  out.writeBigUInt64LE(BigInt(padded), 0)
  json.copy(out, 8)
  let at = 8 + padded
  for (const { data } of entries) {
    out.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), at)
    at += data.byteLength
  }
  return out
}
