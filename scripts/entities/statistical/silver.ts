/** Text labelled by the neural teacher: `<language>.tsv.gz` of `GLOSSA_ENTITY_SILVER`, lines of form, BIO tag, probability, 1 for a space after. */
import { join } from 'node:path'
import { namedFolder, readText } from '../../lib/data.js'
import type { CorpusSpan } from '../corpora.js'

export interface SilverText {
  readonly text: string
  readonly spans: readonly CorpusSpan[]
  /** Stretches of which the teacher is not sure. */
  readonly doubtful: readonly (readonly [number, number])[]
}

/** Probability under which a word's label is left open. */
const SURE = 0.6
/** Sentences of a text, for every second text; the others are single sentences. */
const TOGETHER = 8

/** Too few texts were labelled in these languages. */
const withoutSilver: ReadonlySet<string> = new Set(['tgl'])

/** Silver texts of a language, about `limit` words. @throws Error when they are missing */
export function readSilver(name: string, limit: number): SilverText[] {
  if (withoutSilver.has(name)) return []
  const made = 'scripts/entities/neural/label-silver.py writes it; --no-silver trains without the neural teacher'
  const path = join(namedFolder('GLOSSA_ENTITY_SILVER', made), `${name}.tsv.gz`)
  const texts: SilverText[] = []
  let builder = new SilverBuilder()
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
      builder = new SilverBuilder()
      sentences = 0
    }
    if (words >= limit) break
  }
  return texts
}

class SilverBuilder {
  #text = ''
  readonly #spans: CorpusSpan[] = []
  readonly #doubtful: [number, number][] = []

  add(rows: readonly string[]): void {
    if (this.#text !== '') this.#text += '\n'
    let open: { start: number; end: number; type: string } | undefined
    for (const row of rows) {
      const [form = '', tag = 'O', probability = '1', space = '1'] = row.split('\t')
      const start = this.#text.length
      this.#text += form
      const end = this.#text.length
      if (Number(probability) < SURE) this.#doubtful.push([start, end])
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
