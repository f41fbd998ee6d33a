/**
 * Surnames in cases that a model took for places or firms: by the nominative that the lists have (`z Nowakiem`, `Wieczorkowi`, `su Stankevičiumi`), by endings that only
 * surnames have (`Kazlauskiene`), and behind verbs of talking and meeting, where nobody knows another bearer of the name (`rozmawiał z Gajosem`, `встретился с Мельником`).
 */
import type { TokenList } from '../../core/spans.js'
import { andPattern } from '../../core/words/and-words.js'
import { createForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
import { Entry, Flag } from '../lists/kinds.js'
import type { KnownNames } from '../lists/known-names.js'
import { perLanguage } from '../per-language.js'
import type { Mention } from '../types.js'
import { knownAs } from './known-type.js'
import { withWords } from './talk/given-groups.js'
import { isOneToken, startsSentence, textOf, tokenFrom } from './token-places.js'

/** Endings of surnames in cases, and what stands for them in the nominative. */
const caseEndings: Partial<Record<EntityLanguage, string>> = {
  pol: 'kiem>k kiem>ek giem>g em> em>o niem>ń ciem>ć siem>ś ziem>ź blem>bel rem>er łem>eł cem>ec kowi>ek owi> owi>o niowi>ń ciowi>ć siowi>ś ziowi>ź blowi>bel cowi>ec ską>ski cką>cki dzką>dzki skiej>ski ckiej>cki dzkiej>dzki skim>ski ckim>cki dzkim>dzki skiemu>ski ckiemu>cki dzkiemu>dzki skich>ski ckich>cki skimi>ski ckimi>cki ą>a ką>ka ami> om> kami>ek kom>ek ów> ków>ek ka>ek y>a i>a',
  ces: 'em> kem>ek cem>ec ovi> ovi>a kovi>ek covi>ec ou>a ovou> ovou>a ovou>ek ové> ové>a kové>ek kovou>ek ým>ý ému>ý ého>ý ím>í ímu>í ího>í',
  slk: 'om> kom>ek com>ec ovi> ovi>a kovi>ek covi>ec ou>a ovou> ovou>a kovou>ek ovej> ovej>a kovej>ek ým>ý ému>ý ého>ý',
  hrv: 'om> em> om>a em>e kom>ak kom>ek cem>ac u> ku>ak ku>ek cu>ac',
  slv: 'om> em> om>a jem> ju> u> kom>ek ku>ek cem>ec cu>ec',
  srp: 'om> em> om>a kom>ak cem>ac u> ku>ak cu>ac ом> ем> ом>а ком>ак цем>ац у> ку>ак цу>ац',
  ukr: 'ом> ем> ком>ко ком>ок єм>й ем>ь ові> кові>ко кові>ок єві>й у> у>о ку>ко ку>ок ю>ь ю>й им> ою>а ою> ій>а им>ий ою>ова ким>кий цем>ець',
  rus: 'ом> ем> ём> ем>ь ем>й ком>ок цем>ец ым> им>ий им>ой ым>ый у> ку>ок ю>ь ю>й цу>ец ой>а ой>ая ою>а кому>кий ким>кий ому>ый ому>ой',
  bul: '',
  lit: 'u>as iumi>ius umi>us iui>ius ui>us ui>as imi>is iu>is iu>ys iui>is iui>ys iene>ienė e>ė ienei>ienė ei>ė a>a ai>a ą>as ių>is io>is',
  lav: 'u>s u>š am>s am>š im>is iem>i u>is ņu>ņš ņam>ņš ņu>nis ņam>nis u>a ai>a i>e ei>e as>a es>e'
}

/** Surnames by their last letters, in cases that nothing else has. */
const ownEndings: Partial<Record<EntityLanguage, RegExp>> = {
  pol: /(?:czyk|[eo]wicz)(?:iem|em|owi|ami|om)$/u,
  hrv: /ić(?:em|u|ima)$/u,
  slv: /ič(?:em|u|ema)$/u,
  srp: /(?:ић(?:ем|у|има)|ić(?:em|u|ima))$/u,
  ukr: /(?:енк(?:ом|у|ові)|[оче]чук(?:ом|у|ові)|[оеє]вич(?:ем|у|еві))$/u,
  rus: /(?:[ое]вич(?:ем|у)|чук(?:ом|у))$/u,
  lit: /(?:(?:ien|ait|yt|ūt)(?:ė|e|ės|ei|ę)|ausk(?:u|ui)|[ae]vič(?:iumi|iui))$/u
}

/** Stems of verbs and nouns of talking, meeting and marrying, behind which stands with whom. */
const companyVerbs: Partial<Record<EntityLanguage, string>> = {
  pol: 'rozmawia|rozmow|rozmów|porozmawia|pogada|gada|spotka|spotyka|pokłóci|kłóci|umówi|umawia|tańczy|ożeni|żonat|zaręcz|rozwiód|rozwiod|przyjaźni|pracuj|pracowa|wywiad|widział|zobaczy|dyskut',
  ces: 'mluvi|promluvi|hovoř|povída|bavi|sešel|sešla|sešli|setka|potka|schůz|rozhovor|háda|poháda|oženi|sezná|tančil|přátel|pracuj|pracova|diskut',
  slk: 'hovor|rozpráva|stret|rozhovor|háda|poháda|ožen|zoznám|porozpráva|priatel|pracuj|pracova|diskut',
  hrv: 'razgovar|razgovor|sasta|susre|svađa|posvađa|oženi|upozna|priča|popriča|intervju|druži|surađ',
  slv: 'govori|pogovar|pogovor|sreča|sesta|prepira|poroči|spozna|intervju|druži|sodel|spr[el]',
  srp: 'razgovar|razgovor|sasta|susre|svađa|posvađa|oženi|upozna|priča|intervju|разговар|разговор|саста|сусре|свађа|посвађа|ожени|упозна|прича|интервју',
  ukr: 'розмовля|розмов|говори|поговори|зустрі|зустріч|посвари|сварил|одруж|познайом|балака|спілкув|інтерв',
  rus: 'говори|поговори|разговар|разговор|побеседова|беседова|встрет|встреч|виде|увиде|поссори|ссори|познаком|обща|пообща|женат|дружи|интервью|спори',
  bul: 'говор|разговар|разговор|среща|срещн|срещал|скара|запозна|ожени|интервю',
  lit: 'kalb|pasikalb|susitik|susipaž|ginčij|pokalb|šnek|interviu|bendra',
  lav: 'runā|tik[āo]|satik|sarun|strīd|iepaz|precē|interv'
}
const withWordsOfBaltic: Partial<Record<EntityLanguage, string>> = { lit: 'su', lav: 'ar' }

/** Before names in these cases they are prepositions of place. */
const inPlaces: Partial<Record<EntityLanguage, string>> = {
  pol: 'w we na pod nad',
  ces: 'v ve na',
  slk: 'v vo na',
  hrv: 'u na iz grad gradu',
  slv: 'v na iz mesto',
  srp: 'u na iz grad gradu у на из град граду',
  ukr: 'в у на із',
  rus: 'в во на из'
}

interface CaseWords {
  readonly places: ReadonlySet<string>
  /** Replacements of endings, longest endings first. */
  readonly endings: readonly (readonly [ending: string, nominative: string])[]
  readonly own: RegExp | undefined
  readonly company: RegExp | undefined
}

const wordsOf = perLanguage((language): CaseWords | undefined => {
  const row = caseEndings[language]
  if (row === undefined) return undefined
  const endings = row
    .split(' ')
    .filter((line) => line !== '')
    .map((line) => line.split('>') as [string, string])
  const together = (withWords[language] ?? withWordsOfBaltic[language])!.split(' ').join('|')
  const verbs = companyVerbs[language]
  return {
    places: new Set(inPlaces[language]?.split(' ')),
    endings: endings.sort(([left], [right]) => right.length - left.length),
    own: ownEndings[language],
    company:
      verbs === undefined
        ? undefined
        : new RegExp(`(?<!\\p{L})(?:${verbs})\\p{L}*(?: \\p{Ll}{1,8})?(?: \\p{Ll}{2,12})? (?:${together}) (?:\\p{L}{3,24} (?:${andPattern}) )?$`, 'iu')
  }
})

/** Letters before a name in which the verb stands. */
const REACH = 56
const SHORTEST_STEM = 3
/** Of these a model that is surer is believed. */
const SURE = 0.9
/** The same where the lists do not have the surname. */
const SURE_OF_COMPANY = 0.8
/** Share of such names that are persons. */
const CONFIDENCE = 0.8
const contested: ReadonlySet<string> = new Set(['LOCATION', 'ORGANIZATION'])
const surname = /^\p{Lu}\p{Ll}{3,}$/u
const NO_PERSON = Entry.place | Entry.organisation | Entry.common

export interface ListedNames {
  readonly known: KnownNames | undefined
  /** Bits of a listed name (`Entry`), 0 where it is none. */
  entry(name: string): number
}

/** The mentions, with such surnames as persons. Linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withSurnameCases(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  names: ListedNames,
  flags: Uint32Array
): readonly Mention[] {
  const words = wordsOf(language)
  if (words === undefined) return mentions
  const { text } = tokens
  return mentions.map((mention) => {
    if (!contested.has(mention.type) || (mention.confidence ?? 1) >= SURE || !isOneToken(tokens, mention)) return mention
    const name = text.slice(mention.start, mention.end)
    if (!surname.test(name)) return mention
    const token = tokenFrom(tokens, mention.start)
    if (startsSentence(tokens, token) || isPartOfName(text, mention) || words.places.has(textOf(tokens, token - 1).toLowerCase())) return mention
    const known = names.known && knownAs(createForm(name, language), language, names.known)
    if (known !== undefined && known.type !== 'PERSON') return mention
    const isPerson = words.own?.test(name) === true || isListedSurname(name, words, names, flags[token]!) || isInCompany(text, mention, words, flags[token]!)
    return isPerson ? { ...mention, type: 'PERSON', confidence: CONFIDENCE } : mention
  })
}

/** Whether a capitalised word, or a hyphen, stands beside it. */
function isPartOfName(text: string, { start, end }: Mention): boolean {
  return /^(?:[-–]| \p{Lu})/u.test(text.slice(end, end + 2)) || /[-–]$/u.test(text.slice(Math.max(0, start - 1), start))
}

/** Whether the lists have the name as a surname in the nominative, and as no place or organization. */
function isListedSurname(name: string, { endings }: CaseWords, names: ListedNames, flags: number): boolean {
  if ((flags & (Flag.major | Flag.organisationFirst | Flag.common)) !== 0 || (names.entry(name) & NO_PERSON) !== 0) return false
  let isSurname = false
  for (const [ending, nominative] of endings) {
    if (!name.endsWith(ending) || name.length - ending.length < SHORTEST_STEM) continue
    const bits = names.entry(name.slice(0, name.length - ending.length) + nominative)
    if ((bits & NO_PERSON) !== 0) return false
    if ((bits & Entry.surname) !== 0) isSurname = true
  }
  return isSurname
}

function isInCompany(text: string, { start, confidence }: Mention, { company }: CaseWords, flags: number): boolean {
  if (company === undefined || (confidence ?? 1) >= SURE_OF_COMPANY || (flags & (Flag.major | Flag.organisationFirst | Flag.head)) !== 0) return false
  return company.test(text.slice(Math.max(0, start - REACH), start))
}
