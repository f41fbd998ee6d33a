/** The language that a name is written in, where its letters leave several: the one that knows the name. */
import type { NameDictionary } from '../dictionary/dictionary.js'
import { scriptOfName } from '../scripts.js'
import { guessUse, type Knowing, LIKELY_FOREIGN } from './guess.js'

/** Languages by script, the likeliest first. */
const CANDIDATES: Readonly<Record<string, readonly string[]>> = {
  Arab: ['ara', 'fas', 'urd', 'pus'],
  Cyrl: ['rus', 'ukr', 'bul', 'srp', 'mkd', 'bel'],
  Hani: ['zho', 'jpn'],
  Latn: ['eng', 'deu', 'fra', 'spa', 'ita', 'por', 'nld', 'pol', 'swe', 'tur']
}
const HAN = /^\p{Script=Han}+$/u
const DOTTED_HAN = /\p{Script=Han}[·•‧]\p{Script=Han}/u

/** Code of the language; English for names of unknown scripts. */
export function likelyUse(name: string, { dictionary, japanese, hanOrigin }: Knowing): string {
  if (DOTTED_HAN.test(name)) return 'zho'
  const first = guessUse(name) ?? 'eng'
  const guess = first === 'jpn' && HAN.test(name) && hanOrigin.foreign(dictionary.variants.simplified(name)) > LIKELY_FOREIGN ? 'zho' : first
  if (guess === 'zho' && guess === first && japanese.isKnown(name)) return 'jpn'
  const candidates = CANDIDATES[scriptOfName(name)]
  if (candidates === undefined || !candidates.includes(guess) || isOwn(name, guess, dictionary)) return guess
  let best = guess
  let most = 0
  for (const language of candidates) {
    const [known] = dictionary.known(name, language)
    if (known === undefined || known.fame * known.weight <= most) continue
    most = known.fame * known.weight
    best = language
  }
  return best
}

/** Whether the language knows the name as its own: München is known in English too, as another name of Munich. */
function isOwn(name: string, language: string, dictionary: NameDictionary): boolean {
  if (language !== 'eng') return dictionary.known(name, language).length > 0
  const [usual] = dictionary.toEnglish(name, language)
  return usual !== undefined && dictionary.key(usual.text, language) === dictionary.key(name, language)
}
