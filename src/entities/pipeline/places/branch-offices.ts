/**
 * Towns beside the word for an office, a branch or a store that a firm has there (`kantor Cikarang`, `دفتر کرج`, `苏州办事处`, `福井の倉庫`): the town is a place, whatever a model
 * made of it, and the word no part of it. Only towns that lists have.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings, withFound } from '../cover.js'
import { knownAs } from '../known-type.js'
import { textOf } from '../token-places.js'

interface Branches {
  /** Right before the town, with what stands before it. */
  readonly before?: RegExp
  /** Right behind the town. */
  readonly behind?: RegExp
}

const CONFIDENCE = 0.85
const SOURCE = 'branch-office'
/** A model that is surer is believed. */
const SURE = 0.9
const REACH = 16
const malay: Branches = { before: /(?<!\p{L})(?:di|ke|dari) (?:kantor|pejabat|gudang|cabang|cawangan|stor) $/u }

const branchesOf: Readonly<Partial<Record<EntityLanguage, Branches>>> = {
  ind: malay,
  msa: malay,
  fas: { before: /(?<!\p{L})(?:در|از|به) (?:دفتر|شعبه|شعبهٔ|انبار|کارخانه) $/u },
  ara: { before: /(?<!\p{L})(?:في|من|إلى) (?:مكتب|فرع|مستودع|مخزن|مصنع) $/u },
  zho: { behind: /^的?(?:办事处|辦事處|仓库|倉庫|门店|門市|分店)/u },
  jpn: { behind: /^の(?:倉庫|営業所|事務所|支店|工場|店舗|出張所)(?!\p{Script=Han})/u }
}

/** The names with such towns. Linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withBranchTowns(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  known: KnownNames | undefined
): readonly Mention[] {
  const row = branchesOf[language]
  if (row === undefined) return mentions
  if (row === malay) mentions = mentions.map((mention) => withoutOffice(mention, tokens.text))
  const { text, starts, ends, classes, count } = tokens
  const found: Mention[] = []
  for (let token = 0; token < count; token++) {
    if (classes[token] !== TokenClass.word || (flags[token]! & Flag.common) !== 0) continue
    const [start, end] = [starts[token]!, ends[token]!]
    if (end - start < 2 || !/^[\p{Lu}\p{Lo}]/u.test(textOf(tokens, token))) continue
    const isBranch = row.before?.test(text.slice(Math.max(0, start - REACH), start)) ?? row.behind?.test(text.slice(end, end + REACH))
    if (isBranch !== true) continue
    const name = createForm(text.slice(start, end), language)
    if ((flags[token]! & Flag.placeFirst) !== 0 || (known !== undefined && knownAs(name, language, known)?.type === 'LOCATION'))
      found.push(ruleMention(start, end, 'LOCATION', SOURCE, CONFIDENCE))
  }
  const at = meetings(found)
  return withFound(text.length, mentions, found, (mention) => {
    const [one, ...more] = at(mention)
    if (one === undefined || more.length > 0 || mention.confidence === undefined) return false
    // the town with the word for the office
    if (mention.type === 'LOCATION') {
      if (mention.start === one.start) return mention.end > one.end && row.behind?.test(text.slice(one.end, mention.end)) === true
      return mention.end === one.end && row.before !== undefined
    }
    // the town alone, or a firm of the office and its town
    const isWhole =
      mention.start === one.start ||
      (mention.type === 'ORGANIZATION' && row.before?.test(` ${text.slice(Math.max(0, mention.start - REACH), one.start)}`) === true)
    return isWhole && mention.end === one.end && mention.confidence < SURE
  })
}

/** `kantor Cikarang`, in small letters: the town alone. */
function withoutOffice(mention: Mention, text: string): Mention {
  if (mention.type !== 'LOCATION' || mention.confidence === undefined) return mention
  const office = /^(?:kantor|pejabat|gudang|cabang|cawangan|stor) (?=\p{Lu})/u.exec(text.slice(mention.start, mention.end))
  return office === null ? mention : { ...mention, start: mention.start + office[0].length }
}
