import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { asKoreanHolders, withOfficeHolders } from '../../../../src/entities/pipeline/roles/office-holders.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())
const known = parts.known()

it.each<[EntityLanguage, string, string[]]>([
  ['heb', 'מנכ"ל [P טבע ריצ\'רד פרנסיס] הודיע', ['O טבע', "P ריצ'רד פרנסיס"]],
  ['heb', 'יו"ר [P אל על עמיקם בן צבי] אמר', ['O אל על', 'P עמיקם בן צבי']],
  ['heb', "אתמול [P טבע ריצ'רד פרנסיס] הודיע", ["P טבע ריצ'רד פרנסיס"]],
  ['vie', 'Chủ tịch [P Vingroup Phạm Nhật Vượng] phát biểu', ['O Vingroup', 'P Phạm Nhật Vượng']],
  ['vie', 'Chủ tịch [O FPT Trương Gia Bình] cho biết', ['O FPT', 'P Trương Gia Bình']],
  ['vie', 'Chủ tịch [O FPT Việt Nam Telecom] cho biết', ['O FPT Việt Nam Telecom']],
  ['vie', 'Chủ tịch [O Vingroup Phạm Nhật Vượng] phát biểu', ['O Vingroup', 'P Phạm Nhật Vượng']],
  ['vie', 'Tổng giám đốc [P Vingroup Nguyễn Việt Quang] nói', ['O Vingroup', 'P Nguyễn Việt Quang']],
  ['ara', 'قال الرئيس [P أرامكو أمين الناصر] إن', ['O أرامكو', 'P أمين الناصر']],
  ['fas', 'وزیر [P سایپا علی رضایی] گفت', ['O سایپا', 'P علی رضایی']],
  ['ind', 'Direktur [P Pertamina Nicke Widyawati] mengatakan', ['O Pertamina', 'P Nicke Widyawati']],
  ['ind', 'Direktur [O Pertamina Budi Santoso] mengatakan', ['O Pertamina', 'P Budi Santoso']],
  ['ind', 'Kepala BMKG [P Rina Lestari] mengatakan', ['O BMKG', 'P Rina Lestari']],
  ['ind', 'Kepala [O Bappenas Rachmat Pambudy] mengatakan', ['O Bappenas', 'P Rachmat Pambudy']],
  ['ind', 'Kepala Sekolah [P Rina Lestari] dan Ketua RT [P Budi Santoso]', ['P Rina Lestari', 'P Budi Santoso']],
  ['msa', 'Pengerusi [P Petronas Ahmad Zahid] berkata', ['O Petronas', 'P Ahmad Zahid']],
  ['tha', 'ประธาน [P ซัมซุง สมชาย ใจดี] กล่าว', ['O ซัมซุง', 'P สมชาย ใจดี']],
  // whose given name is a firm's, and who is known by the whole name
  ['ind', 'Direktur [P Honda Budi Santoso] mengatakan', ['P Honda Budi Santoso']],
  ['ind', 'Direktur [O Nokia Siemens Networks] mengatakan', ['O Nokia Siemens Networks']],
  ['ind', 'Direktur Utama [P Pertamina Nicke Widyawati] mengatakan', ['O Pertamina', 'P Nicke Widyawati']],
  ['ara', 'قال الرئيس التنفيذي [P أرامكو أمين الناصر] إن', ['O أرامكو', 'P أمين الناصر']],
  ['ind', 'Direktur [O Bank Budi Santoso Utama Raya Jaya Makmur Sentosa]', ['O Bank Budi Santoso Utama Raya Jaya Makmur Sentosa']],
  ['kor', '[O 정부] [O 국회부] 장관은', ['O 정부', 'O 국회부']],
  ['kor', '[O 현대자동차 호세 무뇨스] 사장이 밝혔다', ['O 현대자동차', 'P 호세 무뇨스']],
  ['kor', '[O 기아 송호성] 사장이 참석했다', ['O 기아', 'P 송호성']],
  ['kor', '[O 삼성전자 반도체 부문] 사장이 참석했다', ['O 삼성전자 반도체 부문']],
  ['kor', '[O 기아] [O 송호성] 사장이 참석했다', ['O 기아', 'P 송호성']],
  ['kor', '[O 포스코]의 [O 장인화] 회장은', ['O 포스코', 'P 장인화']],
  ['kor', '[O 포스코]의 [O 신세계] 회장은', ['O 포스코', 'O 신세계']],
  ['kor', '[O 정부] [O 국토부] 장관은', ['O 정부', 'O 국토부']],
  ['kor', '인사를 통해 [O 노태문] 사장을 선임했다', ['P 노태문']],
  ['kor', '[O 평택] 공장에 투자한다', ['L 평택']],
  ['kor', '[O 기아] 공장이 멈췄다', ['O 기아']],
  ['kor', '어제 [O 신세계] 회장이 왔다', ['O 신세계']],
  ['kor', '[O 기아] [O 송호성] 공장은', ['O 기아', 'O 송호성']],
  ['hin', '[P सचिव] बोले', ['P सचिव']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const flags = parts.flags(tokens, language, false)
  const found = withOfficeHolders(tokens, mentions, language, known, flags)
  expect(written(text, asKoreanHolders(tokens, found, language, known, flags))).toEqual(expected)
})
