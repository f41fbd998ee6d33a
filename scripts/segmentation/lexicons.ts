/** Word lists of the segmenters, with a 7-bit value a word: a class of frequency, or of kind of word. */
import { join } from 'node:path'
import { dataFolder, lexiconFolder, readLines, readTable as readRows } from '../lib/data.js'
import { openMecab } from '../readings/mecab.js'

export function readTable(...path: string[]): string[][] {
  return readRows(join(dataFolder(), 'morphology', ...path))
}

/** Code unit table Traditional to Simplified (identity elsewhere). */
export function simplifyTable(): Uint16Array {
  const table = Uint16Array.from({ length: 65536 }, (_, code) => code)
  for (const [traditional, simplified] of readTable('han', 'opencc-TSCharacters.tsv.gz')) {
    const target = simplified!.split(/[ |]/)[0]!
    if (traditional!.length === 1 && target.length === 1) table[traditional!.charCodeAt(0)] = target.charCodeAt(0)
  }
  return table
}

export function simplify(word: string, table: Uint16Array): string {
  let out = ''
  for (let index = 0; index < word.length; index++) out += String.fromCharCode(table[word.charCodeAt(index)]!)
  return out
}

const CHINESE_CLASSES: Readonly<Record<string, number>> = { n: 1, v: 2, a: 3, d: 3, nr: 4, ns: 5, nt: 6, nz: 6, i: 7, l: 7, m: 8 }
const UNPACK = 'unpack the package there (scripts/requirements.txt)'
const HAN = /^\p{Script=Han}+$/u

const PINYIN_ONLY = 10

/** jieba's whole dictionary (with frequency) and the words of the pinyin list: value = frequency class (0-7) * 12 + tag class + 1. */
export function chineseWords(): Map<string, number> {
  const table = simplifyTable()
  const words = new Map<string, number>()
  for (const [word] of readTable('han', 'zho-word-pinyin.tsv.gz')) {
    const simple = simplify(word!, table)
    if (HAN.test(simple) && simple.length <= 8) words.set(simple, PINYIN_ONLY)
  }
  const common = readTable('segmentation', 'zho-jieba-words.tsv.gz').map((row) => [...row, ''])
  const whole = readLines(join(lexiconFolder(), 'jieba/jieba/dict.txt'), UNPACK).map((line) => [...line.split(' ').slice(0, 3), 'rare'])
  // a Traditional spelling folds to the word that the list of common words has with its right frequency
  for (const [word, count, tag, rare] of [...common, ...whole]) {
    const simple = simplify(word!, table)
    if (!HAN.test(simple) || tag === undefined || (rare && (simple.length > 6 || (words.get(simple) ?? PINYIN_ONLY) !== PINYIN_ONLY))) continue
    const frequency = Math.min(7, Math.floor(Math.log10(Number(count) + 1) * 1.6))
    words.set(simple, frequency * 12 + (CHINESE_CLASSES[tag] ?? CHINESE_CLASSES[tag.slice(0, 1)] ?? 0) + 1)
  }
  return words
}

const THAI_ONLY = /^[\u0e01-\u0e4e]+$/

/** PyThaiNLP's lists: value = frequency class (0-15) * 4 + source + 1. */
export function thaiWords(): Map<string, number> {
  const words = new Map<string, number>()
  const corpus = join(lexiconFolder(), 'pythainlp/pythainlp/corpus')
  const lists: ReadonlyArray<readonly [string, number]> = [
    ['family_names_th.txt', 3],
    ['person_names_female_th.txt', 3],
    ['person_names_male_th.txt', 3]
  ]
  for (const [file, source] of lists) {
    for (const line of readLines(join(corpus, file), UNPACK)) if (THAI_ONLY.test(line.trim()) && line.trim().length >= 4) words.set(line.trim(), source + 1)
  }
  for (const [word, count, source] of readTable('segmentation', 'tha-words.tsv.gz')) {
    if (!THAI_ONLY.test(word!)) continue
    const frequency = Math.min(15, Math.floor(Math.log2(Number(count) + 1) / 1.9))
    words.set(word!, frequency * 4 + (source === 'dict' ? 0 : 1) + 1)
  }
  return words
}

const JAPANESE_CLASSES: Readonly<Record<string, number>> = {
  名詞: 1,
  動詞: 2,
  形容詞: 3,
  助詞: 4,
  助動詞: 5,
  接尾辞: 6,
  接頭辞: 7,
  副詞: 8,
  代名詞: 9,
  形状詞: 10,
  感動詞: 11,
  接続詞: 12,
  連体詞: 13
}

/** UniDic (short unit words), the `most` cheapest: value = cost class (0-5) * 15 + part of speech + 1; proper names are class 14. */
export function japaneseWords(most: number): Map<string, number> {
  const best = new Map<string, { cost: number; group: number }>()
  openMecab(join(lexiconFolder(), 'unidic-lite/unidic_lite/dicdir')).each((surface, found) => {
    if (surface.length > 12 || !JAPANESE.test(surface)) return
    for (const { cost, feature } of found) {
      const [part, kind] = feature.split(',')
      const known = best.get(surface)
      if (known === undefined || cost < known.cost) best.set(surface, { cost, group: kind === '固有名詞' ? 14 : (JAPANESE_CLASSES[part!] ?? 0) })
    }
  })
  const kept = [...best].sort((left, right) => left[1].cost - right[1].cost).slice(0, most)
  return new Map(kept.map(([surface, { cost, group }]) => [surface, Math.max(0, Math.min(5, Math.floor((cost - 2000) / 3000))) * 15 + group + 1]))
}

const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆ヶ]+$/u

/** Words of two to five syllables in lower case: value = which lists have it. */
export function vietnameseWords(): Map<string, number> {
  const words = new Map<string, number>()
  const lists: ReadonlyArray<readonly [string, number]> = [
    ['pyvi/pyvi/models/words.txt', 1],
    ['underthesea/underthesea/corpus/data/Viet74K.txt', 2]
  ]
  for (const [file, flag] of lists) {
    for (const line of readLines(join(lexiconFolder(), file), UNPACK)) {
      const word = line.trim().normalize('NFC').toLowerCase().replaceAll('_', ' ')
      if (/^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+){1,4}$/u.test(word)) words.set(word, (words.get(word) ?? 0) | flag)
    }
  }
  return words
}
