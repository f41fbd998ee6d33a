/** Lines of the token files that the programs of this room write (silver-tokens.ts, web-text.ts). */
import { tokenText } from '../../../src/core/spans.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import type { ModelStore } from '../../../src/models/store.js'
import { folded } from './silver-text.js'

/** Tokens of a sentence that says something. */
const SHORTEST = 3

/**
 * Adds the sentences of a text to `output`: `# text source` before the first, `# source` before the others, `form TAB 1|0` a token, a blank line at the end.
 *
 * @param held sentences that are left out, `folded`
 * @returns tokens written
 */
export function tokenLines(text: string, source: string, language: string, store: ModelStore, held: ReadonlySet<string>, output: string[]): number {
  const tokens = entityTokens(text, language, store)
  let note = `text ${source}`
  let words = 0
  for (let sentence = 0; sentence < tokens.sentences.length; sentence++) {
    const begin = tokens.sentences[sentence]!
    const end = tokens.sentences[sentence + 1] ?? tokens.count
    if (end - begin < SHORTEST || held.has(folded(text.slice(tokens.starts[begin], tokens.ends[end - 1])))) continue
    output.push(`# ${note}`)
    note = source
    for (let token = begin; token < end; token++) {
      const spaced = token + 1 === end || tokens.starts[token + 1]! > tokens.ends[token]! ? 1 : 0
      output.push(`${tokenText(tokens, token)}\t${spaced}`)
    }
    output.push('')
    words += end - begin
  }
  return words
}
