/**
 * Addresses that the system allows the process (`ulimit -v`). It reserves many and uses few: the memory that models lie in takes 10 GB of them with its guards,
 * of which models fill some hundred MB. Where a thread finds none left the engine ends the process with a stack trace, and nothing can be caught.
 */
import { readFileSync } from 'node:fs'

/** Bytes of addresses without which no memory for models is had, whatever the engine puts around it. */
export const LEAST_ADDRESSES = 2 ** 31
/** Bytes of addresses that a thread reserves. Measured: 660 MB; the rest is for what it loads. */
export const ADDRESSES_A_THREAD = 700_000_000
/** Bytes of addresses of the knowledge base, all its threads together. Measured with the one that comes with the service; of others nothing is known before they are open. */
export const ADDRESSES_OF_BASE = 600_000_000

/** The process may not have the memory that it needs; the message says what to set. */
export class LittleMemoryError extends Error {
  override name = 'LittleMemoryError'

  constructor(options?: ErrorOptions) {
    super(
      'the memory for the process is too small: it reserves 13 GB of addresses and 0.7 GB more for each worker, though it uses far less; allow them (ulimit -v unlimited)',
      options
    )
  }
}

/** @param bytes of addresses that are about to be reserved @throws LittleMemoryError where the system does not allow as many more */
export function requireAddresses(bytes: number): void {
  const left = addressesLeft()
  if (left !== undefined && left < bytes) throw new LittleMemoryError()
}

/** Undefined where there is no limit, or where nobody says. */
function addressesLeft(): number | undefined {
  const limit = numberIn('/proc/self/limits', /^Max address space +(\d+)/m)
  const taken = limit === undefined ? undefined : numberIn('/proc/self/status', /^VmSize:\s+(\d+) kB/m)
  return taken === undefined ? undefined : limit! - taken * 1024
}

function numberIn(path: string, pattern: RegExp): number | undefined {
  try {
    const [, digits] = pattern.exec(readFileSync(path, 'utf8')) ?? []
    return digits === undefined ? undefined : Number(digits)
  } catch {
    return undefined
  }
}

/** Whether something failed because the system gave no memory; what ran out of the engine's own heap (`JS heap`) is not among it. */
export function lacksMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error instanceof LittleMemoryError ||
    /could not allocate memory|cannot allocate memory$|array buffer allocation failed|unable to grow|(?<!heap )out of memory|\bENOMEM\b|\bbad_alloc\b/i.test(
      error.message
    ) ||
    lacksMemory(error.cause)
  )
}
