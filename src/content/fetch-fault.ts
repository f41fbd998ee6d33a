import { ApiError } from '../core/errors.js'

/** A download that failed for a reason outside this service; `passing`: a second try may succeed. */
export class FetchFault extends Error {
  override name = 'FetchFault'
  readonly passing: boolean

  constructor(message: string, passing = false) {
    super(message)
    this.passing = passing
  }
}

/** Faults of name resolution, connection and TLS by Node's code: wording for the caller, and whether they may pass. */
const known: Readonly<Record<string, readonly [message: string, passing: boolean]>> = {
  EAI_AGAIN: ['the name could not be resolved', true],
  ECONNREFUSED: ['the connection was refused', true],
  ECONNRESET: ['the connection was reset', true],
  EHOSTUNREACH: ['the host cannot be reached', true],
  ENETUNREACH: ['the network cannot be reached', true],
  ENOTFOUND: ['the name is not known', false],
  EPIPE: ['the connection was reset', true],
  ETIMEDOUT: ['no connection in time', true]
}

/** An error of a request or stream in the caller's words; errors of the catalogue and faults pass as they are. */
export function fetchFaultOf(error: unknown): Error {
  if (error instanceof ApiError || error instanceof FetchFault) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const [message, passing] = Object.hasOwn(known, code) ? known[code]! : [otherMessage(code), false]
  return new FetchFault(message, passing)
}

function otherMessage(code: string): string {
  if (code.startsWith('HPE_')) return 'the answer is not HTTP'
  if (/^(CERT_|DEPTH_ZERO_|ERR_SSL_|ERR_TLS_|SELF_SIGNED_|UNABLE_TO_)/.test(code)) return 'its certificate or encryption is not acceptable'
  return 'the connection failed'
}
