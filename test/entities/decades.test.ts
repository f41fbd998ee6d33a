/** Decades as the languages write them: a word, a number with an ending, a number beside a word for years. */
import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { findPatterns } from '../../src/entities/patterns/index.js'
import { byStart, redact } from '../../src/entities/pipeline/redactor.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()

function dates(language: EntityLanguage, text: string): string[] {
  const mentions = redact(findPatterns({ text, language, tokens: entityTokens(text, language, store) }), text.length)
  return [...mentions]
    .sort(byStart)
    .filter(({ type }) => type === 'TEMPORAL:DATE')
    .map(({ start, end }) => text.slice(start, end))
}

it.each<[EntityLanguage, string, string]>([
  ['deu', 'Die 90er Jahre waren laut.', '90er Jahre'],
  ['deu', 'Die 1990er Jahre waren laut.', '1990er Jahre'],
  ['deu', 'Mitte der 1990er-Jahre', 'Mitte der 1990er-Jahre'],
  ['deu', 'in den 90ern war es laut', '90ern'],
  ['deu', 'in den Achtzigern', 'Achtzigern'],
  ['deu', 'die neunziger Jahre', 'neunziger Jahre'],
  ['eng', 'The 1990s were loud.', '1990s'],
  ['eng', 'The nineties were loud.', 'The nineties'],
  ['nld', "de jaren '90", "de jaren '90"],
  ['nld', 'de jaren negentig', 'de jaren negentig'],
  ['swe', 'på 90-talet', '90-talet'],
  ['swe', 'under nittiotalet', 'nittiotalet'],
  ['dan', "i 90'erne", "i 90'erne"],
  ['nob', 'på 1990-tallet', '1990-tallet'],
  ['nno', 'på 90-talet', '90-talet'],
  ['fin', '1990-luvulla', '1990-luvulla'],
  ['fin', 'yhdeksänkymmentäluvulla', 'yhdeksänkymmentäluvulla'],
  ['est', '1990. aastatel', '1990. aastatel'],
  ['lav', 'deviņdesmitajos gados', 'deviņdesmitajos gados'],
  ['lit', '1990-aisiais metais', '1990-aisiais metais'],
  ['fra', 'dans les années 90', 'années 90'],
  ['spa', 'en los años noventa', 'años noventa'],
  ['cat', 'els anys 90', 'els anys 90'],
  ['por', 'nos anos 90', 'nos anos 90'],
  ['ita', "negli anni '90", "negli anni '90"],
  ['ron', "în anii '90", "anii '90"],
  ['pol', 'lata 90. były', 'lata 90.'],
  ['pol', 'w latach dziewięćdziesiątych', 'w latach dziewięćdziesiątych'],
  ['ces', 'v 90. letech', '90. letech'],
  ['ces', 'devadesátá léta', 'devadesátá léta'],
  ['slk', 'deväťdesiate roky', 'deväťdesiate roky'],
  ['slv', 'v devetdesetih letih', 'devetdesetih letih'],
  ['hrv', 'devedesetih godina', 'devedesetih godina'],
  ['srp', 'деведесетих година', 'деведесетих година'],
  ['bul', 'деветдесетте години', 'деветдесетте години'],
  ['rus', 'были 90-е годы', '90-е годы'],
  ['rus', 'в 1990-х годах', '1990-х годах'],
  ['ukr', 'були 90-ті роки', '90-ті роки'],
  ['hun', 'a kilencvenes évek', 'kilencvenes évek'],
  ['tur', "1990'larda", "1990'larda"],
  ['ind', 'tahun 1990-an', 'tahun 1990-an'],
  ['vie', 'những năm 90', 'những năm 90'],
  ['jpn', '1990年代', '1990年代'],
  ['kor', '1990년대', '1990년대'],
  ['heb', 'שנות התשעים', 'שנות התשעים'],
  ['ell', 'τη δεκαετία του ’90', 'τη δεκαετία του ’90'],
  ['fas', 'دهه نود', 'دهه نود']
])('%s: %s', (language, text, decade) => expect(dates(language, text)).toEqual([decade]))

it.each<[EntityLanguage, string]>([
  ['deu', 'ein 6er Pack und ein 3er BMW'],
  ['deu', 'In der 30er Zone'],
  ['eng', 'the iPhone 5s'],
  ['rus', 'он занял 90-е место'],
  ['fin', 'luokat 1-6']
])('no decade, %s: %s', (language, text) => expect(dates(language, text)).toEqual([]))
