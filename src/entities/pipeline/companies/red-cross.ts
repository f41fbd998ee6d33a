/** The Red Cross and the Red Crescent by the names that they have in each language, in its cases (`Crucii Roșii`, `Czerwonego Krzyża`): organizations, whatever a model made of them. */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'

/** Alternatives of a regular expression; a cross that is red has no capital. */
const table: Partial<Record<EntityLanguage, string>> = {
  eng: 'Red (?:Cross|Crescent)',
  deu: 'Rote[sn]? (?:Kreuz(?:es)?|Halbmond(?:s|es)?)',
  nld: 'Rode (?:Kruis|Halve Maan)',
  swe: 'Röda (?:Korset|Halvmånen)',
  dan: 'Røde (?:Kors|Halvmåne)',
  nob: 'Røde (?:Kors|Halvmåne)',
  nno: '(?:Raude|Røde) (?:Kross|Kors|Halvmåne)',
  fra: 'Croix-Rouge|Croissant-Rouge',
  spa: '(?:Cruz|Media Luna) Roja',
  cat: '(?:Creu|Mitja Lluna) Roja',
  por: 'Cruz Vermelha|Crescente Vermelho',
  ita: '(?:Croce|Mezzaluna) Rossa',
  ron: '(?:Crucea|Semiluna) Roșie|Crucii Roșii|Semilunii Roșii',
  pol: 'Czerwon(?:y|ego|emu|ym) (?:Krzyż(?:a|owi|em|u)?|Półksiężyc(?:a|owi|em|u)?)',
  ces: 'Červen(?:ý|ého|ému|ém|ým) (?:[Kk]říž(?:e|i|em)?|[Pp]ůlměsíc(?:e|i|em)?)',
  slk: 'Červen(?:ý|ého|ému|om|ým) (?:[Kk]ríž(?:a|u|i|om)?|[Pp]olmesiac(?:a|u|i|om)?)',
  slv: 'Rdeč(?:i|ega|emu|em|im) (?:[Kk]riž(?:a|u|em)?|[Pp]olmesec(?:a|u|em)?)',
  hrv: 'Crven(?:i|og|oga|om|ome|im) (?:[Kk]riž(?:a|u|em)?|[Pp]olumjesec(?:a|u|om)?)',
  srp: 'Crven(?:i|og|om|im) (?:[Kk]rst(?:a|u|om)?|[Pp]olumesec(?:a|u|om)?)|Црвен(?:и|ог|ом|им) (?:[Кк]рст(?:а|у|ом)?|[Пп]олумесец(?:а|у|ом)?)',
  rus: 'Красн(?:ый|ого|ому|ом|ым) (?:[Кк]рест(?:а|у|ом|е)?|[Пп]олумесяц(?:а|у|ем|е)?)',
  ukr: 'Червон(?:ий|ого|ому|им) (?:[Хх]рест(?:а|у|ом|і)?|[Пп]івмісяц(?:ь|я|ю|ем|і)?)',
  bul: 'Черве(?:н|ния|ният) (?:[Кк]ръст|[Пп]олумесец)',
  ell: 'Ερυθρ(?:ός|ού|ό|ά) (?:Σταυρός|Σταυρού|Σταυρό|Ημισέληνος)',
  fin: 'Punai(?:nen|sen|selle|sella|seltä|sta|seen|sessa) Risti(?:n|lle|llä|ltä|stä|in|ä|ssä)?',
  est: 'Puna(?:ne|se|sele|selt|sel|sega) Rist(?:i|ile|ilt|il|iga)?',
  lav: 'Sarkan(?:ais|ā|o|ajam|ajā) Krust(?:s|a|u|am|ā)',
  lit: 'Raudon(?:asis|ojo|ajam|ąjį|uoju) (?:[Kk]ryži(?:us|aus|ui|ų|umi)|[Pp]usmėnul(?:is|io|iui|į|iu))',
  hun: 'Vöröskereszt(?:nek|től|hez|tel|et|ben|je)?',
  tur: 'Kızılhaç|Kızılay',
  ind: 'Palang Merah',
  msa: '(?:Palang|Bulan Sabit) Merah'
}
const patternOf = perLanguage((language) =>
  table[language] === undefined ? undefined : new RegExp(`(?:${table[language]})(?<![\\p{L}\\p{M}-](?:${table[language]}))(?![\\p{L}\\p{M}\\p{N}-])`, 'gu')
)
const CONFIDENCE = 0.9

/** The names with those; a longer one of an organization stays (`British Red Cross`). Linear. @param names in any order */
export function withRedCross(text: string, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const pattern = patternOf(language)
  if (pattern === undefined) return names
  const found: Mention[] = []
  for (const { 0: name, index } of text.matchAll(pattern)) found.push(ruleMention(index, index + name.length, 'ORGANIZATION', 'red-cross', CONFIDENCE))
  if (found.length === 0) return names
  return withFound(
    text.length,
    names,
    found,
    ({ start, end, type, confidence }) => confidence !== undefined && type !== 'ORGANIZATION' && found.some((one) => start >= one.start && end <= one.end)
  )
}
