/** The log: JSON lines on standard output, written without blocking. */
import { type Logger as PinoLogger, pino } from 'pino'
import type { Settings } from '../settings.js'
import type { Exchange } from './exchange.js'

/** What the front needs of a logger. */
export type Logger = Pick<PinoLogger, 'info' | 'warn' | 'error'>

export function createLogger({ logLevel }: Pick<Settings, 'logLevel'>): PinoLogger {
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: 1, sync: false }))
}

/** The one line of a request. It never holds the text, the key, the query or an address. */
export function requestLine(exchange: Exchange, status: number): object {
  const { times } = exchange
  return {
    requestId: exchange.id,
    method: exchange.method,
    endpoint: exchange.endpoint,
    status,
    language: exchange.language,
    keyId: exchange.keyId,
    bytesIn: exchange.bytesIn,
    bytesOut: exchange.bytesOut,
    characters: exchange.characters,
    ms: round(performance.now() - exchange.started),
    queueMs: round(times?.queueMs ?? 0),
    workMs: round(times?.workMs ?? 0),
    stages: times === undefined ? undefined : Object.fromEntries(Object.entries(times.stages).map(([stage, time]) => [stage, round(time)]))
  }
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000
}
