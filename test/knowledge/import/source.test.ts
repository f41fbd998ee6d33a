import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { ImportError } from '../../../src/knowledge/import/errors.js'
import { type Line, linesFrom } from '../../../src/knowledge/import/lines.js'
import { CutError, type DumpSource, openSource } from '../../../src/knowledge/import/source.js'

const folder = mkdtempSync(join(tmpdir(), 'glossa-source-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

async function textOf({ chunks }: DumpSource): Promise<string> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts).toString()
}

const text = `[\n${Array.from({ length: 30_000 }, (_, number) => `{"id":"Q${number}","name":"Größe"}`).join(',\n')}\n]\n`
const gzip = gzipSync(text)
/** `bzip2` of `one\ntwo\n`. */
const bzip2 = Buffer.from('QlpoOTFBWSZTWacUK3cAAALBgAAQAgGEgCAAIYAMAjj1G4u5IpwoSFOKFbuA', 'base64')

describe('dumps', () => {
  it.each([
    ['plain', Buffer.from(text)],
    ['gzip', gzip],
    ['gzip in members', Buffer.concat([gzipSync(text.slice(0, 1000)), gzipSync(text.slice(1000, 1001)), gzipSync(text.slice(1001))])]
  ])('%s are read from a file and from a stream', async (name, bytes) => {
    const path = file(name, bytes)
    const source = await openSource(path)
    expect(source.size).toBe(bytes.length)
    expect(source.beginning.toString()).toBe(Buffer.from(text).subarray(0, 65_536).toString())
    expect(await textOf(source)).toBe(text)
    expect(source.read()).toBe(bytes.length)
    const stream = await openSource(Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]))
    expect(stream.size).toBeUndefined()
    expect(await textOf(stream)).toBe(text)
  })

  it('plain files are opened where reading goes on, with the beginning of the whole', async () => {
    const source = await openSource(file('whole', text), 500_000)
    expect(source.start).toBe(500_000)
    expect(source.beginning.toString().startsWith('[\n{"id":"Q0"')).toBe(true)
    expect(await textOf(source)).toBe(Buffer.from(text).subarray(500_000).toString())
    expect(source.read()).toBe(Buffer.byteLength(text))
  })

  it.each([
    ['in the middle', gzip.subarray(0, gzip.length / 2), 'the compressed file ends in the middle'],
    ['in its first bytes', gzip.subarray(0, 30), 'the compressed file ends in the middle'],
    ['with damaged bytes', Buffer.concat([gzip.subarray(0, gzip.length / 2), Buffer.alloc(1000, 0xaa), gzip.subarray(gzip.length / 2 + 1000)]), 'is damaged']
  ])('gzip cut %s gives what comes before, then the fault', async (_, bytes, message) => {
    const source = await openSource(file('cut', bytes))
    const read = textOf(source)
    await expect(read).rejects.toThrow(CutError)
    await expect(read).rejects.toThrow(message)
  })

  it.each([
    ['nothing', Buffer.alloc(0), 'is empty'],
    ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0, 0]), 'zstd -dc FILE | glossa kb import -'],
    ['xz', Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 0]), 'xz -dc'],
    ['zip', Buffer.from('PK\x03\x04....'), 'unzip -p']
  ])('of %s are refused', async (name, bytes, message) => {
    await expect(openSource(file(name, bytes))).rejects.toThrow(message)
    await expect(openSource(file(name, bytes))).rejects.toThrow(ImportError)
  })

  it('that are not there or folders are refused', async () => {
    await expect(openSource(join(folder, 'none'))).rejects.toThrow('none is missing')
    await expect(openSource(folder)).rejects.toThrow('is a folder')
  })

  it('of bzip2 are unpacked by a program of the system, or it is said which', async () => {
    const path = process.env['PATH']
    try {
      const source = await openSource(file('packed.bz2', bzip2)).catch((error: Error) => error)
      if (source instanceof Error) expect(source.message).toContain('install lbzip2')
      else expect(await textOf(source)).toBe('one\ntwo\n')
      if (!(source instanceof Error)) await expect(textOf(await openSource(file('cut.bz2', bzip2.subarray(0, 30))))).rejects.toThrow(CutError)
      process.env['PATH'] = folder
      await expect(openSource(file('packed.bz2', bzip2))).rejects.toThrow(
        'none of lbzip2, pbzip2, bzip2 is installed; install lbzip2 (fast) or bzip2, or take the .gz dump'
      )
    } finally {
      process.env['PATH'] = path
    }
  })
})

describe('lines', () => {
  async function lines(
    chunks: readonly string[],
    from = { offset: 0, line: 0 },
    start = 0,
    longest = 10
  ): Promise<(readonly [string | undefined, number, number, boolean])[]> {
    const found: Line[] = []
    for await (const batch of linesFrom(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), start, from, longest)) found.push(...batch)
    return found.map(({ bytes, number, end, ended }) => [bytes?.toString(), number, end, ended] as const)
  }

  it.each([['one\ntwo\n'], ['one\n', 'two\n'], ['o', 'ne', '\nt', 'wo', '\n']])('have numbers and places however they come', async (...chunks) => {
    expect(await lines(chunks)).toEqual([
      ['one', 1, 4, true],
      ['two', 2, 8, true]
    ])
  })

  it('that are too long are counted and not kept; the last needs no newline', async () => {
    expect(await lines(['short\n', 'x'.repeat(8), 'x'.repeat(8), '\nend'])).toEqual([
      ['short', 1, 6, true],
      [undefined, 2, 23, true],
      ['end', 3, 26, false]
    ])
  })

  it('go on from a place in the chunks or before them', async () => {
    expect(await lines(['one\ntw', 'o\nthree\n'], { offset: 8, line: 2 })).toEqual([['three', 3, 14, true]])
    expect(await lines(['three\n'], { offset: 8, line: 2 }, 8)).toEqual([['three', 3, 14, true]])
    expect(await lines(['one\ntwo\n'], { offset: 8, line: 2 })).toEqual([])
  })

  it('of an input that ends before the place are told', async () => {
    await expect(lines(['one\n'], { offset: 8, line: 2 })).rejects.toThrow('the input ends before line 2')
  })
})
