/** Amounts in Arabic forms, numbers that "and" is written to, Korean numbers before names, short dates before times. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const arabic: readonly Case[] = [
  ['ara', 'دفع 42 ليرة لبنانية', ['MONEY 42 ليرة لبنانية']],
  ['ara', '3 جنيهات استرلينية', ['MONEY 3 جنيهات استرلينية']],
  ['ara', 'خمسة دولارات أمريكية', ['MONEY خمسة دولارات أمريكية']],
  ['ara', 'السعر 200 دولار أميركي', ['MONEY 200 دولار أميركي']],
  ['ara', '3 دنانير أردنية', ['MONEY 3 دنانير أردنية']],
  ['ara', 'ثمنه 5 شواقل', ['MONEY 5 شواقل']],
  ['ara', 'ألف دينار كويتي', ['MONEY ألف دينار كويتي']],
  ['ara', 'دفع 20 دينار جيد', ['MONEY 20 دينار']]
]

const joined: readonly Case[] = [
  ['ara', 'اشتريت كتابا وعشرين قلما', ['NUMBER عشرين']],
  ['ara', 'خمسة وعشرون كتابا', ['NUMBER خمسة وعشرون']],
  ['ara', 'الأولى و 18 كتابا', ['NUMBER 18']],
  ['ara', 'ولد وبنت وثمن الكتاب', []],
  ['heb', 'בין עשרה ועשרים שקלים', ['NUMBER עשרה', 'MONEY עשרים שקלים']],
  ['heb', 'ואחד הילדים', []]
]

const korean: readonly Case[] = [
  ['kor', '2억 5천만 네덜란드 시민', ['NUMBER 2억 5천만']],
  ['kor', '2천 두바이 왕복', ['NUMBER 2천']],
  ['kor', '3백 네 명', ['NUMBER 3백 네']]
]

const events: readonly Case[] = [
  ['kor', '공연은 10/3 오후 7시', ['DATE 10/3 오후 7시']],
  ['jpn', '10/3 19時から', ['DATE 10/3 19時から']],
  ['zho', '10/3 下午3点', ['DATE 10/3 下午3点']],
  ['eng', 'Show 10/3 7pm', ['DATE 10/3 7pm']],
  ['fra', 'Concert 10/3 19h30', ['DATE 10/3 19h30']],
  ['ita', 'Concerto 10/3 ore 19.30', ['DATE 10/3 ore 19.30']],
  ['pol', 'Koncert 10/3 godz. 19:00', ['DATE 10/3 godz. 19:00']],
  ['eng', 'cut 1/2 7 inch boards', ['NUMBER 1/2', 'DISTANCE 7 inch']]
]

describe.each([
  ['Arabic money', arabic],
  ['numbers that "and" is written to', joined],
  ['Korean numbers before names', korean],
  ['short dates before times', events]
] as const)('%s', (_name, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(patternMentions(language, text)).toEqual(expected)
  })
})
