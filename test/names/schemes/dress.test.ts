import { describe, expect, it } from 'vitest'
import { dress } from '../../../src/names/schemes/schemes.js'
import type { NameKind } from '../../../src/names/types.js'

describe('word structure of Latin text', () => {
  const cases: readonly (readonly [text: string, language: string, code: string, kind: NameKind, dressed: string])[] = [
    ['vladimir putin', 'rus', 'IC', 'PERSON', 'Vladimir Putin'],
    ['rostov na donu', 'rus', 'BGN', 'LOCATION', 'Rostov na Donu'],
    ['muammar al qadhafi', 'ara', 'IC', 'PERSON', 'Muammar al-Qadhafi'],
    ['al-qadhafi', 'ara', 'IC', 'PERSON', 'al-Qadhafi'],
    ['abd al rahman', 'ara', 'IC', 'PERSON', 'Abd-al-Rahman'],
    ['abu bakr al baghdadi', 'ara', 'IC', 'PERSON', 'Abu-Bakr al-Baghdadi'],
    ['usama bin ladin', 'ara', 'IC', 'PERSON', 'Usama Bin-Ladin'],
    ["'abd allah", 'ara', 'IC', 'PERSON', "'Abdallah"],
    ['hasan taqi zadeh', 'fas', 'IC', 'PERSON', 'Hasan Taqi-zadeh'],
    ['gim cheol-su', 'kor', 'MOCT', 'PERSON', 'Gim Cheol-su'],
    ['jongno-gu', 'kor', 'MOCT', 'LOCATION', 'Jongno-gu'],
    ["xi'an", 'zho', 'HYPY', 'LOCATION', "Xi'an"],
    ['Li3 Bai2wen2', 'zho', 'HYPY_TONED', 'PERSON', 'Li3 Bai2wen2'],
    ['mHmd', 'ara', 'BUCKWALTER', 'PERSON', 'mHmd'],
    ['ántra  papadáki', 'ell', 'ELOT743', 'PERSON', 'Ántra Papadáki'],
    ["pat o'brien", 'rus', 'IC', 'PERSON', "Pat O'Brien"],
    ['jean-paul sartre', 'rus', 'IC', 'PERSON', 'Jean-Paul Sartre'],
    ['al qahirah', 'ara', 'BGN', 'LOCATION', 'Al Qahirah'],
    ['', 'ara', 'IC', 'PERSON', '']
  ]
  it.each(cases)('%s (%s %s)', (text, language, code, kind, dressed) => expect(dress(text, language, code, kind)).toBe(dressed))
})
