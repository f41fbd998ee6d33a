/** Tokens known by their form alone: web and mail addresses, @names, #tags, emoticons. Each matcher is linear and looks forward only. */
import { isAsciiAlphanumeric, Kind, kinds } from '../../core/characters.js'

const TOP_LEVEL = new Set(
  (
    'com org net edu gov mil int info biz name io ai app dev tv me co eu uk us ca au nz ie de at ch fr be nl lu it es pt br mx ar cl se no dk fi is pl cz sk hu ro bg gr tr ru ua by ' +
    'lt lv ee hr rs si jp cn tw hk kr vn th id my sg ph in pk ir il sa ae eg za html htm'
  ).split(' ')
)

/** Characters that may stand in the path of a web address. */
function isPathCode(code: number): boolean {
  if (code > 32 && code < 127) return code !== 34 && code !== 60 && code !== 62 && code !== 96 && code !== 123 && code !== 124 && code !== 125
  const kind = kinds[code]!
  // letters of other alphabets occur in paths; Han, kana and Thai more often follow an address without a space
  return kind === Kind.letter || kind === Kind.mark
}

/** Takes off what more likely belongs to the sentence: final punctuation, a closing bracket without its opening one. */
function trimPath(text: string, start: number, end: number): number {
  let opened = 0
  let closed = 0
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index)
    if (code === 40) opened++
    else if (code === 41) closed++
  }
  let last = end
  while (last > start) {
    const code = text.charCodeAt(last - 1)
    if (code === 41 && closed > opened) closed--
    else if (code !== 46 && code !== 44 && code !== 33 && code !== 63 && code !== 58 && code !== 59 && code !== 39 && code !== 42 && code !== 93) break
    last--
  }
  return last
}

/** End of the path that goes on from `from` in the address that starts at `start`. */
export function pathEnd(text: string, start: number, from: number): number {
  let end = from
  while (end < text.length && isPathCode(text.charCodeAt(end))) end++
  return trimPath(text, start, end)
}

/** End of the web address whose scheme or `www` is the letter run [start, runEnd), or -1. */
export function urlEnd(text: string, start: number, runEnd: number): number {
  const next = text.charCodeAt(runEnd)
  if (next === 58) {
    if (text.charCodeAt(runEnd + 1) !== 47 || text.charCodeAt(runEnd + 2) !== 47 || runEnd - start > 12) return -1
    const end = pathEnd(text, start, runEnd + 3)
    return end > runEnd + 3 ? end : -1
  }
  if (next === 46 && runEnd - start === 3 && /^www$/i.test(text.slice(start, runEnd))) {
    const end = pathEnd(text, start, runEnd + 1)
    return end > runEnd + 2 ? end : -1
  }
  return -1
}

export interface DomainMatch {
  /** End of the address with port and path, or -1. */
  readonly end: number
  /** How far the text was read. */
  readonly read: number
}

/** A bare host name ("example.org/page") that starts at `start`; the last label must be a known top-level domain in lower case. */
export function domainEnd(text: string, start: number): DomainMatch {
  let index = start
  let labelStart = start
  let lastLabel = ''
  let labels = 0
  for (;;) {
    const code = text.charCodeAt(index)
    if (isAsciiAlphanumeric(code) || code === 45) {
      index++
      continue
    }
    if (index === labelStart) break
    labels++
    lastLabel = index - labelStart <= 5 ? text.slice(labelStart, index) : ''
    if (code !== 46 || !isAsciiAlphanumeric(text.charCodeAt(index + 1))) break
    index++
    labelStart = index
  }
  if (labels < 2 || !TOP_LEVEL.has(lastLabel)) return { end: -1, read: index }
  const follow = text.charCodeAt(index)
  // "foo.de_x", "foo.com@": something else
  if (follow === 95 || follow === 64 || (index < text.length && (kinds[follow] === Kind.letter || kinds[follow] === Kind.mark))) return { end: -1, read: index }
  if (follow === 47 || (follow === 58 && text.charCodeAt(index + 1) >= 48 && text.charCodeAt(index + 1) <= 57)) {
    return { end: pathEnd(text, start, index), read: index }
  }
  return { end: index, read: index }
}

/** What names of programs and files end in behind a point: `Node.js`, `ASP.NET`, `report.pdf`. */
const programEnds = /^(?:js|ts|jsx|tsx|py|rb|cpp|NET|pdf|docx?|xlsx?|pptx?|csv|txt|json|xml|yaml|yml|zip|png|jpe?g|svg|mp[34])$/
const LONGEST_END = 4

/**
 * The name of a program or a file that starts at `start`: letters, digits, hyphens and underscores, a point, a known ending.
 * @returns its end, or minus the offset before which no other name starts
 */
export function programEnd(text: string, start: number): number {
  let point = start
  while (isAsciiAlphanumeric(text.charCodeAt(point)) || text.charCodeAt(point) === 45 || text.charCodeAt(point) === 95) point++
  if (text.charCodeAt(point) !== 46) return -point
  let end = point + 1
  while (end - point <= LONGEST_END && isAsciiAlphanumeric(text.charCodeAt(end))) end++
  if (!programEnds.test(text.slice(point + 1, end))) return -point
  const follow = text.charCodeAt(end)
  const kind = kinds[follow]
  if (isAsciiAlphanumeric(follow) || follow === 45 || follow === 64 || follow === 95 || kind === Kind.letter || kind === Kind.mark) return -point
  // "main.py.bak", "node.js.org"
  return follow === 46 && isAsciiAlphanumeric(text.charCodeAt(end + 1)) ? -point : end
}

/** End of the host part of a mail address that starts behind the `@`, or -1: labels joined by points, the last one of two or more letters. */
export function mailHostEnd(text: string, start: number): number {
  let index = start
  let labelStart = start
  let end = -1
  for (;;) {
    const code = text.charCodeAt(index)
    if (isAsciiAlphanumeric(code) || code === 45) {
      index++
      continue
    }
    if (index === labelStart) break
    if (labelStart > start && index - labelStart >= 2 && text.charCodeAt(index - 1) > 57) end = index
    if (code !== 46) break
    index++
    labelStart = index
  }
  return end
}

/** Whether a code unit may stand in the local part of a mail address. */
export function isMailLocal(code: number): boolean {
  return isAsciiAlphanumeric(code) || code === 46 || code === 45 || code === 95 || code === 43
}

/** End of the @name whose sign stands at `index`, or -1. */
export function handleEnd(text: string, index: number): number {
  let end = index + 1
  while (end < text.length && (isAsciiAlphanumeric(text.charCodeAt(end)) || text.charCodeAt(end) === 95 || kinds[text.charCodeAt(end)] === Kind.letter)) end++
  return end > index + 1 ? end : -1
}

/** End of the #tag whose sign stands at `index`, or -1 ("#1" is no tag). */
export function hashtagEnd(text: string, index: number): number {
  let end = index + 1
  let letters = 0
  for (; end < text.length; end++) {
    const kind = kinds[text.charCodeAt(end)]!
    if (kind === Kind.letter || kind === Kind.han || kind === Kind.hiragana || kind === Kind.katakana || kind === Kind.thai) letters++
    else if (kind !== Kind.digit && kind !== Kind.underscore && kind !== Kind.mark) break
  }
  return letters > 0 ? end : -1
}

const EYES = new Set([58, 59, 61])
const NOSES = new Set([45, 39, 111, 94])
const MOUTHS = new Set([...')(DPp/\\|*3oO][@$sS'].map((character) => character.charCodeAt(0)))

/** End of a western emoticon (":-)", ";D", "<3", "^_^") at `index`, or -1. The caller makes sure that no letter or digit stands before it. */
export function emoticonEnd(text: string, index: number): number {
  const first = text.charCodeAt(index)
  let end = -1
  if (EYES.has(first)) {
    let mouth = index + 1
    if (NOSES.has(text.charCodeAt(mouth)) && MOUTHS.has(text.charCodeAt(mouth + 1))) mouth++
    const code = text.charCodeAt(mouth)
    if (!MOUTHS.has(code)) return -1
    end = mouth + 1
    while (text.charCodeAt(end) === code) end++
  } else if (first === 60 && text.charCodeAt(index + 1) === 51) {
    end = index + 2
  } else if (first === 94 && (text.charCodeAt(index + 1) === 94 || (text.charCodeAt(index + 1) === 95 && text.charCodeAt(index + 2) === 94))) {
    end = text.charCodeAt(index + 1) === 94 ? index + 2 : index + 3
  }
  if (end < 0) return -1
  const kind = end < text.length ? kinds[text.charCodeAt(end)]! : Kind.space
  return kind === Kind.letter || kind === Kind.digit || kind === Kind.slash ? -1 : end
}
