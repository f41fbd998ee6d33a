/**
 * Persons that a model took together with a function word between or behind them (`فاطمہ اور علی`, `کرزی وویل چې پاکستان`), and names that `and`, written together with the
 * second of them, joins (`אל על ובנק הפועלים`, `أحمد ومحمد`): each is a name of its own.
 */
import type { TokenList } from '../../core/spans.js'
import { createForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import type { KnownNames } from '../lists/known-names.js'
import type { Mention } from '../types.js'
import { knownAs } from './known-type.js'
import { tokenFrom } from './token-places.js'

/** Words that no name of a person has inside, in languages without capitals: conjunctions, case marks, verbs of saying and of being. */
const wordsOf: Partial<Record<EntityLanguage, string>> = {
  urd: 'اور یا نے کو سے میں پر کہ ہے ہیں تھا تھے تھی نہیں بھی کیا گیا گئے کہا',
  pus: 'او یا چې ته سره کې باندې لخوا وویل ویلي وايي دی ده دي وو نه هم به یې خو پر په له',
  fas: 'و یا که را به از در است بود گفت',
  hin: 'और या ने को से में पर कि है हैं था थे थी नहीं भी',
  ben: 'এবং ও বা যে থেকে না'
}
const sets = new Map(Object.entries(wordsOf).map(([language, words]) => [language as EntityLanguage, new Set(words.split(' '))]))

/** `And` as it is written together with the word behind it. */
const attached: Partial<Record<EntityLanguage, string>> = { heb: 'ו', ara: 'و' }
/** Where two given names side by side are told from one name whose second part begins with that letter; Hebrew surnames often do. */
const splitsPersons: ReadonlySet<EntityLanguage> = new Set(['ara'])
const conflicting: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION'])

/** The mention, or the names in it. @param flags of the lists, by token (`Flag`) */
export function splitAtWords(mention: Mention, tokens: TokenList, language: EntityLanguage, known: KnownNames | undefined, flags: Uint32Array): Mention[] {
  if (language === 'urd' && mention.type === 'ORGANIZATION') return splitAtOwner(mention, tokens, known)
  const words = mention.type === 'PERSON' ? sets.get(language) : undefined
  if (words !== undefined) return splitAt(mention, tokens, language, known, words)
  if (language === 'tur' && mention.type === 'PERSON' && hasTurkishWord(mention, tokens, flags)) return splitAt(mention, tokens, language, known, turkishWords)
  const and = attached[language]
  return and !== undefined && conflicting.has(mention.type) ? splitAtAnd(mention, tokens, language, known, flags, and) : [mention]
}

/** Also, with, and: words apart in small letters. */
const turkishWords: ReadonlySet<string> = new Set('da de ile ve'.split(' '))

/** Whether a given name stands behind such a word; before a surname the word is a foreign particle (`Leonardo da Vinci`). */
function hasTurkishWord({ start, end }: Mention, tokens: TokenList, flags: Uint32Array): boolean {
  const { text, starts, ends, count } = tokens
  for (let token = tokenFrom(tokens, start) + 1; token + 1 < count && starts[token + 1]! < end; token++) {
    if (!turkishWords.has(text.slice(starts[token], ends[token]))) continue
    if (text[starts[token]! - 1] === ' ' && (flags[token + 1]! & Flag.given) !== 0 && (flags[token + 1]! & Flag.surname) === 0) return true
  }
  return false
}

function splitAt(mention: Mention, tokens: TokenList, language: EntityLanguage, known: KnownNames | undefined, words: ReadonlySet<string>): Mention[] {
  const { text, starts, ends, count } = tokens
  const parts: Mention[] = []
  let from = -1
  let to = mention.start
  let isSplit = false
  const close = () => {
    if (from >= 0) parts.push({ ...mention, start: from, end: to })
    from = -1
  }
  for (let token = tokenFrom(tokens, mention.start); token < count && starts[token]! < mention.end; token++) {
    if (words.has(text.slice(starts[token], ends[token]))) {
      isSplit = true
      close()
      continue
    }
    if (from < 0) from = Math.max(starts[token]!, mention.start)
    to = Math.min(ends[token]!, mention.end)
  }
  close()
  if (!isSplit) return [mention]
  const typeOf = ({ start, end }: Mention) => known && knownAs(createForm(text.slice(start, end), language), language, known)?.type
  if (typeOf(mention) !== undefined) return [mention]
  return parts.map((part) => {
    const type = typeOf(part)
    return type === undefined ? part : { ...part, type }
  })
}

/** Whose somebody is (`حبیب بینک والے`, he of the Habib bank), and the form of address behind a name. */
const urduOwner: ReadonlySet<string> = new Set(['والے', 'والا', 'والی'])
const urduAddress: ReadonlySet<string> = new Set(['صاحب', 'صاحبہ'])

/** An organization, who is of it, and a place behind the form of address (`حبیب بینک والے فاروق صاحب لاہور`). */
function splitAtOwner(mention: Mention, tokens: TokenList, known: KnownNames | undefined): Mention[] {
  const { text, starts, ends, count } = tokens
  const parts: Mention[] = []
  let from = -1
  let to = -1
  const close = (type: string | undefined) => {
    if (from >= 0 && type !== undefined) parts.push({ ...mention, start: from, end: to, type })
    from = -1
  }
  for (let token = tokenFrom(tokens, mention.start); token < count && starts[token]! < mention.end; token++) {
    const word = text.slice(starts[token], ends[token])
    if (urduOwner.has(word)) close(mention.type)
    else if (urduAddress.has(word)) close('PERSON')
    else {
      if (from < 0) from = starts[token]!
      to = ends[token]!
    }
  }
  if (parts.length === 0) return [mention]
  close(from < 0 ? undefined : known && knownAs(createForm(text.slice(from, to), 'urd'), 'urd', known)?.type)
  return parts
}

function splitAtAnd(mention: Mention, tokens: TokenList, language: EntityLanguage, known: KnownNames | undefined, flags: Uint32Array, and: string): Mention[] {
  const { text, starts, ends, count } = tokens
  const first = tokenFrom(tokens, mention.start)
  const as = (start: number, end: number) => known && knownAs(createForm(text.slice(start, end), language), language, known)
  for (let token = first + 1; token < count && starts[token]! < mention.end; token++) {
    const start = starts[token]!
    if (text[start] !== and || (ends[token]! - start < 3 && ends[token]! - start !== 1)) continue
    const head: Mention = { ...mention, end: ends[token - 1]! }
    const bare = start + 1
    if (
      mention.type === 'PERSON'
        ? !splitsPersons.has(language) || !areGiven(flags, first, token)
        : as(head.start, head.end)?.type !== mention.type || as(bare, mention.end)?.type !== mention.type
    )
      continue
    return [head, ...splitAtAnd({ ...mention, start }, tokens, language, known, flags, and)]
  }
  return [mention]
}

/** A given name, and another one under the conjunction. */
function areGiven(flags: Uint32Array, first: number, token: number): boolean {
  const joined = Flag.given | Flag.inflected
  return (flags[first]! & Flag.given) !== 0 && (flags[token]! & joined) === joined
}
