/**
 * Who has an office, beside the word for it: the firm that a model took for the beginning of the name (`מנכ"ל טבע ריצ'רד פרנסיס`, `현대자동차 호세 무뇨스 사장`), and a Korean
 * name that it took for an organization's.
 */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'
import { knownAs } from '../known-type.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'
import { vietnameseName } from '../vietnamese-names.js'
import { OF_BODY } from './compound-roles.js'

/** Languages in which the office, its firm and who has it follow each other. */
const officeFirst: ReadonlySet<EntityLanguage> = new Set(['ara', 'fas', 'heb', 'ind', 'msa', 'tha', 'vie'])

const koreanOffice =
  /^ (?:(?:전|현|신임|수석|대표) ?)?(?:사장|회장|대표|부사장|부회장|장관|차관|총재|이사장|전무|상무|본부장|최고경영자|위원장|총장|감독)(?:이사)?(?:[은는이가을를의과와]|께서|에게|도|님)?(?![\p{L}\p{N}])/u
/** Plants, sites and branches, before which the town stands. */
const koreanPlant = /^ (?:제?\d)?(?:공장|사업장|캠퍼스|지점|지사|현장|본사|연구소|물류센터|시내|지역|일대|인근|주민)/u
/** Three syllables that begin with one of the usual surnames, and end like no ministry, office or plant. */
const koreanName =
  /^[김이박최정강조윤장임한오서신권황안송류홍전고문손양배백허유남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용][\uac00-\ud7a3]{2}(?<![부처청당회단은사차])$/u
const behindFirm = /^(?:의)? $/u
/** A model that is surer is believed, where no firm stands before. */
const SURE = 0.9
const MOST_WORDS = 7
const LONGEST_FIRM = 3
/** Letters in which an office stands behind a name. */
const REACH = 16

/** Mentions beside offices as they are: firms apart from persons. Linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withOfficeHolders(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): Mention[] {
  if (known === undefined || (language !== 'kor' && !officeFirst.has(language))) return [...mentions]
  const split = mentions.flatMap((mention) => splitAtFirm(mention, tokens, language, known, flags))
  if (!malay.has(language)) return split
  const bodies = split.flatMap((mention) => bodyBefore(mention, tokens, language, known, flags))
  return withFound(tokens.text.length, split, bodies, () => false)
}

/** Languages whose bodies have one word, or letters, between an office and who has it (`Kepala BMKG Dwikora Lestari`). */
const malay: ReadonlySet<EntityLanguage> = new Set(['ind', 'msa'])
/** Letters, and Indonesian offices of the state by the syllables that they are called by. */
const letters =
  /^(?:\p{Lu}{3,7}|Kemen\p{Ll}{3,9}|Bapp?e(?:nas|da|ten|pam)|Basarnas|Baznas|Bawaslu|Panwaslu|Bulog|Bapanas|Bakamla|Lemhannas|Perum|Polda|Polresta?|Kej(?:ati|ari)|Kodim|Korem|Kesbangpol|Disdik|Dinkes|Dishub)$/u
/** As letters a party's branch is written, too, with its town behind it (`Ketua DPD Nasdem Sumenep`). */
const capitals = /^\p{Lu}+$/u
const CONFIDENCE = 0.85

/** The body before a person's whole name, behind an office. */
function bodyBefore({ start, end, type }: Mention, tokens: TokenList, language: EntityLanguage, known: KnownNames, flags: Uint32Array): Mention[] {
  if (type !== 'PERSON' || !tokens.text.slice(start, end).includes(' ')) return []
  const body = tokenFrom(tokens, start) - 1
  if (body < 1 || !isBlankBehind(tokens, body) || !isBlankBehind(tokens, body - 1)) return []
  if ((flags[body - 1]! & (Flag.titleFirst | (Flag.titleFirst << 1))) === 0) return []
  const word = textOf(tokens, body)
  const isBody = letters.test(word) || (/^\p{Lu}/u.test(word) && knownAs(createForm(word, language), language, known)?.type === 'ORGANIZATION')
  return isBody ? [ruleMention(tokens.starts[body]!, tokens.ends[body]!, 'ORGANIZATION', OF_BODY, CONFIDENCE)] : []
}

/** Korean names between a firm and an office as persons, whatever the model and the other names made of them. @param mentions in any order */
export function asKoreanHolders(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): readonly Mention[] {
  if (language !== 'kor' || known === undefined) return mentions
  const { text } = tokens
  const firms = new Set(mentions.filter(({ type }) => type === 'ORGANIZATION').map(({ end }) => end))
  const isTown = (token: number, start: number, end: number) =>
    tokens.starts[token] === start &&
    tokens.ends[token] === end &&
    (flags[token]! & (Flag.placeFirst | Flag.organisationFirst)) === Flag.placeFirst &&
    !isFirm(text.slice(start, end), language, known)
  return mentions.map((mention) => {
    const { start, end, type } = mention
    if (type === 'ORGANIZATION' && koreanPlant.test(text.slice(end, end + REACH)) && isTown(tokenFrom(tokens, start), start, end))
      return { ...mention, type: 'LOCATION' }
    if (type !== 'ORGANIZATION' || !koreanOffice.test(text.slice(end, end + REACH))) return mention
    const name = text.slice(start, end)
    const token = tokenFrom(tokens, start)
    if (!koreanName.test(name) && !(name.includes(' ') && (flags[token]! & Flag.given) !== 0)) return mention
    const isBehindFirm = [1, 2].some((gap) => firms.has(start - gap) && behindFirm.test(text.slice(start - gap, start)))
    // `노태문 사장을`: behind other words, where no list has it as anything
    const isUnknown =
      (flags[token]! & (Flag.placeFirst | Flag.organisationFirst | Flag.common)) === 0 && mention.confidence !== undefined && mention.confidence < SURE
    return (isBehindFirm || isUnknown) && !isFirm(name, language, known) ? { ...mention, type: 'PERSON' } : mention
  })
}

function isFirm(name: string, language: EntityLanguage, known: KnownNames): boolean {
  const entity = knownAs(createForm(name, language), language, known)
  return entity?.type === 'ORGANIZATION' && (entity.isListed || entity.ofLanguage)
}

function splitAtFirm(mention: Mention, tokens: TokenList, language: EntityLanguage, known: KnownNames, flags: Uint32Array): Mention[] {
  const { start, end, type } = mention
  if (type !== 'PERSON' && type !== 'ORGANIZATION') return [mention]
  const { text, starts } = tokens
  const words = text.slice(start, end).split(' ')
  if (words.length < 2 || words.length > MOST_WORDS) return [mention]
  const first = tokenFrom(tokens, start)
  const isBesideOffice =
    language === 'kor'
      ? koreanOffice.test(text.slice(end, end + REACH))
      : first > 0 && text[start - 1] === ' ' && (flags[first - 1]! & (Flag.titleFirst | (Flag.titleFirst << 1))) !== 0
  if (!isBesideOffice || knownAs(createForm(text.slice(start, end), language), language, known) !== undefined) return [mention]
  for (let size = Math.min(LONGEST_FIRM, words.length - 1); size > 0; size--) {
    const firm = words.slice(0, size).join(' ')
    const rest = words.slice(size)
    const from = start + firm.length + 1
    if (rest.length < 2 && !(language === 'kor' && koreanName.test(rest[0]!))) continue
    const isBody = malay.has(language) && size === 1 && letters.test(firm)
    if (!isBody && !isFirm(firm, language, known)) continue
    const token = tokenFrom(tokens, from)
    const isNamed =
      language === 'vie'
        ? vietnameseName.test(rest.join(' '))
        : (isBody && !capitals.test(firm)) ||
          (starts[token] === from && (flags[token]! & (Flag.given | Flag.surname)) !== 0) ||
          (language === 'kor' && koreanName.test(rest.join(' ')))
    // one whose given name is a firm's
    const isGiven = size === 1 && (flags[first]! & Flag.given) !== 0
    if (!isNamed && (type === 'ORGANIZATION' || isGiven)) continue
    if (isGiven && type === 'PERSON') continue
    return [
      { ...mention, end: from - 1, type: 'ORGANIZATION' },
      { ...mention, start: from, type: 'PERSON' }
    ]
  }
  return [mention]
}
