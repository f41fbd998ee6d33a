import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { Flag } from '../../../src/entities/lists/kinds.js'
import { loadKnownNames } from '../../../src/entities/lists/known-names.js'
import { famousNames } from '../../../src/entities/pipeline/famous-names.js'
import { standardParts } from '../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()
const known = loadKnownNames(store)!

function found(language: EntityLanguage, text: string, flag = 0, caseless = false): string[] {
  const tokens = entityTokens(text, language, store)
  const flags = new Uint32Array(tokens.count).fill(flag)
  return famousNames(tokens, [], language, known, flags, caseless).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)
}

it.each<[EntityLanguage, string, string[]]>([
  ['pus', 'هغه کابل ته ولاړ', ['LOCATION کابل']],
  ['lit', 'Jis gyvena Vokietijoje, kalbėjo Angela Merkel.', ['LOCATION Vokietijoje', 'PERSON Angela Merkel']],
  ['vie', 'Ông đến Singapore hôm qua.', ['LOCATION Singapore']]
])('names that nearly everybody knows, %s: %s', (language, text, expected) => expect(found(language, text)).toEqual(expected))

it('no stretch of Japanese with the particle behind it', () => expect(found('jpn', '国連の事務総長が発表した。').join()).not.toContain('が'))

it('no common words, nothing in small letters, and nothing where the model has news to learn from', () => {
  expect(found('vie', 'Ông đến Singapore hôm qua.', Flag.common)).toEqual([])
  expect(found('vie', 'ông đến singapore hôm qua.')).toEqual([])
  expect(found('deu', 'Er wohnt in Singapur.')).toEqual([])
})

it.each<[EntityLanguage, string, string[]]>([
  ['pol', 'Oddział w Allegro zamknięto.', ['ORGANIZATION Allegro']],
  ['srp', 'Телеком Србија улаже у мреже.', ['ORGANIZATION Телеком Србија']],
  ['rus', 'Ранее он работал тут.', []],
  ['rus', 'Многим кандидатам отказали.', []],
  ['rus', 'Победа близка.', []],
  ['rus', 'Он работал в Победе.', ['ORGANIZATION Победе']],
  ['fra', "Les salariés d'Orange manifestent.", ['ORGANIZATION Orange']],
  ['fra', 'Orange et bleu.', []],
  ['eng', "Who's next? Ask the WHO.", ['ORGANIZATION WHO']],
  ['urd', 'تو ان کی شہریت', []],
  ['jpn', '日本のDDTとUAEで治療を', []],
  ['ita', 'Comprai una Fiat Punto.', []]
])('organizations that the language knows, and all that is well known in capitals, %s: %s', (language, text, expected) =>
  expect(found(language, text)).toEqual(expected)
)

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'Gove urges party to wait.', ['PERSON Gove']],
  ['eng', 'Sunak heckled at a farm.', ['PERSON Sunak']],
  ['deu', 'Strobl verteidigt Polizeieinsatz.', ['PERSON Strobl']],
  ['dan', 'Løkke afviser kritik.', ['PERSON Løkke']],
  ['spa', 'Carta de Garamendi al Gobierno.', ['PERSON Garamendi']],
  ['pol', 'Spotkanie z Bodnarem.', ['PERSON Bodnarem']],
  // endings of the language that the name only looks to have, and other languages
  ['est', 'Paide linn.', []],
  ['fra', 'Strobl parle.', []]
])('surnames that readers of a language know, %s: %s', (language, text, expected) => expect(found(language, text)).toEqual(expected))

const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'FLOODS IN GERMANY', ['LOCATION GERMANY']],
  ['eng', 'FACE THE WORLD THAT IS PERMANENT', []],
  ['pol', 'KTO SIĘ BOI TEGO, SPÓR O SĄDY', []],
  ['ell', 'ΕΠΕΙΣΟΔΙΑ ΜΕΤΑ ΤΟΝ ΑΓΩΝΑ', []],
  ['ell', 'ΜΙΛΗΣΕ ΣΤΟΥΣ ΚΑΤΟΙΚΟΥΣ', []],
  ['rus', 'ОДНА ИЗ ЛИНИЙ СОВЕТА', []],
  ['spa', 'MUCHO TANTO EN LA CAPITAL', []],
  ['ces', 'PŘI KAMPANI NIZOZEMSKÝ LÉKAŘ', []],
  // words beside each other in small letters, and nouns behind their articles
  ['tur', 'sana bir şey diyeceğim', []],
  ['nld', 'dat is nog heel ver weg', []],
  ['spa', 'se acaba el mundo', []],
  ['ell', 'χάρηκα με τα νέα', []],
  ['eng', 'flying to new zealand', ['LOCATION new zealand']]
])('in capitals what the lists have as a name of its type, %s: %s', (language, text, expected) => {
  const tokens = entityTokens(text, language, store)
  const names = famousNames(tokens, [], language, known, parts.flags(tokens, language, true), true)
  expect(names.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)).toEqual(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  ['fra', 'Poutine menace Kiev', ['PERSON Poutine']],
  ['swe', 'Kristersson reser bort', ['PERSON Kristersson']],
  ['ell', 'Ο Μητσοτάκης μίλησε', ['PERSON Μητσοτάκης']],
  // an orphan and a word for wrong, and a part of another name
  ['fin', 'Orpo löytyi metsästä', []],
  ['ind', 'Salah siapa ini?', []],
  ['deu', 'Die Merkel-Raute bleibt', []],
  // endings that it only looks to have
  ['est', 'Salvei, küüslaugu ja soolaga', []]
])('surnames that the whole world knows, %s: %s', (language, text, expected) => expect(found(language, text)).toEqual(expected))

it.each<[EntityLanguage, string, string[]]>([
  // case endings with a glide, in place of a vowel, and with an oblique stem
  ['tam', 'அவர் மதுரையில் பேசினார்.', ['LOCATION மதுரையில்']],
  ['tam', 'அவர் கோயம்புத்தூரிலிருந்து வந்தார்.', ['LOCATION கோயம்புத்தூரிலிருந்து']],
  ['tam', 'தமிழ்நாட்டில் மழை', ['LOCATION தமிழ்நாட்டில்']],
  // with and without the sign that keeps an ending apart
  ['tel', 'ఆయన వరంగల్‌లో మాట్లాడారు.', ['LOCATION వరంగల్‌లో']],
  ['tel', 'ఆయన వరంగల్లో మాట్లాడారు.', ['LOCATION వరంగల్లో']],
  ['tel', 'ఆయన విశాఖపట్నానికి వెళ్లారు.', ['LOCATION విశాఖపట్నానికి']],
  ['pus', 'حامد کرزی وویل', ['PERSON حامد کرزی']],
  // another language's reader knows nobody by it
  ['fas', 'ملاله یوسفزۍ', []]
])('persons and places listed for the language, in any case, %s: %s', (language, text, expected) => expect(found(language, text)).toEqual(expected))

it('in text without capitals what the lists have as a country or a large city, and no word that is a name somewhere', () => {
  expect(found('eng', 'he aint kobe', 0, true)).toEqual([])
  expect(found('eng', 'germany', Flag.major, true)).toEqual(['LOCATION germany'])
})
