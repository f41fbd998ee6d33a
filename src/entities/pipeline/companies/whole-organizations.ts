/** Organizations that a rule found whole, over what models made of their parts. */
import type { Span } from '../../../core/spans.js'
import { type Mention, ruleMention } from '../../types.js'
import { byStart } from '../redactor.js'

/**
 * The organizations of the spans, and the names that give way to them. A span is none where a name begins before it or ends behind it, is one of the user's or of lists, or is
 * the same organization already; of two that share text the first counts.
 * @param near the names that share text with a span
 * @param confidence share of them that are right
 */
export function wholeOrganizations(
  spans: readonly Span[],
  near: (span: Span) => readonly Mention[],
  source: string,
  confidence: number
): { readonly added: Mention[]; readonly gone: ReadonlySet<Mention> } {
  const added: Mention[] = []
  const gone = new Set<Mention>()
  let last = 0
  for (const span of spans.toSorted(byStart)) {
    if (span.start < last) continue
    const met = near(span)
    const isOther = met.some(
      (name) =>
        name.start < span.start ||
        name.end > span.end ||
        name.confidence === undefined ||
        name.source === 'gazetteer' ||
        (name.type === 'ORGANIZATION' && name.start === span.start && name.end === span.end)
    )
    if (isOther) continue
    for (const name of met) gone.add(name)
    added.push(ruleMention(span.start, span.end, 'ORGANIZATION', source, confidence))
    last = span.end
  }
  return { added, gone }
}
