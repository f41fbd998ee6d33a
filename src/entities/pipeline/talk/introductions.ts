/**
 * Who introduces himself in a message without capitals (`hoi ik ben pieter de vries uit groningen`): behind the words for it a given name, the surname, and the place
 * behind the word for from. Models learnt such messages in few languages.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { nameParticles } from '../../../core/words/name-particles.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover } from '../cover.js'
import { byStart } from '../redactor.js'
import { startsSentence } from '../token-places.js'

/** Words by which one says who one is, and those for from. */
interface Words {
  readonly am: string
  /** What is said before names alone. */
  readonly called?: string
  readonly from?: string
  /** Articles that given names have. */
  readonly article?: string
}

const norwegian: Words = { am: 'jeg er|eg er|det er|her er', called: 'jeg heter|eg heiter|navnet mitt er', from: 'fra frå' }
const serbian: Words = { am: 'ja sam|ovdje|ovde|ovdje je|ovde je|ja som', called: 'zovem se', from: 'iz' }
const table: Partial<Record<EntityLanguage, Words>> = {
  eng: { am: "i'm|im|i am|this is|its|it's", called: "my name is|my names|my name's", from: 'from' },
  deu: {
    am: 'ich bin|ich bin die|ich bin der|hier ist|hier ist die|hier ist der|hier spricht',
    called: 'ich heiße|ich heisse|mein name ist',
    from: 'aus von vom'
  },
  nld: { am: 'ik ben|dit is|met', called: 'ik heet|mijn naam is', from: 'uit van' },
  swe: { am: 'jag är|det är|det här är|här är', called: 'jag heter|mitt namn är', from: 'från' },
  dan: { am: 'jeg er|det er|her er', called: 'jeg hedder|mit navn er', from: 'fra' },
  nob: norwegian,
  nno: norwegian,
  fra: { am: "je suis|c'est|c’est|moi c'est|moi c’est|ici", called: "je m'appelle|je m’appelle", from: "de d' d’" },
  spa: { am: 'soy|habla|te habla|aquí', called: 'me llamo|mi nombre es', from: 'de desde', article: 'la el' },
  cat: { am: 'soc|sóc', called: 'em dic|em dic en|em dic la', from: "de d' d’ des", article: 'la el en na' },
  por: { am: 'sou|aqui é|fala|aqui fala', called: 'me chamo|chamo-me|meu nome é', from: 'de do da', article: 'a o' },
  ita: { am: 'sono|qui è', called: 'mi chiamo|il mio nome è', from: 'di da', article: 'la il' },
  ron: { am: 'sunt|aici', called: 'mă numesc|ma numesc|mă cheamă|ma cheama', from: 'din de' },
  pol: { am: 'jestem|tu|tutaj|z tej strony|mówi', called: 'nazywam się|nazywam sie|mam na imię|mam na imie', from: 'z ze' },
  ces: { am: 'jsem|tady|tu', called: 'jmenuju se|jmenuji se', from: 'z ze' },
  slk: { am: 'som|tu', called: 'volám sa|volam sa', from: 'z zo' },
  slv: { am: 'sem|jaz sem|tukaj|tu', called: 'ime mi je', from: 'iz z s' },
  hrv: serbian,
  srp: serbian,
  fin: { am: 'olen|mä oon|nimeni on|täällä|tässä' },
  est: { am: 'olen|ma olen|siin', called: 'minu nimi on' },
  lav: { am: 'esmu|te', called: 'mani sauc', from: 'no' },
  lit: { am: 'esu|aš esu|mano vardas|čia', from: 'iš' },
  tur: { am: 'ben', called: 'adım|benim adım|ismim' },
  ind: { am: 'saya|aku|gue|ini|perkenalkan saya', called: 'nama saya|namaku|nama gue|perkenalkan nama saya', from: 'dari' },
  msa: { am: 'saya|aku|ini', called: 'nama saya|nama aku', from: 'dari' },
  vie: { am: 'tôi là|mình là|em là', called: 'tôi tên là|mình tên là|em tên là', from: 'từ ở' },
  tgl: { am: 'ako si|ako po si|si', from: 'taga mula' },
  rus: { am: 'я|это|с вами', called: 'меня зовут', from: 'из с' },
  ukr: { am: 'я|це', called: 'мене звати|мене звуть', from: 'з із зі' },
  bul: { am: 'аз съм|тук е', called: 'казвам се|името ми е', from: 'от' },
  ell: { am: 'είμαι|εδώ', called: 'με λένε|λέγομαι', from: 'από', article: 'ο η τον την' }
}

/** Inside surnames. */
const particles: ReadonlySet<string> = new Set([...nameParticles, 'y', 'e'])
/** Words of a line before which one has said who one is. */
const MOST_BEFORE = 6
const MOST_AM = 4
const MOST_NAME = 5
/** Letters of a given name that no list has. */
const FEWEST_LETTERS = 3
/** Share of them that are right. */
const CONFIDENCE = 0.8

interface Vocabulary {
  readonly am: ReadonlySet<string>
  readonly called: ReadonlySet<string>
  readonly from: ReadonlySet<string>
  readonly article: ReadonlySet<string>
}
const vocabularies = new Map<EntityLanguage, Vocabulary>(
  Object.entries(table).map(([language, { am, called = '', from = '', article = '' }]) => [
    language as EntityLanguage,
    { am: new Set(am.split('|')), called: new Set(called.split('|')), from: new Set(from.split(' ')), article: new Set(article.split(' ')) }
  ])
)

/**
 * Names of a text without capitals with those of who introduces himself. Linear.
 * @param tokens with a sentence for each line
 * @param flags of the lists, by token (`Flag`), read without capitals
 */
export function withIntroductions(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const vocabulary = vocabularies.get(language)
  if (vocabulary === undefined) return [...names]
  const found: Mention[] = []
  /** Words for it, which no name has in it. */
  const said: { readonly start: number; readonly end: number }[] = []
  const reader = new Reader(tokens, flags, vocabulary)
  let begun = 0
  for (let token = 0; token < tokens.count; token++) {
    if (startsSentence(tokens, token)) begun = token
    if (token - begun >= MOST_BEFORE) continue
    const behind = reader.behindAm(token)
    if (behind === undefined) continue
    const { after, isCalled } = behind
    const last = reader.lastOfName(after, isCalled)
    if (last === undefined) continue
    const name = (first: number, end: number, type: string) => ruleMention(tokens.starts[first]!, tokens.ends[end]!, type, 'introductions', CONFIDENCE)
    found.push(name(after, last, 'PERSON'))
    said.push({ start: tokens.starts[begun]!, end: tokens.starts[after]! })
    const place = reader.placeBehind(last, language === 'tur')
    if (place !== undefined) found.push(name(place, place, 'LOCATION'))
    token = last
  }
  if (found.length === 0) return [...names]
  const words = new Cover(tokens.text.length, said)
  const own = new Cover(tokens.text.length, found)
  const starts = new Map(found.map((one) => [one.start, one.type]))
  // a model that found the same beginning may know more of the name's end
  const kept = names.filter((name) => !words.overlaps(name) && (!own.overlaps(name) || starts.get(name.start) === name.type))
  const taken = new Cover(tokens.text.length, kept)
  return [...kept, ...found.filter((one) => !taken.overlaps(one))].sort(byStart)
}

class Reader {
  readonly #tokens: TokenList
  readonly #flags: Uint32Array
  readonly #words: Vocabulary

  constructor(tokens: TokenList, flags: Uint32Array, words: Vocabulary) {
    this.#tokens = tokens
    this.#flags = flags
    this.#words = words
  }

  /** The token behind the longest way of saying it that begins at a token, and behind an article. */
  behindAm(first: number): { readonly after: number; readonly isCalled: boolean } | undefined {
    const { text, starts, ends, count } = this.#tokens
    const { am, called, article } = this.#words
    for (let last = Math.min(count, first + MOST_AM) - 1; last >= first; last--) {
      const words = text.slice(starts[first], ends[last]).toLowerCase()
      const isCalled = called.has(words)
      if (isCalled || am.has(words)) return { after: article.has(this.#at(last + 1)) ? last + 2 : last + 1, isCalled }
    }
    return undefined
  }

  /** The last token of a name that begins with a given one, or with a word that no list has before a surname or where nothing but a name can stand. */
  lastOfName(first: number, isCalled: boolean): number | undefined {
    const flags = this.#flags
    if (!this.#isWord(first) || (flags[first]! & Flag.common) !== 0) return undefined
    let last = first
    const isGiven = (flags[first]! & Flag.given) !== 0
    if (!isGiven) {
      const isFollowed = this.#isBeside(first) && (this.#flagAt(first + 1) & (Flag.surname | Flag.common)) === Flag.surname
      const isLast = this.#endsName(first)
      if (this.#at(first).length < FEWEST_LETTERS || !(isCalled ? isFollowed || isLast : isFollowed && flags[first] === 0 && this.#endsName(first + 1)))
        return undefined
    }
    for (let token = first + 1; token < Math.min(this.#tokens.count, first + MOST_NAME) && this.#isBeside(token - 1); token++) {
      const word = this.#at(token)
      const isFrom = this.#words.from.has(word)
      if (particles.has(word)) {
        if (isFrom && (this.#flagAt(token + 1) & Flag.placeFirst) !== 0) break
        continue
      }
      if (isFrom || !this.#isWord(token) || (flags[token]! & (Flag.given | Flag.surname)) === 0) break
      // who introduces himself stands in no case (`я бачив тома`)
      if ((flags[token]! & Flag.inflected) !== 0) return undefined
      // `ich bin anna und`, `soy nueva`: a word of the language, unless it ends the message
      if ((flags[token]! & Flag.common) !== 0 && !this.#endsName(token) && (this.#flagAt(token + 1) & Flag.placeFirst) === 0) break
      last = token
    }
    return last
  }

  placeBehind(last: number, withoutFrom: boolean): number | undefined {
    const place = withoutFrom ? last + 1 : this.#words.from.has(this.#at(last + 1)) ? last + 2 : undefined
    return place !== undefined && (this.#flagAt(place) & Flag.placeFirst) !== 0 && (this.#flagAt(place) & Flag.common) === 0 ? place : undefined
  }

  /** Whether no further word of a name stands behind a token. */
  #endsName(token: number): boolean {
    return !this.#isBeside(token) || this.#words.from.has(this.#at(token + 1))
  }

  #at(token: number): string {
    const { text, starts, ends, count } = this.#tokens
    return token < count ? text.slice(starts[token], ends[token]).toLowerCase() : ''
  }

  #flagAt(token: number): number {
    return token < this.#tokens.count ? this.#flags[token]! : 0
  }

  #isWord(token: number): boolean {
    return token < this.#tokens.count && this.#tokens.classes[token] === TokenClass.word
  }

  /** Whether a blank is all that stands between a token and the next one. */
  #isBeside(token: number): boolean {
    const { text, starts, ends, count } = this.#tokens
    return token + 1 < count && starts[token + 1]! - ends[token]! === 1 && text[ends[token]!] === ' '
  }
}
