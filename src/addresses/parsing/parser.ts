/** Splits lines into fields. */
import type { ModelStore } from '../../models/store.js'
import { openDictionaries } from '../dictionaries/dictionaries.js'
import type { AddressParser } from '../types.js'
import { RuleParser } from './rules.js'

/** @throws ModelError when an artefact is missing or damaged */
export function createAddressParser(store: ModelStore): AddressParser {
  const rules = new RuleParser(openDictionaries(store))
  return { parse: (line) => ({ ...rules.parse(line), spans: [] }) }
}
