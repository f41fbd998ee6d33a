import { TokenClass, type TokenList } from '../../core/spans.js'

/** Whether a text has one word and nothing else but punctuation. */
export function isOneWord({ count, classes }: TokenList): boolean {
  let words = 0
  for (let token = 0; token < count && words < 2; token++) if (classes[token] !== TokenClass.punctuation) words++
  return words === 1
}
