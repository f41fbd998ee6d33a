/** Hungarian words for relatives and friends with whose they are, the way they stand most often (`anyámnak`, `húgommal`, `öcséd`): taggers take many for verbs, and lists have some for lemmas. */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'

/** Stems before an ending, with their noun. */
const table =
  'anyá=anya apá=apa nagyanyá=nagyanya nagyapá=nagyapa dédanyá=dédanya dédapá=dédapa mamá=mama papá=papa nagymamá=nagymama nagypapá=nagypapa unoká=unoka keresztanyá=keresztanya keresztapá=keresztapa ' +
  'nagynéné=nagynéni nagybátyá=nagybácsi nővér=nővér húg=húg báty=báty bátyá=báty öcs=öcs öcsé=öcs férj=férj feleség=feleség gyerek=gyerek gyermek=gyermek testvér=testvér fivér=fivér ' +
  'barát=barát barátnő=barátnő lány=lány sógor=sógor sógornő=sógornő anyós=anyós após=após unokatestvér=unokatestvér szomszéd=szomszéd'
const stems: ReadonlyMap<string, string> = new Map(table.split(' ').map((entry) => entry.split('=') as [string, string]))
const [SHORTEST_STEM, LONGEST_STEM] = [3, 12]
const [SHORTEST, LONGEST] = [4, 24]
/** Letters that the words begin with. */
const BEGINNING = 2
const beginnings: ReadonlySet<string> = new Set([...stems.keys()].map((stem) => stem.slice(0, BEGINNING)))
const cases = '(?:[aeoö]?t|n[ae]k|[vmdk][ae]l|b[ae]n?|[bt][óő]l|r[ae]|r[óő]l|n[áé]l|h[oeö]z|ért|ként|ig)?$'
const behindVowel = new RegExp(`^(?:m|d|nk|t[oe]k)(?:ék)?${cases}`)
const behindConsonant = new RegExp(`^(?:[oeöa](?:m|d|nk|t[oeö]k)|[ae]i(?:m|d|nk|t[oeö]k))(?:ék)?${cases}`)
const looked = new Set<number>([tagNumber.NOUN, tagNumber.VERB, tagNumber.ADJ, tagNumber.ADV, tagNumber.PROPN, tagNumber.X])

/** Gives such words the tag of a noun; their lemmas by token. */
export function readHungarianRelatives(tokens: TokenList, tags: Uint8Array): Map<number, string> {
  const found = new Map<number, string>()
  for (let index = 0; index < tokens.count; index++) {
    const start = tokens.starts[index]!
    const length = tokens.ends[index]! - start
    if (length < SHORTEST || length > LONGEST || !looked.has(tags[index]!) || tokens.classes[index] !== TokenClass.word) continue
    if (!beginnings.has(tokens.text.slice(start, start + BEGINNING).toLowerCase())) continue
    const noun = nounOf(tokens.text.slice(start, start + length).toLowerCase())
    if (noun === undefined) continue
    tags[index] = tagNumber.NOUN
    found.set(index, noun)
  }
  return found
}

function nounOf(lower: string): string | undefined {
  for (let length = Math.min(LONGEST_STEM, lower.length - 1); length >= SHORTEST_STEM; length--) {
    const noun = stems.get(lower.slice(0, length))
    if (noun === undefined) continue
    const ending = 'áéő'.includes(lower[length - 1]!) ? behindVowel : behindConsonant
    if (ending.test(lower.slice(length))) return noun
  }
  return undefined
}
