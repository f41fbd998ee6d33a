/** Reader of compiled MeCab dictionaries (`sys.dic`, `matrix.bin`; MeCab 0.996 format). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MecabEntry {
  readonly left: number
  readonly right: number
  readonly cost: number
  readonly feature: string
}

export interface MecabDictionary {
  /** Calls back with every surface and its entries. */
  each(visit: (surface: string, entries: MecabEntry[]) => void): void
  /** Cost of an entry with left context number `left` after one with right context number `right`. */
  connection(right: number, left: number): number
}

/** Opens the dictionary in a folder. @throws Error when it is no MeCab dictionary */
export function openMecab(folder: string): MecabDictionary {
  const file = readFileSync(join(folder, 'sys.dic'))
  const trieBytes = file.readUInt32LE(24)
  const tokenBytes = file.readUInt32LE(28)
  const charset = file.toString('latin1', 40, 72).replace(/\0.*$/s, '').toLowerCase()
  if (charset !== 'utf8' && charset !== 'utf-8' && charset !== 'euc-jp') throw new Error(`${folder}: unsupported charset ${charset}`)
  const decoder = new TextDecoder(charset)
  const trie = new Int32Array(file.buffer.slice(file.byteOffset + 72, file.byteOffset + 72 + trieBytes))
  const tokens = 72 + trieBytes
  const features = tokens + tokenBytes
  const matrixFile = readFileSync(join(folder, 'matrix.bin'))
  const width = matrixFile.readUInt16LE(0)
  const matrix = new Int16Array(matrixFile.buffer.slice(matrixFile.byteOffset + 4))

  function entriesOf(value: number): MecabEntry[] {
    const entries: MecabEntry[] = []
    for (let index = value >>> 8; index < (value >>> 8) + (value & 255); index++) {
      const at = tokens + index * 16
      const start = features + file.readUInt32LE(at + 8)
      entries.push({
        left: file.readUInt16LE(at),
        right: file.readUInt16LE(at + 2),
        cost: file.readInt16LE(at + 6),
        feature: decoder.decode(file.subarray(start, file.indexOf(0, start)))
      })
    }
    return entries
  }

  return {
    each(visit) {
      const bytes = Buffer.alloc(1024)
      const walk = (base: number, depth: number): void => {
        if (trie[base * 2 + 1] === base && trie[base * 2]! < 0) visit(decoder.decode(bytes.subarray(0, depth)), entriesOf(-trie[base * 2]! - 1))
        for (let byte = 0; byte < 256; byte++) {
          const next = base + byte + 1
          if (next * 2 + 1 >= trie.length || trie[next * 2 + 1] !== base) continue
          bytes[depth] = byte
          walk(trie[next * 2]!, depth + 1)
        }
      }
      walk(trie[0]!, 0)
    },
    connection: (right, left) => matrix[right + width * left]!
  }
}
