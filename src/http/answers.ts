/** Bodies of answers, for the interface document: workers write them, nothing serialises by these. */
import { type TSchema, Type } from '@sinclair/typebox'
import { type ErrorCode, errorStatuses } from '../core/errors.js'
import type { AnswerHeaders } from './headers.js'

const PairSideSchema = Type.Object({ language: Type.String(), script: Type.String(), transliterationScheme: Type.Optional(Type.String()) })

export const SupportedLanguagesSchema = Type.Object({
  supportedLanguages: Type.Optional(Type.Array(Type.Object({ language: Type.String(), script: Type.String(), licensed: Type.Boolean() }))),
  supportedLanguagePairs: Type.Optional(
    Type.Array(Type.Object({ source: PairSideSchema, target: PairSideSchema, licensed: Type.Boolean() }), {
      description: 'for endpoints that work from one language to another'
    })
  )
})

export const PingSchema = Type.Object({ message: Type.String(), time: Type.Integer({ description: 'milliseconds since 1970' }) })
export const InfoSchema = Type.Object({
  name: Type.String(),
  version: Type.String(),
  buildNumber: Type.String(),
  buildTime: Type.String(),
  knowledgeBase: Type.Optional(
    Type.Object(
      {
        version: Type.String({ description: 'what it was made of, as a checksum' }),
        entities: Type.Integer(),
        names: Type.Integer({ description: 'different names, letter case and accents evened out' }),
        vectors: Type.Integer({ description: 'names in the index that finds similar ones' }),
        indexMemoryBytes: Type.Integer({ description: 'memory of that index, in all threads together' }),
        recordBytes: Type.Integer({ description: 'records on the disk, which are read as they are needed' })
      },
      { description: 'what entities are linked to; absent where they are not' }
    )
  )
})
export const LiveSchema = Type.Object({ status: status('live') })
export const ReadySchema = Type.Object({
  status: status('ready', 'degraded'),
  models: Type.Optional(Type.Array(Type.String({ description: 'a model whose file cannot be read' }), { description: 'only where it is degraded' }))
})

function status<const Value extends string>(...values: readonly Value[]): TSchema {
  return Type.Unsafe<Value>({ type: 'string', enum: values })
}

/** Answers of an endpoint by status: the good one, and those errors whose codes are named. */
export function answers(good: TSchema, codes: readonly ErrorCode[], names?: AnswerHeaders): Record<number, TSchema> {
  const byStatus: Record<number, TSchema> = { 200: { description: 'the answer', ...good, ...(names && { headers: answerHeaders(names) }) } }
  for (const [status, all] of errorStatuses()) {
    const listed = all.filter((code) => codes.includes(code))
    if (listed.length > 0) byStatus[status] = { ...errorSchema(listed), description: listed.join(', ') }
  }
  return byStatus
}

function errorSchema(codes: readonly ErrorCode[]): TSchema {
  return Type.Object({ code: Type.Unsafe<ErrorCode>({ type: 'string', enum: codes }), message: Type.String({ description: 'what was wrong, in words' }) })
}

function answerHeaders(names: AnswerHeaders): Record<string, object> {
  return {
    [names.requestId]: { type: 'string', description: 'id of this request, also in the log' },
    [names.appId]: { type: 'string', description: "the caller's own application name, given back" },
    [names.processedLanguage]: { type: 'string', description: 'language that was given or detected' },
    [names.concurrency]: { type: 'integer', description: 'simultaneous calls that the caller may make' }
  }
}
