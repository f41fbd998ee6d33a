/** What is made of the words of a language when it is first asked for. */
import type { EntityLanguage } from './languages.js'

/** @param make called once for each language that is asked for */
export function perLanguage<T>(make: (language: EntityLanguage) => T): (language: EntityLanguage) => T {
  const made = new Map<EntityLanguage, T>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined || made.has(language)) return known as T
    const one = make(language)
    made.set(language, one)
    return one
  }
}
