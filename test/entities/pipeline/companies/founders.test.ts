import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { loadKnownNames } from '../../../../src/entities/lists/known-names.js'
import { withFounders } from '../../../../src/entities/pipeline/companies/founders.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()
const known = loadKnownNames(store)

/** `[Ford]` marks a person that a model found, `{Ford AG}` an organization; the types of the mentions in order, in their first letters. */
function typesOf(language: EntityLanguage, marked: string): string {
  const mentions: Mention[] = []
  let text = ''
  for (const { 0: part, 1: person, 2: firm } of marked.matchAll(/\[([^\]]+)\]|\{([^}]+)\}|[^[{]+/gu)) {
    const name = person ?? firm
    const type = firm === undefined ? 'PERSON' : 'ORGANIZATION'
    if (name !== undefined) mentions.push({ start: text.length, end: text.length + name.length, type, source: 'statistical', confidence: 0.9, weight: 50 })
    text += name ?? part
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
  ['fra', 'La boulangerie [Dupuis] ferme. [Michel Dupuis] part à la retraite. [Dupuis] emploie douze personnes.', 'OPO'],
  ['ita', 'Il panificio [Bertolini] cresce. [Ettore Bertolini] lo fondò nel 1962. [Bertolini] ha un fatturato di due milioni.', 'OPO'],
  ['spa', 'La panadería [Olmedo] abre. [Luis Olmedo] la fundó. [Olmedo] emplea a doce personas. [Olmedo] nació en 1950.', 'OPOP'],
  ['por', 'A padaria [Teixeira] fechou. [Rui Teixeira] chorou. A [Teixeira] empregava doze pessoas.', 'OPO'],
  ['cat', 'La fusteria [Puig] tanca. [Joan Puig] es jubila. [Puig] ocupa dotze persones.', 'OPO'],
  ['ces', '[Tomáš Baťa] zemřel. Zaměstnanci mají nového [Baťu].', 'PP']
])('%s: %s', (language, marked, expected) => expect(typesOf(language, marked)).toBe(expected))

it.each<[EntityLanguage, string, string, string]>([
  ['deu', 'Weidenfeller Metallbau GmbH', '. [Thomas Weidenfeller] freut sich. [Weidenfeller] beschäftigt 140 Mitarbeiter.', 'OPO'],
  ['deu', 'Bäckerei Hoffmann', ' schließt. [Kurt Hoffmann] geht. [Hoffmann] hat Insolvenz angemeldet.', 'OPO'],
  ['nld', 'Bakkerij Verhoeven', ' sluit. [Jan Verhoeven] stopt. [Verhoeven] levert aan winkels. [Verhoeven] trouwde in 1990.', 'OPOP'],
  ['pol', 'Piekarnia Kowalczyk', '. [Jan Kowalczyk] odchodzi. [Kowalczyk] zatrudnia dziesięć osób.', 'OPO'],
  ['eng', 'Hartley Bakeries', '. [Tom Hartley] is proud. [Hartley] employs 40 people. [Hartley] said sales fell.', 'OPOP'],
  ['eng', 'Rossi Bakeries', '. [Tom Hartley] is proud. [Hartley] employs 40 people.', 'OPP']
])('%s: %s is a firm', (language, firm, marked, expected) => expect(typesOf(language, `{${firm}}${marked}`)).toBe(expected))
