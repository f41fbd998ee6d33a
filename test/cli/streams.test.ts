import { describe, expect, test } from 'vitest'
import { columns } from '../../src/cli/table.js'
import { inOrder } from '../../src/service/lines/in-order.js'
import { linesOf, textLines } from '../../src/service/lines/lines.js'

async function* chunked(...chunks: (string | Uint8Array)[]) {
  yield* chunks
}

async function collect(chunks: AsyncIterable<string | Uint8Array>, maximum = 10): Promise<(string | undefined)[]> {
  const lines: (string | undefined)[] = []
  for await (const line of linesOf(chunks, maximum)) lines.push(line?.toString())
  return lines
}

describe('lines', () => {
  for (const [what, chunks, lines] of [
    ['nothing', [], []],
    ['one line', ['one\n'], ['one']],
    ['no newline at the end', ['one\ntwo'], ['one', 'two']],
    ['empty lines', ['\n\na\n'], ['', '', 'a']],
    ['a line over several chunks', ['o', '', 'n', 'e\nt', 'wo\n'], ['one', 'two']],
    ['a character cut by chunks', [Buffer.from([0xc3]), Buffer.from([0xa9, 0x0a])], ['é']],
    ['exactly the limit', ['0123456789\n'], ['0123456789']],
    ['one more than the limit', ['0123456789a\nb\n'], [undefined, 'b']],
    ['far more than the limit, in chunks', ['x'.repeat(8), 'x'.repeat(8), 'x'.repeat(100), '\nb'], [undefined, 'b']],
    ['too long at the end', ['b\n', 'x'.repeat(11)], ['b', undefined]]
  ] as const) {
    test(what, async () => expect(await collect(chunked(...chunks))).toEqual(lines))
  }
})

describe('lines that are not blank', () => {
  for (const [what, chunks, lines] of [
    ['nothing but newlines', ['\n\n\n', '\n'], []],
    ['white space', [' \r\n\t\n', 'a \n', '  ', '\n', 'b'], ['3 a ', '5 b']],
    ['a line over chunks between empty ones', ['\n\na', 'b\n\n', '\nc\n'], ['3 ab', '6 c']],
    ['a line that is too long', ['\n', 'x'.repeat(12), '\n\na'], ['2 undefined', '4 a']],
    ['white space that is too long', [' '.repeat(12), '\na'], ['1 undefined', '2 a']]
  ] as const) {
    test(what, async () => {
      const found: string[] = []
      for await (const { bytes, number } of textLines(chunked(...chunks), 10)) found.push(`${number} ${bytes?.toString()}`)
      expect(found).toEqual(lines)
    })
  }
})

/** Outputs of `count` numbers that are worked on as `work` says. */
async function run(count: number, window: number, work: (n: number) => Promise<void>, onWrite: (text: string) => Promise<void> = async () => {}) {
  async function* numbers() {
    for (let n = 0; n < count; n++) yield n
  }
  let written = ''
  await inOrder(
    numbers(),
    window,
    async (n) => {
      await work(n)
      return Buffer.from(`${n} `)
    },
    async (bytes) => {
      written += Buffer.from(bytes).toString()
      await onWrite(written)
    }
  )
  return written
}

const expected = (count: number) => Array.from({ length: count }, (_, n) => `${n} `).join('')
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('in order', () => {
  for (const [count, window] of [
    [0, 4],
    [1, 4],
    [100, 1],
    [100, 4],
    [3, 100]
  ] as const) {
    test(`${count} inputs, window ${window}, late ones first`, async () => {
      const written = await run(count, window, async (n) => {
        for (let turns = (7 * n) % 5; turns >= 0; turns--) await turn()
      })
      expect(written).toBe(expected(count))
    })
  }

  test('never has more than the window in work', async () => {
    let working = 0
    let most = 0
    await run(50, 4, async () => {
      most = Math.max(most, ++working)
      await turn()
      working--
    })
    expect(most).toBe(4)
  })

  test('holds the input back while the reader of the output is slow', async () => {
    let begun = 0
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const running = run(
      100,
      4,
      async () => {
        begun++
      },
      () => gate
    )
    for (let turns = 0; turns < 20; turns++) await turn()
    expect(begun).toBeLessThanOrEqual(9)
    open()
    expect(await running).toBe(expected(100))
  })

  test('writes each output when its turn comes, not when the input ends', async () => {
    let give = () => {}
    async function* slow() {
      yield 'first'
      await new Promise<void>((resolve) => {
        give = resolve
      })
    }
    const written: string[] = []
    const running = inOrder(
      slow(),
      4,
      async (text) => Buffer.from(text),
      async (bytes) => {
        written.push(Buffer.from(bytes).toString())
      }
    )
    for (let turns = 0; turns < 5; turns++) await turn()
    expect(written).toEqual(['first'])
    give()
    await running
  })

  test('fails with the fault of the output', async () => {
    await expect(run(10, 2, turn, () => Promise.reject(new Error('reader gone')))).rejects.toThrow('reader gone')
  })

  test('fails with the fault of the input', async () => {
    async function* broken() {
      yield 1
      throw new Error('input broken')
    }
    await expect(
      inOrder(
        broken(),
        2,
        async () => Buffer.from('x'),
        async () => {}
      )
    ).rejects.toThrow('input broken')
  })
})

test('columns are aligned, the last one free', () => {
  expect(
    columns([
      ['a', 'long', 'x'],
      ['bbb', 'c', 'yy']
    ])
  ).toBe('a    long  x\nbbb  c     yy\n')
})
