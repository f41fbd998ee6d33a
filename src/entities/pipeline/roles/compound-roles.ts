/**
 * Who stands behind a compound of what persons are (`Bundestrainer Nagelsmann`, `Bayern-Star Musiala`, `skilegenden Dæhlie`, `oud-minister Kaag`): the name alone is a
 * person, whether a model took the compound with it, took it for a firm or a town, or missed it.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, textOf } from '../token-places.js'

const norwegian =
  'trener treneren spiller spilleren keeper keeperen målvakt målvakten målvakta spiss spissen back backen kaptein kapteinen stjerne stjernen stjerna legende legenden ikon ikonet løper løperen minister ministeren statsråd leder lederen ordfører ordføreren direktør direktøren sjef sjefen eier eieren gründer gründeren sanger sangeren artist artisten forfatter forfatteren regissør regissøren kunstner kunstneren kokk kokken lege legen advokat advokaten forsker forskeren professor professoren politiker politikeren komiker komikeren'

/** What persons are, as such compounds end; in the forms that stand before names. */
const heads: Partial<Record<EntityLanguage, string>> = {
  deu: 'trainer trainerin coach spieler spielerin star kapitän kapitänin torwart torhüter torhüterin keeper stürmer stürmerin verteidiger verteidigerin angreifer profi ass legende ikone idol weltmeister weltmeisterin olympiasieger olympiasiegerin fahrer fahrerin pilot läufer läuferin springer springerin schwimmer schwimmerin boxer reiter torjäger schütze manager managerin chef chefin boss präsident präsidentin minister ministerin kanzler kanzlerin senator senatorin bürgermeister bürgermeisterin sprecher sprecherin direktor direktorin gründer gründerin erfinder unternehmer unternehmerin händler händlerin makler maklerin koch köchin arzt ärztin anwalt anwältin richter richterin forscher forscherin professor professorin künstler künstlerin maler malerin sänger sängerin musiker musikerin rapper regisseur regisseurin autor autorin schriftsteller schriftstellerin komiker komikerin moderator moderatorin politiker politikerin abgeordnete abgeordneter kollege kollegin nachbarin lehrer lehrerin pfarrer pfarrerin bischof kommissar kommissarin fotograf fotografin designer designerin schöpfer schöpferin architekt architektin preisträger preisträgerin inhaber inhaberin investor investorin hauptfrau hauptmann leiter leiterin experte expertin ökonom ökonomin berater beraterin kandidat kandidatin',
  nld: 'coach trainer speler speelster spits doelman keeper aanvoerder verdediger middenvelder schutter legende icoon kopman renner wielrenner schaatser zwemmer minister premier wethouder burgemeester voorzitter voorzitster leider leidster woordvoerder woordvoerster directeur directrice topman topvrouw oprichter ondernemer zanger zangeres acteur actrice schrijver schrijfster regisseur presentator presentatrice komiek cabaretier schilder kunstenaar kunstenares advocaat rechter arts hoogleraar professor onderzoeker kamerlid lijsttrekker politicus politica kandidaat',
  swe: 'kapten kaptenen tränare tränaren coachen spelare spelaren back backen mittfältare mittfältaren forward forwarden anfallare anfallaren målvakt målvakten stjärna stjärnan legend legenden ikon ikonen åkare åkaren löpare löparen minister ministern ledare ledaren ordförande ordföranden chef chefen talesperson talespersonen direktör direktören ägaren grundare grundaren sångare sångaren sångerskan artisten skådespelaren skådespelerskan författare författaren regissör regissören konstnär konstnären kock kocken läkare läkaren advokat advokaten åklagare åklagaren forskare forskaren professor professorn politiker politikern komiker komikern profilen landshövding landshövdingen',
  dan: 'træner træneren spiller spilleren målmand målmanden angriber angriberen kaptajn kaptajnen anfører anføreren stjerne stjernen legende legenden ikon ikonet rytter rytteren løber løberen minister ministeren leder lederen formand formanden chef chefen borgmester borgmesteren ordfører ordføreren direktør direktøren ejeren stifter stifteren sanger sangeren sangerinde sangerinden forfatter forfatteren instruktør instruktøren kunstner kunstneren kok kokken læge lægen advokat advokaten anklager anklageren forsker forskeren professor professoren politiker politikeren komiker komikeren vært værten',
  nob: norwegian,
  nno: `${norwegian} trenar trenaren spelar spelaren løpar løparen leiar leiaren ordførar ordføraren songar songaren forfattar forfattaren forskar forskaren politikar politikaren komikar komikaren`
}

/** Letters of a German word that is hardly a compound. */
const LONGEST_WORD = 8

/** Letters by which a head is told from most other words. */
const ENDING = 3

const headsOf = perLanguage((language) => {
  const row = heads[language]
  if (row === undefined) return undefined
  const byEnding = new Map<string, string[]>()
  for (const head of row.split(' ')) {
    const ending = head.slice(-ENDING)
    const others = byEnding.get(ending)
    if (others === undefined) byEnding.set(ending, [head])
    else others.push(head)
  }
  return byEnding
})

const name = /^\p{Lu}[\p{Ll}'’]*\p{Ll}(?:-\p{Lu}\p{Ll}+)?$/u
const contested: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION', 'PRODUCT'])
/** Of these a model that is surer is believed. */
const SURE = 0.9
/** Share of such names that are persons. */
const CONFIDENCE = 0.8
const LISTED = Flag.given | Flag.surname
const ROLE = 'compound-role'

/** Who has the office of a body (`office-bodies.ts`). */
export const OF_BODY = 'office-body'

/** Whether somebody was found behind what he is. */
export function isOfRole({ subsource, type }: Mention): boolean {
  return subsource === ROLE || (subsource === OF_BODY && type === 'PERSON')
}

/** The mentions, with such persons. Linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withCompoundRoles(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): readonly Mention[] {
  const byEnding = headsOf(language)
  if (byEnding === undefined) return mentions
  const { text, starts, ends, count } = tokens
  const isNounCased = language === 'deu'
  /** The first tokens of names behind a compound. */
  const named: number[] = []
  for (let token = 0; token + 1 < count; token++) {
    if (!mayBeCapital(text.charCodeAt(starts[token + 1]!)) || ends[token]! - starts[token]! < ENDING) continue
    const others = byEnding.get(text.slice(ends[token]! - ENDING, ends[token]).toLowerCase())
    if (others === undefined || !isBlankBehind(tokens, token) || (isNounCased && !mayBeCapital(text.charCodeAt(starts[token]!)))) continue
    if (endsInHead(textOf(tokens, token).toLowerCase(), others)) named.push(token + 1)
  }
  if (named.length === 0) return mentions
  const sorted = mentions.toSorted(byStart)
  const near = meetings(sorted)
  const changed = new Map<Mention, Mention>()
  const found: Mention[] = []
  /** Firms are called like families. */
  const isOthers = (token: number, end: number) => {
    const start = starts[token]!
    const one = known && knownAs(createForm(text.slice(start, end), language), language, known)
    return (
      one !== undefined &&
      one.type !== 'PERSON' &&
      (one.type === 'LOCATION' || (flags[token]! & LISTED) === 0) &&
      (one.ofLanguage || one.isListed || known!.isFamous(one.entity))
    )
  }
  for (const token of named) {
    if ((flags[token]! & (Flag.titleFirst | Flag.jobFirst)) !== 0 && (flags[token]! & LISTED) === 0) continue
    const start = starts[token]!
    const [over] = near({ start, end: ends[token]! })
    if (over === undefined) {
      if (isMissed(tokens, token, language, flags) && !isOthers(token, ends[token]!)) found.push(ruleMention(start, ends[token]!, 'PERSON', ROLE, CONFIDENCE))
      continue
    }
    const isWith = over.start === starts[token - 1] || (over.start < start && startsCompound(text, over.start, start))
    const isUnsure = contested.has(over.type) && (over.confidence ?? 1) < SURE
    if (
      isWith &&
      (over.type === 'PERSON' || over.type === 'ORGANIZATION') &&
      over.confidence !== undefined &&
      over.end >= ends[token]! &&
      !isOthers(token, over.end)
    )
      changed.set(over, { ...over, start, type: 'PERSON', subsource: ROLE, confidence: Math.max(over.confidence, CONFIDENCE) })
    else if (
      over.start === start &&
      isUnsure &&
      (flags[token]! & Flag.major) === 0 &&
      (flags[token]! & (Flag.organisationFirst | LISTED)) !== Flag.organisationFirst &&
      over.end === ends[token] &&
      !isOthers(token, over.end) &&
      areNames(text, over)
    )
      changed.set(over, { ...over, type: 'PERSON', subsource: ROLE, confidence: CONFIDENCE })
  }
  if (changed.size === 0 && found.length === 0) return mentions
  return [...sorted.map((mention) => changed.get(mention) ?? mention), ...found].sort(byStart)
}

function endsInHead(word: string, others: readonly string[]): boolean {
  return others.some((head) => word.endsWith(head))
}

/** Whether a mention begins with the first part of the compound before a name. */
function startsCompound(text: string, start: number, end: number): boolean {
  return /^[^\s]+ $/u.test(text.slice(start, end))
}

function areNames(text: string, { start, end }: Mention): boolean {
  return text
    .slice(start, end)
    .split(' ')
    .every((word) => name.test(word))
}

/** Whether a word that nobody found is a name: nouns have capitals in German, too. */
function isMissed(tokens: TokenList, token: number, language: EntityLanguage, flags: Uint32Array): boolean {
  const { text, ends, count } = tokens
  if (tokens.classes[token] !== TokenClass.word || !name.test(textOf(tokens, token)) || /^[-–]/u.test(text.slice(ends[token], ends[token]! + 1))) return false
  if (token + 1 < count && isBlankBehind(tokens, token) && /^\p{Lu}/u.test(textOf(tokens, token + 1))) return false
  const flag = flags[token]!
  if ((flag & (Flag.major | Flag.nationalityFirst)) !== 0) return false
  if ((flag & LISTED) !== 0) return (flag & Flag.common) === 0 || language === 'deu'
  // behind `Arzt` alone an adverb may begin the next sentence
  const isCompound = language !== 'deu' || textOf(tokens, token - 1).length > LONGEST_WORD || tokens.starts[token - 1] === tokens.ends[token - 2]
  return (flag === 0 && isCompound) || (language !== 'deu' && (flag & (Flag.common | Flag.organisationFirst)) === 0)
}
