/** Unions and parties by their letters beside the word for one (`the GMB union`, `RMT, GMB and Unison` of strikes), which are codes of countries to models and lists. */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'

interface UnionWords {
  /** Unions and parties, in small letters. */
  readonly kinds: string
  /** What unions alone do, anywhere beside a list of them. */
  readonly acts: string
  /** Whether the letters stand before the kind (`GMB union`), or behind it (`le syndicat CGT`). */
  readonly isBefore?: true
}

const table: Partial<Record<EntityLanguage, UnionWords>> = {
  eng: { kinds: 'union party unions', acts: 'union unions strike strikes striking walkout ballot balloted', isBefore: true },
  deu: { kinds: 'gewerkschaft gewerkschaften partei', acts: 'gewerkschaft gewerkschaften streik streiken warnstreik' },
  nld: { kinds: 'vakbond vakbonden partij', acts: 'vakbond vakbonden staking staken' },
  fra: { kinds: 'syndicat syndicats parti', acts: 'syndicat syndicats grève' },
  spa: { kinds: 'sindicato sindicatos partido', acts: 'sindicato sindicatos huelga' },
  cat: { kinds: 'sindicat sindicats partit', acts: 'sindicat sindicats vaga' },
  por: { kinds: 'sindicato sindicatos partido', acts: 'sindicato sindicatos greve' },
  ita: { kinds: 'sindacato sindacati partito', acts: 'sindacato sindacati sciopero' },
  ron: { kinds: 'sindicatul sindicatele partidul', acts: 'sindicat sindicatul grevă' },
  pol: { kinds: 'związek partia partii', acts: 'związek związkowcy strajk' },
  ces: { kinds: 'odbory strana strany', acts: 'odbory stávka' },
  slk: { kinds: 'odbory strana strany', acts: 'odbory štrajk' },
  swe: { kinds: 'facket fackförbundet partiet', acts: 'facket fackförbundet strejk' },
  dan: { kinds: 'fagforeningen fagforbundet partiet', acts: 'fagforeningen fagforbundet strejke' },
  nob: { kinds: 'fagforeningen fagforbundet partiet', acts: 'fagforeningen fagforbundet streik' },
  nno: { kinds: 'fagforeininga fagforbundet partiet', acts: 'fagforeininga fagforbundet streik' },
  rus: { kinds: 'профсоюз партия партии', acts: 'профсоюз профсоюзы забастовка' },
  ukr: { kinds: 'профспілка партія партії', acts: 'профспілка профспілки страйк' }
}

const wordsOf = perLanguage((language) => {
  const words = table[language]
  return words && { kinds: new Set(words.kinds.split(' ')), acts: new Set(words.acts.split(' ')), isBefore: words.isBefore === true }
})
const letters = /^\p{Lu}{2,6}$/u
/** Countries and organizations of countries that are written so in running text, and have parties. */
const countries: ReadonlySet<string> = new Set('UK US USA EU UAE USSR DRC DDR BRD GDR PRC UE EEUU EUA RU EAU SSSR ZSRR США СССР РФ ФРГ ГДР ЕС ЄС'.split(' '))
const SHORTEST_LISTED = 3
const CONFIDENCE = 0.8
/** Tokens on each side of a list among which acts are looked for. */
const AROUND = 12

/**
 * The names with unions and parties as organizations. Linear.
 * @param names in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withUnions(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const words = wordsOf(language)
  if (words === undefined) return names
  const { starts, ends, count } = tokens
  const isAct = (token: number) => words.acts.has(textOf(tokens, token).toLowerCase())
  const isLetters = (token: number) => {
    const text = textOf(tokens, token)
    return letters.test(text) && !countries.has(text) && (flags[token]! & Flag.common) === 0
  }
  const isListed = (token: number) => {
    const beside = [token - 2, token + 2].some(
      (other) =>
        other >= 0 &&
        other < count &&
        isLetters(other) &&
        ends[other]! - starts[other]! >= SHORTEST_LISTED &&
        /^(?:,|\p{Ll}{1,3})$/u.test(textOf(tokens, (token + other) / 2))
    )
    if (!beside || ends[token]! - starts[token]! < SHORTEST_LISTED) return false
    for (let at = Math.max(0, token - AROUND); at <= token + AROUND && at < count; at++) if (isAct(at)) return true
    return false
  }
  const isUnion = (token: number) => {
    if (!isLetters(token)) return false
    const kind = words.isBefore ? token + 1 : token - 1
    const hasNeighbour = kind >= 0 && kind < count && isBlankBehind(tokens, Math.min(kind, token))
    return (hasNeighbour && words.kinds.has(textOf(tokens, kind).toLowerCase())) || isListed(token)
  }
  const taken = new Set<number>()
  const read = names.map((name) => {
    const token = tokenFrom(tokens, name.start)
    if (token >= count) return name
    for (let at = token; at < count && starts[at]! < name.end; at++) taken.add(at)
    const isSingle = starts[token] === name.start && ends[token] === name.end
    const isOther = name.type === 'LOCATION' || name.type === 'PERSON'
    return isSingle && isOther && isUnion(token) ? { ...name, type: 'ORGANIZATION' } : name
  })
  const found: Mention[] = []
  for (let token = 0; token < count; token++)
    if (!taken.has(token) && ends[token]! - starts[token]! >= SHORTEST_LISTED && isUnion(token))
      found.push(ruleMention(starts[token]!, ends[token]!, 'ORGANIZATION', 'unions', CONFIDENCE))
  return found.length === 0 ? read : [...read, ...found].sort(byStart)
}
