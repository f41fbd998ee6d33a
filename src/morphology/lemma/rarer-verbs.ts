/**
 * Verbs that are rarer than the lists of forms, by what is known of others: a verb with a prefix is inflected as the one without it, a Greek past tense ends as all
 * do.
 */

import { arabicPresent } from './arabic-verbs.js'
import { lithuanianInfinitive } from './irregular-words.js'

/** What is known of words. */
export interface KnownVerbs {
  /** Whether a lemma of a verb is known. */
  readonly knows: (lemma: string) => boolean
  /** Whether a word stands in a list. */
  readonly hasWord: (word: string) => boolean
  /** The lemma that a word has by lists and rules. */
  readonly lemma: (word: string) => string
}

const words = (list: string): readonly string[] => list.split(' ')

/** Prefixes of verbs; the longer ones first. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  lav: words('pār aiz pie at ie iz no pa sa uz ap'),
  lit: words('per prie pra par api ati ap at be iš nu pa su už į'),
  ces: words('roze pode přede nade obe ode roz pod pře při nad pro vze vy za na do od ob po u z s v'),
  slk: words('roze pode nade roz pod pre pri nad pro vy za na do od ob po u z s v'),
  hrv: words('raz pre pri pod nad pro iza iz od ob do za na po u s'),
  srp: words('raz pre pri pod nad pro iza iz od ob do za na po u s'),
  slv: words('raz pre pri pod nad pro iz od ob do za na po u s'),
  rus: words('пере разо рас раз при под про вос воз вы за на до от об по у с в'),
  ukr: words('пере розі роз при під про вос ви за на до від об по у з с в')
}
const SHORTEST = 3
const LONGEST = 24

/** `atsūti` as `sūti`: `atsūtīt`. */
function withPrefix(lower: string, language: string, { knows, hasWord, lemma }: KnownVerbs): string | undefined {
  for (const prefix of prefixes[language] ?? []) {
    if (!lower.startsWith(prefix) || lower.length - prefix.length < SHORTEST) continue
    const rest = lower.slice(prefix.length)
    if (!hasWord(rest)) continue
    const whole = prefix + lemma(rest)
    if (knows(whole)) return whole
  }
  return undefined
}

const accents: Readonly<Record<string, string>> = { ά: 'α', έ: 'ε', ή: 'η', ί: 'ι', ό: 'ο', ύ: 'υ', ώ: 'ω' }
const accented: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(accents).map(([mark, plain]) => [plain, mark]))
const withoutAccents = (word: string): string => word.replace(/[άέήίόύώ]/g, (letter) => accents[letter]!)
/** How past tenses end, without the person, and what presents have there; the first one where none is known. */
const greekPasts: readonly (readonly [past: RegExp, presents: readonly string[]])[] = [
  [/υν$/, ['ύνω']],
  [/ι[ζσ]$/, ['ίζω']],
  [/α[ζσ]$/, ['άζω', 'ώ', 'άω']],
  [/(?<!στ)ησ$/, ['ώ', 'άω', 'ήνω']],
  [/ω[σν]$/, ['ώνω']],
  [/ευσ?$|εψ$/, ['εύω']],
  [/αν$/, ['αίνω']]
]
const greekPerson = /(?:αμε|ατε|αν|ες|α|ε)$/

/** `απομάκρυναν`, `τσίριζαν`, `έτρεμαν`: the past tense of an unknown verb. */
function greekPresent(lower: string, { knows, hasWord }: KnownVerbs, isSure: boolean): string | undefined {
  const person = greekPerson.exec(lower)
  if (person === null) return undefined
  const stem = lower.slice(0, person.index)
  // the augment is there where the accent would have no other place
  if (stem.startsWith('έ')) {
    const vowel = /^([^αεηιουω]*)([αεηιουω])([^αεηιουω]+)$/.exec(stem.slice(1))
    const present = vowel === null ? undefined : `${vowel[1]!}${accented[vowel[2]!]!}${vowel[3]!}ω`
    return present !== undefined && (knows(present) || (!isSure && hasWord(present))) ? present : undefined
  }
  const plain = withoutAccents(stem)
  for (const [past, presents] of greekPasts) {
    const match = past.exec(plain)
    if (match === null) continue
    const candidates = presents.map((ending) => plain.slice(0, match.index) + ending)
    const known = candidates.find(knows)
    if (known !== undefined) return known
    return !isSure && presents.length === 1 && match.index >= SHORTEST ? candidates[0] : undefined
  }
  return undefined
}

/** `mokėsi`: Lithuanian reflexive pasts in -ėsi belong to verbs in -ytis where there is one, and to reflexive verbs in any case. */
function lithuanianReflexive(lower: string, knows: (lemma: string) => boolean): string | undefined {
  const reflexive = lower.endsWith('ėsi') ? `${lower.slice(0, -3)}ytis` : undefined
  return reflexive !== undefined && knows(reflexive) ? reflexive : undefined
}

/**
 * The lemma of a verb that lists do not have.
 * @param lemma what the rules of endings make of it
 * @param isListed whether a list has the word itself with its lemma
 */
export function rarerVerb(lower: string, lemma: string, isListed: boolean, language: string | undefined, known: KnownVerbs): string | undefined {
  if (language === undefined || lower.length > LONGEST) return undefined
  if (language === 'lit' && lower.endsWith('si')) {
    const reflexive = lithuanianReflexive(lower, known.knows)
    if (reflexive !== undefined) return reflexive
  }
  if (language === 'lit') {
    const infinitive = lithuanianInfinitive(lower, known.knows)
    if (infinitive !== undefined) return infinitive
  }
  if (isListed) return undefined
  if (language === 'ell') return greekPresent(lower, known, known.knows(lemma))
  if (known.knows(lemma)) return undefined
  return language === 'ara' ? arabicPresent(lower) : withPrefix(lower, language, known)
}
