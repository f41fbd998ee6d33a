/**
 * Bodies of villages and towns, whole, in Germanic and Romance languages (`local-bodies.ts` has the others, by their adjectives and cases; `courts.ts` and `public-bodies.ts` what is
 * of states and their offices): councils and societies behind their name (`Hebden | Royd Town Council`, `Flisa Vel`), and clubs, parishes, fire brigades and courts before it
 * (`Heimatverein Oberlübbe`, `Junta de Freguesia de | Alvarenga`, `Pro Loco di | Robilante`). Where annotated texts have the place by itself (`GNR de Lamego`,
 * `gendarmerie de Redon`) there is none here.
 */
import type { Span, TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBeside, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { wholeOrganizations } from './whole-organizations.js'

interface Bodies {
  /** Alternatives of a regular expression: what they are, behind their name. */
  readonly behind?: string
  /** The same before it, with the preposition that stands between. */
  readonly before?: string
  /** Where nouns have capitals: the articles before a subject that begins a sentence, in which the name of a body may be that no model found. */
  readonly article?: string
  /** Parts of all of those: a text without any has no such body. */
  readonly signs?: string
  /** Units in small letters behind a place that no model found, and a part of it. */
  readonly unit?: string
}

const norwegian: Bodies = {
  behind: '(?:\\p{Lu}\\p{Ll}*(?:[dtns]e?lag|forening|foreining|klubb|musikklag)|Vel|Sanitetsforening|Bygdelag|Blad|Avis)',
  unit: 'kommune|fylkeskommune'
}

const table: Partial<Record<EntityLanguage, Bodies>> = {
  eng: {
    signs: ' (?:Council|Meeting|Court|Fire|Chamber|Institute|Society)|Association',
    behind:
      "(?:Town|Parish|District|Borough|County|City|Village|Community|Metropolitan Borough) Council|Parish Meeting|Parochial Church Council|Magistrates['’] Court|Crown Court|County Court|Fire (?:Service|Brigade|Station)|Chamber of (?:Commerce|Trade)|(?:Residents|Tenants|Traders|Allotment|Ratepayers|Allotments|Community)['’]? Association|Women['’]s Institute|(?:Civic|Historical|History|Horticultural|Choral|Agricultural|Operatic|Building) Society"
  },
  deu: {
    before:
      '(?:Polizei|Polizeiinspektion|Polizeirevier|Polizeidirektion|Polizeistation|Polizeipräsidium|Freiwilligen? Feuerwehr|Gemeinderat|Hospiz|Volkshochschule|\\p{Lu}\\p{Ll}+(?:verein|feuerwehr|genossenschaft|gilde|musikkapelle)) ',
    signs: 'Polizei|Feuerwehr|feuerwehr|Gemeinderat|Hospiz|Volkshochschule|verein|genossenschaft|gilde|musikkapelle',
    article: '(?:Der|Die|Das) '
  },
  nld: {
    before:
      '(?:[Pp]olitie|[Bb]randweer|Veiligheidsregio|Dorpsraad|Wijkraad|Dorpsbelangen?|Plaatselijk Belang|Buurtvereniging|Oranjevereniging|Speeltuinvereniging|Ondernemersvereniging|Stichting) '
  },
  swe: { behind: '\\p{Lu}\\p{Ll}*(?:förening|byaråd|byalag|klubb|församling)|Byalag|Byaråd|Allehanda|Tidning', unit: 'kommun' },
  dan: { behind: '\\p{Lu}\\p{Ll}*(?:forening|lokalråd|klub|laug)|Lokalråd|Sogneråd|Menighedsråd|Avis' },
  nob: norwegian,
  nno: norwegian,
  spa: {
    before:
      '(?:Juzgados? de (?:lo (?:Penal|Social|Mercantil)|Primera Instancia(?: e Instrucción)?|Instrucción|Paz|Menores)(?: (?:número|núm\\.|n[.º°]{1,2}) ?\\d{1,3})?|Junta Vecinal|Asociación de Vecinos|Hermandad|Cofradía|Mancomunidad|Policía Local) (?:de|del) '
  },
  cat: {
    before: "(?:Centre Excursionista|Policia Local|Agrupació \\p{Lu}\\p{Ll}+|Associació de Veïns|Colla Sardanista|Penya \\p{Lu}\\p{Ll}+) (?:de |del |d['’])"
  },
  por: {
    before:
      '(?:Junta de Freguesia|Assembleia de Freguesia|Bombeiros Voluntários|Santa Casa da Misericórdia|Casa do Povo|Associação (?:Desportiva|Cultural|Recreativa|Humanitária)(?: e (?:Desportiva|Cultural|Recreativa))?|Jornal|Gazeta|Correio|Diário) (?:de|do|da|dos|das) '
  },
  ita: { before: "(?:Pro ?[Ll]oco|Consorzio di Bonifica|Polisportiva|Banda Musicale|Unione Montana|Comunità Montana) (?:di |del |della |dell['’])?" },
  fra: {
    before: "(?:[Cc]omité des fêtes|[Cc]onseil municipal|[Oo]ffice de tourisme|[Ss]yndicat d['’]initiative|[Cc]ommunauté de communes) (?:de |du |des |d['’])"
  },
  ron: { before: '(?:Primăria(?: [Cc]omunei| [Oo]rașului| [Mm]unicipiului)?|Consiliul Local|Poliția [Cc]omunei|Căminul Cultural|Gazeta de|Monitorul de) ' }
}

interface Patterns {
  readonly behind: RegExp | undefined
  readonly before: RegExp | undefined
  readonly signs: RegExp | undefined
  readonly article: RegExp | undefined
  readonly unit: RegExp | undefined
}

const patternsOf: (language: EntityLanguage) => Patterns | undefined = perLanguage((language) => {
  const row = table[language]
  if (row === undefined) return undefined
  return {
    behind: row.behind === undefined ? undefined : new RegExp(`(?=\\p{Lu})(?<=\\p{L} )(?:${row.behind})(?![\\p{L}\\p{M}\\p{N}-])`, 'gu'),
    before: row.before === undefined ? undefined : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}-])(?:${row.before})(?=\\p{Lu})`, 'gu'),
    signs: row.signs === undefined ? undefined : new RegExp(row.signs, 'u'),
    article: row.article === undefined ? undefined : new RegExp(`^${row.article}$`, 'u'),
    unit: row.unit === undefined ? undefined : new RegExp(`\\p{Lu}(?<![\\p{L}\\p{M}-]\\p{Lu})[\\p{L}-]{2,}(?= (?:${row.unit})(?![\\p{L}-]))`, 'gu')
  }
})

/** Words of a name before what the body is. */
const MOST_WORDS = 3
/** Letters of a village before a body. */
const SHORTEST = 3
const LONGEST = 60
const CONFIDENCE = 0.85
const capital = /^\p{Lu}[\p{L}\p{M}’'-]*$/u
/** The place of a Romance body. */
const place = /^\p{Lu}[\p{L}\p{M}’'-]+(?:(?: d['’]|(?: (?:de|del|de la|la|las|los|do|da|dos|das|di|du|des|della|sur|el))? )\p{Lu}[\p{L}\p{M}’'-]+){0,3}/u
const one = /^\p{Lu}[\p{L}\p{M}’'-]+(?! \p{Lu})/u
/** On which bodies meet. */
const day = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/u
/** Whom one rings. */
const phone = /^,? (?:unter (?:der )?)?(?:Tel\.?|Telefon(?:nummer)?|Nummer|Ruf|\(?0\d)/u
/** What a Scandinavian sentence begins with before a unit. */
const possessive =
  /^(?:Vår|Din|Min|Sin|Hver|Kvar|Varje|Hvilken|Vilken|Ingen|Inga|Samme|Samma|Denne|Denna|En|Ein|Ei|Egen|Annen|Annan|Ny|Større|Hele|Heile|Hela|Norsk|Norske|Svensk|Svenska|Stor|Store|Rik|Rike|Per|Pr|Fra|Frå|Från|Som|Ved|Mot|Til|For|Hos)$/u
/** What a word is that is no part of such a name. */
const OTHERS = Flag.titleFirst | Flag.jobFirst | Flag.nationalityFirst

/**
 * The names with such bodies; what models made of their parts gives way. Linear: each body is looked beside once.
 * @param names in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withVillageBodies(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const patterns = patternsOf(language)
  if (patterns === undefined) return names
  const { text } = tokens
  let beside: ((span: Span) => Mention[]) | undefined
  const at = (span: Span) => {
    beside ??= meetings(names.toSorted(byStart))
    return beside(span)
  }
  const found: Span[] = []
  const maySay = patterns.signs?.test(text) !== false
  if (patterns.behind !== undefined && maySay)
    for (const { 0: head, index } of text.matchAll(patterns.behind)) {
      const end = index + head.length
      const start = startOfName(tokens, index, flags, at, language === 'eng')
      if (start !== undefined) found.push({ start, end })
    }
  if (patterns.before !== undefined && maySay)
    for (const { 0: head, index } of text.matchAll(patterns.before)) {
      const end = endOfName(tokens, index, index + head.length, patterns, flags, at)
      if (end !== undefined) found.push({ start: index, end })
    }
  const { added, gone } = wholeOrganizations(found, at, 'village-bodies', CONFIDENCE)
  if (patterns.unit !== undefined)
    for (const { 0: place, index } of text.matchAll(patterns.unit)) {
      const end = index + place.length + (/^ \p{Ll}+/u.exec(text.slice(index + place.length, index + place.length + LONGEST))?.[0].length ?? 0)
      const own = flags[tokenFrom(tokens, index)]!
      if (at({ start: index, end }).length === 0 && (own & (Flag.common | OTHERS)) === 0 && !possessive.test(place))
        added.push(ruleMention(index, end, 'LOCATION', 'village-bodies', CONFIDENCE))
    }
  return added.length === 0 ? names : [...names.filter((name) => !gone.has(name)), ...added].sort(byStart)
}

/** Where the name before a body begins. A model that took the body together with a part of the name is believed, unless it took the rest for a name of its own. @param isAlone what the body is has capitals without a name, too */
function startOfName(tokens: TokenList, head: number, flags: Uint32Array, at: (span: Span) => Mention[], isAlone: boolean): number | undefined {
  const { starts } = tokens
  const last = tokenFrom(tokens, head) - 1
  let first = last + 1
  while (first > 0 && last - first + 1 < MOST_WORDS && isBeside(tokens, first - 1) && isPart(tokens, first - 1, flags)) {
    first--
    if (startsSentence(tokens, first)) break
  }
  if (first > last) return undefined
  const taken = at({ start: head, end: head + 1 })[0]
  const before = at({ start: starts[first]!, end: head })
  // two names, and the longer one is not sure of its beginning
  if (taken?.type === 'ORGANIZATION' && taken.start < head) {
    const rest = before.find(({ end }) => end === taken.start - 1)
    return rest !== undefined && rest.type !== 'ORGANIZATION' && !textIn(tokens, rest).includes(' ') ? rest.start : undefined
  }
  const begins = before[0]
  if (begins !== undefined) return begins.start
  // the word that begins a sentence may be any, before what has capitals in English by itself
  const isWord =
    startsSentence(tokens, first) &&
    (isAlone
      ? (flags[first]! & (Flag.placeFirst | Flag.surname | Flag.given)) === 0
      : textOf(tokens, first).length < SHORTEST || possessive.test(textOf(tokens, first)))
  if (isWord && first === last) return undefined
  return starts[isWord ? first + 1 : first]
}

const textIn = ({ text }: TokenList, { start, end }: Span) => text.slice(start, end)

function isPart(tokens: TokenList, token: number, flags: Uint32Array): boolean {
  if (!capital.test(textOf(tokens, token)) || day.test(textOf(tokens, token)) || (flags[token]! & OTHERS) !== 0) return false
  return !startsSentence(tokens, token) || (flags[token]! & (Flag.common | Flag.head)) === 0 || (flags[token]! & Flag.placeFirst) !== 0
}

/** Where the name behind a body ends: as a model found it, or by its capitals. */
function endOfName(
  tokens: TokenList,
  start: number,
  from: number,
  { article }: Patterns,
  flags: Uint32Array,
  at: (span: Span) => Mention[]
): number | undefined {
  const { text } = tokens
  const met = at({ start: from, end: from + 1 })[0]
  // a model that took the body together with its name, or began inside it
  if (
    met !== undefined &&
    met.start >= start &&
    met.start < from &&
    met.type !== 'ORGANIZATION' &&
    met.end > from &&
    (met.start > start || article === undefined)
  )
    return met.end
  if (met !== undefined) return met.start === from && met.type !== 'ORGANIZATION' && isNameOf(tokens, met, flags, article !== undefined) ? met.end : undefined
  const rest = text.slice(from, from + LONGEST)
  if (article === undefined) {
    const name = place.exec(rest)?.[0]
    return name === undefined ? undefined : from + name.length
  }
  // the verb stands second: what is between a first article and it is one subject
  const name = one.exec(rest)?.[0]
  const first = tokenFrom(tokens, start) - 1
  const begins = first >= 0 && startsSentence(tokens, first) && article.test(text.slice(tokens.starts[first], start))
  // `bei der Polizei Fritzlar, Tel. …`
  const isCalled = name !== undefined && phone.test(rest.slice(name.length))
  const isListed =
    name !== undefined &&
    (flags[tokenFrom(tokens, from)]! & (Flag.placeFirst | Flag.common | Flag.given)) === Flag.placeFirst &&
    !/^ \p{Lu}/u.test(rest.slice(name.length))
  if (
    name === undefined ||
    (!isCalled && !isListed && (!begins || !/^ \p{Ll}/u.test(rest.slice(name.length)))) ||
    (flags[tokenFrom(tokens, from)]! & Flag.common) !== 0
  )
    return undefined
  return from + name.length
}

/** A place, or one word that a model took for a person; where any noun stands behind, no given name. */
function isNameOf(tokens: TokenList, met: Mention, flags: Uint32Array, isClose: boolean): boolean {
  if (met.type === 'LOCATION') return true
  return (
    met.type === 'PERSON' && !(isClose && (textIn(tokens, met).includes(' ') || (flags[tokenFrom(tokens, met.start)]! & (Flag.given | Flag.surname)) !== 0))
  )
}
