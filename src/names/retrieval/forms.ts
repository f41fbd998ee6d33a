/** The Latin forms that a name is looked up by. */
import type { PreparedName } from '../matching/types.js'

/** Forms of a name at most; the label of a vector in an index has room for as many. */
export const MOST_FORMS = 4
/** Likely Latin forms that count; the later ones are hardly ever the right ones. */
const MOST_LATIN = 3
/** Words of an organisation that is known by its initials as well. */
const LEAST_INITIALS = 3
const MOST_INITIALS = 8

/** @returns at least one form, no two the same, at most MOST_FORMS; an organisation of several words has its initials as a form */
export function formsOf({ latin, kind }: PreparedName): string[] {
  const forms = latin.slice(0, MOST_LATIN)
  if (kind === 'ORGANIZATION') {
    const words = latin[0]!.split(' ')
    if (words.length >= LEAST_INITIALS && words.length <= MOST_INITIALS) forms.push(words.map((word) => word[0] ?? '').join(''))
  }
  return [...new Set(forms)]
}
