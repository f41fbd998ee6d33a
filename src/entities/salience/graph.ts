/** How central an entity is among those that it shares sentences with. */

const ROUNDS = 20
const DAMPING = 0.85

/**
 * PageRank (Brin & Page 1998) of a walk between entities and the sentences that mention them: linear in the mentions, where a graph of the pairs would be
 * quadratic.
 * @param places index of the sentence of each mention of each entity
 * @param mentionsOfSentence mentions in each sentence
 * @param check called in each round
 * @returns one for each entity; together 1
 */
export function centrality(places: readonly (readonly number[])[], mentionsOfSentence: Float64Array, check: () => void = () => {}): Float64Array {
  const even = 1 / Math.max(1, places.length)
  let ranks = new Float64Array(places.length).fill(even)
  for (let round = 0; round < ROUNDS; round++) {
    check()
    const ofSentence = new Float64Array(mentionsOfSentence.length)
    for (const [entity, own] of places.entries()) for (const place of own) ofSentence[place]! += ranks[entity]! / own.length
    const next = new Float64Array(places.length).fill((1 - DAMPING) * even)
    for (const [entity, own] of places.entries()) {
      for (const place of own) next[entity]! += (DAMPING * ofSentence[place]!) / mentionsOfSentence[place]!
    }
    ranks = next
  }
  return ranks
}

/** Other mentions in the sentences of each entity's mentions. */
export function neighbours(places: readonly (readonly number[])[], mentionsOfSentence: Float64Array): Float64Array {
  return Float64Array.from(places, (own) => own.reduce((sum, place) => sum + mentionsOfSentence[place]! - 1, 0))
}
