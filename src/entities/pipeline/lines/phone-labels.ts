/** Words for calling before a telephone number are no names: `Bar Manolo Tfno 912 345 678`, `דוד כהן טל' 03-1234567`. */
import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'
import { holds, meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { isLabelWord } from './label-words.js'

/** Characters of the longest such word with what parts it from the number. */
const REACH = 24
const wordBefore = /([\p{L}\p{M}-]+(?:["״]\p{L}+)?)([.'׳’]?)[ \u00a0]*[:：]?[ \u00a0]*$/u

/** Names without what a number of a telephone is called right before it; a name that goes on to the word ends before it. */
export function withoutPhoneLabels(text: string, names: readonly Mention[], phones: readonly Mention[], language: EntityLanguage): Mention[] {
  if (phones.length === 0 || names.length === 0) return [...names]
  const beside = meetings([...names].sort(byStart))
  const changed = new Map<Mention, Mention | undefined>()
  for (const { start } of phones) {
    const from = Math.max(0, start - REACH)
    const found = wordBefore.exec(text.slice(from, start))
    if (found === null || !isLabelWord(found[1]!, language)) continue
    const label = { start: from + found.index, end: from + found.index + found[1]!.length + found[2]!.length }
    for (const name of beside(label)) {
      const head = text.slice(name.start, label.start).replace(/[\s,;:–—-]+$/u, '')
      if (holds(label, name) || head === '') changed.set(name, undefined)
      else if (name.end <= label.end) changed.set(name, { ...name, end: name.start + head.length })
    }
  }
  return names.flatMap((name) => {
    if (!changed.has(name)) return [name]
    const rest = changed.get(name)
    return rest === undefined ? [] : [rest]
  })
}
