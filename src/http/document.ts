/** The text of a document request: inline, or fetched. */
import type { DocumentRequest } from './endpoints.js'
import { apiError } from './errors.js'

/** Fetches a contentUri and reduces it to its text. @throws ApiError */
export type FetchContent = (uri: string, signal: AbortSignal) => Promise<string>

/**
 * @param maxCharacters longest text in UTF-16 units
 * @throws ApiError for an empty or too long text; 413 of characters
 */
export function checkText(text: string, maxCharacters: number): string {
  if (text === '') throw apiError('badRequestFormat', 'the content is empty')
  if (text.length > maxCharacters) throw apiError('requestEntityTooLarge', `the text has ${text.length} characters; at most ${maxCharacters} are accepted`)
  return text
}

/** The checked text; a promise only where it has to be fetched. */
export function textOf(request: DocumentRequest, maxCharacters: number, fetchContent: FetchContent, signal: AbortSignal): string | Promise<string> {
  if (request.content !== undefined) return checkText(request.content, maxCharacters)
  return fetchContent(request.contentUri!, signal).then((text) => checkText(text, maxCharacters))
}
