/** Companies that their legal form tells: the capitalised words before `Ltd` or `S.p.A.`, the quoted name after `ООО`. Forms as in ISO 20275, the common ones. */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { nameParticles } from '../../../core/words/name-particles.js'
import { articles } from '../../chains/name-words.js'
import { capitalNouns } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, mentionWeight } from '../../types.js'
import { holds, meetings } from '../cover.js'
import { firstLetters } from '../first-letters.js'
import { byStart } from '../redactor.js'
import { isBeside, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { isCompanyKind } from './context.js'
import { companiesBehindKinds } from './forms-before.js'
import { companiesInQuotes } from './quoted-forms.js'

/** Words of a name before its legal form that are looked at. */
const MOST_WORDS = 5
/** The same in Turkish, whose names have their trades behind them (`Kaya Tekstil San. ve Tic. Ltd. Şti.`). */
const MOST_WORDS_TURKISH = 12
/** Turkish abbreviations of trades, whose point is a token of its own. */
const shortTrades: ReadonlySet<string> = new Set(
  'San Tic İnş Ltd Şti Tur Taş Müh Mim Gıd Gıda Tek Teks Paz İth İhr Nak Nakl Oto Dış Mak Elek Elekt Bil Dan Eğt Temz Yay Mad Kim Pet Tarım Hayv Mob Amb Met Org Ort Yat Hiz Hizm Turz Enerji Ür Rek Bas Mat Güv Med Sağ Yön Koll Kom'.split(
    ' '
  )
)
/** Words between brackets before a legal form: `Whitestone Properties (Jersey) Limited`. */
const MOST_BRACKETED = 3
/** A name that is a domain: `Amazon.com Inc`. */
const domainName = /^\p{Lu}[\p{L}\p{N}-]*\.(?:com|net|org|io|ai|co)$/u
/** Words inside quotation marks. */
const MOST_QUOTED = 10
/** Cyrillic legal forms stand before the name in quotation marks. */
const before: ReadonlySet<string> = new Set('ООО ОАО ЗАО ПАО АО НАО ТОВ ПрАТ ПАТ ТОО ОДО УП ГУП МУП ФГУП АД ООД ЕООД ДОО'.split(' '))
const beginsForm = firstLetters(before)
/** Those after the name that are no words as well; some follow each other (`Pty Ltd`, `AG & Co. KG`). */
const forms =
  'Inc|INC|Incorporated|Corp|CORP|Corporation|Ltd|LTD|Limited|LLC|LLP|P\\.?L\\.?C|[Pp]lc|g?GmbH|GMBH|AG|KGaA|KG|OHG|UG|SE|e\\.[ \\u00a0]?K|S\\.A\\.(?:S\\.|B\\.|P\\.I\\.)?(?:[ \\u00a0]de[ \\u00a0]C\\.?V\\.?)?|SA[ \\u00a0]de[ \\u00a0]CV|S\\.[ \\u00a0]?de[ \\u00a0]R\\.?[ \\u00a0]?L\\.?(?:[ \\u00a0]de[ \\u00a0]C\\.?V\\.?)?|SA|SAS|SARL|S\\.p\\.A\\.|SpA|S\\.r\\.l\\.|S\\.n\\.c\\.|S\\.a\\.s\\.|Snc|Srl|SRL|S\\.L\\.(?:U\\.)?|SL|B\\.V\\.|BV|N\\.V\\.|NV|Oyj|Oy|AB|A\\/S|ApS|ASA|OÜ|UAB|(?:spol\\.[ \\u00a0])?s\\.?[ \\u00a0]?r\\.[ \\u00a0]?o\\.|a\\.[ \\u00a0]?s\\.|[Ss]p\\.[ \\u00a0]?z[ \\u00a0]?o\\.?[ \\u00a0]?o\\.|[Ss]p\\.[ \\u00a0]?[kjp]\\.|S\\.K\\.A\\.|k\\.[ \\u00a0]?s\\.|v\\.[ \\u00a0]?o\\.[ \\u00a0]?s\\.|j\\.d\\.o\\.o\\.|S\\.r\\.l\\.s\\.|EURL|SASU|Şti\\.?|A\\.[ \\u00a0]?Ş\\.?|Pvt|Kft\\.?|Zrt\\.?|Nyrt\\.?|d\\.o\\.o\\.|d\\.d\\.|Pty|Pte|Bhd|Sdn|Tbk|Ltda|Lda|Bt\\.?|АД|ЕАД|ООД|ЕООД'
const between = '[ \\u00a0](?:&[ \\u00a0]Co\\.?[ \\u00a0]?)?'
/** The full stop behind an abbreviation; behind `GmbH` it ends the sentence. */
const stop = '(?:(?<=Inc|INC|Corp|CORP|Ltd|LTD|[Pp]lc|PLC|Pty|Pvt|Pte|Bhd|Sdn|Tbk|Ltda|Lda|Snc)\\.)?'
const after = new RegExp(`,?[ \\u00a0](?:${forms})(?![\\p{L}\\p{N}])${stop}(?:${between}(?:${forms})(?![\\p{L}\\p{N}])${stop})*`, 'gu')
/** What is no state (`Las Vegas, NV`) and no other company (`Lufthansa, SAS`) behind a comma. */
const behindComma = /\.|\p{Ll}|LLC|LLP|LTD|INC/u
const formAlone = new RegExp(`^(?:${forms})$`, 'u')
const legalForm = new RegExp(after.source, 'u')
/** Norwegian forms that are words of other languages, at the end of a name. */
const norwegianForm = /(?<=\p{L}) (?:AS|DA|ANS)(?![\p{L}\p{N}-]| \p{Lu})/gu
const openQuote = /^[«„“"]$/u
const closeQuote = /^[»“”"]$/u
const capitalised = /^[\p{Lu}\p{Lt}]/u
/** Words of a name behind a Cyrillic form without quotation marks. */
const MOST_BEHIND = 3
const beginsPart = /(?:^|[\n\r,;:(/|])[ \u00a0\t]*$/u
const sureForm = /(?:\p{L}{3}\.?|GMBH & CO\.? KG)$/u
/** Blanks before a company that are looked at; as many are a column's edge. */
const REACH = 4
/** Letters behind a form in which the next sentence begins. */
const REST = 24
const oneLine = /^[^\n\r.;,]*$/u
const linking = /^(?:&|and|und|et|e|y|i|og|och|en|ve|-)$/u

/** Small words inside surnames. */
const particles: ReadonlySet<string> = new Set([...nameParticles, "'t"])

/**
 * Names with the companies among them; a mention that lies inside one is part of it.
 * @param names of models, in text order
 * @param flags of the lists, by token (`Flag`)
 * @param caseless capitals tell nothing: only a name that begins a line, or stands behind a comma, is known from the words before it
 */
export function withCompanies(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array, caseless = false): Mention[] {
  const companies: Mention[] = []
  const quoted = companiesInQuotes(tokens, forms)
  const behindKinds = companiesBehindKinds(tokens, language, (offset) => tokenFrom(tokens, offset))
  // models learnt whether a Korean form belongs to the name
  const found = meetings(names.filter(({ type }) => type === 'ORGANIZATION').sort(byStart))
  const missed = language === 'kor' ? behindKinds.filter((one) => found(one).length === 0) : behindKinds
  const told = [...quoted, ...missed].map(({ start, end }) => company(start, end))
  for (const one of [...told, ...companiesBehindForms(tokens), ...namedCompanies(tokens, flags, language)].sort(byStart)) {
    if (caseless && !isSureInCapitals(tokens.text, one)) continue
    if ((companies.at(-1)?.end ?? 0) <= one.start) companies.push(one)
  }
  if (companies.length === 0) return [...names]
  // a model may know that the first word of a sentence belongs to the name
  const begun = meetings(names.filter(({ type }) => type === 'ORGANIZATION').sort(byStart))
  companies.forEach((one, index) => {
    const earlier = begun(one).find(({ start, end }) => start < one.start && end <= one.end && start >= (companies[index - 1]?.end ?? 0))
    if (earlier !== undefined && oneLine.test(tokens.text.slice(earlier.start, one.start))) companies[index] = { ...one, start: earlier.start }
  })
  const beside = meetings(companies)
  const held = new Set<Mention>()
  const kept = names.filter((name) => {
    const met = beside(name)
    if (!met.every((one) => name.type === 'ORGANIZATION' && holds(name, one) && !endsSentence(tokens.text, one, name))) return false
    for (const one of met) held.add(one)
    return true
  })
  return [...kept, ...companies.filter((one) => !held.has(one))]
}

/** Whether a model went on into the next sentence behind the point of a form: `Edilnord S.r.l. La signora Pesenti`. */
function endsSentence(text: string, { start, end }: Mention, name: Mention): boolean {
  return name.start === start && text[end - 1] === '.' && /^[ \u00a0]\p{Lu}[\p{L}.]*[ \u00a0]\p{L}/u.test(text.slice(end, Math.min(name.end, end + REST)))
}

/** Where capitals tell nothing, forms of two letters are words of some language as well: `COMME SA`. */
function isSureInCapitals(text: string, { start, end }: Mention): boolean {
  return beginsPart.test(text.slice(Math.max(0, start - REACH), start)) && sureForm.test(text.slice(start, end))
}

/** Whether a name has a legal form behind its first word. */
export function hasLegalForm(name: string): boolean {
  return legalForm.test(name)
}

function namedCompanies(tokens: TokenList, flags: Uint32Array, language: EntityLanguage): Mention[] {
  const found: Mention[] = []
  let least = 0
  const ofLanguage = language === 'nob' || language === 'nno' ? tokens.text.matchAll(norwegianForm) : []
  for (const { 0: form, index } of [...tokens.text.matchAll(after), ...ofLanguage].sort((left, right) => left.index - right.index)) {
    const comma = form.startsWith(',') ? 1 : 0
    if (comma === 1 && !behindComma.test(form)) continue
    const one = namedBefore(tokens, index + 1 + comma, comma, index + form.length, { flags, language, least })
    least = index + form.length
    if (one !== undefined && (found.at(-1)?.end ?? 0) <= one.start) found.push(one)
  }
  return found
}

interface Words {
  /** Where the form of the company before ends. */
  readonly least: number
  readonly flags: Uint32Array
  readonly language: EntityLanguage
}

/** The capitalised words before a legal form, on its line, one blank apart; a comma may stand between (`Fratelli Rossi, S.r.l.`). */
function namedBefore(tokens: TokenList, start: number, comma: number, end: number, { flags, language, least }: Words): Mention | undefined {
  const form = tokenFrom(tokens, start) - comma
  const bracketed = bracketBefore(tokens, form)
  const last = bracketed ?? form
  let first = form
  const isTurkish = language === 'tur'
  for (let token = last - 1; token >= Math.max(0, last - (isTurkish ? MOST_WORDS_TURKISH : MOST_WORDS)); token--) {
    if (!isBeside(tokens, token) || tokens.starts[token]! < least) break
    const text = textOf(tokens, token)
    if (first < form && (linking.test(text) || (particles.has(text) && isParticleOfName(tokens, token)))) continue
    if (isTurkish && text === '.' && token > 0 && shortTrades.has(textOf(tokens, token - 1))) continue
    // another company ends there: `Deloitte AG and Shell Ltd`
    if (formAlone.test(text)) break
    if (!(tokens.classes[token] === TokenClass.word || domainName.test(text)) || !capitalised.test(text)) break
    // the capital of a sentence's first word tells nothing where it is an ordinary one; a Turkish surname mostly is
    const isNamed = (flags[token]! & (isTurkish ? Flag.given | Flag.surname : Flag.head)) !== 0
    if (articles.has(text.toLowerCase()) || (startsSentence(tokens, token) && !isNamed && (flags[token]! & Flag.common) !== 0)) break
    first = token
  }
  if (bracketed !== undefined && first === form) return undefined
  if (first < form) first = withArchaicArticle(tokens, first)
  // `Firma Adler GmbH`, but `Bank Austria AG`
  while (capitalNouns.has(language) && first + 1 < form && (flags[first]! & Flag.head) === 0 && isCompanyKind(tokens, first, language)) first++
  // `3M` is two tokens
  if (first > 0 && first < form && tokens.ends[first - 1] === tokens.starts[first] && tokens.classes[first - 1] === TokenClass.number) first--
  return first === form ? undefined : company(tokens.starts[first]!, end)
}

/** `van der Velde B.V.`: where an article that only names have left stands before the first capital. */
function withArchaicArticle(tokens: TokenList, first: number): number {
  if (first < 2 || !/^(?:der|den|ter|ten)$/u.test(textOf(tokens, first - 1)) || !isBeside(tokens, first - 1)) return first
  const from = /^(?:[Vv]an)$/u.test(textOf(tokens, first - 2)) && isBeside(tokens, first - 2) ? first - 2 : undefined
  return from ?? first
}

/** Whether a small particle stands behind a capital one, or behind the trade of a company: `Van der Meulen B.V.`, `Bouwbedrijf van der Meulen B.V.` */
function isParticleOfName(tokens: TokenList, token: number): boolean {
  let before = token - 1
  while (before > 0 && particles.has(textOf(tokens, before))) before--
  return (
    before >= 0 &&
    isBeside(tokens, before) &&
    /^(?:Van|Von|Vander|De|Di|Da|Del|Della|Dos|.*(?:bedrijf|erij|handel|garage|groep|bouw))$/iu.test(textOf(tokens, before))
  )
}

/** Where a bracket of a few capitalised words right before a legal form opens. */
function bracketBefore(tokens: TokenList, form: number): number | undefined {
  if (form < 3 || textOf(tokens, form - 1) !== ')' || !isBeside(tokens, form - 1)) return undefined
  for (let token = form - 2; token >= Math.max(1, form - 2 - MOST_BRACKETED); token--) {
    const text = textOf(tokens, token)
    if (text === '(') return token < form - 2 ? token : undefined
    if (tokens.classes[token] !== TokenClass.word || !capitalised.test(text) || !isBeside(tokens, token)) return undefined
  }
  return undefined
}

function companiesBehindForms(tokens: TokenList): Mention[] {
  const found: Mention[] = []
  for (let form = 0; form + 1 < tokens.count; form++) {
    if (!beginsForm.has(tokens.text.charCodeAt(tokens.starts[form]!)) || !before.has(textOf(tokens, form)) || !isBeside(tokens, form)) continue
    const last = openQuote.test(textOf(tokens, form + 1)) ? endOfQuoted(tokens, form + 2) : endOfCapitalised(tokens, form + 1)
    if (last === undefined) continue
    found.push(company(tokens.starts[form]!, tokens.ends[last]!))
    form = last
  }
  return found
}

/** The closing quotation mark. */
function endOfQuoted(tokens: TokenList, first: number): number | undefined {
  for (let token = first; token < Math.min(tokens.count, first - 2 + MOST_QUOTED); token++) if (closeQuote.test(textOf(tokens, token))) return token
  return undefined
}

/** The last of the capitalised words from here on. */
function endOfCapitalised(tokens: TokenList, first: number): number | undefined {
  let last: number | undefined
  for (let token = first; token < Math.min(tokens.count, first + MOST_BEHIND) && capitalised.test(textOf(tokens, token)); token++) {
    last = token
    if (!isBeside(tokens, token)) break
  }
  return last
}

function company(start: number, end: number): Mention {
  return { start, end, type: 'ORGANIZATION', source: 'gazetteer', subsource: 'legal-forms', weight: mentionWeight.model }
}
