/** Tables of Chinese, Japanese and Korean compounds, whose parts are pieces of the word. */
import { join } from 'node:path'
import type { TensorInput } from '../../src/models/safetensors.js'
import { dictionaryFolder, exportedTable, readLines, readTable } from '../lib/data.js'
import { buildTable, readRows } from '../readings/data.js'
import { openMecab } from '../readings/mecab.js'

export interface JoinedModel {
  readonly id: string
  readonly tensors: Record<string, TensorInput>
  readonly metadata: Record<string, string>
  readonly sources: readonly string[]
}

/** Longest word: a 16-bit value has one bit for each position except the last. */
const MAX_LENGTH = 17

function encode(words: ReadonlyMap<string, readonly string[]>): Record<string, TensorInput> {
  const texts = [...words.keys()].filter((word) => word.length <= MAX_LENGTH)
  const { keys, entries } = buildTable(texts, 0.85)
  const cuts = Uint16Array.from(entries, (entry) => {
    if (entry === 0) return 0
    let value = 0
    let end = 0
    for (const part of words.get(texts[entry - 1]!)!.slice(0, -1)) {
      end += part.length
      value |= 1 << (end - 1)
    }
    return value
  })
  return { keys, cuts }
}

function addRows(words: Map<string, readonly string[]>, rows: readonly (readonly [string, string])[]): void {
  for (const [word, joined] of rows) {
    const parts = joined.split('+')
    if (parts.length > 1 && parts.join('') === word && !words.has(word)) words.set(word, parts)
  }
}

/** Korean: the shared list, and the compounds that mecab-ko-dic takes apart. */
function korean(): JoinedModel {
  const words = new Map<string, readonly string[]>()
  addRows(
    words,
    readRows('compounds/kor.tsv.gz').map(([word, , parts]) => [word!, parts!] as const)
  )
  openMecab(join(dictionaryFolder(), 'python_mecab_ko_dic/mecab_ko_dic/dictionary')).each((surface, entries) => {
    for (const { feature } of entries) {
      const fields = feature.split(',')
      if (fields[4] !== 'Compound' || !/^NN[GP]$/.test(fields[0]!) || !/^[가-힣]+$/.test(surface)) continue
      addRows(words, [[surface, fields[7]!.replace(/\/[^+]*/g, '')]])
    }
  })
  return { id: 'kor', tensors: encode(words), metadata: { lemmas: 'true' }, sources: ['Apache-2.0 (mecab-ko-dic)'] }
}

/** Japanese: long units of the treebank, and words that Sudachi has whole and in short units (export-japanese.py). */
function japanese(): JoinedModel {
  const words = new Map<string, readonly string[]>()
  addRows(
    words,
    readRows('compounds/jpn.tsv.gz').map(([word, , parts]) => [word!, parts!] as const)
  )
  addRows(words, readTable(exportedTable('jpn.compounds.tsv.gz'), 'run scripts/compounds/export-japanese.py') as [string, string][])
  return { id: 'jpn', tensors: encode(words), metadata: {}, sources: ['CC BY-SA 4.0 (UD Japanese GSD, PUD)', 'Apache-2.0 (SudachiDict)'] }
}

/** Tags of jieba whose words are taken apart: nouns and names; idioms and set phrases (i, l) are not. */
const CHINESE_NOUNS = /^(?:n|nz|nt|ns|vn)$/
const MIN_PART_FREQUENCY = 50

/** Chinese: words of four and more characters that fall into frequent shorter words, in both scripts. */
function chinese(): JoinedModel {
  const rows = readLines(join(dictionaryFolder(), 'jieba/jieba/dict.txt'), 'unpack jieba there (scripts/requirements.txt)').map((line) => line.split(' '))
  const frequency = new Map(rows.map(([word, count]) => [word!, Number(count)]))
  const traditional = new Map(readRows('han/opencc-STCharacters.tsv.gz').map(([simple, forms]) => [simple!, forms!.split(' ')[0]!]))
  const total = rows.reduce((sum, [, count]) => sum + Number(count), 0)
  const words = new Map<string, readonly string[]>()
  for (const [word, , tag] of rows) {
    if (word!.length < 4 || !CHINESE_NOUNS.test(tag!)) continue
    const parts = segment(word!, frequency, total)
    if (parts === undefined) continue
    words.set(word!, parts)
    const other = parts.map((part) => [...part].map((character) => traditional.get(character) ?? character).join(''))
    if (other.join('').length === word!.length) words.set(other.join(''), other)
  }
  return { id: 'zho', tensors: encode(words), metadata: {}, sources: ['MIT (jieba)', 'Apache-2.0 (OpenCC)'] }
}

/** The most probable sequence of two or more shorter frequent words of two and more characters. */
function segment(word: string, frequency: ReadonlyMap<string, number>, total: number): string[] | undefined {
  const best: ({ score: number; parts: string[] } | undefined)[] = [{ score: 0, parts: [] }]
  for (let end = 2; end <= word.length; end++) {
    for (let start = 0; start <= end - 2; start++) {
      const before = best[start]
      if (before === undefined || end - start === word.length) continue
      const part = word.slice(start, end)
      const count = frequency.get(part) ?? 0
      if (count < MIN_PART_FREQUENCY) continue
      const score = before.score + Math.log(count / total)
      if (score > (best[end]?.score ?? -Infinity)) best[end] = { score, parts: [...before.parts, part] }
    }
  }
  return best[word.length]?.parts
}

export const joinedModels: Readonly<Record<string, () => JoinedModel>> = { kor: korean, jpn: japanese, zho: chinese }
