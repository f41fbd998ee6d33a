/** What grammar says of Chinese words of closed classes against a tagger's weights; the treebanks are of articles and have few of these. */
import { tagNumber } from '../../core/part-of-speech.js'
import type { TokenList } from '../../core/spans.js'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const textOf = (tokens: TokenList, index: number): string => tokens.text.slice(tokens.starts[index], tokens.ends[index])

/** Particles at the end of a sentence or clause, in both scripts. */
const finalParticles = words('吗 嗎 呢 吧 啊 呀 嘛 啦')
/** Measures of things, before their names. */
const measures = words('片 杯 本 条 條 张 張 只 隻 把 碗 瓶 辆 輛 件 双 雙 匹 棵 朵 盒 包 袋 块 塊 颗 顆')
/** What somebody has done with the thing behind 的. */
const doings = words('种 種 做 写 寫 买 買 说 說 画 畫 唱 拍 吃 喝 穿 用 养 養 送 煮 烤 讲 講')
/** All particles of one character; "老师问" has none. */
const particles = words(
  '的 了 着 著 过 過 吗 嗎 呢 吧 啊 呀 嘛 啦 哦 哪 哇 罢 們 们 者 等 之 地 得 所 化 式 性 家 员 員 里 裡 上 下 中 内 內 外 前 后 後 间 間'
)
/** `在` before the place where somebody works is the preposition where the clause ends in one of these, which are nouns elsewhere. */
const activities = words(
  '工作 学习 學習 生活 上班 上学 上學 读书 讀書 旅行 旅游 旅遊 实习 實習 开会 開會 比赛 比賽 训练 訓練 休息 演出 购物 購物 散步 聊天 游泳 跑步'
)
/** What the verb for being something (当老师) follows; the preposition (当他来的时候) begins a clause. */
const beforeVerb = words(
  '想 要 想要 会 會 能 能够 能夠 可以 愿意 願意 来 來 去 不 没 沒 没有 沒有 曾 曾经 曾經 将 將 应该 應該 打算 希望 选 選 我 你 他 她 我们 我們 你们 你們 他们 他們 她们 她們'
)
const aspects = words('了 过 過 上 着 著')
/** What closes the clause of the preposition. */
const whenWords = words('时 時 后 後 时候 時候 之后 之後 之前 以后 以後 以前')
const subjects = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.PRON])
const LONGEST_CLAUSE = 12

const isLast = (index: number, end: number, tags: Uint8Array): boolean => index + 1 >= end || tags[index + 1] === tagNumber.PUNCT

/** "他想当行长": the verb, where no other verb and no word for a time follows. */
function isRole(tokens: TokenList, first: number, end: number, index: number, tags: Uint8Array): boolean {
  if (index + 1 >= end) return false
  if (aspects.has(textOf(tokens, index + 1))) return true
  if (index === first || !beforeVerb.has(textOf(tokens, index - 1))) return false
  for (let at = index + 1; at < end && tags[at] !== tagNumber.PUNCT; at++)
    if (at - index > LONGEST_CLAUSE || whenWords.has(textOf(tokens, at)) || tags[at] === tagNumber.VERB) return false
  return true
}

/** "我在银行工作": where the activity is that closes the clause, -1 where there is none. */
function activityAfter(tokens: TokenList, end: number, index: number, tags: Uint8Array): number {
  for (let at = index + 1; at < end && at - index <= LONGEST_CLAUSE && tags[at] !== tagNumber.PUNCT; at++) {
    if (tags[at] === tagNumber.VERB) return -1
    const isEnd = isLast(at, end, tags) || (isLast(at + 1, end, tags) && tags[at + 1] === tagNumber.PART)
    if (isEnd) return at > index + 1 && subjects.has(tags[at - 1]!) && activities.has(textOf(tokens, at)) ? at : -1
  }
  return -1
}

/** What a character that was taken for the end of a word is where no word stands before it: behind a number and its measure (一片药), before 的 behind who does it (奶奶种的), before 吗 (行吗). */
function standsForItself(tokens: TokenList, first: number, end: number, index: number, tags: Uint8Array): number | undefined {
  if (index - 2 >= first && tags[index - 2] === tagNumber.NUM && measures.has(textOf(tokens, index - 1))) return tagNumber.NOUN
  const next = index + 1 < end ? textOf(tokens, index + 1) : ''
  if (finalParticles.has(next)) return index === first || tags[index - 1] !== tagNumber.NOUN ? tagNumber.VERB : undefined
  return next === '的' && index - 1 === first && subjects.has(tags[first]!) && doings.has(textOf(tokens, index)) ? tagNumber.VERB : undefined
}

/** "你吃饭了吗？", "他点了点头。": particles before a mark or the end, doubled verbs, prepositions that are verbs and the other way round. */
export function chinese(tokens: TokenList, first: number, end: number, tags: Uint8Array): void {
  for (let index = first; index < end; index++) {
    if (tokens.ends[index]! - tokens.starts[index]! !== 1) continue
    const character = tokens.text[tokens.starts[index]!]!
    if (tags[index] === tagNumber.PART && !particles.has(character)) {
      const own = standsForItself(tokens, first, end, index, tags)
      if (own !== undefined) {
        tags[index] = own
        continue
      }
    }
    if (isLast(index, end, tags)) {
      if (index > first && tags[index - 1] !== tagNumber.PUNCT && finalParticles.has(character)) tags[index] = tagNumber.PART
      else if (tags[index] === tagNumber.PART && index - 1 === first && subjects.has(tags[first]!) && !particles.has(character)) tags[index] = tagNumber.VERB
    } else if (index + 2 < end && textOf(tokens, index + 1) === '了' && tokens.text[tokens.starts[index + 2]!] === character) {
      tags[index] = tagNumber.VERB
      if (tokens.ends[index + 2]! - tokens.starts[index + 2]! === 1) tags[index + 2] = tagNumber.VERB
    } else if (character === '当' || character === '當') {
      if (tags[index] === tagNumber.ADP && isRole(tokens, first, end, index, tags)) tags[index] = tagNumber.VERB
    } else if (character === '在' && tags[index] === tagNumber.VERB && index > first && subjects.has(tags[index - 1]!)) {
      const activity = activityAfter(tokens, end, index, tags)
      if (activity < 0) continue
      tags[index] = tagNumber.ADP
      tags[activity] = tagNumber.VERB
    }
  }
}
