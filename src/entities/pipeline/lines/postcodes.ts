/** Postcodes beside their towns: they count nothing. */
import type { Span } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import type { Mention } from '../../types.js'

const three = String.raw`\d{3} \d{2}`
const five = String.raw`\d{5}`
const four = String.raw`\d{4}`
const six = String.raw`\d{6}`

/** What stands before a town with one blank between them, in the countries of the language. */
const before: Readonly<Partial<Record<EntityLanguage, string>>> = {
  bul: four,
  cat: five,
  ces: `${three}|${five}`,
  dan: four,
  deu: `${five}|${four}`,
  ell: `${three}|${five}`,
  est: five,
  fin: five,
  fra: `${five}|${four}`,
  hrv: five,
  hun: four,
  ita: five,
  lav: four,
  lit: five,
  msa: five,
  nld: String.raw`\d{4}(?: ?[A-Z]{2})?`,
  nno: four,
  nob: four,
  pol: String.raw`\d{2}-\d{3}`,
  por: String.raw`\d{4}-\d{3}|\d{5}-\d{3}`,
  ron: six,
  rus: six,
  slk: `${three}|${five}`,
  slv: four,
  spa: five,
  srp: five,
  swe: `${three}|${five}`,
  tur: five,
  ukr: five
}

/** Alternatives of a pattern for the codes before towns. */
export function codesBeforeTowns(language: EntityLanguage): string | undefined {
  return before[language]
}

/** What stands behind a town or a region, at the end of its line or before a mark. */
const behind: Readonly<Partial<Record<EntityLanguage, string>>> = {
  ben: six,
  eng: String.raw`\d{5}(?:-\d{4})?|\d{6}|\d{4}`,
  hin: six,
  ind: five,
  por: String.raw`\d{5}-\d{3}`,
  tam: six,
  tel: six,
  tha: five,
  vie: `${six}|${five}`
}

/** Behind the two letters of a state of the US, wherever the sentence goes on. */
const behindState = /^ \d{5}(?:-\d{4})?(?![\d-]|[.,]\d)/

/** Characters of the longest code with what parts it from its town. */
const REACH = 16

/** Greek, Swedish and Czech codes in a text of any language, at the head of a line or of a part of an address. */
const foreign = `(?<=(?:^|[,:\\n\\r]) ?)${three}`
/** The same where the town is no name that anything found. */
const headed = new RegExp(`(?<=(?:^|[,:\\n\\r]|Τ\\.?Κ\\.?:?|PSČ:?) ?)${three}(?=,? \\p{Lu}\\p{L})`, 'gu')

const formsOf = perLanguage((language) => {
  const [front, back] = [before[language], behind[language]]
  const own = front === undefined ? '' : `|(?<![\\p{L}\\p{N}]|\\p{N}[.,])(?:${front})`
  return {
    before: new RegExp(`(?:${foreign}${own})(?=,? $)`, 'u'),
    heads: front?.startsWith(three) === true ? headed : undefined,
    behind: back === undefined ? undefined : new RegExp(`^(?:, ?| ?[-–] ?| )(?:${back})(?=$|[,.;)\\n\\r])(?![.,]\\d)`, 'u')
  }
})

/** The patterns without numbers that are postcodes of a place among the names. Both in text order. */
export function withoutPostcodes(text: string, patterns: readonly Mention[], names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const forms = formsOf(language)
  const codes: Span[] = []
  if (forms.heads !== undefined) for (const { 0: code, index } of text.matchAll(forms.heads)) codes.push({ start: index, end: index + code.length })
  for (const { start, end, type } of names) {
    if (type !== 'LOCATION') continue
    const from = Math.max(0, start - REACH)
    const front = text.charCodeAt(start - 1) === 32 ? forms.before.exec(text.slice(from, start)) : null
    if (front) codes.push({ start: from + front.index, end: start })
    const rest = text.slice(end, end + REACH)
    const back = forms.behind?.exec(rest) ?? (language === 'eng' && end - start === 2 ? behindState.exec(rest) : null)
    if (back) codes.push({ start: end, end: end + back[0].length })
  }
  if (codes.length === 0) return patterns
  codes.sort((left, right) => left.start - right.start)
  let next = 0
  return patterns.filter(({ start, end, type }) => {
    while (next < codes.length && codes[next]!.end <= start) next++
    return type !== 'IDENTIFIER:NUMBER' || next === codes.length || codes[next]!.start > start || end > codes[next]!.end
  })
}
