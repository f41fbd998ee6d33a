/** Text labelled by the network and an earlier statistical tagger together (`label-silver.ts`): `<language>.tsv.gz` of `GLOSSA_ENTITY_SILVER`, lines of form, BIO tag, probability, 1 for a space after. */
import { join } from 'node:path'
import { createForm } from '../../../src/entities/chains/name.js'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { type KnownNames, knownNameHash } from '../../../src/entities/lists/known-names.js'
import { namedFolder, readText } from '../../lib/data.js'
import type { CorpusSpan } from '../corpora.js'

export interface SilverText {
  readonly text: string
  readonly spans: readonly CorpusSpan[]
  /** Stretches of which the teacher is not sure. */
  readonly doubtful: readonly (readonly [number, number])[]
}

/** Probability under which a word's label is left open. */
export const SURE = 0.6
/** The same of words in names, in languages whose teacher has learnt little: there it misses more names than it invents. */
export const HARDLY_SURE = 0.45
/** Sentences of a text, for every second text; the others are single sentences. */
const TOGETHER = 8

/** Silver texts of a language, about `limit` words. @param sureOfNames probability under which a word of a name is left open @throws Error when they are missing */
export function readSilver(name: string, limit: number, sureOfNames = SURE): SilverText[] {
  const made = 'scripts/entities/neural/label-silver.ts writes it; --no-silver trains without it'
  const path = join(namedFolder('GLOSSA_ENTITY_SILVER', made), `${name}.tsv.gz`)
  const texts: SilverText[] = []
  let builder = new SilverBuilder(sureOfNames)
  let words = 0
  let sentences = 0
  for (const block of readText(path, made).split('\n\n')) {
    const rows = block.split('\n').filter((line) => line.includes('\t'))
    if (rows.length === 0) continue
    builder.add(rows)
    words += rows.length
    sentences++
    if (texts.length % 2 === 0 || sentences === TOGETHER) {
      texts.push(builder.finish())
      builder = new SilverBuilder(sureOfNames)
      sentences = 0
    }
    if (words >= limit) break
  }
  return texts
}

/**
 * The text with the types that the knowledge base gives the names which nearly everybody knows, for languages in which the teacher has learnt no types: it
 * takes countries for persons there. A single word may be somebody's name too: what the two disagree on is left open.
 */
export function withKnownTypes(text: SilverText, language: EntityLanguage, known: KnownNames): SilverText {
  const doubtful = [...text.doubtful]
  const spans = text.spans.map((span) => {
    const { folded } = createForm(text.text.slice(span.start, span.end), language)
    const entity = known.entity(knownNameHash(folded))
    if (entity === undefined || span.type === 'TITLE' || !known.isFamous(entity) || known.typeOf(entity) === span.type) return span
    if (folded.length > 1 || span.type === 'PRODUCT') return { ...span, type: known.typeOf(entity) }
    doubtful.push([span.start, span.end])
    return span
  })
  return { ...text, spans, doubtful: doubtful.sort(([left], [right]) => left - right) }
}

class SilverBuilder {
  #text = ''
  readonly #spans: CorpusSpan[] = []
  readonly #doubtful: [number, number][] = []
  readonly #sureOfNames: number

  constructor(sureOfNames: number) {
    this.#sureOfNames = sureOfNames
  }

  add(rows: readonly string[]): void {
    if (this.#text !== '') this.#text += '\n'
    let open: { start: number; end: number; type: string } | undefined
    for (const row of rows) {
      const [form = '', tag = 'O', probability = '1', space = '1'] = row.split('\t')
      const start = this.#text.length
      this.#text += form
      const end = this.#text.length
      if (Number(probability) < (tag === 'O' ? SURE : this.#sureOfNames)) this.#doubtful.push([start, end])
      if (open !== undefined && tag === `I-${open.type}`) open.end = end
      else {
        if (open !== undefined) this.#spans.push(open)
        open = tag === 'O' ? undefined : { start, end, type: tag.slice(2) }
      }
      if (space === '1') this.#text += ' '
    }
    if (open !== undefined) this.#spans.push(open)
    this.#text = this.#text.trimEnd()
  }

  finish(): SilverText {
    return { text: this.#text, spans: this.#spans, doubtful: this.#doubtful }
  }
}
