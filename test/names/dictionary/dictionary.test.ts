import { describe, expect, it } from 'vitest'
import { openModels } from '../../../src/models/store.js'
import { NameDictionary } from '../../../src/names/dictionary/dictionary.js'
import { nameKey } from '../../../src/names/dictionary/key.js'

const dictionary = NameDictionary.open(openModels())

describe('names that are known', () => {
  const cases: readonly (readonly [name: string, from: string, to: string, best: string | undefined])[] = [
    ['Катрин Денёв', 'rus', 'eng', 'Catherine Deneuve'],
    ['КАТРИН ДЕНЕВ', 'rus', 'eng', 'Catherine Deneuve'],
    ['Vladimir Putin', 'eng', 'rus', 'Владимир Путин'],
    ['Xi Jinping', 'eng', 'zho', '习近平'],
    ['Xi Jinping', 'eng', 'zht', '習近平'],
    ['習近平', 'zho', 'eng', 'Xi Jinping'],
    ['Yukio Mishima', 'eng', 'jpn', '三島由紀夫'],
    ['アンゲラメルケル', 'jpn', 'eng', 'Angela Merkel'],
    ['تهران', 'fas', 'eng', 'Tehran'],
    ['München', 'deu', 'eng', 'Munich'],
    ['Cologne', 'eng', 'deu', 'Köln'],
    ['Florence', 'eng', 'ita', 'Firenze'],
    ['Москва', 'rus', 'ara', 'موسكو'],
    ['北京', 'zho', 'jpn', '北京'],
    ['קתרין דנב', 'heb', 'rus', 'Катрин Денёв'],
    ['Абракадабров Икс', 'rus', 'eng', undefined],
    ['…', 'rus', 'eng', undefined],
    ['Paris', 'eng', 'xxx', undefined]
  ]
  it.each(cases)('%s from %s to %s: %s', (name, from, to, best) => {
    expect(dictionary.translate(name, from, to)[0]?.text).toBe(best)
  })
  it('words, kinds, origins', () => {
    expect(dictionary.wordToEnglish('джон', 'rus')[0]?.text).toBe('John')
    expect(dictionary.wordFromEnglish('George', 'kor')[0]?.text).toBe('조지')
    expect(dictionary.toEnglish('Катрин Денёв', 'rus')[0]).toMatchObject({ kind: 'PERSON', origin: 'fra' })
  })
})

describe('keys of names', () => {
  it.each([
    ['Киев', 'КИЁВ'],
    ['Xi Jinping', 'xi jin-ping'],
    ['ジョン・スミス', 'ジョン＝スミス'],
    ['أحمد', 'احمد'],
    ['علي', 'علی'],
    ['Søren', 'soren']
  ])('%s is %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })
})
