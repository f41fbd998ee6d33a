/** The text of a document request: inline, attached, or fetched. */
import { apiError } from '../core/errors.js'
import type { DocumentRequest } from '../endpoints/endpoint.js'

/** A document that came with its request. */
export interface Attachment {
  readonly bytes: Buffer
  /** `text/plain; charset=...`, empty where the request named none. */
  readonly contentType: string
}

/** Where texts come from that are not inline. */
export interface ContentSource {
  /** Fetches a contentUri and reduces it to its text. @throws ApiError; the reason of `signal` when that is aborted */
  fetch(uri: string, signal: AbortSignal): Promise<string>
  /** The text of an attached document. @throws ApiError; the reason of `signal` when that is aborted */
  read(attachment: Attachment, signal: AbortSignal): Promise<string>
}

/**
 * @param maxCharacters longest text in UTF-16 units
 * @throws ApiError for an empty or too long text; 413 of characters
 */
export function checkText(text: string, maxCharacters: number): string {
  if (text === '') throw apiError('badRequestFormat', 'the content is empty')
  if (text.length > maxCharacters) throw apiError('requestEntityTooLarge', `the text has ${text.length} characters; at most ${maxCharacters} are accepted`)
  return text
}

/** The checked text; a promise only where it has to be fetched or decoded. */
export function textOf(
  { content, contentUri }: DocumentRequest,
  attachment: Attachment | undefined,
  maxCharacters: number,
  source: ContentSource,
  signal: AbortSignal
): string | Promise<string> {
  if (content !== undefined) return checkText(content, maxCharacters)
  const text = attachment === undefined ? source.fetch(contentUri!, signal) : source.read(attachment, signal)
  return text.then((found) => checkText(found, maxCharacters))
}
