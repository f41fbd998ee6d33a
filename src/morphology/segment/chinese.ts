/**
 * Places between Chinese characters where a word ends by grammar, though the segmenter's text had too few of them: behind a measure word (这道|题), around
 * the verb of what is where (锅里|煮|着|汤) and behind `很`. Lists have such phrases among their rare words (很忙, 锅里煮).
 */
import type { LexiconMatches } from './local.js'
import { CONTEXT, type RunText } from './text.js'

const codesOf = (characters: string): ReadonlySet<number> => new Set(Array.from(characters, (character) => character.charCodeAt(0)))

const localizers = codesOf('里裡裏上下中外旁前后後内內')
const counting = codesOf('这這那哪每几幾一二两兩三四五六七八九十')
const measures = codesOf('个個本道张張只隻条條件辆輛座位双雙把块塊杯瓶间間首台臺棵匹支枝套篇段顿頓碗盘盤封朵盏盞架艘串颗顆滴幅名')
const continuing = codesOf('着著')
/** What begins a word with 着 before it. */
const beginning = codesOf('急火凉手陆陸装裝重迷眼落力色想实實')
const very = codesOf('很')
/** What is one word with `很` in the treebank. */
const withVery = codesOf('多少大快难難早久')
/** Log-odds of a word's start that such a place gets; more than a listed word counts. */
const LIKELY = 3

/** Raises the odds of such places. */
export function raiseOdds(run: RunText, odds: Float64Array, matches: LexiconMatches): void {
  const { codes, length } = run
  const code = (index: number): number => codes[CONTEXT + index]!
  const isInside = (index: number): boolean => matches.acrossLength[index]! > 0
  const raise = (index: number): void => {
    if (index < length && odds[index]! > -Infinity) odds[index] = Math.max(odds[index]!, LIKELY)
  }
  for (let index = 1; index < length; index++) {
    if (very.has(code(index - 1))) {
      if (!withVery.has(code(index))) raise(index)
    } else if (index > 1 && measures.has(code(index - 1)) && counting.has(code(index - 2))) {
      // 一部分, 一本正经
      if (!isInside(index)) raise(index)
    } else if (localizers.has(code(index - 1)) && index + 1 < length && continuing.has(code(index + 1))) {
      // 路上有着急的人
      if (index + 2 < length && beginning.has(code(index + 2))) continue
      raise(index)
      raise(index + 1)
      raise(index + 2)
    }
  }
}
