/** What the endpoints that take a text have in common: their fields, and how a task is made of them. */
import { type TObject, Type } from '@sinclair/typebox'
import { apiError } from '../core/errors.js'
import { resolveLanguage } from '../core/languages.js'
import { type LanguageWeights, readWeights } from '../language/prior.js'
import { type Settings, SettingsError } from '../settings.js'
import type { DocumentRequest, ReadContext, Task, TaskWeight } from './endpoint.js'

/** A task on a text. */
export interface DocumentTask extends Task {
  /** The text, at most the configured number of UTF-16 units. */
  readonly text: string
  /** Canonical three-letter code as the caller gave it (`resolveLanguage`), absent when it is to be detected. */
  readonly language?: string
  /** Answer in the full-detail format instead of the endpoint's own. */
  readonly fullDetail: boolean
}

/** Fields of a document request; unknown fields are ignored. */
export function documentFields<O extends TObject>(options: O) {
  return {
    content: Type.Optional(Type.String({ description: 'text to process; this or contentUri' })),
    contentUri: Type.Optional(Type.String({ description: 'http or https address of the text, plain or HTML; this or content' })),
    language: Type.Optional(Type.String({ description: 'ISO 639 code of the text; detected when absent' })),
    options: Type.Optional(options)
  }
}

interface DocumentBody {
  readonly content?: string
  readonly contentUri?: string
  readonly language?: string
}

/** Settings of the endpoints that take a text. */
export interface DocumentSettings {
  /** How often languages are taken to be written. */
  readonly languageWeights: LanguageWeights
}

/** What the worker halves of the endpoints that take a text go by. @throws SettingsError for a language that is not told */
export function documentSettings({ languageWeights }: Settings): DocumentSettings {
  try {
    return { languageWeights: readWeights(languageWeights) }
  } catch (error) {
    throw new SettingsError(`setting languageWeights: ${(error as RangeError).message}`)
  }
}

const noContent = 'no content provided; must be one of an attachment, an inline "content" field, or an external "contentUri"'
const unknownLanguage = 'xxx'

/**
 * The request of a checked body.
 * @param make the task, from what all tasks on documents have
 * @throws ApiError badRequestFormat for no text or more than one, unsupportedLanguage for an unknown code
 */
export function documentRequest<T extends DocumentTask>(
  { content, contentUri, language }: DocumentBody,
  { hasAttachment = false }: ReadContext,
  make: (document: Pick<DocumentTask, 'text' | 'language' | 'fullDetail'>) => T
): DocumentRequest<T> {
  const sources = [hasAttachment && 'an attachment', content !== undefined && '"content"', contentUri !== undefined && '"contentUri"'].filter(
    (source) => source !== false
  )
  if (sources.length === 0) throw apiError('badRequestFormat', noContent)
  if (sources.length > 1) throw apiError('badRequestFormat', `both ${sources.join(' and ')} provided; must be only one`)
  const code = givenLanguage(language)
  return { content, contentUri, toTask: (text, fullDetail) => make({ text, fullDetail, ...(code !== undefined && { language: code }) }) }
}

/** @returns undefined when it is to be detected: absent, empty, or `xxx` */
function givenLanguage(language: string | undefined): string | undefined {
  if (language === undefined || language === '') return undefined
  const code = resolveLanguage(language)
  if (code === undefined) throw apiError('unsupportedLanguage', language.slice(0, 40))
  return code === unknownLanguage ? undefined : code
}

/** How the work on a text is guessed before any has been measured. */
interface DocumentGuess {
  /** Tasks of the endpoint that cost alike, where it has several kinds of them. */
  readonly variant?: string
  /** Milliseconds for 1,000 characters. */
  readonly pace: number
  /** As of `TaskWeight`. */
  readonly network?: string | undefined
}

/** Weight of a task on a text: it grows with the characters, and at another pace where words are not separated by spaces. */
export function documentWeight({ kind, text }: DocumentTask, { variant = '', pace, network }: DocumentGuess): TaskWeight {
  const spaced = isSpaced(text)
  const guessMs = (text.length * pace * (spaced ? 1 : UNSPACED_PACE)) / 1000
  return { group: `${kind} ${variant} ${spaced ? 'spaced' : 'unspaced'}`, units: text.length, guessMs, network }
}

/** A character of Chinese or Japanese is half a word. */
const UNSPACED_PACE = 4
/** Characters that are looked at, evenly spread over the text. */
const LOOKED_AT = 32

/** Whether words are separated by spaces, for most of the text: not in Chinese, Japanese, Thai, Lao, Burmese and Khmer. */
function isSpaced(text: string): boolean {
  const step = Math.max(1, Math.floor(text.length / LOOKED_AT))
  let unspaced = 0
  let looked = 0
  for (let at = 0; at < text.length; at += step) {
    const unit = text.charCodeAt(at)
    looked++
    if (unit >= 0x0e00 && (unit < 0x0f00 || (unit >= 0x1000 && unit < 0x10a0) || (unit >= 0x1780 && unit < 0x1800) || (unit >= 0x2e80 && unit < 0xac00)))
      unspaced++
  }
  return 2 * unspaced < looked
}

/** The language named by an option; undefined for none. @throws ApiError badRequest for an unknown code */
export function optionLanguage(option: string, language: string | undefined): string | undefined {
  if (language === undefined || language === '') return undefined
  const code = resolveLanguage(language)
  if (code === undefined) throw apiError('badRequest', `option "${option}": language ${language.slice(0, 40)} is not known`)
  return code === unknownLanguage ? undefined : code
}
