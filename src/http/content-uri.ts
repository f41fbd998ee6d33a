/** `contentUri`: fetches a document of the web and hands on its text. */
import { isUtf8 } from 'node:buffer'
import { SettingsError } from '../settings.js'
import { type AddressPolicy, createAddressPolicy } from './content/addresses.js'
import { supportedCharset } from './content/charset.js'
import { Downloader, type Surroundings } from './content/download.js'
import { Reducer } from './content/reducer.js'
import { apiError } from './errors.js'

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

export interface ContentFetcher {
  /**
   * The text of the document at a URI.
   * @throws ApiError badRequestFormat (URI), badRequest (address, content type), requestEntityTooLarge, badGateway (the fetch failed),
   *   serviceUnavailable (too many at once); the reason of `signal` when that is aborted
   */
  (uri: string, signal: AbortSignal): Promise<string>
  /** Ends the thread that reads documents. */
  close(): Promise<void>
}

/** Fetches that run at the same time; each holds a connection and up to the size limit in memory. */
const maximumFetches = 64

const htmlTypes = new Set(['text/html', 'application/xhtml+xml'])

/**
 * @param surroundings for tests
 * @throws SettingsError when the allow-list has an entry that is no host or network
 */
export function createContentFetcher(settings: ContentUriSettings, surroundings: Partial<Surroundings> = {}): ContentFetcher {
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
  const fetchContent = async (uri: string, signal: AbortSignal): Promise<string> => {
    if (running === maximumFetches) throw apiError('serviceUnavailable', 'too many documents are being fetched')
    running++
    try {
      const { bytes, contentType } = await downloader.download(uri, signal)
      const { html, charset } = readableType(contentType, bytes)
      // The common plain case needs no thread.
      if (!html && charset === 'utf-8' && isUtf8(bytes)) return new TextDecoder().decode(bytes)
      return await reducer.reduce({ bytes, charset, html }, signal)
    } finally {
      running--
    }
  }
  return Object.assign(fetchContent, { close: () => reducer.close() })
}

function addressPolicy({ contentUriAllow }: ContentUriSettings): AddressPolicy {
  try {
    return createAddressPolicy(contentUriAllow)
  } catch (error) {
    throw new SettingsError(`setting contentUriAllow: ${(error as Error).message}`)
  }
}

function readableType(contentType: string, bytes: Buffer): { html: boolean; charset: string | undefined } {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  const charset = supportedCharset(/;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType)?.[1])
  if (htmlTypes.has(type)) return { html: true, charset }
  if (type === 'text/plain') return { html: false, charset }
  // No type at all: a page shows itself by its start, anything without zero bytes is taken for text.
  if (type === '' && !bytes.includes(0)) return { html: /^\s*<(!doctype html|html)[\s>]/i.test(bytes.toString('latin1', 0, 256)), charset }
  throw apiError('badRequest', `the document at contentUri is ${type === '' ? 'of no known type' : JSON.stringify(type)}; plain text and HTML can be read`)
}
