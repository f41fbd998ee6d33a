/** All names that do not depend on the language, by script. */
import { entityCodes, entityLanguage } from '../../../src/entities/languages.js'
import { Entry } from '../../../src/entities/lists/kinds.js'
import { knownHeads } from './heads.js'
import { addLegalForms, addNameLists, addOrganisations, addPairs, addPersons, addPlaces, addTerritories, addWorks } from './names.js'
import { ScriptCollectors } from './table.js'

export function collectNames(): ScriptCollectors {
  const collectors = new ScriptCollectors()
  const languages = new Set(entityCodes.map((code) => entityLanguage(code) as string).concat('nor'))
  addNameLists(collectors)
  addPairs(collectors)
  addTerritories(collectors)
  addPersons(collectors, languages)
  addPlaces(collectors, languages)
  addOrganisations(collectors, languages)
  addWorks(collectors, languages)
  addLegalForms(collectors)
  for (const head of knownHeads()) collectors.add(head, Entry.head)
  return collectors
}
