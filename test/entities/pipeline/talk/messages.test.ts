import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { createExtractor } from '../../../../src/entities/pipeline/extract.js'
import { splitLines } from '../../../../src/entities/pipeline/lines/structured.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { isMessage, isTypedSmall } from '../../../../src/entities/pipeline/talk/messages.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, boolean]>([
  ['por', 'Olá Vasco, confirmei tudo.', true],
  ['deu', 'Ich komme morgen. Gruß Detlef', true],
  ['deu', 'Ich komme morgen.\nGruß, Detlef', true],
  ['eng', 'Can you send it?', true],
  ['eng', 'The minister said that the tax would rise.', false],
  // what calls in one language is a small word of another
  ['por', 'Na segunda-feira, o ministro apresentou o plano.', false],
  ['pol', 'Na spotkaniu minister przedstawił plan.', false],
  ['ces', 'Na schůzce ministr představil plán.', false],
  ['hrv', 'Na sastanku je ministar predstavio plan.', false],
  ['fin', 'Ei ole selvää, että ministeri tarkoitti sitä.', false],
  ['spa', 'Hay nuevos datos sobre el paro.', false],
  ['nno', 'Ei kvinne på Voss fekk prisen.', false],
  ['deu', 'Na Tom, alles klar', true],
  ['eng', 'And hiya Tom', true],
  ['eng', 'And so hiya Tom', false],
  ['eng', `Can you send it? ${'The tax would rise. '.repeat(15)}`, false],
  ['eng', `Hello, ${'the tax would rise. '.repeat(140)}`, true],
  ['eng', `Hello, ${'the tax would rise. '.repeat(200)}`, false]
])('message in %s: %s', (language, text, expected) => expect(isMessage(parts.tokens(text, language), language)).toBe(expected))

it.each<[string, boolean]>([
  ['hey did you hear back from priya?', true],
  ['Hey did you hear back from priya? She said ok', true],
  ['Hey did you hear back from priya?\nNah', true],
  ['So I told him at the BBC', true],
  ['Hey did you hear back from Priya?', false],
  ['the tax would rise '.repeat(60), false],
  [`${'the tax would rise '.repeat(20)}\n`.repeat(5), true]
])('typed small: %s', (text, expected) => expect(isTypedSmall(splitLines(parts.tokens(text, 'eng')))).toBe(expected))

describe('capitals at the beginnings of sentences alone', () => {
  const extractor = createExtractor(store)
  it.each<[EntityLanguage, string, string[]]>([
    ['eng', 'Omg jessica just quit her job at starbucks, she moves to chicago', ['PERSON jessica', 'ORGANIZATION starbucks', 'LOCATION chicago']],
    ['deu', 'War gestern bei rewe und hab katrin getroffen, sie wohnt in dresden', ['ORGANIZATION rewe', 'PERSON katrin', 'LOCATION dresden']],
    ['spa', 'Esta tarde viene nuria con álvaro', ['PERSON nuria', 'PERSON álvaro']],
    ['eng', 'Will you be home by may? Mark the date.', []],
    ['eng', 'Can you send me the bill?', []]
  ])('%s: %s', async (language, text, names) => {
    const { entities } = await extractor.extract(text, language, { options: {} })
    const mentions = entities.flatMap((entity) => entity.mentions).filter(({ type }) => /^(?:PERSON|LOCATION|ORGANIZATION)$/.test(type))
    expect(mentions.sort((left, right) => left.start - right.start).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)).toEqual(names)
  })
  it('the option is heard', async () => {
    const { entities } = await extractor.extract('Ask sebastian if he comes', 'eng', { options: { caseSensitivity: 'caseSensitive' } })
    expect(entities.flatMap((entity) => entity.mentions).filter(({ subsource }) => subsource === 'talk-names')).toEqual([])
  })
})
