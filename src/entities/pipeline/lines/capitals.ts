/** Lines in capitals as they would be written otherwise, for rules that go by capitals inside names: `77 ELM STREET` is read as `77 Elm Street`. */

const line = /[^\n\r]+/gu
const small = /\p{Ll}/u
const capitals = /\p{Lu}{2}/u
const word = /\p{Lu}[\p{Lu}\p{M}]+/gu
/** Small words inside the names of streets and towns. */
const inside: ReadonlySet<string> = new Set(
  'de la le les los las du des del dei degli della delle da do dos das di van den der dem von het el al sur sous lès am an im op aan bij nad pod upon'.split(
    ' '
  )
)

/** The text, of the same length, with lines that are all in capitals in the case of running text. Linear. */
export function asRunningText(text: string): string {
  return text.replace(line, (one) => (small.test(one) || !capitals.test(one) ? one : one.replace(word, inRunningText)))
}

function inRunningText(written: string): string {
  const lower = written.toLowerCase()
  if (lower.length !== written.length) return written
  return inside.has(lower) ? lower : `${written[0]!}${lower.slice(1)}`
}
