/** What clubs are called beside their whole name: without the words for a club, without their town (`Widzew Łódź`: `Widzew`), and in Serbian in both alphabets. */
import { foldWord } from '../../../src/entities/chains/fold.js'

/** Words and letters for a club, folded: football club, sports club, union, and the like. */
const forms: ReadonlySet<string> = new Set(
  'fc f.c afc a.f.c cf c.f sc s.c ac a.c as a.s ss s.s us u.s ssd ssc asd acd ud u.d cd c.d sd s.d ad a.d rc rcd rcf ogc sv vfb vfl vfr tsv tsg tus fsv spvgg spvg svg ssv bsc bsg hsc ksc msv fv tv sg djk sk s.k fk f.k mfk mfc afk nk hnk gnk hk bk b.k kk bc if i.f ff ik ifk fif bff jk jjk fcm acs afc csm cs csu csc ofc pfc pfk fcu kfc k.f.c ksk kv kvc krc rfc rsc vv rkc gks rks mks ks lks zks kp kf ks mzks ts sks fkk tj jk fs gas ao aek apo pae pas gs ask rz bsk club calcio football futbol futebol futboll fotbal voetbal clube klub fotballklubb fudbalski nogometni sportski sportclub sportverein verein sportfreunde soccer futebolistico aj ea osc usl ec e.c ca c.a cr a.e ae aif gif bois ff gf ais goif bsv bc.'.split(
    ' '
  )
)
/** The second teams of clubs, and those of the young, which bear its name. */
export const reserves =
  /(?: [BC]| II| III)$|\b(?:U-?\d\d|Women|W\.?F\.?C\.?|Reserves?|Youth|Academy|Futsal|Ladies|Femení|Femenino|Féminines?|Frauen|Feminin|beach|Juniors?|Castilla)(?!\p{L})/u
const years = /^(?:1[89]\d\d|20\d\d|\d{1,2}\.?)$/u
const edges = /^[\s.,;:'’"“”„«»()]+|[,;:"“”„«»()]+$/gu

const isForm = (word: string) => forms.has(foldWord(word).replace(/\.$/u, '')) || forms.has(foldWord(word).replace(/\./gu, '')) || years.test(word)

/** What English clubs have behind their town, and some elsewhere, which is left out in talk of them. */
const companions: ReadonlySet<string> = new Set(
  'town city united rovers wanderers athletic albion county argyle alexandra hotspur juniors eagles villa rangers thistle academical orient stanley palace'.split(
    ' '
  )
)

/** @param isTown whether a folded name is a place's @param isKnownTown whether it is a place's that is known to more than its neighbours */
export function shortNames(label: string, isTown: (name: string) => boolean, isKnownTown: (name: string) => boolean): string[] {
  const words = label
    .replace(/\([^()]*\)/gu, ' ')
    .split(/[\s,]+/u)
    .map((word) => word.replace(edges, ''))
    .filter((word) => word !== '')
  let [first, last] = [0, words.length]
  while (first < last && isForm(words[first]!)) first++
  while (last > first && isForm(words[last - 1]!)) last--
  if (first < last && /^(?:de|do|da|of|di)$/u.test(words[first]!)) first++
  const core = words.slice(first, last)
  if (core.length === 0) return [label]
  const found = [label, core.join(' ')]
  const town = core.at(-1)!
  const rest = core.slice(0, -1)
  if (rest.length > 0 && rest.length < 3 && isTown(foldWord(town)) && !rest.some((word) => isKnownTown(foldWord(word)) || isForm(word)))
    found.push(rest.join(' '))
  if (rest.length > 0 && rest.length < 3 && companions.has(foldWord(town))) found.push(rest.join(' '))
  return [...new Set(found)]
}

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'a а|b б|v в|g г|d д|đ ђ|e е|ž ж|z з|i и|j ј|k к|l л|lj љ|m м|n н|nj њ|o о|p п|r р|s с|t т|ć ћ|u у|f ф|h х|c ц|č ч|dž џ|š ш'
    .split('|')
    .map((pair) => pair.split(' '))
)

/** A Serbian name of Latin letters in Cyrillic ones; undefined where it has letters of other languages. */
export function inCyrillic(name: string): string | undefined {
  let written = ''
  for (let at = 0; at < name.length; at++) {
    const two = letters[name.slice(at, at + 2).toLowerCase()]
    const letter = name.slice(at, at + 2).length === 2 && two !== undefined ? two : letters[name[at]!.toLowerCase()]
    if (letter === undefined && /\p{L}/u.test(name[at]!)) return undefined
    const isCapital = name[at] !== name[at]!.toLowerCase()
    written += letter === undefined ? name[at]! : isCapital ? letter.toUpperCase() : letter
    if (two !== undefined && name.slice(at, at + 2).length === 2) at++
  }
  return written
}
