/**
 * Compiles the Hebrew dictionary (`disambiguatorType: dictionary`) from the free Hebrew treebanks' training parts: each word as written
 * with its commonest tag and, for that tag, its commonest lemma; forms of the lemma dictionary whose lemma is such a word follow.
 * Run: GLOSSA_DICTIONARIES=DICTIONARIES_DIR npx tsx scripts/hebrew/train-dictionary.ts
 */

import { wordHash } from '../../src/core/folding.js'
import { tagNumber } from '../../src/core/part-of-speech.js'
import { buildHashTable } from '../../src/models/hash-table.js'
import { withoutPoints } from '../../src/morphology/hebrew/dictionary.js'
import { writeModel } from '../lib/artefacts.js'
import { readDictionaries, readFrequencies } from '../lib/dictionaries.js'
import type { Unit } from '../lib/treebank-rows.js'
import { readTreebanks } from '../lib/treebanks.js'

interface Entry {
  readonly tag: number
  readonly lemma: string
}

function commonest<T>(counts: ReadonlyMap<T, number>): T {
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

function count<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Words most frequent first. */
function entriesOf(units: readonly Unit[]): Map<string, Entry> {
  const analyses = new Map<string, { total: number; tags: Map<number, number>; lemmas: Map<number, Map<string, number>> }>()
  for (const { form, tag, lemma } of units) {
    const word = withoutPoints(form)
    const found = analyses.get(word) ?? { total: 0, tags: new Map(), lemmas: new Map() }
    analyses.set(word, found)
    found.total++
    count(found.tags, tag)
    const lemmas = found.lemmas.get(tag) ?? new Map<string, number>()
    found.lemmas.set(tag, lemmas)
    count(lemmas, lemma ?? form)
  }
  const ordered = [...analyses].sort((left, right) => right[1].total - left[1].total)
  return new Map(
    ordered.map(([word, { tags, lemmas }]) => {
      const tag = commonest(tags)
      return [word, { tag, lemma: commonest(lemmas.get(tag)!) }]
    })
  )
}

function accuracy(entries: ReadonlyMap<string, Entry>, units: readonly Unit[]): { tags: number; lemmas: number; known: number } {
  let tags = 0
  let lemmas = 0
  let known = 0
  for (const unit of units) {
    const entry = entries.get(withoutPoints(unit.form)) ?? { tag: tagNumber.NOUN, lemma: unit.form }
    if (entries.has(withoutPoints(unit.form))) known++
    if (entry.tag === unit.tag) tags++
    if (entry.lemma === (unit.lemma ?? unit.form)) lemmas++
  }
  const percent = (value: number) => Math.round((value / units.length) * 10_000) / 100
  return { tags: percent(tags), lemmas: percent(lemmas), known: percent(known) }
}

const free = readTreebanks('heb').filter(({ licence }) => licence === 'permissive')
const entries = entriesOf(free.filter(({ kind }) => kind !== 'dev').flatMap(({ sentences }) => sentences.flat()))
for (const { form, lemma } of readDictionaries('heb', readFrequencies('heb'), 50_000)) {
  const word = withoutPoints(form)
  const base = entries.get(withoutPoints(lemma))
  if (base !== undefined && !entries.has(word)) entries.set(word, { tag: base.tag, lemma })
}
const measured = accuracy(
  entries,
  free.filter(({ kind }) => kind === 'dev').flatMap(({ sentences }) => sentences.flat())
)
const words = [...entries]
const { table, order } = buildHashTable(Uint32Array.from(words, ([word]) => wordHash(word)))
const lemmas = Array.from(order, (index) => Buffer.from(words[index]![1].lemma, 'utf8'))
const offsets = new Uint32Array(lemmas.length + 1)
for (const [index, bytes] of lemmas.entries()) offsets[index + 1] = offsets[index]! + bytes.length
const entry = writeModel({
  id: 'morphology/heb-dictionary',
  tensors: {
    'words.offsets': table.offsets,
    'words.checks': table.checks,
    tags: Uint8Array.from(order, (index) => words[index]![1].tag),
    'lemmas.offsets': offsets,
    lemmas: new Uint8Array(Buffer.concat(lemmas))
  },
  licence: 'permissive',
  sources: ['CC BY-SA 4.0 (UD Hebrew IAHLTknesset, IAHLTwiki)', 'MIT (simplemma)'],
  command: 'GLOSSA_DICTIONARIES=DICTIONARIES_DIR npx tsx scripts/hebrew/train-dictionary.ts',
  accuracy: { 'whole-word look-up, dev tags %': measured.tags, 'dev lemmas %': measured.lemmas, 'dev words listed %': measured.known }
})
console.log(`${words.length} words, ${entry.bytes} bytes`, measured)
