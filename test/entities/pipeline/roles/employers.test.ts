import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { splitAtEmployer, withoutRole } from '../../../../src/entities/pipeline/roles/employers.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()
const parts = standardParts(store)

function split(language: EntityLanguage, text: string): string[] {
  const tokens = entityTokens(text, language, store)
  const flags = parts.flags(tokens, language, false)
  const whole: Mention = { start: 0, end: text.length, type: 'PERSON', source: 'statistical', weight: 50, confidence: 0.9 }
  return splitAtEmployer(whole, tokens, language, flags)
    .map((one) => withoutRole(one, tokens, flags))
    .map(({ start, end, type }) => `${type.slice(0, 3)} ${text.slice(start, end)}`)
}

it.each<[EntityLanguage, string, string[]]>([
  ['deu', 'Brandt von der Volksbank Trier', ['PER Brandt', 'ORG Volksbank Trier']],
  ['deu', 'Anna Roth von der Universität Jena', ['PER Anna Roth', 'ORG Universität Jena']],
  ['fra', 'Chloé chez Carrefour', ['PER Chloé', 'ORG Carrefour']],
  ['swe', 'Åsa Lind från Handelsbanken', ['PER Åsa Lind', 'ORG Handelsbanken']],
  ['deu', 'Ursula von der Leyen', ['PER Ursula von der Leyen']],
  ['deu', 'Walther von der Vogelweide', ['PER Walther von der Vogelweide']],
  ['deu', 'Werner von Siemens', ['PER Werner von Siemens']],
  ['nld', 'Robin van Persie', ['PER Robin van Persie']],
  ['spa', 'Juan de la Cruz', ['PER Juan de la Cruz']],
  ['fra', 'Charles de Gaulle', ['PER Charles de Gaulle']],
  ['eng', 'Skipper Tom Ridley', ['PER Tom Ridley']],
  ['deu', 'Tochter Anna Koch', ['PER Anna Koch']],
  ['eng', 'Baker Mayfield', ['PER Baker Mayfield']],
  ['eng', 'Mother Teresa', ['PER Mother Teresa']],
  ['eng', 'Taylor Swift Jones', ['PER Taylor Swift Jones']]
])('a person without the employer and without a role, %s: %s', (language, text, expected) => expect(split(language, text)).toEqual(expected))
