/** The parser that lines are split by. */
import { openDictionaries } from '../../../src/addresses/dictionaries/dictionaries.js'
import type { ModelStore } from '../../../src/models/store.js'
import type { LineParser } from './lines.js'
import { RuleParser } from './rule-parser.js'

export function openParser(store: ModelStore): LineParser {
  return new RuleParser(openDictionaries(store))
}
