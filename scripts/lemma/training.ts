/** Builds the ending tables of the lemmatizers from treebanks and dictionaries. */
import { tagNumber } from '../../src/core/part-of-speech.js'
import { buildHashTable } from '../../src/models/hash-table.js'
import { withoutYo } from '../../src/morphology/lemma/clean.js'
import { applyScript, parseScript, plainLower, turkishLower } from '../../src/morphology/lemma/edit-scripts.js'
import { endingCode, endingHash, endingStep, type Grouping, groupSeeds, LONGEST_ENDING, secondHash } from '../../src/morphology/lemma/groups.js'
import { buildKnownLemmas } from '../../src/morphology/lemma/known-lemmas.js'
import { Lemmatizer } from '../../src/morphology/lemma/lemmatizer.js'
import type { LemmaTables } from '../../src/morphology/lemma/tables.js'
import type { DictionaryRow } from '../lib/dictionaries.js'
import { likeTreebanks } from './conventions.js'
import { compareEndings, type Item, keyOf, type LemmaCase, ScriptNumbers } from './items.js'
import { knownLemmas, lemmaShapes, verbLemmas } from './shapes.js'

export interface LemmaOptions {
  readonly grouping: Grouping
  readonly language: string | undefined
  readonly turkish: boolean
  readonly withoutYo: boolean
  /** Entries kept. */
  readonly limit: number
  /** Weight of a dictionary's row against one treebank token; 0 leaves dictionaries out. */
  readonly dictionaryWeight: number
  /** Whether lemmas of dictionaries without parts of speech may be possessives. */
  readonly possessiveLemmas?: boolean
  /** Whether the model knows lemmas and what they end in; true where absent. */
  readonly knownLemmas?: boolean
}

interface Entry {
  readonly hash: number
  readonly script: number
  /** Whether it is the second best script of an ending. */
  readonly isSecond?: boolean
  readonly importance: number
}

/** How much more frequent a lemma must be to win against one that stands before it in the dictionaries. */
const FAR_MORE = 3

const closedTags = [tagNumber.PRON, tagNumber.DET]
const openTags = [tagNumber.NOUN, tagNumber.VERB, tagNumber.ADJ, tagNumber.ADV, tagNumber.PROPN]

/**
 * Trains the ending tables.
 * @returns the tables, and for words of dictionaries without parts of speech the tags (bit mask) that their lemmas speak for
 */
export function trainLemmas(
  cases: readonly LemmaCase[],
  dictionary: readonly DictionaryRow[],
  frequencies: ReadonlyMap<string, number>,
  options: LemmaOptions
): { tables: LemmaTables; guessed: Map<string, number> } {
  const { scripts, items, guessed } = gather(cases, dictionary, frequencies, options)
  const byTag = Array.from({ length: 16 }, () => [] as Item[])
  for (const item of items.values()) byTag[item.tag]!.push(item)
  const entries: Entry[] = []
  const defaults = new Uint16Array(16)
  for (let tag = 0; tag < 16; tag++) defaults[tag] = buildTag(byTag[tag]!, tag, options.grouping, scripts, entries)
  const known = options.knownLemmas === false ? undefined : buildKnownLemmas(knownLemmas(items, scripts))
  const shapes = known !== undefined && options.grouping === 'tag' ? lemmaShapes(items, scripts, options.dictionaryWeight) : undefined
  entries.sort((left, right) => right.importance - left.importance)
  const kept = [
    ...entries.filter(({ isSecond }) => isSecond !== true).slice(0, options.limit),
    ...entries.filter(({ isSecond }) => isSecond === true).slice(0, options.limit * SECONDS)
  ]
  const { table, order } = buildHashTable(Uint32Array.from(kept, (entry) => entry.hash))
  const used = new Map<number, number>()
  const renumber = (script: number): number => {
    let number = used.get(script)
    if (number === undefined) {
      number = used.size
      used.set(script, number)
    }
    return number
  }
  const finalDefaults = defaults.map((script) => renumber(script))
  const endingScripts = Uint16Array.from(order, (index) => renumber(kept[index]!.script))
  const text = [...used.keys()].map((script) => scripts.texts[script]!).join('\n')
  const tables = {
    endings: table,
    endingScripts,
    scripts: new TextEncoder().encode(text),
    defaults: finalDefaults,
    ...(known && { known }),
    ...(shapes && { shapes }),
    grouping: options.grouping,
    language: options.language,
    turkish: options.turkish,
    withoutYo: options.withoutYo
  }
  return { tables, guessed }
}

/** What `trainLemmas` returns as `guessed`, without the tables, which take most of the time. */
export function guessTags(
  cases: readonly LemmaCase[],
  dictionary: readonly DictionaryRow[],
  frequencies: ReadonlyMap<string, number>,
  options: LemmaOptions
): Map<string, number> {
  return gather(cases, dictionary, frequencies, options).guessed
}

function gather(
  cases: readonly LemmaCase[],
  dictionary: readonly DictionaryRow[],
  frequencies: ReadonlyMap<string, number>,
  options: LemmaOptions
): { scripts: ScriptNumbers; items: Map<string, Item>; guessed: Map<string, number> } {
  const scripts = new ScriptNumbers(options.grouping === 'length', options.turkish ? turkishLower : plainLower)
  const respelt = <T extends { readonly form: string; readonly lemma: string }>(row: T): T =>
    options.withoutYo ? { ...row, form: withoutYo(row.form), lemma: withoutYo(row.lemma) } : row
  const items = treebankItems(cases.map(respelt), scripts)
  const guessed =
    options.dictionaryWeight > 0
      ? addDictionary(items, likeTreebanks(cases, openTags, readFurther(cases, dictionary, frequencies, options)).map(respelt), frequencies, scripts, options)
      : new Map<string, number>()
  return { scripts, items, guessed }
}

/** Rows without tags whose lemma the treebanks' own rules read further, to a noun of the treebanks that is far more frequent: `házamban` is no form of `házam`. */
function readFurther(
  cases: readonly LemmaCase[],
  dictionary: readonly DictionaryRow[],
  frequencies: ReadonlyMap<string, number>,
  options: LemmaOptions
): readonly DictionaryRow[] {
  if (options.possessiveLemmas !== true) return dictionary
  const rules = new Lemmatizer(trainLemmas(cases, [], frequencies, { ...options, dictionaryWeight: 0, possessiveLemmas: false }).tables)
  const nouns = new Set(cases.filter(({ tag }) => tag === tagNumber.NOUN).map(({ lemma }) => lemma))
  const frequency = (word: string): number => frequencies.get(word) ?? 0
  const read = new Map<string, string>()
  const further = (lemma: string): string => {
    let known = read.get(lemma)
    if (known === undefined) {
      const shorter = nouns.has(lemma) ? lemma : rules.lemma(lemma, tagNumber.NOUN)
      known = nouns.has(shorter) && shorter.length < lemma.length && frequency(shorter) > FAR_MORE * frequency(lemma) ? shorter : lemma
      read.set(lemma, known)
    }
    return known
  }
  return dictionary.map((row) => (row.tag < 0 ? { ...row, lemma: further(row.lemma) } : row))
}

/** One item for each word and tag: the lemma that weighs most. */
function treebankItems(cases: readonly LemmaCase[], scripts: ScriptNumbers): Map<string, Item> {
  const counts = new Map<string, Map<number, number>>()
  for (const { form, tag, lemma, weight } of cases) {
    if (tag === tagNumber.PUNCT || tag === tagNumber.SYM || form.length > 64 || lemma === '' || lemma.includes('\n')) continue
    const key = keyOf(scripts.lower(form), tag)
    const script = scripts.of(form, lemma, tag)
    let row = counts.get(key)
    if (row === undefined) {
      row = new Map()
      counts.set(key, row)
    }
    row.set(script, (row.get(script) ?? 0) + weight)
  }
  const items = new Map<string, Item>()
  for (const [key, row] of counts) {
    const space = key.indexOf(' ')
    let best = -1
    let bestWeight = 0
    for (const [script, weight] of withoutParticles(key.slice(space + 1), row, scripts))
      if (weight > bestWeight) {
        best = script
        bestWeight = weight
      }
    const example = 1 + 0.5 * Math.log2(1 + bestWeight)
    items.set(key, { word: key.slice(space + 1), tag: Number(key.slice(0, space)), script: best, weight: bestWeight, example, frequency: 1000 * bestWeight })
  }
  return items
}

/** Letters that a particle has at least. */
const SHORTEST_PARTICLE = 2

/** Scripts of a word, those of verbs with a particle that stands elsewhere (Dutch `doe ... mee`: `meedoen`) counted with the verb without it. */
function withoutParticles(word: string, row: ReadonlyMap<number, number>, scripts: ScriptNumbers): ReadonlyMap<number, number> {
  if (row.size < 2) return row
  const lemmas = new Map([...row.keys()].map((script) => [script, applyScript(parseScript(scripts.texts[script]!), word, scripts.lower) ?? word]))
  const counted = new Map<number, number>()
  for (const [script, weight] of row) {
    const lemma = lemmas.get(script)!
    let own = script
    for (const [other, shorter] of lemmas) {
      const particle = lemma.length - shorter.length
      if (particle >= SHORTEST_PARTICLE && shorter.length > SHORTEST_PARTICLE && lemma.endsWith(shorter) && !word.startsWith(lemma.slice(0, particle)))
        own = other
    }
    counted.set(own, (counted.get(own) ?? 0) + weight)
  }
  return counted
}

function addDictionary(
  items: Map<string, Item>,
  dictionary: Iterable<DictionaryRow>,
  frequencies: ReadonlyMap<string, number>,
  scripts: ScriptNumbers,
  options: LemmaOptions
): Map<string, number> {
  const untagged: DictionaryRow[] = []
  const additions = new Map<string, Item & { readonly lemma: string }>()
  const lemmaFrequency = (lemma: string): number => frequencies.get(scripts.lower(lemma)) ?? 0
  const isVerbLemma = verbLemmas(items, scripts)
  const put = (key: string, lemma: string, item: Item): void => {
    const known = items.get(key)
    // a treebank word stays; among dictionaries the surer one, then the far more frequent lemma (gefällt is gefallen, not fällen), then the first
    if (known !== undefined || (item.tag === tagNumber.VERB && !isVerbLemma(lemma))) return
    const other = additions.get(key)
    const better =
      other === undefined ||
      other.weight < item.weight ||
      (other.weight === item.weight && lemma !== item.word && other.lemma !== item.word && lemmaFrequency(lemma) > FAR_MORE * lemmaFrequency(other.lemma))
    if (better) additions.set(key, { ...item, lemma })
  }
  for (const row of dictionary) {
    if (row.form.length > 40 || row.lemma.length > 40 || row.form.includes(' ')) continue
    if (row.tag < 0) {
      untagged.push(row)
      continue
    }
    const word = scripts.lower(row.form)
    const script = scripts.of(row.form, row.lemma, row.tag)
    const frequency = frequencies.get(word) ?? 1
    const weight = options.dictionaryWeight
    put(keyOf(word, row.tag), row.lemma, { word, tag: row.tag, script, weight, example: weight * (frequency > 1 ? 1 : 0.5), frequency })
  }
  for (const [key, item] of additions) items.set(key, item)
  additions.clear()
  const guess = tagGuesser(items)
  const guessed = new Map<string, number>()
  for (const row of untagged) {
    const word = scripts.lower(row.form)
    const capital = row.form !== word
    const frequency = frequencies.get(word) ?? 1
    const plain = scripts.of(row.form, row.lemma, tagNumber.NOUN)
    const candidates = guess(word, plain, capital)
    let mask = 0
    for (const tag of candidates.likely) mask |= 1 << tag
    if (mask !== 0) guessed.set(word, (guessed.get(word) ?? 0) | mask)
    for (const [index, tag] of candidates.possible.entries()) {
      const script = tag === tagNumber.PROPN ? scripts.of(row.form, row.lemma, tag) : plain
      const weight = options.dictionaryWeight * (index === 0 ? 0.8 : 0.5)
      put(keyOf(word, tag), row.lemma, { word, tag, script, weight, example: index === 0 ? weight * 0.4 : 0, frequency })
    }
    // forms of pronouns and determiners that the treebanks lack (dich) have the tag of their lemma
    for (const tag of closedTags)
      if (isOnly(items, scripts.lower(row.lemma), tag))
        put(keyOf(word, tag), row.lemma, { word, tag, script: plain, weight: options.dictionaryWeight * 0.8, example: 0, frequency })
  }
  for (const [key, item] of additions) items.set(key, item)
  return guessed
}

/** Whether a word of the treebanks has a tag and none of those that words are made for. */
function isOnly(items: ReadonlyMap<string, Item>, word: string, tag: number): boolean {
  return items.has(keyOf(word, tag)) && openTags.every((open) => !items.has(keyOf(word, open)))
}

/** Tags that a dictionary's word without tag may have: those seen with its script, likeliest by its ending first. */
function tagGuesser(items: ReadonlyMap<string, Item>): (word: string, script: number, capital: boolean) => { possible: number[]; likely: number[] } {
  const byScript = new Map<number, Float64Array>()
  const byEnding = new Map<string, Float64Array>()
  const count = <K>(map: Map<K, Float64Array>, key: K, tag: number, weight: number): void => {
    let row = map.get(key)
    if (row === undefined) {
      row = new Float64Array(16)
      map.set(key, row)
    }
    row[tag]! += weight
  }
  for (const { word, tag, script, example } of items.values()) {
    count(byScript, script, tag, example)
    for (let size = 0; size <= 4; size++) count(byEnding, word.slice(word.length - Math.min(size, word.length)), tag, example)
  }
  return (word, script, capital) => {
    const scriptRow = byScript.get(script)
    const scores = new Float64Array(16)
    let endingRow: Float64Array | undefined
    for (let size = 4; size >= 0 && endingRow === undefined; size--) {
      const row = byEnding.get(word.slice(word.length - Math.min(size, word.length)))
      if (row !== undefined && row.reduce((sum, value) => sum + value, 0) >= 5) endingRow = row
    }
    const total = scriptRow?.reduce((sum, value) => sum + value, 0) ?? 0
    for (const tag of openTags) {
      if (tag === tagNumber.PROPN && !capital) continue
      const byThisScript = scriptRow === undefined || total < 2 ? 0.2 : scriptRow[tag]! / total
      scores[tag] = byThisScript < 0.02 ? 0 : byThisScript * (0.01 + (endingRow?.[tag] ?? 0))
    }
    const possible = openTags
      .filter((tag) => scores[tag]! > 0)
      .sort((left, right) => scores[right]! - scores[left]!)
      .slice(0, 4)
    const sum = scores.reduce((whole, score) => whole + score, 0)
    return { possible, likely: possible.filter((tag) => scores[tag]! >= 0.15 * sum) }
  }
}

/** Words needed for a group of its own. */
const GROUP = 8

/** Adds a tag's entries. @returns the script for words of which no ending is known */
function buildTag(items: Item[], tag: number, grouping: Grouping, scripts: ScriptNumbers, entries: Entry[]): number {
  const fallback = scripts.number(grouping !== 'length' && (tag === tagNumber.PROPN || tag === tagNumber.X) ? 'k::' : 'l::')
  if (items.length === 0) return fallback
  if (grouping === 'tag') return buildGroup(items, groupSeeds(tag, '', grouping)[0]!, fallback, scripts, entries)
  const sizes = new Map<number, number>()
  const seedsOf = items.map((item) => groupSeeds(tag, item.word, grouping))
  for (const seeds of seedsOf) for (const seed of seeds) sizes.set(seed, (sizes.get(seed) ?? 0) + 1)
  const groups = new Map<number, Item[]>()
  for (const [index, item] of items.entries()) {
    const seeds = seedsOf[index]!
    // every group that is large enough learns from the word, so that rarer beginnings fall back on wider groups
    for (const seed of seeds) {
      if (seed !== seeds.at(-1) && sizes.get(seed)! < GROUP) continue
      const group = groups.get(seed)
      if (group === undefined) groups.set(seed, [item])
      else group.push(item)
    }
  }
  const own = new Map<string, number>()
  for (const [index, item] of items.entries())
    own.set(item.word, seedsOf[index]!.find((seed) => groups.has(seed) && sizes.get(seed)! >= GROUP) ?? seedsOf[index]!.at(-1)!)
  for (const [seed, group] of groups) {
    const best = buildGroup(group, seed, fallback, scripts, entries, (word) => own.get(word) === seed)
    entries.push({ hash: endingHash(seed, false), script: best, importance: 1e9 })
  }
  return fallback
}

/** @param keeps whether a word's own entry belongs to this group */
function buildGroup(
  items: Item[],
  seed: number,
  fallback: number,
  scripts: ScriptNumbers,
  entries: Entry[],
  keeps: (word: string) => boolean = () => true
): number {
  items.sort((left, right) => compareEndings(left.word, right.word))
  const parsed = new Map<number, ReturnType<typeof parseScript>>()
  const fits = (script: number, word: string): boolean => {
    let known = parsed.get(script)
    if (known === undefined) {
      known = parseScript(scripts.texts[script]!)
      parsed.set(script, known)
    }
    return applyScript(known, word, scripts.lower) !== undefined
  }
  let top = fallback
  const visit = (low: number, high: number, depth: number, rolling: number, inherited: number): void => {
    // words wholly read at this depth come first
    let script = inherited
    if (high - low > 1) {
      const weights = new Map<number, number>()
      let different = false
      for (let index = low; index < high; index++) {
        const item = items[index]!
        if (item.script !== inherited) different = true
        weights.set(item.script, (weights.get(item.script) ?? 0) + item.example)
      }
      if (!different) return
      let bestWeight = 0
      let best = inherited
      let second = -1
      let secondWeight = 0
      for (const [candidate, weight] of weights)
        if (weight > bestWeight) {
          second = best
          secondWeight = bestWeight
          best = candidate
          bestWeight = weight
        } else if (weight > secondWeight) {
          second = candidate
          secondWeight = weight
        }
      if (secondWeight < SECOND_SHARE * bestWeight) second = -1
      const gain = bestWeight - (weights.get(inherited) ?? 0)
      if (best !== inherited && depth <= LONGEST_ENDING && gain >= (depth === 0 ? 0 : 1.2)) {
        if (depth === 0) top = best
        else entries.push({ hash: endingHash(rolling, false), script: best, importance: gain * 2000 })
        if (depth > 0 && second >= 0) entries.push({ hash: secondHash(rolling), script: second, importance: gain * 2000, isSecond: true })
        script = best
      }
    }
    let index = low
    while (index < high) {
      const item = items[index]!
      if (item.word.length === depth || high - low === 1) {
        if (item.script !== script && keeps(item.word) && fits(item.script, item.word)) {
          let whole = rolling
          for (let size = depth + 1; size <= item.word.length; size++) whole = endingStep(whole, endingCode(item.word.charCodeAt(item.word.length - size)))
          entries.push({ hash: endingHash(whole, true), script: item.script, importance: item.frequency * Math.min(1, item.weight) })
        }
        index++
        continue
      }
      const code = endingCode(item.word.charCodeAt(item.word.length - 1 - depth))
      let end = index + 1
      while (end < high && items[end]!.word.length > depth && endingCode(items[end]!.word.charCodeAt(items[end]!.word.length - 1 - depth)) === code) end++
      visit(index, end, depth + 1, endingStep(rolling, code), script)
      index = end
    }
  }
  visit(0, items.length, 0, seed, fallback)
  return top
}

/** Second best scripts kept, against the other entries. */
const SECONDS = 0.2
/** Share of the best script's words that the second best needs. */
const SECOND_SHARE = 0.05
