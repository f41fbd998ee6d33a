import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withOrigins } from '../../../../src/entities/pipeline/places/origins.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())
const known = parts.known()

it.each<[EntityLanguage, string, string[], number?]>([
  ['nno', '[P Marit Eikemo] frå [O Odda] får prisen', ['P Marit Eikemo', 'L Odda']],
  ['nno', '[P Ola Nes] frå [O Equinor] kom', ['P Ola Nes', 'O Equinor']],
  ['nno', '[P Ola Nes] møtte [O Odda]', ['P Ola Nes', 'O Odda']],
  ['deu', '[P Jana Krug] aus [O Görlitz] kam', ['P Jana Krug', 'L Görlitz']],
  ['dan', '[P Birthe Holm] fra [O Sønder Vissing] kom', ['P Birthe Holm', 'L Sønder Vissing']],
  ['dan', '[P Birthe Holm] fra [O Nordea Finans] kom', ['P Birthe Holm', 'O Nordea Finans']],
  ['deu', '[P Jana Krug] aus [O Görlitz] kam', ['P Jana Krug', 'O Görlitz'], 0.95],
  ['heb', '[P משה כהן] מרחובות ו[P רון לוי] [O מאשדוד] נפגשו', ['P משה כהן', 'L מרחובות', 'P רון לוי', 'L מאשדוד']],
  ['heb', '[P רון כהן] מנהל בנק, [P דוד לוי] מכר דירה, [P דני לוי] מאוהב', ['P רון כהן', 'P דוד לוי', 'P דני לוי']],
  ['lit', 'įveikė [P Stambulo] „[O Fenerbahçe]“', ['L Stambulo', 'O Fenerbahçe']],
  ['lit', 'sakė [P Tomas] „[O Fenerbahçe]“ fanas', ['P Tomas', 'O Fenerbahçe']],
  ['bul', 'офертата на [O ЕТ „Вълков“] от [P Тетевен]', ['O ЕТ „Вълков“', 'L Тетевен']],
  ['ces', 'panu [P Otakaru Sýkorovi] z [P Krnska]', ['P Otakaru Sýkorovi', 'L Krnska']],
  ['bul', 'писмо до [O БНТ] от [P Стоянов]', ['O БНТ', 'P Стоянов']],
  ['fra', '[P Marie Roux] de [O Lens] arrive', ['P Marie Roux', 'O Lens']]
])('%s: %s', (language, marked, expected, confidence) => {
  const { text, mentions } = read(marked, confidence)
  const tokens = parts.tokens(text, language)
  expect(written(text, withOrigins(tokens, mentions, language, known, parts.flags(tokens, language, false)))).toEqual(expected)
})
