/**
 * Counts what becomes of generic words of places (province, lake, mountain) in their English forms, in the training rows of the pairs: `names/generic-words`.
 *
 *     npx tsx scripts/names/generic-words/train.ts
 *
 * After the transliteration models, by which romanised words are told from those that are left out.
 */
import { openModels } from '../../../src/models/store.js'
import { servedAs } from '../../../src/names/languages.js'
import { DEFAULT_CODES } from '../../../src/names/schemes/codes.js'
import { Schemes } from '../../../src/names/schemes/schemes.js'
import { Transliterator } from '../../../src/names/transliteration/transliterator.js'
import { translateWords } from '../../../src/names/words/translate.js'
import { GENERIC_WORDS, wordKey } from '../../../src/names/words/use.js'
import { writeModel } from '../../lib/artefacts.js'
import { trainRows } from '../lexicon/pairs.js'
import { editDistance, foldedForMeasure } from '../measure.js'
import { PAIR_LANGUAGES } from '../pairs.js'

/** Names of a word that are looked at. */
const MOST = 400
const LEAST = 8
/** What a word of which nothing is known would count. */
const PRIOR = [2, 0.25, 0.25] as const

const store = openModels()
const transliterator = Transliterator.open(store)
const schemes = Schemes.open(store)
const counts = new Map<string, [number, number, number]>()
for (const language of PAIR_LANGUAGES) {
  for (const { native, latin, type } of trainRows(language)) {
    if (type !== 'LOCATION') continue
    const pieces = translateWords(native, servedAs(language), 'LOCATION')
    const [generic, ...others] = pieces.filter(({ translated }) => translated)
    const rest = pieces.find(({ translated }) => !translated)
    if (generic === undefined || others.length > 0 || rest === undefined) continue
    const key = wordKey(language, generic.native ?? '')
    const own = counts.get(key) ?? [0, 0, 0]
    counts.set(key, own)
    if (own[0] + own[1] + own[2] < MOST) own[outcome(language, native, rest.text, latin, generic.text)]++
  }
}
const words = [...counts].filter(([, own]) => own[0] + own[1] + own[2] >= LEAST).sort(([left], [right]) => (left < right ? -1 : 1))
const shares = words.flatMap(([, own]) => {
  const weights = own.map((count, place) => count + PRIOR[place]!)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => Math.round((255 * weight) / total))
})
const { bytes } = writeModel({
  id: GENERIC_WORDS,
  tensors: { words: new TextEncoder().encode(words.map(([word]) => word).join('\n')), shares: Uint8Array.from(shares) },
  licence: 'permissive',
  sources: ["Who's On First gazetteers (CC BY)", 'unicode-org/cldr (Unicode-DFS-2016)', 'mledoze/countries (ODbL: names of states)'],
  command: 'npx tsx scripts/names/generic-words/train.ts',
  accuracy: { words: words.length }
})
console.log(`${words.length} words, ${bytes} bytes`)

/** 0 translated, 1 romanised, 2 left out. */
function outcome(language: string, native: string, rest: string, latin: string, english: string): 0 | 1 | 2 {
  const form = foldedForMeasure(latin)
  if (form.includes(foldedForMeasure(english))) return 0
  return nearest(language, native, form) < nearest(language, rest, form) ? 1 : 2
}

/** Edits between a form and the likeliest romanisations of a name. */
function nearest(language: string, name: string, form: string): number {
  const rule = schemes.render(name, language, DEFAULT_CODES[language] ?? 'BGN', 'LOCATION')
  const ways = [...transliterator.toLatin(name, language, 'LOCATION', 2).map(({ text }) => text), ...(rule === undefined ? [] : [rule])]
  return Math.min(...ways.map((way) => editDistance(foldedForMeasure(way), form)))
}
