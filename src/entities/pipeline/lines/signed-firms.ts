/**
 * The firm in the line below who signs a letter: called after him (`Kirstine Agerbo⏎Agerbo Ejendomme`, `Ornella Bottasso⏎Studio Bottasso`), or with an article in capitals
 * (`Petra Lindqvist⏎The Daily Crumb`).
 */
import type { TokenList } from '../../../core/spans.js'
import { foldWord } from '../../chains/fold.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'
import { linesOf } from '../text-lines.js'
import { textOf, tokenFrom } from '../token-places.js'

/** Lines at the end of a letter among which its writer and his firm stand. */
const LAST_LINES = 6
/** Lines between: what the writer is. */
const MOST_BETWEEN = 1
const LONGEST = 48
const SHORTEST_SURNAME = 4
const CONFIDENCE = 0.85
const word = /^\p{Lu}[\p{L}\p{M}’'&.-]*$/u
const small = /^(?:&|e|y|i|og|och|und|en|et|and|de|di|da|do|del|van|von|der)$/u
const article = /^(?:The|Den|Det|Het|Die|Der|Das|Le|La|Les|El|Los|Las|Il|Lo|Els|O|A)$/u
/** Where somebody lives. */
const house = /(?:Rectory|House|Cottage|Barn|Lodge|Farm|Mill|Manor|Hall|Vicarage|Street|Road|Lane)$/u
/** Who is called by a family's name and is no firm. */
const kin = /^(?:Familie|Family|Famille|Familia|Família|Famiglia|Familien|Familjen|Fam\.)$/iu
/** Of a surname in the name of a firm: genitives and plurals. */
const ending = /^(?:s|'s|’s|es|er|en)?$/u
const PERSONAL = Flag.titleFirst | Flag.jobFirst

/** The names with those firms. Linear. @param names in any order @param flags of the lists, by token (`Flag`) */
export function withSignedFirms(tokens: TokenList, names: readonly Mention[], flags: Uint32Array): readonly Mention[] {
  const { text } = tokens
  if (!text.includes('\n')) return names
  const lines = linesOf(text)
    .map(({ start, text: line }) => ({ start: start + line.length - line.trimStart().length, text: line.trim() }))
    .filter((line) => line.text !== '')
  if (lines.length < 3) return names
  const from = Math.max(1, lines.length - LAST_LINES)
  const persons = new Map(names.flatMap((name) => (name.type === 'PERSON' && name.start >= lines[from]!.start ? [[name.start, name] as const] : [])))
  const found: Mention[] = []
  for (let at = from; at < lines.length - 1; at++) {
    const signer = persons.get(lines[at]!.start)
    if (signer === undefined || signer.end !== lines[at]!.start + lines[at]!.text.length || !text.slice(signer.start, signer.end).includes(' ')) continue
    const surname = foldWord(text.slice(signer.start, signer.end).split(/\s+/u).at(-1)!)
    for (let below = at + 1; below <= at + 1 + MOST_BETWEEN && below < lines.length; below++) {
      const line = lines[below]!
      if (!isFirm(line.text, surname, below === lines.length - 1) || !isOfWords(tokens, line.start, line.start + line.text.length, surname, flags)) continue
      found.push(ruleMention(line.start, line.start + line.text.length, 'ORGANIZATION', 'signed-firms', CONFIDENCE))
      break
    }
  }
  return withFound(
    text.length,
    names,
    found,
    ({ type, start, end, confidence }) => confidence !== undefined && !(type === 'ORGANIZATION' && found.some((one) => one.start === start && one.end === end))
  )
}

/** @param isLast nothing stands below: an address has more lines */
function isFirm(line: string, surname: string, isLast: boolean): boolean {
  if (line.length > LONGEST) return false
  const words = line.split(/\s+/u)
  if (words.length < 2 || words.length > 5 || !words.every((one) => word.test(one) || small.test(one)) || !word.test(words[0]!) || kin.test(words[0]!))
    return false
  const isCalled = surname.length >= SHORTEST_SURNAME && words.some((one) => isOfSurname(foldWord(one), surname))
  return !house.test(line) && (isCalled || (isLast && words.length > 2 && article.test(words[0]!) && words.slice(1).every((one) => word.test(one))))
}

const isOfSurname = (one: string, surname: string) => one.startsWith(surname) && ending.test(one.slice(surname.length))

/** Whether no word of a line is a given name or what somebody is: that is another person. */
function isOfWords(tokens: TokenList, start: number, end: number, surname: string, flags: Uint32Array): boolean {
  for (let token = tokenFrom(tokens, start); token < tokens.count && tokens.starts[token]! < end; token++) {
    const own = flags[token]!
    if (isOfSurname(foldWord(textOf(tokens, token)), surname)) continue
    if ((own & PERSONAL) !== 0 || (own & (Flag.given | Flag.common)) === Flag.given) return false
  }
  return true
}
