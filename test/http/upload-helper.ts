import { afterAll } from 'vitest'
import { createContentReader } from '../../src/content/reader.js'
import { loadSettings } from '../../src/settings.js'
import { EchoPool, type TestParts, testApp } from './helper.js'

type Bytes = string | Buffer

/** A part from its head, as lines, and its body. */
export function part(head: readonly string[], body: Bytes): Buffer {
  return Buffer.concat([Buffer.from([...head, '', ''].join('\r\n'), 'latin1'), Buffer.from(body as string)])
}

/** The part `content` as most clients write it. */
export function contentPart(body: Bytes, ...headers: readonly string[]): Buffer {
  return part(['Content-Disposition: form-data; name="content"; filename="text.txt"', ...headers], body)
}

export function requestPart(body: Bytes, ...headers: readonly string[]): Buffer {
  return part(['Content-Disposition: form-data; name="request"', ...headers], body)
}

/** A message of the boundary `b` unless told otherwise. */
export function message(parts: readonly Bytes[], boundary = 'b'): Buffer {
  const pieces = parts.flatMap((one) => [Buffer.from(`--${boundary}\r\n`), Buffer.from(one as string), Buffer.from('\r\n')])
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

export const formData = 'multipart/form-data; boundary=b'

/** One for all tests of a file: its thread takes a second to start. */
const content = createContentReader(loadSettings({ argv: [] }).settings)
afterAll(() => content.close())

/** An application that echoes tasks and reads attached documents as the service does. */
export function uploadApp({ pool = new EchoPool(), ...parts }: TestParts = {}) {
  return testApp({ pool, content, ...parts })
}

export function upload(app: ReturnType<typeof uploadApp>, payload: Buffer, type = formData, path = '/language', headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: `/rest/v1${path}`, headers: { 'content-type': type, ...headers }, payload })
}
