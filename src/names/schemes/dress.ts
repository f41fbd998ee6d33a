/**
 * The word structure that a scheme gives a romanised name: capitals, particles, hyphens between the elements of a name. Sources: the notes of ICS 630-01
 * (Arabic, Persian, Dari, Pashto personal names), BGN/PCGN systems, and the custom of the languages.
 */
import type { NameKind } from '../types.js'
import { plainLetters } from './derived.js'

/** Schemes of signs, where capitals are letters of their own or there are none. */
const BARE_CODES = new Set(['BUCKWALTER', 'SATTS', 'ITRANS', 'IPA', 'JYUTPING', 'ISO11940_1998', 'ISO233_1984', 'ISO233_2_1993', 'ISO233_3_1999', 'NATIVE'])
/** Systems for names of places, in which the article that begins a name has a capital (Al Qāhirah). */
const GEOGRAPHIC_CODES = new Set(['BGN', 'UND_BGN', 'UNGEGN', 'UNRSGN'])
const IC_CODES = new Set(['IC', 'EXT_IC', 'IC_BGN', 'FBIS'])
/** Words within a name that stay small, by language. */
const PARTICLES: Readonly<Record<string, ReadonlySet<string>>> = {
  ara: new Set(['al', 'el', 'wa', 'fi', 'at', 'ath', 'ad', 'adh', 'ar', 'az', 'as', 'ash', 'an', 'li', 'bi']),
  fas: new Set(['al', 'va', 'o']),
  prs: new Set(['al', 'va', 'wa', 'o']),
  pus: new Set(['al', 'da', 'wa']),
  urd: new Set(['al', 'o', 'wa']),
  rus: new Set(['na', 'i', 'v']),
  ell: new Set(['kai', 'tou', 'tis', 'ton'])
}
/** Prefixes that an Arabic name is one with (kunya and nasab), written with a hyphen by the IC standard. */
const PREFIXES = new Set(['abu', 'umm', 'ibn', 'bin', 'bint', 'dhu', 'bu', 'walad', 'awlad'])

/** A romanised name as the scheme writes it. @param text what `Schemes.romanise` gave */
export function dress(text: string, language: string, code: string, kind: NameKind): string {
  if (BARE_CODES.has(code)) return text
  let name = text.trim().replace(/\s+/gu, ' ')
  if (IC_CODES.has(code)) name = plainIc(name)
  if ((language === 'ara' && IC_CODES.has(code)) || (kind === 'PERSON' && language === 'ara' && code !== 'BGN' && !code.startsWith('UN')))
    name = arabicElements(name, IC_CODES.has(code))
  else if (IC_CODES.has(code) && (language === 'fas' || language === 'prs' || language === 'pus' || language === 'urd')) name = persianElements(name)
  return capitals(name, language, GEOGRAPHIC_CODES.has(code))
}

/** The IC standards use the 26 letters and the apostrophe. */
function plainIc(name: string): string {
  return plainLetters(name)
    .replace(/[’‘ʼʻ`]/gu, "'")
    .replace(/''+/gu, "'")
}

/** al-, Abu-, Bin-: the elements of one name are joined; names with Allah are one word. @param joined whether prefixes take a hyphen */
function arabicElements(name: string, joined: boolean): string {
  const article = name.replace(/(?<=^|[ -])[Aa]l[ -](?=\S)/gu, 'al-')
  if (!joined) return article
  const words = article.split(' ')
  let result = ''
  for (const [index, word] of words.entries()) {
    const before = (words[index - 1] ?? '').toLowerCase()
    const bound =
      PREFIXES.has(before) ||
      (/^'?abd$/u.test(before) && /^al-/iu.test(word)) ||
      (/^(?:nur|sayf|salah|jamal|fakhr|shams|badr|taj|ala'?|izz)$/u.test(before) && /^al-din$/iu.test(word))
    result += (index === 0 ? '' : bound ? '-' : ' ') + word
  }
  return result.replace(/^('?)abd[ -](?:al-l|all)ah\b/giu, '$1abdallah')
}

/** -zadeh and the like end a name, the joining vowel (ezafe) and the article stand between hyphens. */
function persianElements(name: string): string {
  return name
    .replace(/ (zadeh|zada|zadah|pur|nezhad|nizhad|khani?el)\b/giu, '-$1')
    .replace(/(?<=\S)-y?e(?= )/gu, '-e')
    .replace(/(?<=^|[ -])al[ -](?=\S)/giu, 'al-')
}

/**
 * A capital at the beginning of each word and of each part behind a hyphen that is a name of its own; other capitals stay.
 * @param firstCapital whether the first word has one even where it is a particle
 */
function capitals(name: string, language: string, firstCapital: boolean): string {
  const particles = PARTICLES[language]
  return name
    .split(' ')
    .map((word, index) => {
      if (index > 0 && particles?.has(word.toLowerCase())) return word.toLowerCase()
      return word
        .split('-')
        .map((part, place) => {
          const first = firstCapital && index === 0 && place === 0
          return !first && staySmall(part, place, language, particles) ? part.toLowerCase() : capital(part)
        })
        .join('-')
    })
    .join(' ')
}

function staySmall(part: string, place: number, language: string, particles: ReadonlySet<string> | undefined): boolean {
  if (language === 'ara') return /^(?:al|el|[aā]l?[tdrznsṣḍṭẓşţḑ]h?)$/iu.test(part) && particles!.has(plainLetters(part).toLowerCase())
  if (place === 0 && part.toLowerCase() === 'al' && particles?.has('al') === true) return true
  // Korean and Chinese given names have their second part small (Chol-su, Tse-tung); so have joining vowels and units of land (-ri, -do)
  if (place === 0) return false
  if (language === 'kor' || language === 'zho' || language === 'prk') return true
  return part.length <= 2 || /^zad[ea]?h?$/iu.test(part)
}

/** The first letter as a capital, behind signs of ayn and hamza too; in O’Brien and d’Arc the second part has one as well. */
function capital(part: string): string {
  return part
    .replace(/^([od]['’])(\p{L})/iu, (_, start: string, letter: string) => start + letter.toUpperCase())
    .replace(/^([^\p{L}]*)(\p{L})/u, (_, signs: string, letter: string) => signs + letter.toUpperCase())
}
