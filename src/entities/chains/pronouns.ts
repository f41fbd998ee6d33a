/** Whether he or she is meant by a surname, by the pronouns (and, where verbs have a gender, the verb) behind it. */
import type { EntityLanguage } from '../languages.js'
import type { Gender } from './gender.js'

interface Pronouns {
  readonly m: RegExp
  readonly f: RegExp
}

/** Whole words of a list, whatever stands around them. */
function anyOf(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}’'-])(?:${words})(?![\\p{L}\\p{M}’'-])`, 'iu')
}

function pronouns(m: string, f: string): Pronouns {
  return { m: anyOf(m), f: anyOf(f) }
}

const norse = pronouns('han|hans|ham|honom', 'hun|hon|hennes|hendes|hende|henne')
/** Only what tells one from the other: no words for it and they. */
const table: Partial<Record<EntityLanguage, Pronouns>> = {
  eng: pronouns('he|him|himself|his', 'she|her|herself|hers'),
  // `sie` is she only behind a verb of the singular
  deu: pronouns('er|ihm|ihn|seine[mnrs]?', '\\p{L}+t(?:e)? sie'),
  nld: pronouns('hij|hem', '\\p{L}+(?:de|te|t|ei) (?:ze|zij)'),
  swe: norse,
  dan: norse,
  nob: norse,
  nno: pronouns('han|hans', 'ho|hennar'),
  fra: pronouns("il(?! (?:y|n’y|n'y|faut|fallait|faudra|s’agit|s'agit|est))|t-il", 'elle|t-elle'),
  spa: pronouns('él', 'ella'),
  por: pronouns('ele|dele', 'ela|dela'),
  ita: pronouns('lui|egli', 'lei|ella'),
  cat: pronouns('ell', 'ella'),
  ron: pronouns('el', 'ea'),
  pol: pronouns('on|niego|jego', 'ona|niej|jej'),
  ces: pronouns('jemu|jeho', 'ona|jí|její'),
  slk: pronouns('jemu|jeho', 'ona|jej'),
  hrv: pronouns('on|njega|njegov', 'ona|nju|njezin'),
  srp: pronouns('on|njega|он|њега', 'ona|nju|она|њу'),
  rus: pronouns('он|него|нему', 'она|неё|ней'),
  ukr: pronouns('він|нього|йому', 'вона|неї|їй'),
  bul: pronouns('той|него', 'тя|нея'),
  lav: pronouns('viņš|viņam', 'viņa|viņai'),
  lit: pronouns('jis|jam', 'ji|jai'),
  heb: pronouns('הוא', 'היא')
}

/** Verbs of the past right behind the name. */
const verbs: Partial<Record<EntityLanguage, Pronouns>> = {
  pol: { m: /^ (?:nie |się )?\p{Ll}+ł(?!\p{L})/u, f: /^ (?:nie |się )?\p{Ll}+ła(?!\p{L})/u },
  rus: { m: /^ (?:не )?\p{Ll}{2,}[аеиоуыя]л(?:ся)?(?!\p{L})/u, f: /^ (?:не )?\p{Ll}{2,}ла(?:сь)?(?!\p{L})/u },
  ukr: { m: /^ (?:не )?\p{Ll}{2,}[аиіувя]в(?:ся)?(?!\p{L})/u, f: /^ (?:не )?\p{Ll}{2,}ла(?:ся|сь)?(?!\p{L})/u },
  ces: { m: /^ (?:se |si )?\p{Ll}{2,}l(?!\p{L})/u, f: /^ (?:se |si )?\p{Ll}{2,}la(?!\p{L})/u },
  slk: { m: /^ (?:sa |si )?\p{Ll}{2,}l(?!\p{L})/u, f: /^ (?:sa |si )?\p{Ll}{2,}la(?!\p{L})/u }
}

const sentenceEnd = /[.!?]["”“»’']?\s+\S|\n/gu

/**
 * @param end of the name
 * @param limit where to stop: the next person may be meant from there on
 */
export function genderByPronoun(text: string, end: number, limit: number, language: EntityLanguage): Gender {
  const behind = text.slice(end, limit)
  const verb = verbs[language]
  if (verb?.f.test(behind) === true) return 'f'
  if (verb?.m.test(behind) === true) return 'm'
  const own = table[language]
  if (own === undefined) return undefined
  const near = withinTwoSentences(behind)
  const m = near.search(own.m)
  const f = near.search(own.f)
  if (m < 0 && f < 0) return undefined
  return f < 0 || (m >= 0 && m < f) ? 'm' : 'f'
}

/** The rest of the sentence and the next one. */
function withinTwoSentences(behind: string): string {
  sentenceEnd.lastIndex = 0
  const first = sentenceEnd.exec(behind)
  const second = first === null ? null : sentenceEnd.exec(behind)
  return second === null ? behind : behind.slice(0, second.index)
}
