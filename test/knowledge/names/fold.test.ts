import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldName } from '../../../src/knowledge/names/fold.js'

const same: readonly (readonly [string, ...string[]])[] = [
  ['U.S.A.', 'USA', 'U. S. A.', 'usa'],
  ['J. R. R. Tolkien', 'J.R.R. Tolkien', 'JRR Tolkien'],
  ['И. В. Сталин', 'И.В. Сталин', 'ИВ Сталин'],
  ['Zürich', 'ZURICH', 'Zu\u0308rich', 'Zurich'],
  ['Straße', 'STRASSE', 'Straẞe'],
  ['Łódź', 'Lodz'],
  ['İstanbul', 'istanbul', 'Istanbul', 'ıstanbul'],
  ["Côte d'Ivoire", 'Côte d’Ivoire', 'Cote dIvoire'],
  ['ＮＨＫ', 'NHK'],
  ['ｱﾙﾌｧ', 'アルファ'],
  ['バラク・オバマ', 'バラク オバマ', 'バラク＝オバマ'],
  ['國際聯盟', '国际联盟'],
  ['臺灣', '台湾', '台灣'],
  ['한국', '\u1112\u1161\u11ab\u1100\u116e\u11a8'],
  ['مُحَمَّد', 'محمد', 'محـمد'],
  ['أحمد', 'احمد'],
  ['علي', 'علی', 'على'],
  ['مكة', 'مكه'],
  ['خامنه‌ای', 'خامنهای'],
  ['צה"ל', 'צה״ל', 'צהל'],
  ['Ὀδυσσεύς', 'ΟΔΥΣΣΕΥΣ'],
  ['Пётр', 'Петр'],
  ['١٩٨٤', '1984', '۱۹۸۴'],
  ['co\u00adoperation', 'cooperation'],
  ['Saʿd', 'Saad'.replace('aa', 'a')]
]

const different: readonly (readonly [string, string])[] = [
  ['Müller', 'Mueller'],
  ['ガンダム', 'カンタム'],
  ['George W. Bush', 'George Bush'],
  ['วัด', 'วด'],
  ['दिल्ली', 'दल्ली'],
  ['Apple', 'Apple Inc.']
]

describe('foldName', () => {
  it.each(same)('%s and its other spellings are one', (first, ...others) => {
    for (const other of others) expect(foldName(other)).toBe(foldName(first))
    expect(foldName(first)).not.toBe('')
  })

  it.each(different)('%s and %s stay apart', (one, other) => expect(foldName(one)).not.toBe(foldName(other)))

  it.each(['', ' ', '...', '\u200b', '—', '™'.normalize('NFKD').replace(/\w/g, '')])('of %j is empty', (name) => expect(foldName(name)).toBe(''))

  it('keeps one middle initial apart from its neighbours', () => expect(foldName('George W. Bush')).toBe('george w bush'))

  it('of a folded name is the same, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => foldName(foldName(name)) === foldName(name)),
      { seed: 14 }
    )
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', '-', "'", 'é', '國', 'ß', 'צ', '"', '\u0301', 'ق') }),
        (name) => foldName(foldName(name)) === foldName(name)
      ),
      { seed: 14 }
    )
  })

  it('takes names of any length', () => {
    expect(foldName('a.'.repeat(50_000))).toHaveLength(50_000 + Math.ceil(50_000 / 9) - 1)
    expect(foldName(' '.repeat(100_000))).toBe('')
    expect(foldName('é '.repeat(50_000)).length).toBeGreaterThan(50_000)
  })
})
