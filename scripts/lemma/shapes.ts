/** What lemmas of a language look like, by its treebanks: which are known, how those of verbs end, which have a mark. */
import { tagNumber } from '../../src/core/part-of-speech.js'
import { applyScript, type LemmaScript, parseScript } from '../../src/morphology/lemma/edit-scripts.js'
import { buildShapes, type LemmaShapes, shapeEnding } from '../../src/morphology/lemma/lemma-shapes.js'
import type { Item, ScriptNumbers } from './items.js'

/** Words with their lemmas, lower-cased. */
function* withLemmas(items: ReadonlyMap<string, Item>, scripts: ScriptNumbers): Generator<readonly [item: Item, lemma: string]> {
  const parsed = new Map<number, LemmaScript>()
  for (const item of items.values()) {
    if (item.example === 0) continue
    let edit = parsed.get(item.script)
    if (edit === undefined) {
      edit = parseScript(scripts.texts[item.script]!)
      parsed.set(item.script, edit)
    }
    const lemma = applyScript(edit, item.word, scripts.lower)
    if (lemma !== undefined && lemma !== '') yield [item, scripts.lower(lemma)]
  }
}

/** Lemmas of the words with open classes, lower-cased, with their tags. */
export function* knownLemmas(items: ReadonlyMap<string, Item>, scripts: ScriptNumbers): Generator<readonly [string, number]> {
  for (const [{ tag }, lemma] of withLemmas(items, scripts)) yield [lemma, tag]
}

/** Tags whose lemmas have shapes. */
const shapedTags = [tagNumber.VERB, tagNumber.ADJ, tagNumber.NOUN]
/** Lemmas of which a tag needs so many before they show what others look like. */
const MINIMUM_LEMMAS = 200
/** Share of lemmas that may have an ending of their own: so many unknown ones will end as none of the known do. */
const OWN_ENDINGS = 0.005
/** Lemmas that make an ending one of the language's; single ones may be mistakes. */
const MINIMUM_OF_ENDING = 2
const LONGEST_SHAPE = 3

/**
 * What lemmas end in, by tag. Words of dictionaries whose tags were guessed (`surest` above their weight) teach nothing, nor do verbs that have no form
 * besides their lemma: such are participles that somebody took for a lemma.
 */
export function lemmaShapes(items: ReadonlyMap<string, Item>, scripts: ScriptNumbers, surest: number): LemmaShapes | undefined {
  const lemmas = shapedTags.map(() => new Set<string>())
  for (const [{ word, tag, weight }, lemma] of withLemmas(items, scripts)) {
    const at = shapedTags.indexOf(tag)
    if (at >= 0 && weight >= surest && (tag !== tagNumber.VERB || lemma !== word)) lemmas[at]!.add(lemma)
  }
  const lengths = new Uint8Array(16)
  const endings: [string, number][] = []
  for (const [at, tag] of shapedTags.entries()) {
    const known = lemmas[at]!
    if (known.size < MINIMUM_LEMMAS) continue
    for (let length = LONGEST_SHAPE; length > 0 && lengths[tag] === 0; length--) {
      const counts = new Map<string, number>()
      for (const lemma of known) counts.set(shapeEnding(lemma, length), (counts.get(shapeEnding(lemma, length)) ?? 0) + 1)
      const own = [...counts.values()].filter((count) => count < MINIMUM_OF_ENDING).length
      if (own > OWN_ENDINGS * known.size) continue
      lengths[tag] = length
      for (const [ending, count] of counts) if (count >= MINIMUM_OF_ENDING) endings.push([ending, tag])
    }
  }
  return endings.length > 0 ? buildShapes(lengths, endings) : undefined
}

/** Verbs of which the treebanks need so many before they show what lemmas of verbs look like. */
const MINIMUM_VERBS = 200
/** Most endings of two letters that lemmas of verbs may have in a language where they tell anything. */
const MOST_ENDINGS = 40
const USUAL_ENDINGS = 0.985

/** The endings that nearly all lemmas of verbs have in the treebanks; undefined where they have many. */
function verbEndings(items: ReadonlyMap<string, Item>, scripts: ScriptNumbers): ReadonlySet<string> | undefined {
  const counts = new Map<string, number>()
  let verbs = 0
  for (const { word, tag, script } of items.values()) {
    if (tag !== tagNumber.VERB) continue
    const lemma = applyScript(parseScript(scripts.texts[script]!), word, scripts.lower)
    if (lemma === undefined) continue
    verbs++
    counts.set(lemma.slice(-2), (counts.get(lemma.slice(-2)) ?? 0) + 1)
  }
  if (verbs < MINIMUM_VERBS) return undefined
  const endings = new Set<string>()
  let covered = 0
  for (const [ending, count] of [...counts].sort((left, right) => right[1] - left[1])) {
    if (covered >= USUAL_ENDINGS * verbs) break
    covered += count
    endings.add(ending)
  }
  return endings.size <= MOST_ENDINGS ? endings : undefined
}

/** Whether a lemma ends as nearly all lemmas of verbs do. */
export function verbLemmas(items: ReadonlyMap<string, Item>, scripts: ScriptNumbers): (lemma: string) => boolean {
  const endings = verbEndings(items, scripts)
  return (lemma) => endings === undefined || endings.has(lemma.slice(-2))
}
