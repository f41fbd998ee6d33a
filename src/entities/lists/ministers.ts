/**
 * Offices of several words, one title: English ministers with what they are for (`Secretary of State for Health`) and heads of departments (`Accounts Manager`), Malaysian
 * heads of police (`Ketua Polis Daerah`), and who is called by the office behind a form of address (`Panie Dyrektorze`, `domnule director`).
 */
import type { Span } from '../../core/spans.js'

const portfolio =
  "(?:(?:Foreign|Home|Northern Ireland|Veterans[’']?|Economic|Social|Rural|Indigenous|Cultural|Internal|External|International|Public|Local|Higher|National|Natural|Women[’']?s?|Climate|Consumer|Corporate|Regional|Transport|Housing|Community|Urban|Civil|Digital|Primary|Early) )?(?:Affairs|Health|Education|Defen[cs]e|Transport(?:ation)?|Justice|Finance|Trade|Energy|Labou?r|Agriculture|Housing|Culture|Sports?|Environment|Security|Business|Work|Pensions|Scotland|Wales|Ireland|Treasury|Interior|State|Development|Communities|Levelling Up|Science|Technology|Innovation|Industry|Commerce|Tourism|Fisheries|Forestry|Mines|Mining|Media|Food|Water|Migration|Immigration|Citizenship|Families|Children|Equalit(?:y|ies)|Women|Youth|Planning|Information|Communications?|Skills|Exchequer|Care|Safety|Government|Services?|Resources|Change|Net Zero|Loneliness|Home Department|Rural Affairs|Social Care|Infrastructure|Employment|Welfare|Aviation|Railways|Power|Petroleum|Works)"
const minister = `(?:Secretary of State|(?:Parliamentary )?Under-?[Ss]ecretary(?: of State)?|Minister(?: of State)?) (?:for|of) (?:the )?${portfolio}(?:(?:,| and|, and| &) ${portfolio}){0,4}`
const department =
  '(?:Accounts?|Sales|Marketing|Project|Product|Office|Store|Shop|Branch|Area|Site|Plant|Team|Operations|Account|Finance|Financial|Credit|Regional|National|District|Development|Business|Property|Facilities|Events?|Customer|Services?|Support|Human|Resources|HR|IT|Quality|Safety|Production|Warehouse|Logistics|Purchasing|Procurement|Programme|Program|Practice|Estates?|Communications|Relations|Hotel|Restaurant|Kitchen|Case|Community|Membership|Fundraising|Partnerships?)'
const manager = `(?:(?:Senior|Junior|Deputy|Assistant|General|Interim|Acting) )?(?:${department} ){1,3}(?:Manager|Director|Coordinator|Supervisor|Officer|Executive)|(?:Deputy|Assistant|General) Manager`
/** Whom a form of address calls by the office. */
const polish =
  '(?:Dyrektor(?:ze|a|owi|em)?|Inżynier(?:ze|a|owi|em)?|Profesor(?:ze|a|owi|em)?|Doktor(?:ze|a|owi|em)?|Mecenas(?:ie|a|owi|em)?|Prezes(?:ie|a|owi|em)?|Kierowni(?:k|ku|ka|kowi|kiem|czko)|Redaktor(?:ze|a|owi|em)?|Burmistrz(?:u|a|owi|em)?|Magist(?:er|rze|ra)|Rektor(?:ze|a|owi|em)?|Dziekan(?:ie|a|owi)?|Minist(?:er|rze|ra|rowi)|Marszał(?:ek|ku|ka)|Premier(?:ze|a|owi)?|Prezyden(?:t|cie|ta|towi)|Komendan(?:t|cie|ta|towi)|Starosto|Wójcie|Sołtysie|Sędzi[ao]|Pośle|Senator(?:ze|a)?|Trenerze|Przewodnicząc(?:y|a|ego|emu|ej)|Sekretarz(?:u|a|owi)?|Docencie|Pułkowniku|Kapitanie|Generale)'
const callings: Readonly<Record<string, string>> = {
  eng: `${minister}|${manager}`,
  msa: '(?:Timbalan )?Ketua (?:Polis (?:Daerah|Negeri|Negara)|Pengarah|Setiausaha|Menteri|Pegawai)|Ketua Jabatan Siasatan Jenayah(?: Daerah)?|Pegawai Daerah',
  pol: `Pani(?:e|ą)? ${polish}|Pan(?:a|u|em)? ${polish}`,
  ron: '[Dd]omnule (?:[Dd]irector|[Pp]rimar|[Pp]rofesor|[Dd]octor|[Ii]nginer|[Pp]reședinte|[Mm]inistru|[Aa]vocat|[Jj]udecător|[Ii]nspector|[Dd]eputat|[Ss]enator)|[Dd]oamnă (?:[Dd]irecto(?:are|r)|[Pp]rimar|[Pp]rofesoară|[Dd]octor|[Ii]nginer|[Pp]reședintă|[Mm]inistru|[Aa]vocat|[Jj]udecător|[Ii]nspectoare|[Dd]eputat)',
  ukr: '[Пп]ане (?:[Дд]иректоре|[Пп]резиденте|[Пп]рофесоре|[Лл]ікарю|[Мм]іністре|[Рр]едакторе|[Гг]олово|[Іі]нженере|[Дд]окторе|[Сс]уддя|[Дд]епутате|[Мм]ере)|[Пп]ані (?:[Дд]иректорко|[Пп]рофесорко|[Лл]ікарко|[Гг]олово|[Рр]едакторко)',
  ces: '[Pp]ane (?:[Řř]editeli|[Pp]rofesore|[Dd]oktore|[Ii]nženýre|[Ss]tarosto|[Pp]rezidente|[Mm]inistře|[Pp]rimátore|[Mm]agistře|[Dd]ocente|[Dd]ěkane|[Rr]ektore|[Pp]ředsedo|[Tt]renére)|[Pp]aní (?:[Řř]editelko|[Pp]rofesorko|[Dd]oktorko|[Ii]nženýrko|[Ss]tarostko|[Mm]inistryně|[Mm]agistro)',
  slk: '[Pp]án (?:[Rr]iaditeľ|[Pp]rofesor|[Dd]oktor|[Ii]nžinier|[Ss]tarosta|[Pp]rezident|[Mm]inister|[Pp]rimátor)|[Pp]ani (?:[Rr]iaditeľka|[Pp]rofesorka|[Dd]oktorka|[Ss]tarostka|[Mm]inisterka)'
}
/** Letters that every one of them has: most texts have none. */
const signs: Readonly<Record<string, readonly string[]>> = {
  eng: ['Manager', 'Director', 'Coordinator', 'Supervisor', 'Officer', 'Executive', 'Minister', 'ecretary'],
  msa: ['Ketua', 'Pegawai'],
  pol: ['Pan'],
  ron: ['omnule', 'oamnă'],
  ukr: ['ане ', 'ані '],
  ces: ['ane ', 'aní '],
  slk: ['án ', 'ani ']
}
const patterns = new Map(
  Object.entries(callings).map(([language, words]) => [language, new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'gu')])
)

/** Such offices of a text. Bounded work for each word that begins one, so linear. */
export function ministersOf(text: string, language: string): Span[] {
  const pattern = patterns.get(language)
  if (pattern === undefined || !signs[language]!.some((sign) => text.includes(sign))) return []
  return [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))
}
