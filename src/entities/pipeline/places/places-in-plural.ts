/**
 * Slavic towns in the plural behind a preposition (`na Špačinciach`, `v Teplicích`, `w Siemianowicach`), which only places end like, and Hebrew ones behind words for where
 * something was signed (`שנערך ברמת גן`): places where a model found nothing.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, startsSentence, textOf } from '../token-places.js'

interface Plural {
  readonly prepositions: ReadonlySet<string>
  readonly name: RegExp
  /** Feasts and peoples, which are in the plural as well. */
  readonly others: RegExp
}

const plurals: Readonly<Partial<Record<EntityLanguage, Plural>>> = {
  slk: {
    prepositions: new Set(['v', 'vo', 'na', 'pri']),
    name: /^\p{Lu}\p{Ll}{2,}(?:c|č|n|ň|l|ľ|d|t|š|ž|r)(?:iach|ách)$/u,
    others: /^(?:Vianoc|Hromnic|Turíc|Dušičk|Veľkonoc|Nemc|Čech|Rus)/u
  },
  ces: {
    prepositions: new Set(['v', 've', 'na', 'u']),
    name: /^\p{Lu}\p{Ll}{2,}(?:cích|čicích|kách|vách|nách)$/u,
    others: /^(?:Vánoc|Velikonoc|Hromnic|Dušičk|Němc|Slová)/u
  },
  pol: { prepositions: new Set(['w', 'we']), name: /^\p{Lu}\p{Ll}{2,}(?:wicach|nicach|licach|zycach|dzach|czach)$/u, others: /^(?:Niemcz)/u }
}
const CONFIDENCE = 0.8

const hebrewSigned =
  /(?<![\p{L}\p{M}])(?:[שו]{0,2}(?:נערך|נערכה|נחתם|נחתמה|נעשה|נכתב)|ונערך|ונחתם) (ב\p{L}{2,9}(?: \p{L}{2,9})?)(?= (?:ביום|בתאריך|ב-|בין)| ?[,.])/gu
/** What somebody signs in that is no place. */
const noPlace = /^ב(?:יום|תאריך|כתב|ין|פני|נוכחות|אמצעות|מסגרת|הסכמה|שנת|עותק|שני|מעמד|משרדי?|בית|מקום|לשכת)(?: |$)/u

/** The names with such places. Linear. @param names in any order @param flags of the lists, by token (`Flag`) */
export function withPluralPlaces(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const found = language === 'heb' ? signed(tokens.text) : inPlural(tokens, language, flags)
  if (found.length === 0) return names
  const cover = new Cover(tokens.text.length, names)
  const missing = found.filter((one) => !cover.overlaps(one))
  return missing.length === 0 ? names : [...names, ...missing].sort(byStart)
}

function signed(text: string): Mention[] {
  return [...text.matchAll(hebrewSigned)].flatMap(({ 0: whole, 1: place, index }) => {
    const start = index + whole.length - place!.length
    return noPlace.test(place!) ? [] : [ruleMention(start, start + place!.length, 'LOCATION', 'seat', CONFIDENCE)]
  })
}

function inPlural(tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Mention[] {
  const plural = plurals[language]
  if (plural === undefined) return []
  const found: Mention[] = []
  for (let token = 1; token < tokens.count; token++) {
    if (tokens.classes[token] !== TokenClass.word || (flags[token]! & (Flag.common | Flag.nationalityFirst)) !== 0) continue
    const word = textOf(tokens, token)
    if (!plural.name.test(word) || plural.others.test(word) || startsSentence(tokens, token)) continue
    if (isBlankBehind(tokens, token - 1) && plural.prepositions.has(textOf(tokens, token - 1).toLowerCase()))
      found.push(ruleMention(tokens.starts[token]!, tokens.ends[token]!, 'LOCATION', 'seat', CONFIDENCE))
  }
  return found
}
