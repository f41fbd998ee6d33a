/** Languages of Wikidata's names (codes of Wikimedia) as ISO 639-3. */
import { resolveLanguage } from '../../core/languages.js'

/** Languages that the service does not analyse but that the knowledge base has names of. */
const FURTHER: Readonly<Record<string, string>> = {
  az: 'aze',
  be: 'bel',
  cy: 'cym',
  eu: 'eus',
  ga: 'gle',
  gl: 'glg',
  hy: 'hye',
  ka: 'kat',
  kk: 'kaz'
}

/** Written after a hyphen: where the language is spoken, or how it is written. */
const VARIANTS = new Set('gb ca us at ch br hans hant cn tw hk mo my sg ec el cyrl latn cyrillic tarask'.split(' '))

/** Names that hold in all languages. */
const ALL_LANGUAGES = 'mul'

export interface NameLanguage {
  /** ISO 639-3; undefined for names of all languages. */
  readonly code: string | undefined
  /** Of a region or another way of writing (`de-ch`, `zh-hant`): beside the language's own name, not instead of it. */
  readonly variant: boolean
}

/** What a code of Wikimedia stands for; undefined for a language that no names are kept of. */
export function nameLanguage(wikimedia: string): NameLanguage | undefined {
  if (wikimedia === ALL_LANGUAGES) return { code: undefined, variant: false }
  const hyphen = wikimedia.indexOf('-')
  const plain = hyphen < 0 ? wikimedia : wikimedia.slice(0, hyphen)
  if (hyphen >= 0 && !VARIANTS.has(wikimedia.slice(hyphen + 1))) return undefined
  const code = Object.hasOwn(FURTHER, plain) ? FURTHER[plain] : resolveLanguage(plain)
  return code === undefined ? undefined : { code, variant: hyphen >= 0 }
}

/** The code of a language in ISO 639-3 as names carry it; undefined for one that no names are kept of. */
export function keptLanguage(given: string): string | undefined {
  const code = given.toLowerCase()
  if (Object.values(FURTHER).includes(code)) return code
  return Object.hasOwn(FURTHER, code) ? FURTHER[code] : resolveLanguage(code)
}
