/** A request that came as a multipart message: its JSON beside the file that holds the text. */
import type { Attachment } from '../service/content.js'

export class Upload {
  /** Value of the part `request`, undefined where there is none. */
  readonly request: unknown
  readonly attachment: Attachment

  constructor(request: unknown, attachment: Attachment) {
    this.request = request
    this.attachment = attachment
  }
}
