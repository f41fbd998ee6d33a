/** What the rooms of this domain share. */

/** What a name is of. */
export type NameKind = 'PERSON' | 'LOCATION' | 'ORGANIZATION'

/** One way of writing a name in another language or script. */
export interface Rendering {
  readonly text: string
  /** How likely it is among all ways, 0 to 1. */
  readonly probability: number
}

/** Length of a name, in UTF-16 units. */
export const MOST_CHARACTERS = 500
/** Answers to one name. */
export const MOST_RESULTS = 100

/** A name with what the caller says of it. */
export interface NameToTranslate {
  /** NFC, with a letter or digit in it. */
  readonly text: string
  readonly kind: NameKind
  readonly sourceScript?: string
  /** Codes of `nameLanguage`; guessed where absent. */
  readonly sourceLanguageOfUse?: string
  readonly sourceLanguageOfOrigin?: string
  readonly targetLanguage: string
  readonly targetScript: string
  /** A code of SCHEME_CODES; absent: the usual way for the pair of languages. */
  readonly targetScheme?: string
}

export interface NameTranslation {
  readonly sourceScript: string
  readonly sourceLanguageOfUse?: string
  readonly sourceLanguageOfOrigin?: string
  readonly targetLanguage: string
  readonly targetScript: string
  readonly targetScheme: string
  /** The likeliest first, at least one, no two the same. */
  readonly renderings: readonly Rendering[]
}
