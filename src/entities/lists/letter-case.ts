/** Case of single UTF-16 units by table look-up; scripts without case are neither upper nor lower. */

const SIZE = 0x2000
const UPPER = 1
const LOWER = 2

let table: Uint8Array | undefined

function caseTable(): Uint8Array {
  const cases = new Uint8Array(SIZE)
  for (let code = 0; code < SIZE; code++) {
    const character = String.fromCharCode(code)
    if (/\p{Lu}|\p{Lt}/u.test(character)) cases[code] = UPPER
    else if (/\p{Ll}/u.test(character)) cases[code] = LOWER
  }
  return cases
}

export function isUpper(code: number): boolean {
  table ??= caseTable()
  return code < SIZE && table[code] === UPPER
}

/** False for a unit that no word with a capital begins with; a look that spares cutting most words out of the text. */
export function mayBeCapital(code: number): boolean {
  return code >= SIZE || isUpper(code)
}

export function isLower(code: number): boolean {
  table ??= caseTable()
  return code < SIZE && table[code] === LOWER
}
