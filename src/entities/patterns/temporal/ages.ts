/** Years that say how old somebody is: neither a date nor a time ("de 43 años", "43 Jahre alt", "ему 43 года"); their number counts like any other. */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type AgeWords, ageWords } from './age-words.js'
import { isAgeAtDeath, prepositionLength } from './deaths.js'

interface AgeSigns {
  /** At the end of a mention, right behind one, or before its number. */
  readonly unit: RegExp
  readonly unitBehind: RegExp
  readonly first: RegExp | undefined
  /** Units of which one alone says an age, or before who is so old. */
  readonly always: RegExp | undefined
  readonly before: RegExp | undefined
  readonly old: RegExp | undefined
  readonly aged: RegExp | undefined
  readonly has: RegExp | undefined
  readonly opening: RegExp | undefined
  readonly person: RegExp | undefined
  readonly personBehind: RegExp | undefined
}

/** Nobody gets older, in years; children's months stay below it, too. */
const OLDEST = 120
/** Characters on each side that are looked at. */
const REACH = 56
/** Words of an age: two numbers, their units and what joins them. */
const LONGEST = 48

const wordsOf = (words: string) => `(?:${words.replaceAll('*', '[\\p{L}\\p{M}]*')})`
const behindWord = '(?![\\p{L}\\p{M}\\p{N}])'
/** The lower number of a range, which is no part of the mention. */
const rangeBefore = '(?:\\p{Nd}{1,3}(?: \\p{L}{1,3} | ?[-–] ?))?'
/** What ends a phrase. */
const phraseEnd = /^ ?(?:$|[,;:.!?…)\]\n\r»”"،؛。,)۔।]|(?:and|y|e|et|i|und|en|och|og|a|и|і|ja|ir|un|şi|și|ve|και) )/u
/** What stands between a person and an age: "Ana Ruiz, 45 años", "Ana Ruiz (45 años)", "Ana Ruiz, de 45 años". */
const apposed = /(?:[,،、,] ?| ?[((])(?:de |di |com |van |på |von |w wieku )?$/u
/** A full name before it. */
const nameBefore = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}'’.-]* \p{Lu}[\p{L}\p{M}'’-]+(?:, | \()(?:de |di |com )?$/u

/** What follows an age at the beginning of a sentence, not what the years are of (`Mit 17 Jahren Erfahrung`, `A 5 anni dalla strage`). */
const goesOn = /^(?:,| (?:er|sie|ich|wir|zog|ging|kam|wurde|begann|starb|hatte|war|verließ|heiratete|il|elle|on|je|он|она|я|мы|він|вона|ми)(?![\p{L}\p{M}]))/u

const signsOf: (language: EntityLanguage) => AgeSigns | undefined = perLanguage((language) => {
  const row = ageWords[language]
  if (row === undefined) return undefined
  const { units, first, always, old, aged, has, opening, persons, of, before: adjectives, named } = row
  const all = wordsOf([units, always, adjectives].filter((words) => words !== undefined).join('|'))
  const at = (words: string | undefined) => (words === undefined ? undefined : new RegExp(`${wordsOf(words)}$`, 'u'))
  // Thai writes no blanks between words
  const wordBefore = language === 'tha' ? '' : '(?<![\\p{L}\\p{M}])'
  const before = (words: string | undefined) => (words === undefined ? undefined : new RegExp(`${wordBefore}${wordsOf(words)} ?${rangeBefore}$`, 'iu'))
  return {
    unit: new RegExp(`${all}$`, 'u'),
    unitBehind: new RegExp(`^(?: de)?[ \\u00a0-]?${all}${behindWord}`, 'u'),
    first: first === undefined ? undefined : new RegExp(`^${wordsOf(first)} \\d+\\.?$`, 'u'),
    always: at(always),
    before: named === 'nominative' ? new RegExp(`^\\d{1,3} ${wordsOf(adjectives!)}$`, 'u') : at(adjectives),
    old: old === undefined ? undefined : new RegExp(`^[ -]?${wordsOf(old)}${behindWord}`, 'u'),
    aged: before(aged),
    has: before(has),
    opening: opening === undefined ? undefined : new RegExp(`(?:^|[.!?…\\n»”"] ?)(?:${opening}) $`, 'u'),
    person: before(persons === undefined ? undefined : `${wordsOf(persons)},?${of === undefined ? '' : `(?: ${wordsOf(of)})?`}`),
    personBehind: adjectives === undefined ? undefined : new RegExp(`^ ${wordsOf(persons!)}${behindWord}${behindAge(named)}`, 'u')
  }
})

/** What else stands behind such a unit: a name, also one that is no genitive ("10 metų Lietuvos"). */
function behindAge(named: AgeWords['named']): string {
  if (named === undefined) return ''
  return named === 'nominative' ? '|^ \\p{Lu}\\p{Ll}+(?<!os|o|ų|ės)(?!\\p{L})' : `|^ \\p{Lu}\\p{Ll}|${phraseEnd.source}`
}

const small = /\p{Ll}/u
const capitals = /\p{Lu}{2}/u

/** What stands around an age. */
interface AgePlace {
  readonly mention: string
  /** Where its number begins, or the unit before it. */
  readonly from: number
  readonly before: string
  readonly behind: string
}

/** Where a mention is that has the form of an age: nothing but years or months of a number that somebody can have lived. */
function placeOf(text: string, start: number, end: number, signs: AgeSigns, language: EntityLanguage): AgePlace | undefined {
  if (end - start > LONGEST) return undefined
  const written = text.slice(start, end)
  // "DE 29 AÑOS", "29-YEAR-OLD": the words of the tables are in small letters
  const inCapitals = !small.test(written) && capitals.test(written)
  const plain = (part: string) => (inCapitals ? part.toLocaleLowerCase(language === 'tur' ? 'tr' : 'en') : part)
  const mention = plain(written)
  if (mention.match(/\d+/gu)?.some((number) => Number(number) > OLDEST) === true) return undefined
  const isFirst = signs.first?.test(mention) === true
  const behind = plain(text.slice(end, end + REACH))
  const unit = isFirst || signs.unit.test(mention) ? 0 : (signs.unitBehind.exec(behind)?.[0].length ?? -1)
  if (unit < 0) return undefined
  const from = start + (isFirst ? 0 : Math.max(0, written.search(/\d/u)))
  return { mention, from, before: plain(text.slice(Math.max(0, from - REACH), from)), behind: behind.slice(unit) }
}

/** Whether what looks like a span of years or months is how old somebody is, by the words around it. */
export function isAge(text: string, start: number, end: number, language: EntityLanguage): boolean {
  const signs = signsOf(language)
  const place = signs && placeOf(text, start, end, signs, language)
  if (place === undefined) return false
  const { mention, before, behind } = place
  return (
    signs!.always?.test(mention) === true ||
    signs!.old?.test(behind) === true ||
    signs!.aged?.test(before) === true ||
    (signs!.before?.test(mention) === true && signs!.personBehind!.test(behind)) ||
    isOfPerson(signs!.person?.exec(before)?.[0], behind) ||
    isAgeAtDeath(before, behind, language) ||
    (signs!.opening?.test(before) === true && goesOn.test(behind)) ||
    ((signs!.has?.test(before) === true || nameBefore.test(before)) && phraseEnd.test(behind))
  )
}

/** Behind a comma the phrase ends with the age. @param person the noun and what stands behind it */
function isOfPerson(person: string | undefined, behind: string): boolean {
  return person !== undefined && (!person.includes(',') || phraseEnd.test(behind))
}

/** Where the name ends that an age stands in apposition to ("Anna, 12 år, "); -1 where it stands in none. */
export function endBeforeAge(text: string, start: number, end: number, language: EntityLanguage): number {
  const signs = signsOf(language)
  const place = signs && placeOf(text, start, end, signs, language)
  if (place === undefined || !phraseEnd.test(place.behind)) return -1
  const joiner = apposed.exec(place.before)
  return joiner === null ? -1 : place.from - place.before.length + joiner.index
}

/** The years at the end of a date with more before them. */
const lastYears = /(?<=[\p{L}\d.)]) \d{1,3} (?:de )?\p{L}+$/u

/** What tells a date in front of an age from a lower age ("od 18 do 60 let"). */
const day = /\d{4}|\d[./-] ?\d|\d\p{L}{0,3}[.ºª°]? (?:de |d['’])?\p{L}{4}/u

/** Where a date ends that took the age behind it: "3 maggio 2024 a 81 anni". */
export function dateBeforeAge(text: string, start: number, end: number, language: EntityLanguage): number {
  const tail = end - start > LONGEST ? undefined : lastYears.exec(text.slice(start, end))
  if (tail === undefined || tail === null || !isAge(text, start + tail.index + 1, end, language)) return end
  const before = text.slice(start, start + tail.index + 1)
  // "3 years and 4 months old" is one age
  if (!day.test(before) || signsOf(language)!.unitBehind.test(before.slice(before.search(/\d/u)).replace(/^\d+/u, ''))) return end
  const last = start + tail.index - Math.max(0, prepositionLength(before, language) - 1)
  return last > start ? last : end
}
