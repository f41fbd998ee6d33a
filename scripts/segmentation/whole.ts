/** Words that are one token wherever their ends are ends of tokens: everyday words that the treebanks cut by two habits, or do not have. */
import { readTreebank } from '../readings/data.js'
import { readTable, vietnameseWords } from './lexicons.js'

/** Treebank words in a row that may be the pieces of a word. */
const MOST_PIECES = 5

interface Uses {
  /** How often the word is one token, two and more, one noun. */
  whole: number
  pieces: number
  noun: number
}

/** How the treebank cuts the words of a list; `between` stands between the pieces of a word. */
function usesOf(treebank: string, words: { has(word: string): boolean }, between: string): Map<string, Uses> {
  const uses = new Map<string, Uses>()
  for (const sentence of readTreebank(treebank)) {
    for (let first = 0; first < sentence.length; first++) {
      let word = ''
      for (let last = first; last < Math.min(sentence.length, first + MOST_PIECES); last++) {
        word += (last === first ? '' : between) + sentence[last]!.form.normalize('NFC').toLowerCase()
        if (!words.has(word)) continue
        const use = uses.get(word) ?? { whole: 0, pieces: 0, noun: 0 }
        uses.set(word, use)
        if (last > first) use.pieces++
        else {
          use.whole++
          if (/NOUN|PROPN/.test(sentence[last]!.tag)) use.noun++
        }
      }
    }
  }
  return uses
}

/** Nominalising prefixes and the relative pronoun: the treebank makes tokens of them. */
const PRODUCTIVE = /^(?:การ|ความ|ที่)/
/** Rarer words are left to the model; those with two habits must be more frequent. */
const LEAST_COUNT = 30_000
const LEAST_COUNT_TWO_HABITS = 8 * LEAST_COUNT
/** How often a word is found for each use of its rarer piece: pieces that mostly stand in this word. */
const LEAST_BOND = 0.5
const LEAST_BOND_TWO_HABITS = 0.25
const LEAST_WHOLE = 0.33
/** The value of a Vietnamese word that every list has. */
const ALL_LISTS = 3

/** Thai words whose pieces mostly stand together, if the treebank does not have them or has them whole as nouns as well. */
export function thaiWholeWords(): string[] {
  const counts = new Map(
    readTable('segmentation', 'tha-words.tsv.gz').flatMap(([word, count, source]) => (source === 'dict' ? [[word!, Number(count)] as const] : []))
  )
  const uses = usesOf('tha-tud-train', counts, '')
  return [...counts].flatMap(([word, count]) => {
    if (count < LEAST_COUNT || word.length < 4 || PRODUCTIVE.test(word) || !/^[\u0e01-\u0e4e]+$/.test(word)) return []
    let piece = 0
    for (let cut = 1; cut < word.length; cut++) piece = Math.max(piece, Math.min(counts.get(word.slice(0, cut)) ?? 0, counts.get(word.slice(cut)) ?? 0))
    const bond = piece === 0 ? 1 : count / piece
    const use = uses.get(word)
    if (use === undefined) return bond >= LEAST_BOND ? [word] : []
    const isWhole = use.noun > 0 && use.whole >= LEAST_WHOLE * (use.whole + use.pieces)
    return isWhole && bond >= LEAST_BOND_TWO_HABITS && count >= LEAST_COUNT_TWO_HABITS ? [word] : []
  })
}

/** Dearer words of the list are rare. */
const MOST_COST = 6000

/** Months are a number and a counter. */
const MONTH = /^[一二三四五六七八九十]+月$/

/** Japanese nouns that stand like adverbs (一昨日, 今朝), if the treebank does not have them or mostly has them whole. */
export function japaneseWholeWords(): string[] {
  const words = new Set(
    readTable('segmentation', 'jpn-ipadic-words.tsv.gz').flatMap(([word, , , , kind, cost]) =>
      kind === '副詞可能' && Number(cost) <= MOST_COST && word!.length > 1 && !MONTH.test(word!) ? [word!] : []
    )
  )
  const uses = usesOf('jpn-gsd-train', words, '')
  return [...words].filter((word) => {
    const use = uses.get(word)
    return use === undefined || use.whole > use.pieces
  })
}

/** Vietnamese words that both lists have, if the treebank does not have them or mostly has them whole. */
export function vietnameseWholeWords(): string[] {
  const words = vietnameseWords()
  const uses = usesOf('vie-vtb-train', words, ' ')
  return [...words].flatMap(([word, lists]) => {
    const use = uses.get(word)
    return lists === ALL_LISTS && (use === undefined || use.whole >= use.pieces) ? [word] : []
  })
}
