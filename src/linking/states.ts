/**
 * States and territories by their names in the language of the text, as CLDR has them: the base lacks some of the commonest names (`China`, `Китай`), and beside
 * others stand islands, dynasties and colonies of the same name.
 */
import type { KnowledgeBase, KnownEntity } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
import type { Decision } from './decision.js'
import { surfaceOf } from './surface.js'
import type { LinkingDocument } from './types.js'

/** Confidence of such links. */
const SURE = 0.9
/** From here on a place of another country with the same name is as likely meant (`Georgia`). */
const RIVAL = 0.7
const COUNTRY = 'Country'
/** Words of states that are no more. */
const past = /\b(?:historical|former|empire|dynasty)\b/iu

/** All codes of two letters: which of them are regions, CLDR tells. */
const codes = Array.from({ length: 26 * 26 }, (_, index) => String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)))

const namesOfLanguage = new Map<string, ReadonlyMap<string, string>>()

/** Folded names of regions in a language (ISO 639-3) with their codes, ISO 3166-1 alpha-2 in lower case. Empty where ICU does not know the language. */
function regionNames(language: string): ReadonlyMap<string, string> {
  const known = namesOfLanguage.get(language)
  if (known !== undefined) return known
  const names = new Map<string, string>()
  if (Intl.DisplayNames.supportedLocalesOf([language]).length > 0) {
    for (const style of ['long', 'short'] as const) {
      const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style })
      for (const code of codes) {
        const name = regions.of(code)
        if (name !== undefined && !isOutOfUse(code)) names.set(foldName(name), code.toLowerCase())
      }
    }
  }
  namesOfLanguage.set(language, names)
  return names
}

/** Whether another code has replaced one (`SU`). */
function isOutOfUse(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`
}

const statesOfBase = new WeakMap<KnowledgeBase, ReadonlyMap<string, number>>()

/** The best known country of the base for each code. */
function statesOf(base: KnowledgeBase): ReadonlyMap<string, number> {
  const known = statesOfBase.get(base)
  if (known !== undefined) return known
  const states = new Map<string, number>()
  for (const [name, code] of regionNames('eng')) {
    for (const { entity } of base.find(name)) {
      const { classes, country, prior } = base.entity(entity)
      if (!classes.includes(COUNTRY) || country !== code) continue
      const best = states.get(code)
      if (best === undefined || base.entity(best).prior < prior) states.set(code, entity)
    }
  }
  statesOfBase.set(base, states)
  return states
}

/** The decisions, places that a state's name names being that state. */
export function withStates(
  { text, language, entities }: LinkingDocument,
  decisions: readonly (Decision | undefined)[],
  base: KnowledgeBase
): readonly (Decision | undefined)[] {
  return decisions.map((decision, index) => {
    const { type, mentions, headMentionIndex } = entities[index]!
    if (type !== 'LOCATION') return decision
    const { start, end } = mentions[headMentionIndex]!
    const { folded } = surfaceOf(text.slice(start, end))
    const code = regionNames(language).get(folded)
    const state = code === undefined ? undefined : statesOf(base).get(code)
    if (state === undefined || isShared(folded, code!, base) || (decision !== undefined && isOfThePast(base.entity(decision.entity)))) return decision
    if (decision?.entity === state) return { ...decision, confidence: Math.max(decision.confidence, SURE) }
    return { entity: state, confidence: SURE }
  })
}

/** Whether the text, as in an old newspaper, rather means a state that is no more. */
function isOfThePast({ label, description }: KnownEntity): boolean {
  return past.test(description ?? '') || past.test(label)
}

/** Whether a well-known place of another country has the name. */
function isShared(folded: string, code: string, base: KnowledgeBase): boolean {
  return base.find(folded).some(({ entity }) => {
    const { type, classes, country, prior } = base.entity(entity)
    return type === 'LOCATION' && prior >= RIVAL && !classes.includes(COUNTRY) && country !== undefined && country !== code
  })
}
