/** Which pieces the upper layers read, and that they are asked. */
import { describe, expect, it } from 'vitest'
import { loadWordPieces, taggerFiles } from '../../src/entities/neural/network.js'
import { windowsOf } from '../../src/entities/neural/windows.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { EncoderNetwork } from '../../src/models/encoder/network.js'
import { doubtfulPlaces } from '../../src/models/encoder/upper-layers.js'
import { openModels } from '../../src/models/store.js'

/** Rows of two columns, the first as given. */
const answers = (...first: readonly number[]) => Float32Array.from(first.flatMap((value) => [value, 1 - value]))

describe('places that are read on', () => {
  it.each([
    ['none, where the lower layers are sure', [1, 0.99, 0.95, 1], []],
    ['a doubtful piece, its neighbours and the begin mark', [1, 1, 1, 1, 0.5, 1, 1, 1], [0, 3, 4, 5]],
    ['each once, where neighbours meet', [1, 1, 1, 0.5, 1, 0.5, 0.2, 1, 1], [0, 2, 3, 4, 5, 6, 7]],
    ['no place beyond the window', [0.5, 1, 1, 1, 0.5], [0, 1, 3, 4]],
    ['the begin mark once, where its neighbour is doubtful', [1, 0.5, 1, 1], [0, 1, 2]]
  ])('%s', (_, first, places) => expect(doubtfulPlaces(answers(...first), 2, { doubt: 0.1, beside: 1 })).toEqual(places))
})

describe('a network in two steps', async () => {
  const store = openModels()
  const wordPieces = await loadWordPieces(store)
  const files = taggerFiles(store, 'entities/dnn-eng')
  const read = async (text: string, exit: { doubt: number; beside: number }): Promise<Float32Array> => {
    const network = await EncoderNetwork.open(store, { ...files, exit: { ...files.exit!, ...exit } })
    let found = new Float32Array(0)
    await network.run(
      windowsOf(entityTokens(text, 'eng', store), wordPieces).slice(0, 1),
      (_window, values) => {
        found = values.slice()
      },
      { style: 0n }
    )
    return found
  }
  const text = 'The committee will meet again on Friday to talk about the price of bread and milk in the town. Angela Merkel is not expected.'

  it('answers with the lower layers where nothing is doubtful to it', async () => {
    const lower = await read(text, { doubt: 1.1, beside: 0 })
    const whole = await read(text, { doubt: -1, beside: 0 })
    expect(lower.length).toBe(whole.length)
    expect(lower).not.toEqual(whole)
  })

  it('answers with both where some pieces are: the settled ones keep what the lower layers said', async () => {
    const lower = await read(text, { doubt: 1.1, beside: 0 })
    const both = await read(text, { doubt: 0.1, beside: 1 })
    const columns = lower.length / windowsOf(entityTokens(text, 'eng', store), wordPieces)[0]!.pieces.length
    const changed = Array.from({ length: lower.length / columns }, (_, piece) => piece).filter((piece) =>
      lower.subarray(piece * columns, (piece + 1) * columns).some((value, column) => value !== both[piece * columns + column])
    )
    expect(changed.length).toBeGreaterThan(2)
    expect(changed).toEqual(doubtfulPlaces(lower, columns, { doubt: 0.1, beside: 1 }))
  })
})
