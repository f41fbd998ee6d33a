import { IntegerTrie } from '../../../core/integer-trie.js'
import type { EntityLanguage } from '../../languages.js'
import { Alphabet, type ClassSet, type TemporalClass, temporalClasses } from './classes.js'
import { addCalendarWords, endsWithPoint, writesPoints } from './cldr.js'
import { foldUnit } from './folding.js'
import { greetings } from './greetings.js'
import { lastMinutes } from './last-minutes.js'
import { numberSets } from './numbers.js'
import { stages } from './rules.js'
import type { TemporalWords } from './words.js'

/** Words of one language by what they can mean in an expression of time. */
export interface TemporalLexicon {
  readonly alphabet: Alphabet
  /** Words and phrases over code units as `foldUnit` gives them; a blank stands for a run of blanks. */
  readonly trie: IntegerTrie
  /** Value of each node of the trie, 0 for none. */
  readonly values: Uint16Array
  /** Letter of each value, for a word that starts with a capital, and for one that does not. */
  readonly capitalised: Uint16Array
  readonly small: Uint16Array
  readonly suffixes: ReadonlySet<string>
  /** Endings are no part of the mention. */
  readonly endingsApart: boolean
  /** Words that are towns behind a year. */
  readonly towns: readonly string[]
  readonly prefixes: ReadonlySet<string>
  readonly ordinals: ReadonlySet<string>
  /** Endings that make four digits a year. */
  readonly yearEndings: ReadonlySet<string>
  readonly compounds: boolean
  /** Days and months in digits have points: "1.6." */
  readonly dottedDates: boolean
  /** Classes of a point, besides those of its place. */
  readonly points: ClassSet
  /** The article belongs to the mention: "the 3rd of May". */
  readonly articles: boolean
  readonly prepositions: boolean
  /** What the years of the country's own era are ahead of the common one: 543 for the Buddhist era. */
  readonly eraAhead: number
}

/** Of centuries. */
const romanNumerals = 'ii iii iv vi vii viii ix xi xii xiii xiv xv xvi xvii xviii xix xx xxi'.split(' ')

/** Months in three letters, which papers in every language have between strokes or hyphens. */
const invoiceMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Builds the lexicon: CLDR first, then the language's own words over it. */
export function buildLexicon(language: EntityLanguage, words: TemporalWords): TemporalLexicon {
  const entries = new Map<string, Set<TemporalClass>>()
  const put = (phrase: string, name: TemporalClass): void => {
    const key = fold(phrase)
    if (key === '') return
    const known = entries.get(key)
    if (known === undefined) entries.set(key, new Set([name]))
    else known.add(name)
  }
  addCalendarWords(language, (phrase, name) => {
    if (/\p{L}/u.test(phrase) && !/[()/]/u.test(phrase)) put(phrase, name)
  })
  // a full name is no abbreviation even where both are written alike
  for (const names of entries.values()) {
    if (names.has('monthName')) names.delete('lowercaseMonth')
    if (names.has('weekdayName')) names.delete('ambiguousWeekday')
  }
  for (const phrase of split(words.drop)) entries.delete(fold(phrase))
  for (const numeral of romanNumerals) put(numeral, 'romanNumeral')
  for (const month of invoiceMonths) put(month, 'foreignMonth')
  put('t', 'isoT')
  for (const name of temporalClasses) for (const phrase of split(words[name])) put(phrase, name)
  for (const phrase of split(greetings[language]?.wishes)) put(phrase, 'wish')
  for (const phrase of split(greetings[language]?.phrases)) entries.set(fold(phrase), new Set(['none']))
  for (const phrase of split(lastMinutes[language])) entries.set(fold(phrase), new Set(['none']))
  for (const phrase of split(words.maybe)) {
    const names = entries.get(fold(phrase))
    if (names?.delete('monthName') || names?.delete('lowercaseMonth')) names.add('ambiguousMonth')
    if (names?.delete('weekdayName')) names.add('ambiguousWeekday')
  }
  addHourPhrases(entries)
  addHolidays(entries)
  addDayPhrases(entries)
  addSinceDays(entries)
  addYearPhrases(entries)
  const points: TemporalClass[] = writesPoints(language) ? ['dateDot'] : []
  if (endsWithPoint(language)) points.push('monthDot')
  return lexiconOf(entries, words, points)
}

/** Classes of phrases that may end in the word that stands before hours. */
const beforeHours: readonly TemporalClass[] = ['approximately', 'moreThan', 'from', 'to', 'between', 'beforeOrAfter']
/** Classes of phrases that may end in the article of a day. */
const beforeDays: readonly TemporalClass[] = ['approximately', 'from', 'to', 'beforeOrAfter']
/** Those of the two ends of a range. */
const rangeWords: readonly TemporalClass[] = ['from', 'to', 'between']

/** "cerca de las", "بعد الساعة": what ends in the word for hours says that the number behind it is one, surely where that word is no article. */
function addHourPhrases(entries: ReadonlyMap<string, Set<TemporalClass>>): void {
  for (const [phrase, names] of entries) {
    const words = phrase.split(' ')
    if (words.length < 2 || names.has('hourWord') || !beforeHours.some((name) => names.has(name))) continue
    for (let index = 1; index < words.length; index++) {
      const last = entries.get(words.slice(index).join(' '))
      if (last?.has('hourWord') !== true) continue
      if (last.has('the') || rangeWords.some((name) => names.has(name))) names.add('hourPhrase')
      else names.add('hourWord')
    }
  }
}

/** "el día de la madre": where the word for days is known with an article before it, so are the holidays that begin with it. */
function addHolidays(entries: Map<string, Set<TemporalClass>>): void {
  const days = [...entries].filter(([phrase, names]) => names.has('dayWord') && phrase.includes(' ')).map(([phrase]) => phrase)
  if (days.length === 0) return
  for (const [phrase, names] of [...entries]) {
    const head = names.has('holiday') ? phrase.split(' ', 1)[0]! : ''
    if (head.length === phrase.length) continue
    for (const day of days) if (head !== '' && day.endsWith(` ${head}`)) entries.set(day + phrase.slice(head.length), new Set(['holiday']))
  }
}

/** "avant le", "spätestens am": what ends in the article of a day says when. */
function addDayPhrases(entries: ReadonlyMap<string, Set<TemporalClass>>): void {
  for (const [phrase, names] of entries) {
    const last = entries.get(phrase.slice(phrase.lastIndexOf(' ') + 1))
    if (phrase.includes(' ') && last?.has('dayArticle') === true && beforeDays.some((name) => names.has(name))) names.add('dayArticle')
  }
}

/** "desde ayer": behind a duration it says from when, alone it is a day. */
function addSinceDays(entries: ReadonlyMap<string, Set<TemporalClass>>): void {
  for (const [phrase, names] of entries) {
    const words = phrase.split(' ')
    if (words.length < 2 || !names.has('later')) continue
    const isSince = words.some((_, index) => {
      const before = index > 0 ? entries.get(words.slice(0, index).join(' ')) : undefined
      const behind = entries.get(words.slice(index).join(' '))
      return (before?.has('from') === true || before?.has('beforeOrAfter') === true) && (behind?.has('relativeDay') === true || behind?.has('now') === true)
    })
    if (isSince) names.add('sinceDay')
  }
}

/** "del año", "des Jahres": before no number they are the unit with what stands before it. */
function addYearPhrases(entries: ReadonlyMap<string, Set<TemporalClass>>): void {
  for (const [phrase, names] of entries) {
    const last = phrase.slice(Math.max(phrase.lastIndexOf(' '), phrase.lastIndexOf("'")) + 1)
    if (names.has('yearWord') && last.length < phrase.length && entries.get(last)?.has('dayUnit') === true) names.add('yearPhrase')
  }
}

function lexiconOf(entries: Map<string, Set<TemporalClass>>, words: TemporalWords, points: ClassSet): TemporalLexicon {
  const alphabet = new Alphabet()
  for (const set of numberSets) alphabet.letter(set)
  for (const name of temporalClasses) alphabet.letter([name])
  for (const name of ['dot', 'spacedDot'] as const) alphabet.letter([name, ...points])
  for (const { out, also } of stages.flat()) if (also !== undefined) alphabet.letter([out, also])
  const trie = new IntegerTrie()
  const valueOfNode: number[] = []
  const sets: ClassSet[] = [[]]
  const known = new Map<number, number>()
  for (const [phrase, names] of entries) {
    const set = [...names]
    const letter = alphabet.letter(set)
    let value = known.get(letter)
    if (value === undefined) {
      value = sets.push(set) - 1
      known.set(letter, value)
    }
    valueOfNode[trie.insert(codeUnits(phrase))] = value
  }
  const small = (set: ClassSet): ClassSet => set.map((name) => (name === 'ambiguousMonth' ? 'lowercaseMonth' : name))
  const capital = (set: ClassSet): ClassSet =>
    words.capitalDays ? set.map((name) => (name === 'ambiguousWeekday' && !set.includes('abbreviation') ? 'weekdayName' : name)) : set
  return {
    alphabet,
    trie,
    values: Uint16Array.from({ length: trie.nodes }, (_, node) => valueOfNode[node] ?? 0),
    capitalised: Uint16Array.from(sets, (set) => alphabet.letter(capital(set))),
    small: Uint16Array.from(sets, (set) => alphabet.letter(small(set))),
    suffixes: new Set(split(words.suffixes)),
    endingsApart: words.endings === 'apart',
    towns: split(words.towns),
    prefixes: new Set(split(words.prefixes)),
    ordinals: new Set(split(words.ordinals)),
    yearEndings: new Set(split(words.yearEndings)),
    compounds: words.compounds === true,
    dottedDates: points.length > 0,
    points,
    articles: words.articles === true,
    prepositions: words.prepositions === true,
    eraAhead: words.eraAhead ?? 0
  }
}

function split(list: string | undefined): string[] {
  return list === undefined || list === '' ? [] : list.split('|')
}

function codeUnits(phrase: string): Uint16Array {
  return Uint16Array.from({ length: phrase.length }, (_, at) => phrase.charCodeAt(at))
}

/** A phrase as the trie knows it, one blank for each run of blanks. */
function fold(phrase: string): string {
  let result = ''
  for (let at = 0; at < phrase.length; at++) {
    const code = foldUnit(phrase.charCodeAt(at))
    if (code !== 0 && !(code === 32 && (result === '' || result.endsWith(' ')))) result += String.fromCharCode(code)
  }
  return result.trimEnd()
}
