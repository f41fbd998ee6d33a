/** The keys that are valid now: read from the key file, and read again within a second of its change. */
import { timingSafeEqual } from 'node:crypto'
import { type BigIntStats, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { KeyRing } from './access.js'
import { type KeyEntry, keyDigest, readKeyFile } from './keys-file.js'

/** Polling sees what file events miss: network folders, mounted secrets, editors that replace the file. */
const pollMs = 500

interface ValidKey {
  readonly digest: Buffer
  readonly expires: number
  readonly holder: { readonly id: string; readonly concurrency: number }
}

export interface WatchedKeyRing extends KeyRing {
  /** Stops watching the file. */
  close(): void
}

/**
 * Opens the key file and watches it. While the changed file cannot be read no key is valid: better shut than open to revoked keys.
 * @param onFault called once for each such change
 * @throws KeyFileError when it cannot be read at the start
 */
export function openKeyRing(path: string, onFault: (error: unknown) => void = () => {}): WatchedKeyRing {
  let seen = fingerprint(statOrUndefined(path))
  let keys = validKeys(readKeyFile(path))
  const look = async () => {
    const now = fingerprint(await stat(path, { bigint: true }).catch(() => undefined))
    if (now === seen) return
    seen = now
    try {
      keys = validKeys(readKeyFile(path))
    } catch (error) {
      keys = []
      onFault(error)
    }
  }
  const timer = setInterval(() => void look(), pollMs)
  timer.unref()
  return { check: (key) => holderOf(keys, key), close: () => clearInterval(timer) }
}

/** Looks at every key, whichever fits, so that time tells nothing about the digests. */
function holderOf(keys: readonly ValidKey[], key: string): ValidKey['holder'] | undefined {
  const digest = keyDigest(key)
  let found: ValidKey | undefined
  for (const candidate of keys) if (timingSafeEqual(candidate.digest, digest)) found = candidate
  return found !== undefined && Date.now() < found.expires ? found.holder : undefined
}

function validKeys(entries: readonly KeyEntry[]): ValidKey[] {
  return entries
    .filter(({ revoked }) => revoked === undefined)
    .map(({ id, sha256, concurrency, expires }) => ({ digest: Buffer.from(sha256, 'hex'), expires: Date.parse(expires), holder: { id, concurrency } }))
}

function fingerprint(stats: BigIntStats | undefined): string {
  return stats === undefined ? 'missing' : `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
}

function statOrUndefined(path: string): BigIntStats | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })
}
