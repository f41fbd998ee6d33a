/** What every answer begins with. */
import negotiate from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A packing that callers may accept, in the order of the service's preference. */
export const codingNames = ['br', 'gzip'] as const
export type Coding = (typeof codingNames)[number]

export interface HeadParts {
  readonly type: string
  /** Whether the connection is closed after the answer. */
  readonly closes: boolean
  /** Whether the answer is packed for callers that accept it. */
  readonly compressible: boolean
  readonly extra?: Readonly<Record<string, string>> | undefined
}

export type Head = Record<string, string | number | string[]>

/** The head of an answer but for its length and coding: header names keep their case, and headers that plugins set before (CORS) go with it. */
export function headOf({ exchange }: FastifyRequest, reply: FastifyReply, { type, closes, compressible, extra }: HeadParts): Head {
  const { names } = exchange.headers
  const head: Head = { 'Content-Type': type, [names.requestId]: exchange.id, [names.concurrency]: exchange.concurrency }
  const { vary, ...set } = reply.getHeaders()
  Object.assign(head, set)
  if (exchange.app !== undefined) head[names.appId] = exchange.app
  if (exchange.language !== undefined) head[names.processedLanguage] = exchange.language
  if (closes) head['Connection'] = 'close'
  if (extra !== undefined) Object.assign(head, extra)
  const varies = [vary, compressible ? 'Accept-Encoding' : undefined].filter((part) => part !== undefined)
  if (varies.length > 0) head['Vary'] = varies.join(', ')
  return head
}

/** The coding that the caller likes best of those there are; undefined for none. */
export function codingOf({ headers }: FastifyRequest): Coding | undefined {
  const accepted = headers['accept-encoding']
  return accepted === undefined || accepted.length > 200
    ? undefined
    : ((negotiate.negotiate(accepted.toLowerCase(), [...codingNames]) as Coding | null) ?? undefined)
}
