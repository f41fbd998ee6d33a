import { createCategorizer } from '../categories/categorize.js'
import { categoryCodes } from '../categories/languages.js'
import { defaultScript } from '../core/languages.js'
import { entityCodes, entityLanguage } from '../entities/languages.js'
import { supportedLanguages as detectedLanguages } from '../language/languages.js'
import type { ModelStore } from '../models/store.js'
import { hasTagger } from '../morphology/analyse.js'
import { hasFeature, morphologyCodes, morphologyLanguage } from '../morphology/languages.js'
import type { MorphologyFeature } from './messages.js'

export type Endpoint = 'language' | 'morphology' | 'entities' | 'categories'

/** One entry of a supported-languages list. */
export interface LanguageSupport {
  readonly language: string
  readonly script: string
  /** false where the licence setting leaves out what the language needs. */
  readonly licensed: boolean
}

/** Scripts where they differ from the language's default one. */
const furtherScripts: Readonly<Record<string, readonly string[]>> = { srp: ['Latn', 'Cyrl'], zho: ['Hani', 'Hans', 'Hant'] }

/** Languages and scripts that an endpoint supports; for morphology those of one feature, where it is given. */
export function supportedLanguages(endpoint: Endpoint, store: ModelStore, feature?: MorphologyFeature): LanguageSupport[] {
  switch (endpoint) {
    case 'language':
      return detectedLanguages.map(({ language, script }) => ({ language, script, licensed: true }))
    case 'morphology':
      return inScripts(
        morphologyCodes.filter((code) => feature === undefined || hasFeature(morphologyLanguage(code)!, feature)),
        (code) => hasTagger(store, morphologyLanguage(code)!)
      )
    case 'entities':
      return inScripts(entityCodes, (code) => isEntityModelFree(store, entityLanguage(code)!))
    case 'categories': {
      const { available } = createCategorizer(store)
      return inScripts(categoryCodes, () => available)
    }
  }
}

function inScripts(codes: readonly string[], isLicensed: (code: string) => boolean): LanguageSupport[] {
  return codes.flatMap((language) => {
    const licensed = isLicensed(language)
    return (furtherScripts[language] ?? [defaultScript(language)]).map((script) => ({ language, script, licensed }))
  })
}

/** Whether the licence setting leaves a language its entity model; one with patterns and lists only has nothing to lose. */
function isEntityModelFree(store: ModelStore, language: string): boolean {
  const ids = [`entities/${language}`, `entities/${language}-permissive`]
  const made = store.manifest.artefacts.filter(({ id }) => ids.includes(id))
  return made.length === 0 || made.some(({ id }) => store.has(id))
}
