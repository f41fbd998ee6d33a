/** Entity types of the API and what a mention is. */

/** Types that models and lists find. */
export const nameTypes = ['PERSON', 'LOCATION', 'ORGANIZATION', 'PRODUCT', 'TITLE', 'NATIONALITY', 'RELIGION'] as const

/** Types that patterns find. */
export const patternTypes = [
  'TEMPORAL:DATE',
  'TEMPORAL:TIME',
  'IDENTIFIER:EMAIL',
  'IDENTIFIER:URL',
  'IDENTIFIER:DOMAIN_NAME',
  'IDENTIFIER:IP_ADDRESS',
  'IDENTIFIER:PHONE_NUMBER',
  'IDENTIFIER:CREDIT_CARD_NUM',
  'IDENTIFIER:PERSONAL_ID_NUM',
  'IDENTIFIER:NATIONAL_ID_NUM',
  'IDENTIFIER:MONEY',
  'IDENTIFIER:PERCENT',
  'IDENTIFIER:DISTANCE',
  'IDENTIFIER:LATITUDE_LONGITUDE',
  'IDENTIFIER:UTM',
  'IDENTIFIER:NUMBER'
] as const

export type PatternType = (typeof patternTypes)[number]

/** Where a mention comes from, as the full-detail output names it. */
export type MentionSource = 'gazetteer' | 'regex' | 'statistical' | 'DNN' | 'kb-linker'

/** A stretch of text that names something. */
export interface Mention {
  /** UTF-16 offset. */
  readonly start: number
  /** UTF-16 offset, exclusive. */
  readonly end: number
  /** One of the types above, or a type of the user's own lists. */
  readonly type: string
  readonly source: MentionSource
  /** Which list, pattern or model. */
  readonly subsource?: string
  /** 0 to 1: the calibrated probability of what a model found; fixed, 0.7 to 0.9, for most of what the rules around the models find; patterns and lists have none. */
  readonly confidence?: number
  /** Normal form that a user's list gives; by default the text with its white space evened out. */
  readonly normalized?: string
  /** Of two overlapping mentions of one length the heavier stays. */
  readonly weight: number
}

/** What a rule around the models found. @param subsource which rule @param confidence a fixed one, or that of what it was made of */
export function ruleMention(start: number, end: number, type: string, subsource: string, confidence: number): Mention {
  return { start, end, type, source: 'gazetteer', subsource, weight: mentionWeight.model, confidence }
}

/** Weights of the sources: the user's own lists and patterns over ours, the field of a form over patterns, certain patterns over models, loose ones under them. */
export const mentionWeight = { userList: 100, userPattern: 90, field: 70, certainPattern: 60, list: 40, model: 50, loosePattern: 20 } as const
