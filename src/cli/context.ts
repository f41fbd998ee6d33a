/** What a command meets of the process; tests bring their own. */
export interface Context {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: NodeJS.ReadableStream & { destroy(): void }
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
}

/** Exit codes: 0 done, 1 a fault that a message names, 2 wrongly called, 141 the reader of the output went away (as after SIGPIPE). */
export const exitCodes = { done: 0, fault: 1, usage: 2, brokenPipe: 141 } as const

/** A command that was called wrongly; shown with how to call it. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Writes and waits until the reader has taken it. @throws the stream's error, EPIPE when the reader is gone */
export function write(stream: NodeJS.WritableStream, content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(content, (error) => (error ? reject(error) : resolve()))
  })
}
