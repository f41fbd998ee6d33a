import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { loadKnownNames } from '../../src/entities/lists/known-names.js'
import { withFounders } from '../../src/entities/pipeline/companies/founders.js'
import { entityTokens } from '../../src/entities/tokens.js'
import type { Mention } from '../../src/entities/types.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()
const known = loadKnownNames(store)

/** `[Ford]` marks a person that a model found; the types of the mentions in order, in their first letters. */
function typesOf(language: EntityLanguage, marked: string): string {
  const mentions: Mention[] = []
  let text = ''
  for (const [index, part] of marked.split(/[[\]]/u).entries()) {
    if (index % 2 === 1)
      mentions.push({ start: text.length, end: text.length + part.length, type: 'PERSON', source: 'statistical', confidence: 0.9, weight: 50 })
    text += part
  }
  return withFounders(entityTokens(text, language, store), mentions, language, known)
    .map(({ type }) => type[0])
    .join('')
}

it.each<[EntityLanguage, string, string]>([
  ['eng', '[Henry Ford] was born in 1863. [Ford] recalls 200,000 cars.', 'PO'],
  ['eng', '[Henry Ford] was born in 1863. [Ford] said it would cut jobs.', 'PO'],
  ['eng', '[Doug Ford] is premier. [Ford] said prices would rise.', 'PP'],
  ['eng', '[Henry Ford] retired. [Ford] died in 1947. Shares of [Ford] fell.', 'PPO'],
  ['eng', '[Michael Osgood] teaches. Shares of [Osgood] fell. [Osgood] said sales were weak.', 'POO'],
  ['eng', '[Michael Osgood] teaches. [Osgood] said sales were weak.', 'PP'],
  ['eng', '[Michael Dell] said [Dell] would grow.', 'PO'],
  ['deu', '[Jean-Claude Juncker] sprach. Die Mitarbeiter von [Juncker] lachten.', 'PP'],
  ['deu', '[Ferdinand Porsche] war Ingenieur. [Porsche] steigert den Absatz. Frau [Porsche] steigert den Absatz.', 'POP'],
  ['fra', '[Christian Dior] est né à Granville. [Dior] ouvre une boutique.', 'PO'],
  ['ita', '[Enzo Ferrari] nacque a Modena. [Ferrari] morì nel 1988.', 'PP'],
  ['spa', '[Ford] cierra una planta. [Henry Ford] nació en 1863.', 'OP'],
  ['pol', '[Henry Ford] urodził się w 1863 roku. [Ford] zamyka fabrykę.', 'PO'],
  ['ces', '[Tomáš Baťa] zemřel. Zaměstnanci mají nového [Baťu].', 'PP']
])('%s: %s', (language, marked, expected) => expect(typesOf(language, marked)).toBe(expected))
