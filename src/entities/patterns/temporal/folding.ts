import { lower } from '../../../core/characters.js'

const folded: Uint16Array = buildFolded()

/** Lower case; 0 for the vowel signs and the joiners that Arabic and Hebrew may leave out. */
function buildFolded(): Uint16Array {
  const table = lower.slice()
  for (const [from, to] of [
    [0x64b, 0x652],
    [0x591, 0x5bd],
    [0x5c1, 0x5c2],
    [0x200b, 0x200f],
    [0xad, 0xad]
  ] as const)
    for (let code = from; code <= to; code++) table[code] = 0
  for (const [from, to] of ["’'", "‘'", "ʼ'", "`'", "´'", '\u00a0 ', '\u202f ', '\u2009 ', '\u3000 ', '\t ', 'أا', 'إا', 'آا', 'ىي', 'ةه', 'یي', 'کك', 'ёе'])
    table[from!.charCodeAt(0)] = to!.charCodeAt(0)
  for (let code = 0xff01; code <= 0xff5e; code++) table[code] = lower[code - 0xfee0]!
  return table
}

/** One code unit as the words of time expressions are compared; 0 for one that does not count. */
export function foldUnit(code: number): number {
  return folded[code]!
}

/** A stretch of a text as entries are compared. */
export function foldedSlice(text: string, start: number, end: number): string {
  let result = ''
  for (let at = start; at < end; at++) {
    const code = foldUnit(text.charCodeAt(at))
    if (code !== 0) result += String.fromCharCode(code)
  }
  return result
}
