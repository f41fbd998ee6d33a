/** What must hold of every answer, whatever was asked. */
import { Ajv, type ValidateFunction } from 'ajv'
import { featureNames } from '../../src/endpoints/morphology/features.js'
import type { Answer } from '../faults/client.js'

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: object }>> }>>
}

export interface InterfaceDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** An endpoint that takes a body, with what is needed to ask it and to judge its answers. */
export interface Target {
  /** Below the base path. */
  readonly path: string
  readonly schema: object
  readonly statuses: ReadonlySet<number>
  readonly isAnswer: ValidateFunction
}

const BASE = '/rest/v1'
/** Endpoints of an interface document that take JSON. */
export function targetsOf({ paths }: InterfaceDocument): Target[] {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  return Object.entries(paths).flatMap(([path, { post }]) => {
    const schema = post?.requestBody?.content['application/json']?.schema
    if (post === undefined || schema === undefined) return []
    const statuses = new Set(Object.keys(post.responses).map(Number))
    const isAnswer = ajv.compile(post.responses['200']?.content?.['application/json']?.schema ?? {})
    const names = path.includes('{features}') ? featureNames.map((feature) => path.replace('{features}', feature)) : [path]
    return names.map((name) => ({ path: name.slice(BASE.length), schema, statuses, isAnswer }))
  })
}

/** What is wrong with an answer; undefined where nothing is. @param body as it was sent, for the offsets of mentions */
export function faultOf(target: Target, { status, body, retryAfter }: Pick<Answer, 'status' | 'body' | 'retryAfter'>): string | undefined {
  if (status === 0) return 'no answer in time, or the connection was closed'
  if (status === 503) return retryAfter ? undefined : '503 without Retry-After'
  if (status >= 500 && status !== 502) return `status ${status}`
  if (!target.statuses.has(status)) return `status ${status}, which the document does not name`
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    return 'no JSON'
  }
  if (status === 200)
    return target.isAnswer(answer)
      ? undefined
      : `not the answer that the document tells: ${target.isAnswer.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')}`
  const { code, message } = answer as { code?: unknown; message?: unknown }
  if (typeof code !== 'string' || typeof message !== 'string') return 'an error without code and message'
  return /\bat .*[:]\d+[:]\d+|node_modules|\/src\/|TypeError|Cannot read prop|is not (?:a function|iterable)/.test(message)
    ? 'a message that speaks of the inside'
    : undefined
}
