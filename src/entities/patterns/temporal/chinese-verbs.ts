/** 前 behind a time in Chinese that is the first half of a word: 下午前往北京 is in the afternoon, not before it. */

/** What makes a word of 前 whatever stands before it, and what does so behind a part of the day or a relative day alone: 两天前来 is two days ago. */
const always = /^[往赴][^返]/u
const behindParts = /^[來来去方面進进排場场]/u
const part = /(?:[上下中]午|[早晚]上|凌晨|清晨|傍晚|早晨|深夜|夜[间間晚]|[今昨明前当當]?[天日晚早])$/u
const counted = /[\p{N}一二三四五六七八九十百两兩几幾数數][天日晚]$/u

/** Where a time ends whose last character belongs to the word behind it. */
export function endBeforeVerb(text: string, start: number, end: number): number {
  if (text.charAt(end - 1) !== '前' || end - start < 2) return end
  if (always.test(text.slice(end, end + 2))) return end - 1
  const before = text.slice(start, end - 1)
  return behindParts.test(text.slice(end, end + 1)) && part.test(before) && !counted.test(before) ? end - 1 : end
}
