/**
 * Words for the corpora that are annotated on characters: the service's own tokenizer cuts the text, a word gets the tag of most of its characters.
 *
 *     npx tsx scripts/entities/neural/character-words.ts OUT_DIR
 *
 * Writes OUT_DIR/<corpus>.<split>.conll.gz in the form of the data folder, with a comment `# spans = start end TYPE;...` (gold spans in code points of the
 * sentence's text) before each sentence, so that the figures are those of the original annotation.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { openModels } from '../../../src/models/store.js'
import { tokenize } from '../../../src/morphology/tokenizer.js'
import { dataFolder, readText } from '../../lib/data.js'

const corpora = ['jpn.stockmark_wiki', 'tha.thainer']

interface Row {
  readonly form: string
  readonly tag: string
  readonly spaced: boolean
}

/** The tag that most code units of [start, end) bear; ties go to the earlier one. */
function majority(tags: readonly string[], start: number, end: number): string {
  const counts = new Map<string, number>()
  for (let at = start; at < end; at++) counts.set(tags[at]!.replace(/^[BI]-/u, ''), (counts.get(tags[at]!.replace(/^[BI]-/u, '')) ?? 0) + 1)
  let best = 'O'
  for (const [type, count] of counts) if (count > (counts.get(best) ?? 0)) best = type
  return best
}

/** Lines of one sentence: `# spans`, then a line for each word of our tokenizer. */
function sentenceLines(rows: readonly Row[], language: string): string[] {
  let text = ''
  let points = 0
  const tags: string[] = []
  const spans: [number, number, string][] = []
  for (const row of rows) {
    const length = [...row.form].length
    if (row.tag.startsWith('B-')) spans.push([points, points + length, row.tag.slice(2)])
    else if (row.tag.startsWith('I-') && spans.length > 0) spans[spans.length - 1]![1] = points + length
    for (let at = 0; at < row.form.length; at++) tags.push(at > 0 && row.tag.startsWith('B-') ? `I-${row.tag.slice(2)}` : row.tag)
    text += row.form
    points += length
    if (row.spaced) {
      text += ' '
      points++
      tags.push('O')
    }
  }
  const lines = [`# spans = ${spans.map((span) => span.join(' ')).join(';')}`]
  const tokens = tokenize(text, language, store)
  let last = 'O'
  for (let index = 0; index < tokens.count; index++) {
    const start = tokens.starts[index]!
    const end = tokens.ends[index]!
    const type = majority(tags, start, end)
    const begins = type !== last || tags[start] === `B-${type}`
    const space = index + 1 < tokens.count && tokens.starts[index + 1]! === end ? 'SpaceAfter=No' : '_'
    lines.push(`${text.slice(start, end)}\t${type === 'O' ? 'O' : `${begins ? 'B' : 'I'}-${type}`}\t${space}`)
    last = type
  }
  lines.push('')
  return lines
}

const store = openModels()
const [folder = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const corpus of corpora) {
  for (const split of ['train', 'dev']) {
    const name = `${corpus}.${split}.conll.gz`
    const lines: string[] = []
    let rows: Row[] = []
    for (const line of readText(join(dataFolder(), 'entities', 'ner', name)).split('\n')) {
      if (line.includes('\t')) {
        const [form = '', tag = '', spacing = ''] = line.split('\t')
        rows.push({ form, tag, spaced: spacing === '_' })
      } else if (line === '') {
        if (rows.length > 0) lines.push(...sentenceLines(rows, corpus.slice(0, 3)))
        rows = []
      } else lines.push(line)
    }
    writeFileSync(join(folder, name), gzipSync(`${lines.join('\n')}\n`))
  }
}
