import { expect, it } from 'vitest'
import { documentSettings } from '../../src/endpoints/document.js'
import { DEFAULT_WEIGHTS } from '../../src/language/prior.js'
import { loadSettings, SettingsError } from '../../src/settings.js'

const settingsOf = (value: string) => loadSettings({ env: { GLOSSA_LANGUAGE_WEIGHTS: value } }).settings

it('the setting languageWeights becomes weights of languages', () => {
  expect(documentSettings(settingsOf('')).languageWeights).toEqual(DEFAULT_WEIGHTS)
  expect(documentSettings(settingsOf('eng=8, som=0.5')).languageWeights).toEqual({ ...DEFAULT_WEIGHTS, eng: 8, som: 0.5 })
})

it('languages that are not told are refused by name', () => {
  expect(() => documentSettings(settingsOf('eus=2'))).toThrow(SettingsError)
  expect(() => documentSettings(settingsOf('eus=2'))).toThrow('languageWeights: eus')
})

it.each(['eng', 'eng=0', 'eng=-1', 'english=2', 'eng=1e9', '=3'])('%j is no weight', (value) => {
  expect(() => settingsOf(value)).toThrow(SettingsError)
})
