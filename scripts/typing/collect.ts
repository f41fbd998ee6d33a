/**
 * Collects the training examples of the mention typer:
 *
 *     npx tsx scripts/typing/collect.ts OUT_DIR
 *
 * Mentions of the free linking documents, marked names of the free entity corpora, names of the knowledge base in free sentences, and such names alone or
 * beside their short description; then names of rare classes, alone or put into sentences in place of other names. Pieces are those that the service would
 * read. Writes OUT_DIR/train.jsonl, rare.jsonl and classes.json.
 */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { entityLanguage } from '../../src/entities/languages.js'
import { TOKENIZER } from '../../src/entities/neural/network.js'
import { WordPieces } from '../../src/models/encoder/word-pieces.js'
import { openModels } from '../../src/models/store.js'
import { type CorpusSpan, entityCorpora, readCorpus } from '../entities/corpora.js'
import { dataFolder, readText } from '../lib/data.js'
import { congruential, shuffle } from '../lib/shuffle.js'
import { linkedDocuments } from './documents.js'
import { ExampleWriter, INPUT_TYPES, type TaughtMention, teachingOf } from './examples.js'
import { isHeldOut, type KnownEntity, readKnowledgeBase } from './knowledge-base.js'
import { NameIndex } from './names.js'
import { readOntology } from './ontology.js'

/** Mentions taken for each language: from annotated corpora, from free sentences, and annotated names missing from the knowledge base (only their main class is known). */
const MARKED = 2000
const UNMARKED = 600
const UNKNOWN = 250
/** Examples of one entity, and of one most special class of the knowledge base. */
const ONE_ENTITY = 12
const ONE_CLASS = 900
const ONE_GENERAL_CLASS = 3500
const GENERAL = ['Person', 'Organisation', 'Place', 'Event', 'Work', 'Settlement', 'City', 'Company', 'Film']

const folder = process.argv[2]
if (folder === undefined) throw new Error('usage: collect.ts OUT_DIR')
mkdirSync(folder, { recursive: true })
const store = openModels()
const pieces = await WordPieces.open(store.text(TOKENIZER))
const ontology = readOntology()
const entities = readKnowledgeBase(ontology)
const byId = new Map(entities.map((entity) => [entity.qid, entity]))
const index = new NameIndex(entities, ontology)
const below = congruential(20)
const typeOf: Readonly<Record<string, string>> = { WORK_OF_ART: 'WORK', NORP: 'ETHNICITY' }
const mainClass: Readonly<Record<string, string>> = { PERSON: 'Person', LOCATION: 'Place', ORGANIZATION: 'Organisation', EVENT: 'Event' }

function writer(name: string): { readonly examples: ExampleWriter; close(): void } {
  const file = openSync(join(folder!, name), 'w')
  return { examples: new ExampleWriter(store, pieces, ontology, (line) => writeSync(file, line)), close: () => closeSync(file) }
}

function shuffled<T>(items: readonly T[]): T[] {
  const order = Uint32Array.from(items, (_, at) => at)
  shuffle(order, below)
  return Array.from(order, (at) => items[at]!)
}

/** Works and products are both products to the extractor, where it finds them at all. */
function inputType(type: string): string {
  if (type === 'WORK' || type === 'PRODUCT') return below(2) === 0 ? 'PRODUCT' : ''
  return (INPUT_TYPES as readonly string[]).includes(type) ? type : ''
}

function addDocuments(examples: ExampleWriter): void {
  for (const { text, lang, mentions } of linkedDocuments('free', 'train')) {
    const language = entityLanguage(lang) ?? 'eng'
    const taught = mentions.flatMap(({ start, end, qid, type }): TaughtMention[] => {
      const entity = qid === null ? undefined : byId.get(qid)
      if (entity === undefined || entity.taught.length === 0 || isHeldOut(entity.qid)) return []
      return [{ start, end, type: inputType(type ?? entity.type), teaching: teachingOf(ontology, [entity.taught]) }]
    })
    if (taught.length > 0) examples.add('documents', language, examples.tokens(text, language), taught)
  }
}

/** A sentence with the place of a name, for names of the same type. */
interface Frame {
  readonly text: string
  readonly start: number
  readonly end: number
}

const frames = new Map<string, Frame[]>()
const FRAMES = 400
const FRAME_LETTERS = 160

function keepFrames(language: string, text: string, spans: readonly CorpusSpan[]): void {
  if (text.length > FRAME_LETTERS) return
  for (const { start, end, type } of spans) {
    const key = `${language} ${typeOf[type] ?? type}`
    const list = frames.get(key) ?? []
    frames.set(key, list)
    if (list.length < FRAMES) list.push({ text, start, end })
  }
}

/** Counts how often entities were taught. */
class Share {
  readonly #counts = new Map<string, number>()

  takes(entity: KnownEntity): boolean {
    const count = this.#counts.get(entity.qid) ?? 0
    this.#counts.set(entity.qid, count + 1)
    return count < ONE_ENTITY
  }
}

function addCorpora(examples: ExampleWriter): void {
  const corpora = entityCorpora().filter(({ licence, kind }) => licence === 'permissive' && kind !== 'lower')
  for (const corpus of corpora) {
    const quota = MARKED / corpora.filter(({ language }) => language === corpus.language).length
    const share = new Share()
    let known = 0
    let unknown = 0
    for (const { text, spans } of shuffled(readCorpus(corpus, 'train', 'detokenised', 'sentence'))) {
      if (known >= quota) break
      keepFrames(corpus.language, text, spans)
      const taught = spans.flatMap(({ start, end, type }): TaughtMention[] => {
        const named = index.named(text.slice(start, end), [typeOf[type] ?? type])
        const teaching = index.teaching(named)
        if (teaching !== undefined && share.takes(named[0]!)) {
          known++
          return [{ start, end, type: inputType(named[0]!.type), teaching }]
        }
        const main = mainClass[type]
        if (named.length > 0 || main === undefined || unknown >= UNKNOWN) return []
        unknown++
        // nothing below the main class is known
        return [{ start, end, type: inputType(type), teaching: { has: teachingOf(ontology, [[main]]).has, may: [] } }]
      })
      if (taught.length > 0) examples.add('corpora', corpus.language, examples.tokens(text, corpus.language), taught)
    }
  }
}

function addSentences(examples: ExampleWriter): void {
  for (const name of [
    'ara',
    'ben',
    'bul',
    'cat',
    'ces',
    'ell',
    'est',
    'fas',
    'heb',
    'ita',
    'kor',
    'lit',
    'nld',
    'pol',
    'rus',
    'spa',
    'fra',
    'por',
    'deu',
    'eng',
    'jpn',
    'zho',
    'tha',
    'ukr',
    'vie',
    'hin',
    'tam',
    'ind',
    'swe',
    'tur',
    'nor',
    'hun'
  ]) {
    const language = entityLanguage(name)
    if (language === undefined) continue
    const rows = readText(join(dataFolder(), `language/sentences/${name}.tsv.gz`))
      .trimEnd()
      .split('\n')
      .slice(1)
    const share = new Share()
    let count = 0
    for (const row of shuffled(rows).slice(0, 12_000)) {
      if (count >= UNMARKED) break
      const text = row.slice(row.lastIndexOf('\t') + 1)
      if (row.split('\t')[2] !== '' || text.length < 20) continue
      const tokens = examples.tokens(text, language)
      const taught = index.find(tokens).flatMap(({ start, end, entities: named }): TaughtMention[] => {
        const teaching = index.teaching(named)
        return teaching !== undefined && share.takes(named[0]!) ? [{ start, end, type: inputType(named[0]!.type), teaching }] : []
      })
      count += taught.length
      if (taught.length > 0) examples.add('sentences', language, tokens, taught)
    }
  }
}

/** Names alone, or with their English description after them as an apposition. */
function addNames(examples: ExampleWriter): void {
  const perClass = new Map<string, number>()
  const served = (language: string) => entityLanguage(language) ?? 'eng'
  for (const entity of shuffled(entities)) {
    if (entity.taught.length === 0 || isHeldOut(entity.qid)) continue
    const room = entity.facts.some((name) => (perClass.get(name) ?? 0) < (GENERAL.includes(name) ? ONE_GENERAL_CLASS : ONE_CLASS))
    if (!room) continue
    for (const name of entity.facts) perClass.set(name, (perClass.get(name) ?? 0) + 1)
    const foreign = Object.entries(entity.names).filter(([language]) => entityLanguage(language) !== undefined)
    const [language, names] = foreign.length > 0 && below(2) === 0 ? foreign[below(foreign.length)]! : ['eng', [entity.label]]
    const name = names[0]!.slice(0, 120)
    const described = entity.description !== undefined && below(3) === 0
    const text = described ? `${name}, ${below(2) === 0 ? '' : 'the '}${entity.description!.slice(0, 150)}.` : name
    const mention = { start: 0, end: name.length, type: inputType(entity.type), teaching: teachingOf(ontology, [entity.taught]) }
    examples.add(described ? 'descriptions' : 'names', language, examples.tokens(text, served(language)), [mention])
  }
}

/** A class with at most this many entities is rare; the rarer it is, the more examples each of its entities gives. */
const RARE = [
  [150, 5],
  [400, 3],
  [1200, 1]
] as const
/** Languages that write most foreign names as English does. */
const SAME_NAMES = ['eng', 'eng', 'eng', 'deu', 'swe', 'nob', 'dan', 'por', 'tur', 'hun', 'ron', 'ind', 'fin', 'hrv']

/** Names of rare classes in several languages: half alone, half in a sentence where they replace another name of the same type. */
function addRare(examples: ExampleWriter): void {
  const counts = new Map<string, number>()
  for (const { taught, qid } of entities) if (!isHeldOut(qid)) for (const name of taught) counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const entity of entities) {
    if (entity.taught.length === 0 || isHeldOut(entity.qid)) continue
    const rarest = Math.min(...entity.taught.map((name) => counts.get(name)!))
    const times = RARE.find(([count]) => rarest <= count)?.[1] ?? 0
    const foreign = Object.entries(entity.names).filter(([language]) => entityLanguage(language) !== undefined)
    for (let time = 0; time < times; time++) {
      const choice = below(2) === 0 && foreign.length > 0 ? foreign[below(foreign.length)] : undefined
      const language = choice?.[0] ?? SAME_NAMES[below(SAME_NAMES.length)]!
      const name = (choice?.[1][0] ?? entity.label).slice(0, 120)
      const list = frames.get(`${language} ${entity.type}`)
      const frame = below(2) === 0 && list !== undefined ? list[below(list.length)]! : { text: '', start: 0, end: 0 }
      const text = frame.text.slice(0, frame.start) + name + frame.text.slice(frame.end)
      const teaching = teachingOf(ontology, [entity.taught])
      const mention = { start: frame.start, end: frame.start + name.length, type: inputType(entity.type), teaching }
      examples.add(frame.text === '' ? 'names' : 'frames', language, examples.tokens(text, language), [mention])
    }
  }
}

const train = writer('train.jsonl')
const parts: readonly (readonly [string, (examples: ExampleWriter) => void])[] = [
  ['documents', addDocuments],
  ['corpora', addCorpora],
  ['sentences', addSentences],
  ['names', addNames]
]
for (const [name, add] of parts) {
  const before = { pieces: train.examples.pieces, mentions: train.examples.mentions }
  add(train.examples)
  console.log(name, train.examples.mentions - before.mentions, 'mentions', train.examples.pieces - before.pieces, 'pieces')
}
train.close()
const rare = writer('rare.jsonl')
addRare(rare.examples)
rare.close()
console.log('rare', rare.examples.mentions, 'mentions', rare.examples.pieces, 'pieces')
writeFileSync(
  join(folder, 'classes.json'),
  `${JSON.stringify({ classes: ontology.classes, parents: ontology.classes.map((name) => ontology.parents.get(name) ?? '') })}\n`
)
