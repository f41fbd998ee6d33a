/** Words for codes and numbers. */

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** `German (deu)`; the code alone where nobody knows a name. */
export function languageName(code: string): string {
  if (code === 'xxx') return 'no listed language'
  try {
    const name = languageNames.of(code)
    return name === undefined ? code : `${name} (${code})`
  } catch {
    return code
  }
}

/** A code as documents name their language (`de` for `deu`); undefined where that is not known, so that no attribute is wrong. */
export function languageTag(code: string): string | undefined {
  try {
    const [tag] = Intl.getCanonicalLocales(code)
    return tag !== undefined && languageNames.of(tag) !== undefined && tag.length === 2 ? tag : undefined
  } catch {
    return undefined
  }
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 && share > 0 ? 1 : 0)} %`
}

/** `Arts and entertainment` for `ARTS_AND_ENTERTAINMENT`. */
export function titleOf(label: string): string {
  const words = label.replace(/_/g, ' ').toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
