import type { EntityLanguage } from '../../languages.js'
import { asianStyles } from './numeral-styles-asian.js'
import { easternStyles } from './numeral-styles-eastern.js'
import { westernStyles } from './numeral-styles-western.js'
import type { NumeralStyle } from './numeral-table.js'

/** How each language puts its numerals together. */
export const numeralStyles: Readonly<Partial<Record<EntityLanguage, NumeralStyle>>> = { ...asianStyles, ...easternStyles, ...westernStyles }
