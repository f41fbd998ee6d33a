/** From what was thrown to one clear line and an exit code. */
import { KeyFileError } from '../http/keys-file.js'
import { KnowledgeBaseError } from '../knowledge/base/files.js'
import { ModelError } from '../models/errors.js'
import { NameIndexError } from '../names/retrieval/index-files.js'
import { FlagError, SettingsError } from '../settings.js'
import { PoolError } from '../workers/analysis-pool.js'
import { exitCodes, UsageError } from './context.js'

interface Fault {
  /** Empty: nothing is said. */
  readonly message: string
  readonly exitCode: number
}

const systemFaults: Readonly<Record<string, (error: NodeJS.ErrnoException & { address?: string; port?: number }) => string>> = {
  EADDRINUSE: ({ address, port }) => `port ${port} of ${address} is in use; choose another with --port or GLOSSA_PORT`,
  EACCES: ({ message, port }) => (port === undefined ? message : `port ${port} may not be used by this user; choose another with --port or GLOSSA_PORT`),
  EADDRNOTAVAIL: ({ address }) => `${address} is no address of this machine; choose another with --host or GLOSSA_HOST`,
  ENOTFOUND: ({ message }) => `the host to listen on is not known: ${message}`
}

export function faultOf(error: unknown): Fault {
  if (error instanceof UsageError || error instanceof FlagError) return { message: error.message, exitCode: exitCodes.usage }
  if ([SettingsError, ModelError, KeyFileError, KnowledgeBaseError, NameIndexError].some((kind) => error instanceof kind)) {
    return { message: messageOf(error), exitCode: exitCodes.fault }
  }
  if (error instanceof PoolError) return { message: `the workers could not start: ${messageOf(error.cause ?? error)}`, exitCode: exitCodes.fault }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EPIPE') return { message: '', exitCode: exitCodes.brokenPipe }
  const known = Object.hasOwn(systemFaults, code) ? systemFaults[code]!(error as Error) : isOfSystem(error) ? error.message : undefined
  // Anything else is a fault of ours: say where it came from.
  return { message: known ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)), exitCode: exitCodes.fault }
}

/** A disk that is full, a file that cannot be read: the system's words say all (`ENOSPC: no space left on device, write`). */
function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'errno' in error && typeof error.errno === 'number' && 'code' in error && /^E[A-Z0-9]+$/.test(String(error.code))
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
