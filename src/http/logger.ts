/** The log: JSON lines on standard output, written without blocking. */
import { type Logger as PinoLogger, pino } from 'pino'
import type { Settings } from '../settings.js'
import type { RequestRecord } from './record.js'

/** What the front needs of a logger. */
export type Logger = Pick<PinoLogger, 'info' | 'warn' | 'error'>

export function createLogger({ logLevel }: Pick<Settings, 'logLevel'>): PinoLogger {
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: 1, sync: false }))
}

/** The one line of a request. It never holds the text, the key, the query or an address. */
export function requestLine(record: RequestRecord, method: string, status: number): object {
  return {
    requestId: record.id,
    method,
    endpoint: record.endpoint,
    status,
    language: record.language,
    keyId: record.keyId,
    bytesIn: record.bytesIn,
    bytesOut: record.bytesOut,
    characters: record.characters,
    ms: round(performance.now() - record.started),
    queueMs: round(record.queueMs),
    workMs: round(record.workMs),
    stages: record.stages === undefined ? undefined : Object.fromEntries(Object.entries(record.stages).map(([stage, time]) => [stage, round(time)]))
  }
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000
}
