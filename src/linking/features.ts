/** What a mention and its text tell of each candidate, as numbers. The order is part of the trained ranker. */
import { knownTypes, nameKinds } from '../knowledge/base/entity.js'
import { nameFit } from '../knowledge/names/compare.js'
import { routes } from './candidates.js'
import { cosine, type DocumentContext } from './context.js'
import { classGroups, type EntityFacts, type FactsOfEntities } from './entity-facts.js'
import { languageCountries } from './language-countries.js'
import { MENTION_WIDTH, writeMention } from './mention-features.js'
import { PERSON_FIT_WIDTH, writePersonFit } from './person-names.js'
import { typeFit } from './type-fit.js'
import type { Unit } from './unit.js'

/** Entity types that the ranker tells apart; all others are the first. */
export const mentionTypes: readonly string[] = ['', 'PERSON', 'LOCATION', 'ORGANIZATION', 'PRODUCT', 'TITLE', 'NATIONALITY', 'RELIGION']

const parts = {
  kind: nameKinds.length + 1,
  route: routes.length,
  found: 3,
  prior: 7,
  name: 11,
  person: PERSON_FIT_WIDTH,
  entityType: knownTypes.length,
  mentionType: mentionTypes.length,
  groups: classGroups.length,
  known: 4,
  context: 4,
  words: 5,
  beside: 7,
  mention: MENTION_WIDTH
} as const

type Part = keyof typeof parts

const starts = {} as Record<Part, number>
let width = 0
for (const [part, columns] of Object.entries(parts) as [Part, number][]) {
  starts[part] = width
  width += columns
}

/** Columns of `writeFeatures`. */
export const LOCAL_WIDTH = width
/** The columns of the cosines, around the mention and of the whole text; of the description's words, near it and anywhere. */
export const CONTEXT_COLUMN = starts.context
export const WORDS_COLUMN = starts.words

/** Types of the base that common nouns have. */
const commonTypes: ReadonlySet<string> = new Set(['CLASS', 'POSITION', 'OCCUPATION', 'OTHER'])
const LABEL = nameKinds.indexOf('label')

/** Where relative columns take their values from. */
const PRIOR_SHARPNESS = 8

/**
 * Writes the columns of all candidates of a unit, one row each; a row has `columns` places, of which the first `LOCAL_WIDTH` are written.
 * @param language ISO 639-3
 */
export function writeFeatures(unit: Unit, columns: number, language: string, text: string, context: DocumentContext, facts: FactsOfEntities): void {
  const { candidates, rows } = unit
  const known = candidates.map(({ entity }) => facts.of(entity))
  for (const [index, fact] of known.entries()) writeOwn(unit, index, fact, language, index * columns)
  writePriors(unit, known, columns)
  writeContext(unit, known, columns, context)
  writeWords(unit, known, columns, context)
  writeBeside(unit, known, columns, context)
  if (candidates.length === 0) return
  writeMention(unit, text, context, rows, starts.mention)
  for (let at = columns; at < rows.length; at += columns) rows.copyWithin(at + starts.mention, starts.mention, starts.mention + MENTION_WIDTH)
}

function writeOwn({ candidates, surface, type, votes, rows }: Unit, index: number, fact: EntityFacts, language: string, at: number): void {
  const { route, kind, share, similarity, support } = candidates[index]!
  const { entity, label, groups, country, described, related } = fact
  rows[at + starts.kind + (kind ?? nameKinds.length)] = 1
  rows[at + starts.route + routes.indexOf(route)] = 1
  rows[at + starts.found] = share
  rows[at + starts.found + 1] = similarity
  rows[at + starts.found + 2] = support
  const name = at + starts.name
  const fit = nameFit(surface.prepared, label)
  rows[name] = fit.same
  rows[name + 1] = fit.spelling
  rows[name + 2] = fit.sound
  rows[name + 3] = fit.mentionCovered
  rows[name + 4] = fit.nameCovered
  rows[name + 5] = fit.initials
  rows[name + 6] = fit.start
  rows[name + 7] = fit.stem
  rows[name + 8] = surface.text === entity.label ? 1 : 0
  rows[name + 9] = Math.min(1, label.words.length / 6)
  rows[name + 10] = votes[index]!
  writePersonFit(surface.prepared, label, type === 'PERSON' || entity.type === 'PERSON', rows, at + starts.person)
  rows[at + starts.entityType + knownTypes.indexOf(entity.type)] = 1
  rows[at + starts.mentionType + Math.max(0, mentionTypes.indexOf(type))] = 1
  for (const group of groups) rows[at + starts.groups + group] = 1
  rows[at + starts.known] = described.length > 0 ? 1 : 0
  rows[at + starts.known + 1] = country !== undefined ? 1 : 0
  rows[at + starts.known + 2] = Math.log1p(related.length) / 3
  rows[at + starts.known + 3] = country !== undefined && languageCountries[language]?.includes(country) === true ? 1 : 0
}

function writePriors({ candidates, rows }: Unit, known: readonly EntityFacts[], columns: number): void {
  const priors = known.map(({ entity }) => entity.prior)
  const worth = priors.map((prior) => Math.exp(PRIOR_SHARPNESS * prior))
  const total = worth.reduce((sum, value) => sum + value, 0)
  const sure = candidates.map(({ route, kind }) => (route === 'exact' || route === 'inflected') && kind !== undefined && kind < 3)
  const sureTotal = worth.reduce((sum, value, index) => sum + (sure[index]! ? value : 0), 0)
  const sureCount = sure.filter(Boolean).length
  const sorted = [...priors].sort((left, right) => right - left)
  for (const [index, prior] of priors.entries()) {
    const at = index * columns + starts.prior
    const best = sorted[0] === prior ? (sorted[1] ?? 0) : sorted[0]!
    rows[at] = prior
    rows[at + 1] = prior - best
    rows[at + 2] = 1 / (1 + sorted.indexOf(prior))
    rows[at + 3] = worth[index]! / total
    rows[at + 4] = sure[index]! ? worth[index]! / sureTotal : 0
    rows[at + 5] = Math.log1p(priors.length) / 3.5
    rows[at + 6] = Math.log1p(sureCount) / 3.5
  }
}

/** Cosines of what stands around the mention and of the whole text, each also beside the best of the candidates. */
function writeContext({ place, rows }: Unit, known: readonly EntityFacts[], columns: number, context: DocumentContext): void {
  const vectors = [context.around(place), context.whole]
  for (const [scope, vector] of vectors.entries()) {
    let best = -1
    const values = known.map(({ entity }) => cosine(vector, entity.vector))
    for (const value of values) if (value > best) best = value
    for (const [index, value] of values.entries()) {
      rows[index * columns + starts.context + scope] = value
      rows[index * columns + starts.context + vectors.length + scope] = value - best
    }
  }
}

/** Words of the description and of the label in the text, beside those of the mention itself. */
function writeWords({ place, surface, rows }: Unit, known: readonly EntityFacts[], columns: number, context: DocumentContext): void {
  const isNear = context.near(place)
  let best = 0
  const counts = known.map(({ described, labelWords }) => {
    const near = described.filter((word) => isNear(word) && !surface.words.includes(word)).length
    const anywhere = described.filter((word) => context.words.has(word) && !surface.words.includes(word)).length
    const further = labelWords.filter((word) => word.length > 2 && !surface.words.includes(word))
    const found = further.filter((word) => context.words.has(word)).length
    best = Math.max(best, near + anywhere)
    return { near, anywhere, found, further: further.length }
  })
  for (const [index, { near, anywhere, found, further }] of counts.entries()) {
    const at = index * columns + starts.words
    rows[at] = Math.log1p(near)
    rows[at + 1] = Math.log1p(anywhere)
    rows[at + 2] = (near + anywhere - best) / 4
    rows[at + 3] = further > 0 ? found / further : 0
    rows[at + 4] = further > 0 && found === further ? 1 : 0
  }
}

/** Columns that only mean something beside those of the other candidates. */
function writeBeside({ type, candidates, rows }: Unit, known: readonly EntityFacts[], columns: number, { signs }: DocumentContext): void {
  const fits = known.map(({ entity }) => typeFit(type, entity.type))
  const bestFit = Math.max(...fits)
  const spelling = starts.name + 1
  let bestSpelling = 0
  let bestSupport = 0
  let commonNoun = 0
  for (const [index, { support, kind }] of candidates.entries()) {
    bestSpelling = Math.max(bestSpelling, rows[index * columns + spelling]!)
    bestSupport = Math.max(bestSupport, support)
    if (kind === LABEL && commonTypes.has(known[index]!.entity.type)) commonNoun = 1
  }
  for (const [index, fact] of known.entries()) {
    const at = index * columns + starts.beside
    const year = fact.year
    rows[at] = fits[index]!
    rows[at + 1] = fits[index]! - bestFit
    rows[at + 2] = rows[index * columns + spelling]! - bestSpelling
    rows[at + 3] = candidates[index]!.support - bestSupport
    rows[at + 4] = commonNoun
    rows[at + 5] = year === undefined ? 0 : 1
    rows[at + 6] = year === undefined || signs.year === undefined ? 0 : Math.max(-2, Math.min(2, (year - signs.year) / 100))
  }
}
