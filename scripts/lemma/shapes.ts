/** What lemmas of a language look like, by its treebanks: which are known, how those of verbs end, which have a mark. */
import { tagNumber } from '../../src/core/part-of-speech.js'
import { applyScript, type LemmaScript, parseScript } from '../../src/morphology/lemma/edit-scripts.js'
import type { Item, ScriptNumbers } from './items.js'

/** Lemmas of the words with open classes, lower-cased, with their tags. */
export function* knownLemmas(items: ReadonlyMap<string, Item>, scripts: ScriptNumbers): Generator<readonly [string, number]> {
  const parsed = new Map<number, LemmaScript>()
  for (const { word, tag, script, example } of items.values()) {
    if (example === 0) continue
    let edit = parsed.get(script)
    if (edit === undefined) {
      edit = parseScript(scripts.texts[script]!)
      parsed.set(script, edit)
    }
    const lemma = applyScript(edit, word, scripts.lower)
    if (lemma !== undefined && lemma !== '') yield [scripts.lower(lemma), tag]
  }
}

/** What a treebank's lemma of a reflexive verb has behind it: Bulgarian `боя-се`, `движа-(се)`. */
const REFLEXIVE = /-(?:\((?:се|си)\)|се|си)$/

/** The lemmas that treebanks write with a mark, by their plain form, so that a verb's forms from dictionaries have the same lemma as the others. */
export function markedLemmas(items: ReadonlyMap<string, Item>, scripts: ScriptNumbers): ReadonlyMap<string, string> {
  const marked = new Map<string, string>()
  const plain = new Set<string>()
  for (const { word, tag, script } of items.values()) {
    if (tag !== tagNumber.VERB) continue
    const lemma = applyScript(parseScript(scripts.texts[script]!), word, scripts.lower)
    if (lemma === undefined) continue
    if (REFLEXIVE.test(lemma)) marked.set(lemma.replace(REFLEXIVE, ''), lemma)
    else plain.add(lemma)
  }
  for (const lemma of plain) marked.delete(lemma)
  return marked
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
