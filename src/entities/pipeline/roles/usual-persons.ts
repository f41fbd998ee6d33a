/**
 * Ordinary persons by their given name: behind a word for what somebody is (`l'imprenditrice Ottavia Longo`, `Viehhändlerin Sabine Kurz`), where a model took the word with the
 * name, the name for a town or firm, or missed its second half; and behind nothing, where the given name is usual and a model found nothing or the given name alone.
 */
import type { TokenList } from '../../../core/spans.js'
import { nameParticlePattern } from '../../../core/words/name-particles.js'
import { createForm } from '../../chains/name.js'
import { capitalNouns, languagesWithSurnameFirst } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'
import { europeanRoles } from './european-roles.js'

/** Share of such names that are persons. */
const CONFIDENCE = 0.8
/** A model that is surer is believed. */
const SURE = 0.9
/** Letters of the endings of a role. */
const LONGEST_ENDING = 4
const SHORTEST_STEM = 3
/** What a name goes on with: `Pablo Hermoso de Mendoza`. */
const goesOn = new RegExp(`^ (?:${nameParticlePattern}) \\p{Lu}`, 'u')
const LONGEST_PARTICLE = 8
/** A Spanish and an English article, which stand before things that are called after somebody: `las gradas del Raimundo Saporta`. */
const ofThings = /(?<!\p{L})(?:del|al|the) $/u
/** None that a noun is joined to: `Jan Mayen-loven`. */
const word = /^\p{Lu}\p{Ll}[\p{L}\p{M}’']*(?:-\p{Lu}[\p{Ll}\p{M}]+)?$/u
const noSurname = Flag.organisationFirst | Flag.head | Flag.suffix | Flag.titleFirst | Flag.jobFirst | Flag.major
const office = Flag.titleFirst | (Flag.titleFirst << 1) | Flag.jobFirst | (Flag.jobFirst << 1)
const others: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION', 'PRODUCT'])
/** Adjectives that are surnames: in small letters but for names. */
const adjectives: Partial<Record<EntityLanguage, string>> = {
  deu: 'Kurz Lang Klein Groß Gross Grün Schwarz Weiß Weiss Braun Roth Rot Blau Grau Alt Jung Neu Reich Arm Klug Kühn Stark Stolz Fromm Lustig Fröhlich Froh Schön Hübsch Dick Dünn Hoch Breit Schmal Still Laut Kraus Kahl Gut Böse Edel Ernst Frei Früh Spät Kalt Kühl Krumm Scharf Süß Sauer Bitter Rau Sanft Streng Hart Zart Treu Wild Zahm Flink Schnell Selig Ehrlich Redlich Fleißig Flach Steil Rund Spitz Stumpf Feucht Trocken Heilig Gerecht Glatt Grob Fein Derb Keck Munter Wacker Tapfer Listig Zornig Gütig Herzlich Freundlich Höflich Teuer Billig Dürr Mager Fett Lieb Traurig Ewig Fleissig'
}

const adjectivesOf = perLanguage((language) => {
  const row = adjectives[language]
  return row === undefined ? undefined : new Set(row.split(' '))
})

interface Roles {
  readonly whole: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

const rolesOf = perLanguage((language): Roles | undefined => {
  const row = europeanRoles[language]?.split(' ')
  if (row === undefined) return undefined
  return {
    whole: new Set(row.filter((role) => !role.endsWith('-'))),
    stems: new Set(row.flatMap((role) => (role.endsWith('-') ? [role.slice(0, -1)] : [])))
  }
})

function isRole(written: string, language: EntityLanguage, roles: Roles): boolean {
  const lower = language === 'tur' ? written.toLocaleLowerCase('tr') : written.toLowerCase()
  if (roles.whole.has(lower)) return true
  for (let ending = 0; ending <= LONGEST_ENDING && lower.length - ending >= SHORTEST_STEM; ending++)
    if (roles.stems.has(lower.slice(0, lower.length - ending))) return true
  return false
}

interface Knowledge {
  readonly known: KnownNames | undefined
  readonly usualNames: () => UsualNames | undefined
}

/** The names with such persons. Linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withUsualPersons(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  { known, usualNames }: Knowledge
): readonly Mention[] {
  const roles = rolesOf(language)
  const usual = usualNames()
  if (roles === undefined || usual === undefined || languagesWithSurnameFirst.has(language)) return mentions
  const { text, starts, ends, count } = tokens
  const hasCapital = (token: number) => token >= 0 && token < count && mayBeCapital(text.charCodeAt(starts[token]!))
  const isBehind = (token: number) => token > 0 && isBlankBehind(tokens, token - 1)
  let beside: ReturnType<typeof meetings<Mention>> | undefined
  const taken = new Set<Mention>()
  const found: Mention[] = []
  for (let token = 0; token + 1 < count; token++) {
    if (!hasCapital(token) || !hasCapital(token + 1) || !isBlankBehind(tokens, token)) continue
    const given = textOf(tokens, token)
    const surname = textOf(tokens, token + 1)
    if (!word.test(given) || !word.test(surname) || (flags[token + 1]! & noSurname) !== 0) continue
    const hyphen = given.indexOf('-')
    const kind = usual.kind(hyphen > 0 ? given.slice(0, hyphen) : given)
    const isUsual = (kind & UsualName.own) !== 0 && (kind & (UsualName.ordinary | UsualName.mixed)) === 0
    const mayBeGiven = isUsual || (kind & (UsualName.own | UsualName.everywhere)) !== 0 || (flags[token]! & (Flag.given | Flag.common)) === Flag.given
    if (!mayBeGiven || (isBlankBehind(tokens, token + 1) && hasCapital(token + 2))) continue
    if (goesOn.test(text.slice(ends[token + 1], ends[token + 1]! + LONGEST_PARTICLE))) continue
    const isBehindRole = isBehind(token) && isRole(textOf(tokens, token - 1), language, roles)
    if (ofThings.test(text.slice(Math.max(0, starts[token]! - LONGEST_PARTICLE), starts[token]))) continue
    const isOfRole = isBehindRole || (isBehind(token) && (flags[token - 1]! & office) !== 0)
    const isWord = (flags[token + 1]! & (Flag.common | Flag.surname)) === Flag.common
    const isAdjective = adjectivesOf(language)?.has(surname) === true
    if (!isOfRole && (!isUsual || (!isAdjective && (isWord || !isAlone(tokens, token))))) continue
    if (capitalNouns.has(language) && !isAdjective && !isSurname(flags[token + 1]!, isOfRole)) continue
    const span = { start: starts[token]!, end: ends[token + 1]! }
    beside ??= meetings([...mentions].sort(byStart))
    const met = beside(span)
    const gives = ({ start, end, type, confidence, source }: Mention) => {
      if (confidence === undefined || source === 'gazetteer') return false
      if (start === span.start && end === ends[token]) return type === 'PERSON' || (isOfRole && confidence < SURE)
      if (!isOfRole || end !== span.end) return false
      if (start === starts[token - 1]) return isBehindRole && (type === 'PERSON' || confidence < SURE)
      return (start === span.start && others.has(type) && confidence < SURE) || (start === starts[token + 1] && confidence < SURE)
    }
    if (!met.every(gives) || (met.length === 1 && met[0]!.type === 'PERSON' && met[0]!.start === span.start && met[0]!.end === span.end)) continue
    if (known !== undefined && knownAs(createForm(text.slice(span.start, span.end), language), language, known) !== undefined) continue
    for (const one of met) taken.add(one)
    found.push(ruleMention(span.start, span.end, 'PERSON', 'usual-person', CONFIDENCE))
  }
  const named = mentions.map((one) => asNamedPerson(tokens, one, language, flags, usual))
  return found.length === 0 ? named : [...named.filter((_, index) => !taken.has(mentions[index]!)), ...found].sort(byStart)
}

/** A model that is less sure of an organization is not believed. */
const UNSURE = 0.7
/** Catalan articles, which persons have and firms hardly. */
const catalanArticle: ReadonlySet<string> = new Set(['la', 'el', 'en', 'na', "l'", 'l’'])

/** `Encarnación Piqueras, presidenta de …`, `la Roser Camprubí`: a usual given name and one word more, of which a model made a firm without being sure. */
function asNamedPerson(tokens: TokenList, one: Mention, language: EntityLanguage, flags: Uint32Array, usual: UsualNames): Mention {
  if (one.type !== 'ORGANIZATION' || (one.confidence ?? 1) >= UNSURE) return one
  const { text, starts, ends, count } = tokens
  const first = tokenFrom(tokens, one.start)
  if (first + 2 >= count || ends[first + 1] !== one.end || !isBlankBehind(tokens, first)) return one
  const [given, surname] = [textOf(tokens, first), textOf(tokens, first + 1)]
  if (!word.test(given) || !word.test(surname) || (flags[first + 1]! & noSurname) !== 0) return one
  const isGiven = (usual.kind(given) & UsualName.own) !== 0 || (flags[first]! & (Flag.given | Flag.common)) === Flag.given
  if (!isGiven) return one
  const isOffice = text[one.end] === ',' && first + 3 < count && starts[first + 3] === one.end + 2 && (flags[first + 3]! & office) !== 0
  const isCalled = language === 'cat' && first > 0 && catalanArticle.has(textOf(tokens, first - 1))
  return (isOffice && /\p{Ll}/u.test(text.charAt(starts[first + 3]!))) || isCalled ? { ...one, type: 'PERSON' } : one
}

/** Whether no quotation mark, number or other capital stands before a name: `Stade Edmond Leburton`. */
function isAlone(tokens: TokenList, token: number): boolean {
  const { text, starts } = tokens
  const start = starts[token]!
  return (
    start > 1 &&
    /[\p{Ll}\p{M},] $/u.test(text.slice(start - 2, start)) &&
    !/(?<![\p{L}\p{M}])[\p{Lu}\p{N}][\p{L}\p{N}\p{M}’'-]* $/u.test(text.slice(Math.max(0, start - 24), start))
  )
}

/** Whether a German noun is known as a surname, and behind a given name alone as nothing else. */
function isSurname(flag: number, isOfRole: boolean): boolean {
  return (flag & Flag.surname) !== 0 && (isOfRole || (flag & Flag.common) === 0)
}
