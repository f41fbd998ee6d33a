/** Where a text stops being JSON. Of the errors of `JSON.parse` some tell the place and some quote the text around it instead. */

/** @param text that is not valid JSON @returns where its first wrong character stands, or its end where something is missing; counted from 1 */
export function jsonFaultPlace(text: string): { readonly line: number; readonly column: number } {
  // the shortest beginning that no continuation makes right ends with that character
  let [right, wrong] = [0, text.length + 1]
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1
    if (mayGoOn(text.slice(0, middle))) right = middle
    else wrong = middle
  }
  const lines = text.slice(0, right).split('\n')
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

/** Whether a beginning of JSON is wrong in nothing but that it ends. */
function mayGoOn(beginning: string): boolean {
  try {
    JSON.parse(beginning)
    return true
  } catch (error) {
    const { message } = error as Error
    const [, position] = /at position (\d+)/.exec(message) ?? []
    return /end of JSON input|Unterminated string/.test(message) || (position !== undefined && Number(position) >= beginning.length)
  }
}
