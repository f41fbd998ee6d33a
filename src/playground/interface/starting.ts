/** What the form begins with: options that show at once what an answer can hold. */
import { allFields, type Endpoint } from './document.js'
import type { Values } from './request.js'

/** By path of the field, for every endpoint that has it. */
const SHOWN: Values = {
  'options.linkEntities': 'true',
  'options.calculateConfidence': 'true',
  'options.multilingual': 'true',
  'options.numCategories': '5',
  targetLanguage: 'eng'
}

export function startingValues(endpoint: Endpoint): Values {
  const fields = allFields(endpoint)
  const shown = fields.flatMap(({ path }) => (SHOWN[path] === undefined ? [] : [[path, SHOWN[path]]]))
  const parameters = endpoint.parameters.map(({ path, usual }) => [path, usual])
  return Object.fromEntries([...shown, ...parameters])
}
