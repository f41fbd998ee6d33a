/** Persons whom a text introduces as somebody's relatives: `his wife, Karen Hughes`, `Peter Krüger, ihr Bruder`. It is about somebody else. */
import { relatives } from '../../core/words/relatives.js'
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'
import { foldWord } from './fold.js'

interface Words {
  readonly kin: ReadonlySet<string>
  readonly owners: ReadonlySet<string> | undefined
  readonly behind: boolean
}

const setOf = (list: string) => new Set(list.split(' ').map(foldWord))
const wordsOf: (language: EntityLanguage) => Words | undefined = perLanguage((language) => {
  const kin = relatives[language]
  return kin && { kin: setOf(kin.words), owners: kin.owners === undefined ? undefined : setOf(kin.owners), behind: kin.behind === true }
})

/** Letters beside a name that are looked at. */
const REACH = 48
/** Words between whose it is and what the relative is: `his much younger brother`. */
const MOST_BETWEEN = 2
const notInWord = /[^\p{L}\p{M}'’-]+/u
const sentenceEnd = /[.!?;:\n]/u

/** Whether a name is introduced as a relative's, before it or right behind it. */
export function isRelative(text: string, start: number, end: number, language: EntityLanguage): boolean {
  const words = wordsOf(language)
  if (words === undefined) return false
  const before = text.slice(Math.max(0, start - REACH), start)
  // a comma may stand between the relative and the name
  if (isKinAt(before.slice(lastBreak(before)).replace(/[,\s]+$/u, ''), words)) return true
  const behind = text.slice(end, end + REACH)
  if (!/^[,(]\s/u.test(behind)) return false
  const phrase = behind.slice(1).split(/[,.;:!?()\n]/u)[0]!
  const [first, ...rest] = phrase.trim().split(notInWord).map(foldWord)
  if (words.owners === undefined) return words.kin.has(first!)
  if (words.behind) return words.kin.has(first!) && words.owners.has(rest[0] ?? '')
  return words.owners.has(first!) && rest.slice(0, MOST_BETWEEN + 1).some((word) => words.kin.has(word))
}

/** Place behind the last end of a sentence. */
function lastBreak(before: string): number {
  for (let at = before.length - 1; at >= 0; at--) if (sentenceEnd.test(before[at]!)) return at + 1
  return 0
}

function isKinAt(before: string, { kin, owners, behind }: Words): boolean {
  const found = before.split(notInWord).map(foldWord)
  let at = found.length - 1
  if (behind && owners!.has(found[at]!)) return kin.has(found[at - 1] ?? '')
  if (!kin.has(found[at]!)) return false
  if (owners === undefined) return true
  for (let steps = 0; steps <= MOST_BETWEEN && at > 0; steps++) {
    at--
    if (owners.has(found[at]!) || /['’]s$/u.test(found[at]!)) return true
  }
  return false
}
