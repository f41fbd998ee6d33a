/**
 * Trains the parser of addresses: `addresses/parser`, `addresses/parser-zho` and, with the corpus that is not free for all uses, `addresses/parser-zho-all`.
 *
 *     npx tsx scripts/addresses/parsing/train.ts [--only words|chinese|chinese-all] [--folder FOLDER] [--passes 6]
 *
 * After scripts/addresses/dictionaries.ts. An averaged structured perceptron (Collins 2002); every pass writes the structured addresses in other ways.
 */
import { parseArgs } from 'node:util'
import { openDictionaries } from '../../../src/addresses/dictionaries/dictionaries.js'
import { hasHan } from '../../../src/addresses/dictionaries/normalise.js'
import { HAN_FEATURES, HanFeatures } from '../../../src/addresses/parsing/han-features.js'
import { CHINESE_PARSER, PARSER, PERMISSIVE_CHINESE_PARSER } from '../../../src/addresses/parsing/parser.js'
import { LABELS, NO_FIELD, ROWS, TRANSITIONS, transition } from '../../../src/addresses/parsing/sequence-model.js'
import { tokensOf } from '../../../src/addresses/parsing/tokens.js'
import { WORD_FEATURES, WordFeatures } from '../../../src/addresses/parsing/word-features.js'
import { ADDRESS_FIELDS } from '../../../src/addresses/types.js'
import { openModels } from '../../../src/models/store.js'
import { writeModel } from '../../lib/artefacts.js'
import { congruential, shuffle } from '../../lib/shuffle.js'
import { readVariants } from '../matching/variants.js'
import { accuracyOf } from './figures.js'
import { hongKong, taiwanese } from './hong-kong.js'
import { Renderer, withoutCommas } from './render.js'
import { composedChinese, labelledLines, registerLines, structured } from './sources.js'
import type { LabelledLine } from './types.js'
import { labelled } from './viterbi.js'

const { values: flags } = parseArgs({ options: { only: { type: 'string' }, folder: { type: 'string' }, passes: { type: 'string', default: '6' } } })
const passes = Number(flags.passes)
const REGISTERS = 14_000
/** Countries with fewer addresses are written so many times in a pass. */
const FEW = 1_500
const RARE = 3
/** Lines of Hong Kong, and of Taiwan, in a pass. */
const HONG_KONG = 1_200
const TAIWAN = 2_500
/** How often the lines labelled by hand count in a pass. */
const AMERICAN = 2
/** Share of the weights that are not cut. */
const KEPT = 0.9995
const began = performance.now()
const log = (text: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0)} s  ${text}`)
const dictionaries = openDictionaries(openModels())

interface Extractor {
  readonly width: number
  rows(text: string, tokens: ReturnType<typeof tokensOf>): Int32Array
}

/** Averages of weights by the trick of a second sum (Daumé 2006). */
class Learner {
  readonly rows = new Float32Array(ROWS * LABELS)
  readonly transitions = new Float32Array(TRANSITIONS)
  readonly ends = new Float32Array(LABELS)
  readonly #sums = { rows: new Float64Array(ROWS * LABELS), transitions: new Float64Array(TRANSITIONS), ends: new Float64Array(LABELS) }
  #steps = 1
  mistakes = 0
  tokens = 0

  learn({ width, rows: rowsOf }: Extractor, { text, spans }: LabelledLine): void {
    const tokens = tokensOf(text)
    if (tokens.length === 0) return
    const right = Uint8Array.from(tokens, ({ start }) => {
      const span = spans.find((each) => start >= each.start && start < each.end)
      return span === undefined ? NO_FIELD : ADDRESS_FIELDS.indexOf(span.field)
    })
    const before = Uint8Array.from(tokens, (token) => token.before)
    const features = rowsOf(text, tokens)
    const told = labelled(this, features, width, before)
    this.#steps++
    this.tokens += tokens.length
    for (let at = 0; at < tokens.length; at++) {
      const [own, wrong] = [right[at]!, told[at]!]
      const lastOwn = at === 0 ? LABELS : right[at - 1]!
      const lastWrong = at === 0 ? LABELS : told[at - 1]!
      if (own !== wrong || lastOwn !== lastWrong) {
        this.#add('transitions', transition(before[at]!, lastOwn, own), 1)
        this.#add('transitions', transition(before[at]!, lastWrong, wrong), -1)
      }
      if (own === wrong) continue
      this.mistakes++
      for (let place = at * width; place < (at + 1) * width; place++) {
        this.#add('rows', features[place]! * LABELS + own, 1)
        this.#add('rows', features[place]! * LABELS + wrong, -1)
      }
    }
    const last = tokens.length - 1
    if (right[last] !== told[last]) {
      this.#add('ends', right[last]!, 1)
      this.#add('ends', told[last]!, -1)
    }
  }

  #add(of: 'rows' | 'transitions' | 'ends', place: number, value: number): void {
    this[of][place]! += value
    this.#sums[of][place]! += value * this.#steps
  }

  tensors() {
    const average = (of: 'rows' | 'transitions' | 'ends') => this[of].map((weight, place) => weight - this.#sums[of][place]! / this.#steps)
    const rows = average('rows')
    const sizes = rows
      .map(Math.abs)
      .filter((size) => size > 0)
      .sort()
    // the few greatest are cut, so that the many small ones keep their differences
    const scale = sizes[Math.floor(KEPT * (sizes.length - 1))]! / 127
    const weights = Int8Array.from(rows, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))))
    return { weights, scale: Float32Array.of(scale), transitions: average('transitions'), ends: average('ends') }
  }
}

function trained(extractor: Extractor, linesOf: (pass: number) => LabelledLine[]) {
  const learner = new Learner()
  for (let pass = 0; pass < passes; pass++) {
    const lines = linesOf(pass)
    shuffle(lines, congruential(81 + pass))
    learner.mistakes = 0
    learner.tokens = 0
    for (const line of lines) learner.learn(extractor, line)
    log(`pass ${pass}: ${lines.length} lines, ${((100 * learner.mistakes) / learner.tokens).toFixed(2)} % of the tokens wrong`)
  }
  return learner.tensors()
}

function trainWords(): void {
  const words = new WordFeatures(dictionaries)
  const renderer = new Renderer(readVariants())
  const addresses = structured('learn')
  const fixed = [
    ...Array.from({ length: AMERICAN }, () => labelledLines('us', 'learn')).flat(),
    ...labelledLines('india', 'learn'),
    ...labelledLines('pelias', 'learn'),
    ...labelledLines('opencage', 'learn')
  ].filter(({ text }) => !hasHan(text))
  const counts = new Map<string, number>()
  for (const { country } of addresses) counts.set(country, (counts.get(country) ?? 0) + 1)
  // each time written in another way
  const times = (country: string) => (counts.get(country)! < FEW ? RARE : 1)
  const tensors = trained({ width: WORD_FEATURES, rows: (text, tokens) => words.rows(text, tokens) }, (pass) => {
    const below = congruential(91 + pass)
    const registers = registerLines('learn', REGISTERS).map((line) => (below(10) < 5 ? line : withoutCommas(line, below(2) === 0)))
    const written = addresses.flatMap(({ country, fields }) => Array.from({ length: times(country) }, () => renderer.render(fields, country, below)))
    return [...fixed, ...registers, ...written.filter(({ text }) => !hasHan(text))]
  })
  write(PARSER, tensors, 'permissive', [
    'usaddress (MIT; OpenStreetMap, ODbL; us50, NCSA licence)',
    'pelias parser tests, OpenCage address formats, indian-address-parser, Open Brewery DB (MIT)',
    'libpostal dictionaries (MIT)',
    'Registers of the United Kingdom (Open Government Licence 3.0), Open Database of Healthcare Facilities (Open Government Licence - Canada)',
    "Who's On First venues (CC0, CC BY), Open Charge Map (CC BY-SA 4.0 and others)",
    'GISCO healthcare services (reuse with attribution), HDB property information (Singapore Open Data Licence)',
    'OpenStreetMap (ODbL), Florida public records'
  ])
}

function trainChinese(isAll: boolean): void {
  const han = new HanFeatures(dictionaries)
  const clinics = labelledLines('clinics', 'learn')
  const corpus = isAll ? labelledLines('ncap', 'learn') : []
  const tensors = trained({ width: HAN_FEATURES, rows: (text, tokens) => han.rows(text, tokens) }, (pass) => {
    const below = congruential(101 + pass)
    const composed = [...composedChinese(below, isAll ? 6_000 : 14_000), ...Array.from({ length: HONG_KONG }, () => hongKong(below))]
    return [...clinics, ...corpus, ...composed, ...(isAll ? Array.from({ length: TAIWAN }, taiwanese(below)) : [])]
  })
  write(isAll ? CHINESE_PARSER : PERMISSIVE_CHINESE_PARSER, tensors, isAll ? 'non-commercial' : 'permissive', [
    ...(isAll ? ['neural-chinese-address-parsing, NAACL 2019 (no licence stated)', 'Roads of Taiwan, post office (no licence stated)'] : []),
    'Lists of fever clinics, wuhan2020map (MIT)',
    'Administrative divisions of China (WTFPL 2)'
  ])
}

function write(id: string, tensors: ReturnType<Learner['tensors']>, licence: 'permissive' | 'non-commercial', sources: readonly string[]): void {
  const { bytes } = writeModel({ id, tensors, licence, sources, command: 'npx tsx scripts/addresses/parsing/train.ts', accuracy: accuracyOf(id) }, flags.folder)
  log(`${id}: ${bytes} bytes`)
}

if (flags.only === undefined || flags.only === 'words') trainWords()
if (flags.only === undefined || flags.only === 'chinese') trainChinese(false)
if (flags.only === undefined || flags.only === 'chinese-all') trainChinese(true)
