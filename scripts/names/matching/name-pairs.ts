/** Pairs of names that the judgement is fitted to: training parts of the labelled sets, pairs within and between the entities of lists, and names in two scripts. */

import { foldedWords } from '../../../src/names/matching/fold.js'
import type { NameToMatch } from '../../../src/names/matching/types.js'
import { congruential } from '../../lib/shuffle.js'
import { CANDIDATE_LANGUAGES, candidateCases } from './candidates.js'
import { CLUSTER_SETS, type ClusteredNames, clusteredNames } from './clusters.js'
import { unlikeGivenNames } from './given-names.js'
import { TELLING } from './known-words.js'
import { labelledPairs } from './sets.js'
import { rowsOf } from './tables.js'

export interface NamePair {
  readonly left: NameToMatch
  readonly right: NameToMatch
  readonly isMatch: boolean
  readonly weight: number
}

const SETS: Readonly<Record<string, number>> = { sanctions: 1, nicknames: 0.6, organisations: 0.8, places: 0.6, ancestry: 0.3 }
/** Names of a list, and pairs of them. */
const MOST_OF_CLUSTER = 12
const WRONG_PARTNERS = 4
/** Any others: of all pairs of a list they are the most. */
const ANY_PARTNERS = 6
const WRONG_CANDIDATES = 3
const TOLD_APART = 1_500
const KOREAN_PAIRS = 3_000

export function labelledNames(): NamePair[] {
  const pairs: NamePair[] = []
  for (const [set, weight] of Object.entries(SETS)) for (const pair of labelledPairs(set, 'train')) pairs.push({ ...pair, weight })
  pairs.push(...givenNamePairs(), ...halvesOfNames(), ...koreanNames(), ...toldApart())
  for (const set of CLUSTER_SETS) pairs.push(...withinAndBetween(clusteredNames(set, 'train')))
  pairs.push(...turnedNames())
  for (const language of CANDIDATE_LANGUAGES) {
    for (const { name, candidates } of candidateCases(language, 'tune')) {
      pairs.push({ left: name, right: candidates[0]!, isMatch: true, weight: 1 })
      for (const other of candidates.slice(1, 1 + WRONG_CANDIDATES)) pairs.push({ left: name, right: other, isMatch: false, weight: 1 })
    }
  }
  return pairs
}

export function tuningClusters(): (ClusteredNames & { readonly set: string })[] {
  return CLUSTER_SETS.map((set) => ({ set, ...clusteredNames(set, 'tune') }))
}

/** Names of persons with their last word in front: surnames stand first in many lists. */
function turnedNames(): NamePair[] {
  return CLUSTER_SETS.flatMap((set) => clusteredNames(set, 'train').names)
    .filter(({ kind, text }) => kind === 'PERSON' && /^[\p{Script=Latin}\p{P}]+(?: [\p{Script=Latin}\p{P}]+){1,3}$/u.test(text))
    .map((name, place): NamePair => {
      const words = name.text.split(' ')
      const turned = [words.at(-1)!, ...words.slice(0, -1)]
      // with the middle left out at times
      const text = (place % 4 === 0 && turned.length > 2 ? [turned[0]!, turned[1]!] : turned).join(' ')
      return { left: name, right: { text, kind: 'PERSON' }, isMatch: true, weight: 0.5 }
    })
}

/** Persons of one surname with other given names that are written alike. */
function givenNamePairs(): NamePair[] {
  const random = congruential(23)
  const surnames = rowsOf('lists/given_surnames.tsv.gz').flatMap(([name = '', kind, , , source]) => (kind === 'sur' && source === 'names-rank' ? [name] : []))
  return unlikeGivenNames().map(([left, right]) => {
    const surname = surnames[random(3000)]!
    return { left: { text: `${left} ${surname}`, kind: 'PERSON' }, right: { text: `${right} ${surname}`, kind: 'PERSON' }, isMatch: false, weight: 1 }
  })
}

/** Persons of whose names one word is a spelling or a nickname of the other's: of one person where the other word is the same, of two where it is another. */
function halvesOfNames(): NamePair[] {
  const random = congruential(29)
  const rows = rowsOf('lists/given_surnames.tsv.gz').filter((row) => row[4] === 'names-rank')
  const [given, surnames] = ['given', 'sur'].map((kind) => rows.flatMap(([name = '', of]) => (of === kind ? [name] : [])))
  const some = (of: readonly string[]) => of[random(random(2) === 0 ? Math.min(of.length, 2000) : of.length)]!
  const pairs: NamePair[] = []
  const add = (left: string, right: string, isMatch: boolean, weight: number) =>
    pairs.push({ left: { text: left, kind: 'PERSON' }, right: { text: right, kind: 'PERSON' }, isMatch, weight })
  for (const { left, right, isMatch } of labelledPairs('ancestry-given', 'train')) {
    const [own, other] = [some(surnames!), some(surnames!)]
    if (isMatch) add(`${left.text} ${own}`, `${right.text} ${own}`, true, 0.3)
    add(`${left.text} ${own}`, `${isMatch ? right.text : left.text} ${other}`, false, 0.6)
  }
  for (const { left, right, isMatch } of labelledPairs('ancestry-surname', 'train')) {
    const [own, other] = [some(given!), some(given!)]
    if (isMatch) add(`${own} ${left.text}`, `${own} ${right.text}`, true, 0.3)
    add(`${own} ${left.text}`, `${other} ${isMatch ? right.text : left.text}`, false, 0.4)
  }
  for (const { left, right, isMatch } of labelledPairs('nicknames', 'train'))
    if (isMatch) add(left.text, [right.text.split(' ')[0], some(surnames!)].join(' '), false, 0.6)
  return pairs
}

/** Persons of one surname with one of two given syllables in common, in Latin letters and in Hangul. */
function koreanNames(): NamePair[] {
  const random = congruential(31)
  const named = new Map<string, NameToMatch>()
  for (const [, , native = '', latin = '', type, unit, , quality, , split] of rowsOf('pairs/kor.tsv.gz'))
    if (type === 'PERSON' && unit === 'F' && quality === 'A' && split === 'train' && native.length === 3) named.set(native, { text: latin, kind: 'PERSON' })
  const byPart = new Map<string, string[]>()
  for (const native of named.keys())
    for (const part of [`${native.slice(0, 2)}-`, `${native[0]}-${native[2]}`]) byPart.set(part, [...(byPart.get(part) ?? []), native])
  const shared = [...byPart.values()].filter((natives) => natives.length > 1)
  return Array.from({ length: KOREAN_PAIRS }, (_, place): NamePair => {
    const natives = shared[random(shared.length)]!
    const at = random(natives.length)
    const [left, right] = [natives[at]!, natives[(at + 1) % natives.length]!]
    const own = place % 3 === 0 ? { text: left, kind: 'PERSON' as const, language: 'kor' } : named.get(left)!
    return { left: own, right: named.get(right)!, isMatch: false, weight: 0.6 }
  })
}

/** Places and organisations that a word such as north tells apart, and ones where only one has it. */
function toldApart(): NamePair[] {
  const random = congruential(37)
  const words = Object.values(TELLING).map((spellings) => spellings.split(' ')[0]!)
  const own = (['places', 'organisations'] as const).flatMap((set) =>
    labelledPairs(set, 'train').filter(({ isMatch, left }) => isMatch && /^[a-z ]+$/i.test(left.text))
  )
  return Array.from({ length: TOLD_APART }, (_, place): NamePair => {
    const name = own[random(own.length)]!.left
    const [word, other] = [words[random(words.length)]!, words[random(words.length)]!]
    const right = place % 3 === 0 ? name.text : `${other} ${name.text}`
    return {
      left: { ...name, text: `${word} ${name.text}` },
      right: { ...name, text: right },
      isMatch: word === other && place % 3 !== 0,
      weight: place % 3 === 0 ? 0.3 : 0.6
    }
  })
}

/** Pairs of names of one entity, and of names of two that share a word or begin alike. */
function withinAndBetween({ names, clusters }: ClusteredNames): NamePair[] {
  const pairs: NamePair[] = []
  const random = congruential(19)
  const byCluster = new Map<number, number[]>()
  const byKey = new Map<string, number[]>()
  const keys = names.map(({ text }) => foldedWords(text).flatMap((word) => [word, `${word.slice(0, 3)}-`]))
  for (const [place, cluster] of clusters.entries()) {
    byCluster.set(cluster, [...(byCluster.get(cluster) ?? []), place])
    for (const key of keys[place]!) byKey.set(key, [...(byKey.get(key) ?? []), place])
  }
  for (const places of byCluster.values()) {
    const some = places.slice(0, MOST_OF_CLUSTER)
    for (const [at, one] of some.entries())
      for (const other of some.slice(at + 1)) pairs.push({ left: names[one]!, right: names[other]!, isMatch: true, weight: 0.4 })
  }
  for (const [place, name] of names.entries()) {
    for (let tries = 0; tries < WRONG_PARTNERS; tries++) {
      const like = byKey.get(keys[place]![random(keys[place]!.length || 1)] ?? '') ?? []
      const other = like[random(like.length || 1)] ?? random(names.length)
      if (clusters[other] !== clusters[place]) pairs.push({ left: name, right: names[other]!, isMatch: false, weight: 0.6 })
    }
    for (let tries = 0; tries < ANY_PARTNERS; tries++) {
      const other = random(names.length)
      if (clusters[other] !== clusters[place]) pairs.push({ left: name, right: names[other]!, isMatch: false, weight: 1 })
    }
  }
  return pairs
}
