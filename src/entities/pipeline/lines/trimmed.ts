/** What of a line does not end with certain marks. */

/**
 * The text without the marks at its end, in one walk from there: an expression for it (`[\s.]+$`) begins anew at each mark inside.
 * @param marks of one character
 */
export function withoutEnd(text: string, marks: RegExp): string {
  let end = text.length
  while (end > 0 && marks.test(text[end - 1]!)) end--
  return end === text.length ? text : text.slice(0, end)
}
