/** Texts that are not inline: fetches a document of the web (`contentUri`) or takes an attached one, and hands on its text. */
import { isUtf8 } from 'node:buffer'
import { apiError } from '../core/errors.js'
import { SettingsError } from '../settings.js'
import { type AddressPolicy, createAddressPolicy } from './addresses.js'
import { byteOrderMark, isPlainUtf8, supportedCharset } from './charset.js'
import { Downloader, type Surroundings } from './download.js'
import { Reducer } from './reducer.js'

/** The settings that concern contentUri; times in milliseconds. */
export interface ContentUriSettings {
  readonly contentUriAllow: readonly string[]
  readonly contentUriConnectTimeLimit: number
  readonly contentUriReadTimeLimit: number
  readonly contentUriDownloadTimeLimit: number
  readonly contentUriExtractTimeLimit: number
  readonly contentUriRedirects: number
  readonly maxBodyBytes: number
}

export interface ContentReader {
  /**
   * The text of the document at a URI.
   * @throws ApiError badRequestFormat (URI), badRequest (address, content type), requestEntityTooLarge, badGateway (the fetch failed),
   *   serviceUnavailable (too many at once); the reason of `signal` when that is aborted
   */
  fetch(uri: string, signal: AbortSignal): Promise<string>
  /**
   * The text of an attached document.
   * @param contentType as its sender named it, empty when not at all
   * @throws ApiError unsupportedMediaType (content type), badRequest (too large to be reduced), serviceUnavailable; the reason of `signal` when
   *   that is aborted
   */
  read(document: { readonly bytes: Buffer; readonly contentType: string }, signal: AbortSignal): Promise<string>
  /** Ends the thread that reads documents. */
  close(): Promise<void>
}

/** Fetches that run at the same time; each holds a connection and up to the size limit in memory. */
const maximumFetches = 64

/** What clients say who do not know the type of a file. */
const unspecific = new Set(['application/octet-stream', 'binary/octet-stream', 'application/x-unknown'])

const htmlTypes = new Set(['text/html', 'application/xhtml+xml'])

/**
 * @param surroundings for tests
 * @throws SettingsError when the allow-list has an entry that is no host or network
 */
export function createContentReader(settings: ContentUriSettings, surroundings: Partial<Surroundings> = {}): ContentReader {
  const limits = {
    connectMs: settings.contentUriConnectTimeLimit,
    readMs: settings.contentUriReadTimeLimit,
    totalMs: settings.contentUriDownloadTimeLimit,
    redirects: settings.contentUriRedirects,
    bytes: settings.maxBodyBytes
  }
  const downloader = new Downloader(limits, addressPolicy(settings), surroundings)
  const reducer = new Reducer(settings.contentUriExtractTimeLimit)
  let running = 0
  const toText = async (bytes: Buffer, { html, charset }: ReadableType, signal: AbortSignal): Promise<string> => {
    // The common plain case needs no thread.
    if (!html && (charset === 'utf-8' ? isUtf8(bytes) : charset === undefined && isPlainUtf8(bytes))) return new TextDecoder().decode(bytes)
    return reducer.reduce({ bytes, charset, html }, signal)
  }
  return {
    async fetch(uri, signal) {
      if (running === maximumFetches) throw apiError('serviceUnavailable', 'too many documents are being fetched')
      running++
      try {
        const { bytes, contentType } = await downloader.download(uri, signal)
        const type = readableType(contentType, bytes)
        if (type === undefined) throw apiError('badRequest', unreadable('the document at contentUri', contentType))
        return await toText(bytes, type, signal)
      } finally {
        running--
      }
    },
    async read({ bytes, contentType }, signal) {
      const type = readableType(attachedType(contentType), bytes)
      if (type === undefined) throw apiError('unsupportedMediaType', unreadable('the attached document', contentType))
      return toText(bytes, type, signal)
    },
    close: () => reducer.close()
  }
}

function addressPolicy({ contentUriAllow }: ContentUriSettings): AddressPolicy {
  try {
    return createAddressPolicy(contentUriAllow)
  } catch (error) {
    throw new SettingsError(`setting contentUriAllow: ${(error as Error).message}`)
  }
}

/** How an attached document is to be taken: a file that its sender calls any kind of text (Markdown, CSV) is read as it stands. */
function attachedType(contentType: string): string {
  const type = typeOf(contentType)
  if (unspecific.has(type)) return ''
  return type.startsWith('text/') && !htmlTypes.has(type) ? contentType.replace(/^[^;]*/, 'text/plain') : contentType
}

interface ReadableType {
  readonly html: boolean
  /** Named by the transport, in a form that decoding knows. */
  readonly charset: string | undefined
}

function typeOf(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase()
}

/** How a document is to be read; undefined for one that is neither text nor HTML. */
function readableType(contentType: string, bytes: Buffer): ReadableType | undefined {
  const type = typeOf(contentType)
  const charset = supportedCharset(/;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType)?.[1])
  if (htmlTypes.has(type)) return { html: true, charset }
  if (type === 'text/plain') return { html: false, charset }
  // No type at all: a page shows itself by its start, anything without zero bytes is taken for text, and with them what begins as Unicode text does.
  if (type === '' && (!bytes.includes(0) || byteOrderMark(bytes) !== undefined))
    return { html: /^\s*<(!doctype html|html)[\s>]/i.test(bytes.toString('latin1', 0, 256)), charset }
  return undefined
}

function unreadable(what: string, contentType: string): string {
  const type = typeOf(contentType)
  return `${what} is ${type === '' ? 'of no known type' : JSON.stringify(type.slice(0, 100))}; plain text and HTML can be read`
}
