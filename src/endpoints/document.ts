/** What the endpoints that take a text have in common: their fields, and how a task is made of them. */
import { type TObject, Type } from '@sinclair/typebox'
import { apiError } from '../core/errors.js'
import { resolveLanguage } from '../core/languages.js'
import type { DocumentRequest, ReadContext, Task } from './endpoint.js'

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

/** The language named by an option; undefined for none. @throws ApiError badRequest for an unknown code */
export function optionLanguage(option: string, language: string | undefined): string | undefined {
  if (language === undefined || language === '') return undefined
  const code = resolveLanguage(language)
  if (code === undefined) throw apiError('badRequest', `option "${option}": language ${language.slice(0, 40)} is not known`)
  return code === unknownLanguage ? undefined : code
}
