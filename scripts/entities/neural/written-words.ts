/**
 * The everyday texts of `../written` as words with BIO tags, for train.py: words as the service cuts them, Korean by characters as its corpora are.
 *
 *     npx tsx scripts/entities/neural/written-words.ts OUT_DIR
 *
 * Writes OUT_DIR/<language>.written.<split>.conll.gz in the form of the data folder, with `# spans` as character-words.ts writes them. A word belongs to the name that
 * has most of its characters, since prefixes and particles are written on to names in some languages.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { entityTokens } from '../../../src/entities/tokens.js'
import { openModels } from '../../../src/models/store.js'
import type { CorpusText } from '../corpora.js'
import { writtenLanguages, writtenTexts } from '../written.js'

/** [start, end) of each word of each sentence of a text. */
type Words = (readonly [number, number])[][]

function wordsOf(text: string, language: string): Words {
  const tokens = entityTokens(text, language, store)
  return [...tokens.sentences].map((first, sentence) => {
    const end = tokens.sentences[sentence + 1] ?? tokens.count
    return Array.from({ length: end - first }, (_, at) => [tokens.starts[first + at]!, tokens.ends[first + at]!] as const)
  })
}

/** Every character but white space by itself. */
function charactersOf(text: string, words: Words): Words {
  return words.map((sentence) =>
    sentence.flatMap(([start, end]) => {
      let at = start
      return Array.from(text.slice(start, end), (character) => {
        at += character.length
        return [at - character.length, at] as const
      })
    })
  )
}

function sentenceLines({ text, spans }: CorpusText, words: Words[number]): string[] {
  const lines: string[] = []
  const gold: string[] = []
  let points = 0
  let open = -1
  let begun = 0
  const close = (end: number) => {
    if (open >= 0) gold.push(`${begun} ${end} ${spans[open]!.type}`)
    open = -1
  }
  let end = 0
  for (const [index, [from, to]] of words.entries()) {
    const span = spans.findIndex((one) => 2 * (Math.min(one.end, to) - Math.max(one.start, from)) > to - from)
    if (span !== open) {
      close(end)
      begun = points
    }
    const tag = span < 0 ? 'O' : `${span === open ? 'I' : 'B'}-${spans[span]!.type}`
    open = span
    const next = words[index + 1]
    const apart = next !== undefined && next[0] > to
    lines.push(`${text.slice(from, to)}\t${tag}\t${apart || next === undefined ? '_' : 'SpaceAfter=No'}`)
    points += [...text.slice(from, to)].length
    end = points
    if (apart) points++
  }
  close(end)
  return [`# spans = ${gold.join(';')}`, ...lines, '']
}

const store = openModels()
const [folder = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const language of writtenLanguages()) {
  for (const split of ['train', 'dev'] as const) {
    const lines = writtenTexts(language, split).flatMap((text) => {
      const words = wordsOf(text.text, language).filter((sentence) => sentence.length > 0)
      const units = language === 'kor' ? charactersOf(text.text, words) : words
      return [`# doc = ${text.document}`, ...units.flatMap((sentence) => sentenceLines(text, sentence))]
    })
    writeFileSync(join(folder, `${language}.written.${split}.conll.gz`), gzipSync(`${lines.join('\n')}\n`))
  }
}
