/** Lines that are a whole name of a given name and two surnames (`Catalina Sepúlveda Rojas`), at the top of a CV and under a letter: a model finds none, or half of it. */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { linesOf } from '../text-lines.js'
import { tokenFrom } from '../token-places.js'

/** Languages whose speakers have two surnames. */
const twoSurnames: ReadonlySet<EntityLanguage> = new Set(['spa', 'por', 'cat'])
const word = "\\p{Lu}\\p{Ll}[\\p{L}’'-]{1,20}"
const wholeLine = new RegExp(`^[ \\t]*(?<name>${word}(?: ${word}){2,3})[ \\t]*$`, 'u')
const nobody = Flag.head | Flag.suffix | Flag.several | Flag.titleFirst | Flag.jobFirst | Flag.nationalityFirst
const personal = Flag.given | Flag.surname
const CONFIDENCE = 0.85

/** The mentions with such persons in place of parts of them. Linear. @param flags of the lists, by token (`Flag`) */
export function withWholeNames(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): readonly Mention[] {
  if (!twoSurnames.has(language)) return mentions
  const found = linesOf(tokens.text).flatMap(({ start, text }) => {
    const name = wholeLine.exec(text)?.groups?.name
    if (name === undefined) return []
    const from = start + text.indexOf(name)
    const words = tokensOf(tokens, from, from + name.length)
    const kinds = words.map((token) => flags[token]!)
    const isName =
      (kinds[0]! & Flag.given) !== 0 &&
      (kinds[0]! & Flag.common) === 0 &&
      (kinds.at(-1)! & personal) !== 0 &&
      kinds.every((kind) => (kind & nobody) === 0) &&
      kinds.filter((kind) => (kind & personal) !== 0 || kind === 0).length * 2 > kinds.length
    const entity = isName && known !== undefined ? knownAs(createForm(name, language), language, known) : undefined
    return isName && (entity === undefined || entity.type === 'PERSON') ? [ruleMention(from, from + name.length, 'PERSON', 'whole-name', CONFIDENCE)] : []
  })
  if (found.length === 0) return mentions
  const sorted = [...mentions].sort(byStart)
  const beside = meetings(sorted)
  const taken = new Set<Mention>()
  const added = found.filter((one) => {
    const inside = beside(one)
    const isFree = inside.every(({ start, end, type, confidence }) => type === 'PERSON' && confidence !== undefined && start >= one.start && end <= one.end)
    if (isFree) for (const mention of inside) taken.add(mention)
    return isFree
  })
  return [...sorted.filter((mention) => !taken.has(mention)), ...added].sort(byStart)
}

function tokensOf(tokens: TokenList, start: number, end: number): number[] {
  const found: number[] = []
  for (let token = tokenFrom(tokens, start); token < tokens.count && tokens.starts[token]! < end; token++) found.push(token)
  return found
}
