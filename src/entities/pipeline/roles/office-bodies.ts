/**
 * The body that an office is of, in the genitive between the office and who has it (`Председница Скупштине Ана Брнабић`, `Guvernér České národní banky Aleš Michl`): a
 * name by itself, whatever a model took together with it.
 */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, startsSentence, textOf } from '../token-places.js'
import { OF_BODY } from './compound-roles.js'

const serbian =
  'скупштине владе парламента сабора сената већа банке суда савета одбора комисије агенције странке партије академије коморе универзитета факултета института савеза тужилаштва skupštine vlade parlamenta sabora senata veća banke suda saveta odbora komisije agencije stranke partije akademije komore univerziteta fakulteta instituta saveza tužilaštva'

/** Nouns that names of bodies end with or stand alone as, in the genitive. */
const bodies: Partial<Record<EntityLanguage, string>> = {
  srp: serbian,
  hrv: 'skupštine vlade parlamenta sabora senata vijeća banke suda odbora povjerenstva agencije stranke akademije komore sveučilišta fakulteta instituta saveza odvjetništva zaklade',
  slv: 'zbora vlade parlamenta sveta banke sodišča odbora komisije agencije stranke akademije zbornice univerze fakultete inštituta zveze tožilstva',
  ces: 'sněmovny vlády parlamentu senátu rady banky soudu výboru komise agentury strany akademie komory univerzity fakulty institutu svazu úřadu zastupitelství',
  slk: 'rady vlády parlamentu senátu banky súdu výboru komisie agentúry strany akadémie komory univerzity fakulty inštitútu zväzu úradu zastupiteľstva',
  pol: 'sejmu senatu rządu rady banku sądu trybunału komisji komitetu agencji partii akademii izby uniwersytetu wydziału instytutu związku urzędu',
  rus: 'думы госдумы совета правительства парламента банка центробанка суда комитета комиссии агентства партии академии палаты университета факультета института союза прокуратуры',
  ukr: 'ради уряду парламенту банку нацбанку суду комітету комісії агентства партії академії палати університету факультету інституту спілки прокуратури',
  bul: 'събрание правителство парламент съвет банка съд комитет комисия агенция партия академия камара университет факултет институт съюз прокуратура'
}
/** What stands between office and body. */
const links: Partial<Record<EntityLanguage, string>> = { bul: 'на' }

/** Adjectives behind the noun. */
const adjectives: Partial<Record<EntityLanguage, RegExp>> = { pol: /(?:ego|iej)$/u }

interface Words {
  readonly heads: ReadonlySet<string>
  readonly link: string | undefined
  readonly adjective: RegExp | undefined
}

const wordsOf = perLanguage((language): Words | undefined => {
  const row = bodies[language]
  return row === undefined ? undefined : { heads: new Set(row.split(' ')), link: links[language], adjective: adjectives[language] }
})

/** Adjectives before the noun, and what it is of behind it. */
const MOST_ADJECTIVES = 3
const MOST_NAMES = 4
const CONFIDENCE = 0.85
const OFFICE = Flag.titleFirst | (Flag.titleFirst << 1)
const capital = /^\p{Lu}[\p{L}’'-]*$/u
const nameWord = /^\p{Lu}[\p{Ll}’']+(?:-\p{Lu}\p{Ll}+)?$/u

interface Found {
  readonly office: number
  readonly body: readonly [first: number, last: number]
  readonly person: readonly [first: number, last: number]
}

/** The mentions, with bodies and holders of offices apart. Linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withOfficeBodies(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): readonly Mention[] {
  const words = wordsOf(language)
  if (words === undefined) return mentions
  const { starts, ends, count } = tokens
  const found: Found[] = []
  const bodyEnds = new Set(mentions.filter(({ type }) => type === 'ORGANIZATION').map(({ end }) => end))
  const isPlace = (token: number) =>
    (flags[token]! & Flag.given) === 0 &&
    ((flags[token]! & (Flag.placeFirst | Flag.nationalityFirst)) !== 0 ||
      words.adjective?.test(textOf(tokens, token)) === true ||
      (known !== undefined && knownAs(createForm(textOf(tokens, token), language), language, known)?.type === 'LOCATION'))
  for (let token = 0; token + 3 < count; token++) {
    if ((flags[token]! & OFFICE) === 0 || !isBlankBehind(tokens, token)) continue
    const one = bodyBehind(tokens, token, words, (at) => bodyEnds.has(ends[at]!) || isPlace(at))
    if (one !== undefined) found.push(one)
  }
  if (found.length === 0) return mentions
  let left = mentions.toSorted(byStart)
  for (const { office, body, person } of found) {
    const [from, to] = [starts[office]!, ends[person[1]]!]
    const inside = left.filter(({ start, end }) => start < to && end > starts[body[0]]!)
    const isPersonTold =
      (flags[person[0]]! & Flag.given) !== 0 ||
      inside.some(({ type, start }) => start <= starts[person[0]]! && (type === 'PERSON' ? start >= from : (flags[person[1]]! & Flag.surname) !== 0))
    // `Partii Niepodległości Zjednoczonego Królestwa`
    const isWhole = inside.some(({ type, start, end }) => type === 'ORGANIZATION' && start <= starts[body[0]]! && end > ends[body[1]]!)
    if (!isPersonTold || isWhole || inside.some(({ start, end }) => start < from || end > to)) continue
    const made = [
      ruleMention(starts[body[0]]!, ends[body[1]]!, 'ORGANIZATION', OF_BODY, CONFIDENCE),
      ruleMention(starts[person[0]]!, to, 'PERSON', OF_BODY, CONFIDENCE)
    ]
    const isRight = made.every((one) => inside.some(({ start, end, type }) => one.start === start && one.end === end && one.type === type))
    if (!isRight) left = [...left.filter((mention) => !inside.includes(mention)), ...made].sort(byStart)
  }
  return left
}

/** The body and the person behind an office. @param isPart whether a name behind the noun is of the body: what country it is of, an adjective */
function bodyBehind(tokens: TokenList, office: number, { heads, link }: Words, isPart: (token: number) => boolean): Found | undefined {
  const { count } = tokens
  let first = office + 1
  if (link !== undefined) {
    if (textOf(tokens, first) !== link || !isBlankBehind(tokens, first)) return undefined
    first++
  }
  if (!capital.test(textOf(tokens, first))) return undefined
  let head = first
  while (head - first <= MOST_ADJECTIVES && head + 1 < count && !heads.has(textOf(tokens, head).toLowerCase())) {
    if (!isBlankBehind(tokens, head)) return undefined
    head++
  }
  if (head - first > MOST_ADJECTIVES || !heads.has(textOf(tokens, head).toLowerCase())) return undefined
  let last = head
  const next = (token: number) => token + 1 < count && isBlankBehind(tokens, token) && !startsSentence(tokens, token + 1)
  if (next(last) && nameWord.test(textOf(tokens, last + 1)) && isPart(last + 1)) last++
  if (!next(last)) return undefined
  const from = last + 1
  let to = last
  while (to - last < MOST_NAMES && next(to) && nameWord.test(textOf(tokens, to + 1))) to++
  return to - from < 1 ? undefined : { office, body: [first, last], person: [from, to] }
}
