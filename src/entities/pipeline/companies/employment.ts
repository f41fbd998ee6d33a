/** Who works somewhere, before the preposition that employers have behind it: `engineer at Skanska`, `arbeitet bei Strabag`. */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { textOf } from '../token-places.js'

interface Employment {
  readonly prepositions: string
  /** Forms of the verbs for working and being trained. */
  readonly verbs: string
  /** Occupations, which may be the last part of a compound. */
  readonly occupations: string
}

const scandinavian: Employment = {
  prepositions: 'hos på ved i',
  verbs: 'ansat ansatt tilsett praktikant',
  occupations: 'ingeniør chef leder konsulent udvikler utvikler direktør'
}

const table: Readonly<Partial<Record<EntityLanguage, Employment>>> = {
  eng: {
    prepositions: 'at',
    verbs: 'work works worked working job jobs career intern interned internship employed apprenticeship',
    occupations:
      'engineer manager director analyst developer consultant accountant officer executive supervisor technician designer architect lawyer counsel buyer planner recruiter economist strategist scientist researcher president head specialist lead assistant administrator controller foreman surveyor estimator welder electrician machinist'
  },
  deu: {
    prepositions: 'bei beim',
    verbs: 'arbeite arbeitet arbeiten arbeitete arbeiteten gearbeitet angestellt beschäftigt job stelle praktikum ausbildung lehre karriere praktikant azubi',
    occupations:
      'ingenieur ingenieurin leiter leiterin berater beraterin entwickler entwicklerin manager managerin buchhalter buchhalterin chef chefin techniker technikerin referent referentin'
  },
  nld: {
    prepositions: 'bij',
    verbs: 'werk werkt werken werkte werkten gewerkt baan stage dienst carrière',
    occupations: 'ingenieur manager directeur adviseur ontwikkelaar boekhouder medewerker leider monteur'
  },
  fra: {
    prepositions: 'chez',
    verbs: 'travaille travaillent travaillait travaillé travailler stage emploi poste carrière embauché embauchée salarié salariée employé employée',
    occupations: 'ingénieur ingénieure directeur directrice responsable cadre développeur comptable technicien technicienne consultant consultante chef'
  },
  swe: {
    prepositions: 'på hos',
    verbs: 'jobbar jobbade arbetar arbetade anställd jobb praktik karriär',
    occupations: 'ingenjör chef konsult utvecklare ekonom direktör tekniker ledare'
  },
  dan: scandinavian,
  nob: scandinavian,
  nno: scandinavian
}

const setsOf = perLanguage((language) => {
  const row = table[language]
  return row && { prepositions: new Set(row.prepositions.split(' ')), verbs: new Set(row.verbs.split(' ')), occupations: row.occupations.split(' ') }
})

/** Whether such words stand right before the name that begins with a token. */
export function isBehindEmployment(tokens: TokenList, first: number, language: EntityLanguage): boolean {
  const sets = setsOf(language)
  if (sets === undefined || first < 2 || !sets.prepositions.has(textOf(tokens, first - 1))) return false
  if (tokens.classes[first - 2] !== TokenClass.word || tokens.starts[first - 1]! - tokens.ends[first - 2]! !== 1) return false
  const word = textOf(tokens, first - 2).toLowerCase()
  return (
    sets.verbs.has(word) ||
    sets.occupations.some(
      (occupation) => word === occupation || word === `${occupation}s` || (language !== 'eng' && language !== 'fra' && word.endsWith(occupation))
    )
  )
}
