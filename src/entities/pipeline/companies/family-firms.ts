/** Firms of brothers, of fathers with their sons and of partners: `Gebr. Postma`, `F.lli Rossi`, `Petersen & Søn`, `Harris & Sons`, `Havel & Partners`. Brothers with an article are persons (`i Fratelli Grimm`). */
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'

const blank = '[ \\u00a0]'
const word = "\\p{Lu}[\\p{L}\\p{M}]{1,24}(?:(?:['’]\\p{L}|-\\p{Lu})[\\p{L}\\p{M}]{1,24})?"
const particle = `(?:(?:[Vv]an|[Dd]e|[Dd]en|[Dd]er|[Tt]er|[Dd]i|[Dd]a|[Dd]el|[Dd]ello|[Dd]alla)${blank}){0,2}`
/** Abbreviations of brothers, which only firms have. */
const short = '(?:Gebr|Gebrs|Hnos|Brdr|F\\.lli|F\\.LLI|Flli|Fratt|Αφοί|Αφων|ΑΦΟΙ)\\.?'
/** Brothers as firms write them. */
const whole = 'Gebrüder|Gebroeders|Fratelli|Hermanos|Irmãos|Brødrene|Brødr|Bröderna|Bracia|Bratři|Bratia|Germans'
/** Cheap to look for: most texts have none of them. */
const isOfBrothers = new RegExp(`(?=[BFGHIΑ])(?:${short}|${whole})`, 'u')
const brothers = new RegExp(`(?<![\\p{L}\\p{N}.-])(?:${short}|${whole})${blank}(${particle}${word})`, 'gu')
/** Sons, daughters, partners behind an and. */
const kin =
  'Söhne|Sohn|Töchter|Tochter|Sons|Son|Daughters|Daughter|Bros\\.?|Brothers|Fils|Filles|Frères|Figli|Figlio|Hijos|Hijo|Hermanos|Hnos\\.?|Filhos|Filho|Irmãos|Fills|Zonen|Zoon|Zn\\.|Søn|Sønner|Sønn|Søner|Söner|Synowie|Syn|Synové|Synovia|Sinovi|Sin|Fiai|Fia|Pojat|Poeg|Pojad|Dēli|Dēls|Sūnūs|Oğulları|Υιοί|Υιός|Υιών|Σία|Сыновья|Сини|Синове|Синови'
const ands = '(?:&|und|et|e|y|i|og|och|en|and|és|ja|un|ir|a|και|и|та|й)'
const hasSons = new RegExp(`(?:[ \\u00a0]${ands}|&)[ \\u00a0]?(?:${kin})(?![\\p{L}\\p{M}])`, 'u')
/** What a sentence begins with before a name. */
const first = `(?!(?:Die|Der|Den|Das|Dem|Bei|Von|Für|The|At|By|For|From|With|Le|La|Les|Chez|El|Los|Las|Il|Da|Di|Per|Het|Bij|Hos|Firma|Firmen|Mr|Mrs|Ms|Herr|Frau)${blank})`
const heads = `(?:(?:Van|De|Den|Der|Ter|Di|Da|Del)${blank}){0,2}`
const sons = new RegExp(`(?<![\\p{L}\\p{N}.&-])${first}(${heads}(?:${word}${blank}){0,1}${word})${blank}?${ands}${blank}?(?:${kin})(?![\\p{L}\\p{M}])`, 'gu')
/** Of the father, before his surname: `W. J. Tregenza & Son`. */
const initials = /(?:^|[^\p{L}\p{M}\p{N}.])((?:\p{Lu}\.[ \u00a0]?){1,3})$/u
/** A legal form behind the kin. */
const legal =
  /^,?[ \u00a0](?:Kft\.|Bt\.|Zrt\.|GmbH(?: & Co\. KG)?|KG|OHG|Ltd\.?|Limited|LLP|Inc\.?|S\.A\.|S\.L\.|SL|SARL|SAS|SNC|S\.?r\.?l\.?|s\.?n\.?c\.?|Lda\.?|B\.V\.|BV|V\.O\.F\.|VOF|AB|HB|A\/S|ApS|I\/S|Oy|Ky|OÜ|UAB|SIA|s\.r\.o\.|d\.o\.o\.|[ΑΟΕ]Ε|ΕΠΕ|ΙΚΕ|[ΑΟΕ]\.Ε\.|Ε\.Π\.Ε\.|Ι\.Κ\.Ε\.)(?![\p{L}\p{N}])/u
/** Lawyers and architects with their partners; without the sign partners are somebody's. */
const withOthers =
  '(?:&[ \\u00a0]?(?:Partners?|Partnerzy|Partneři|partneři|Partneri|partneri|Kollegen|Colleagues|Associates)|(?:&|et|y|i|e)[ \\u00a0](?:Associés|Associées|Asociados|Associats|Associados|Associati|Soci|Wspólnicy)|(?:&|és)[ \\u00a0]Társa[i]?)'
const hasOthers = new RegExp(`${blank}${withOthers}(?![\\p{L}\\p{M}])`, 'u')
const partners = new RegExp(`(?<![\\p{L}\\p{N}.&-])${first}(${heads}(?:${word}${blank}){0,1}${word})${blank}${withOthers}(?![\\p{L}\\p{M}])`, 'gu')
/** Persons have articles before their brothers. */
const article =
  /(?:^|[^\p{L}])(?:die|der|den|i|dei|ai|gli|los|las|les|els|os|as|the|de|bröderna|brødrene|te|dwaj|dva|två|to|zwei|twee|due|dos|dois|three|drei)[ \u00a0]$/iu
/** A part of a longer name (`Autodromo Hermanos Rodríguez`). */
const capitalBefore = /\p{Lu}[\p{L}\p{M}]*[ \u00a0]$/u
const famous = /^(?:Grimm|Wright|Marx|Coen|Karamazow|Karamazov|Karamasow|Karamázov|Warner|Lumière|Montgolfier)$/u
const isShort = new RegExp(`^${short}(?!\\p{L})`, 'u')
const sentenceStart = /(?:^|[.!?…:»”"][ \u00a0]|[\n\r\t|•-][ \u00a0]?)$/u
/** Share of such names that are right. */
const CONFIDENCE = 0.85
const REACH = 14

/** The names with those of such firms; what models made of parts of them gives way. Linear. @param names in any order */
export function withFamilyFirms(text: string, names: readonly Mention[]): readonly Mention[] {
  const found: Mention[] = []
  for (const { 0: written, 1: surname = '', index } of isOfBrothers.test(text) ? text.matchAll(brothers) : []) {
    const said = text.slice(Math.max(0, index - REACH), index)
    if (
      !isShort.test(written) &&
      ((!written.startsWith('Gebr') && capitalBefore.test(said)) || article.test(said) || famous.test(surname) || sentenceStart.test(said))
    )
      continue
    found.push(ruleMention(index, endOf(text, index + written.length), 'ORGANIZATION', 'family-firms', CONFIDENCE))
  }
  for (const { 0: written, index } of hasSons.test(text) ? text.matchAll(sons) : []) {
    const letters = initials.exec(text.slice(Math.max(0, index - REACH), index))?.[1] ?? ''
    found.push(ruleMention(index - letters.length, endOf(text, index + written.length), 'ORGANIZATION', 'family-firms', CONFIDENCE))
  }
  for (const { 0: written, index } of hasOthers.test(text) ? text.matchAll(partners) : [])
    found.push(ruleMention(index, endOf(text, index + written.length), 'ORGANIZATION', 'family-firms', CONFIDENCE))
  if (found.length === 0) return names
  found.sort(byStart)
  const firms = found.filter(({ start }, at) => at === 0 || found[at - 1]!.end <= start)
  // a longer organization that a model found has the firm in it
  const whole = meetings([...names].sort(byStart))
  const own = firms.filter(
    (firm) =>
      !whole(firm).some(
        (name) =>
          name.type === 'ORGANIZATION' &&
          name.start <= firm.start &&
          name.end >= firm.end &&
          (name.start < firm.start || !/ of $/u.test(text.slice(firm.end, firm.end + 4)))
      )
  )
  const taken = meetings(own)
  return [...names.filter((name) => taken(name).length === 0), ...own].sort(byStart)
}

/** Where a firm ends, with the legal form behind it. */
function endOf(text: string, end: number): number {
  return end + (legal.exec(text.slice(end, end + REACH))?.[0].length ?? 0)
}
