/** Version and build of the service, for `/info`. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { installationFolder } from './installation.js'

export interface BuildInfo {
  readonly version: string
  readonly buildNumber: string
  readonly buildTime: string
}

/** From the package's own files: its version, and the time at which this very file was written by the compiler. */
export function readBuildInfo(): BuildInfo {
  const { version } = JSON.parse(readFileSync(join(installationFolder, 'package.json'), 'utf8')) as { version: string }
  const buildTime = statSync(import.meta.filename).mtime.toISOString()
  return { version, buildNumber: buildTime.replace(/\D/g, '').slice(0, 12), buildTime }
}
