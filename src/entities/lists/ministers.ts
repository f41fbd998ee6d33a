/** English ministers with what they are for (`Secretary of State for Health`), one office. */
import type { Span } from '../../core/spans.js'

const portfolio =
  "(?:(?:Foreign|Home|Northern Ireland|Veterans[’']?|Economic|Social|Rural|Indigenous|Cultural|Internal|External|International|Public|Local|Higher|National|Natural|Women[’']?s?|Climate|Consumer|Corporate|Regional|Transport|Housing|Community|Urban|Civil|Digital|Primary|Early) )?(?:Affairs|Health|Education|Defen[cs]e|Transport(?:ation)?|Justice|Finance|Trade|Energy|Labou?r|Agriculture|Housing|Culture|Sports?|Environment|Security|Business|Work|Pensions|Scotland|Wales|Ireland|Treasury|Interior|State|Development|Communities|Levelling Up|Science|Technology|Innovation|Industry|Commerce|Tourism|Fisheries|Forestry|Mines|Mining|Media|Food|Water|Migration|Immigration|Citizenship|Families|Children|Equalit(?:y|ies)|Women|Youth|Planning|Information|Communications?|Skills|Exchequer|Care|Safety|Government|Services?|Resources|Change|Net Zero|Loneliness|Home Department|Rural Affairs|Social Care|Infrastructure|Employment|Welfare|Aviation|Railways|Power|Petroleum|Works)"
const office = new RegExp(
  `(?=[SPUM])(?<![\\p{L}\\p{N}])(?:Secretary of State|(?:Parliamentary )?Under-?[Ss]ecretary(?: of State)?|Minister(?: of State)?) (?:for|of) (?:the )?${portfolio}(?:(?:,| and|, and| &) ${portfolio}){0,4}(?![\\p{L}\\p{N}])`,
  'gu'
)

/** Such offices of a text. Bounded work for each word that begins one, so linear. */
export function ministersOf(text: string, language: string): Span[] {
  if (language !== 'eng' || !(text.includes('Minister') || text.includes('ecretary'))) return []
  return [...text.matchAll(office)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))
}
