/** A request without a socket: what the routes and the command line share. From a body to a task, its text, a worker, and the answer's bytes. */
import { errorOf } from '../core/errors.js'
import { type Endpoint, needsDocument, type Params, type Task } from '../endpoints/endpoint.js'
import type { Settings } from '../settings.js'
import { type AnalysisPool, PoolError } from '../workers/analysis-pool.js'
import type { TaskTimes } from '../workers/messages.js'
import { type Attachment, type ContentSource, textOf } from './content.js'

export interface ServiceRequest {
  readonly endpoint: Endpoint
  readonly params: Params
  /** Value of the JSON body; undefined for an empty one. */
  readonly body: unknown
  /** The document of an upload. */
  readonly attachment?: Attachment | undefined
  /** Answer in the full-detail format. */
  readonly fullDetail: boolean
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** It is one of many of a caller who waits for all of them: others go before it. */
  readonly background?: boolean
}

export interface ServiceAnswer {
  /** The JSON body as UTF-8. */
  readonly body: Uint8Array
  /** The language worked in, where the endpoint has one. */
  readonly language?: string
}

/** What is noted of a request while it is answered, for the log and the metrics; also when it fails. */
export interface ServiceNotes {
  characters: number
  times: TaskTimes | undefined
}

export interface ServiceParts {
  readonly settings: Pick<Settings, 'maxCharacters'>
  readonly pool: Pick<AnalysisPool, 'run'>
  readonly content: ContentSource
}

export interface Service {
  /** @param notes filled in as the work goes on @throws ApiError for a request that is not acceptable, PoolError, the reason of `signal` */
  answer(request: ServiceRequest, notes: ServiceNotes): Promise<ServiceAnswer>
}

export function createService({ settings, pool, content }: ServiceParts): Service {
  return {
    async answer({ endpoint, params, body, attachment, fullDetail, signal, background }, notes) {
      const request = endpoint.read(body, { params, hasAttachment: attachment !== undefined, fullDetail })
      let task: Task
      if (needsDocument(request)) {
        const text = textOf(request, attachment, settings.maxCharacters, content, signal)
        const found = typeof text === 'string' ? text : await text
        notes.characters = found.length
        task = request.toTask(found, fullDetail)
      } else {
        notes.characters = request.characters
        task = request.task
      }
      const result = await pool.run(task, signal, undefined, background).catch((error: unknown) => {
        if (error instanceof PoolError) notes.times = error.times
        throw error
      })
      const { queueMs, workMs, stages } = result
      notes.times = { queueMs, workMs, stages }
      if ('refusal' in result) throw errorOf(result.refusal)
      if ('handover' in result) throw new Error(`a task of ${task.kind} was handed over, and there is no knowledge pool`)
      return result.answer
    }
  }
}
