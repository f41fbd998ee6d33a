/** Names of persons word by word: a given name that is another one's speaks against a candidate as no other sign does. */
import { formsOfAddress, wordsOfForms } from '../core/words/forms-of-address.js'
import type { PreparedName } from '../knowledge/names/compare.js'
import { editsWithin } from '../knowledge/names/edits.js'
import { foldName } from '../knowledge/names/fold.js'

/** Rulers, relatives and offices in front of names, in languages whose names bases have most; some forms of address that are other words elsewhere. */
const titles =
  'miss sir lord lady dame dr prof professor doctor rev reverend father brother sister saint st pope king queen prince princess duke duchess earl count countess baron emperor empress president chancellor minister senator governor general colonel captain major admiral marshal judge justice mayor secretary hr konig konigin kaiser kaiserin prinz prinzessin furst graf grafin herzog freiherr prasident kanzler reichskanzler bundeskanzler m mm roi reine empereur ministre marechal comte duc abbe pere docteur don dona rey reina presidente re regina papa kuningas keisari kenraali kung kejsare konung professori tohtori prezident prezidenta premer ministr korol imperator tsar kniaz knyaz gospozha akademik gubernator pan pani'

/** Words in front of names that are no given names, in Latin letters as comparisons have them. */
export const TITLES: ReadonlySet<string> = new Set([
  ...titles.split(' '),
  ...formsOfAddress
    .filter(({ anybody, person, languages }) => anybody === true && person === true && languages === undefined)
    .flatMap((forms) => wordsOfForms(forms).map(foldName))
])

const LEAST_LIKENESS = 0.6

/** Columns of `writePersonFit`. */
export const PERSON_FIT_WIDTH = 3

/** Writes from `at` on: first words alike, last words alike, and whether the mention has a given name that the name lacks though their last words are alike. */
export function writePersonFit(mention: PreparedName, name: PreparedName, isPerson: boolean, row: Float32Array, at: number): void {
  const own = mention.words
  const others = name.words
  const first = own[0]
  const last = own.at(-1)
  if (first === undefined || last === undefined || others.length === 0) return
  const lastAlike = areAlike(last, others.at(-1)!)
  row[at] = areAlike(first, others[0]!) ? 1 : 0
  row[at + 1] = lastAlike ? 1 : 0
  if (!isPerson || own.length < 2 || others.length < 2) return
  const given = own.slice(0, -1).filter((word) => word.length > 2 && !TITLES.has(word))
  const isForeign = given.length > 0 && !given.some((word) => others.some((other) => areAlike(word, other) || (other.length === 1 && other === word[0])))
  // the other half of the name is another one's, whichever half it is
  if (isForeign || !others.some((other) => areAlike(last, other))) row[at + 2] = 1
}

/** Whether words are spelt nearly the same, endings aside. */
function areAlike(left: string, right: string): boolean {
  if (left === right) return true
  const longer = Math.max(left.length, right.length)
  const limit = Math.floor(longer * (1 - LEAST_LIKENESS))
  return left[0] === right[0] && editsWithin(left, right, limit) <= limit
}
