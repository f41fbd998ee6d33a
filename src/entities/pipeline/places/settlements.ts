/**
 * Villages behind the word for one (`жителя посёлка Набережные Моркваши`, `στο χωριό Προμάχοι`), which no list has: places, where a model found nothing or took them for persons.
 */
import type { Span, TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { tokenFrom } from '../token-places.js'
import { surnamesBeside } from './near-words.js'

interface Words {
  /** Villages and small towns, in small letters: parts of a regular expression. */
  readonly units: string
  /** What stands before such a word where no person follows: prepositions, and who lives there. */
  readonly before: string
  /** What a first word of two ends with: adjectives. */
  readonly adjective: string
}

const southUnits = 'sel(?:o|a|u|om)|sel(?:ima)|naselj(?:e|a|u|em)|zaselak|zaseok|zasel(?:ka|ku)'
const southBefore = 'u|iz|kod|kraj|do|blizu|oko|između|za|stanovni\\p{Ll}{1,3}|mještan\\p{Ll}{1,3}|meštan\\p{Ll}{1,3}'
const southAdjective = '(?:a|e|i|o|og|oj|om|u|ih|im)'
const westBefore = 'v|z|k|o|s|u|ve|vo|ze|zo|do|od|na|za|při|pri|pod|pred|před|kolem|okolo|obyvatel\\p{Ll}{0,4}|občan\\p{Ll}{0,3}'

const words: Partial<Record<EntityLanguage, Words>> = {
  rus: {
    units:
      'сел(?:о|а|у|ом|е)|деревн(?:я|и|е|ю|ей|ёй)|пос[её]л(?:ок|ка|ку|ком|ке)|станиц(?:а|ы|е|у|ей)|хутор(?:а|у|ом|е)?|аул(?:а|у|ом|е)?|пгт|слобод(?:а|ы|е|у)|райцентр(?:а|е|у)?',
    before: 'в|во|из|у|до|под|за|к|о|около|возле|близ|через|между|жител\\p{Ll}{1,3}|уроженц?\\p{Ll}{1,3}',
    adjective: '(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ом|ем|ую|ых|их)'
  },
  ukr: {
    units: 'сел(?:о|а|у|ом|і)|селищ(?:е|а|у|ем|і)|хутор(?:а|у|ом|і)?|смт|присіл(?:ок|ка|ку)',
    before: 'в|у|з|із|зі|до|під|за|біля|поблизу|через|між|жител\\p{Ll}{1,3}|мешкан\\p{Ll}{1,4}',
    adjective: '(?:ий|ій|а|я|е|є|і|ого|ої|ому|у|ю|их)'
  },
  bul: {
    units: 'сел(?:о|ото|ца)|с\\.|махала(?:та)?',
    before: 'в|във|от|на|до|край|към|за|около|покрай|жител\\p{Ll}{1,3}',
    adjective: '(?:о|а|и|е|ски)'
  },
  hrv: { units: southUnits, before: southBefore, adjective: southAdjective },
  srp: {
    units: `${southUnits}|сел(?:о|а|у|ом)|насељ(?:е|а|у|ем)|засеок|засеока`,
    before: `${southBefore}|у|из|код|крај|до|близу|око|између|за|становни\\p{Ll}{1,3}|мештан\\p{Ll}{1,3}`,
    adjective: `(?:${southAdjective}|(?:а|е|и|о|ог|ој|ом|у|их|им))`
  },
  slv: {
    units: 'vas|vasi|vasjo|zaselek|zasel(?:ka|ku)|naselj(?:e|a|u|em)',
    before: 'v|iz|pri|do|na|k|za|blizu|prebival\\p{Ll}{1,3}',
    adjective: '(?:a|e|i|o|ega|em|ih|emu)'
  },
  ces: { units: 'obci|obec|vsi|vesnic(?:e|i|í)|městys(?:i|e)?|osad(?:a|y|ě|u)', before: westBefore, adjective: '(?:á|é|ý|í|ého|ém|ích|ých)' },
  slk: { units: 'obci|obec|dedin(?:a|y|e|u|ou)|osad(?:a|y|e|u)', before: westBefore, adjective: '(?:á|é|ý|ej|ého|om|ých|a|e|y)' },
  pol: {
    units: 'wsi|wsią|wieś|miejscowoś(?:ć|ci|cią)|osad(?:a|y|zie|ę|ą)',
    before: 'w|we|z|ze|do|od|na|za|pod|przy|koło|przez|między|mieszka\\p{Ll}{2,5}',
    adjective: '(?:a|e|y|i|ej|ym|im|ego|ą|ich|ych)'
  },
  ell: {
    units: 'χωρι(?:ό|ού|ά)|οικισμ(?:ό|ού|ός)|κωμόπολη',
    before: 'στο|στον|στα|στην|από το|του|το|τον|τα|κάτοικ\\p{Ll}{1,4}',
    adjective: '(?:ο|α|η|οι|ος|ου|ας|ης|ά|ή|ό|ές|ες)'
  }
}

/** Share of such places that are right. */
const CONFIDENCE = 0.8
const SURE = 0.9
const SOURCE = 'settlements'
/** Surnames of whom a sentence goes on about (`в селе Иванов построил`). */
const russianSurname = /(?:[оеё]в|[иы]н)а?$/u

const inBothCases = (list: string) =>
  list
    .split('|')
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)])
    .join('|')

const patternsOf = perLanguage((language): RegExp | undefined => {
  const row = words[language]
  if (row === undefined) return undefined
  const word = '\\p{Lu}\\p{Ll}{2,24}(?:-(?:\\p{Ll}{2,3}-)?\\p{Lu}\\p{Ll}{1,24})?'
  return new RegExp(
    // the unit first, as it is rarer than a preposition
    `(?:${row.units})(?<=(?<![\\p{L}\\p{M}-])(?:${inBothCases(row.before)}) (?:${row.units})) (?<place>${word}(?:(?<=${row.adjective}) ${word}|(?: (?:nad|pod|pri|ob) \\p{Lu}\\p{Ll}{2,24}))?)(?![\\p{L}\\p{M}-])`,
    'gu'
  )
})

/** The names with such places. Linear. @param names in any order @param flags of the lists, by token (`Flag`) */
export function withSettlements(
  { tokens, flags, usualNames }: { tokens: TokenList; flags: Uint32Array; usualNames: () => UsualNames | undefined },
  names: readonly Mention[],
  language: EntityLanguage
): readonly Mention[] {
  const pattern = patternsOf(language)
  if (pattern === undefined) return names
  const found: Span[] = []
  for (const { 0: written, index, groups } of tokens.text.matchAll(pattern)) {
    const end = index + written.length
    const start = end - groups!.place!.length
    const own = flags[tokenFrom(tokens, start)]!
    const [first = '', second] = groups!.place!.split(' ')
    const isUsual = ((usualNames()?.kind(first) ?? 0) & (UsualName.own | UsualName.everywhere)) !== 0
    const isGiven = isUsual || (own & Flag.given) !== 0
    const isPersons = second !== undefined && ((flags[tokenFrom(tokens, end - 1)]! & Flag.surname) !== 0 || surnamesBeside[language]?.test(second) === true)
    // `в деревне Иван Петрович`
    if (isGiven && (second === undefined || isPersons || (own & Flag.placeFirst) === 0)) continue
    if ((own & (Flag.common | Flag.organisationFirst | Flag.nationalityFirst)) !== 0 && (own & Flag.placeFirst) === 0 && second === undefined) continue
    found.push({ start, end })
  }
  if (found.length === 0) return names
  const sorted = names.toSorted(byStart)
  const beside = meetings(sorted)
  const taken = new Set<Mention>()
  const added = found.flatMap(({ start, end }) => {
    const inside = beside({ start, end })
    const place = tokens.text.slice(start, end)
    const isSurname = (flags[tokenFrom(tokens, start)]! & Flag.surname) !== 0 && (surnamesBeside[language]?.test(place) === true || russianSurname.test(place))
    const isOther = ({ start: from, end: to, type, confidence = 1 }: Mention) =>
      from < start || to > end || confidence >= SURE || (type === 'PERSON' && to - from === end - start && isSurname)
    if (inside.some((name) => isOther(name) || (name.type === 'LOCATION' && name.start === start && name.end === end))) return []
    for (const name of inside) taken.add(name)
    return [ruleMention(start, end, 'LOCATION', SOURCE, CONFIDENCE)]
  })
  return [...sorted.filter((name) => !taken.has(name)), ...added].sort(byStart)
}
