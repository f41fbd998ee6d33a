import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withQuotedNames } from '../../../../src/entities/pipeline/companies/quoted-names.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()

it.each<[EntityLanguage, string, string[]]>([
  ['rus', 'Сгорел склад фирмы «Тихий двор».', ['O Тихий двор']],
  ['rus', 'Сняли фильм «Тихий двор».', []],
  ['bul', 'Сдружение „Приятели на [P Ботев]“ се събра.', ['O Приятели на Ботев']],
  ['lav', 'Atvēra maiznīcu „Vecā dzirnava“.', ['O Vecā dzirnava']],
  ['lit', 'Kepyklos „Rugelis“ savininkė', ['O Rugelis']],
  ['ukr', "у кав'ярні «Тепла хата»", ['O Тепла хата']],
  ['rus', 'магазин [O «Берёза» и партнёры]', ['O «Берёза» и партнёры']],
  ['deu', 'die Firma „Stille Post“', ['O Stille Post']],
  ['deu', 'Das Landgasthaus „Zur Linde“ brannte.', ['O Zur Linde']],
  ['deu', 'Der Fehler war sichtbar „Nur Mut“', []],
  ['deu', 'die Marke „Silberquell“', []],
  ['eng', 'a diner called “Uncle [P Ned]’s,” in Boise', ['O Uncle Ned’s']],
  ['eng', 'a cafe in Leeds called ‘Rosa’s Corner’', ['O Rosa’s Corner']],
  ['eng', "Pub 'Too Loud' for its neighbours", []],
  ['eng', 'said of the shop “We will open again.”', []],
  ['fra', 'le restaurant « Chez [P Lulu] » à Foix', ['O Chez Lulu']],
  ['spa', 'el barco "Reina del Sur" y la tienda "El Baúl"', ['O El Baúl']],
  ['por', 'a padaria “Dona [P Amélia]”', ['O Dona Amélia']],
  ['ron', 'au ars [L pensiunea „La Nea Ion”]', ['O La Nea Ion']],
  ['lav', 'veikalu [O „Zaļā lapa”] slēdza', ['O „Zaļā lapa”']],
  ['pol', 'kawiarnia „U [P Zosi]” w Kole', ['O U Zosi']],
  ['hun', 'a „[P Marika] néni” nevű pékség', ['O Marika néni']],
  ['hun', 'a „[P Marika] néni” nevű asszonynak boltja', ['P Marika']],
  ['tur', '"[P Hacı Baba]" adlı lokantada', ['O Hacı Baba']],
  ['ell', 'της εταιρείας «Κήποι [P Σταμάτη]»', ['O Κήποι Σταμάτη']],
  ['ara', 'في مطعم "[P أبو سمير]" أمس', ['O أبو سمير']],
  ['heb', 'במסעדת "אצל [P מירי]" בעכו', ['O אצל מירי']],
  ['ben', '‘[P ভাই] বোন [P স্টোর]’ নামের একটি দোকান', ['O ভাই বোন স্টোর']],
  ['hin', "'श्याम स्वीट्स' नामक दुकान", ['O श्याम स्वीट्स']],
  ['hin', "'[P श्याम]' नाम के व्यक्ति की दुकान", ['P श्याम']],
  ['tam', "'அன்பு மளிகை' என்ற கடையில்", ['O அன்பு மளிகை']],
  ['vie', 'tại quán phở "Bà Tư" ở Huế', ['O Bà Tư']],
  ['tha', 'ไฟไหม้ร้านอาหาร "ครัวบ้านสวน" เมื่อคืน', ['O ครัวบ้านสวน']],
  ['kor', "목공소 '솔향기'에서 불이 났다.", ['O 솔향기']],
  ['kor', "식당 '위생 불량' 적발", []],
  ['kor', "'은하헤어'라는 이름의 미용실", ['O 은하헤어']],
  ['zho', '一家名为“[P 老]李五金”的店铺起火', ['O 老李五金']],
  ['zho', '公司“二把手”被查，客户要求“同股”的公司', []],
  ['zho', '一間麵店「[P 阿德麵]」遭竊', ['O 阿德麵']],
  ['jpn', '製材所「[P 川口木工]」から出火', ['O 川口木工']],
  ['jpn', '飲食店「もう限界」と悲鳴', []],
  ['jpn', '「海風亭」という名前のラーメン店', ['O 海風亭']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withQuotedNames(entityTokens(text, language, store), mentions, language))).toEqual(expected)
})
