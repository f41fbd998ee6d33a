/** Questions to the server that the page came from. */
import type { Call } from '../interface/request.js'

export interface Key {
  readonly header: string
  readonly value: string
}

export interface Answered {
  readonly isGood: true
  readonly answer: Readonly<Record<string, unknown>>
  /** From the question to the end of the answer, as the browser saw it. */
  readonly milliseconds: number
  /** Language that the text was read in; empty where the server does not say. */
  readonly language: string
}

export interface Refused {
  readonly isGood: false
  /** 0 where no answer came. */
  readonly status: number
  readonly code: string
  readonly message: string
}

export type Outcome = Answered | Refused

/** Asks; never rejects but for a question that was given up. */
export async function ask({ url, body }: Call, key: Key | undefined, signal?: AbortSignal): Promise<Outcome> {
  return send(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }, key, signal)
}

export async function get(url: string, key: Key | undefined): Promise<Outcome> {
  return send(url, {}, key)
}

/** A file's text as the server reads it: any character set, the main text of a page. */
export async function readAsServer(url: string, file: File, fullDetail: string, key: Key | undefined): Promise<Outcome> {
  const form = new FormData()
  form.set('content', file)
  return send(`${url}?output=${encodeURIComponent(fullDetail)}`, { method: 'POST', body: form }, key)
}

const TOO_MANY = 429
const MOST_TRIES = 6
const PAUSE_MS = 200

async function send(url: string, request: RequestInit & { headers?: Record<string, string> }, key: Key | undefined, signal?: AbortSignal): Promise<Outcome> {
  const start = performance.now()
  const headers = { ...request.headers, ...(key && { [key.header]: key.value }) }
  const question = () => fetch(url, { ...request, headers, credentials: 'same-origin', cache: 'no-store', ...(signal && { signal }) })
  try {
    let response = await question()
    // a key may allow a single call at a time, and the one before may not be over yet
    for (let tries = 1; response.status === TOO_MANY && tries < MOST_TRIES; tries++) {
      await new Promise((resolve) => setTimeout(resolve, tries * PAUSE_MS))
      response = await question()
    }
    const answer = (await response.json()) as Readonly<Record<string, unknown>>
    const milliseconds = performance.now() - start
    if (response.ok) return { isGood: true, answer, milliseconds, language: languageIn(response.headers) }
    return { isGood: false, status: response.status, code: String(answer['code'] ?? ''), message: String(answer['message'] ?? response.statusText) }
  } catch (error) {
    if (signal?.aborted) throw error
    return { isGood: false, status: 0, code: 'noAnswer', message: 'The server did not answer.' }
  }
}

/** The header's prefix is a setting of the server. */
function languageIn(headers: Headers): string {
  for (const [name, value] of headers) if (name.endsWith('processedlanguage')) return value
  return ''
}
