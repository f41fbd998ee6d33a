/** Words by which years behind them are the age at which somebody died or did something: "mort le 3 mai à 81 ans", "starb mit 81 Jahren". */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'

interface DeathWords {
  /** Before an age; apart by `|`. */
  readonly at: string
  /** Verbs and participles of dying, in front of it in the same sentence or right behind it; `*` stands for any ending. */
  readonly dying: string
  /** Behind years of something else: from, of, before. */
  readonly other?: string
}

const words: Readonly<Partial<Record<EntityLanguage, DeathWords>>> = {
  bul: { at: 'на', dying: 'почина*|умря*|загина*|издъхна*' },
  cat: { at: 'als|amb', dying: 'morir|mort|morta|mor|traspass*|finat|finada|ens ha deixat', other: 'de|del|després' },
  deu: {
    at: 'mit(?: (?:nur|erst|knapp|gerade))?',
    dying: 'starb|verstarb|sterben|gestorben|verstorben*|verschied|entschlief|entschlafen|verließ uns|von uns gegangen'
  },
  eng: { at: 'at', dying: 'died|dies|dead|death|passed away', other: 'of|after|before|from' },
  fra: { at: 'à', dying: 'décéd*|mort|morte|morts|mourut|meurt|disparu*|éteint*|nous a quittés?|enlevé*|rappelé*', other: "de l[ae’']|du|d[’']|avant" },
  ita: {
    at: 'a|con',
    dying: 'mort[oaie]|scompars[oaie]|decedut[oaie]|spent[oaie]|mor[iì]|muore|mancat[oaie]|deced*|lasciat[oi]|venut[oa] a mancare',
    other: 'd[aie]l*|dopo'
  },
  nld: { at: 'met', dying: 'overle[ed]*|overlijd*|stierf|gestorven|ontslapen|heengegaan' },
  por: { at: 'aos|com', dying: 'morr*|falec*|mort[oa]', other: 'd[eoa]|depois|após' },
  ron: { at: 'la', dying: 'murit|deced*|stins|încetat|moare', other: 'de la|după' },
  spa: { at: 'a los|con', dying: 'muri*|muere|falleci*|fallece|muert[oa]|nos dejó', other: 'del?|después|antes' }
}

interface DeathSigns {
  readonly before: RegExp
  readonly preposition: RegExp
  readonly behind: RegExp
  readonly other: RegExp | undefined
}

const signsOf = perLanguage((language: EntityLanguage): DeathSigns | undefined => {
  const row = words[language]
  if (row === undefined) return undefined
  const dying = `(?<![\\p{L}\\p{M}])(?:${row.dying.replaceAll('*', '\\p{L}*')})(?![\\p{L}\\p{M}])`
  return {
    before: new RegExp(`${dying}[^!?;\\n]{0,40} (?:${row.at}) $`, 'iu'),
    preposition: new RegExp(`,? (?:${row.at}) $`, 'u'),
    behind: new RegExp(`^ (?:\\p{L}+ ){0,2}${dying}`, 'u'),
    other: row.other === undefined ? undefined : new RegExp(`^ (?:${row.other})(?: |$)`, 'u')
  }
})

/** Whether years are an age by a preposition and a word of dying. @param before what stands in front of their number, @param behind what stands behind their unit */
export function isAgeAtDeath(before: string, behind: string, language: EntityLanguage): boolean {
  const signs = signsOf(language)
  if (signs === undefined || !signs.preposition.test(` ${before}`) || signs.other?.test(behind) === true) return false
  return signs.before.test(before) || signs.behind.test(behind)
}

/** Letters of the preposition of an age, with its blanks, that ends a stretch; 0 without one. */
export function prepositionLength(before: string, language: EntityLanguage): number {
  return signsOf(language)?.preposition.exec(before)?.[0].length ?? 0
}
