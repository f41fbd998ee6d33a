/** A line of a text. */
export interface Line {
  readonly start: number
  readonly text: string
}

/** The lines of a text that are not empty, without their line breaks (LF and CR). */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  if (!text.includes('\n') && !text.includes('\r')) {
    if (text !== '') lines.push({ start: 0, text })
    return lines
  }
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && text.charCodeAt(at) !== 0x0a && text.charCodeAt(at) !== 0x0d) continue
    if (at > start) lines.push({ start, text: text.slice(start, at) })
    start = at + 1
  }
  return lines
}
