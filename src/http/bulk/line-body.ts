/** A body of lines that is answered while it arrives: which content types mean one, and what of it is handed to the route. */
import type { Readable } from 'node:stream'
import { Type } from '@sinclair/typebox'

/** The usual one first; the others are what tools call the same. */
export const lineTypes = ['application/x-ndjson', 'application/ndjson', 'application/jsonl', 'application/x-jsonlines'] as const
/** Of the answer. */
export const [LINES_TYPE] = lineTypes

/** For the interface document. */
export const LinesSchema = Type.String({ description: 'any number of requests, a JSON object on each line; each may have an `id`, which its answer carries' })
export const AnsweredLinesSchema = Type.String({
  description:
    'to a body of lines: the answers in the order of the lines, each as soon as it is there; in place of one `{"error": {"code", "message"}, "line"}`'
})

/** A body that nothing has been read of. */
export class LineBody {
  readonly payload: Readable

  constructor(payload: Readable) {
    this.payload = payload
  }
}
