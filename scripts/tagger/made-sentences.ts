/**
 * Sentences made of verbs and of what follows verbs in the treebanks: commands ("Öppna fönstret och stäng dörren."), statements and questions without a
 * pronoun ("Vivo en Madrid"), and beside them titles and lists of nouns ("Book review"), which begin like the one or the other. Users send recipes, manuals,
 * lists and chat; treebanks have statements, and taggers that learn from them alone take a command for a noun or a name.
 */
import { tagNumber } from '../../src/core/part-of-speech.js'
import type { DictionaryRow } from '../lib/dictionaries.js'
import type { Unit } from '../lib/treebank-rows.js'
import { imperatives, isInfinitive, isVerb, verbLast, withoutParticle } from './imperatives.js'
import { interjectionsOf } from './interjections.js'
import { bareObjects, nounsOf, objectsOf, placesOf, titlesOf, type Words } from './made-phrases.js'
import { formsLike, type KnownForms, leavesOutPronouns, personsByEndings, type VerbForm } from './persons.js'
import { randomNumbers, type TrainingSentence } from './training.js'

const COMMANDS = 600
const STATEMENTS = 400
const TITLES = 1000
const GREETINGS = 150
/** How much the words that the sentence is made for count beside those of the treebanks. */
const WEIGHT = 0.4
/** The same of words that are not what the sentence is made for, which the treebanks have in better sentences and in their own conventions. */
const WEIGHT_OF_OTHERS = 0.1
/** A lemma of the treebanks is a verb from so many cases on, */
const FEWEST = 2
/** one of the dictionaries from so many forms on, as nouns have fewer. */
const FORMS_OF_VERB = 6
/** So many forms of each kind are the usual ones, which most sentences take, the more the more often they are said. */
const USUAL = 400
const SHARE_OF_USUAL = 0.65

/** Words for what comes next, which recipes and directions put between commands. */
const thenWords: Readonly<Record<string, string>> = {
  bul: 'после',
  cat: 'després',
  ces: 'pak',
  dan: 'så',
  deu: 'dann',
  ell: 'μετά',
  eng: 'then',
  est: 'siis',
  fas: 'سپس',
  fin: 'sitten',
  fra: 'puis',
  hrv: 'zatim',
  hun: 'aztán',
  ind: 'lalu',
  ita: 'poi',
  lav: 'tad',
  lit: 'tada',
  nld: 'dan',
  nob: 'så',
  nno: 'så',
  pol: 'potem',
  por: 'depois',
  ron: 'apoi',
  rus: 'потом',
  slk: 'potom',
  slv: 'potem',
  spa: 'luego',
  srp: 'zatim',
  swe: 'sedan',
  tur: 'sonra',
  ukr: 'потім'
}

/** The forms that treebanks and dictionaries know of verbs, those of the treebanks first. */
function knownVerbs(language: string, sentences: readonly (readonly Unit[])[], dictionary: readonly DictionaryRow[]): KnownForms {
  const counts = new Map<string, number>()
  const forms = new Map<string, Set<string>>()
  const note = (lemma: string, form: string): void => {
    let known = forms.get(lemma)
    if (known === undefined) {
      known = new Set()
      forms.set(lemma, known)
    }
    known.add(form.toLowerCase())
  }
  for (const sentence of sentences)
    for (const { form, tag, lemma, joined } of sentence)
      if (tag === tagNumber.VERB && lemma !== undefined && !joined) {
        counts.set(lemma, (counts.get(lemma) ?? 0) + 1)
        note(lemma, form)
      }
  for (const { form, lemma, tag } of dictionary) if (tag < 0 ? counts.has(lemma) || isInfinitive(language, lemma) : tag === tagNumber.VERB) note(lemma, form)
  for (const [lemma, known] of forms)
    if (
      ((counts.get(lemma) ?? 0) < FEWEST && known.size < FORMS_OF_VERB) ||
      !/^\p{L}+$/u.test(lemma) ||
      lemma !== lemma.toLowerCase() ||
      !isVerb(language, known)
    )
      forms.delete(lemma)
  return forms
}

/** The forms of verbs that a treebank marks so. */
function markedForms(sentences: readonly (readonly Unit[])[], verbs: KnownForms, isWanted: (features: string) => boolean): VerbForm[] {
  const marked: VerbForm[] = []
  for (const sentence of sentences)
    for (const { form, lemma, features } of sentence)
      if (features !== undefined && lemma !== undefined && verbs.has(lemma) && /^\p{L}+$/u.test(form) && isWanted(features))
        marked.push({ form: form.toLowerCase(), lemma })
  return marked
}

const functionTags = new Set<number>((['DET', 'PRON', 'ADP', 'CONJ', 'SCONJ', 'PART', 'ADV', 'NUM', 'INTJ'] as const).map((tag) => tagNumber[tag]))

/** A verb whose form the treebanks have as other words, too. */
interface Verb extends VerbForm {
  /** How often the word is the verb, by how often the treebanks have the verb in any form and the word as something else. */
  readonly share: number
}

/** Forms but for those that are another word nearly always: what the treebanks have as a function word, an adjective or a noun so much more often. */
function likely(sentences: readonly (readonly Unit[])[], forms: readonly VerbForm[]): Verb[] {
  const wanted = new Set(forms.map(({ form }) => form))
  const verbs = new Map<string, number>()
  const others = new Map<string, { words: number; adjectives: number; nouns: number }>()
  for (const sentence of sentences)
    for (const { form, tag, lemma } of sentence) {
      if (tag === tagNumber.VERB && lemma !== undefined) verbs.set(lemma, (verbs.get(lemma) ?? 0) + 1)
      const word = form.toLowerCase()
      if (tag === tagNumber.VERB || !wanted.has(word)) continue
      const counts = others.get(word) ?? { words: 0, adjectives: 0, nouns: 0 }
      others.set(word, counts)
      if (functionTags.has(tag)) counts.words++
      else if (tag === tagNumber.ADJ) counts.adjectives++
      else if (tag === tagNumber.NOUN) counts.nouns++
    }
  return forms.flatMap((form) => {
    const { words, adjectives, nouns } = others.get(form.form) ?? { words: 0, adjectives: 0, nouns: 0 }
    const verb = verbs.get(form.lemma) ?? 0
    if (words > verb || adjectives > 10 * verb + 10 || nouns > 40 * verb + 8) return []
    return [{ ...form, share: (verb + 1) / (verb + words + adjectives + nouns + 1) }]
  })
}

function distinct(forms: readonly VerbForm[]): VerbForm[] {
  return [...new Map(forms.map((form) => [`${form.lemma} ${form.form}`, form])).values()]
}

const isImperative = (features: string): boolean => features.includes('Mood=Imp') && !/Person=[13]/.test(features)
const isPresent = (features: string): boolean => !/Mood=(?:Imp|Sub|Cnd|Opt)|VerbForm=(?:Part|Inf|Conv)/.test(features)
const isFirst = (features: string): boolean => features.includes('Person=1') && features.includes('Number=Sing') && isPresent(features)
const isSecond = (features: string): boolean => features.includes('Person=2') && features.includes('Number=Sing') && isPresent(features)

/** The imperatives of the verbs that treebanks and dictionaries know, the verbs of the treebanks first. */
function commandsOf(language: string, sentences: readonly (readonly Unit[])[], verbs: KnownForms): Verb[] {
  const commands: VerbForm[] = []
  for (const [lemma, known] of verbs) {
    for (const form of imperatives(language, lemma, known)) commands.push({ form, lemma })
    const split = withoutParticle(language, lemma)
    const base = split === undefined ? undefined : verbs.get(split[0])
    if (split !== undefined && base !== undefined) for (const form of imperatives(language, split[0], base)) commands.push({ form, lemma, particle: split[1] })
  }
  return likely(sentences, distinct([...commands, ...formsLike(markedForms(sentences, verbs, isImperative), verbs)]))
}

/** What the dictionaries lack: imperatives as verbs, words of chat as interjections. A word that is there keeps the parts of speech it has. */
export function madeRows(language: string, sentences: readonly (readonly Unit[])[], dictionary: readonly DictionaryRow[]): DictionaryRow[] {
  const known = new Set(dictionary.map(({ form }) => form.toLowerCase()))
  return [
    ...commandsOf(language, sentences, knownVerbs(language, sentences, dictionary))
      .filter(({ form, particle }) => particle === undefined && !known.has(form))
      .map(({ form, lemma }) => ({ form, lemma, tag: tagNumber.VERB, source: 'made' })),
    ...agreedInterjections(language, sentences).map((form) => ({ form, lemma: form, tag: tagNumber.INTJ, source: 'made' }))
  ]
}

/** How often the treebanks give each word each tag. */
function tagOfWord(sentences: readonly (readonly Unit[])[], word: string): number | undefined {
  const counts = new Map<number, number>()
  for (const sentence of sentences) for (const { form, tag } of sentence) if (form.toLowerCase() === word) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0]
}

/** Interjections but for those that the treebanks mostly give another part of speech (Slovenian `ja` is a particle there). */
function agreedInterjections(language: string, sentences: readonly (readonly Unit[])[]): readonly string[] {
  const balance = new Map<string, number>()
  for (const sentence of sentences)
    for (const { form, tag } of sentence) {
      const word = form.toLowerCase()
      balance.set(word, (balance.get(word) ?? 0) + (tag === tagNumber.INTJ ? 1 : -1))
    }
  return interjectionsOf(language).filter((word) => (balance.get(word) ?? 0) >= 0)
}

const mark = (form: string): Words => [{ form, tag: tagNumber.PUNCT }]

/**
 * Made sentences of a language: commands, statements without a pronoun, titles and lists of nouns, and sentences of the treebanks with a greeting before or
 * behind them. Seeded.
 * @param frequencies how often words are said, which tells the usual verbs
 * @param weight how much verbs and first words count beside those of the treebanks
 */
export function madeSentences(
  language: string,
  sentences: readonly (readonly Unit[])[],
  dictionary: readonly DictionaryRow[],
  frequencies: ReadonlyMap<string, number> = new Map(),
  weight = WEIGHT
): TrainingSentence[] {
  const random = randomNumbers(11)
  const raised = (word: string): string => (language === 'tur' && word.startsWith('i') ? 'İ' : word.charAt(0).toUpperCase()) + word.slice(1)
  const raisedFirst = (words: Words): Words => words.map((word, index) => (index === 0 ? { ...word, form: raised(word.form) } : word))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const made: TrainingSentence[] = []
  const add = (words: Words): void => {
    made.push({
      forms: words.map(({ form }) => form),
      tags: Uint8Array.from(words, ({ tag }) => tag),
      style: -1,
      caseUse: 'written',
      weights: Float32Array.from(words, ({ tag }, index) => (index === 0 || tag === tagNumber.VERB || tag === tagNumber.INTJ ? weight : WEIGHT_OF_OTHERS))
    })
  }
  const often = ({ form, share }: Verb): number => (frequencies.get(form) ?? 0) * share
  const pickVerb = (forms: readonly Verb[]): (() => VerbForm) => {
    const usual = [...forms].sort((left, right) => often(right) - often(left)).slice(0, USUAL)
    let total = 0
    const sums = usual.map((form) => {
      total += Math.sqrt(1 + often(form))
      return total
    })
    return () => {
      if (random() >= SHARE_OF_USUAL) return pick(forms)
      const sum = random() * total
      return usual[sums.findIndex((limit) => sum < limit)]!
    }
  }
  const verbs = knownVerbs(language, sentences, dictionary)
  const commands = commandsOf(language, sentences, verbs)
  const objects = objectsOf(language, sentences)
  const bare = bareObjects(language, objects)
  const wordsOf = (isWanted: (unit: Unit) => boolean): string[] => sentences.flatMap((sentence) => sentence.filter(isWanted).map(({ form }) => form))
  const conjunctions = wordsOf(({ tag, form }) => tag === tagNumber.CONJ && /^[\p{Ll}\p{Lo}\p{M}]+$/u.test(form))
  const names = wordsOf(({ tag }) => tag === tagNumber.PROPN)
  const then = thenWords[language]
  const thenTag = then === undefined ? undefined : tagOfWord(sentences, then)
  const isLast = verbLast.has(language)
  /** Verb and object, in the order of the language. */
  const clause = ({ form, particle }: VerbForm, object: Words): Words => {
    const verb = { form, tag: tagNumber.VERB }
    const behind = particle === undefined ? [] : [{ form: particle, tag: tagNumber.ADP }]
    return isLast ? [...object, verb] : [verb, ...object, ...behind]
  }
  const pickObject = (): Words => pick(bare.length > 0 && random() < 0.4 ? bare : objects)
  if (commands.length > 0 && objects.length > 0 && conjunctions.length > 0 && names.length > 0) {
    const pickCommand = pickVerb(commands)
    const command = (): Words => clause(pickCommand(), pickObject())
    const most = leavesOutPronouns(language) ? COMMANDS : COMMANDS + STATEMENTS
    for (let count = 0; count < most; count++) {
      const kind = random()
      const end = random() < 0.2 ? [] : mark(random() < 0.15 ? '!' : '.')
      const and = { form: pick(conjunctions), tag: tagNumber.CONJ }
      const next = then === undefined || thenTag === undefined ? [] : [{ form: then, tag: thenTag }]
      if (kind < 0.4) add([...raisedFirst(command()), ...end])
      else if (kind < 0.5) add(command())
      else if (kind < 0.67) add([...raisedFirst(command()), and, ...command(), ...end])
      else if (kind < 0.77) add([...raisedFirst(command()), ...mark(','), ...command(), ...end])
      else if (kind < 0.83) add([...raisedFirst(command()), ...mark(','), ...command(), and, ...command(), ...end])
      else if (kind < 0.9) add([...raisedFirst(command()), ...(random() < 0.6 ? mark(',') : [and]), ...next, ...command(), ...end])
      else if (kind < 0.95) add([{ form: pick(names), tag: tagNumber.PROPN }, ...mark(','), ...command(), ...end])
      else add([...raisedFirst(clause(pickCommand(), [])), ...end])
    }
  }
  const byEndings = personsByEndings(language, verbs)
  const first = likely(sentences, distinct([...byEndings.first, ...formsLike(markedForms(sentences, verbs, isFirst), verbs)]))
  const second = likely(sentences, distinct([...byEndings.second, ...formsLike(markedForms(sentences, verbs, isSecond), verbs)]))
  const places = placesOf(sentences)
  if (leavesOutPronouns(language) && first.length > 0 && objects.length > 0 && conjunctions.length > 0) {
    const pickFirst = pickVerb(first)
    const pickSecond = second.length > 0 ? pickVerb(second) : pickFirst
    const about = (): Words => (places.length > 0 && random() < 0.25 ? pick(places) : pickObject())
    for (let count = 0; count < STATEMENTS; count++) {
      const kind = random()
      const end = random() < 0.25 ? [] : mark('.')
      if (kind < 0.65) add([...raisedFirst(clause(pickFirst(), about())), ...end])
      else if (kind < 0.75) add(clause(pickFirst(), about()))
      else if (kind < 0.85)
        add([...raisedFirst(clause(pickFirst(), about())), { form: pick(conjunctions), tag: tagNumber.CONJ }, ...clause(pickFirst(), about()), ...end])
      else add([...(language === 'spa' ? mark('¿') : []), ...raisedFirst(clause(pickSecond(), about())), ...mark(language === 'ell' ? ';' : '?')])
    }
  }
  const titles = titlesOf(sentences)
  const nouns = nounsOf(language, sentences)
  if (commands.length + first.length > 0 && titles.length > 0 && nouns.length > 0) {
    // what could be a verb as well is learnt by its place
    const forms = new Set([...commands, ...first, ...second].map(({ form }) => form))
    const likeVerbs = (words: Words): boolean => words[0]!.tag === tagNumber.NOUN && forms.has(words[0]!.form.toLowerCase())
    const doubtfulTitles = titles.filter(likeVerbs)
    const doubtfulNouns = nouns.filter((noun) => likeVerbs([noun]))
    const pickNoun = (): Words => [pick(doubtfulNouns.length > 0 && random() < 0.3 ? doubtfulNouns : nouns)]
    for (let count = 0; count < TITLES; count++) {
      const end = random() < 0.8 ? [] : mark('.')
      if (random() < 0.7) add([...raisedFirst(pick(doubtfulTitles.length > 0 && random() < 0.65 ? doubtfulTitles : titles)), ...end])
      else {
        const items = [...pickNoun(), ...mark(','), ...pickNoun()]
        for (let more = Math.floor(random() * 3); more > 0; more--) items.push(...mark(','), ...pickNoun())
        add([...raisedFirst(items), ...end])
      }
    }
  }
  const interjections = agreedInterjections(language, sentences)
  const short = sentences.filter((sentence) => sentence.length >= 3 && sentence.length <= 12)
  if (interjections.length > 0 && short.length > 0)
    for (let count = 0; count < GREETINGS; count++) {
      const word = pick(interjections)
      const sentence = pick(short).map(({ form, tag }) => ({ form, tag }))
      const kind = random()
      const own = (isRaised: boolean): Words => [{ form: isRaised ? raised(word) : word, tag: tagNumber.INTJ }]
      if (kind < 0.3) add([...own(random() < 0.5), ...mark(random() < 0.7 ? ',' : '!'), ...sentence])
      else if (kind < 0.5) add([...own(random() < 0.5), ...sentence])
      else if (kind < 0.65) add([...sentence, ...own(false)])
      else add([...own(random() < 0.5), ...(random() < 0.5 ? mark('!') : [])])
    }
  return made
}
