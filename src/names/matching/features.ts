/** Numbers that a pair of names is judged by; the same whichever of the two comes first. */

import type { Alignment } from './align.js'
import { distance } from './edits.js'
import type { Form, Prepared } from './prepare.js'
import { bits, isApart, type Word } from './words.js'

export const PAIR_FEATURES = 34

/** Names of which so much is matched are not compared letter by letter. */
const SURE = 0.95
const SHORTEST_WHOLE = 4
/** Between few shared characters and many. */
const NOT_KNOWN = 0.6
/** A pair of words is taken for one from here. */
const SAME = 0.5

/** @param values PAIR_FEATURES of them, written to */
export function pairFeatures(left: Prepared, right: Prepared, one: Form, other: Form, alignment: Alignment, values: Float32Array): void {
  values.fill(0)
  const weights = [sides(alignment.left), sides(alignment.right)] as const
  const matched = [0, 0]
  const taken = [new Uint8Array(alignment.left.length), new Uint8Array(alignment.right.length)] as const
  let worst = 1
  let rarest = 0
  let evidence = 0
  let sum = 0
  for (const { left: at, right: to, match } of alignment.pairs) {
    const [word, partner] = [alignment.left[at]!, alignment.right[to]!]
    const { probability, kind } = match
    matched[0]! += probability * word.weight
    matched[1]! += probability * partner.weight
    const weight = (word.weight + partner.weight) / 2
    worst = Math.min(worst, probability)
    sum += probability
    if (kind === 'initial') values[9]!++
    else if (probability >= SAME) {
      values[7]!++
      rarest = Math.max(rarest, weight)
      evidence += probability * weight
    }
    if (kind === 'exact') values[8]!++
    if (kind === 'nickname') values[10]!++
    if (probability >= SAME || kind === 'initial') {
      taken[0][at] = 1
      taken[1][to] = 1
    }
  }
  const covered = [share(matched[0]!, weights[0]), share(matched[1]!, weights[1])] as const
  const open = [unmatched(alignment.left, taken[0]), unmatched(alignment.right, taken[1])] as const
  values[0] = Math.min(...covered)
  values[1] = Math.max(...covered)
  values[2] = alignment.pairs.length === 0 ? 0 : worst
  values[3] = Math.min(open[0].weight, open[1].weight)
  values[4] = Math.max(open[0].weight, open[1].weight)
  values[5] = rarest
  values[6] = evidence
  values[11] = alignment.joined
  values[12] = Math.min(alignment.left.length, alignment.right.length)
  values[13] = Math.max(alignment.left.length, alignment.right.length)
  values[14] = inversions(alignment)
  values[15] = edgeMatch(alignment, 'first')
  values[16] = edgeMatch(alignment, 'last')
  values[17] = (alignment.joined === 0 ? one.whole === other.whole : letters(alignment.left) === letters(alignment.right)) ? 1 : 0
  values[18] = left.kind === right.kind ? kindNumber(left.kind) : 3
  values[19] = left.isLatin === right.isLatin ? (left.isLatin ? 0 : 1) : 2
  values[20] = one.share * other.share
  values[21] = legalForms(one, other)
  values[22] = Math.max(initialism(alignment), initialsOf(one, other))
  values[23] = numbers(one.numbers, other.numbers)
  values[24] = left.key === right.key ? 1 : 0
  values[25] = genders(left.name.gender, right.name.gender, alignment, taken)
  values[26] = Math.min(open[0].rarest, open[1].rarest)
  values[27] = Math.max(open[0].rarest, open[1].rarest)
  values[28] = alignment.pairs.length === 0 ? 0 : sum / alignment.pairs.length
  values[29] = Math.min(weights[0], weights[1])
  values[30] = values[0] > SURE && alignment.left.length === alignment.right.length ? 1 : wholeLikeness(one, other)
  values[31] = left.script === right.script ? nativeLikeness(left.native, right.native) : NOT_KNOWN
  // a nickname shares what it likes with its name
  if (values[10]! > 0) values[31] = Math.max(values[31]!, NOT_KNOWN)
  if (areToldApart(one, other)) {
    values[17] = 0
    values[23] = -1
    values[30] = 0
  }
  values[32] = Math.min(open[0].count, open[1].count)
  values[33] = share(Math.min(open[0].weight, open[1].weight), Math.min(weights[0], weights[1]))
}

/** How alike all letters of two names are, whatever the words: for names whose words are written together in one of them. */
function wholeLikeness(one: Form, other: Form): number {
  const [short, long] = one.whole.length < other.whole.length ? [one.whole, other.whole] : [other.whole, one.whole]
  if (short.length < SHORTEST_WHOLE || 2 * short.length < long.length || isApart(one.letters, other.letters)) return 0
  return Math.max(0, 1 - distance(short, long) / (100 * long.length))
}

/** Places of each character in the shorter name, as bits. */
const placesOf = new Map<number, number>()

/**
 * Share of the characters of the shorter name that stand in the longer one in the same order, all places of the shorter at a time (L. Allison and T. Dix 1986);
 * NOT_KNOWN of names in Latin letters. @param left MOST_NATIVE characters at most @param right the same
 */
function nativeLikeness(left: string, right: string): number {
  if (left === '' || right === '') return NOT_KNOWN
  const [short, long] = left.length < right.length ? [left, right] : [right, left]
  placesOf.clear()
  for (let to = 0; to < short.length; to++) placesOf.set(short.charCodeAt(to), (placesOf.get(short.charCodeAt(to)) ?? 0) | (1 << to))
  // places behind which nothing more is shared
  let open = -1
  for (let at = 0; at < long.length; at++) {
    const places = open & (placesOf.get(long.charCodeAt(at)) ?? 0)
    open = (open + places) | (open - places) | 0
  }
  const unused = short.length === 32 ? open : open & ((1 << short.length) - 1)
  return (short.length - bits(unused)) / short.length
}

function sides(words: readonly Word[]): number {
  let sum = 0
  for (const word of words) sum += word.weight
  return sum
}

function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}

function unmatched(words: readonly Word[], taken: Uint8Array): { weight: number; rarest: number; count: number } {
  let weight = 0
  let rarest = 0
  let count = 0
  for (let at = 0; at < words.length; at++) {
    if (taken[at] === 1) continue
    const own = words[at]!.weight
    weight += own
    rarest = Math.max(rarest, own)
    if (words[at]!.role?.role !== 'P') count++
  }
  return { weight, rarest, count }
}

/** 1 the same, -1 told to be others, -0.5 others by given names that have no partner, 0 not known. */
function genders(left: string | undefined, right: string | undefined, alignment: Alignment, taken: readonly [Uint8Array, Uint8Array]): number {
  if (left !== undefined && right !== undefined) return left === right ? 1 : -1
  const own = genderOf(alignment.left, taken[0])
  const theirs = genderOf(alignment.right, taken[1])
  return own === 0 || theirs === 0 || own === theirs ? 0 : -0.5
}

/** Of the first given name among the words without a partner. */
function genderOf(words: readonly Word[], taken: Uint8Array): number {
  for (let at = 0; at < words.length; at++) if (taken[at] === 0 && words[at]!.gender !== 0) return words[at]!.gender
  return 0
}

/** Share of the pairs of pairs that stand in another order. */
function inversions({ pairs }: Alignment): number {
  let turned = 0
  for (let at = 0; at < pairs.length; at++) for (let to = at + 1; to < pairs.length; to++) if (pairs[at]!.right > pairs[to]!.right) turned++
  return pairs.length < 2 ? 0 : (2 * turned) / (pairs.length * (pairs.length - 1))
}

/** How well the first words match each other, or the last ones. */
function edgeMatch({ left, right, pairs }: Alignment, edge: 'first' | 'last'): number {
  const [at, to] = edge === 'first' ? [0, 0] : [left.length - 1, right.length - 1]
  for (const pair of pairs) if (pair.left === at && pair.right === to) return pair.match.probability
  return 0
}

function letters(words: readonly Word[]): string {
  let all = ''
  for (const { spellings } of words) all += spellings[0]
  return all
}

function kindNumber(kind: Prepared['kind']): number {
  return kind === 'PERSON' ? 0 : kind === 'ORGANIZATION' ? 1 : 2
}

/** Both names have words that tell places apart, and none of one means what one of the other does. */
function areToldApart({ telling: own }: Form, { telling: theirs }: Form): boolean {
  return own.length > 0 && theirs.length > 0 && !own.some((meaning) => theirs.includes(meaning))
}

/** 1 the same, -1 others, 0 where one of the two has none. */
function legalForms({ legal: own }: Form, { legal: theirs }: Form): number {
  if (own.length === 0 || theirs.length === 0) return 0
  return own.some((meaning) => theirs.includes(meaning)) ? 1 : -1
}

/** How well a word is made of first letters of the words of the other name: 1 of all of them, less where letters within words stand in it. */
function initialism({ left, right }: Alignment): number {
  return Math.max(initialsIn(left, right), initialsIn(right, left))
}

/** 1 where one name is the first letters of the other's words. */
function initialsOf(one: Form, other: Form): number {
  const is = ({ whole }: Form, { initials }: Form) => whole.length > 2 && initials.includes(whole)
  return is(one, other) || is(other, one) ? 1 : 0
}

function initialsIn(words: readonly Word[], others: readonly Word[]): number {
  if (others.length < 2) return 0
  let word: Word | undefined
  for (const each of words) {
    if (each.role?.role === 'G') continue
    if (word !== undefined) return 0
    word = each
  }
  if (word === undefined) return 0
  const spelling = word.spellings[0]!
  if (spelling.length < 2 || spelling.length > 8) return 0
  const important = others.filter(({ role }) => role?.role !== 'P')
  return Math.max(madeOf(spelling, others), madeOf(spelling, important))
}

/** Share of the letters of a word that are first letters, if every word gives its first one and the others stand within the words. */
function madeOf(spelling: string, words: readonly Word[]): number {
  let at = 0
  let initials = 0
  for (const { spellings } of words) {
    const word = spellings[0]!
    if (word.charCodeAt(0) !== spelling.charCodeAt(at)) return 0
    at++
    initials++
    for (let place = 1; place < word.length && at < spelling.length; place++) {
      // a letter that begins the next word is left to it
      if (word.charCodeAt(place) === spelling.charCodeAt(at) && spelling.length - at > words.length - initials) at++
    }
    if (at === spelling.length) break
  }
  return at === spelling.length ? initials / Math.max(spelling.length, words.length) : 0
}

/** 1 where both have the same numbers, -1 where they differ, -0.5 where only one of them has any. */
function numbers(own: readonly string[], theirs: readonly string[]): number {
  if (own.length === 0 || theirs.length === 0) return own.length === theirs.length ? 0 : -0.5
  return own.some((number) => theirs.includes(number)) ? 1 : -1
}
