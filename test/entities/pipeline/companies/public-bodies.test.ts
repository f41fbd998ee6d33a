import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withPublicBodies } from '../../../../src/entities/pipeline/companies/public-bodies.js'
import { read, written } from '../../marked-text.js'

it.each<[EntityLanguage, string, string[]]>([
  ['zho', '[L 江西省宜春市]中级人民法院', ['O 江西省宜春市中级人民法院']],
  ['zho', '[L 東港區]漁會', ['O 東港區漁會']],
  ['zho', '[O 經濟部]水利署表示', ['O 經濟部水利署']],
  ['zho', '[L 青岛蓝湾][O 物流有限公司]', ['O 青岛蓝湾物流有限公司']],
  ['zho', '[L 中国][O 外交部]', ['L 中国', 'O 外交部']],
  ['zho', '[L 耒阳市]消防救援大队接到报警', ['O 耒阳市消防救援大队']],
  ['zho', '[L 汝城县]公安局交警大队提醒', ['O 汝城县公安局交警大队']],
  ['zho', '[L 汝城县]公安局长', ['L 汝城县']],
  ['zho', '[L 東港區]漁民', ['L 東港區']],
  ['ara', 'بدعم من بلدية [L رفح]', ['O بلدية رفح']],
  ['ara', 'رئيس بلدية [L رفح]', ['L رفح']],
  ['ara', 'قالت بلدية دير البلح إن', ['O بلدية دير البلح']],
  ['tha', 'สอนที่[L โรงเรียนบ้านหนองแวง]', ['O โรงเรียนบ้านหนองแวง']],
  ['tha', 'ส่งโรงพยาบาลวังน้อย แล้ว', ['O โรงพยาบาลวังน้อย']],
  ['tha', 'ไปโรงพยาบาลเพื่อรักษา ทุกโรงเรียนใน ตำบล', []],
  ['tha', '[L วัดโพธิ์]', ['L วัดโพธิ์']],
  ['jpn', '[O トヨタ]車体を訪問', ['O トヨタ車体']],
  ['jpn', '[L 豊橋市]役所', ['L 豊橋市役所']],
  ['jpn', '[O トヨタ]を訪問', ['O トヨタ']],
  ['pol', 'Prokuratura [O Okręgowa w Tarnobrzegu] bada', ['O Prokuratura Okręgowa w Tarnobrzegu']],
  ['pol', 'Szef [O Okręgowa w Tarnobrzegu] bada', ['O Okręgowa w Tarnobrzegu']],
  ['dan', 'Midt- og [O Vestjyllands Politi] oplyser', ['O Midt- og Vestjyllands Politi']],
  ['dan', 'Syd- og [L Sønderjyllands] Politi oplyser', ['O Syd- og Sønderjyllands Politi']],
  ['nob', '[L Oslo] politi', ['L Oslo']],
  ['nob', '[L Innlandet] politidistrikt sier', ['O Innlandet politidistrikt']],
  ['nno', '[O Borgarting] lagmannsrett dømde', ['O Borgarting lagmannsrett']],
  ['swe', '[L Gävle] tingsrätt dömde', ['L Gävle']],
  ['swe', 'vid [L Borås] tingsrätt', ['L Borås']],
  ['hun', 'a [P Kenézy Gyula] kórházban', ['O Kenézy Gyula kórházban']],
  ['hun', 'a [P Markusovszky] városi kórház', ['O Markusovszky városi kórház']],
  ['hun', '[P Kovács Anna] iskolába jár', ['P Kovács Anna']],
  ['vie', 'Giám đốc Sở Y tế', ['O Sở Y tế']],
  ['urd', 'ریسکیو 1122 کی ٹیم، [P فائر بریگیڈ] نے', ['O ریسکیو 1122', 'O فائر بریگیڈ']],
  ['urd', 'ریسکیو ٹیم پہنچ گئی', []],
  ['ben', 'ফায়ার সার্ভিসের তিনটি ইউনিট', ['O ফায়ার সার্ভিসের']],
  ['vie', 'Bộ Giáo dục và Đào tạo', ['O Bộ Giáo dục và Đào tạo']],
  ['bul', 'Районният съд в [L Пазарджик] реши', ['O Районният съд', 'L Пазарджик']],
  ['por', 'A Polícia Civil de [L Goiás] prendeu', ['O Polícia Civil', 'L Goiás']],
  ['por', 'A [O Polícia Civil de Goiás] prendeu', ['O Polícia Civil de Goiás']],
  ['ara', 'شركة المقاولون العرب', ['O شركة المقاولون العرب']],
  ['heb', 'בבית החולים [L לגליל]', ['O בבית החולים לגליל']],
  ['heb', 'בבית החולים נמסר', []],
  ['nob', 'Vest politidistrikt rykket ut. I politidistriktet er det stille.', ['O Vest politidistrikt']],
  ['deu', '[P Jo Lang] ([P Freie Wähler]) fehlte, freie Wähler kamen.', ['P Jo Lang', 'O Freie Wähler']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withPublicBodies(text, mentions, language))).toEqual(expected)
})
