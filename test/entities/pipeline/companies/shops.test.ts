import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withJoinedShops } from '../../../../src/entities/pipeline/companies/joined-shops.js'
import { withShops } from '../../../../src/entities/pipeline/companies/shops.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['hin', '[P मोहन] मिष्ठान भंडार में आग', ['O मोहन मिष्ठान भंडार']],
  ['hin', 'मेसर्स [P गोयल] ट्रेडिंग कंपनी पर छापा', ['O मेसर्स गोयल ट्रेडिंग कंपनी']],
  ['hin', 'बाजार स्थित नवीन भारत मेडिकल हॉल में चोरी', ['O नवीन भारत मेडिकल हॉल']],
  ['urd', 'لاہور میں مکہ سویٹس کے مالک', ['O مکہ سویٹس']],
  ['urd', 'میسرز البدر ٹریڈرز کے خلاف', ['O میسرز البدر ٹریڈرز']],
  ['ben', 'বাজারের [P রহিম] স্টোর্সের মালিক', ['O রহিম স্টোর্সের']],
  ['ben', '[P মেসার্স করিম ট্রেডার্স] এর', ['O মেসার্স করিম ট্রেডার্স']],
  ['tam', 'மெசர்ஸ் வேலன் டிரேடர்ஸ் உரிமையாளர்', ['O மெசர்ஸ் வேலன் டிரேடர்ஸ்']],
  ['tel', '[P శ్రీ లక్ష్మి] జనరల్ స్టోర్స్ యజమాని', ['O శ్రీ లక్ష్మి జనరల్ స్టోర్స్']],
  ['ara', 'احترق مخبز النور أمس', ['O مخبز النور']],
  ['ara', 'مطعم [L الشام] لصاحبه', ['O مطعم الشام']],
  ['heb', 'מאפיית הכפר נסגרה', ['O מאפיית הכפר']],
  ['heb', 'סיפר שמאפיית הכפר נסגרה', ['O שמאפיית הכפר']],
  ['fas', 'صاحب نانوایی برادران کریمی', ['O نانوایی برادران کریمی']],
  ['heb', 'נגריית [P ביטון] ובניו', ['O נגריית ביטון ובניו']],
  ['heb', 'ממאפיית שלום ואחיו', ['O ממאפיית שלום ואחיו']],
  ['ben', 'ঝর্ণা ফার্মেসির মালিক', ['O ঝর্ণা ফার্মেসির']],
  ['hin', 'टाउन में चेतक मेडिकल के मालिक', ['O चेतक मेडिकल']],
  ['ben', '[P মামা] [P মামা] ট্রেডার্স', ['O মামা মামা ট্রেডার্স']],
  ['hin', 'बड़े स्टोर के मालिक', []],
  // where the name begins
  ['hin', 'विश्लेषकों के अनुसार अशोक मोटर्स की बिक्री', ['O अशोक मोटर्स']],
  ['hin', 'कल [O अशोक मोटर्स] की बिक्री', ['O अशोक मोटर्स']],
  // kinds, stocks and letters
  ['hin', 'गेहूं भंडार में आग, एक मेडिकल स्टोर में चोरी', []],
  ['urd', 'اس قسم کے جی آئی اسٹورز میں', []],
  ['ben', 'বিদেশে গার্মেন্টস কর্মী', []],
  ['ara', 'مطعم الجامعة، مخبز القرية، ورشة العمل', []],
  ['ara', 'مدرسة ابتدائية', []],
  ['heb', 'מסעדת דגים', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withShops(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  ['kor', '[P 은하]슈퍼 주인', ['O 은하슈퍼']],
  ['kor', '중앙시장상인회 회장, 홍천경찰서는', ['O 중앙시장상인회', 'O 홍천경찰서']],
  ['zho', '[P 老张修车铺]的老板', ['O 老张修车铺']],
  ['zho', '他在[L 福满楼]茶庄', ['O 福满楼茶庄']],
  ['zho', '向东关派出所报案', ['O 东关派出所']],
  ['jpn', '[P 佐藤屋酒店]の店主', ['O 佐藤屋酒店']],
  ['jpn', '対馬汽船と森川写真館が協力', ['O 対馬汽船', 'O 森川写真館']],
  ['jpn', '公共牧場や共同牧場', []],
  ['jpn', '喫茶店ひまわりの主人', ['O 喫茶店ひまわり']],
  ['tha', 'เจ้าของร้านข้าวแกงป้าศรี แจ้งความ', ['O ร้านข้าวแกงป้าศรี']],
  ['kor', '어제 [P 은빛]수산 대표 김모 씨', ['O 은빛수산']],
  ['kor', '푸른목재 사장이', ['O 푸른목재']],
  ['zho', '我去高雄的阿明飯店，[L 玉蘭]小吃老闆說', ['O 阿明飯店', 'O 玉蘭小吃']],
  ['zho', '他在老周牛肉馆吃面', ['O 老周牛肉馆']],
  ['zho', '[P 碧雲居]飯店提供午餐', ['O 碧雲居飯店']],
  ['zho', '到豐里國小上課', ['O 豐里國小']],
  // kinds of shops
  ['kor', '동네슈퍼와 구내식당, 관할경찰서', []],
  ['zho', '附近的超市，一家理发店，辖区派出所', []],
  ['zho', '吃老字号饭店，国际饭店经理，等待酒店经理', []],
  ['zho', '帝國中斷了統治', []],
  ['kor', '국내 수산 대표 기업', []],
  ['jpn', '地元商店や大衆食堂、居酒屋はにぎわう', []],
  ['tha', 'ร้านอาหารปิดแล้ว', []],
  // a longer name
  ['zho', '[O 北京老张修车铺集团]', ['O 北京老张修车铺集团']]
])('joined %s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withJoinedShops(text, mentions, language))).toEqual(expected)
})
