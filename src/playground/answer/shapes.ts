/** What answers look like, as far as the page shows them. An answer is recognised by its fields, whatever endpoint it comes from. */

export type Answer = Readonly<Record<string, unknown>>

export interface EntityAnswer {
  readonly type: string
  readonly mention: string
  readonly normalized?: string
  readonly count: number
  readonly mentionOffsets: readonly { readonly startOffset: number; readonly endOffset: number }[]
  readonly entityId: string
  readonly confidence?: number
  readonly linkingConfidence?: number
  readonly salience?: number
  readonly ontologyTypes?: readonly string[]
  readonly permId?: string
}

export interface Detection {
  readonly language: string
  readonly confidence: number
}

export interface LanguageAnswer {
  readonly languageDetections: readonly Detection[]
  readonly regionalDetections?: readonly { readonly region: string; readonly languages: readonly Detection[] }[]
}

export interface MorphologyAnswer {
  readonly tokens: readonly string[]
  readonly posTags?: readonly (string | null)[]
  readonly lemmas?: readonly (string | null)[]
  readonly compoundComponents?: readonly (readonly string[] | null)[]
  readonly hanReadings?: readonly (readonly string[] | null)[]
}

export interface CategoriesAnswer {
  readonly categories: readonly { readonly label: string; readonly confidence: number; readonly score: number }[]
}

/** A pair of names or addresses compared, with the parts that were taken for each other. */
export interface NamesAnswer {
  readonly score: number
  readonly tokens: readonly { readonly left?: string; readonly right?: string; readonly kind: string; readonly score: number; readonly weight: number }[]
}

export type AddressFields = Readonly<Record<string, string>>

export interface AddressesAnswer {
  readonly score: number
  readonly address1: AddressFields
  readonly address2: AddressFields
  readonly fields: readonly {
    readonly leftField?: string
    readonly rightField?: string
    readonly left?: string
    readonly right?: string
    readonly kind: string
    readonly score: number
  }[]
}

export interface ClustersAnswer {
  readonly results: readonly string[]
}

export interface TranslationAnswer {
  readonly sourceScript?: string
  readonly sourceLanguageOfOrigin?: string
  readonly sourceLanguageOfUse?: string
  readonly targetLanguage: string
  readonly targetScript: string
  readonly targetScheme: string
  readonly translation?: string
  readonly confidence?: number
  readonly translations?: readonly { readonly translation: string; readonly confidence: number }[]
}

export type Shape = 'entities' | 'language' | 'morphology' | 'categories' | 'names' | 'addresses' | 'clusters' | 'translation' | 'other'

export function shapeOf(answer: Answer): Shape {
  const hasList = (name: string) => Array.isArray(answer[name])
  if (hasList('entities')) return 'entities'
  if (hasList('languageDetections')) return 'language'
  if (hasList('categories')) return 'categories'
  if (typeof answer['score'] === 'number') return hasList('fields') ? 'addresses' : hasList('tokens') ? 'names' : 'other'
  if (hasList('tokens')) return 'morphology'
  if (hasList('results')) return 'clusters'
  return typeof answer['targetScheme'] === 'string' ? 'translation' : 'other'
}
