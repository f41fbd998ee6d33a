import type { EntityLanguage } from '../../languages.js'
import type { NumeralTable } from './numeral-table.js'
import { otherNumerals } from './numeral-words-other.js'
import { slavicNumerals } from './numeral-words-slavic.js'
import { westernNumerals } from './numeral-words-western.js'

/** Numeral words of CLDR by language. */
export const cldrNumerals: Readonly<Partial<Record<EntityLanguage, NumeralTable>>> = { ...otherNumerals, ...slavicNumerals, ...westernNumerals }
