/**
 * Persons with the surname first that a model took apart (`Лебедев | Павел Игоревич`) or found half of: before a given name and a patronymic anywhere, without one where
 * nothing else stands in a line (`1. Dumitrescu Ion`).
 */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import { type Mention, ruleMention } from '../../types.js'
import { greetingWords } from '../greetings.js'
import { byStart } from '../redactor.js'
import { linesOf } from '../text-lines.js'
import { startsSentence, tokenFrom } from '../token-places.js'

const SURNAME_FIRST = 0.9
/** So many such lines are a list. */
const LIST = 2
const nobody = Flag.jobFirst | Flag.titleFirst
const word = String.raw`\p{Lu}[\p{L}\p{M}’'ʼ-]{1,30}`

/** Father's names in all cases. */
const fathersNames: Partial<Record<EntityLanguage, string>> = {
  rus: '(?:[оеё]вич|ьич|[кмф]ич|нич)(?:а|у|ем|ом|е)?|(?:[оеё]вн|ичн|иничн)(?:а|ы|е|у|ой|ою)',
  ukr: '(?:[оеє]вич|йович|ьович|ліч|[укмх]ич)(?:а|у|ем|еві|ові|і)?|(?:[іїє]вн)(?:а|и|і|у|ою|о)'
}
const withFather = new Map(
  Object.entries(fathersNames).map(([language, ending]) => [
    language as EntityLanguage,
    new RegExp(`(?<![\\p{L}\\p{M}\\p{N}-])(${word}) (${word}) \\p{Lu}\\p{Ll}{1,20}(?:${ending})(?![\\p{L}\\p{M}])`, 'uy')
  ])
)
/** Endings of surnames that no list has. */
const surnameEnding = /(?:[оеё]в|[оеё]ва|[ыи]н|[ыи]на|ск(?:ий|ая|ого|ой|ому)|ськ(?:ий|а|ого|ої|ому)|енко|[чщ]ук|юк|ець|дзе|швили|ян)$/u
const wholeLine = new RegExp(
  `^(?<before>[ \\t]*(?:\\d{1,3}[.)]|[-*•–])?[ \\t]*)(?<surname>${word})[ \\u00a0](?<given>${word}(?:[ \\u00a0](?<second>${word}))?)[ \\t]*[,;.]?[ \\t]*$`,
  'u'
)
const MOST_LINE = 80

interface Found {
  readonly start: number
  readonly end: number
  /** Whether it is a person whatever a model made of it. */
  readonly isSure: boolean
}

/** Mentions with such persons in place of what was found inside them. Linear. @param flags of the lists, by token (`Flag`) */
export function withSurnameFirst(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const given = withFather.has(language) ? mentions.flatMap((mention) => beforeGiven(tokens, mention, flags)) : []
  const found = [...beforeFathersNames(tokens, language, flags), ...given, ...inLines(tokens, flags)].sort((left, right) => left.start - right.start)
  if (found.length === 0) return [...mentions]
  const ordered = [...mentions].sort(byStart)
  const result: Mention[] = []
  let next = 0
  let end = 0
  for (const one of found) {
    if (one.start < end) continue
    end = one.end
    while (next < ordered.length && ordered[next]!.end <= one.start) result.push(ordered[next++]!)
    const inside: Mention[] = []
    while (next < ordered.length && ordered[next]!.start < one.end) inside.push(ordered[next++]!)
    const isWithin = inside.every((mention) => mention.start >= one.start && mention.end <= one.end)
    // nothing but parts of persons from end to end
    const isPerson = inside[0]?.start === one.start && inside.at(-1)!.end === one.end && inside.every(({ type }) => type === 'PERSON')
    const isRule = inside.some(({ type, source }) => type !== 'PERSON' && source === 'gazetteer')
    if (isWithin && !isRule && (one.isSure || isPerson)) result.push(ruleMention(one.start, one.end, 'PERSON', 'surname-first', SURNAME_FIRST))
    else result.push(...inside)
  }
  return [...result, ...ordered.slice(next)]
}

/** Blanks and letters of the longest surname and given name. */
const REACH = 64

/**
 * Where an expression for three capitalised words with a blank between them fits, without overlaps and in text order: looked for behind the blanks before the third
 * of them alone.
 */
function* threeCapitalised(text: string, expression: RegExp): Generator<RegExpExecArray> {
  let end = 0
  // the blank before the word
  let before = -1
  for (let blank = text.indexOf(' '); blank >= 0; before = blank, blank = text.indexOf(' ', blank + 1)) {
    if (!mayBeCapital(text.charCodeAt(blank + 1)) || before < 0 || blank - before > REACH || !mayBeCapital(text.charCodeAt(before + 1))) continue
    for (let start = Math.max(end, text.lastIndexOf(' ', before - 1) + 1, before - REACH); start < before; start++) {
      if (!mayBeCapital(text.charCodeAt(start))) continue
      expression.lastIndex = start
      const found = expression.exec(text)
      if (found === null) continue
      end = start + found[0].length
      yield found
      break
    }
  }
}

function beforeFathersNames(tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Found[] {
  const found: Found[] = []
  const { text } = tokens
  const expression = withFather.get(language)
  if (expression === undefined) return found
  for (const { 0: whole, 1: surname, index } of threeCapitalised(text, expression)) {
    const token = tokenFrom(tokens, index)
    const own = flags[token]!
    const given = flags[tokenFrom(tokens, index + surname!.length + 1)]!
    // a sentence may begin with any word, unless the name is all of it
    const isAlone = /^[ \t]*(?:[\n\r]|$)/u.test(text.slice(index + whole.length, index + whole.length + 8))
    const isUnknown = own === 0 && (isAlone || !startsSentence(tokens, token))
    // a word with a capital inside a sentence, in the case of the given name
    const isInside = (own & (nobody | Flag.given | Flag.major | Flag.common)) === 0 && !startsSentence(tokens, token)
    const isSurname = (own & Flag.surname) !== 0 || isUnknown || isInside || ((own & (nobody | Flag.common | Flag.given)) === 0 && surnameEnding.test(surname!))
    if (isSurname && (given & Flag.given) !== 0) found.push({ start: index, end: index + whole.length, isSure: true })
  }
  return found
}

/** Surnames by endings that nothing else has. */
const onlySurname = /^\p{Lu}[\p{Ll}’'ʼ-]{2,}(?:енко|[чщ]ко|[чщ]ук|ський|ська|ської|ському|ську|цький|цька|ский|ская|ского|ской|скому|скую|цкий|цкая)$/u

/** A given name alone and the surname before it (`Лесечко Ірина`). */
function beforeGiven(tokens: TokenList, { start, end, type }: Mention, flags: Uint32Array): Found[] {
  const { text, starts, ends } = tokens
  const given = tokenFrom(tokens, start)
  if (type !== 'PERSON' || given === 0 || starts[given] !== start || ends[given] !== end || (flags[given]! & Flag.given) === 0) return []
  const surname = given - 1
  if (text.slice(ends[surname], start) !== ' ' || (flags[surname]! & (nobody | Flag.common | Flag.placeFirst | Flag.major | Flag.several)) !== 0) return []
  return onlySurname.test(text.slice(starts[surname], ends[surname])) ? [{ start: starts[surname]!, end, isSure: true }] : []
}

/** Lines of a surname and a given name, which other such lines make a list. */
function inLines(tokens: TokenList, flags: Uint32Array): Found[] {
  const all: Found[] = []
  let list: Found[] = []
  /** Those whose first word is nobody's given name. */
  let clear = 0
  const close = () => {
    const isList = list.length >= LIST && clear * 2 >= list.length
    all.push(...list.map((one) => ({ ...one, isSure: isList })))
    list = []
    clear = 0
  }
  for (const { start, text } of linesOf(tokens.text)) {
    const parts = text.length > MOST_LINE ? undefined : wholeLine.exec(text)?.groups
    if (parts === undefined) {
      close()
      continue
    }
    const { before, surname, given, second } = parts as { before: string; surname: string; given: string; second?: string }
    const from = start + before.length
    const givenFrom = from + surname.length + 1
    const own = flags[tokenFrom(tokens, from)]!
    const next = flags[tokenFrom(tokens, givenFrom)]!
    const isNamed = (next & (Flag.given | Flag.major)) === Flag.given
    // nor `San Juan`, `Villa Maria`
    const isSurname =
      ((own & Flag.surname) !== 0 || own === 0) &&
      !greetingWords.has(surname.toLowerCase()) &&
      ((own & Flag.several) === 0 || (own & (Flag.placeFirst | Flag.organisationFirst | Flag.workFirst)) === 0)
    const isWhole = second === undefined || (flags[tokenFrom(tokens, givenFrom + given.length - 1)]! & Flag.given) !== 0
    if (isNamed && isSurname && isWhole) {
      list.push({ start: from, end: givenFrom + given.length, isSure: false })
      if ((own & Flag.given) === 0 || surnameEnding.test(surname)) clear++
    } else close()
  }
  close()
  return all
}
