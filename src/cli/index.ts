/** The command line `glossa`. */
import { LEAST_ADDRESSES, LittleMemoryError, lacksMemory, requireAddresses } from '../core/address-space.js'
import { positionals } from './arguments.js'
import { type Context, exitCodes, UsageError, write } from './context.js'

type Command = (argv: readonly string[], context: Context) => Promise<number>

/** Loaded on call, like all that needs the server's modules: the version should not wait for them, nor `serve` until it hears signals. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.js')).serveCommand,
  annotate: async () => (await import('./commands/annotate.js')).annotateCommand,
  models: async () => (await import('./commands/models.js')).modelsCommand,
  keys: async () => (await import('./commands/keys.js')).keysCommand,
  kb: async () => (await import('./commands/kb.js')).kbCommand,
  names: async () => (await import('./commands/names.js')).namesCommand,
  config: async () => (await import('./commands/config.js')).configCommand,
  version: async () => (await import('./commands/version.js')).versionCommand,
  help: async () => helpCommand
}

/** Commands that open models. */
const opening: ReadonlySet<string> = new Set(['serve', 'annotate', 'models', 'kb', 'names'])

/** Understood in place of a command and behind every one. */
const aliases: Readonly<Record<string, string>> = { '--help': 'help', '-h': 'help', '--version': 'version', '-v': 'version' }

/**
 * Runs a command to its end.
 * @param argv arguments after the program's name
 * @returns the exit code (`exitCodes`); every fault has been reported on standard error in one line
 */
export async function runCli(argv: readonly string[], context: Context = process): Promise<number> {
  // Writes report their errors themselves; without a listener an EPIPE would end the process with a stack trace.
  context.stdout.on('error', () => {})
  context.stderr.on('error', () => {})
  const [given = '', ...rest] = argv
  const name = Object.hasOwn(aliases, given) ? aliases[given]! : given
  try {
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (load === undefined) throw new UsageError(name === '' ? 'a command is missing' : `unknown command "${name}"`)
    const asked = rest.find((argument) => Object.hasOwn(aliases, argument))
    // before their modules are loaded, for which the memory may be too small as well
    if (asked === undefined && opening.has(name)) requireAddresses(LEAST_ADDRESSES)
    if (asked === undefined) return await (await load())(rest, context)
    return await (aliases[asked] === 'help' ? helpCommand([name], context) : (await commands['version']!())([], context))
  } catch (error) {
    if (lacksDescriptors(error)) {
      context.stderr.write('glossa: too few files may be open at a time; allow some thousands (ulimit -n 4096)\n')
      return exitCodes.fault
    }
    if (lacksMemory(error)) {
      context.stderr.write(`glossa: ${new LittleMemoryError().message}\n`)
      return exitCodes.fault
    }
    const { faultOf } = await import('./faults.js')
    const { message, exitCode } = faultOf(error)
    if (message !== '') context.stderr.write(`glossa: ${message}\n`)
    if (exitCode === exitCodes.usage) context.stderr.write(`\n${(await import('./usage.js')).briefUsageOf(name)}`)
    return exitCode
  }
}

/** Asked before anything else is loaded for an error's message: there is no descriptor left to load it. The loader of native modules gives words, no code. */
function lacksDescriptors(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /\bE[MN]FILE\b|too many open files/i.test(error.message) || lacksDescriptors(error.cause)
}

const helpCommand: Command = async (argv, context) => {
  const [command, ...rest] = argv
  positionals(rest)
  if (command !== undefined && !Object.hasOwn(commands, command)) throw new UsageError(`unknown command "${command}"`)
  const { usageOf } = await import('./usage.js')
  await write(context.stdout, usageOf(command))
  return exitCodes.done
}
