import { type Context, exitCodes } from '../context.js'

/** Serves until SIGTERM or SIGINT, then finishes what is in flight; a second signal ends the process at once. SIGHUP reads the entity lists again. */
export async function serveCommand(argv: readonly string[], { env, stderr }: Context): Promise<number> {
  let starting: Promise<{ reload(): Promise<void> }> | undefined
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
    const serving = serve(settings)
    starting = serving
    const server = await serving
    const stopped = new Promise<NodeJS.Signals>((resolve) => {
      process.once('SIGTERM', resolve)
      process.once('SIGINT', resolve)
    })
    const protection = settings.keysFile === undefined ? 'off' : 'on'
    // Not on standard output: that is the log's.
    stderr.write(`glossa: ready at ${server.address}${settings.basePath} (${settings.workers} workers, key protection ${protection})\n`)
    const signal = await stopped
    stderr.write(`glossa: ${signal}, finishing requests in flight\n`)
    await server.stop()
    return exitCodes.done
  } finally {
    process.off('SIGHUP', reload)
  }
}
