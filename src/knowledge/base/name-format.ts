/** Names of an entity, and entities of a name, as bytes. */
import { type EntityName, type NameKind, nameKinds, type Posting } from './entity.js'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const LONGEST = 0xffff
const derivedKinds: ReadonlySet<string> = new Set(['acronym', 'surname'] satisfies NameKind[])

/** Kind, language (three letters or zeros), length and UTF-8 of each. */
export function encodeNames(names: readonly EntityName[]): Buffer {
  return Buffer.concat(
    names.map(({ name, kind, language }) => {
      const text = encoder.encode(name).subarray(0, LONGEST)
      const bytes = Buffer.alloc(6 + text.length)
      bytes[0] = nameKinds.indexOf(kind)
      if (language !== undefined) bytes.write(language.slice(0, 3), 1, 'latin1')
      bytes.writeUInt16LE(text.length, 4)
      bytes.set(text, 6)
      return bytes
    })
  )
}

export function decodeNames(bytes: Buffer): EntityName[] {
  const names: EntityName[] = []
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt16LE(at + 4)
    const name = decoder.decode(bytes.subarray(at + 6, at + 6 + length))
    const kind = nameKinds[bytes[at]!]!
    names.push(bytes[at + 1] === 0 ? { name, kind } : { name, kind, language: bytes.toString('latin1', at + 1, at + 4) })
    at += 6 + length
  }
  return names
}

/**
 * The entities of a name as uint32 (entity x kinds + kind), each with its surest kind; the better known first.
 * @param codes such numbers, ascending or not @param limit entities kept, of those that bear the name and of those that it is derived for
 */
export function namePosting(codes: readonly number[], priors: Uint16Array, limit: number): Buffer {
  const kinds = nameKinds.length
  const surest = new Map<number, number>()
  for (const code of codes) {
    const entity = Math.floor(code / kinds)
    const known = surest.get(entity)
    if (known === undefined || code < known) surest.set(entity, code)
  }
  const ordered = [...surest.values()].sort((left, right) => priors[Math.floor(right / kinds)]! - priors[Math.floor(left / kinds)]! || left - right)
  // of thousands that share a surname none may drive out one that bears the name
  let given = 0
  let derived = 0
  const kept = ordered.filter((code) => (derivedKinds.has(nameKinds[code % kinds]!) ? derived++ : given++) < limit)
  const bytes = Buffer.alloc(4 * kept.length)
  for (const [place, code] of kept.entries()) bytes.writeUInt32LE(code, 4 * place)
  return bytes
}

export function decodePosting(bytes: Buffer): Posting[] {
  const kinds = nameKinds.length
  return Array.from({ length: bytes.length / 4 }, (_, place) => {
    const code = bytes.readUInt32LE(4 * place)
    return { entity: Math.floor(code / kinds), kind: nameKinds[code % kinds]! }
  })
}
