/**
 * Lemmatizers: a word's ending (at most the whole word) and its tag choose an edit script. The table holds endings whose script differs from
 * that of the next shorter one in it, so regular words cost nothing and irregular ones one entry each (ripple-down rules, as in LemmaGen,
 * M. Juršič et al. 2010). Built by scripts/tagger/train.ts from treebanks and dictionaries.
 */
import { fnvStep, murmurRound } from '../../core/hashing.js'
import { isLowered } from '../../core/letter-case.js'
import { tagNumber } from '../../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { ownString } from '../../core/word-cache.js'
import type { ModelStore } from '../../models/store.js'
import { taggerArtefact } from '../languages.js'
import { loadTagger } from '../tag/tagger.js'
import { hasIndonesianAffixes, mayBeOwned, mayBePrefix, particleLemma, withoutAttached, withoutNegation } from './attached.js'
import { cleanLemma, oneVowelALetter, withoutArabicSigns, withoutYo } from './clean.js'
import { hasRoots, keepsConsonants, mayHaveArticle } from './consonants.js'
import { LemmaContexts, readContextTables, SentenceContext } from './contexts.js'
import { applyScript, applyTo, type LemmaScript, type LowerCase, parseScript, plainLower, titleCase, turkishLower } from './edit-scripts.js'
import {
  addsForeignLetter,
  isOneLetter,
  isPointed,
  isSuppletive,
  isTied,
  isVerbOfNoun,
  plainForm,
  raisesWrongly,
  SHORTEST_STEM,
  sharesTooLittle,
  shortestLemma,
  unchanged,
  withHyphen
} from './guesses.js'
import { ukrainianSingular } from './irregular-words.js'
import { hasLemma, isKnownLemma, lemmaStart } from './known-lemmas.js'
import { hasShape } from './lemma-shapes.js'
import { numberLemma } from './numbers.js'
import { ownLemma, spelt } from './own-words.js'
import { type KnownVerbs, rarerVerb } from './rarer-verbs.js'
import { ScriptSearch } from './script-search.js'
import { subjectPronoun } from './subject-pronouns.js'
import { type LemmaTables, readLemmaTables } from './tables.js'

/** Words that cannot have one letter for a lemma. */
const onlyLetters = /^\p{L}{4,}$/u
const CACHE = 8192
/** Longer words seldom come again; so the words and lemmas of a language take 1.5 MB at most. */
const LONGEST_REMEMBERED = 32
const [POINT, SOFT_G] = [46, 0x11f]
/** Tags of words that dictionaries without parts of speech may have taken for others. */
const openTags = new Set<number>([tagNumber.NOUN, tagNumber.VERB, tagNumber.ADJ, tagNumber.ADV])
const namingTags = new Set<number>([...openTags, tagNumber.PROPN])
/** Tags that no new words get. */
const closed = new Set<number>([tagNumber.ADP, tagNumber.CONJ, tagNumber.DET, tagNumber.PART, tagNumber.PRON, tagNumber.SCONJ])

export class Lemmatizer {
  readonly #tables: LemmaTables
  readonly #scripts: LemmaScript[]
  /** How many of a word's first letters a script leaves out. */
  readonly #cutsBeginning: Uint8Array
  /** 1 for scripts that replace an ending by small letters: what they make has a hash that needs no string. */
  readonly #replacesEnding: Uint8Array
  readonly #search: ScriptSearch
  readonly #lower: LowerCase
  readonly #cacheForms = new Array<string>(CACHE).fill('')
  readonly #cacheTags = new Uint8Array(CACHE)
  readonly #cacheLemmas = new Array<string>(CACHE).fill('')
  /** Entries of the remembered words in `contexts`, -1 for words with one lemma. */
  readonly #cacheEntries = new Int32Array(CACHE).fill(-1)
  readonly #vowels: Lemmatizer | undefined
  readonly #contexts: LemmaContexts | undefined
  readonly #contextScripts: LemmaScript[]
  readonly #hasWord: ((word: string) => boolean) | undefined
  /** What the longest known ending of the word last asked for makes. */
  #usual: string | undefined
  /** Whether the lemmas that treebanks and dictionaries have are known. */
  readonly knowsLemmas: boolean
  readonly language: string | undefined
  readonly #knownVerbs: KnownVerbs = {
    knows: (lemma) => this.knows(lemma, tagNumber.VERB),
    hasWord: (word) => this.#hasWord?.(word) === true,
    lemma: (word) => this.#knownLemma(word, word, word, tagNumber.VERB) ?? word
  }
  /** Running hashes of the beginnings of the word last asked for, by length (`lemmaStart`). */
  #running = new Int32Array(64)

  /**
   * @param contexts what tells a word's lemmas apart; none: each word with its tag has one lemma
   * @param hasWord whether treebanks or dictionaries have a word: what rules make of any other is looked at more closely
   */
  constructor(tables: LemmaTables, contexts?: LemmaContexts, hasWord?: (word: string) => boolean) {
    this.#tables = tables
    this.knowsLemmas = tables.known !== undefined
    this.language = tables.language
    this.#hasWord = hasWord
    this.#vowels = tables.vowels === undefined ? undefined : new Lemmatizer(tables.vowels)
    this.#contexts = contexts
    this.#contextScripts = contexts === undefined ? [] : contexts.scripts.map(parseScript)
    this.#lower = tables.turkish ? turkishLower : plainLower
    this.#scripts = new TextDecoder().decode(tables.scripts.slice()).split('\n').map(parseScript)
    this.#cutsBeginning = Uint8Array.from(this.#scripts, ({ beginning: [first] }) => (first !== undefined && 'drop' in first ? first.drop : 0))
    this.#replacesEnding = Uint8Array.from(this.#scripts, ({ replacement }) => Number(replacement !== undefined && isLowered(replacement)))
    this.#search = new ScriptSearch(tables, tables.known !== undefined)
  }

  /** Lemmas of all tokens, given their tags (`Tagger.tag`). */
  lemmas(tokens: TokenList, tags: Uint8Array): string[] {
    const lemmas = new Array<string>(tokens.count)
    const context = new SentenceContext(tokens, tags)
    for (let index = 0; index < tokens.count; index++) {
      const form = tokens.text.slice(tokens.starts[index], tokens.ends[index])
      if (tokens.classes[index]! >= TokenClass.url) {
        lemmas[index] = form
        continue
      }
      const tag = tags[index]!
      const slot = this.#remember(form, tag)
      if (slot < 0) lemmas[index] = this.#compute(form, tag)
      else {
        const entry = this.#cacheEntries[slot]!
        lemmas[index] = (entry < 0 ? undefined : this.#inContext(form, entry, context, index)) ?? this.#cacheLemmas[slot]!
      }
    }
    return lemmas
  }

  /** Lemma of one word with the tag `tag`, whatever stands around it. */
  lemma(form: string, tag: number): string {
    const slot = this.#remember(form, tag)
    return slot < 0 ? this.#compute(form, tag) : this.#cacheLemmas[slot]!
  }

  /** Whether treebanks or dictionaries have a lower-cased lemma with a tag; false where none are known. */
  knows(lemma: string, tag: number): boolean {
    const { known } = this.#tables
    return known !== undefined && isKnownLemma(known, lemma, tag)
  }

  /** The lemma that the longest known ending makes of a word in small letters, where that is a known one and another than the word; what rarer endings make may be known by chance. */
  sureLemma(lower: string, tag: number): string | undefined {
    const { known, shapes } = this.#tables
    if (known === undefined || lower.length > LONGEST_REMEMBERED) return undefined
    const word = this.#lower(this.#normal(lower))
    for (let script = this.#search.first(word, tag); script >= 0; script = this.#search.next()) {
      const lemma = this.#lemmaBy(script, word, word)
      if (lemma === undefined || (shapes !== undefined && !hasShape(shapes, this.#lower(lemma), tag))) continue
      return lemma !== word && isKnownLemma(known, this.#lower(lemma), tag) ? lemma : undefined
    }
    return undefined
  }

  #inContext(form: string, entry: number, context: SentenceContext, index: number): string | undefined {
    context.moveTo(index)
    const script = this.#contexts!.choose(entry, context, index)
    const lemma = script < 0 ? undefined : applyScript(this.#contextScripts[script]!, this.#normal(form), this.#lower)
    return lemma === undefined ? undefined : cleanLemma(lemma, form)
  }

  /** Place of a word in the cache; -1 for a word too long to be remembered. */
  #remember(form: string, tag: number): number {
    let slot = tag
    for (let at = Math.max(0, form.length - 12); at < form.length; at++) slot = fnvStep(slot, form.charCodeAt(at))
    slot = murmurRound(slot) & (CACHE - 1)
    if (this.#cacheForms[slot] === form && this.#cacheTags[slot] === tag) return slot
    if (form.length > LONGEST_REMEMBERED) return -1
    // a lemma may be a view of its form, and the form one of the whole text
    const own = ownString(form)
    this.#cacheLemmas[slot] = this.#compute(own, tag)
    this.#cacheForms[slot] = own
    this.#cacheTags[slot] = tag
    if (this.#contexts !== undefined) this.#cacheEntries[slot] = this.#contexts.entry(this.#lower(this.#normal(own)), tag)
    return slot
  }

  #normal(form: string): string {
    const { withoutYo: isRussian, vowels } = this.#tables
    const plain = plainForm(form)
    // Arabic words are looked up as they are mostly written, without their vowels
    return isRussian ? withoutYo(plain) : vowels === undefined ? plain : withoutArabicSigns(plain)
  }

  #compute(form: string, tag: number): string {
    const guess = cleanLemma(this.#guess(form, tag), form)
    const lemma = spelt(guess, this.#lower(form), tag, this.#tables.language, this.#knownVerbs)
    return this.#vowels === undefined ? lemma : oneVowelALetter(lemma)
  }

  #guess(form: string, tag: number): string {
    if (tag === tagNumber.PUNCT || tag === tagNumber.SYM) return form
    const number = numberLemma(form)
    if (number !== undefined) return number
    if (form.length > 64) return form
    const word = this.#normal(form)
    const lower = this.#lower(word)
    const subject = tag === tagNumber.PRON ? subjectPronoun(lower, this.#tables.language) : undefined
    if (subject !== undefined) return subject
    const own = ownLemma(word, lower, tag, this.#tables.language, this.#knownVerbs)
    if (own !== undefined) return this.#vowels?.lemma(own, tag) ?? own
    const particle = tag === tagNumber.VERB ? particleLemma(lower, this.#tables.language) : undefined
    if (particle !== undefined) return particle
    const written = tag === tagNumber.PROPN ? word : lower
    if (isPointed(word) && !this.#hasOwnLemma(word, lower, tag)) return unchanged(word, lower, tag, this.#tables.language)
    const lemma = this.#edited(word, lower, tag)
    const other = lemma === undefined ? undefined : this.#other(lemma, lower, tag)
    if (other !== undefined) return this.#vowels?.lemma(other, tag) ?? other
    // a French pronoun with its hyphen (-le, -y, -t-il) that the treebanks lack
    if (tag === tagNumber.PRON && isTied(lemma ?? lower)) return this.#compute(form.slice(form.lastIndexOf('-') + 1), tag)
    if (lemma === undefined) return this.#vowels?.lemma(written, tag) ?? written
    if (word.charCodeAt(1) === POINT && word.length > SHORTEST_STEM && !this.#search.isWhole) return word
    // A particle written alone loses all its letters as an ending.
    const complete = isVerbOfNoun(lemma, lower, tag, this.#tables.language) ? lower : withHyphen(lemma, lower) || written || form
    return this.#vowels?.lemma(complete, tag) ?? complete
  }

  /** The lemma of a verb, or of a plural, that the rules of endings have not read. */
  #other(lemma: string, lower: string, tag: number): string | undefined {
    const isListed = this.#search.isWhole
    if (tag === tagNumber.VERB) return this.#unnegated(lemma, lower) ?? rarerVerb(lower, lemma, isListed, this.#tables.language, this.#knownVerbs)
    return tag === tagNumber.NOUN && this.#tables.language === 'ukr' ? ukrainianSingular(lemma, lower, (word) => this.knows(word, tag)) : undefined
  }

  /** The lemma of a negated verb that rules have left its negation; undefined where it has none, or no known verb without it. */
  #unnegated(lemma: string, lower: string): string | undefined {
    const rest = withoutNegation(lower, this.#tables.language)
    if (rest === undefined || this.#hasWord?.(rest) !== true) return undefined
    if (!lemma.startsWith(lower.slice(0, lower.length - rest.length)) && this.knows(lemma, tagNumber.VERB)) return undefined
    return this.#knownLemma(rest, rest, rest, tagNumber.VERB)
  }

  /** Whether treebanks or dictionaries have the word itself with another lemma than the ending's rule makes. */
  #hasOwnLemma(word: string, lower: string, tag: number): boolean {
    if (this.#hasWord?.(word) !== false) return true
    this.#search.first(lower, tag)
    return this.#search.isWhole
  }

  /**
   * The known lemma of a word, where there is none that of the word without what is written to it, or of the word that the longest known ending makes
   * (`házamban`, `házam`, `ház`), else that word.
   */
  #edited(word: string, lower: string, tag: number): string | undefined {
    const lemma = this.#knownLemma(word, lower, lower, tag)
    const usual = this.#usual
    const { known, language } = this.#tables
    if (known === undefined) return usual === undefined || this.#search.isWhole ? usual : this.#shaped(usual, word, lower, tag)
    if (lemma !== undefined) return lemma
    for (const [start, end] of withoutAttached(lower, language, SHORTEST_STEM)) {
      const written = word.slice(start, end)
      const rest = lower.slice(start, end)
      const found = this.#knownLemma(written, rest, word === lower ? rest : this.#lower(written), tag)
      if (found !== undefined) return found
    }
    if (this.#tables.grouping !== 'tag' || usual === undefined) return usual
    const usualLower = this.#lower(usual)
    const again = usual.length > SHORTEST_STEM && usual.length < lower.length ? this.#knownLemma(usual, usualLower, usualLower, tag) : undefined
    return again !== undefined && mayBeOwned(usualLower, again, language) ? again : this.#shaped(usual, word, lower, tag)
  }

  /**
   * A guessed lemma where it has enough of its word and ends as lemmas do, else what the longest ending makes that does, and last the word itself. All lemmas of pronouns and
   * the like are known.
   */
  #shaped(guess: string, word: string, lower: string, tag: number): string {
    const { shapes, known } = this.#tables
    if (known !== undefined && closed.has(tag)) return lower
    const own = isLowered(guess) ? lower : titleCase(lower)
    if (!this.#keepsWord(guess, lower)) return tag === tagNumber.PROPN ? word : own
    if (shapes === undefined || hasShape(shapes, this.#lower(guess), tag)) return guess
    const shortest = shortestLemma(lower)
    for (let script = this.#search.first(lower, tag); script >= 0; script = this.#search.next()) {
      if (this.#cutsBeginning[script]! > 0) continue
      const lemma = this.#lemmaBy(script, word, lower)
      if (lemma !== undefined && lemma.length >= shortest && hasShape(shapes, this.#lower(lemma), tag) && this.#keepsWord(lemma, lower)) return lemma
    }
    return own
  }

  /** Whether a guessed lemma has enough of its word. Where no lemmas are known, words that treebanks or dictionaries have may be irregular. */
  #keepsWord(guess: string, lower: string): boolean {
    if (guess === lower || (this.#tables.known === undefined && this.#hasWord?.(lower) !== false)) return true
    return !sharesTooLittle(lower, this.#lower(guess), this.#tables.language)
  }

  /**
   * The lemma that the longest known ending makes (`#usual`), where that is no known lemma, the one of the longest ending that makes a known one;
   * undefined where none does.
   * @param key the lower-cased word whose endings are looked up
   * @param lower what scripts make of the word in small letters: the same but for characters that become longer
   */
  #knownLemma(word: string, key: string, lower: string, tag: number): string | undefined {
    const { known, grouping, language } = this.#tables
    const search = this.#search
    const first = search.first(key, tag)
    const usual = this.#lemmaBy(first, word, lower)
    this.#usual = usual
    if (known === undefined) return usual
    const isPlain = grouping === 'tag'
    // the lemma of a word of its own that nothing else has is that of a dictionary that does not say of which part of speech
    const isWhole = search.isWhole
    if (isWhole && !(isPlain && openTags.has(tag))) return usual
    this.#startHashes(lower, tag)
    const isRaised = tag === tagNumber.NOUN && raisesWrongly(this.#scripts[first]!.letterCase, word, lower, tag, language)
    if (usual !== undefined && !isRaised && this.#isKnown(first, usual, word, lower, tag)) return usual
    // a prefix that a rule cuts off is that of the words it was learnt from; Hebrew and Arabic rules know the beginnings they are for
    const shortest = shortestLemma(key)
    for (let script = search.next(); script >= 0; script = search.next()) {
      if (isPlain && this.#cutsBeginning[script]! > 0) continue
      // most scripts make nothing known, which is seen before their lemma is written
      const isHashed = this.#makesHash(script, word, lower)
      const hasKnownHash = isHashed && this.#hashIsKnown(script, lower)
      // where the longest ending's rule leaves the word's root, the next one that does not makes the guess
      const wantsGuess = this.#usual === undefined && hasRoots(language)
      if (isHashed && !hasKnownHash && !wantsGuess) continue
      const lemma = this.#lemmaBy(script, word, lower)
      if (wantsGuess) this.#usual = lemma
      if (lemma !== undefined && lemma.length >= shortest && (hasKnownHash || (!isHashed && isKnownLemma(known, this.#lower(lemma), tag))))
        return mayHaveArticle(key, lemma, language) && isKnownLemma(known, key.slice(1), tag) ? key.slice(1) : lemma
    }
    return isWhole ? usual : undefined
  }

  #startHashes(lower: string, tag: number): void {
    if (lower.length >= this.#running.length) this.#running = new Int32Array(2 * lower.length)
    const running = this.#running
    let hash = lemmaStart(tag)
    running[0] = hash
    for (let at = 0; at < lower.length; at++) {
      hash = fnvStep(hash, lower.charCodeAt(at))
      running[at + 1] = hash
    }
  }

  #isKnown(script: number, lemma: string, word: string, lower: string, tag: number): boolean {
    return this.#makesHash(script, word, lower) ? this.#hashIsKnown(script, lower) : isKnownLemma(this.#tables.known!, this.#lower(lemma), tag)
  }

  /** Whether a script's lemma in small letters is a beginning of the word last asked for and the script's replacement. */
  #makesHash(script: number, word: string, lower: string): boolean {
    if (this.#replacesEnding[script] === 0) return false
    const { letterCase } = this.#scripts[script]!
    return letterCase === 'l' || (letterCase === 'k' && word === lower)
  }

  #hashIsKnown(script: number, lower: string): boolean {
    const { consumed, replacement } = this.#scripts[script]!
    if (lower.length < consumed) return false
    let hash = this.#running[lower.length - consumed]!
    for (let at = 0; at < replacement!.length; at++) hash = fnvStep(hash, replacement!.charCodeAt(at))
    return hasLemma(this.#tables.known!, hash)
  }

  #lemmaBy(script: number, word: string, lower: string): string | undefined {
    const edit = this.#scripts[script]!
    const { language, known, grouping } = this.#tables
    const { tag } = this.#search
    if (edit.beginning.length > 0 && tag === tagNumber.PROPN && language === 'ind') return undefined
    let lemma = applyTo(edit, edit.letterCase === 'k' ? word : lower)
    if (lemma === undefined || addsForeignLetter(word, lemma)) return undefined
    if (known !== undefined && raisesWrongly(edit.letterCase, word, lower, tag, language)) lemma = this.#lower(lemma)
    // no word of four letters has one letter for a lemma, whatever a list says (`megnyitni`: `m`)
    if (this.#search.isWhole) return grouping === 'tag' && openTags.has(tag) && isOneLetter(lemma) && onlyLetters.test(lower) ? undefined : lemma
    // no Turkish ending begins with ğ
    if (language === 'tur' && lower.charCodeAt(lemma.length) === SOFT_G && lower.startsWith(lemma)) return undefined
    if ((language === 'ara' || namingTags.has(tag)) && !keepsConsonants(lower, lemma, language)) return undefined
    if (hasRoots(language) && isOneLetter(lemma) && namingTags.has(tag)) return undefined
    // a rule that leaves nothing of a word, or a letter, was learnt of words of its own
    const leavesNothing = edit.consumed >= lower.length || isOneLetter(lemma)
    if (grouping === 'tag' && leavesNothing && namingTags.has(tag) && !isSuppletive(language) && this.#hasWord?.(lower) === false) return undefined
    const cut = this.#cutsBeginning[script]!
    if (language === 'ind' && openTags.has(tag) && !hasIndonesianAffixes(lower, lemma)) return undefined
    return cut > 0 && !mayBePrefix(lower, cut, language) ? undefined : lemma
  }
}

const loaded = new WeakMap<ModelStore, Map<string, Lemmatizer | undefined>>()

/** The lemmatizer of a language, memoised per store; undefined when there is none. @throws ModelError for a damaged model */
export function loadLemmatizer(store: ModelStore, language: string): Lemmatizer | undefined {
  let lemmatizers = loaded.get(store)
  if (lemmatizers === undefined) {
    lemmatizers = new Map()
    loaded.set(store, lemmatizers)
  }
  if (!lemmatizers.has(language)) {
    const id = taggerArtefact(store, language)
    lemmatizers.set(language, id === undefined ? undefined : openLemmatizer(store, language, id))
  }
  return lemmatizers.get(language)
}

function openLemmatizer(store: ModelStore, language: string, id: string): Lemmatizer {
  const tagger = loadTagger(store, language)
  return new Lemmatizer(readLemmaTables(store.load(id)), openContexts(store, language), tagger && ((word) => tagger.knows(word)))
}

function openContexts(store: ModelStore, language: string): LemmaContexts | undefined {
  const id = `morphology/${language}-lemma-contexts`
  return store.has(id) ? new LemmaContexts(readContextTables(store.load(id))) : undefined
}
