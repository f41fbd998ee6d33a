/** Turkish towns, countries and shops in cases, as they are typed: in small letters and without the apostrophe before the ending (`ankarada`, `izmire`, `yeni zelandaya`). */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { foldWord } from '../../chains/fold.js'
import { Entry } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'
import { isBlankBehind, isOneToken, textOf } from '../token-places.js'

/** Case endings by the vowel and the consonant before them, and what follows the locative. */
const ending =
  /(?:(?<=[aıou][fstkçşhp])(?:tan|ta|taki|takiler)|(?<=[eiöü][fstkçşhp])(?:ten|te|teki|tekiler)|(?<=[aıou][^\P{L}fstkçşhp]?)(?:dan|da|daki|dakiler)|(?<=[eiöü][^\P{L}fstkçşhp]?)(?:den|de|deki|dekiler)|(?<=[aıou])(?:ya|nın|nun|yı|yu)|(?<=[eiöü])(?:ye|nin|nün|yi|yü)|(?<=[aıou][^\P{L}aeıioöuü])(?:a|ın|un|ı|u)|(?<=[eiöü][^\P{L}aeıioöuü])(?:e|in|ün|i|ü))$/u
const SHORTEST_STEM = 3
/** Letters of a town whose ending is one letter, and may be a part of another word. */
const SHORTEST_BEFORE_VOWEL = 5
/** Towns that few know look like other words: they count in these cases, before these verbs. */
const toOrAt = /^(?:[dt][ae]n?|y?[ae])$/u
const going = /^(?:gid|git|gel|taşın|otur|yaşa|çalış|dön|doğ|kal)/u
const VERB_WITHIN = 4
const CONFIDENCE = 0.75
/** A model that is surer is believed. */
const SURE = 0.8

/** The names with those. Linear. @param entry bits of a name in the lists (`Entry`) */
export function withTurkishTowns(
  tokens: TokenList,
  names: readonly Mention[],
  entry: (name: string) => number,
  known: KnownNames | undefined,
  usual: UsualNames
): Mention[] {
  const { starts, ends, count, classes } = tokens
  const isTown = (stem: string, rest: string, token: number) => {
    const bits = entry(stem)
    if ((bits & Entry.place) === 0 || (bits & Entry.common) !== 0 || (usual.kind(stem) & UsualName.own) !== 0) return false
    if ((bits & Entry.major) !== 0) return true
    return (bits & Entry.given) === 0 && toOrAt.test(rest) && isGone(token) && isKnown(stem, known)
  }
  /** Whether somebody goes, comes or lives somewhere few words behind. */
  const isGone = (token: number) => {
    for (let next = token + 1; next < Math.min(count, token + 1 + VERB_WITHIN); next++) if (going.test(textOf(tokens, next))) return true
    return false
  }
  const found: Mention[] = []
  for (let token = 0; token < count; token++) {
    if (classes[token] !== TokenClass.word) continue
    const word = textOf(tokens, token)
    const at = word.length > SHORTEST_STEM ? word.search(ending) : -1
    if (at < SHORTEST_STEM || (word.length - at === 1 && at < SHORTEST_BEFORE_VOWEL)) continue
    const stem = word.slice(0, at)
    const first = token > 0 && isBlankBehind(tokens, token - 1) ? textOf(tokens, token - 1) : undefined
    if (first !== undefined && (entry(first) & entry(stem) & Entry.major) === 0 && isTown(`${first} ${stem}`, word.slice(at), token))
      found.push(ruleMention(starts[token - 1]!, ends[token]!, 'LOCATION', 'turkish-towns', CONFIDENCE))
    else if (isShop(stem, word.length - at, known)) found.push(ruleMention(starts[token]!, ends[token]!, 'ORGANIZATION', 'turkish-towns', CONFIDENCE))
    else if (entry(word) === 0 && usual.kind(word) === 0 && isTown(stem, word.slice(at), token))
      found.push(ruleMention(starts[token]!, ends[token]!, 'LOCATION', 'turkish-towns', CONFIDENCE))
  }
  return withFound(tokens.text.length, names, found, (name) => (name.confidence ?? 1) < SURE && isOneToken(tokens, name))
}

/** A shop or a club that readers know by this name, in a case of two letters or more. */
function isShop(stem: string, letters: number, known: KnownNames | undefined): boolean {
  const one = letters > 1 ? known?.find([foldWord(stem)], 'tur') : undefined
  return one?.isListed === true && !one.isWord && known!.typeOf(one.entity) === 'ORGANIZATION'
}

function isKnown(stem: string, known: KnownNames | undefined): boolean {
  const one = known?.find([foldWord(stem)], 'tur') ?? known?.find([foldWord(stem)])
  return one !== undefined && known!.typeOf(one.entity) === 'LOCATION' && known!.isWellKnown(one.entity)
}
