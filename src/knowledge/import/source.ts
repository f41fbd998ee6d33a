/** Opens a dump: a file or a stream, plain or compressed, as a stream of its bytes. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createReadStream, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ImportError } from './errors.js'

/** Bytes read at a time. */
const CHUNK = 256 * 1024
/** Longest beginning of a file that tells its compression. */
const MAGIC_BYTES = 6
const BEGINNING = 64 * 1024
/** Programs that unpack bzip2, the fastest first. */
const BZIP2_PROGRAMS = ['lbzip2', 'pbzip2', 'bzip2'] as const

export interface DumpSource {
  /** Size of the file as it is stored; undefined for a stream. */
  readonly size: number | undefined
  /** Stored bytes that have been read. */
  readonly read: () => number
  /** Position of the first byte that `chunks` gives: plain files begin where they are asked to. */
  readonly start: number
  /** The first unpacked bytes of the whole dump, at most 64 KB: they tell one dump from another. */
  readonly beginning: Buffer
  /** Unpacked bytes. @throws CutError when the compressed stream ends in the middle or is damaged; ImportError; the system's errors */
  readonly chunks: AsyncIterable<Buffer>
}

/** The dump ends in the middle: what came before it counts. */
export class CutError extends Error {
  override name = 'CutError'
}

type Compression = 'plain' | 'gzip' | 'bzip2'

/**
 * @param from unpacked bytes that are not wanted again; a plain file is opened there, anything else is read from its beginning
 * @throws ImportError for a file that is missing, empty or compressed in another way
 */
export async function openSource(input: string | NodeJS.ReadableStream, from = 0): Promise<DumpSource> {
  if (typeof input !== 'string') {
    const [head, stored] = await splitAt(bytesOf(input), MAGIC_BYTES)
    return unpackedSource(stored, compressionOf(head, 'standard input'), undefined)
  }
  const size = sizeOf(input)
  const head = await firstBytes(input, BEGINNING)
  const compression = compressionOf(head, input)
  if (compression !== 'plain' || from === 0) return unpackedSource(createReadStream(input, { highWaterMark: CHUNK }), compression, size)
  let read = from
  const chunks = counted(createReadStream(input, { start: from, highWaterMark: CHUNK }), (bytes) => (read += bytes))
  return { size, read: () => read, start: from, beginning: head, chunks }
}

/** @throws ImportError for a file that `openSource` would refuse, before anything else is begun */
export async function checkDump(path: string): Promise<void> {
  sizeOf(path)
  compressionOf(await firstBytes(path, MAGIC_BYTES), path)
}

async function unpackedSource(stored: AsyncIterable<Buffer>, compression: Compression, size: number | undefined): Promise<DumpSource> {
  let read = 0
  const bytes = counted(stored, (count) => (read += count))
  const unpacked = compression === 'plain' ? bytes : compression === 'gzip' ? unzipped(bytes) : await bunzipped(bytes)
  const [beginning, chunks] = await splitAt(unpacked, BEGINNING)
  return { size, read: () => read, start: 0, beginning, chunks }
}

async function* bytesOf(stream: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
}

async function* counted(stream: AsyncIterable<Buffer>, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    count(chunk.length)
    yield chunk
  }
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of createReadStream(path, { end: count - 1 })) parts.push(chunk)
  return Buffer.concat(parts)
}

function sizeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) throw new ImportError(`${path} is missing`)
  if (stats.isDirectory()) throw new ImportError(`${path} is a folder; name a file`)
  return stats.size
}

/** The first bytes (fewer where the stream is shorter), and the whole stream; a fault within them is told by the stream, after them. */
async function splitAt(chunks: AsyncGenerator<Buffer>, count: number): Promise<[Buffer, AsyncGenerator<Buffer>]> {
  let head: Buffer = Buffer.alloc(0)
  let fault: { readonly error: unknown } | undefined
  try {
    while (head.length < count) {
      const { value, done } = await chunks.next()
      if (done) break
      head = Buffer.concat([head, value])
    }
  } catch (error) {
    fault = { error }
  }
  const whole = (async function* () {
    if (head.length > 0) yield head
    if (fault !== undefined) throw fault.error
    yield* chunks
  })()
  return [head.subarray(0, count), whole]
}

function compressionOf(head: Buffer, name: string): Compression {
  if (head.length === 0) throw new ImportError(`${name} is empty`)
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip'
  if (head.toString('latin1', 0, 3) === 'BZh') return 'bzip2'
  const other =
    head.toString('latin1', 0, 4) === '\x28\xb5\x2f\xfd'
      ? ['zstd', 'zstd -dc']
      : head.toString('latin1', 1, 5) === '7zXZ'
        ? ['xz', 'xz -dc']
        : head.toString('latin1', 0, 2) === 'PK'
          ? ['zip', 'unzip -p']
          : undefined
  if (other !== undefined)
    throw new ImportError(`${name} is compressed with ${other[0]}, which is not read here; use: ${other[1]} FILE | glossa kb import - ...`)
  return 'plain'
}

async function* unzipped(stored: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  // several members one after the other, as parallel programs write them, are read as one
  const gunzip = createGunzip({ chunkSize: CHUNK })
  const feeding = pipeline(Readable.from(stored), gunzip).catch(() => {})
  try {
    yield* gunzip as AsyncIterable<Buffer>
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw new CutError('the compressed file ends in the middle')
    if (code?.startsWith('Z_')) throw new CutError(`the compressed file is damaged (${(error as Error).message})`)
    throw error
  } finally {
    gunzip.destroy()
    await feeding
  }
}

/** Node has no bzip2: a program of the system unpacks. */
async function bunzipped(stored: AsyncIterable<Buffer>): Promise<AsyncGenerator<Buffer>> {
  for (const program of BZIP2_PROGRAMS) {
    const child = await started(program)
    if (child !== undefined) return outputOf(child, stored)
  }
  throw new ImportError(
    `the dump is compressed with bzip2, and none of ${BZIP2_PROGRAMS.join(', ')} is installed; install lbzip2 (fast) or bzip2, or take the .gz dump`
  )
}

/** The running program; undefined where it is not installed. */
function started(program: string): Promise<ChildProcessWithoutNullStreams | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['-dc'])
    child.once('spawn', () => resolve(child))
    child.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(undefined) : reject(error)))
  })
}

async function* outputOf(child: ChildProcessWithoutNullStreams, stored: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    if (words.length < 2_000) words += chunk.toString()
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let fault: unknown
  const feeding = pipeline(Readable.from(stored), child.stdin).catch((error: NodeJS.ErrnoException) => {
    // the program stopped reading: its exit code tells why
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') fault = error
  })
  try {
    yield* child.stdout as AsyncIterable<Buffer>
    await feeding
    if (fault !== undefined) throw fault
    if ((await ended) !== 0) throw new CutError(`the compressed file is cut or damaged (${words.trim().split('\n')[0]})`)
  } finally {
    child.kill()
  }
}
