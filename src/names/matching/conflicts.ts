/**
 * What parts two names however alike they are written: other numbers, initials, given names of the other sex, Han characters, additions of places. The trees
 * weigh how much of two names is the same, and that one letter of it says more than all the rest is left to these rules.
 */
import type { Alignment } from './align.js'
import { areOtherNumbers } from './numbers.js'
import type { Form, Prepared } from './prepare.js'
import type { MatchingTables } from './tables.js'
import { sameConsonants, type Word } from './words.js'

/** A pair of words is taken for one from here. */
const SAME = 0.5
/** Letters that spellings of one name begin with (Kathrin, Cathrin; Yelena, Elena; Heorhiy, Georgy). */
const FIRST_LETTERS = ['ckqgh', 'ijyegu', 'vwbfu', 'szcxt', 'fp', 'dtz', 'hxgk', 'aeo']
const INITIAL = /^[a-z]$/
const SHORT_FORM = /(?:y|ie|i)$/
const SHORTEST_GIVEN = 3
/** Letters of an ending that makes a name one of women (Daniel, Danielle), and of the shortest name that has one (Carl). */
const LONGEST_ENDING = 2
const SHORTEST_STEM = 4

/** @param one a form of left @param other one of right */
export function areInConflict(left: Prepared, right: Prepared, one: Form, other: Form, alignment: Alignment, tables: MatchingTables): boolean {
  if (areOtherNumbers(one.told, other.told) || (one.generation !== 0 && other.generation !== 0 && one.generation !== other.generation)) return true
  if (left.kind !== right.kind) return false
  if (left.kind === 'LOCATION') return haveOtherAdditions(alignment)
  if (left.kind !== 'PERSON') return false
  if (areOtherCharacters(left.characters, right.characters) && !(left.isForeign && right.isForeign)) return true
  return areOtherInitials(alignment) || areOtherGivenNames(alignment, tables)
}

/** Persons whose words are the same but for given names of which one is a nickname of the other. */
export function areOneByNickname(left: Prepared, right: Prepared, { left: own, right: theirs, pairs }: Alignment): boolean {
  if (left.kind !== 'PERSON' || right.kind !== 'PERSON' || pairs.length < 2 || own.length !== pairs.length || theirs.length !== pairs.length) return false
  const nicknames = pairs.filter(({ match }) => match.kind === 'nickname').length
  return nicknames > 0 && nicknames < pairs.length && pairs.every(({ match }) => match.kind === 'nickname' || match.kind === 'exact')
}

/** Words of firms, or surnames, that are both known, about as common, and not surely spellings of one: Axis and Axos, Brown and Braun. */
export function areTwoKnown(left: Prepared, right: Prepared, { left: own, right: theirs, pairs }: Alignment): boolean {
  if (left.kind !== right.kind || left.kind === 'LOCATION' || !left.isLatin || !right.isLatin) return false
  const unknown = left.kind === 'PERSON' ? RARE_SURNAME : UNSEEN
  return pairs.some(({ left: at, right: to, match }) => {
    const [word, partner] = [own[at]!, theirs[to]!]
    if ((match.kind !== 'spelling' && match.kind !== 'sound') || match.probability >= SURELY_ONE || word.role !== undefined || partner.role !== undefined)
      return false
    if (left.kind === 'PERSON' && !(at > 0 && to > 0 && word.gender === 0 && partner.gender === 0)) return false
    const apart = left.kind === 'PERSON' ? MOST_APART_OF_SURNAMES : MOST_APART
    return Math.max(word.rarity, partner.rarity) < unknown && Math.abs(word.rarity - partner.rarity) <= apart
  })
}

/** Firms that one short word names, in which the two have another consonant within (Nordea, Nordeka); letters in another order are a slip. */
export function haveOtherConsonant(left: Prepared, right: Prepared, { left: own, right: theirs, pairs }: Alignment): boolean {
  if (left.kind !== 'ORGANIZATION' || right.kind !== 'ORGANIZATION' || !left.isLatin || !right.isLatin) return false
  const naming = pairs.filter(({ left: at }) => own[at]!.role === undefined)
  if (naming.length !== 1 || pairs.length !== own.length || pairs.length !== theirs.length || naming[0]!.match.kind !== 'spelling') return false
  const [one, other] = [own[naming[0]!.left]!.spellings[0]!, theirs[naming[0]!.right]!.spellings[0]!]
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length > LONGEST_BRAND || long.length - short.length > 1 || long.startsWith(short) || sameConsonants(short, long)) return false
  return inOrder(short) !== inOrder(long)
}

const inOrder = (word: string): string => [...word].sort().join('')
/** Longer words have slips rather than twins. */
const LONGEST_BRAND = 8

/** Rarity of a word that was never seen, and of a surname that few have; how much commoner one of two known words is at most: what is much rarer may be a slip. */
const [UNSEEN, RARE_SURNAME, MOST_APART, MOST_APART_OF_SURNAMES] = [13, 8.5, 1.5, 5]
const SURELY_ONE = 0.75

/** As many characters, and two of them that are no forms of one; what is written in Kana is read, and may be the other's reading. */
function areOtherCharacters(left: string, right: string): boolean {
  if (left === '' || right === '' || left === right) return false
  const [own, theirs] = [[...left], [...right]]
  if (HANGUL.test(left) !== HANGUL.test(right)) return false
  return own.length === theirs.length && own.some((character, place) => character !== theirs[place] && NO_KANA.test(character) && NO_KANA.test(theirs[place]!))
}

const HANGUL = /\p{Script=Hangul}/u
const NO_KANA = /[\p{Script=Han}\p{Script=Hangul}]/u

/** Both have an initial or a name at the same place between names that are the same, and no spelling of one begins with the other's letter. */
function areOtherInitials({ left, right, pairs }: Alignment): boolean {
  if (pairs.filter(({ match }) => match.probability >= SAME && match.kind !== 'initial').length < 2) return false
  const own = openWords(left, pairs, 'left')
  const theirs = openWords(right, pairs, 'right')
  if (own.length === 0 || theirs.length === 0 || ![...own, ...theirs].some(({ word }) => INITIAL.test(word.spellings[0]!))) return false
  return own.every(({ word, before }) => theirs.every((other) => before === other.before && !mayBeginAlike(word, other.word)))
}

/** Words that have no partner and do nothing but name, with how many before them have one. */
function openWords(words: readonly Word[], pairs: Alignment['pairs'], side: 'left' | 'right') {
  const taken = new Set(pairs.filter(({ match }) => match.probability >= SAME || match.kind === 'initial').map((pair) => pair[side]))
  let before = 0
  return words.flatMap((word, place) => {
    if (taken.has(place)) before++
    else if (word.role === undefined || word.role.role === 'D') return [{ word, before }]
    return []
  })
}

function mayBeginAlike(left: Word, right: Word): boolean {
  return left.spellings.some((one) =>
    right.spellings.some((other) => one[0] === other[0] || FIRST_LETTERS.some((group) => group.includes(one[0]!) && group.includes(other[0]!)))
  )
}

/** A pair of given names of which one is of women and the other of men, and that is no nickname of both (Sam); of names alone only those that are surely so and of one stem (George, Georgia). */
function areOtherGivenNames({ left, right, pairs }: Alignment, tables: MatchingTables): boolean {
  const isAlone = left.length < 2 || right.length < 2
  for (const { left: at, right: to, match } of pairs) {
    if (match.kind === 'exact' || match.kind === 'initial') continue
    const [word, partner] = [left[at]!, right[to]!]
    if (match.kind === 'nickname' || isAlone) {
      if (!isBehindGiven(left, at) && !isBehindGiven(right, to) && areOfOneStem(word, partner)) return true
      continue
    }
    // a surname that is a given name as well stands behind one
    if (isBehindGiven(left, at) || isBehindGiven(right, to)) continue
    if (word.spellings.every((one) => partner.spellings.every((theirs) => areOtherSexes(one, theirs, tables)))) return true
  }
  return false
}

/** A name of men and the name that an ending makes of it for women; lists of nicknames have such pairs as well. Andreas and Andrea may be one in two languages. */
function areOfOneStem(left: Word, right: Word): boolean {
  if (left.gender === 0 || right.gender === 0 || left.gender === right.gender) return false
  const [ofMen, ofWomen] = left.gender > right.gender ? [left, right] : [right, left]
  return ofMen.spellings.every((man) =>
    ofWomen.spellings.every((woman) => {
      const longer = woman.length - man.length
      return man.length >= SHORTEST_STEM && longer > 0 && longer <= LONGEST_ENDING && woman.startsWith(man.slice(0, -1)) && WOMENS_ENDING.test(woman)
    })
  )
}

const WOMENS_ENDING = /[ae]$/

function isBehindGiven(words: readonly Word[], at: number): boolean {
  return at > 0 && at === words.length - 1 && words[0]!.gender !== 0
}

/** Both are surely of another sex; or one is, and the other, which has a letter or two more, rather is (Simon, Simone). */
function areOtherSexes(left: string, right: string, tables: MatchingTables): boolean {
  if (left.length < SHORTEST_GIVEN || right.length < SHORTEST_GIVEN || tables.relation(left, right) === 1) return false
  if (mayBeShortened(left, right) || mayBeShortened(right, left)) return false
  const [own, theirs] = [tables.gender(left), tables.gender(right)]
  if (own !== 0 && theirs !== 0) return own !== theirs
  if (!left.startsWith(right) && !right.startsWith(left)) return false
  return own !== 0 ? tables.leaning(right) === 3 - own : theirs !== 0 && tables.leaning(left) === 3 - theirs
}

/** Short forms serve women and men: the start of a longer name (Sam), or one with the ending of nicknames (Andy). */
function mayBeShortened(short: string, long: string): boolean {
  const less = long.length - short.length
  return (less >= 3 && long.startsWith(short)) || (less >= 2 && SHORT_FORM.test(short))
}

/** Both have words of their own beside those that they share (am Main, an der Oder). */
function haveOtherAdditions({ left, right, pairs }: Alignment): boolean {
  if (!pairs.some(({ match }) => match.probability >= SAME)) return false
  const hasOwn = (words: readonly Word[], side: 'left' | 'right') => openWords(words, pairs, side).some(({ word }) => word.spellings[0]!.length > 1)
  return hasOwn(left, 'left') && hasOwn(right, 'right')
}
