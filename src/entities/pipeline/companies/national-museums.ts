/** Museums, theatres and libraries of a Baltic country in small letters behind its genitive (`Lietuvos nacionalinis muziejus`): organizations, of which models find the country alone. */
import type { EntityLanguage } from '../../languages.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'

/** What they are behind the country, with the cases of sentences. */
const table: Partial<Record<EntityLanguage, RegExp>> = {
  lit: /Lietuvos (?:nacionalin|valstybin)\p{Ll}{2,4} (?:\p{Ll}{3,14} (?:ir \p{Ll}{3,14} )?){0,2}?(?:muziej\p{Ll}{2,3}|teatr\p{Ll}{1,3}|bibliotek\p{Ll}{1,3}|galerij\p{Ll}{1,3}|filharmonij\p{Ll}{1,3}|orkestr\p{Ll}{1,3}|archyv\p{Ll}{1,3}|radij\p{Ll}{1,3})(?!\p{L})/gu,
  lav: /Latvijas (?:[Nn]acionāl|[Vv]alsts)(?:ais|ā|o|ajam|ajā)? (?:\p{Ll}{3,14} (?:un \p{Ll}{3,14} )?){0,2}?(?:muzej\p{Ll}{1,2}|teātr\p{Ll}{1,2}|bibliotēk\p{Ll}{1,2}|galerij\p{Ll}{1,2}|arhīv\p{Ll}{1,2}|orķestr\p{Ll}{1,2}|oper\p{Ll}{1,2})(?!\p{L})/gu
}
const CONFIDENCE = 0.9

/** The names with those, whole. Linear. @param names in any order */
export function withNationalMuseums(text: string, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const pattern = table[language]
  if (pattern === undefined) return names
  const found: Mention[] = []
  for (const { 0: name, index } of text.matchAll(pattern)) found.push(ruleMention(index, index + name.length, 'ORGANIZATION', 'national-museums', CONFIDENCE))
  if (found.length === 0) return names
  return withFound(
    text.length,
    names,
    found,
    ({ start, end, confidence }) => confidence !== undefined && found.some((one) => start >= one.start && end <= one.end)
  )
}
