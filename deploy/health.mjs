/** The health check of the container: exit code 0 when the server here is ready. Takes the port from where the server takes it. */
import { readFileSync } from 'node:fs'

const { GLOSSA_PORT, GLOSSA_CONFIG } = process.env
const port = GLOSSA_PORT ?? (GLOSSA_CONFIG === undefined ? undefined : JSON.parse(readFileSync(GLOSSA_CONFIG, 'utf8')).port) ?? 8181
try {
  const { status } = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(4000) })
  process.exitCode = status === 200 ? 0 : 1
} catch {
  process.exitCode = 1
}
