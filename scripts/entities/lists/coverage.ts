/** Coverage of the lists on the annotated corpora: `tsx scripts/entities/lists/coverage.ts [language...]`; a row a language. */
import { entityLanguage } from '../../../src/entities/languages.js'
import { loadGazetteer } from '../../../src/entities/lists/gazetteer.js'
import { Flag } from '../../../src/entities/lists/kinds.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import { openModels } from '../../../src/models/store.js'
import { entityCorpora, hasSplit, readCorpus } from '../corpora.js'

const MAX_TEXTS = 1500
const store = openModels()
const kinds = [
  ['PERSON', Flag.personFirst | (Flag.personFirst << 1) | Flag.given | Flag.surname],
  ['LOCATION', Flag.placeFirst | (Flag.placeFirst << 1)],
  ['ORGANIZATION', Flag.organisationFirst | (Flag.organisationFirst << 1) | Flag.head | Flag.suffix]
] as const

function percent(part: number, whole: number): string {
  return whole === 0 ? '   -' : ((100 * part) / whole).toFixed(0).padStart(4)
}

/** Recall: share of the tokens in gold spans that the lists flag with the right kind. Precision: share of the flagged tokens (ordinary words left out) inside such a span. */
function measure(language: string): string {
  const gazetteer = loadGazetteer(store, language)
  const found = [0, 0, 0]
  const gold = [0, 0, 0]
  const flagged = [0, 0, 0]
  const right = [0, 0, 0]
  let count = 0
  for (const corpus of entityCorpora(language)) {
    const split = hasSplit(corpus, 'dev') ? 'dev' : 'train'
    if (corpus.kind !== 'main') continue
    for (const { text, spans } of readCorpus(corpus, split, 'spaced', 'sentence').slice(0, MAX_TEXTS)) {
      const tokens = entityTokens(text, language, store)
      const flags = new Uint32Array(tokens.count)
      gazetteer.flags(tokens, flags)
      count += tokens.count
      let next = 0
      for (let index = 0; index < tokens.count; index++) {
        while (next < spans.length && spans[next]!.end <= tokens.starts[index]!) next++
        const span = spans[next]
        const type = span !== undefined && span.start < tokens.ends[index]! ? span.type : 'O'
        for (const [kind, [name, mask]] of kinds.entries()) {
          const hit = (flags[index]! & mask) !== 0
          if (type === name) gold[kind]!++
          if (type === name && hit) found[kind]!++
          if (hit && (flags[index]! & Flag.common) === 0) flagged[kind]!++
          if (hit && (flags[index]! & Flag.common) === 0 && type === name) right[kind]!++
        }
      }
    }
  }
  return `${language} ${String(count).padStart(7)} ${kinds.map((_, kind) => `${percent(found[kind]!, gold[kind]!)}${percent(right[kind]!, flagged[kind]!)}`).join('  ')}`
}

console.log('language tokens  PERSON: tokens found, precision  LOCATION  ORGANIZATION')
const wanted = process.argv.slice(2)
for (const language of new Set(entityCorpora().map((corpus) => entityLanguage(corpus.language)!))) {
  if (wanted.length === 0 || wanted.includes(language)) console.log(measure(language))
}
