/** Names and letters of money before an amount, where they are other words or names as well: only the form of the amount tells. */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'

const everywhere = 'euro|euros'
const names: Readonly<Partial<Record<EntityLanguage, string>>> = {
  deu: 'franken|dollar',
  ell: 'ευρώ',
  // pesos of the Philippines, rand
  eng: 'p|r',
  ita: 'lire|dollari|franchi',
  por: 'reais|dólares|dólar',
  ron: 'lei|ron',
  spa: 'pesos|dólares|dólar|soles'
}

const namesOf: (language: EntityLanguage) => ReadonlySet<string> = perLanguage(
  (language) => new Set(`${everywhere}|${names[language] ?? ''}`.split('|').filter((name) => name !== ''))
)

const LONGEST_AMOUNT = 24
/** With thousands, cents or a word for millions: "P545 billion", "R1,299.99"; "R18" and "P500" are other things. */
const large = /^(?:\d{1,3}(?:,\d{3}){1,4}(?:\.\d\d)?(?!\d)|\d{1,4}(?:\.\d{1,2})?[ -]?(?:[mb]illion|trillion|bn|mn|m|b)(?!\p{L})|\d{1,3}\.\d\d(?![\d.]))/u
/** With cents, groups of thousands or a word for millions: "euro 245.000,00", "dólares 22,5 milhões", but "Euro 2024". */
const exact = /^\d{1,3}(?:(?:[.,'’ \u00a0]\d{3}){1,4}(?:[.,]\d\d)?|\d{0,6}[.,]\d\d)(?!\d|[.,]\d)|^\d{1,3}(?:[.,]\d{1,2})? (?:mil|bil|mrd|εκατ|δισ)\p{Ll}+/u

/** Whether the word right before the amount at `start` is the name of its money. @param attached nothing stands between them */
export function isMoneyBefore(written: string, text: string, start: number, attached: boolean, language: EntityLanguage): boolean {
  if (!namesOf(language).has(written.toLowerCase())) return false
  const amount = text.slice(start, start + LONGEST_AMOUNT)
  return written.length === 1 ? attached && written === written.toUpperCase() && large.test(amount) : exact.test(amount)
}
