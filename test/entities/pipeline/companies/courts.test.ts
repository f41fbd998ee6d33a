import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { Flag } from '../../../../src/entities/lists/kinds.js'
import { withCourts } from '../../../../src/entities/pipeline/companies/courts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()

function told(language: EntityLanguage, marked: string, flag: number): string[] {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  return written(text, withCourts(tokens, mentions, language, new Uint32Array(tokens.count).fill(flag)))
}

it.each<[EntityLanguage, string, string[]]>([
  ['vie', '[P Tòa án] nhân dân tỉnh [L Bình Định] tuyên án', ['O Tòa án nhân dân tỉnh Bình Định']],
  ['vie', 'Viện kiểm sát nhân dân [L huyện Tuy Phước]', ['O Viện kiểm sát nhân dân huyện Tuy Phước']],
  ['vie', '[L Công an tỉnh Bình Dương] bắt', ['O Công an tỉnh Bình Dương']],
  ['vie', '[O Sở Y tế] tỉnh [L Đồng Nai]', ['O Sở Y tế tỉnh Đồng Nai']],
  ['vie', 'công an ở [L Bình Dương]', ['L Bình Dương']],
  ['pol', '[O Sąd Okręgowy] w [L Radomiu] skazał', ['O Sąd Okręgowy w Radomiu']],
  ['pol', 'Sąd w [L Szwajcarii] zabronił', ['L Szwajcarii']],
  ['bul', '[O Районният съд] в Пазарджик осъди', ['O Районният съд в Пазарджик']],
  ['slv', 'Okrožno sodišče v [L Krškem] je', ['O Okrožno sodišče v Krškem']],
  ['slv', 'sodišče v [L Haarlemu]', ['L Haarlemu']],
  ['dan', 'Retten i [L Holbæk] har', ['O Retten i Holbæk']],
  ['dan', 'retten i [L Holbæk] har', ['L Holbæk']],
  ['tgl', 'Dinala sa [L Antipolo City Police Station] siya', ['O Antipolo City Police Station']],
  ['tgl', 'Pumunta sa Police Station ang biktima', []],
  ['tur', '[L Denizli] [O 3. Ağır Ceza Mahkemesi], sanık', ['O Denizli 3. Ağır Ceza Mahkemesi']],
  ['tur', '[L Manisa Cumhuriyet Başsavcılığı] soruşturma', ['O Manisa Cumhuriyet Başsavcılığı']],
  ['tur', '[L Mısır] Temyiz Mahkemesi', ['L Mısır']],
  ['est', 'Võru maakohus mõistis', ['O Võru maakohus']],
  ['lit', 'Panevėžio apygardos teismas nuteisė', ['O Panevėžio apygardos teismas']],
  ['lit', 'Vakar apygardos teismas nuteisė', []],
  ['ara', 'قضت محكمة جنايات سوهاج بالسجن', ['O محكمة جنايات سوهاج']],
  ['ara', 'أعلن مجلس مدينة طنطا بدء العمل', ['O مجلس مدينة طنطا']],
  ['ara', 'قضت محكمة جنايات في سوهاج', []],
  ['jpn', '[L 長野地裁飯田支部]は', ['O 長野地裁飯田支部']],
  ['jpn', '[L 長野]地裁は', ['O 長野地裁']],
  ['kor', '[P 김천시청] 관계자', ['O 김천시청']],
  ['kor', '[L 의정부경찰서]를 방문', ['L 의정부경찰서']],
  ['fin', 'Asia ratkesi [L Satakunnan] käräjäoikeudessa.', ['O Satakunnan käräjäoikeudessa']],
  ['fin', 'Hän valitti Rovaniemen hovioikeuteen.', ['O Rovaniemen hovioikeuteen']],
  ['fin', 'Päijät-Hämeen hyvinvointialue', ['O Päijät-Hämeen hyvinvointialue']],
  ['est', 'Rapla politsei otsib', ['O Rapla politsei']],
  ['est', 'Põlva haiglasse', ['O Põlva haiglasse']],
  ['est', 'Rapla politseinik', []],
  ['ind', 'Polsek [L Tembalang] menangkap', ['O Polsek Tembalang']],
  ['ind', 'Kejari Sragen dan Polres Metro Bekasi Kota', ['O Kejari Sragen', 'O Polres Metro Bekasi Kota']],
  ['ind', 'Kapolsek [L Tembalang]', ['L Tembalang']],
  ['fin', 'Eilen käräjäoikeus tuomitsi', []],
  ['eng', 'the Rhode Island DOT', ['O Rhode Island DOT']],
  ['eng', 'the [L Oregon] DMV and the [L Utah DNR]', ['O Oregon DMV', 'O Utah DNR']],
  ['hrv', 'PU sisačko-moslavačka javlja', ['O PU sisačko-moslavačka']],
  ['hrv', 'Policijska uprava istarska', ['O Policijska uprava istarska']],
  ['hrv', 'Općinski sud u [L Vukovaru]', ['O Općinski sud u Vukovaru']],
  ['srp', 'Viši sud u [L Nišu]', ['O Viši sud u Nišu']],
  ['ara', 'قالت شرطة محافظة أسيوط إن', ['O شرطة محافظة أسيوط']],
  ['jpn', '[P 柏崎]署は', ['O 柏崎署']],
  ['kor', '고창소방서는 조사했다', ['O 고창소방서']],
  // annotated texts have the town by itself
  ['ita', 'la [O Procura] di [L Napoli]', ['O Procura', 'L Napoli']],
  ['swe', '[L Borås] tingsrätt', ['L Borås']]
])('%s: %s', (language, marked, expected) => expect(told(language, marked, Flag.placeFirst)).toEqual(expected))

it('takes no ordinary word for the town', () => {
  expect(told('est', 'Täna maakohus otsustas', Flag.placeFirst)).toEqual([])
  expect(told('lit', 'Panevėžio apygardos teismas', Flag.common)).toEqual([])
})
