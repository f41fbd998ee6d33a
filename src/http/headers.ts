/** The service's own headers: under which prefixes requests may bring them, and how answers name them. The header Host. */
import type { IncomingMessage } from 'node:http'
import { apiError } from '../core/errors.js'
import type { Settings } from '../settings.js'

/** Headers that requests may bring, without their prefix. */
const requestNames = ['key', 'app', 'binding', 'binding-version', 'devel'] as const
export type RequestHeader = (typeof requestNames)[number]

/** Names of an answer's headers under one prefix, in mixed case: one client stumbles over the concurrency in lower case. */
export interface AnswerHeaders {
  /** What the prefix calls the service, in lower case: `service` for `X-ServiceAPI-`. */
  readonly service: string
  /** Name of the request header of the key. */
  readonly key: string
  readonly requestId: string
  readonly appId: string
  readonly processedLanguage: string
  readonly concurrency: string
}

/** The service's own headers of one request. */
export interface OwnHeaders {
  /** How the answer names its headers: under the prefix that the request used, else the service's own. */
  readonly names: AnswerHeaders
  /** The prefix that the request used names the service so; undefined where it used none. */
  readonly service: string | undefined
  /** First value of a header under any prefix. */
  readonly values: Readonly<Partial<Record<RequestHeader, string>>>
}

/** `X-` and `API-` as clients write them around a name, whatever the case. */
const anyPrefix = /^x-([a-z0-9]{1,40})api-$/i
const ownHeader = new RegExp(`^(x-[a-z0-9-]*?)(${requestNames.join('|')})$`, 'i')

/** Prefixes remembered with their names; callers send a handful, an attacker any number. */
const REMEMBERED = 64

/** Reads the service's own headers of requests. */
export class HeaderReader {
  /** Names in answers to requests that use no prefix. */
  readonly own: AnswerHeaders
  readonly #accepted: ReadonlyMap<string, string>
  readonly #acceptsAny: boolean
  readonly #names = new Map<string, AnswerHeaders>()

  /** @param settings prefixes; `X-*API-` stands for any, the first other one is the service's own */
  constructor({ headerPrefixes }: Pick<Settings, 'headerPrefixes'>) {
    const fixed = headerPrefixes.filter((prefix) => !prefix.includes('*'))
    this.#acceptsAny = fixed.length < headerPrefixes.length
    this.#accepted = new Map(fixed.map((prefix) => [prefix.toLowerCase(), prefix]))
    this.own = namesUnder(fixed[0] ?? 'X-ServiceAPI-')
  }

  read({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): OwnHeaders {
    let names: AnswerHeaders | undefined
    const values: Partial<Record<RequestHeader, string>> = {}
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index]!
      // Most headers begin otherwise.
      if ((name.charCodeAt(0) | 32) !== 120) continue
      const parts = ownHeader.exec(name)
      const prefix = parts === null ? undefined : this.#prefix(parts[1]!)
      if (prefix === undefined) continue
      names ??= this.#namesUnder(prefix)
      values[parts![2]!.toLowerCase() as RequestHeader] ??= rawHeaders[index + 1]!
    }
    return { names: names ?? this.own, service: names?.service, values }
  }

  /** The prefix in the case in which answers use it; undefined for one that does not count. */
  #prefix(given: string): string | undefined {
    const lowered = given.toLowerCase()
    const accepted = this.#accepted.get(lowered)
    if (accepted !== undefined) return accepted
    const name = this.#acceptsAny ? anyPrefix.exec(given)?.[1] : undefined
    if (name === undefined) return undefined
    // Some HTTP libraries write all names in lower case.
    return given === lowered ? `X-${name.charAt(0).toUpperCase()}${name.slice(1)}API-` : given
  }

  #namesUnder(prefix: string): AnswerHeaders {
    let names = this.#names.get(prefix)
    if (names === undefined) {
      names = namesUnder(prefix)
      if (this.#names.size < REMEMBERED) this.#names.set(prefix, names)
    }
    return names
  }
}

function namesUnder(prefix: string): AnswerHeaders {
  return {
    service: (anyPrefix.exec(prefix)?.[1] ?? '').toLowerCase(),
    key: `${prefix}Key`,
    requestId: `${prefix}Request-Id`,
    appId: `${prefix}App-Id`,
    processedLanguage: `${prefix}ProcessedLanguage`,
    concurrency: `${prefix}Concurrency`
  }
}

/** What the head of an answer may repeat: printable, and of bounded length. */
export function echoable(value: string | undefined): string | undefined {
  return value !== undefined && value.length <= 256 && /^[\t\x20-\x7e\x80-\xff]+$/.test(value) ? value : undefined
}

/** A host and perhaps a port, or nothing (RFC 9110, section 7.2): a name or IPv4 address, or an IP literal in brackets. */
const validHost = /^(?:\[[0-9a-z:.%~_-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/i

/** Refuses what servers between this one and the caller may read in another way (RFC 9112, section 3.2). @throws ApiError badRequestFormat */
export function checkHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): void {
  let found: string | undefined
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue
    if (found !== undefined) throw apiError('badRequestFormat', 'the Host header is there more than once')
    found = rawHeaders[index + 1]!
  }
  if (found === undefined && httpVersion === '1.1') throw apiError('badRequestFormat', 'the Host header is missing')
  if (found !== undefined && !validHost.test(found)) throw apiError('badRequestFormat', 'the Host header is not valid')
}
