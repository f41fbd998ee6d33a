import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withScoredSides } from '../../../../src/entities/pipeline/sport/scored-sides.js'
import { read, written } from '../../marked-text.js'

it.each<[EntityLanguage, string, string[], number?]>([
  ['vie', 'SHB thắng [L Thanh Hóa] 3-1 trên sân nhà.', ['O SHB', 'O Thanh Hóa']],
  ['vie', '[P Bình Định] hòa [L Hà Tĩnh] 0-0.', ['O Bình Định', 'O Hà Tĩnh']],
  ['vie', '[L Việt Nam] thắng [L Lào] 4-0.', ['L Việt Nam', 'L Lào']],
  ['vie', '[P Lý Hoàng Nam] thắng Trịnh 2-0.', ['P Lý Hoàng Nam']],
  ['hin', 'कल [P केकेआर] ने [L मुंबई] को 18 रन से हराया', ['O केकेआर', 'O मुंबई']],
  ['hin', 'आज जीटी ने पंजाब को 6 विकेट से मात दी', ['O जीटी', 'O पंजाब']],
  ['hin', '[L भारत] ने [L श्रीलंका] को 6 विकेट से हराया', ['L भारत', 'L श्रीलंका']],
  ['hin', '[O गायकवाड़] के अर्धशतक से जीत', ['P गायकवाड़']],
  ['hin', '[L भारत] की पारी समाप्त', ['L भारत']],
  ['hin', '[L गायकवाड़] के अर्धशतक से जीत', ['P गायकवाड़'], 0.5],
  ['hin', '[L दिल्ली] की गेंदबाजी खराब', ['L दिल्ली'], 0.8]
])('%s: %s', (language, marked, expected, confidence) => {
  const { text, mentions } = read(marked, confidence)
  expect(written(text, withScoredSides(text, mentions, language))).toEqual(expected)
})
