/** Where the parts of a long text begin: not inside a word, and not inside what is in no language and has its end further on. */

/** What is taken out from its start to its end. */
const ENCLOSURES = [
  ['<script', '</script'],
  ['<SCRIPT', '</SCRIPT'],
  ['<style', '</style'],
  ['<STYLE', '</STYLE'],
  ['<!--', '-->']
] as const
const FENCE = '```'

/** Characters that are looked through for the start of a word. */
const NEAR = 40

/** @param starts where parts are to begin, ascending. @returns where they begin; linear in the text */
export function partStarts(text: string, starts: readonly number[]): number[] {
  const found = starts.map((start) => wordStart(text, start))
  for (const [open, close] of ENCLOSURES) {
    for (let at = text.indexOf(open); at >= 0; ) {
      const end = text.indexOf(close, at + open.length)
      if (end < 0) break
      leave(found, at, end)
      at = text.indexOf(open, end)
    }
  }
  for (let at = text.indexOf(FENCE); at >= 0; ) {
    const end = text.indexOf(FENCE, at + FENCE.length)
    if (end < 0) break
    leave(found, at, end + FENCE.length)
    at = text.indexOf(FENCE, end + FENCE.length)
  }
  return found
}

/** Moves the starts that lie between `from` and `to` to `to`. */
function leave(starts: number[], from: number, to: number): void {
  for (const [index, start] of starts.entries()) if (start > from && start < to) starts[index] = to
}

/** The next word's start, so that no word is read from its middle. */
function wordStart(text: string, from: number): number {
  if (from === 0) return 0
  for (let at = from; at < Math.min(text.length, from + NEAR); at++) if (text.charCodeAt(at) <= 0x20) return at + 1
  return from
}
