import { describe, expect, it } from 'vitest'
import { toNative } from '../../../src/names/schemes/schemes.js'

describe('back to native script', () => {
  const cases: readonly (readonly [language: string, code: string, latin: string, native: string | undefined])[] = [
    ['rus', 'ISO9_1995', 'Ŝukin Ûlìâ Solʹ', 'Щукин Юлія Соль'],
    ['ukr', 'ISO9_1995', 'Kiïv', 'Київ'],
    ['srp', 'ISO9_1995', 'J̌ovan', 'Јован'],
    ['ara', 'BUCKWALTER', 'muHam~ad', 'مُحَمَّد'.normalize('NFD').replace('\u064e\u0651', '\u0651\u064e')],
    ['ara', 'SATTS', 'MHMD', 'محمد'],
    ['jpn', 'HEBON', 'Yamada Taro', 'ヤマダ・タロ'],
    ['jpn', 'BGN', 'Tōkyō', 'トーキョー'],
    ['jpn', 'HEBON', 'Hatcho', 'ハッチョ'],
    ['jpn', 'HEBON', 'Namba', 'ナンバ'],
    ['jpn', 'HEBON', "Shin'ichi", 'シンイチ'],
    ['kor', 'MOCT', 'Gim Cheol-su', '김 철수'],
    ['kor', 'MOCT', 'Silla', '실라'],
    ['kor', 'MOCT', 'Gangnam', '강남'],
    ['kor', 'MOCT', 'Pyeongyang', '평양'],
    ['hye', 'ISO9985_1996', 'Hayastan', 'Հայաստան'],
    ['kat', 'NATIONAL_2002', 'K’utaisi', 'კუთაისი'],
    ['kat', 'BGN', "T'q'ibuli", 'ტყიბული'],
    ['kat', 'ISO9984_1996', 'Kut̕aisi', 'კუთაისი'],
    ['ell', 'ISO843_1997', 'Aléxīs Tsípras', 'Αλέξης Τσίπρας'],
    ['ell', 'ISO843_1997', 'Thessaloníkī Psará Euággelos', 'Θεσσαλονίκη Ψαρά Ευάγγελος'],
    ['rus', 'NATIVE', 'Москва', 'Москва'],
    ['rus', 'BGN', 'Moskva', undefined],
    ['ara', 'ISO9_1995', 'x', undefined]
  ]
  it.each(cases)('%s %s: %s', (language, code, latin, native) => expect(toNative(latin, language, code)).toBe(native))
})
