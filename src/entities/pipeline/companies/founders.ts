/**
 * Firms that have the surname of somebody whom the text names in full (`Henry Ford`, and `Ford recalls 200,000 cars`): what stands beside each mention tells which of
 * the two it is. The types that a document agrees on are one for each name, which is right for nearly all others.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { foldWord } from '../../chains/fold.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { KnownNames } from '../../lists/known-names.js'
import type { Mention } from '../../types.js'
import { isAddressed } from '../addressed.js'
import { knownAs } from '../known-type.js'
import { tokenFrom } from '../token-places.js'
import { companyEvidence, dealsWithBusiness, isSurelyCompany } from './context.js'
import { livesOf, saidOf } from './person-verbs.js'
import { isBehindTrade } from './trades.js'

/** Words behind a name among which a verb of lives stands. */
const VERB_WITHIN = 4

/**
 * Mentions of which those of a surname alone are persons or organizations by what stands beside each. Linear.
 * @param mentions in text order
 */
export function withFounders(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, known: KnownNames | undefined): Mention[] {
  const { text } = tokens
  const surnames = new Set<string>()
  const single: { readonly index: number; readonly stem: string }[] = []
  const stemsAt = new Map<number, string>()
  /** Words of the names of firms that the text names in full or with their trade (`Weidenfeller Metallbau GmbH`, `la boulangerie Dupuis`). */
  const ofFirms = new Set<string>()
  mentions.forEach(({ start, end, type, confidence }, index) => {
    if (type !== 'PERSON' && type !== 'ORGANIZATION') return
    const { stems } = createForm(text.slice(start, end), language)
    if (type === 'ORGANIZATION' && stems.length > 1) for (const stem of stems) ofFirms.add(stem)
    if (confidence === undefined) return
    if (stems.length === 1) {
      single.push({ index, stem: stems[0]! })
      if (isBehindTrade(tokens, start, language)) ofFirms.add(stems[0]!)
    } else if (type === 'PERSON' && stems.length > 1) {
      surnames.add(stems.at(-1)!)
      stemsAt.set(index, stems.at(-1)!)
    }
  })
  if (surnames.size === 0 || !single.some(({ stem }) => surnames.has(stem))) return [...mentions]
  const changed = [...mentions]
  /** Surnames whose last mention was surely the firm's. */
  const firms = new Set<string>()
  /** Where each surname last stood in a full name. */
  const named = new Map<string, number>()
  let next = 0
  mentions.forEach((mention, index) => {
    const full = stemsAt.get(index)
    if (full !== undefined) {
      firms.delete(full)
      named.set(full, mention.end)
    }
    if (single[next]?.index !== index) return
    const { stem } = single[next++]!
    if (!surnames.has(stem)) return
    const { start, end } = mention
    if (isAddressed(text, start, language)) {
      firms.delete(stem)
      return
    }
    const behind = wordsBehind(tokens, end)
    if (behind.some((word) => livesOf(language).has(word))) {
      changed[index] = { ...mention, type: 'PERSON' }
      firms.delete(stem)
      return
    }
    const entity = known && knownAs(createForm(text.slice(start, end), language), language, known)
    const isBrand = entity?.type === 'ORGANIZATION' && entity.ofLanguage
    const isSure =
      isBehindTrade(tokens, start, language) || (isBrand ? companyEvidence(tokens, start, end, language) > 0 : isSurelyCompany(tokens, start, end, language))
    if (isSure) firms.add(stem)
    // who was just named in full is no longer called by the surname in the same sentence
    const isOther = isBrand && named.has(stem) && !sentenceEnd.test(text.slice(named.get(stem)!, start))
    // who says something of prices may be anybody
    const isSaid = !firms.has(stem) && saidOf(language).has(behind[0] ?? '') && !itself.has(behind[1] ?? '')
    if (isSure || isOther || ((isBrand || firms.has(stem) || ofFirms.has(stem)) && !isSaid && dealsWithBusiness(tokens, start, end, language)))
      changed[index] = { ...mention, type: 'ORGANIZATION' }
  })
  return changed
}

const sentenceEnd = /[.!?;:]\s|[\n\r«»„“”"]/u
/** `Ford said it would`. */
const itself: ReadonlySet<string> = new Set(['it', 'its'])

/** The folded words right behind a name in its sentence, a few. */
function wordsBehind(tokens: TokenList, end: number): string[] {
  const found: string[] = []
  let token = tokenFrom(tokens, end)
  while (token < tokens.count && tokens.classes[token] === TokenClass.word && found.length < VERB_WITHIN) {
    found.push(foldWord(tokens.text.slice(tokens.starts[token], tokens.ends[token])))
    token++
  }
  return found
}
