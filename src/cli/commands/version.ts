import { readBuildInfo } from '../../core/build-info.js'
import { parseArguments, positionals } from '../arguments.js'
import { type Context, exitCodes, write } from '../context.js'

export async function versionCommand(argv: readonly string[], { stdout }: Context): Promise<number> {
  positionals(parseArguments(argv, {}).positionals)
  const { version, buildTime } = readBuildInfo()
  await write(stdout, `glossa ${version} (built ${buildTime})\n`)
  return exitCodes.done
}
