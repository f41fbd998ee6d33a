/**
 * Pairs of names that are labelled as names of the same or of different ones. What is trained or tuned for the matching reads the parts `train` and `tune`
 * of these only; no name is in two parts of a set.
 */
import type { NameToMatch } from '../../../src/names/matching/types.js'
import { type Below, congruential } from '../../lib/shuffle.js'
import { Families, keyOf, type Part, sampled } from './split.js'
import { nameOf, rowsOf } from './tables.js'

export interface LabelledPair {
  readonly left: NameToMatch
  readonly right: NameToMatch
  readonly isMatch: boolean
  /** Measured apart too. */
  readonly group?: string
}

/** Pairs of a part. */
const MOST_PAIRS = 6_000
/** Names of a family where pairs join too many: large enough to keep most pairs, small enough for parts of the size wanted. */
const MOST_OF_FAMILY = 60
/** Draws of a wrong partner, after which a pair goes without. */
const DRAWS = 100

const makers: Readonly<Record<string, (part: Part) => LabelledPair[]>> = {
  sanctions,
  ancestry: (part) => [...ancestry(part, 'given'), ...ancestry(part, 'sur')],
  'ancestry-given': (part) => ancestry(part, 'given'),
  'ancestry-surname': (part) => ancestry(part, 'sur'),
  nicknames,
  organisations,
  places
}

export const PAIR_SETS: readonly string[] = Object.keys(makers)

/** @param set one of PAIR_SETS */
export function labelledPairs(set: string, part: Part): LabelledPair[] {
  return makers[set]!(part)
}

/** Part of all spellings of a listed person or organisation: lists of the same one, and pairs that share a rare word, mostly stay together. */
export function sanctionsFamilies(): Families {
  const families = new Families(MOST_OF_FAMILY)
  let first = ['', '']
  for (const [cluster, , name] of rowsOf('matching/sanctions_aliases.tsv.gz')) {
    if (cluster !== first[0]) first = [cluster!, name!]
    families.join(first[1]!, name!)
  }
  for (const row of sampled(rowsOf('matching/sanctions_pairs.tsv.gz'), Number.POSITIVE_INFINITY)) families.joinIfSmall(row[0]!, row[4]!)
  return families
}

function sanctions(part: Part): LabelledPair[] {
  const families = sanctionsFamilies()
  const rows = rowsOf('matching/sanctions_pairs.tsv.gz').filter((row) => families.partOfPair(row[0]!, row[4]!) === part)
  return sampled(rows, MOST_PAIRS).map(([name, language, script, type, other, otherLanguage, otherScript, label]) => ({
    left: nameOf(name!, type, language, script),
    right: nameOf(other!, type, otherLanguage, otherScript),
    isMatch: label === '1',
    group: type === 'ORG' ? 'organisations' : 'persons'
  }))
}

/** Both names by their own hash: families would keep pairs of much varied names rather than others, and there are enough. */
function ancestry(part: Part, kind: 'given' | 'sur'): LabelledPair[] {
  const names = new Families()
  const rows = rowsOf('matching/ancestry_tokens.tsv.gz').filter((row) => row[0] === kind && names.partOfPair(row[1]!, row[2]!) === part)
  return sampled(rows, MOST_PAIRS).map(([, name, other, label]) => ({
    left: nameOf(name!, 'PERSON'),
    right: nameOf(other!, 'PERSON'),
    isMatch: label === '1',
    group: kind === 'sur' ? 'surnames' : 'given names'
  }))
}

function nicknames(part: Part): LabelledPair[] {
  const rows = rowsOf('variants/nicknames.tsv.gz').map(([language, formal, nickname]) => ({ language: language!, formal: formal!, nickname: nickname! }))
  const families = new Families(MOST_OF_FAMILY)
  const near = new Map<string, Set<string>>()
  for (const { formal, nickname } of rows) {
    families.joinIfSmall(formal, nickname)
    for (const [name, other] of [
      [formal, nickname],
      [nickname, formal]
    ])
      near.set(name!, (near.get(name!) ?? new Set([name!])).add(other!))
  }
  // names with a name between them (Alexander, Alex, Alexis) may be of one person: they are no wrong partners
  const isRelated = (name: string, other: string) => [...near.get(name)!].some((between) => near.get(between)!.has(other))
  const surnames = rowsOf('lists/given_surnames.tsv.gz').filter(([, kind]) => kind === 'sur')
  const surnamesOf: Readonly<Record<string, string[]>> = {
    eng: surnames.filter((row) => row[4] === 'names-rank').map(([name]) => name!),
    ell: surnames.filter((row) => row[6] === 'Grek').map(([name]) => name!)
  }
  const below = congruential(161)
  const own = sampled(
    rows.filter(({ formal, nickname }) => families.partOfPair(formal, nickname) === part),
    MOST_PAIRS / 2
  )
  return own.flatMap(({ language, formal, nickname }) => {
    const all = surnamesOf[language]!
    const surname = titled(all[below(all.length)]!)
    const full = (given: string) => nameOf(`${titled(given)} ${surname}`, 'PERSON')
    const wrong = drawn(own, below, (other) => other.language === language && !isRelated(formal, other.nickname))
    return pairAndOther(full(formal), full(nickname), wrong && full(wrong.nickname), language === 'ell' ? 'Greek' : 'English')
  })
}

/** Part of all names of an organisation. */
export function organisationFamilies(): Families {
  const families = new Families()
  for (const [, name, variant] of rowsOf('variants/org_name_variants.tsv.gz')) families.join(name!, variant!)
  return families
}

function organisations(part: Part): LabelledPair[] {
  const families = organisationFamilies()
  const below = congruential(162)
  const rows = rowsOf('variants/org_name_variants.tsv.gz').filter((row) => families.partOf(row[1]!) === part)
  return sampled(rows, MOST_PAIRS / 2).flatMap(([script, name, variant, relation]) => {
    // wrong partners of an acronym are acronyms, else length alone would tell
    const isAcronym = relation === 'acronym'
    const wrong = drawn(rows, below, (row) => row[0] === script && (row[3] === 'acronym') === isAcronym && keyOf(row[1]!) !== keyOf(name!))
    const organisation = (text: string) => nameOf(text, 'ORG')
    return pairAndOther(organisation(name!), organisation(variant!), wrong && organisation(wrong[2]!), isAcronym ? 'acronyms' : 'other than acronyms')
  })
}

function places(part: Part): LabelledPair[] {
  const rows = rowsOf('variants/latin_place_variants.tsv.gz')
  const families = new Families()
  for (const [, name, variant] of rows) families.join(name!, variant!)
  const below = congruential(163)
  const own = rows.filter(([, name]) => families.partOf(name!) === part)
  return sampled(own, MOST_PAIRS / 2).flatMap(([country, name, variant]) => {
    const wrong = drawn(own, below, (row) => row[0] === country && keyOf(row[1]!) !== keyOf(name!))
    return pairAndOther(nameOf(name!, 'LOCATION'), nameOf(variant!, 'LOCATION'), wrong && nameOf(wrong[2]!, 'LOCATION'))
  })
}

function drawn<T>(rows: readonly T[], below: Below, isFit: (row: T) => boolean): T | undefined {
  for (let draw = 0; draw < DRAWS; draw++) {
    const row = rows[below(rows.length)]!
    if (isFit(row)) return row
  }
  return undefined
}

function pairAndOther(left: NameToMatch, right: NameToMatch, wrong: NameToMatch | undefined, group?: string): LabelledPair[] {
  const inGroup = group === undefined ? {} : { group }
  const match = { left, right, isMatch: true, ...inGroup }
  return wrong === undefined ? [match] : [match, { left, right: wrong, isMatch: false, ...inGroup }]
}

function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
