/** Exact-span figures of a tagger on the dev parts of the corpora. */
import type { EntityTagger } from '../../../src/entities/model/tagger.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import type { ModelStore } from '../../../src/models/store.js'
import { type Corpus, type CorpusText, readCorpus } from '../corpora.js'

export interface Tally {
  found: number
  wanted: number
  right: number
}

export interface CorpusScore {
  /** PERSON, LOCATION, ORGANIZATION together. */
  readonly names: Tally
  readonly types: Readonly<Record<string, Tally>>
  /** Confidence of each mention of an annotated type, and whether it is right. */
  readonly reliability: readonly (readonly [number, boolean])[]
  /** Whether the texts have capitals. */
  readonly cased: boolean
}

const nameTypes: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION'])

/** F1 of a tally in percent, one decimal. */
export function harmonic(tally: Tally): number {
  return tally.wanted + tally.found === 0 ? 0 : Math.round((2000 * tally.right) / (tally.wanted + tally.found)) / 10
}

/** Whole documents of a dev part up to so many characters. */
export function devTexts(corpus: Corpus, limit: number): CorpusText[] {
  let size = 0
  return readCorpus(corpus, 'dev', 'detokenised', 'document').filter((text) => {
    size += text.text.length
    return size - text.text.length < limit
  })
}

/**
 * Measures a tagger on texts of a corpus; handles and what overlaps them are left out on both sides.
 * @param caseless the texts are written small
 */
export function scoreTexts(tagger: EntityTagger, corpus: Corpus, texts: readonly CorpusText[], store: ModelStore, caseless = false): CorpusScore {
  let cased = false
  const types: Record<string, Tally> = {}
  const tallyOf = (type: string) => {
    types[type] ??= { found: 0, wanted: 0, right: 0 }
    return types[type]
  }
  const reliability: (readonly [number, boolean])[] = []
  for (const text of texts) {
    const handles = text.spans.filter((span) => span.type === 'HANDLE')
    const wanted = new Set<string>()
    for (const span of text.spans) {
      if (!corpus.types.has(span.type) || !tagger.types.includes(span.type)) continue
      wanted.add(`${span.start} ${span.end} ${span.type}`)
      tallyOf(span.type).wanted++
    }
    const small = text.text.toLowerCase()
    cased ||= small !== text.text
    // İ becomes two code units in lower case: such a text keeps its capitals, and case is ignored
    const written = caseless && small.length === text.text.length ? small : text.text
    const mentions = tagger.tag(entityTokens(written, corpus.language, store), { caseless, ...(corpus.kind === 'social' && { socialMedia: true }) })
    for (const mention of mentions) {
      if (!corpus.types.has(mention.type) || handles.some((span) => span.start < mention.end && mention.start < span.end)) continue
      const right = wanted.has(`${mention.start} ${mention.end} ${mention.type}`)
      tallyOf(mention.type).found++
      if (right) tallyOf(mention.type).right++
      reliability.push([mention.confidence ?? 0, right])
    }
  }
  const names = { found: 0, wanted: 0, right: 0 }
  for (const [type, tally] of Object.entries(types)) {
    if (!nameTypes.has(type)) continue
    names.found += tally.found
    names.wanted += tally.wanted
    names.right += tally.right
  }
  return { names, types, reliability, cased }
}
