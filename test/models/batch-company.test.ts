/** What a network reads of a window does not depend on the windows beside it: neither on their values nor on how far they pad the batch. */
import { describe, expect, it } from 'vitest'
import { EMBEDDING as CATEGORY_ROWS, NETWORK, TOKENIZER } from '../../src/categories/artefacts.js'
import { windowsOf as categoryWindows } from '../../src/categories/windows.js'
import { wordsOf } from '../../src/categories/words.js'
import { EMBEDDING, loadWordPieces, taggerFiles } from '../../src/entities/neural/network.js'
import { SENTENCE_NETWORK } from '../../src/entities/neural/sentence-encoder.js'
import { networks } from '../../src/entities/neural/tagger.js'
import { windowsOf } from '../../src/entities/neural/windows.js'
import { entityTokens } from '../../src/entities/tokens.js'
import type { PieceWindow } from '../../src/models/encoder/batches.js'
import { BertPieces } from '../../src/models/encoder/bert-pieces.js'
import { type EncoderFiles, EncoderNetwork } from '../../src/models/encoder/network.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()
/** Of many lengths and kinds, some of them far from ordinary text. */
const texts = [
  'Paris',
  'Angela Merkel met Bill Gates in Paris on Tuesday.',
  'angela merkel met bill gates in paris on tuesday',
  'THE UNITED NATIONS MEET IN GENEVA, SAYS REUTERS.',
  '1 000 000 !!! ??? @@@ ### 3.14 %%% 0x7f',
  '漢字かな交じり文 Москва القاهرة 서울 🇩🇪🔥',
  `Goldman Sachs and the Deutsche Bank said that ${'the market of the year was strong and '.repeat(4)}that was all.`,
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa .',
  'The best barbecue in Charleston, South Carolina, is served at noon.'
]

const wordPieces = await loadWordPieces(store)
const bertPieces = await BertPieces.open(store.text(TOKENIZER))
const taggerWindows = texts.map((text) => windowsOf(entityTokens(text, 'eng', store), wordPieces)[0]!)

const cases: (EncoderFiles & { readonly style?: bigint; readonly windows: readonly PieceWindow[] })[] = [
  ...networks.map((network) => ({ ...taggerFiles(store, network), style: 0n, windows: taggerWindows })),
  { network: SENTENCE_NETWORK, rows: EMBEDDING, output: 'vectors', windows: taggerWindows },
  { network: NETWORK, rows: CATEGORY_ROWS, output: 'logits', windows: texts.map((text) => categoryWindows(wordsOf(text), bertPieces)[0]!) }
]

describe('a window alone and in company', () => {
  it.each(cases)('$network', async ({ windows, style, ...files }) => {
    const encoder = await EncoderNetwork.open(store, files)
    const read = async (some: readonly PieceWindow[]): Promise<Map<PieceWindow, Float32Array>> => {
      const found = new Map<PieceWindow, Float32Array>()
      await encoder.run(some, (window, values) => found.set(window, values.slice()), style === undefined ? {} : { style })
      return found
    }
    const company = await read([...windows, ...windows.map((window) => ({ ...window }))])
    for (const window of windows) expect(company.get(window)).toEqual((await read([window])).get(window))
  })
})
