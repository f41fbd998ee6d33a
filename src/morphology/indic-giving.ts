/**
 * Hindi and Urdu `दो`, `دو` is two, and an imperative of giving: it closes its clause behind another verb ("भेज दो", "जाने दो") or where
 * somebody gets something ("मुझे पानी दो").
 */
import { tagNumber } from '../core/part-of-speech.js'
import type { TokenList } from '../core/spans.js'

interface Giving {
  readonly form: string
  readonly lemma: string
  /** Pronouns of who gets something, and the postposition behind other words. */
  readonly receivers: ReadonlySet<string>
  /** What makes a future of the verb before it. */
  readonly future?: ReadonlySet<string>
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const languages: Readonly<Record<string, Giving>> = {
  hin: { form: 'दो', lemma: 'दे', receivers: words('मुझे हमें उसे इसे उन्हें इन्हें किसे को मुझको हमको उसको इसको उनको इनको सबको') },
  urd: { form: 'دو', lemma: 'دینا', receivers: words('مجھے ہمیں اسے اُسے انہیں انھیں کسے کو مجھکو'), future: words('گے گی گا') }
}
/** Words before the imperative among which somebody gets something. */
const MOST_BEFORE = 8
const LONGEST = 8
const read = new Set<number>([tagNumber.VERB, tagNumber.NUM])

/** Tags such words by their place; gives the lemmas of the imperatives. */
export function readIndicGiving(language: string, tokens: TokenList, tags: Uint8Array): Map<number, string> {
  const found = new Map<number, string>()
  const row = languages[language]
  if (row === undefined) return found
  const { ends, sentences, starts, text } = tokens
  const { length } = row.form
  const [letter, secondLetter] = [row.form.charCodeAt(0), row.form.charCodeAt(1)]
  let sentence = 0
  for (let index = 0; index < tokens.count; index++) {
    const start = starts[index]!
    if (ends[index]! - start !== length || text.charCodeAt(start) !== letter || text.charCodeAt(start + 1) !== secondLetter || !read.has(tags[index]!)) continue
    while ((sentences[sentence + 1] ?? tokens.count) <= index) sentence++
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? tokens.count
    const isFuture =
      row.future !== undefined && index + 1 < end && row.future.has(text.slice(starts[index + 1], Math.min(ends[index + 1]!, starts[index + 1]! + LONGEST)))
    if (isFuture || isGiving(row, tokens, tags, first, index, end)) {
      tags[index] = tagNumber.VERB
      found.set(index, row.lemma)
    } else if (tags[index] === tagNumber.VERB) {
      // what nobody gets is two beside another number and where something follows
      if (index > first && tags[index - 1] !== tagNumber.CONJ && closes(tags, index, end)) found.set(index, row.lemma)
      else tags[index] = tagNumber.NUM
    }
  }
  return found
}

const closes = (tags: Uint8Array, index: number, end: number): boolean =>
  index + 1 >= end || tags[index + 1] === tagNumber.PUNCT || tags[index + 1] === tagNumber.CONJ

function isGiving(row: Giving, { ends, starts, text }: TokenList, tags: Uint8Array, first: number, index: number, end: number): boolean {
  if (index === first || !closes(tags, index, end) || tags[index - 1] === tagNumber.CONJ) return false
  if (tags[index - 1] === tagNumber.VERB) return true
  for (let before = index - 1; before >= first && index - before <= MOST_BEFORE; before--) {
    if (tags[before] === tagNumber.VERB || tags[before] === tagNumber.PUNCT) return false
    if (ends[before]! - starts[before]! <= LONGEST && row.receivers.has(text.slice(starts[before], ends[before]))) return true
  }
  return false
}
