import { defaultScript } from '../core/languages.js'
import { supportedLanguages as detectedLanguages } from '../language/languages.js'
import type { ModelStore } from '../models/store.js'
import { hasTagger } from '../morphology/analyse.js'
import { hasFeature, morphologyCodes, morphologyLanguage } from '../morphology/languages.js'
import type { MorphologyFeature } from './messages.js'

export type Endpoint = 'language' | 'morphology'

/** One entry of a supported-languages list. */
export interface LanguageSupport {
  readonly language: string
  readonly script: string
  /** false where the licence setting leaves out what the language needs. */
  readonly licensed: boolean
}

/** Scripts of morphology where they differ from the language's default one. */
const morphologyScripts: Readonly<Record<string, readonly string[]>> = { srp: ['Latn', 'Cyrl'], zho: ['Hani', 'Hans', 'Hant'] }

/** The first of the languages that has no models of its own to open at the start; undefined when all have. */
export function notPreloadable(languages: readonly string[]): string | undefined {
  return languages.find((code) => morphologyLanguage(code) === undefined)
}

/** Languages and scripts that an endpoint supports; for morphology those of one feature, where it is given. */
export function supportedLanguages(endpoint: Endpoint, store: ModelStore, feature?: MorphologyFeature): LanguageSupport[] {
  if (endpoint === 'language') return detectedLanguages.map(({ language, script }) => ({ language, script, licensed: true }))
  return morphologyCodes
    .filter((code) => feature === undefined || hasFeature(morphologyLanguage(code)!, feature))
    .flatMap((language) => {
      const licensed = hasTagger(store, morphologyLanguage(language)!)
      return (morphologyScripts[language] ?? [defaultScript(language)]).map((script) => ({ language, script, licensed }))
    })
}
