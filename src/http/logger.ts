/** The log: JSON lines on standard output, written without blocking. */
import { type Logger as PinoLogger, pino } from 'pino'
import type { Settings } from '../settings.js'
import type { Exchange } from './exchange.js'
import { type DroppedLines, LogDestination } from './log-destination.js'

/** What the front needs of a logger. */
export type Logger = Pick<PinoLogger, 'info' | 'warn' | 'error'>

export interface Log {
  readonly logger: Logger
  /** Lines that could not be written, by reason. */
  readonly dropped: DroppedLines
  /**
   * Waits until all lines are written; gives up at the time limit or when nothing moves any more.
   * @returns whether every line was written
   */
  close(timeLimitMs: number): Promise<boolean>
}

/** @param say told in a sentence when the log cannot be written any more: the log itself cannot say it */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>, say: (message: string) => void): Log {
  const destination = new LogDestination(1, {
    onRefused: ({ message }) => say(`the log cannot be written (${message}); lines are dropped until it can`),
    onResumed: (lines) => logger.warn({ lines }, 'log lines were dropped')
  })
  const logger = pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
  const flush = () => destination.flushSync()
  process.once('exit', flush)
  return {
    logger,
    dropped: destination.dropped,
    async close(timeLimitMs) {
      const complete = await destination.close(timeLimitMs)
      process.off('exit', flush)
      return complete
    }
  }
}

/**
 * The one line of a request. It never holds the text, the key, the query or an address.
 * @param traceId where its trace is kept
 */
export function requestLine(exchange: Exchange, status: number, traceId?: string): object {
  const { times } = exchange
  return {
    requestId: exchange.id,
    traceId,
    method: exchange.method,
    endpoint: exchange.endpoint,
    status,
    refusal: exchange.refusal,
    language: exchange.language,
    keyId: exchange.keyId,
    bytesIn: exchange.bytesIn,
    bytesOut: exchange.bytesOut,
    characters: exchange.characters,
    lines: exchange.lines?.answered,
    failedLines: exchange.lines?.failed,
    ms: round(performance.now() - exchange.started),
    queueMs: round(times?.queueMs ?? 0),
    workMs: round(times?.workMs ?? 0),
    stages: times === undefined ? undefined : Object.fromEntries(Object.entries(times.stages).map(([stage, time]) => [stage, round(time)]))
  }
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000
}
