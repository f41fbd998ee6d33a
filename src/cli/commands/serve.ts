import { loadSettings } from '../../settings.js'
import { type Context, exitCodes } from '../context.js'

/** Serves until SIGTERM or SIGINT, then finishes what is in flight; a second signal ends the process at once. SIGHUP reads the entity lists again. */
export async function serveCommand(argv: readonly string[], { env, stderr }: Context): Promise<number> {
  const { settings } = loadSettings({ argv, env })
  // Loaded once the settings are known to be right: a wrong flag is answered at once.
  const { serve } = await import('../../serve.js')
  const starting = serve(settings)
  const reload = () =>
    void starting.then(
      (server) => server.reload(),
      () => {}
    )
  process.on('SIGHUP', reload)
  const server = await starting
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
  process.off('SIGHUP', reload)
  return exitCodes.done
}
