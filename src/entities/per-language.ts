/** What is made of the words of a language when it is first asked for. */
import type { EntityLanguage } from './languages.js'

/** @param make called once for each language that is asked for */
export function perLanguage<T>(make: (language: EntityLanguage) => T): (language: EntityLanguage) => T {
  const made = new Map<EntityLanguage, T>()
  // a document asks again and again for its own
  let last: EntityLanguage | undefined
  let lastMade: T
  return (language) => {
    if (language !== last) {
      if (!made.has(language)) made.set(language, make(language))
      lastMade = made.get(language)!
      last = language
    }
    return lastMade
  }
}
