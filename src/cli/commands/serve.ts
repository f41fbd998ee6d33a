import { type Context, exitCodes } from '../context.js'
import { unpackingProgress } from '../unpacking.js'

const endingSignals = ['SIGTERM', 'SIGINT'] as const

/** Milliseconds until a process that has closed everything must have ended. */
const endingMs = 400

/**
 * Serves until SIGTERM or SIGINT, then finishes what is in flight; a second signal ends the process at once. SIGHUP reads the entity lists again.
 * @returns `fault` when requests were cut or log lines lost at the end
 */
export async function serveCommand(argv: readonly string[], { env, stderr }: Context): Promise<number> {
  let starting: Promise<{ reload(): Promise<void> }> | undefined
  const say = (message: string) => void stderr.write(`glossa: ${message}\n`)
  // Before anything is loaded: without a listener the signal ends the process. What comes before the first reading needs no other.
  const reload = () =>
    void starting?.then(
      (server) => server.reload(),
      () => {}
    )
  process.on('SIGHUP', reload)
  try {
    const { loadSettings } = await import('../../settings.js')
    const { settings } = loadSettings({ argv, env })
    // Loaded once the settings are known to be right: a wrong flag is answered at once.
    const { serve } = await import('../../serve.js')
    const serving = serve(settings, { say, unpacking: unpackingProgress(stderr) })
    starting = serving
    const server = await serving
    const stopped = new Promise<NodeJS.Signals>((resolve) => {
      // Both go with the first signal, so that a second one of either kind is the system's.
      const hear = (signal: NodeJS.Signals) => {
        for (const name of endingSignals) process.off(name, hear)
        resolve(signal)
      }
      for (const name of endingSignals) process.on(name, hear)
    })
    const protection = settings.keysFile === undefined ? 'off' : 'on'
    // Not on standard output: that is the log's.
    say(`ready at ${server.address}${settings.basePath} (${settings.workers} workers, key protection ${protection})`)
    say(`${await stopped}, finishing requests in flight`)
    const { cut, logged, traced, closed } = await server.stop()
    if (cut > 0) say(`${cut} ${cut === 1 ? 'request was' : 'requests were'} cut at the drain time limit`)
    if (!traced) say('the last traces could not be sent')
    if (!logged) say('the last lines of the log could not be written')
    if (!closed) endByForce(say)
    // What hangs in a call of the system keeps the process alive: a file on storage that does not answer, a name server.
    setTimeout(() => (traced ? endByForce(say) : process.exit()), endingMs).unref()
    return cut === 0 && logged ? exitCodes.done : exitCodes.fault
  } finally {
    process.off('SIGHUP', reload)
  }
}

/** Ends the process even where a thread hangs in a call of the system; the usual end would wait for it. */
function endByForce(say: (message: string) => void): void {
  say('something hangs in a call of the system; ended by force')
  process.kill(process.pid, 'SIGKILL')
}
