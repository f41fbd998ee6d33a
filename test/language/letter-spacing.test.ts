import { describe, expect, it } from 'vitest'
import { createDetector } from '../../src/language/detector.js'
import { joinLetters } from '../../src/language/letter-spacing.js'
import { openModels } from '../../src/models/store.js'

const detector = createDetector(openModels())

describe('joinLetters', () => {
  it.each([
    ['W E L C O M E', 'WELCOME'],
    ['H a p p y  B i r t h d a y !', 'Happy  Birthday !'],
    ['Plan A b c', 'Plan Abc'],
    ['nothing is set apart', 'nothing is set apart'],
    ['é à', 'éà']
  ])('%j becomes %j', (text, joined) => expect(joinLetters(text)).toBe(joined))

  it('joins 25,000 letters', () => expect(joinLetters('a '.repeat(25_000)).length).toBe(25_001))
})

describe('detection', () => {
  it.each([
    ['H e r z l i c h e n  G l ü c k w u n s c h', 'deu'],
    ['H A P P Y  B I R T H D A Y', 'eng'],
    ['Plan A or plan B?', 'eng']
  ])('of %j is %s', (text, language) => expect(detector.detect(text, {})[0]?.language).toBe(language))
})
