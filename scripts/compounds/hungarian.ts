/**
 * Hungarian compounds from words cut into morphemes, most of them inflected and derived (`mosogatógépekben`: mos+ogat+ó+gép+ek+ben): the lemma is
 * cut before its last root, where both sides are words.
 */
import { readRows } from '../readings/data.js'
import { type Compound, exported } from './vocabulary.js'

/** Morphemes of three and more letters that are no roots. */
const suffixes: ReadonlySet<string> = new Set(
  'ság ség ász ész ély ály let lat tel mény vány vény omány emény alom elem odalom edelem adalom szer szor talan telen hetetlen hatatlan ány tlan tlen atlan etlen ecske ocska cska cske mentes nök észet ászat gat get tat tet kedik ozik ezik özik azik zik ként ért nál nél tól től ról ről ból ből hoz hez höz ban ben nak nek val vel jük juk eik aik eink aink eitek aitok etek otok ünk unk ogat eget öget ett ott ött kor beli nyi fajta féle szerű'.split(
    ' '
  )
)
const LEMMA = /^[a-záéíóöőúüű]{5,}$/
const SHORTEST_ROOT = 3
/** Letters by which the roots of a word may be longer or shorter than their places in it (`hó` in `havas`). */
const MOST_APART = 2

/** Compounds of two parts, their lemmas first met first. @param particles prefixes of verbs */
export function readMorphemes(path: string, lexicon: string, particles: ReadonlySet<string>): Compound[] {
  const lemmas = new Map<string, string>()
  for (const [form, lemma] of [...readRows(lexicon), ...exported('hun.lemmas.tsv.gz')]) if (!lemmas.has(form!)) lemmas.set(form!, lemma!)
  const frequent = new Set(exported('hun.frequency.tsv.gz').map(([word]) => word!))
  const isWord = (word: string) => lemmas.has(word) || frequent.has(word)
  // participles stand in the lists under their verbs
  const isHead = (word: string) => isWord(word) && (/[óő]$/.test(word) || (lemmas.get(word) ?? word) === word)
  const compounds = new Map<string, Compound>()
  for (const [form, , morphemes] of readRows(path)) {
    const lemma = lemmas.get(form!) ?? form!
    if (!LEMMA.test(lemma) || compounds.has(lemma) || (lemmas.get(lemma) ?? lemma) !== lemma) continue
    const at = lastRoot(lemma, morphemes!.split('+'), (place) => isWord(lemma.slice(0, place)) && isHead(lemma.slice(place)))
    if (at !== undefined && !particles.has(lemma.slice(0, at))) compounds.set(lemma, { word: lemma, lemma, parts: [lemma.slice(0, at), lemma.slice(at)] })
  }
  return [...compounds.values()]
}

/** Place of the last root before which a word may be cut. */
function lastRoot(lemma: string, morphemes: readonly string[], fits: (place: number) => boolean): number | undefined {
  for (let index = morphemes.length - 1; index > 0; index--) {
    const root = morphemes[index]!
    if (root.length < SHORTEST_ROOT || suffixes.has(root)) continue
    const expected = morphemes.slice(0, index).join('').length
    // the last letter may change before an ending
    const start = root.length > SHORTEST_ROOT ? root.slice(0, -1) : root
    for (const offset of [0, -1, 1, -MOST_APART, MOST_APART]) {
      const at = expected + offset
      if (at >= 2 && lemma.startsWith(start, at) && fits(at)) return at
    }
  }
  return undefined
}
