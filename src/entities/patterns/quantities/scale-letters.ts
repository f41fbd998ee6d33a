/** Letters for thousands, millions and billions behind digits. */
import { Kind, kinds } from '../../../core/characters.js'
import { isAlphabetic } from './numeral.js'

const shortScales = new Set(['k', 'm', 'mm', 'mn', 'b', 'bn', 't', 'tn'])

/** "10m", "5bn", "3.2B" behind a currency sign. */
export function scaleEnd(text: string, start: number): number {
  let end = start
  while (end < start + 4 && isAlphabetic(text.charCodeAt(end))) end++
  const letters = text.slice(start, end).toLowerCase()
  const follow = kinds[text.charCodeAt(end)]
  if (end < text.length && (follow === Kind.letter || follow === Kind.mark)) return -1
  return shortScales.has(letters) ? end : -1
}
