/** Flags as `parseArgs` reads them, its faults in one line. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * `parseArgs`, told of faults in words of one line.
 * @param fault makes the error from the words
 */
export function readFlags<T extends ParseArgsConfig>(config: T, fault: (message: string) => Error) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw fault(inWords((error as Error).message))
  }
}

function inWords(message: string): string {
  const [, dashed] = /^Option '(?:-\w, )?(--[\w-]+)' argument is ambiguous/.exec(message) ?? []
  if (dashed !== undefined) return `${dashed} needs a value; one that begins with a dash is written behind an equals sign: ${dashed}=-1`
  const [, unexpected] = /^Unexpected argument '(.*?)'/s.exec(message) ?? []
  if (unexpected !== undefined) return `unexpected argument "${unexpected}"`
  // What follows the first sentence is advice on how to pass positional arguments.
  return message.split(/\.\s/)[0]!.replace(/\.$/, '')
}
