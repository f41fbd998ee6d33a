import { expect, it } from 'vitest'
import { withRestOfPersianFirm } from '../../../../src/entities/pipeline/companies/persian-firms.js'
import { read, written } from '../../marked-text.js'

it.each<[string, string[]]>([
  ['[O شرکت البرز] صنعت نوین قرارداد', ['O شرکت البرز صنعت نوین']],
  ['[O شرکت زاگرس] پخش هنوز', ['O شرکت زاگرس پخش']],
  ['[O شرکت البرز] کارگران را', ['O شرکت البرز']],
  ['[L البرز] صنعت', ['L البرز']]
])('%s', (marked, expected) => {
  const { text, mentions } = read(marked)
  expect(
    written(
      text,
      mentions.map((mention) => withRestOfPersianFirm(mention, text, 'fas'))
    )
  ).toEqual(expected)
})
