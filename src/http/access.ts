/** Who may call: the range of client versions, the key, and the number of calls at a time. */

import { apiError } from '../core/errors.js'
import { parseVersionRange } from '../core/version-range.js'
import type { Settings } from '../settings.js'
import { Calls } from './calls.js'
import type { Exchange } from './exchange.js'

/** The keys that are valid. */
export interface KeyRing {
  /** The holder of a key; undefined when the key is unknown, expired or revoked. */
  check(key: string): { readonly id: string; readonly concurrency: number } | undefined
}

export type AccessSettings = Pick<Settings, 'clientVersions' | 'keyMissingStatus'>

/**
 * Makes the check that every request passes before its body is read.
 * @param keys undefined: protection is off and no key is looked at
 * @throws ApiError (the check) 409, 403 or 401, 429
 */
export function createAccessCheck(settings: AccessSettings, keys: KeyRing | undefined): (exchange: Exchange) => void {
  const range = parseVersionRange(settings.clientVersions)!
  const admit = keys === undefined ? undefined : createKeyCheck(settings, keys)
  return (exchange) => {
    const version = exchange.headers.values['binding-version']
    // A development build that names no number is not held back.
    if (version !== undefined && /^v?\d/.test(version) && !range.holds(version)) throw apiError('incompatibleClientVersion', version.slice(0, 40), range.text)
    admit?.(exchange)
  }
}

function createKeyCheck(settings: AccessSettings, keys: KeyRing): (exchange: Exchange) => void {
  const calls = new Map<string, Calls>()
  return (exchange) => {
    const { key } = exchange.headers.values
    if (key === undefined && exchange.open) return
    const holder = key === undefined ? undefined : keys.check(key)
    // A wrong key is refused on open paths too: callers verify their key by a ping.
    if (holder === undefined) throw apiError(settings.keyMissingStatus === 401 ? 'unauthorized' : 'forbidden')
    exchange.keyId = holder.id
    exchange.concurrency = holder.concurrency
    if (exchange.open) return
    let own = calls.get(holder.id)
    if (own === undefined) {
      own = new Calls()
      calls.set(holder.id, own)
    }
    own.enter(exchange, holder.concurrency)
  }
}

/** Whether a path below the base path (or outside it) is one of the open ones, or below one. */
export function isOpenPath(path: string, openPaths: readonly string[]): boolean {
  return openPaths.some((open) => path === open || path.startsWith(open.endsWith('/') ? open : `${open}/`))
}
