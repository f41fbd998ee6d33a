/**
 * Texts made of the sentences of `sentences.tsv`, for languages with little annotated text: names of `given-names.tsv`, `names.tsv` and `organizations.tsv` take the
 * places that the sentences leave, in the case that they ask for.
 */
import { readFileSync } from 'node:fs'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { congruential } from '../../lib/shuffle.js'
import type { CorpusSpan } from '../corpora.js'
import { listedNames } from '../known-names/names.js'
import { listedOrganizations } from '../known-names/organizations.js'
import { personNames } from '../lists/given-names.js'

/** Texts of each sentence. */
const TIMES = 16
/** Sentences of a text, for every second text; the others are single sentences. */
const TOGETHER = 5
/** Of a hundred persons so many are known ones; the others have a given name and a surname. */
const KNOWN_PERSONS = 35

export interface MadeText {
  readonly text: string
  readonly spans: readonly CorpusSpan[]
}

const typeOf: Readonly<Record<string, string>> = { P: 'PERSON', G: 'PERSON', L: 'LOCATION', O: 'ORGANIZATION' }

/** Columns of a table of this folder. */
function rows(file: string): string[][] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

/** Texts of a language; none where there are no sentences. Alike in every run. */
export function madeTexts(language: EntityLanguage): MadeText[] {
  const sentences = rows('sentences.tsv').flatMap(([code, sentence = '']) => (code === language ? [sentence] : []))
  const given = personNames(language, 'given')
  const surnames = personNames(language, 'surname')
  const known = listedNames().filter((name) => name.language === language)
  const persons = known.flatMap(({ type, name }) => (type === 'PERSON' ? [name] : []))
  const places = known.flatMap(({ type, name }) => (type === 'LOCATION' ? [name] : []))
  const organizations = listedOrganizations().flatMap(({ name, languages, everywhere }) => (!everywhere && languages.includes(language) ? [name] : []))
  const below = congruential(19)
  // the low bits of such a generator repeat
  const choose = <T>(list: readonly T[]): T => list[Math.floor((below(2 ** 31) / 2 ** 31) * list.length)]!
  const nameFor: Readonly<Record<string, () => string>> = {
    P: () => (below(2 ** 31) / 2 ** 31 < KNOWN_PERSONS / 100 ? choose(persons) : `${choose(given)} ${choose(surnames)}`),
    G: () => choose(given),
    L: () => choose(places),
    O: () => choose(organizations)
  }
  const texts: MadeText[] = []
  let text = ''
  let spans: CorpusSpan[] = []
  let count = 0
  for (let time = 0; time < TIMES; time++) {
    for (let at = 0; at < sentences.length; at++) {
      if (text !== '') text += ' '
      for (const part of choose(sentences).split(/(\{[A-Z](?::[a-z]+)?\})/u)) {
        const slot = /^\{([A-Z])(?::([a-z]+))?\}$/u.exec(part)
        if (slot === null) {
          text += part
          continue
        }
        const start = text.length
        text += inflected(nameFor[slot[1]!]!(), slot[2], language)
        spans.push({ start, end: text.length, type: typeOf[slot[1]!]! })
      }
      count++
      if (texts.length % 2 === 1 && count < TOGETHER) continue
      texts.push({ text, spans })
      text = ''
      spans = []
      count = 0
    }
  }
  return texts
}

/** A name in a case (acc, dat, loc, soc) where the language writes it at the name. */
function inflected(name: string, wanted: string | undefined, language: EntityLanguage): string {
  if (wanted === undefined) return name
  if (language === 'tel') return telugu(name, wanted)
  throw new Error(`sentences.tsv: ${language} has no cases`)
}

const teluguEndings: Readonly<Record<string, string>> = { acc: 'ను', dat: 'కు', loc: 'లో', soc: 'తో' }

function telugu(name: string, wanted: string): string {
  if (name.endsWith('ం') && wanted === 'dat') return `${name.slice(0, -1)}ానికి`
  if (name.endsWith('ం') && wanted === 'acc') return `${name.slice(0, -1)}ాన్ని`
  const ending = /[ిీ]$/u.test(name) ? { ...teluguEndings, acc: 'ని', dat: 'కి' }[wanted]! : teluguEndings[wanted]!
  // a name without a vowel at its end stays apart from the ending by a sign that shows nothing
  return name + (name.endsWith('్') ? '\u200c' : '') + ending
}
