/** Words that tell father from son: `Jr.`, `hijo`, `starší`; in the name, or beside it. */
import { type Generation, generationOfFirst, generationOfLast } from '../../core/generations.js'
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'
import type { Mention } from '../types.js'
import { foldWord } from './fold.js'
import { wordBefore } from './gender.js'

const czechAndSlovak = new Map<string, Generation>([
  ['ml', 'junior'],
  ['mladsi', 'junior'],
  ['st', 'senior'],
  ['starsi', 'senior']
])
/** What says so behind a name, the younger one first; the languages' own words beside those of Latin. */
const behind: Partial<Record<EntityLanguage, readonly [junior: string, senior: string]>> = {
  spa: ['hijo', 'padre'],
  cat: ['fill', 'pare'],
  por: ['filho', 'pai'],
  fra: ['fils', 'père'],
  ita: ['figlio', 'padre'],
  deu: ['jun', 'sen'],
  ces: ['mladší ml', 'starší st'],
  slk: ['mladší ml', 'starší st'],
  pol: ['młodszy', 'starszy'],
  slv: ['mlajši ml', 'starejši st'],
  hrv: ['mlađi ml', 'stariji st'],
  srp: ['mlađi млађи мл', 'stariji старији ст'],
  rus: ['младший мл', 'старший ст'],
  ukr: ['молодший мол', 'старший ст'],
  bul: ['младши мл', 'старши ст'],
  lit: ['jaunesnysis jaun', 'vyresnysis vyr'],
  lav: ['jaunākais jaun', 'vecākais vec'],
  fin: ['nuorempi', 'vanhempi'],
  est: ['noorem', 'vanem'],
  nld: ['jr', 'sr']
}
const everywhere: readonly [string, string] = ['jr junior jnr', 'sr senior snr']
const latin: ReadonlySet<string> = new Set(everywhere.flatMap((words) => words.split(' ')))
const tableOf: (language: EntityLanguage) => ReadonlyMap<string, Generation> = perLanguage((language) => {
  const words = [everywhere, behind[language] ?? ['', '']].flatMap(([junior, senior]) => [
    ...junior.split(' ').map((word) => [foldWord(word), 'junior'] as const),
    ...senior.split(' ').map((word) => [foldWord(word), 'senior'] as const)
  ])
  return new Map(words.filter(([word]) => word !== ''))
})

/** The generation that the last word of a name tells. @param word folded */
export function generationOf(word: string, language: EntityLanguage): Generation | undefined {
  return generationOfLast(word) ?? (language === 'ces' || language === 'slk' ? czechAndSlovak.get(word) : undefined)
}

const nextWord = /^(,?) (\p{L}{2,12})(?!\p{L})/u

const firstsOf = perLanguage((language): ReadonlySet<number> => new Set([...tableOf(language).keys()].map((word) => word.charCodeAt(0))))

/** Whether a word of a language's table may begin with a character: letters beyond ASCII may be folded to others. */
function mayBegin(code: number, language: EntityLanguage): boolean {
  if (code >= 0x80) return true
  return firstsOf(language).has(code | 32)
}

/** The generation that the word right behind a name tells, or before a Hungarian one. */
function generationBeside(text: string, start: number, end: number, language: EntityLanguage): Generation | undefined {
  if (language === 'hun') return generationOfFirst(wordBefore(text, start), language)
  const from = end + (text.startsWith(',', end) ? 1 : 0)
  if (text[from] !== ' ' || !mayBegin(text.charCodeAt(from + 1), language)) return undefined
  const word = nextWord.exec(text.slice(end, end + 16))
  if (word === null) return undefined
  const folded = foldWord(word[2]!)
  // behind a comma the languages' own words tell whose father somebody is
  return word[1] === '' || latin.has(folded) ? tableOf(language).get(folded) : undefined
}

/**
 * The generations of persons of one name whom the text tells apart: both are named, or one after somebody without such a word. Where only one
 * is ever named, the word tells nobody from anybody. Linear in the mentions.
 * @param members indexes of mentions of persons
 */
export function generationsOf(
  text: string,
  mentions: readonly Mention[],
  members: readonly number[],
  language: EntityLanguage
): ReadonlyMap<number, Generation> {
  const beside = new Map<number, Generation>()
  for (const index of members) {
    const { start, end } = mentions[index]!
    const generation = generationBeside(text, start, end, language)
    if (generation !== undefined) beside.set(index, generation)
  }
  if (beside.size === 0) return beside
  /** What is said of each name before, in the order of the text. */
  const said = new Map<string, Set<Generation | undefined>>()
  const told = new Set<string>()
  for (const index of members) {
    const { start, end } = mentions[index]!
    const name = foldWord(text.slice(start, end))
    const generation = beside.get(index)
    const known = said.get(name) ?? new Set<Generation | undefined>()
    // `Gasol padre` is not the Gasol whom all know
    if (generation !== undefined && (!/\s/u.test(name) || known.has(generation === 'junior' ? 'senior' : 'junior') || known.has(undefined))) told.add(name)
    said.set(name, known.add(generation))
  }
  return new Map([...beside].filter(([index]) => told.has(foldWord(text.slice(mentions[index]!.start, mentions[index]!.end)))))
}
