/** Thread that turns downloaded documents into text: detection of character sets and HTML cost time that the main thread has not. */
import { decodeText } from './charset.js'
import { mainText } from './main-text.js'

export interface ReduceTask {
  readonly bytes: Uint8Array
  /** Character set that the transport named. */
  readonly charset: string | undefined
  readonly html: boolean
}

export default function reduce({ bytes, charset, html }: ReduceTask): string {
  const text = decodeText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { charset, html })
  return html ? mainText(text) : text
}
