/** Version and build of the service, for `/info`. */
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface BuildInfo {
  readonly version: string
  readonly buildNumber: string
  readonly buildTime: string
}

/** From the package's own files: its version, and the time at which this very file was written by the compiler. */
export function readBuildInfo(): BuildInfo {
  const here = fileURLToPath(import.meta.url)
  const root = new URL(/[\\/]build[\\/]src[\\/]http[\\/]/.test(here) ? '../../../' : '../../', import.meta.url)
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }
  const buildTime = statSync(here).mtime.toISOString()
  return { version, buildNumber: buildTime.replace(/\D/g, '').slice(0, 12), buildTime }
}
