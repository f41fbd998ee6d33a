/**
 * Texts in which there is no language to tell: names one a line or between commas, rows of a table, numbers with a word or two beside them, addresses of the network,
 * the markup of data (JSON, XML, fields and their values). They are no sentences of any language, and whoever sends them wants what is in them.
 */
import { SCRIPT_CODES, SCRIPT_OF_UNIT } from '../../core/scripts.js'

/** The language in which such a text is read, by its script: in these alone capitals tell names from sentences. */
const readers: Readonly<Record<string, string>> = { Latn: 'eng', Cyrl: 'rus', Grek: 'ell' }
/** Where there is no letter at all. */
const NO_SCRIPT = 'eng'

/** Items between them are names or values. */
const border = /[\n\r\u0085\u2028\u2029\t,;|•·/()<>[\]{}"=]+|\s[-–—:&+]\s|: |[ \u00a0]{2,}/u
/** Different words of an item; longer ones are sentences. */
const MOST_WORDS = 5
/** Names of fields: `"name": `, `name=`, `name: ` before its value at the beginning of a line, tags. */
const fieldNames = /"(?:[^"\\\n]|\\.){1,80}"\s?:|<[/?!]?[\p{L}_][^<>]{0,200}>|[\w.-]{1,40}=(?=\S)|^[ \t]{0,40}(?:- )?[\w.-]{1,40}: /gmu
/** Values that data have in place of words. */
const constants = new Set(['true', 'false', 'null', 'none', 'yes', 'no'])
/** Letters of a line of numbers, and words beside them. */
const LONGEST_LINE = 80
const FEW_WORDS = 3
/** Letters of a word in capitals, which may be an abbreviation; longer ones may be a sentence in capitals. */
const LONGEST_ABBREVIATION = 5
/** Addresses, codes and numbers: words with other signs inside. */
const code = /[\p{N}@/\\_.:#%$€£]/u
const title = /^[\p{P}\p{S}]*\p{Lu}[\p{Ll}\p{M}'’-]/u
/** Articles and prepositions of names that are written on to them (`al-Zahrani`, `d’Angelo`, `bint-Nasser`). */
const joined = /^(?:a[dhlnrstz]|ash|el|ibn|bin|bint|ben|ould|abd|dell|dall|della|d|l|t|o|n)['’ʼ-]\p{Lu}/u
const capitals = /^[\p{P}\p{S}]*\p{Lu}+[\p{P}\p{S}]*$/u
const address = /(?:https?|ftp):\/\/\S+|www\.\S+|[^\s,;<>@]{1,64}@[^\s,;<>]+/giu
/** Small words inside names. */
const particles = new Set('de del della di da do dos das du la le van von der den ten ter zu bin ibn al el y e i und and et & af av'.split(' '))

/** Words that sentences have between names, by language, the likelier reader first. Together they tell a short text's language that none of them tells alone. */
const betweenNames: Readonly<Record<string, string>> = {
  eng: 'a an the and or of in on at to from by for with met meets meet was is are were has had said says visited visits will be it he she they his her after before as but not new',
  deu: 'der die das den dem des ein eine einen einem und oder in im am an auf zu zum zur von vom mit für bei traf trifft war ist sind hat sagte besuchte nach vor aus als aber nicht',
  fra: 'le la les un une des et ou de du à au aux en dans sur par pour avec chez a est sont était rencontre rencontré visite dit après avant',
  spa: 'el la los las un una y e o de del a al en por para con se reunió es son era fue ha visitó dijo tras antes',
  ita: 'il lo la i gli le un una e ed o di del della dei a al alla in nel nella da dal con per ha è sono era incontra incontrato visita dopo prima',
  por: 'o a os as um uma e ou de do da dos das em no na nos nas por para com se é são era foi encontrou visitou disse após antes',
  nld: 'de het een en of in op aan te van met voor bij door naar uit is was zijn heeft ontmoette bezocht zei na als maar niet'
}
const betweenNamesOf = Object.entries(betweenNames).map(([language, words]) => [language, new Set(words.split(' '))] as const)
/** Letters of a sentence of names. */
const LONGEST_SENTENCE = 200
const LEAST_SMALL = 2

/** The language of a short text in Latin script that is names and numbers for the most part, with small words of one language between them; undefined otherwise. */
function languageBetweenNames(text: string): string | undefined {
  if (text.length > LONGEST_SENTENCE) return undefined
  const words = text.split(/[\s,;:.!?()"“”„«»]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const small = words.filter((word) => !/\p{N}/u.test(word) && !title.test(word) && !capitals.test(word)).map((word) => word.toLowerCase())
  if (small.length < LEAST_SMALL || small.length * 2 > words.length) return undefined
  return betweenNamesOf.find(([, known]) => small.every((word) => known.has(word)))?.[0]
}

/** The words in small letters of a headline that has as many names, which tell no language and hide that of the words (`Bayer-Boss Carro schwärmt vom Dänen Hjulmand`). */
export function wordsBetweenNames(text: string): string | undefined {
  if (text.length > LONGEST_SENTENCE) return undefined
  const words = text.split(/[\s,;:.!?()"“”„«»]+/u).filter((word) => /\p{L}/u.test(word) && !code.test(word))
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return small.length >= LEAST_SMALL && small.length * 2 <= words.length ? small.join(' ') : undefined
}

/**
 * The language in which a text is read that holds no words of one, or undefined where it has sentences or a script in which they cannot be told. Linear.
 */
export function languageOfWordless(text: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined
  const script = mainScript(text)
  const reader = script === undefined ? NO_SCRIPT : readers[script]
  if (reader === undefined) return undefined
  if (isMostlyNumbers(text)) return reader
  const told = script === 'Latn' ? languageBetweenNames(text) : undefined
  if (told !== undefined) return told
  const data = text.replace(fieldNames, '\t')
  const isData = data !== text
  const lines = data.split(/[\n\r\u0085\u2028\u2029]+/u).filter((line) => line.trim() !== '')
  for (const [index, line] of lines.entries()) {
    const isHeader = index === 0 && isHeaderOf(line, lines[1])
    for (const item of line.replace(address, ' ').split(border)) {
      const words = item.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !code.test(word))
      // a value of one word tells no language, and a name that is repeated is no sentence
      if (isData && words.length === 1) continue
      const different = new Set(words)
      if (different.size > MOST_WORDS || (!isHeader && !words.every((word) => isName(word) || (isData && constants.has(word))))) return undefined
    }
  }
  return reader
}

/** Whether a text is a few words beside as many numbers, `TVA 19%: 237,50 lei`: no sentence, and what is in it are numbers. */
function isMostlyNumbers(text: string): boolean {
  if (text.length > LONGEST_LINE) return false
  const tokens = text.split(/\s+/u).filter((token) => /[\p{L}\p{N}]/u.test(token))
  const numbers = tokens.filter((token) => /\p{N}/u.test(token) && !/\p{L}{3}/u.test(token)).length
  const words = tokens.length - numbers
  return words <= FEW_WORDS && numbers >= words && numbers > 0
}

/** The script of most letters, those of codes included: where words are not set apart, a digit makes a sentence look like a code (`马云1964年出生于杭州`). */
function mainScript(text: string): string | undefined {
  const counts = new Map<string, number>()
  for (let at = 0; at < text.length; at++) {
    const script = SCRIPT_CODES[SCRIPT_OF_UNIT[text.charCodeAt(at)]!]!
    if (script !== 'Zyyy' && script !== 'Zinh') counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0]
}

function isName(word: string): boolean {
  return title.test(word) || joined.test(word) || (capitals.test(word) && word.length <= LONGEST_ABBREVIATION) || particles.has(word.toLowerCase())
}

/** Whether a line is the head of a table: single words, in as many cells as the next line has. */
function isHeaderOf(line: string, next: string | undefined): boolean {
  if (next === undefined) return false
  const separator = ['\t', ';', ',', '|'].find((sign) => line.includes(sign))
  if (separator === undefined) return false
  const cells = line.split(separator)
  return cells.length === next.split(separator).length && cells.every((cell) => !/\s/u.test(cell.trim()))
}
