/** An answer that is written piece by piece, each as soon as it is there and no faster than the caller reads. */
import type { ServerResponse } from 'node:http'
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Coding, codingOf, type Head } from '../answer-head.js'
import type { Connections } from '../connections.js'
import type { Exchange } from '../exchange.js'

/** The quick levels of all answers, with a window that fits many streams into memory. */
const codings: Readonly<Record<Coding, () => Transform & { flush(done: () => void): void }>> = {
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: 18
      }
    }),
  gzip: () => createGzip({ level: 1 })
}

export class AnswerStream {
  readonly #exchange: Exchange
  readonly #response: ServerResponse
  readonly #connections: Connections
  readonly #packer: ReturnType<(typeof codings)[Coding]> | undefined

  /** Sends the head at once, so that the caller can begin to read. */
  constructor(request: FastifyRequest, reply: FastifyReply, head: Head, compressible: boolean, connections: Connections) {
    this.#exchange = request.exchange
    this.#response = reply.raw
    this.#connections = connections
    const coding = compressible ? codingOf(request) : undefined
    this.#packer = coding === undefined ? undefined : codings[coding]()
    this.#packer?.on('data', (packed: Buffer) => this.#send(packed))
    this.#response.writeHead(200, { ...head, ...(coding !== undefined && { 'Content-Encoding': coding }) })
    this.#response.flushHeaders()
  }

  /** Resolves when the caller has read so much that there is room for more. @throws Error when the caller has gone */
  async write(bytes: Uint8Array): Promise<void> {
    const packer = this.#packer
    if (packer === undefined) this.#send(bytes)
    else
      await new Promise<void>((resolve) => {
        packer.write(bytes)
        // what is not flushed would wait for the lines after it
        packer.flush(resolve)
      })
    if (this.#exchange.ended) throw new Error('the caller has gone')
    if (this.#response.writableNeedDrain) await this.#drained()
  }

  /** Ends the answer; resolves when the system has all of it. */
  async end(): Promise<void> {
    const packer = this.#packer
    if (packer !== undefined) await new Promise<void>((resolve) => packer.once('end', resolve).end())
    if (this.#exchange.ended) return
    await new Promise<void>((resolve) => {
      this.#response.once('close', resolve).end()
      this.#connections.answered(this.#response.req.socket)
    })
  }

  /** Ends it in the middle. */
  destroy(): void {
    this.#packer?.destroy()
    this.#response.destroy()
  }

  #send(bytes: Uint8Array): void {
    if (this.#exchange.ended) return
    this.#exchange.bytesOut += bytes.byteLength
    this.#response.write(bytes)
  }

  /** A caller who stands still for too long is cut, as one is who does not read any other answer. */
  #drained(): Promise<void> {
    const response = this.#response
    const { socket } = response.req
    this.#connections.waitsForReader(socket, true)
    return new Promise((resolve, reject) => {
      const settle = () => {
        response.off('drain', settle).off('close', settle)
        if (this.#exchange.ended) return reject(new Error('the caller has gone'))
        this.#connections.waitsForReader(socket, false)
        resolve()
      }
      response.once('drain', settle).once('close', settle)
    })
  }
}
