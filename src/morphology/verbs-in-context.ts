/**
 * Verbs that only their place shows. Participles beside their auxiliary: "haben laut protestiert", "hanno già anticipato", "foram abertas pelo porteiro"
 * have verbs, however often such words are adjectives elsewhere. Only tenses that nothing but a verb makes: after the verb for have, and before whoever
 * does it in a passive. After a plain copula (`ist beteiligt`, `está abierta`) the treebanks see adjectives as often as verbs, and the tagger decides.
 * Imperatives: "Ruf deinen Vater an", "Bel me morgen", where the sentence has no other verb.
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'
import type { Lemmatizer } from './lemma/lemmatizer.js'

interface Perfect {
  /** Forms of the verb for have. */
  readonly have: ReadonlySet<string>
  /** Forms of the verb of the passive, and words that name who does it. */
  readonly be?: ReadonlySet<string>
  readonly by?: ReadonlySet<string>
  /** What makes another verb of the one for have: Catalan `hi ha`. */
  readonly unless?: string
  /** How participles end. */
  readonly ending: RegExp
  /** Whether the participle closes the clause (German), so that anything but a verb may stand before it. */
  readonly closes?: boolean
  /** Whether one has adjectives as well (Danish `har svært ved`), so that what follows must be none of what they take. */
  readonly strict?: boolean
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const perfects: Readonly<Record<string, Perfect>> = {
  deu: {
    have: words('habe hast hat haben habt hatte hattest hatten hattet hätte hättest hätten hättet'),
    ending: /^(?:.*ge.+|(?:be|ver|er|ent|zer|emp|miss|über|unter|wider|hinter|durch).+|.+ier)(?:t|en)$/,
    closes: true
  },
  spa: {
    have: words(
      'he has ha hemos habéis han había habías habíamos habíais habían habré habrás habrá habremos habrán habría habrían haya hayas hayamos hayan hubiera hubieran'
    ),
    be: words('es son fue fueron era eran será serán sido ser siendo sea sean'),
    by: words('por'),
    ending: /(?:[aií]d|ert|iert|uert|st|ch|ot|it|is|es|us|rs)[oa]s?$/
  },
  cat: {
    have: words('he has ha hem heu han havia havies havíem havíeu havien hauré hauràs haurà haurem hauran hauria haurien hagi hagin hagués haguessin'),
    unless: 'hi',
    ending: /(?:[aiu]t|[aiu]d[ae]s?|[aiu]ts|[eor]?rt|st|lt|es)$/
  },
  por: {
    have: words('tenho tens tem temos têm tinha tinhas tínhamos tinham terá terão teria teriam tenha tenham tivesse tivessem ter tendo havia haviam'),
    be: words('é são foi foram era eram será serão seria seriam sido ser sendo seja sejam fosse fossem'),
    by: words('por pelo pela pelos pelas'),
    ending: /(?:[aií]d|rt|st|t|s)[oa]s?$/
  },
  ita: {
    have: words(
      'ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevate avevano avrò avrai avrà avremo avranno avrei avrebbe avrebbero abbia abbiano avesse avessero'
    ),
    ending: /(?:t|s)[oaie]$/
  },
  dan: { have: words('har havde'), ending: /(?:e|d|l|n|r|s|g|k|v|f|m|p|å)t$/, strict: true },
  nob: { have: words('har hadde'), ending: /(?:e|d|l|n|r|s|g|k|v|f|m|p|t|å)t$|dd$/, strict: true },
  swe: { have: words('har hade'), ending: /(?:a|i|t|l|n|r|s|g|k|d|p|m)t$/, strict: true }
}

/** A Scandinavian noun with its article (`huset`): an adjective before it would be in another form (`det store huset`). */
const definite = /..(?:en|(?<!h)et|ene|erne|arna|na)$/
/** What may stand between an auxiliary and its participle. */
const between = new Set<number>([tagNumber.ADV, tagNumber.PART])
/** What a participle before it belongs to. */
const nominal = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.ADJ, tagNumber.NUM])
const besideAdjectives = new Set<number>([...nominal, tagNumber.ADP, tagNumber.PART, tagNumber.SCONJ, tagNumber.VERB, tagNumber.ADV])
/** Words looked at between an auxiliary and its participle: adverbs, and anything where the participle closes the clause. */
const MOST_ADVERBS = 3
const LONGEST_CLAUSE = 20
const SHORTEST = 3
/** Longer words are no verbs, and patterns need not be tried on them. */
const LONGEST = 40

const textOf = (tokens: TokenList, index: number): string => tokens.text.slice(tokens.starts[index], tokens.ends[index]).toLowerCase()

/** Makes participles beside their auxiliary and imperatives verbs; looks at a few words around each that is tagged otherwise. */
export function tagVerbs(language: string, tokens: TokenList, tags: Uint8Array, lemmatizer: Lemmatizer): void {
  const perfect = perfects[language]
  const objects = imperativeObjects[language]
  const after = modals[language]
  if (perfect === undefined && objects === undefined && after === undefined) return
  const { sentences } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const first = sentences[sentence]!
    const end = sentences[sentence + 1] ?? tokens.count
    if (objects !== undefined && isImperative(objects, tokens, tags, first, end, lemmatizer)) tags[first] = tagNumber.VERB
    if (after !== undefined)
      for (let index = first + 1; index < end; index++) if (isInfinitive(after, tokens, tags, first, index, lemmatizer)) tags[index] = tagNumber.VERB
    if (perfect === undefined) continue
    for (let index = first + 1; index < end; index++) {
      if (tags[index] !== tagNumber.ADJ || tokens.classes[index] !== TokenClass.word || !hasLength(tokens, index)) continue
      const isBeside =
        perfect.closes === true ? closesClause(perfect, tokens, tags, first, index, end) : followsAuxiliary(perfect, tokens, tags, first, index, end)
      if (isBeside && isParticiple(perfect, tokens, index, lemmatizer)) tags[index] = tagNumber.VERB
    }
  }
}

function hasLength(tokens: TokenList, index: number): boolean {
  const length = tokens.ends[index]! - tokens.starts[index]!
  return length >= SHORTEST && length <= LONGEST
}

function isParticiple(perfect: Perfect, tokens: TokenList, index: number, lemmatizer: Lemmatizer): boolean {
  const written = tokens.text.slice(tokens.starts[index], tokens.ends[index])
  const lower = written.toLowerCase()
  if (written !== lower || !perfect.ending.test(lower)) return false
  const lemma = lemmatizer.lemma(lower, tagNumber.VERB)
  return lemma !== lower && lemmatizer.knows(lemma, tagNumber.VERB)
}

/** "hanno già anticipato", "foram abertas pelo": the auxiliary stands before, with adverbs at most between. */
function followsAuxiliary(perfect: Perfect, tokens: TokenList, tags: Uint8Array, first: number, index: number, end: number): boolean {
  let at = index - 1
  while (at > first && index - at <= MOST_ADVERBS && between.has(tags[at]!)) at--
  if (tags[at] !== tagNumber.VERB) return false
  const auxiliary = textOf(tokens, at)
  if (perfect.have.has(auxiliary)) {
    if (perfect.unless !== undefined && at > first && textOf(tokens, at - 1) === perfect.unless) return false
    if (index + 1 >= end) return true
    const next = tags[index + 1]!
    if (perfect.strict !== true) return !nominal.has(next)
    return !besideAdjectives.has(next) || (next === tagNumber.NOUN && definite.test(textOf(tokens, index + 1)))
  }
  return perfect.by !== undefined && index + 1 < end && perfect.by.has(textOf(tokens, index + 1)) && perfect.be?.has(auxiliary) === true
}

/** German participles whose verbs have the one for be beside them: who moves or becomes another. */
const moved =
  /(?:gangen|kommen|laufen|fahren|fallen|flogen|sprungen|stiegen|rannt|schlafen|wacht|hauen|wachsen|storben|krochen|schwommen|sunken|glitten|rutscht|stürzt|taucht|platzt|rastet|reist|klettert|wandert|stolpert|kippt|schlüpft|drungen|wichen|eilt|kehrt|sackt|blieben|ritten|schmolzen|froren|flossen)$/
const germanBe = words('bin bist ist sind seid war warst waren wart wäre wären sei seien')

/** "haben laut protestiert.": the participle closes the clause whose only other verb is the auxiliary. */
function closesClause(perfect: Perfect, tokens: TokenList, tags: Uint8Array, first: number, index: number, end: number): boolean {
  const isMoved = moved.test(textOf(tokens, index))
  const next = index + 1 < end ? tags[index + 1]! : tagNumber.PUNCT
  if (next !== tagNumber.PUNCT && next !== tagNumber.CONJ && next !== tagNumber.SCONJ) return false
  for (let at = index - 1; at >= first && index - at <= LONGEST_CLAUSE; at--) {
    if (tags[at] === tagNumber.PUNCT) return false
    if (tags[at] === tagNumber.VERB) return perfect.have.has(textOf(tokens, at)) || (isMoved && germanBe.has(textOf(tokens, at)))
  }
  return false
}

/** Articles and pronouns that follow imperatives; German ones that are no genitives, as those follow nouns ("Besuch der Ausstellung"). */
const imperativeObjects: Readonly<Record<string, RegExp>> = {
  deu: /^(?:das|die|d(?:e[nm]|ich|ir)|ihnen|ih[nm]|mich|mir|uns|euch|es|sie|(?:k?ein|mein|dein|sein|unser|euer|eur|ihr|dies|jen|jed)(?:en|em|e))$/,
  nld: /^(?:me|mij|je|jou|jouw|hem|haar|ons|het|de|een|mijn|onze)$/,
  swe: /^(?:mig|dig|honom|henne|oss|er|dem|den|det|din|ditt|dina|min|mitt|mina|en|ett)$/,
  dan: /^(?:mig|dig|ham|hende|os|jer|dem|den|det|din|dit|dine|min|mit|mine|en|et)$/,
  ita: /^(?:il|lo|la|i|gli|le|un|uno|una)$/,
  por: /^(?:os?|as?|uma?|uns|umas)$/,
  spa: /^(?:el|l[ao]s?|un[ao]s?|un)$/,
  nob: /^(?:meg|deg|ham|henne|oss|dere|dem|den|det|en|et|ei)$/
}
/** Scandinavian verbs that an infinitive follows. */
const modals: Readonly<Record<string, ReadonlySet<string>>> = {
  dan: words('skal skulle vil ville kan kunne må måtte bør burde'),
  nno: words('skal skulle vil ville kan kunne må måtte bør burde'),
  nob: words('skal skulle vil ville kan kunne må måtte bør burde'),
  swe: words('ska skall skulle vill ville kan kunde måste bör borde brukar brukade behöver behövde tänker')
}
/** What may stand between such a verb and its infinitive. */
const scandinavianSubjects = words('jag du han hon vi ni de man jeg hun eg ho me dei dere ikke ikkje inte')
const maybeInfinitive = new Set<number>([tagNumber.NOUN, tagNumber.ADJ])
/** Adjectives that verbs end like, before plural nouns. */
const noInfinitives = words('alla alle hela hele andra andre')

/** "Jag måste ringa läkaren": an infinitive that adjectives or nouns end like. */
function isInfinitive(after: ReadonlySet<string>, tokens: TokenList, tags: Uint8Array, first: number, index: number, lemmatizer: Lemmatizer): boolean {
  if (!maybeInfinitive.has(tags[index]!) || !hasLength(tokens, index)) return false
  let at = index - 1
  while (at > first && index - at <= MOST_ADVERBS && hasWord(scandinavianSubjects, tokens, at)) at--
  if (tags[at] !== tagNumber.VERB || !hasWord(after, tokens, at)) return false
  const word = tokens.text.slice(tokens.starts[index], tokens.ends[index])
  return /[ae]$/.test(word) && word === word.toLowerCase() && !noInfinitives.has(word) && lemmatizer.knows(word, tagNumber.VERB)
}

function hasWord(list: ReadonlySet<string>, tokens: TokenList, index: number): boolean {
  return tokens.ends[index]! - tokens.starts[index]! <= LONGEST_FUNCTION_WORD && list.has(textOf(tokens, index))
}

const LONGEST_FUNCTION_WORD = 8
const maybeImperative = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.ADJ, tagNumber.NUM, tagNumber.X])

/** "Ruf deinen Vater an.": a known verb form at the start, its object behind it, no other verb in the sentence. */
function isImperative(objects: RegExp, tokens: TokenList, tags: Uint8Array, first: number, end: number, lemmatizer: Lemmatizer): boolean {
  if (
    end - first < SHORTEST ||
    !hasLength(tokens, first) ||
    !(maybeImperative.has(tags[first]!) || (tags[first] === tagNumber.ADV && objects === imperativeObjects['deu'])) ||
    (tags[first + 1] !== tagNumber.DET && tags[first + 1] !== tagNumber.PRON)
  )
    return false
  if (tokens.ends[first + 1]! - tokens.starts[first + 1]! > LONGEST || !objects.test(textOf(tokens, first + 1))) return false
  for (let index = first + 1; index < end; index++) if (tags[index] === tagNumber.VERB) return false
  const lower = textOf(tokens, first)
  const lemma = lemmatizer.lemma(lower, tagNumber.VERB)
  return lemma !== lower && lemmatizer.knows(lemma, tagNumber.VERB)
}
