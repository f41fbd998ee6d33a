/** Countries and territories by their names in a language. */
import { createForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'
import type { Mention } from '../types.js'

/** Codes of what is no country: the eurozone, the European Union, the United Nations. */
const unions: ReadonlySet<string> = new Set(['EZ', 'EU', 'UN'])

/** Names of countries and territories in a language, as CLDR has them. */
const countriesOf: (language: EntityLanguage) => ReadonlySet<string> = perLanguage((language) => {
  const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const found = new Set<string>()
  for (let first = 65; first <= 90; first++) {
    for (let second = 65; second <= 90; second++) {
      const code = String.fromCharCode(first, second)
      const name = unions.has(code) ? undefined : shown.of(code)
      if (name !== undefined) found.add(createForm(name, language).stems.join(' '))
    }
  }
  return found
})

/** Whether a mention is a country or a territory by its name in the language. */
export function isCountry(text: string, { start, end }: Mention, language: EntityLanguage): boolean {
  return countriesOf(language).has(createForm(text.slice(start, end), language).stems.join(' '))
}
