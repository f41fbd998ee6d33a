import { readBuildInfo } from '../../core/build-info.js'
import { type Context, exitCodes, write } from '../context.js'

export async function versionCommand(_argv: readonly string[], { stdout }: Context): Promise<number> {
  const { version, buildTime } = readBuildInfo()
  await write(stdout, `glossa ${version} (built ${buildTime})\n`)
  return exitCodes.done
}
