/** In-document coreference of names: which mentions are of one entity. */
import { normalForm } from '../pipeline/normal-form.js'
import type { Mention } from '../types.js'
import type { Chain } from './chain.js'

export type { Chain } from './chain.js'

/**
 * Chains the mentions of a text; linear in their number.
 * @param mentions in text order, without overlaps
 */
export function chainMentions(text: string, mentions: readonly Mention[]): Chain[] {
  const chains = new Map<string, Mention[]>()
  for (const mention of mentions) {
    const key = `${mention.type}\n${normalForm(text.slice(mention.start, mention.end)).toLowerCase()}`
    const chain = chains.get(key)
    if (chain === undefined) chains.set(key, [mention])
    else chain.push(mention)
  }
  return [...chains.values()].map((members) => ({ type: members[0]!.type, mentions: members, head: 0 }))
}
