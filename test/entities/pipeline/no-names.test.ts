/** What is nobody's name. */
import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { isNoName, withoutOffices } from '../../../src/entities/pipeline/no-names.js'
import type { Mention } from '../../../src/entities/types.js'
import { read, written } from '../marked-text.js'

type Type = Mention['type']

/** `[...]` marks the mention. */
it.each<[language: EntityLanguage, marked: string, type: Type, expected: boolean]>([
  ['msa', '[Beliau] pergi', 'PERSON', true],
  ['fra', '[Le maire], Jean Petit, a voté', 'PERSON', true],
  ['ita', '[Il sindaco] ha parlato', 'PERSON', true],
  ['fra', '[Le Goff] a voté', 'PERSON', false],
  ['nld', 'ik zag [de vries]', 'PERSON', false],
  ['msa', '[Siti] pergi', 'PERSON', false],
  ['eng', 'can you tell [us] more', 'LOCATION', true],
  ['eng', 'moving to the [us] soon', 'LOCATION', false],
  ['hrv', 'rado [bih] došao', 'LOCATION', true],
  ['hrv', 'živi u [bih]', 'LOCATION', false],
  ['ita', 'come si [usa]', 'LOCATION', true],
  ['ita', 'vive negli [usa]', 'LOCATION', false],
  ['vie', 'chờ [tao] với', 'PERSON', true],
  ['vie', 'hai đứa [cháu] về', 'PERSON', true],
  ['ben', '[তাদের] কথা', 'PERSON', true],
  ['ben', '[রহিম] এলেন', 'PERSON', false],
  ['ben', '[নিহতের] পরিবার', 'PERSON', true],
  ['ben', '[লঞ্চডুবিতে] পাঁচজন', 'LOCATION', true],
  ['ben', '[অগ্নিকাণ্ডে] দোকান', 'LOCATION', true],
  ['ben', '[খুলনায়] দোকান', 'LOCATION', false],
  ['ben', 'তিনি একজন [স্কুলশিক্ষক]', 'PERSON', true],
  ['hin', '[भैया], एक किलो', 'PERSON', true],
  ['heb', 'עורך [דינו] של הנאשם', 'PERSON', true],
  ['heb', 'ועורכת [דינה] אמרה', 'PERSON', true],
  ['heb', 'עורך [דינו דוד כהן] ביקש', 'PERSON', false],
  ['heb', 'אמרה [דינה] לוי', 'PERSON', false],
  ['eng', '[Dia] left', 'PERSON', false],
  ['eng', 'my [brother] Simon', 'TITLE', true],
  ['eng', '[Brother] Simon, a monk', 'TITLE', false],
  ['ara', '[محافظة] أسيوط', 'TITLE', true],
  ['ara', '[محافظ] أسيوط', 'TITLE', false],
  ['fra', "devant [l'église]", 'RELIGION', true],
  ['spa', '[la iglesia] del barrio', 'RELIGION', true],
  ['fra', "l'[Église catholique]", 'RELIGION', false],
  ['pol', 'Faktura [FZ]/92/04/2025', 'ORGANIZATION', true],
  ['deu', 'Rechnung [RG/92/2025]', 'ORGANIZATION', true],
  ['pol', '[PKP]/PLK', 'ORGANIZATION', false],
  ['spa', 'la [C]. Dolores Rivas Luna', 'ORGANIZATION', true],
  ['vie', '[HLV] Trần Văn Bình', 'ORGANIZATION', true],
  ['ind', '[AKBP] Dewi Lestari', 'LOCATION', true],
  ['ces', 'Děkujeme za [Vaši] objednávku', 'PERSON', true],
  ['ces', 'Děkujeme [Janu]', 'PERSON', false],
  ['rus', 'Благодарим [Вас] за заказ', 'PERSON', true],
  ['eng', "He has [Parkinson]'s disease", 'PERSON', true],
  ['eng', 'He called [Parkinson]', 'PERSON', false],
  ['eng', "[Alzheimer's] is a disease", 'PERSON', true],
  ['deu', 'Er leidet an der [Parkinson]-Krankheit', 'PERSON', true],
  ['deu', 'an Morbus [Crohn]', 'PERSON', true],
  ['deu', 'Er leidet an [Parkinson].', 'PERSON', true],
  ['deu', 'Er hat [Morbus Crohn].', 'PERSON', true],
  ['spa', 'El animal de [Pedro] se escapó', 'PERSON', false],
  ['spa', 'la reunión formal de [Lucía]', 'PERSON', false],
  ['nld', 'De wet van [Jansen]', 'PERSON', false],
  ['eng', '[Smith] law firm', 'PERSON', false],
  ['eng', 'He suffers from [Anna]', 'PERSON', false],
  ['spa', 'la enfermedad de [Chagas]', 'PERSON', true],
  ['pol', 'choroba [Hashimoto]', 'PERSON', true],
  ['jpn', '[パーキンソン]病の治療', 'PERSON', true],
  ['zho', '[北京]时间5月2日', 'LOCATION', true],
  ['zho', '[北京]时间银行', 'LOCATION', false],
  ['zho', '[北京]的时间', 'LOCATION', false],
  ['jpn', '[日本]時間の午後9時', 'LOCATION', true],
  ['kor', '[한국]시간 5일', 'LOCATION', true],
  ['kor', '[카카오택시] 불렀어', 'PERSON', true],
  ['kor', '[김택시] 왔어', 'PERSON', false],
  ['deu', '[na] Tom', 'PERSON', true],
  ['fra', 'Il passera une [IRM] lundi', 'ORGANIZATION', true],
  ['eng', 'an [MRI] scan', 'ORGANIZATION', true],
  ['deu', '1\t[Mathe]\tDeutsch', 'PERSON', true],
  ['tgl', 'Ayon kay [P]/Maj. Lea Dacanay', 'PERSON', true],
  ['ita', 'Il [Pil] cresce', 'ORGANIZATION', true],
  ['ita', 'La [Fiat] cresce', 'ORGANIZATION', false],
  ['eng', 'The [EV] was cheap', 'ORGANIZATION', true],
  ['eng', '[BSc Physics], University of Bath', 'ORGANIZATION', true],
  ['deu', '[Master of Science], TU Wien', 'ORGANIZATION', true],
  ['spa', '[Licenciatura en Historia], 2011', 'ORGANIZATION', true],
  ['eng', 'I flew with [BA] to Rome', 'ORGANIZATION', false],
  ['eng', 'The [Lessee] shall pay', 'ORGANIZATION', true],
  ['kor', '[갑]의 대표이사', 'ORGANIZATION', true],
  ['zho', '[甲方]应支付', 'ORGANIZATION', true],
  ['pol', '[Najemca] płaci czynsz', 'PERSON', true],
  ['fra', 'Le [Bailleur] et la Fnac', 'ORGANIZATION', true],
  ['eng', 'minutes of [Ald]. Finch', 'LOCATION', true],
  ['eng', "Don't [miss] Cape Leeuwin", 'TITLE', true],
  ['eng', '[Miss] Marple', 'TITLE', false]
])('%s: %s %s', (language, marked, type, expected) => {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  expect(isNoName(marked.replace(/[[\]]/gu, ''), { start, end, type }, language)).toBe(expected)
})

it.each<[EntityLanguage, string, string[]]>([
  ['ben', '[P মালিক] [P হারুন মিয়া] এলেন', ['P হারুন মিয়া']],
  ['ben', '[P চেয়ারম্যান] এলেন', ['P চেয়ারম্যান']],
  ['hin', '[P मालिक] [P राम]', ['P मालिक', 'P राम']]
])('%s: offices before names: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withoutOffices(text, mentions, language))).toEqual(expected)
})
