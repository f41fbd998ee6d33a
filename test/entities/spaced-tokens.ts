import { TokenClass, type TokenList } from '../../src/core/spans.js'

/** Tokens cut at white space; a sentence ends after a token with a full stop before a capital. */
export function spacedTokens(text: string): TokenList {
  const found = [...text.matchAll(/\S+/g)]
  const starts = found.map(({ index }) => index)
  const sentences = found.flatMap(({ 0: token }, index) =>
    index === 0 || (/[a-z]\.$/.test(found[index - 1]![0]) && found[index - 1]![0].length > 5 && /^\p{Lu}/u.test(token)) ? [index] : []
  )
  return {
    text,
    count: found.length,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(found, ({ 0: token, index }) => index + token.length),
    classes: Uint8Array.from(found, ({ 0: token }) =>
      token.startsWith('@') ? TokenClass.handle : token.startsWith('#') ? TokenClass.hashtag : TokenClass.word
    ),
    sentences: Uint32Array.from(sentences)
  }
}
