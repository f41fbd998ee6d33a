/** Given names in kana before the forms by which Japanese friends and children are called (`ゆうきくん`, `あかりちゃん`). */
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'

const form = /ちゃん|くん(?!だ|です|じゃ|な)/gu
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]$/u
const LONGEST = 5
const SHORTEST = 2
/** Whom one is related to, animals and the words for them: their names are none. */
const others: ReadonlySet<string> = new Set(
  'あか おばあ おじい おば おじ おとう おかあ とう かあ にい ねえ おにい おねえ ばあ じい ばば じじ わん ねこ いぬ ぼく わたし あん たま ぼう ぼっ おぼっ おじょう'.split(
    ' '
  )
)
/** Share of them that are right. */
const CONFIDENCE = 0.9

/** The names of a Japanese text with those; what a model found of them with the form gives way. Linear. */
export function withJapaneseFriends(text: string, names: readonly Mention[], usual: UsualNames | undefined): Mention[] {
  if (usual === undefined || !/ちゃん|くん/u.test(text)) return [...names]
  const found: Mention[] = []
  for (const { index } of text.matchAll(form)) {
    const start = nameBefore(text, index, usual)
    if (start !== undefined) found.push(ruleMention(start, index, 'PERSON', 'friends', CONFIDENCE))
  }
  return withFound(text.length, names, found, (name) => name.confidence !== undefined)
}

/** Where the longest usual name that ends at a place begins, or kana that stand alone between marks and the form. */
function nameBefore(text: string, end: number, usual: UsualNames): number | undefined {
  let first = end
  while (first > 0 && end - first < LONGEST + 1 && kana.test(text[first - 1]!)) first--
  if (others.has(text.slice(first, end))) return undefined
  for (let start = Math.max(first, end - LONGEST); end - start >= SHORTEST; start++) {
    const word = text.slice(start, end)
    if ((usual.kind(word) & (UsualName.own | UsualName.everywhere)) !== 0 && !others.has(word)) return start
  }
  // `なんでちゃんと`: the adverb
  const isAlone =
    !text.startsWith('ちゃんと', end) && end - first >= SHORTEST && end - first <= LONGEST - 1 && (first === 0 || /[\s\p{P}\p{S}]/u.test(text[first - 1]!))
  return isAlone ? first : undefined
}
