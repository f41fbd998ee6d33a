/** Bodies as lines of one bulk request, and its answer taken apart again into what each would have got alone. */
import { type Agent, request } from 'node:http'
import { errorStatuses } from '../../src/core/errors.js'
import type { Answer } from '../faults/client.js'

const statuses = new Map([...errorStatuses()].flatMap(([status, codes]) => codes.map((code) => [code as string, status] as const)))
const nothing: Answer = { status: 0, ms: 0, body: '', retryAfter: false }

/** Whether a body is one line, which is answered with one. */
export function canBeLine(body: string): boolean {
  return !/[\n\r]/.test(body) && /\S/.test(body)
}

/** The answers in the order of the lines, with status 0 for what was not answered. @param limitMs longest pause between two pieces of the answer */
export async function askLines(
  url: string,
  path: string,
  lines: readonly string[],
  { agent, limitMs }: { readonly agent: Agent; readonly limitMs: number }
): Promise<Answer[]> {
  const answered = (await answerOf(`${url}/rest/v1${path}`, lines, agent, limitMs)).split('\n')
  // what stands behind the last line end is no whole line
  answered.pop()
  return lines.map((_, place) => (answered[place] === undefined ? nothing : answerOfLine(answered[place], place + 1)))
}

/** One line of a bulk answer as the answer of a single request. @param number of the line that was asked */
export function answerOfLine(line: string, number: number): Answer {
  // few lines are faults, and only of these more than the check itself needs to be read
  if (!line.includes('"error":')) return { ...nothing, status: 200, body: line }
  let parsed: { error?: { code?: string }; line?: number }
  try {
    parsed = JSON.parse(line)
  } catch {
    return { ...nothing, status: 200, body: line }
  }
  const { error } = parsed
  if (error === undefined) return { ...nothing, status: 200, body: line }
  if (parsed.line !== number) return { ...nothing, body: line }
  return { ...nothing, status: statuses.get(error.code ?? '') ?? 500, body: JSON.stringify(error), retryAfter: true }
}

function answerOf(address: string, lines: readonly string[], agent: Agent, limitMs: number): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const done = () => resolve(Buffer.concat(parts).toString('utf8'))
    const sent = request(address, { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, agent, timeout: limitMs }, (answer) => {
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', done)
      answer.on('error', done)
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', done)
    sent.end(lines.map((line) => `${line}\n`).join(''))
  })
}
