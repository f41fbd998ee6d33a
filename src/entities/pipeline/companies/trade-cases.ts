/** Trades in the cases that sentences put them in (`Lehtosen Leipomon`, `vlasnica Pekare Vuković`): endings by what the nominative ends with. */
import type { EntityLanguage } from '../../languages.js'

interface Declension {
  /** What the nominative ends with, and goes. */
  readonly from: string
  /** What stands there in other cases. */
  readonly to: string
}

const southSlavic: readonly Declension[] = [
  { from: 'a', to: 'e i u o om' },
  { from: 'а', to: 'е и у о ом' },
  { from: '', to: 'a u om em' }
]
const finnishWeak = 'n ssa ssä sta stä lla llä lta ltä lle ksi'
const hungarian = 'ban ben ból ből ba be nak nek nál nél tól től hoz hez höz ra re ról ről t ot et öt ja je'

/** By language; the first that fits counts. */
const declensions: Partial<Record<EntityLanguage, readonly Declension[]>> = {
  pol: [
    { from: 'ia', to: 'i ii ię ią iom iach' },
    { from: 'ka', to: 'ki ce kę ką' },
    { from: 'a', to: 'y ie ę ą' },
    { from: 'k', to: 'ku kowi kiem' },
    { from: '', to: 'u owi em ie' }
  ],
  ces: [
    { from: 'í', to: 'ím' },
    { from: 'a', to: 'y ě e u ou' },
    { from: '', to: 'u em' }
  ],
  slk: [
    { from: 'o', to: 'a u e om' },
    { from: 'eň', to: 'ne ni ňou' },
    { from: 'a', to: 'y e u ou i' },
    { from: '', to: 'u e om' }
  ],
  slv: [
    { from: 'a', to: 'e i o' },
    { from: 'o', to: 'a u om' },
    { from: '', to: 'a u om em' }
  ],
  hrv: southSlavic,
  srp: southSlavic,
  lit: [
    { from: 'as', to: 'o ui ą u e' },
    { from: 'a', to: 'os ai ą oje' }
  ],
  lav: [
    { from: 'a', to: 'as ai u ā' },
    { from: 's', to: 'a am u ā' },
    { from: 'e', to: 'es ei i ē' }
  ],
  fin: [
    { from: 'ppa', to: `${within('pa', finnishWeak)} ppaa ppaan` },
    { from: 'kki', to: `${within('ki', finnishWeak)} kkia kkiin` },
    { from: 'o', to: `${within('o', finnishWeak)} oa oon` },
    { from: 'a', to: `${within('a', finnishWeak)} aa aan` },
    { from: 'us', to: within('ukse', finnishWeak) }
  ],
  est: [
    { from: 'pagar', to: 'pagari pagaris pagarist pagarisse pagarile' },
    { from: '', to: 's st sse le lt l' }
  ],
  hun: [
    { from: 'a', to: within('á', hungarian) },
    { from: '', to: hungarian }
  ],
  ell: [
    { from: 'ος', to: 'ο ου' },
    { from: 'ο', to: 'ου' }
  ],
  ron: [
    { from: 'ia', to: 'iei' },
    { from: 'ul', to: 'ului' }
  ],
  tur: [
    { from: 'ı', to: 'ında ından ına ının ını' },
    { from: 'i', to: 'inde inden ine inin ini' },
    { from: 'ü', to: 'ünde ünden üne ünün ünü' }
  ]
}

function within(stem: string, endings: string): string {
  return endings
    .split(' ')
    .map((ending) => stem + ending)
    .join(' ')
}

/** A trade of one word in all cases, the nominative first. @param word in small letters */
export function casesOf(word: string, language: EntityLanguage): readonly string[] {
  const declension = declensions[language]?.find(({ from }) => word.endsWith(from))
  if (declension === undefined || word.includes(' ')) return [word]
  const stem = word.slice(0, word.length - declension.from.length)
  return [word, ...declension.to.split(' ').map((ending) => stem + ending)]
}
