import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withUncasedVillages } from '../../../../src/entities/pipeline/places/uncased-villages.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['ara', 'وصلوا إلى [L كفر] سبت', ['L كفر سبت']],
  ['ara', 'في بلدة عين قانا أمس', ['L عين قانا']],
  ['heb', 'גר ב[O קריית] שמואל', ['L בקריית שמואל']],
  ['heb', 'נסע לקריית אתא', ['L לקריית אתא']],
  ['heb', '[O מועצת כפר] סילבר', ['O מועצת כפר סילבר']],
  ['tam', '[L விழுப்புரம்] மாவட்டம் செஞ்சியில் உள்ள', ['L விழுப்புரம்', 'L செஞ்சியில்']],
  ['tam', '[L மாவட்டம்] முழுவதும்', []],
  ['ben', '[L যশোরের] অভয়নগরে আগুন', ['L যশোরের', 'L অভয়নগরে']],
  ['urd', 'جہلم کے گاؤں بوڑھیاں میں', ['L جہلم']],
  // none
  ['ara', 'من كفر بالله، رأته بعينه في بيت جده', []],
  ['heb', 'ליד כפר נוער', []],
  ['ben', 'দেশের নগরে উৎসব', []],
  ['ben', '[L ঢাকার] শহরতলীর একটি', ['L ঢাকার']],
  ['urd', 'ان کے گاؤں بوڑھیاں میں', []],
  ['tam', '[L சேலம்] மாவட்டம் அரசு மருத்துவமனையில் இருந்து', ['L சேலம்']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withUncasedVillages(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})
