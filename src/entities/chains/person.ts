/** A person's name as the chains compare it: its words without forms of address, what tells father from son and him from her. */

import { type Generation, generationOfFirst } from '../../core/generations.js'
import { fathersParticles, nameParticles } from '../../core/words/name-particles.js'
import type { EntityLanguage } from '../languages.js'
import { type Gender, isAddress, isRuling, withoutThaiAddress } from './gender.js'
import { generationOf } from './generations.js'
import { knownEntity, type NameKnowledge } from './known.js'
import { isInitial, type NameForm } from './name.js'

export interface Person {
  readonly form: number
  readonly folded: readonly string[]
  readonly stems: readonly string[]
  /** `junior`, `senior`; absent where the name does not say. */
  readonly generation?: Generation
  /** Of a ruler, `ii`. */
  readonly number?: string
  /** It begins with a given name. */
  readonly hasGivenName: boolean
  /** A title of rulers stands in the name. */
  readonly isRuling: boolean
  readonly gender: Gender
  /** Well-known entity of this name. */
  readonly entity: number | undefined
  /** Place of the first mention. */
  readonly first: number
}

/** Suffixes that are no surname. */
const suffixes: ReadonlySet<string> = new Set('phd md mp esq mba cpa'.split(' '))
/** `Elizabeth II`, `Norton I`: the name before the number is the short one. */
export const regnal = /^(?:[ivx]{1,5}|1[0-9]|[1-9])$/

const particles: ReadonlySet<string> = new Set([...nameParticles, 'of'])
/** Those that a surname begins with when it stands alone, with a capital too: `De Vries`, but `Al Gore` and `Ben Tapper`. */
const surnameParticles: ReadonlySet<string> = new Set('van von de der den della di da dos du la le el bin ibn بن ابن'.split(' '))

/** Without forms of address before the name and suffixes after it. @param gender by what stands beside the mentions and the words of the name */
export function personOf(
  form: NameForm,
  index: number,
  gender: Gender,
  { language, known, givenNames }: NameKnowledge & { readonly language: EntityLanguage }
): Person {
  const { folded, stems } = language === 'tha' ? withoutAttached(form) : form
  let from = 0
  let to = folded.length
  let { generation } = form
  let ruling = false
  while (to > 1) {
    const word = folded[to - 1]!
    const own = generationOf(word, language)
    if (own === undefined && !suffixes.has(word)) break
    generation ??= own
    to--
  }
  while (to - from > 1 && (isAddress(folded[from]!, language) || generationOfFirst(folded[from]!, language) !== undefined)) {
    ruling ||= isRuling(folded[from]!)
    generation ??= generationOfFirst(folded[from]!, language)
    from++
  }
  const number = to - from > 1 && regnal.test(folded[to - 1]!) ? folded[to - 1]! : undefined
  const whole = from === 0 && to === folded.length ? form : { text: '', folded: folded.slice(from) }
  return {
    form: index,
    folded: folded.slice(from, to),
    stems: stems.slice(from, to).map((stem, at, all) => spelling(stem, at > 0 && at === all.length - 1)),
    ...(generation !== undefined && { generation }),
    ...(number !== undefined && { number }),
    hasGivenName: givenNames?.gender(folded[from] ?? '') !== undefined,
    isRuling: ruling,
    gender,
    // the father is better known than the son
    entity: known !== undefined && to - from > 1 && form.generation === undefined ? knownEntity(whole, known) : undefined,
    first: form.mentions[0]!
  }
}

/** A Thai name without the form of address that its first word begins with. */
function withoutAttached({ folded, stems }: NameForm): Pick<NameForm, 'folded' | 'stems'> {
  const rest = withoutThaiAddress(folded[0] ?? '')?.rest
  return rest === undefined ? { folded, stems } : { folded: [rest, ...folded.slice(1)], stems: [rest, ...stems.slice(1)] }
}

const slavicEnd = /([^aeiou])[iyj]{1,3}$/
const softE = /([aeiou])ye/
const softD = /dj(?=[aeiou])/g

/** One spelling for several of a Slavic name in Latin letters: Djoković, Đoković; Zelensky, Zelenskyy, Zelenskiy; Dostoevsky, Dostoyevsky. */
function spelling(stem: string, isSurname: boolean): string {
  if (stem === 'ابن') return 'بن'
  const plain = stem.includes('dj') ? stem.replace(softD, 'd') : stem
  return isSurname ? surnameSpelling(plain) : plain
}

/** @param word stem of a surname */
export function surnameSpelling(word: string): string {
  return word.length > 5 ? word.replace(slavicEnd, '$1i').replace(softE, '$1e') : word
}

export function surnameOf({ stems, number }: Person): string {
  return stems.length > 1 && number !== undefined ? stems.at(-2)! : stems.at(-1)!
}

/** The words as one, without hyphens, so that `Jean-Luc` and `Jean Luc` are one. */
export function compact(stems: readonly string[]): string {
  const joined = stems.join('')
  return joined.includes('-') ? joined.replaceAll('-', '') : joined
}

/** Whether only particles stand before the last word: `van Gogh`, `De Vries`. */
export function isSurnameAlone({ folded }: Person, { words }: NameForm): boolean {
  if (folded.length < 2) return false
  const written = words.slice(words.length - folded.length)
  return folded.slice(0, -1).every((word, at) => surnameParticles.has(word) || (particles.has(word) && written[at] === word))
}

/** Whether a word stands in a name as the father's only. */
export function isFathersName({ folded, stems }: Person, stem: string): boolean {
  return stems.every((word, at) => compact([word]) !== stem || (at > 0 && fathersParticles.has(folded[at - 1]!)))
}

/** Whether a person is called by the given name alone: rulers, and who has a father's name in place of a surname. */
export function isCalledByGivenName({ folded, number, isRuling: ruling }: Person): boolean {
  return number !== undefined || ruling || folded.some((word) => fathersParticles.has(word))
}

/**
 * Whether two names of two words or more that agree otherwise are of two persons: father and son, man and woman, two whom many know. A name that
 * leaves a number out is the same person's once the number was said; one that leaves `Jr.` out only where both are known to be one's.
 */
export function areOthers(full: Person, short: Person, gender: Gender): boolean {
  if (full.entity !== undefined && short.entity !== undefined) return full.entity !== short.entity
  if (gender !== undefined && short.gender !== undefined && gender !== short.gender) return true
  if (full.generation !== short.generation) return true
  if (full.number === short.number) return false
  return (full.number !== undefined && short.number !== undefined) || full.number === undefined || short.first < full.first
}

/** Whether a name of two words or more can stand for a fuller one with the same last word: `J. Kennedy`, `van Gogh`, `John F. Kennedy`. */
export function canBe(short: Person, full: Person): boolean {
  const words = short.stems
  const fullWords = full.number !== undefined && short.number === undefined ? full.stems.slice(0, -1) : full.stems
  if (words.length > fullWords.length || words.at(-1) !== fullWords.at(-1)) return false
  if (!initialsAgree(short, full)) return false
  // The first word may be any of the fuller name's (a particle, a middle name that is used); the words between follow in order.
  let from = 0
  for (let index = 0; index < words.length - 1; index++) {
    let at = from
    while (at < fullWords.length - 1 && !sameWord(short, index, full, at)) at++
    if (at === fullWords.length - 1) return false
    // who is called by a later name was named in full before; Silvio is not Pier Silvio
    if (index === 0 && at > 0 && short.first < full.first && short.hasGivenName && !particles.has(short.folded[0]!)) return false
    from = at + 1
  }
  return true
}

/** Initials after the given name are those of the fuller name in its order: `George W. Bush` is not `George H. W. Bush`. */
function initialsAgree(short: Person, full: Person): boolean {
  const middle = short.folded.slice(1, -1)
  if (middle.length === 0 || full.folded.length === short.folded.length || !middle.every(isInitial) || isInitial(short.folded[0]!)) return true
  return short.stems[0] !== full.stems[0] || middle.every((letter, index) => full.folded[index + 1]![0] === letter)
}

function sameWord(short: Person, index: number, full: Person, at: number): boolean {
  if (short.stems[index] === full.stems[at]) return true
  const left = short.folded[index]!
  const right = full.folded[at]!
  if ((isInitial(left) || isInitial(right)) && left[0] === right[0]) return true
  const initials = doubleInitial.exec(left) ?? doubleInitial.exec(right)
  if (initials === null) return false
  const [one, two] = (initials.input === left ? right : left).split('-')
  return one?.[0] === initials[1] && two?.[0] === initials[2]
}

/** `J.-C. Juncker`. */
const doubleInitial = /^(\p{L})\.?-(\p{L})$/u
