/**
 * Speed of the comparison of addresses on one thread: pairs made of registers (`GLOSSA_DATA`), prepared and compared, as fields and as lines, which are parsed as
 * well; and how long the dictionaries take to open. Without the data folder there are no figures.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { speedOf } from '../scripts/addresses/matching/speed.js'
import { dataFolder } from '../scripts/lib/data.js'
import { AddressDictionaries, DICTIONARIES } from '../src/addresses/dictionaries/dictionaries.js'
import { createAddressMatcher } from '../src/addresses/matching/matcher.js'
import { createAddressParser } from '../src/addresses/parsing/parser.js'
import { openModels } from '../src/models/store.js'
import type { Figure } from './figures.js'

export async function run(): Promise<readonly Figure[]> {
  if (!existsSync(join(dataFolder(), 'address'))) return []
  const store = openModels()
  const model = store.load(DICTIONARIES)
  const began = performance.now()
  const dictionaries = new AddressDictionaries(model)
  const opened = performance.now() - began
  const { fielded, lines } = speedOf(createAddressMatcher(store), createAddressParser(store))
  return [
    { name: `address dictionaries opened, ${dictionaries.postCodes.countries.length} countries with post codes`, value: opened, unit: 'ms', better: 'lower' },
    { name: 'pairs of address fields', value: fielded, unit: 'pairs/s', better: 'higher' },
    { name: 'pairs of address lines', value: lines, unit: 'pairs/s', better: 'higher' }
  ]
}
