import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withMessageNames } from '../../../../src/entities/pipeline/talk/message-names.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[], number?]>([
  ['por', 'Se não puderes, liga à [L Conceição].', ['P Conceição']],
  ['deu', 'Sag bitte Jörn Bescheid und frag Wiebke, ob sie kommt.', ['P Jörn', 'P Wiebke']],
  ['deu', 'Ich habe gestern Silke getroffen.', ['P Silke']],
  ['nld', 'Kun je Sjoerd vragen of Fenna ook komt?', ['P Sjoerd', 'P Fenna']],
  ['fra', 'Je passe demain chez [O Solène].', ['P Solène']],
  ['nob', 'Kan Odd-Arne hente dem?', ['P Odd-Arne']],
  ['nob', 'Ragnhild henter dem i morgen.', ['P Ragnhild']],
  // parts of longer names, places, words, and beginnings of sentences
  ['deu', 'Ich war bei Silke Krüger.', []],
  ['eng', 'See you in Paris with Grace.', []],
  ['eng', 'Will you come? Mark it.', []],
  ['por', 'Vou a [L Lisboa] amanhã.', ['L Lisboa']],
  // large towns, and what a model is sure of
  ['deu', 'Frag Florence, ob sie kommt.', []],
  ['eng', 'Ask Sydney if she comes.', []],
  ['por', 'Se não puderes, liga à [L Conceição].', ['L Conceição'], 0.85]
])('%s: %s', (language, marked, names, confidence) => {
  const { text, mentions } = read(marked, confidence)
  const tokens = parts.tokens(text, language)
  expect(written(text, withMessageNames(tokens, mentions, language, parts.flags(tokens, language, false), parts.usualNames(language)))).toEqual(names)
})
