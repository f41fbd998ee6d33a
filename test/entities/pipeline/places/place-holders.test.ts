import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withPlaceHolders } from '../../../../src/entities/pipeline/places/place-holders.js'
import { vietnamesePlaceSize } from '../../../../src/entities/pipeline/vietnamese-names.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const known = standardParts(openModels()).known()

it.each<[EntityLanguage, string, string[]]>([
  ['vie', 'Bí thư Tỉnh ủy Quảng Ninh Vũ Đại Thắng phát biểu.', ['L Quảng Ninh', 'P Vũ Đại Thắng']],
  ['vie', 'Chủ tịch [L tỉnh Quảng Trị Võ Văn] Hưng phát biểu.', ['L tỉnh Quảng Trị', 'P Võ Văn Hưng']],
  ['vie', 'Chủ tịch UBND tỉnh Nghệ An Lê Hồng Vinh nói.', ['L tỉnh Nghệ An', 'P Lê Hồng Vinh']],
  ['vie', 'Chủ tịch [P Nguyễn Văn Hùng] phát biểu.', ['P Nguyễn Văn Hùng']],
  ['kor', '경북 문경시 [P 신현국] 시장은', ['L 경북 문경시', 'P 신현국']],
  ['kor', '[O 전남 담양군] [P 이병노] 군수는', ['L 전남 담양군', 'P 이병노']],
  ['zho', '[L 屏東縣長]周春米出席典禮。', ['L 屏東', 'P 周春米']],
  ['zho', '苗栗縣長[P 鍾東錦]表示。', ['L 苗栗', 'P 鍾東錦']],
  ['zho', '新任市長[P 王小明]表示。', ['P 王小明']],
  ['ben', '[L কুমারখালী] থানার ওসি সোলায়মান শেখ জানান।', ['L কুমারখালী', 'P সোলায়মান শেখ']],
  ['ben', 'থানার ওসি ঘটনাস্থলে যান।', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withPlaceHolders(text, mentions, language, known))).toEqual(expected)
})

it('finds all in a long row of them', () => {
  const text = '屏東縣長周春米說'.repeat(6000)
  expect(withPlaceHolders(text, [], 'zho', known)).toHaveLength(12_000)
})

it.each([
  ['Quảng Trị Võ Văn Hưng', 2],
  ['Thạch Hà Nguyễn Văn Khoa', 2],
  ['Huế Lê Trường Lưu', 1],
  ['Hồ Chí Minh Phan Văn Mãi', 3],
  ['Hồ Chí Minh', undefined],
  ['Hai Bà Trưng Hà Nội', undefined]
])('%s', (syllables, size) => {
  expect(vietnamesePlaceSize(syllables.split(' '))).toBe(size)
})
