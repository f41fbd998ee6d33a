/** Tokens laid out in the lines of their text. */

/** Places of the first token of every line; tokens stand in the text in their order. */
export function lineStarts(text: string, tokens: readonly string[]): Set<number> {
  const starts = new Set<number>()
  let at = 0
  for (const [index, token] of tokens.entries()) {
    const found = text.indexOf(token, at)
    // a token that is spelt otherwise than in the text has no place of its own
    if (found < 0) continue
    if (index > 0 && text.slice(at, found).includes('\n')) starts.add(index)
    at = found + token.length
  }
  return starts
}

/** Names of a list by their cluster, the largest first. */
export function clustersOf(names: readonly string[], results: readonly string[]): { readonly id: string; readonly names: readonly string[] }[] {
  const byId = new Map<string, string[]>()
  for (const [index, id] of results.entries()) {
    const cluster = byId.get(id)
    const name = names[index] ?? ''
    if (cluster === undefined) byId.set(id, [name])
    else cluster.push(name)
  }
  return [...byId].map(([id, members]) => ({ id, names: members })).sort((left, right) => right.names.length - left.names.length)
}
