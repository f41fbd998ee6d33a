import { expect, test } from 'vitest'
import { changedForms, plainForms, stemShapes } from '../../scripts/lemma/korean-verbs.js'

test.each([
  ['보', false, '봐', undefined],
  ['마시', false, '마셔', undefined],
  ['하', false, '해', undefined],
  ['배우', false, '배워', undefined],
  ['되', false, '돼', undefined],
  ['보내', false, '보내', undefined],
  ['쉬', false, '쉬어', undefined],
  ['쓰', false, '써', undefined],
  ['바쁘', false, '바빠', undefined],
  ['모르', true, '몰라', undefined],
  ['부르', true, '불러', undefined],
  ['따르', false, '따라', undefined],
  ['듣', true, '들어', '들으'],
  ['받', false, '받아', undefined],
  ['춥', true, '추워', '추우'],
  ['돕', true, '도와', '도우'],
  ['입', false, '입어', undefined],
  ['짓', true, '지어', '지으'],
  ['웃', false, '웃어', undefined],
  ['그렇', true, '그래', '그러'],
  ['하얗', true, '하얘', '하야'],
  ['먹', false, '먹어', undefined]
])('%s (%s)', (stem, irregular, infinitive, beforeEu) => {
  expect(stemShapes(stem, irregular)).toEqual({ infinitive, ...(beforeEu === undefined ? {} : { beforeEu }) })
})

test.each([
  ['보', false, ['봐요', '봤어', '봤습니다', '봅니다', '보네요', '볼', '보세요']],
  ['춥', true, ['추워요', '추웠어요', '추운', '추우면', '춥네요', '춥습니다']],
  ['듣', true, ['들어요', '들었어', '들을', '들으면', '듣는', '듣고']],
  ['만들', false, ['만들어요', '만드세요', '만듭니다', '만드는', '만들면']],
  ['찾', false, ['찾아요', '찾으면', '찾을', '찾는데']]
])('forms of %s', (stem, irregular, forms) => {
  expect([...changedForms(stem, irregular), ...plainForms(stem, irregular)]).toEqual(expect.arrayContaining(forms))
})
