/** Hebrew parts of the body with pronouns (`ידיה`, `עיניהם`): a closed class whose forms look like those of other words. */

const stems: Readonly<Record<string, string>> = {
  ידי: 'יד',
  רגלי: 'רגל',
  עיני: 'עין',
  אוזני: 'אוזן',
  כתפי: 'כתף',
  ברכי: 'ברך',
  שפתי: 'שפה',
  שיני: 'שן'
}
const form = /^[והבכלמש]{0,3}?(ידי|רגלי|עיני|אוזני|כתפי|ברכי|שפתי|שיני)(?:[והך]|נו|כם|כן|הם|הן)$/

/** The noun that a word is a form of; undefined for any other word. */
export function hebrewDual(word: string): string | undefined {
  const match = form.exec(word)
  return match === null ? undefined : stems[match[1]!]
}
