import { defaultScript } from '../core/languages.js'
import type { LanguageSupport } from './endpoint.js'

/** Scripts where they differ from the language's default one. */
const furtherScripts: Readonly<Record<string, readonly string[]>> = { srp: ['Latn', 'Cyrl'], zho: ['Hani', 'Hans', 'Hant'] }

/** One entry for each script of each language. */
export function inScripts(codes: readonly string[], isLicensed: (code: string) => boolean): LanguageSupport[] {
  return codes.flatMap((language) => {
    const licensed = isLicensed(language)
    return (furtherScripts[language] ?? [defaultScript(language)]).map((script) => ({ language, script, licensed }))
  })
}
