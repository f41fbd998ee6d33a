/**
 * Collects the windows of pieces on which the ranges of the networks' activations are set (fix-ranges.py), cut as the service cuts them:
 *
 *     npx tsx scripts/quantisation/collect.ts OUT_DIR [--tokenizer FILE] [--times N]
 *
 * OUT_DIR/dnn.jsonl (all languages), dnn-eng.jsonl, sentence-encoder.jsonl and categories.jsonl. A line is a window: `{"part": "train" | "dev", "language", "style",
 * "pieces"}`. Ranges are measured on the windows of the train parts; the way of setting them was chosen on those of the dev parts. Seeded, from free texts only.
 * OUT_DIR/networks/: the networks as they stand in native-models, unpacked. `--tokenizer`: of the multilingual encoder, where its vocabulary was cut anew. `--times`: so many
 * times the texts, for the first layers' answers (scripts/entities/neural/split.py).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { NETWORK as CATEGORY_NETWORK, TOKENIZER as CATEGORY_TOKENIZER } from '../../src/categories/artefacts.js'
import { windowsOf as categoryWindows } from '../../src/categories/windows.js'
import { wordsOf } from '../../src/categories/words.js'
import { loadWordPieces } from '../../src/entities/neural/network.js'
import { SENTENCE_NETWORK } from '../../src/entities/neural/sentence-encoder.js'
import { networks } from '../../src/entities/neural/tagger.js'
import { windowsOf } from '../../src/entities/neural/windows.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { BertPieces } from '../../src/models/encoder/bert-pieces.js'
import { WordPieces } from '../../src/models/encoder/word-pieces.js'
import { openModels } from '../../src/models/store.js'
import { congruential } from '../lib/shuffle.js'
import { categoryTexts, entityTexts, type SampleText } from './texts.js'

const { values: flags, positionals } = parseArgs({
  options: { tokenizer: { type: 'string' }, times: { type: 'string', default: '1' } },
  allowPositionals: true
})
const [folder] = positionals
if (folder === undefined) throw new Error('usage: collect.ts OUT_DIR [--tokenizer FILE] [--times N]')
const times = Number(flags.times)
mkdirSync(join(folder, 'networks'), { recursive: true })

const store = openModels()
const wordPieces = await (flags.tokenizer === undefined ? loadWordPieces(store) : WordPieces.open(readFileSync(flags.tokenizer, 'utf8')))
const bertPieces = await BertPieces.open(store.text(CATEGORY_TOKENIZER))
const splits = ['train', 'dev'] as const
/** Texts of each language and source, of all languages and of English alone; documents of each file of the categories. */
const COUNTS = { train: { all: 30, english: 400, categories: 150 }, dev: { all: 12, english: 150, categories: 60 } } as const
/** Marks of a window of the multilingual encoder, and the pieces of a text that its sentence vector takes in. */
const [BEGIN, END] = [0, 2]
const LONGEST = 254

interface Window {
  readonly language: string
  readonly style: number
  readonly pieces: readonly number[]
}

const taggerWindows = (texts: readonly SampleText[]): Window[] =>
  texts.flatMap(({ text, language, post }) =>
    windowsOf(entityTokens(text, language, store), wordPieces).map(({ pieces }) => ({ language, style: post ? 1 : 0, pieces }))
  )

/** Whole texts, as for vectors, and their first sentences, as for the types of mentions. */
const sentenceWindows = (texts: readonly SampleText[]): Window[] =>
  texts.map(({ text, language }, index) => {
    const { sentences, starts, text: whole } = entityTokens(text, language, store)
    const part = index % 2 === 0 || sentences.length < 2 ? text : whole.slice(0, starts[sentences[1]!])
    return { language, style: 0, pieces: [BEGIN, ...wordPieces.ofText(part, LONGEST), END] }
  })

function write(name: string, windowsOf: (split: (typeof splits)[number]) => readonly Window[]): void {
  const lines = splits.flatMap((part) => windowsOf(part).map((window) => JSON.stringify({ part, ...window })))
  writeFileSync(join(folder!, `${name}.jsonl`), `${lines.join('\n')}\n`)
  console.log(name, lines.length, 'windows')
}

write('dnn', (split) => taggerWindows(entityTexts(split, times * COUNTS[split].all, congruential(1))))
write('dnn-eng', (split) => taggerWindows(entityTexts(split, times * COUNTS[split].english, congruential(2), ['eng'])))
write('sentence-encoder', (split) => sentenceWindows(entityTexts(split, times * COUNTS[split].all, congruential(3))))
write('categories', (split) =>
  categoryTexts(split, times * COUNTS[split].categories, congruential(4)).flatMap((text) =>
    categoryWindows(wordsOf(text), bertPieces).map(({ pieces }) => ({ language: 'eng', style: 0, pieces }))
  )
)
for (const id of [...networks, SENTENCE_NETWORK, CATEGORY_NETWORK]) writeFileSync(join(folder, 'networks', `${id.replace('/', '-')}.onnx`), store.bytes(id))
