/** Rates with a date behind them: "per month from 1 June" is a rent by the month, and a date from which it holds. */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { addCalendarWords } from './cldr.js'
import { temporalWords } from './languages.js'

interface Rate {
  /** Words for "each" that stand before a unit and make a rate of it; apart by `|`. */
  readonly per: string
  /** Units and what they are counted by in one word. */
  readonly joined?: string
}

const rates: Readonly<Partial<Record<EntityLanguage, Rate>>> = {
  cat: { per: 'per|al|a la|cada' },
  ces: { per: 'za' },
  dan: { per: 'per|pr.|pr|om' },
  deu: { per: 'pro|je|im' },
  eng: { per: 'per|each' },
  fra: { per: 'par|chaque' },
  ind: { per: 'per|setiap|tiap', joined: 'sebulan|setahun|seminggu|sehari|perbulan|pertahun|perhari' },
  ita: { per: 'al|alla|all’|per|a' },
  msa: { per: 'per|setiap|tiap-tiap', joined: 'sebulan|setahun|seminggu|sehari' },
  nld: { per: 'per|elke' },
  nno: { per: 'per|pr.|pr|i' },
  nob: { per: 'per|pr.|pr|i' },
  pol: { per: 'za|na' },
  por: { per: 'por|ao|à|cada' },
  spa: { per: 'por|al|a la|cada' },
  swe: { per: 'per|i|om' }
}

const patternOf = perLanguage((language: EntityLanguage): RegExp | undefined => {
  const row = rates[language]
  if (row === undefined) return undefined
  const list = (words: string) => words.replaceAll('.', '\\.')
  const { dayUnit = '', from = '', beforeOrAfter = '' } = temporalWords[language]
  const units = [dayUnit]
  addCalendarWords(language, (phrase, name) => {
    if (name === 'dayUnit') units.push(phrase)
  })
  const rate = [`(?:${list(row.per)}) (?:${list(units.join('|'))})`, ...(row.joined === undefined ? [] : [list(row.joined)])].join('|')
  return new RegExp(`^(?:${rate}),? (?=(?:${list(`${from}|${beforeOrAfter}`)}) )`, 'iu')
})

/** Where a date begins that a rate stands before. */
export function startBehindRate(text: string, start: number, end: number, language: EntityLanguage): number {
  const pattern = patternOf(language)
  return pattern === undefined ? start : start + (pattern.exec(text.slice(start, end))?.[0].length ?? 0)
}
