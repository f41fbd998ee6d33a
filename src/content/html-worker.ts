/** Thread that turns downloaded documents into text: detection of character sets and HTML cost time that the main thread has not. */
import { decodeText } from './charset.js'
import { mainText } from './main-text.js'
import { faultOfPage } from './page-scan.js'

export interface ReduceTask {
  readonly bytes: Uint8Array
  /** Character set that the transport named. */
  readonly charset: string | undefined
  readonly html: boolean
}

/** The text of a document, or why it is not read, in words for the caller: an error would lose its class between threads. */
export type Reduced = { readonly text: string } | { readonly fault: string }

export default function reduce({ bytes, charset, html }: ReduceTask): Reduced {
  const text = decodeText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { charset, html })
  if (!html) return { text }
  const fault = faultOfPage(text)
  return fault === undefined ? { text: mainText(text) } : { fault }
}
