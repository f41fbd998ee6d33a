/** One bounded download over HTTP or HTTPS: addresses, redirects, sizes and times are all checked on the way. */
import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiError } from '../core/errors.js'
import type { AddressPolicy } from './addresses.js'
import { readBody } from './body.js'
import { FetchFault, fetchFaultOf } from './fetch-fault.js'

export interface DownloadLimits {
  /** Milliseconds until the connection stands, name resolution and TLS included. */
  readonly connectMs: number
  /** Longest silence of the other side, milliseconds. */
  readonly readMs: number
  /** Milliseconds for everything: redirects, waiting and the second try. */
  readonly totalMs: number
  readonly redirects: number
  /** Bytes of the document, as sent and after content decoding. */
  readonly bytes: number
}

export interface DownloadedDocument {
  readonly bytes: Buffer
  /** The content-type header, empty when absent. */
  readonly contentType: string
}

/** Resolves a name to all its addresses; the operating system's by default. */
export type Resolve = (hostname: string, callback: (error: Error | null, addresses: LookupAddress[]) => void) => void

/** What tests replace. */
export interface Surroundings {
  /** Name resolution. */
  readonly resolve: Resolve
  /** Milliseconds before the second try. */
  readonly retryDelayMs: number
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])
/** The other side may answer differently a second later. */
const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504])

const usualSurroundings: Surroundings = {
  resolve: (hostname, callback) => systemLookup(hostname, { all: true }, callback),
  retryDelayMs: 1000
}

/** Downloads what a URI names; one second try after a fault that may pass. */
export class Downloader {
  readonly #limits: DownloadLimits
  readonly #policy: AddressPolicy
  readonly #surroundings: Surroundings

  constructor(limits: DownloadLimits, policy: AddressPolicy, surroundings: Partial<Surroundings> = {}) {
    this.#limits = limits
    this.#policy = policy
    this.#surroundings = { ...usualSurroundings, ...surroundings }
  }

  /**
   * @throws ApiError badRequestFormat (URI), badRequest (address, content coding), requestEntityTooLarge, badGateway (the fetch failed);
   *   the reason of `signal` when that is aborted
   */
  async download(uri: string, signal: AbortSignal): Promise<DownloadedDocument> {
    const url = checkedUrl(uri)
    const total = AbortSignal.timeout(this.#limits.totalMs)
    const either = AbortSignal.any([signal, total])
    try {
      try {
        return await this.#follow(url, either)
      } catch (error) {
        if (either.aborted || !(error instanceof FetchFault && error.passing)) throw error
        await sleep(this.#surroundings.retryDelayMs, undefined, { signal: either })
        return await this.#follow(url, either)
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (total.aborted) throw apiError('badGateway', `the document at contentUri did not arrive within ${this.#limits.totalMs / 1000} s`)
      if (error instanceof FetchFault) throw apiError('badGateway', `contentUri could not be fetched: ${error.message}`)
      throw error
    }
  }

  async #follow(start: URL, signal: AbortSignal): Promise<DownloadedDocument> {
    let url = start
    for (let redirects = 0; ; redirects++) {
      const response = await this.#open(url, signal)
      const status = response.statusCode ?? 0
      if (!redirectStatuses.has(status)) return await this.#document(response, status)
      const target = response.headers.location
      response.destroy()
      if (target === undefined) throw new FetchFault(`status ${status} without a location`)
      if (redirects === this.#limits.redirects) throw new FetchFault(`more than ${this.#limits.redirects} redirects`)
      if (!URL.canParse(target, url)) throw new FetchFault('redirected to an invalid address')
      url = checkedUrl(new URL(target, url).href)
    }
  }

  async #document(response: IncomingMessage, status: number): Promise<DownloadedDocument> {
    if (status !== 200 && status !== 203) {
      response.destroy()
      throw new FetchFault(`the server answered with status ${status}`, passingStatuses.has(status))
    }
    try {
      const bytes = await readBody(response, this.#limits.bytes)
      return { bytes, contentType: response.headers['content-type'] ?? '' }
    } catch (error) {
      response.destroy()
      throw fetchFaultOf(error)
    }
  }

  /** The head of the answer; the body is yet to be read. */
  #open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase()
    const refused = () => apiError('badRequest', `the address of ${host} is not open to contentUri`)
    if (isIP(host) !== 0 && !this.#policy.permits(host, host)) throw refused()
    const { connectMs, readMs } = this.#limits
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest
      // A connection of its own each time: a kept one would have been checked for another name.
      const request = send(url, { agent: false, headers, lookup: this.#lookup(host, refused), signal })
      let response: IncomingMessage | undefined
      // Ending the request once its answer has begun would show as a plain reset.
      const fail = (error: Error) => (response ?? request).destroy(error)
      const connecting = setTimeout(() => fail(new FetchFault(`no connection within ${connectMs / 1000} s`, true)), connectMs)
      request.on('socket', (socket: Socket) => {
        socket.once('connect', () => {
          // Believe the connection, not the name: this is the address that bytes would come from.
          if (!this.#policy.permits(host, socket.remoteAddress ?? '')) fail(refused())
        })
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
          clearTimeout(connecting)
          socket.setTimeout(readMs, () => fail(new FetchFault(`nothing arrived for ${readMs / 1000} s`, true)))
        })
      })
      request.once('response', (arrived) => {
        response = arrived
        // Its reader learns of faults by reading; one that comes before or after must not end the process.
        arrived.on('error', () => {})
        resolve(arrived)
      })
      request.on('error', (error) => reject(fetchFaultOf(error)))
      request.once('close', () => clearTimeout(connecting))
      request.end()
    })
  }

  /** Name resolution that hands on permitted addresses only, so that the connection cannot go elsewhere. */
  #lookup(host: string, refused: () => Error): LookupFunction {
    return (hostname, options, callback) => {
      this.#surroundings.resolve(hostname, (error, addresses) => {
        if (error !== null) return callback(error, '')
        const permitted = addresses.filter(({ address }) => this.#policy.permits(host, address))
        const [first] = permitted
        if (first === undefined) return callback(refused(), '')
        if (options.all === true) return callback(null, permitted)
        callback(null, first.address, first.family)
      })
    }
  }
}

const headers = {
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.9',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Glossa'
}

function checkedUrl(uri: string): URL {
  if (!URL.canParse(uri)) throw apiError('badRequestFormat', 'contentUri is not a complete URI')
  const url = new URL(uri)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw apiError('badRequestFormat', 'contentUri must be an http or https address')
  if (url.username !== '' || url.password !== '') throw apiError('badRequestFormat', 'contentUri must not hold a user name or password')
  return url
}
