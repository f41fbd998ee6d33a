/** A body of lines that is answered while it arrives: which content types mean one, and what of it is handed to the route. */
import type { Readable } from 'node:stream'

/** The usual one first; the others are what tools call the same. */
export const lineTypes = ['application/x-ndjson', 'application/ndjson', 'application/jsonl', 'application/x-jsonlines'] as const
/** Of the answer. */
export const [LINES_TYPE] = lineTypes

/** A body that nothing has been read of. */
export class LineBody {
  readonly payload: Readable

  constructor(payload: Readable) {
    this.payload = payload
  }
}
