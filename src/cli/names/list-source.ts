/** Opens a list of names: a file or standard input, line by line. */
import { createReadStream, statSync } from 'node:fs'
import { NameIndexError } from '../../names/retrieval/index-files.js'
import { type ListedName, ListLineFault, listedName } from '../../names/retrieval/list-lines.js'
import { linesOf } from '../../service/lines/lines.js'
import type { Context } from '../context.js'

const CHUNK = 256 * 1024
/** A name has 500 characters at most; the rest may be fields that are not read. */
const LONGEST_LINE = 65_536
/** How compressed files begin, and what unpacks them. */
const COMPRESSED = [
  [Buffer.from([0x1f, 0x8b]), 'zcat'],
  [Buffer.from('BZh'), 'bzcat'],
  [Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), 'zstdcat'],
  [Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a]), 'xzcat']
] as const

/** A line of the list that is not blank. */
export interface ListLine {
  /** Counted from 1, blank lines included. */
  readonly number: number
  readonly name: ListedName | ListLineFault
}

/**
 * @param path of a file, or `-` for standard input
 * @throws NameIndexError for a file that is missing or compressed; the system's errors
 */
export async function* listLines(path: string, stdin: Context['stdin']): AsyncGenerator<ListLine> {
  if (path !== '-') checkFile(path)
  const stream = path === '-' ? stdin : createReadStream(path, { highWaterMark: CHUNK })
  let number = 0
  for await (const bytes of linesOf(plain(stream as AsyncIterable<Buffer | string>, path), LONGEST_LINE)) {
    number++
    const name = readLine(bytes)
    if (name !== undefined) yield { number, name }
  }
}

function checkFile(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) throw new NameIndexError(`${path} is missing`)
  if (stats.isDirectory()) throw new NameIndexError(`${path} is a folder; name a file`)
}

async function* plain(chunks: AsyncIterable<Buffer | string>, path: string): AsyncGenerator<Buffer | string> {
  let isFirst = true
  for await (const chunk of chunks) {
    const program = isFirst ? COMPRESSED.find(([beginning]) => Buffer.from(chunk).subarray(0, beginning.length).equals(beginning))?.[1] : undefined
    if (program !== undefined) throw new NameIndexError(`${path} is compressed; use: ${program} FILE | glossa names ... -`)
    isFirst = false
    yield chunk
  }
}

function readLine(bytes: Buffer | undefined): ListedName | ListLineFault | undefined {
  if (bytes === undefined) return new ListLineFault(`has more than ${LONGEST_LINE} bytes`)
  try {
    return listedName(bytes)
  } catch (error) {
    if (error instanceof ListLineFault) return error
    throw error
  }
}
