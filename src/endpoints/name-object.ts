/** Names as the endpoints that compare them take them: an object, or the name alone. */
import { type Static, Type } from '@sinclair/typebox'
import { apiError } from '../core/errors.js'
import { choice } from '../core/options.js'
import { nameLanguage, nameLanguages, scriptsOf } from '../names/languages.js'
import type { NameToMatch } from '../names/matching/types.js'
import { isScript } from '../names/scripts.js'
import { MOST_CHARACTERS } from '../names/types.js'
import type { PairSide } from './endpoint.js'

const NameObjectSchema = Type.Object({
  text: Type.String({ maxLength: MOST_CHARACTERS, description: 'the name' }),
  language: Type.Optional(Type.String({ maxLength: 40, description: 'ISO 639 code; guessed from the name when absent' })),
  entityType: Type.Optional(choice(['PERSON', 'LOCATION', 'ORGANIZATION'], 'what the name is of; found from the name when absent, a person mostly')),
  script: Type.Optional(Type.String({ maxLength: 40, description: 'ISO 15924 code; found from the name when absent' })),
  gender: Type.Optional(choice(['FEMALE', 'MALE', 'NONBINARY'], 'of a person'))
})

/** A name in a request. */
export const NameSchema = Type.Union([NameObjectSchema, Type.String({ maxLength: MOST_CHARACTERS, description: 'the name' })])

/** @param field that the name stands in, for messages @throws ApiError badRequest or badRequestFormat, naming the field */
export function nameToMatch(given: Static<typeof NameSchema>, field: string): NameToMatch {
  const { text, language, entityType, script, gender } = typeof given === 'string' ? { text: given } : given
  const inText = typeof given === 'string' ? field : `${field}.text`
  const name = withoutControls(text).normalize('NFC').trim()
  if (name === '') throw apiError('badRequestFormat', `field "${inText}": the name is empty`)
  if (!/[\p{L}\p{N}]/u.test(name)) throw apiError('badRequest', `field "${inText}": there is no letter in it`)
  const code = languageOf(`${field}.language`, language)
  const spelled = scriptOf(`${field}.script`, script)
  return {
    text: name,
    ...(entityType !== undefined && { kind: entityType }),
    ...(code !== undefined && { language: code }),
    ...(spelled !== undefined && { script: spelled }),
    ...(gender !== undefined && { gender })
  }
}

/** Every language of names with the scripts that it is written in. */
export function nameSides(): PairSide[] {
  return nameLanguages.flatMap((language) => {
    const scripts = scriptsOf(language).filter((script, _, all) => script !== 'Latn' || all.length === 1 || language === 'srp')
    return scripts.map((script) => ({ language, script }))
  })
}

/** @returns undefined where none is given: absent, empty or `xxx` */
function languageOf(field: string, given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  const found = nameLanguage(given)
  if (found === undefined) throw apiError('badRequest', `field "${field}": language ${given.slice(0, 40)} is not known`)
  return found === 'xxx' ? undefined : found
}

function scriptOf(field: string, given: string | undefined): string | undefined {
  if (given === undefined || given === '' || given === 'Zyyy') return undefined
  const spelled = given.charAt(0).toUpperCase() + given.slice(1).toLowerCase()
  if (!isScript(spelled)) throw apiError('badRequest', `field "${field}": script ${given.slice(0, 40)} is not known`)
  return spelled
}

/** Control characters and marks of direction say nothing; halves of characters are none. @param kept a control character that is left as it is */
export function withoutControls(text: string, kept?: string): string {
  return text.replace(/\p{Cs}/gu, '').replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad]/gu, (control) => (control === kept ? control : ' '))
}
