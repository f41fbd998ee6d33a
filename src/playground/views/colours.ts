/** Colours by name, as classes of the style sheet: `hue-0` to `hue-9`. */

const HUES = 10

/** The types that every server knows have a colour of their own. */
const TYPE_HUES: Readonly<Record<string, number>> = {
  PERSON: 0,
  LOCATION: 1,
  ORGANIZATION: 2,
  PRODUCT: 3,
  TITLE: 4,
  NATIONALITY: 5,
  RELIGION: 6,
  TEMPORAL: 7,
  IDENTIFIER: 8
}

/** By the part of a type before its colon: all dates and times are alike. */
export function typeHue(type: string): string {
  const family = type.split(':', 1)[0]!
  return `hue-${TYPE_HUES[family] ?? wordHue(family)}`
}

/** `DATE` for `TEMPORAL:DATE`. */
export function shortType(type: string): string {
  return type.slice(type.indexOf(':') + 1)
}

/** The same word has the same colour wherever it stands. */
function wordHue(word: string): number {
  let sum = 0
  for (let at = 0; at < word.length; at++) sum = (sum * 31 + word.charCodeAt(at)) % 9973
  return sum % HUES
}

/** Of the universal parts of speech; other tag sets go by the first letters or the sum of them. */
const TAG_HUES: Readonly<Record<string, number>> = {
  NOUN: 0,
  VERB: 1,
  ADJ: 2,
  PROPN: 3,
  ADP: 4,
  AUX: 5,
  ADV: 6,
  PRON: 7,
  PUNCT: 8,
  DET: 9
}

/** A part of speech has the same colour in every language. */
export function tagHue(tag: string): string {
  return `hue-${TAG_HUES[tag] ?? wordHue(tag)}`
}

/** Names that stand side by side get different colours as long as there are any. */
export function huesOf(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...new Set(names)].map((name, index) => [name, `hue-${index % HUES}`]))
}
