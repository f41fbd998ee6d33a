import { describe, expect, it } from 'vitest'
import { spelled } from '../../../src/names/translation/orthography.js'

describe('spelling of names made by sound', () => {
  it.each([
    ['Юлия Шчербакова', 'rus', 'Юлия Щербакова'],
    ['Шчербакова', 'bel', 'Шчербакова'],
    ['Зеленськийі', 'ukr', 'Зеленський'],
    ['Андрій', 'ukr', 'Андрій'],
    ['Παπάδάκης', 'ell', 'Παπαδάκης'],
    ['Νικολαΐντίς', 'ell', 'Νικολαϊντίς'],
    ['Γιώργος Παππάς', 'ell', 'Γιώργος Παππάς'],
    ['Shcherba', 'eng', 'Shcherba']
  ])('%s in %s', (text, language, right) => {
    expect(spelled(text, language)).toBe(right)
  })
})
