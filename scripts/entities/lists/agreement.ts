/**
 * Titles, nationalities and religions of the built-in lists against the corpora that annotate them, exact spans:
 * `tsx scripts/entities/lists/agreement.ts [language...]`. The other names are given as annotated.
 */
import { listMentions } from '../../../src/entities/lists/index.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import { type Mention, mentionWeight } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'
import { entityCorpora, hasSplit, readCorpus } from '../corpora.js'

const types = ['TITLE', 'NATIONALITY', 'RELIGION'] as const
const MAX_TEXTS = 1500
const store = openModels()
const wanted = process.argv.slice(2)

console.log('corpus type gold found right precision recall')
for (const corpus of entityCorpora()) {
  if (!hasSplit(corpus, 'dev') || (wanted.length > 0 && !wanted.includes(corpus.language))) continue
  const texts = readCorpus(corpus, 'dev', 'spaced', 'sentence').slice(0, MAX_TEXTS)
  for (const type of types) {
    if (!corpus.types.has(type)) continue
    let gold = 0
    let found = 0
    let right = 0
    for (const { text, spans } of texts) {
      const names = spans.filter((span) => ['PERSON', 'LOCATION', 'ORGANIZATION', 'PRODUCT'].includes(span.type))
      const given = names.map((span): Mention => ({ ...span, source: 'statistical', weight: mentionWeight.model }))
      const mentions = listMentions(store, corpus.language).find(entityTokens(text, corpus.language, store), {}, given)
      const keys = new Set(spans.filter((span) => span.type === type).map(({ start, end }) => `${start} ${end}`))
      gold += keys.size
      for (const mention of mentions) {
        if (mention.type !== type) continue
        found++
        if (keys.has(`${mention.start} ${mention.end}`)) right++
      }
    }
    console.log(
      corpus.name,
      type,
      gold,
      found,
      right,
      `${((100 * right) / Math.max(1, found)).toFixed(0)} %`,
      `${((100 * right) / Math.max(1, gold)).toFixed(0)} %`
    )
  }
}
