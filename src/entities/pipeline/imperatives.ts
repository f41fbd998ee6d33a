/** English imperatives at the head of a sentence, which models take for somebody's name: `Bake for 25 minutes`, `Drain and rinse the beans`. */
import type { TokenList } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import type { Mention } from '../types.js'
import { isBlankBehind, startsSentence, textOf, tokenFrom } from './token-places.js'

/** What stands behind a verb and never behind a surname that has no comma. */
const objects = new Set('the a an it them until your each every all both gently well thoroughly carefully immediately overnight again'.split(' '))
/** Verbs of recipes and instructions, before whatever is written small. */
const instructions = new Set(
  'bake baste beat blanch blend boil braise broil brown brush chill chop coat combine cook cool core cover cream crush cube dice dilute dip dissolve drain dredge drizzle dust fillet flip flour fold fry garnish glaze grate grease grill grind heat julienne knead ladle marinate mash melt mince mix mop parboil peel poach pour preheat prick purée puree reduce refrigerate rest rinse roast roll rub sauté saute scoop scramble sear season serve shred sift simmer skim slice soak spread sprinkle squeeze steam steep stew stir strain stuff sweeten thaw tip toast top toss trim warm whip whisk wipe zest click tap press plug unplug reboot restart scroll swipe toggle'.split(
    ' '
  )
)

/** Names of one word without imperatives. Linear. */
export function withoutImperatives(tokens: TokenList, names: readonly Mention[], language: EntityLanguage): Mention[] {
  if (language !== 'eng') return [...names]
  let sure: ReadonlySet<string> | undefined
  return names.filter(({ start, end, type }) => {
    if (type !== 'PERSON') return true
    const token = tokenFrom(tokens, start)
    if (tokens.ends[token] !== end || !startsSentence(tokens, token) || !isBeforeObject(tokens, token)) return true
    sure ??= surnames(tokens, names)
    return sure.has(tokens.text.slice(start, end))
  })
}

function isBeforeObject(tokens: TokenList, token: number): boolean {
  if (!isBlankBehind(tokens, token)) return false
  const next = textOf(tokens, token + 1)
  if (objects.has(next)) return true
  if (instructions.has(textOf(tokens, token).toLowerCase()) && /^\p{Ll}/u.test(next) && !/(?:ed|s|said|was|is|has|had|will|won)$/u.test(next)) {
    return !/^\p{Lu}/u.test(wordAt(tokens, token + 2))
  }
  const after = wordAt(tokens, token + 2)
  if (next === 'for') return /^\d/u.test(after)
  // `Drain and rinse the beans`
  return next === 'and' && /^\p{Ll}/u.test(after) && objects.has(wordAt(tokens, token + 3))
}

function wordAt(tokens: TokenList, token: number): string {
  return token < tokens.count ? textOf(tokens, token) : ''
}

/** The last words of the persons who are named elsewhere than at the head of a sentence, or in full. */
function surnames(tokens: TokenList, names: readonly Mention[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { start, end, type } of names) {
    if (type !== 'PERSON') continue
    const token = tokenFrom(tokens, start)
    if (tokens.ends[token] === end && startsSentence(tokens, token)) continue
    found.add(tokens.text.slice(start, end).split(' ').at(-1)!)
  }
  return found
}
