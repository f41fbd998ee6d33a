/** Spelling of a field in a JSON text: numbers beyond 2^53 and such as 1e400 are others once they are read as IEEE 754 doubles. */

/**
 * What stands as the value of a field of the outermost object, spelt as it came; of several fields of that name the last one, as `JSON.parse` has it.
 * @param text valid JSON (RFC 8259), an object
 * @param name of the field, as it is read: escapes in the text's key count for what they mean
 * @returns undefined where the object has no such field
 */
export function fieldSource(text: string, name: string): string | undefined {
  let depth = 0
  let isKey = false
  let isWanted = false
  let start = 0
  let found: string | undefined
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') {
      const end = endOfString(text, at)
      if (depth === 1 && isKey) isWanted = JSON.parse(text.slice(at, end + 1)) === name
      at = end
    } else if (sign === '{' || sign === '[') {
      isKey = ++depth === 1
    } else if (depth > 1) {
      if (sign === '}' || sign === ']') depth--
    } else if (sign === ':') {
      isKey = false
      start = at + 1
    } else if (sign === ',' || sign === '}') {
      if (isWanted) found = text.slice(start, at).trim()
      isKey = true
      isWanted = false
    }
  }
  return found
}

/** Place of the quotation mark that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
