/**
 * Two persons that a model took for one, where cases or genders tell them apart: whose words somebody gives, and who did it (`По думите на прокурор Албена Дамянова | Ушев е взел`,
 * `Według prokurator Haliny Śliwy | Kosiba zatrudniał`), or a client and his lawyer (`Адвокат Полуэктова | Семён Гуревич`).
 */
import type { TokenList } from '../../core/spans.js'
import { foldWord } from '../chains/fold.js'
import { genderByEnding } from '../chains/gender.js'
import type { EntityLanguage } from '../languages.js'
import type { GivenNames } from '../lists/given-names.js'
import { Flag } from '../lists/kinds.js'
import { UsualName, type UsualNames } from '../lists/usual-names.js'
import type { Mention } from '../types.js'
import { isBlankBehind, startsSentence, textOf, tokenFrom } from './token-places.js'

/** Genitives of surnames, which no name begins with before a given name in the nominative. */
const genitives: Partial<Record<EntityLanguage, RegExp | undefined>> = {
  bul: undefined,
  ces: /(?:[sc]kého|ové)$/u,
  hrv: /ića$/u,
  pol: /[sc]kie(?:go|j)$/u,
  rus: /(?:(?:[оеё]в|[иы]н)а|[сц]ко(?:го|й))$/u,
  slk: /(?:[sc]kého|ovej)$/u,
  slv: /iča$/u,
  srp: /(?:ića|ића)$/u,
  ukr: /(?:енка|[сц]ького|[оеє]вої)$/u
}
/** Where women's surnames have endings of their own. */
const withFeminines: ReadonlySet<EntityLanguage> = new Set(['ces', 'slk'])
const patronymic = /(?:[оеёє]вич|[оеёії]вн|[иі]чн|ьич)\p{L}{0,3}$/u
const nameWord = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u
/** Surnames that decline whoever bears them: `Грету Циммер Фридман` is one woman. */
const declined = /(?:[sc]ki|[aáýаяй])$/u
const WORDS = 3

interface GivenKnowledge {
  readonly givenNames: GivenNames | undefined
  readonly usualNames: () => UsualNames | undefined
}

/** The mentions, with such persons apart. Linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withGluedPersons(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  { givenNames, usualNames }: GivenKnowledge,
  flags: Uint32Array
): readonly Mention[] {
  if (!(language in genitives)) return mentions
  const genitive = genitives[language]
  const { text, starts, ends, count } = tokens
  /** Surnames as they stand behind a given name or alone, of others. */
  const surnames = new Set<string>()
  const glued: Mention[] = []
  const pairs: Mention[] = []
  for (const mention of mentions) {
    if (mention.type !== 'PERSON') continue
    const words = text.slice(mention.start, mention.end).split(' ')
    if (words.length === 1) surnames.add(words[0]!)
    else if (words.length === 2) {
      surnames.add(words[1]!)
      pairs.push(mention)
    } else if (words.length === WORDS && mention.confidence !== undefined && words.every((word) => nameWord.test(word))) glued.push(mention)
  }
  if (glued.length === 0 && pairs.length === 0) return mentions
  const isGiven = (token: number) => (flags[token]! & Flag.given) !== 0
  /** In its dictionary form. */
  const isNominative = (token: number) =>
    isGiven(token) && (flags[token]! & Flag.inflected) === 0 && ((usualNames()?.kind(textOf(tokens, token)) ?? 0) & UsualName.inflected) === 0
  /** Whether the third word is the surname of another person than the two before it. */
  const isAnothers = (first: number) => {
    const [middle, last] = [textOf(tokens, first + 1), textOf(tokens, first + 2)]
    const [hers, his] = [genderByEnding(middle.toLowerCase(), language), genderByEnding(last.toLowerCase(), language)]
    const isOther = hers !== undefined && hers !== his && (his !== undefined || (hers === 'f' && withFeminines.has(language)))
    const isSurname = (flags[first + 1]! & (Flag.given | Flag.surname)) !== Flag.given && !patronymic.test(middle)
    if (!isSurname || !surnames.has(last) || genitive?.test(textOf(tokens, first)) === true) return false
    return isOther || (isGiven(first) && !isNominative(first) && declined.test(last))
  }
  const parts = new Map<Mention, readonly Mention[]>()
  const cut = (mention: Mention, token: number) =>
    parts.set(mention, [
      { ...mention, end: ends[token - 1]! },
      { ...mention, start: starts[token]! }
    ])
  for (const mention of glued) {
    const first = tokenFrom(tokens, mention.start)
    if (starts[first] !== mention.start || ends[first + 2] !== mention.end) continue
    const middle = textOf(tokens, first + 1)
    if (isAnothers(first)) cut(mention, first + 2)
    else if (
      !isGiven(first) &&
      genitive?.test(textOf(tokens, first)) === true &&
      (flags[first]! & Flag.placeFirst) === 0 &&
      isNominative(first + 1) &&
      givenNames?.gender(foldWord(middle)) === 'm' &&
      !genitive.test(textOf(tokens, first + 2))
    )
      cut(mention, first + 1)
  }
  // a surname that the model missed behind another person
  const begun = new Set(mentions.map(({ start }) => start))
  for (const mention of pairs) {
    const first = tokenFrom(tokens, mention.start)
    const third = first + 2
    if (third >= count || starts[first] !== mention.start || ends[first + 1] !== mention.end || begun.has(starts[third]!)) continue
    if (!isBlankBehind(tokens, first + 1) || startsSentence(tokens, third) || !nameWord.test(textOf(tokens, third)) || !isAnothers(first)) continue
    if (third + 1 < count && isBlankBehind(tokens, third) && nameWord.test(textOf(tokens, third + 1))) continue
    parts.set(mention, [mention, { ...mention, start: starts[third]!, end: ends[third]! }])
  }
  if (parts.size === 0) return mentions
  return mentions.flatMap((mention) => parts.get(mention) ?? [mention])
}
