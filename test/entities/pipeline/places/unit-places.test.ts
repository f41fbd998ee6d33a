import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withUnitPlaces } from '../../../../src/entities/pipeline/places/unit-places.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['tel', 'చిన్నవంగలి గ్రామానికి చెందిన రైతు', ['L చిన్నవంగలి']],
  ['tel', '[L కడప] జిల్లా, వేంపల్లె మండలం', ['L కడప', 'L వేంపల్లె']],
  ['tam', 'குன்றத்தூரைச் சேர்ந்த முதியவர்', ['L குன்றத்தூரைச்']],
  ['tam', '[L ஈரோடு மாவட்டம்] பவானியைச் சேர்ந்த', ['L ஈரோடு மாவட்டம்', 'L பவானியைச்']],
  ['ben', 'বড়াইগ্রাম উপজেলার চান্দাই গ্রামের কৃষক', ['L বড়াইগ্রাম', 'L চান্দাই']],
  ['hin', 'गांव [L खेड़ा] खुर्द निवासी युवक', ['L खेड़ा खुर्द']],
  ['urd', 'کوٹ ادو کے نواحی گاؤں', ['L کوٹ ادو']],
  ['pus', 'د چپرهار ولسوالۍ اوسېدونکي', ['L چپرهار']],
  ['urd', '[P نوید انجم سانگلہ] کا رہائشی تھا', ['P نوید انجم', 'L سانگلہ']],
  ['hin', '[P सुनीता भदोही] के रहने वाले', ['P सुनीता', 'L भदोही']],
  ['ben', '[P শফিকুল ইসলাম] থানায় ডায়েরি', ['P শফিকুল ইসলাম']],
  ['zho', '[P 孙家屯]村民在场', ['L 孙家屯']],
  ['zho', '全村村民和本村居民', []],
  ['zho', '[L 四川省青神县西龙镇村民]说', ['L 四川省青神县西龙镇']],
  ['zho', '湖南省新田县枧头镇居民反映', ['L 湖南省新田县枧头镇']],
  ['zho', '[L 臺東縣池上鄉里]長到場，去[L 台]北', ['L 臺東縣池上鄉', 'L 台北']],
  ['pus', 'د [P ګردي څېړي ولسوال جان محمد] وویل', ['P ګردي څېړي ولسوال جان محمد']],
  ['pus', 'د [P چپرهار ولسوال جان محمد] وویل', ['L چپرهار', 'P جان محمد']],
  ['pus', 'د سپېره په ولسوالۍ کې', ['L سپېره']],
  ['est', 'Eile põles Kääpa külas laut', ['L Kääpa']],
  ['est', '[P Varbla] külas põles', ['L Varbla']],
  ['tur', 'Dün Akçapınar köyünde yangın çıktı', ['L Akçapınar']],
  ['lit', 'Vakar Gelgaudiškio miestelyje degė', ['L Gelgaudiškio']],
  ['lav', 'Vakar Rumbas pagastā dega', ['L Rumbas']],
  // none
  ['tur', 'Annesinin köyünde kaldı', []],
  ['lit', 'Didelio kaime nėra', []],
  ['est', 'Naabri külas oli pidu', []],
  ['tel', 'ఈ గ్రామం, ప్రతి జిల్లాలో', []],
  ['tam', 'அதே கட்சியைச் சேர்ந்த மூவர், குழுவைச் சேர்ந்த', []],
  ['ben', 'পাশের গ্রামের মানুষ এই উপজেলায় আসে', []],
  ['hin', 'गांव के लोग, गांव लौटने में', []],
  ['pus', 'هغه ولسوالۍ لرې ده', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withUnitPlaces(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})

it('leaves a district and its town two places', () => {
  const { text, mentions } = read('[L ஈரோடு மாவட்டம்] பவானியைச் சேர்ந்த')
  const tokens = parts.tokens(text, 'tam')
  const found = withUnitPlaces(tokens, mentions, 'tam', parts.flags(tokens, 'tam', false))
  expect(new Set(found.map(({ source }) => source)).size).toBe(1)
})
