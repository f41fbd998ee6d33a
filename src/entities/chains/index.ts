/** In-document coreference of names: which mentions are of one entity. Near-linear in their number. */

import { andPattern } from '../../core/words/and-words.js'
import { familyOf } from '../../core/words/relatives.js'
import { joinsToNames } from '../language-kinds.js'
import type { EntityLanguage } from '../languages.js'
import type { Mention } from '../types.js'
import { bearerOfAlias } from './aliases.js'
import { bearerOfBirthName } from './birth-names.js'
import type { Chain } from './chain.js'
import { Clusters, completeness } from './clusters.js'
import { isFamily } from './families.js'
import { foldWord, inflects, nominatives, stemWord } from './fold.js'
import { type Gender, genderByTitle, isTitle, wordBefore } from './gender.js'
import { generationsOf } from './generations.js'
import { type NameKnowledge, uniteKnown } from './known.js'
import { createForm, type NameForm } from './name.js'
import type { Surroundings } from './namesakes.js'
import { normalForm } from './normal-form.js'
import { chainOrganizations } from './organizations.js'
import { chainPersons } from './persons.js'
import { ownerOf } from './possessives.js'
import { hasProclitics, withoutProclitic } from './proclitics.js'
import { genderByPronoun } from './pronouns.js'

export type { Chain } from './chain.js'

/** Different names of one type that are compared; further ones are chained by identical text, as the API promises. */
const MAX_NAMES = 2000

/**
 * Chains the mentions of a text.
 * @param mentions in text order, without overlaps
 * @returns chains in the order of their first mentions
 */
export function chainMentions(text: string, mentions: readonly Mention[], language: EntityLanguage, knowledge: NameKnowledge = {}): Chain[] {
  const chains: (readonly number[])[] = []
  for (const [type, own] of byType(mentions))
    for (const members of chainType(text, mentions, { type, members: own, language, ...knowledge })) chains.push(members)
  return chains.map((members) => chainOf(text, mentions, members, language)).sort((left, right) => left.mentions[0]!.start - right.mentions[0]!.start)
}

function byType(mentions: readonly Mention[]): Map<string, number[]> {
  const types = new Map<string, number[]>()
  mentions.forEach(({ type }, index) => {
    const list = types.get(type)
    if (list === undefined) types.set(type, [index])
    else list.push(index)
  })
  return types
}

/** Names take no ending but the `s` of the genitive, which every word of a name may have. */
const genitiveOnly: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['deu', 'dan', 'swe', 'nob', 'nno'])
const namedTypes: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION', 'PRODUCT'])

interface OfType extends NameKnowledge {
  readonly type: string
  readonly members: readonly number[]
  readonly language: EntityLanguage
}

/** Mentions of one type by chain, each list ascending. */
function chainType(text: string, mentions: readonly Mention[], { type, members, language, known, givenNames }: OfType): (readonly number[])[] {
  const forms = formsOf(text, mentions, members, language, type)
  if (!namedTypes.has(type)) return forms.map((form) => form.mentions)
  const compared = forms.slice(0, MAX_NAMES)
  const clusters = new Clusters(compared)
  if (type === 'PERSON') chainPersons(clusters, { language, known, givenNames, around: surroundingsOf(text, mentions, language) })
  else
    chainOrganizations(clusters, {
      language,
      shortNames: type === 'ORGANIZATION',
      lastWord: !inflects(language) || genitiveOnly.has(language),
      explained: (mention) => explainedBy(text, mentions, mention),
      isState: (mention) => isState(text, mentions, mention)
    })
  if (known !== undefined) uniteKnown(clusters, type, type === 'PERSON' ? 2 : 1, language, known, givenNames)
  uniteScripts(clusters, text, mentions)
  if (type === 'PERSON') uniteOtherNames(clusters, text, mentions, language)
  const chains = new Map<number, number[]>()
  forms.forEach((form, index) => {
    for (const mention of form.mentions) {
      const key = index < MAX_NAMES ? clusters.clusterOf(mention, index) : index
      const list = chains.get(key)
      if (list === undefined) chains.set(key, [mention])
      else list.push(mention)
    }
  })
  return Array.from(chains.values(), (list) => list.sort((left, right) => left - right))
}

const isLatin = /^[^\p{L}]*\p{Script=Latin}/u

/** A name and the same in another script, in brackets behind it: `Xi Jinping (习近平)`. */
function uniteScripts(clusters: Clusters, text: string, mentions: readonly Mention[]): void {
  clusters.forms.forEach((form, index) => {
    for (const mention of form.mentions) {
      const before = explainedBy(text, mentions, mention)
      const other = before === undefined ? undefined : clusters.formOf(before)
      if (other !== undefined && isLatin.test(form.text) !== isLatin.test(clusters.forms[other]!.text))
        clusters.unite(clusters.clusterOf(before!, other), index)
    }
  })
}

/** A birth name goes to the person before it, `Susan Hale (née Pennington)`, not to another one who bears it, and an alias wherever it stands. */
function uniteOtherNames(clusters: Clusters, text: string, mentions: readonly Mention[], language: EntityLanguage): void {
  for (const [index, { mentions: own }] of clusters.forms.entries()) {
    for (const mention of own) {
      const named = bearerOfAlias(text, mentions, mention, language)
      const of = named === undefined ? undefined : clusters.formOf(named)
      if (of !== undefined) {
        const into = clusters.clusterOf(named!, of)
        if (clusters.clusterOf(mention, index) !== into) clusters.unite(into, clusters.clusterOf(mention, index))
      }
      const bearer = bearerOfBirthName(text, mentions, mention, language)
      const form = bearer === undefined ? undefined : clusters.formOf(bearer)
      if (form !== undefined) clusters.move(mention, clusters.clusterOf(bearer!, form))
    }
  }
}

/** What stands before the first word of a sentence. */
const sentenceStart = /[.!?…][»”"]?\s+$|\n\s*$/u
/** Characters between two names that are one phrase, `Anna Schmidt and her brother Peter Schmidt`. */
const CLOSE = 32
/** Between two names: and, in the languages that write it as a word of its own. */
const conjunction = new RegExp(`^ (?:${andPattern}|at) $`, 'u')
const LONGEST_CONJUNCTION = 6
/** Characters behind a name among which pronouns are looked for. */
const PRONOUN_WITHIN = 240
const letter = /\p{L}/u
const sentenceEnd = /[.!?。！？]\s|[。！？\n]/

function surroundingsOf(text: string, mentions: readonly Mention[], language: EntityLanguage): Surroundings {
  const genders = new Map<number, Gender>()
  const relatives = new Map<number, boolean>()
  return {
    gender(index) {
      const { start, end } = mentions[index]!
      if (!genders.has(index)) genders.set(index, genderByTitle(text, start, end, language))
      return genders.get(index)
    },
    title(index) {
      const { start, end } = mentions[index]!
      const behind = mentions[index + 1]
      if (joinsToNames.has(language) && behind?.type === 'TITLE' && behind.start - end <= 1) return text.slice(behind.start, behind.end)
      const before = mentions[index - 1]
      if (before !== undefined && before.type === 'TITLE' && before.end < start && before.end + 2 >= start && !letter.test(text.slice(before.end, start)))
        return foldWord(text.slice(before.start, before.end))
      const word = wordBefore(text, start)
      return isTitle(word, language) ? word : ''
    },
    partner(index) {
      const next = mentions[index + 1]
      if (next === undefined || next.type !== 'PERSON') return undefined
      const { end } = mentions[index]!
      return next.start - end <= LONGEST_CONJUNCTION && conjunction.test(text.slice(end, next.start)) ? index + 1 : undefined
    },
    isFamily(index) {
      const { start, end } = mentions[index]!
      return isFamily(text, start, end, language)
    },
    pronoun(index) {
      const limit = mentions[index]!.end + PRONOUN_WITHIN
      let next = index + 1
      while (next < mentions.length && mentions[next]!.type !== 'PERSON' && mentions[next]!.start < limit) next++
      return genderByPronoun(text, mentions[index]!.end, Math.min(limit, mentions[next]?.start ?? limit), language)
    },
    isRelative(index) {
      const { start, end } = mentions[index]!
      if (!relatives.has(index)) relatives.set(index, familyOf(text, start, end, language) === 'theirs')
      return relatives.get(index)!
    },
    startsSentence(index) {
      const before = text.slice(Math.max(0, mentions[index]!.start - 3), mentions[index]!.start)
      return before.length === mentions[index]!.start ? !letter.test(before) : sentenceStart.test(before)
    },
    areTogether(earlier, later) {
      const from = mentions[earlier]!.end
      const to = mentions[later]!.start
      return to - from <= CLOSE && !sentenceEnd.test(text.slice(from, to))
    }
  }
}

/** The different spellings of a type's mentions; those that are not names are one whatever their case. */
function formsOf(text: string, mentions: readonly Mention[], members: readonly number[], language: EntityLanguage, type: string): NameForm[] {
  const named = namedTypes.has(type)
  const forms = new Map<string, NameForm>()
  const seen = new Map<string, NameForm>()
  const generations = type === 'PERSON' ? generationsOf(text, mentions, members, language) : undefined
  for (const index of members) {
    const { start, end, normalized } = mentions[index]!
    const written = normalized ?? text.slice(start, end)
    const generation = generations?.get(index)
    const place = generation === undefined ? written : `${written}\n${generation}`
    let form = seen.get(place)
    if (form === undefined) {
      const spelling = normalized ?? normalForm(written)
      const key = generation === undefined ? (named ? spelling : foldWord(spelling)) : `${spelling}\n${generation}`
      form = forms.get(key) ?? (named ? createForm(spelling, language, generation) : { text: spelling, mentions: [], words: [], folded: [], stems: [] })
      forms.set(key, form)
      seen.set(place, form)
    }
    form.mentions.push(index)
  }
  const list = [...forms.values()]
  if (!named) return list
  if (inflects(language)) return withNominatives(list, language)
  if (!hasProclitics(language)) return list
  const words = new Set(list.flatMap(({ folded }) => folded))
  return list.map((form) => barePrefix(form, words, language))
}

/** Words that are case forms of other words of the document's names get the stems of these: `Konzumu` that of `Konzum`. */
function withNominatives(forms: readonly NameForm[], language: EntityLanguage): NameForm[] {
  const words = new Set<string>()
  for (const { folded } of forms) for (const word of folded) words.add(word)
  const stems = new Map<string, string>()
  for (const word of words) {
    const nominative = nominatives(word, language).findLast((other) => words.has(other))
    if (nominative !== undefined) stems.set(word, stemWord(nominative, language))
  }
  return forms.map((form) => {
    const owner = ownerOf(form.text, language).find((word) => words.has(word))
    if (owner !== undefined) return { ...form, stems: [stems.get(owner) ?? stemWord(owner, language)] }
    return form.folded.some((word) => stems.has(word)) ? { ...form, stems: form.folded.map((word, at) => stems.get(word) ?? form.stems[at]!) } : form
  })
}

/** The form without a conjunction or preposition in front, as far as other names of the document show it to be one. */
function barePrefix(form: NameForm, words: ReadonlySet<string>, language: EntityLanguage): NameForm {
  const first = form.folded[0]
  if (first === undefined) return form
  const bare = withoutProclitic(first, language, words)
  return bare === first ? form : { ...form, folded: [bare, ...form.folded.slice(1)], stems: [bare, ...form.stems.slice(1)] }
}

/** The mention of the same type that ends right before the opening bracket that this one begins after. */
function explainedBy(text: string, mentions: readonly Mention[], index: number): number | undefined {
  const mention = mentions[index]!
  const before = mentions[index - 1]
  if (before === undefined || before.type !== mention.type) return undefined
  const gap = mention.start - before.end
  return gap > 0 && gap <= 4 && /^\s?[(（「“"]+$/u.test(text.slice(before.end, mention.start)) ? index - 1 : undefined
}

/** Whether a mention of two letters is a state: behind a place and a comma, or before a postcode. */
function isState(text: string, mentions: readonly Mention[], index: number): boolean {
  const { start, end } = mentions[index]!
  const before = mentions[index - 1]
  if (before?.type === 'LOCATION' && start - before.end <= 2 && /^, ?$/u.test(text.slice(before.end, start))) return true
  return postcode.test(text.slice(end, end + LONGEST_POSTCODE))
}

const postcode = /^[ \u00a0-]\d{5}(?!\d)/u
/** Digits of a postcode, what is before and what is behind it. */
const LONGEST_POSTCODE = 7

function chainOf(text: string, mentions: readonly Mention[], members: readonly number[], language: EntityLanguage): Chain {
  const list = members.map((index) => mentions[index]!)
  return { type: list[0]!.type, mentions: list, head: headOf(text, list, language) }
}

/**
 * The most complete name; of equals the first, in languages with case endings the shortest, which most often has none, and in those written
 * without blanks the longest.
 */
function headOf(text: string, list: readonly Mention[], language: EntityLanguage): number {
  if (list.length === 1 || !namedTypes.has(list[0]!.type)) return 0
  const known = new Map<string, number>()
  const better = inflects(language) || hasProclitics(language) ? -1 : joinsToNames.has(language) ? 1 : 0
  let head = 0
  let best = Number.NEGATIVE_INFINITY
  list.forEach(({ start, end }, index) => {
    const spelling = text.slice(start, end)
    let value = known.get(spelling)
    if (value === undefined) {
      value = completeness(createForm(normalForm(spelling), language)) + (better * Math.min(spelling.length, 1000)) / 1001
      known.set(spelling, value)
    }
    if (value > best) {
      best = value
      head = index
    }
  })
  return head
}
