/** Version and build of the service, for `/info`. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { installationFolder } from './installation.js'

export interface BuildInfo {
  readonly version: string
  readonly buildNumber: string
  readonly buildTime: string
}

/** From the package's own files: its version, and the time at which this very file was written by the compiler; `npm pack` writes that down, for it gives all files one date. */
export function readBuildInfo(): BuildInfo {
  const installed = JSON.parse(readFileSync(join(installationFolder, 'package.json'), 'utf8')) as { version: string; buildTime?: string }
  const { version, buildTime = statSync(import.meta.filename).mtime.toISOString() } = installed
  return { version, buildNumber: buildTime.replace(/\D/g, '').slice(0, 12), buildTime }
}
