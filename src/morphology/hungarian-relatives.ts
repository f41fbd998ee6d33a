/** Hungarian words for relatives and friends with whose they are, the way they stand most often (`anyámnak`, `húgommal`, `öcséd`): taggers take many for verbs, and lists have some for lemmas. */
import { lower as lowerCode } from '../core/characters.js'
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
/** Place of two letters in a small table. */
const pair = (text: string, at: number): number => (lowerCode[text.charCodeAt(at)]! * 31 + lowerCode[text.charCodeAt(at + 1)]!) & 4095
/** 1 for the two letters that the words begin with. */
const beginnings = new Uint8Array(4096)
for (const stem of stems.keys()) beginnings[pair(stem, 0)] = 1
const cases = '(?:[aeoö]?t|n[ae]k|[vmdk][ae]l|b[ae]n?|[bt][óő]l|r[ae]|r[óő]l|n[áé]l|h[oeö]z|ért|ként|ig)?$'
const behindVowel = new RegExp(`^(?:m|d|nk|t[oe]k)(?:ék)?${cases}`)
const behindConsonant = new RegExp(`^(?:[oeöa](?:m|d|nk|t[oeö]k)|[ae]i(?:m|d|nk|t[oeö]k))(?:ék)?${cases}`)
const looked = new Uint8Array(256)
for (const tag of ['NOUN', 'VERB', 'ADJ', 'ADV', 'PROPN', 'X'] as const) looked[tagNumber[tag]] = 1

/** Gives such words the tag of a noun; their lemmas by token. */
export function readHungarianRelatives(tokens: TokenList, tags: Uint8Array): Map<number, string> {
  const found = new Map<number, string>()
  const { classes, count, ends, starts, text } = tokens
  for (let index = 0; index < count; index++) {
    if (looked[tags[index]!] === 0) continue
    const start = starts[index]!
    const length = ends[index]! - start
    if (length < SHORTEST || length > LONGEST || beginnings[pair(text, start)] === 0 || classes[index] !== TokenClass.word) continue
    const noun = nounOf(text.slice(start, start + length).toLowerCase())
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
