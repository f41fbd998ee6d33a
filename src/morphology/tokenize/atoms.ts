/**
 * First pass of the tokenizer: cuts a text into atoms, the smallest pieces a token can consist of (a run of letters, a run of digits, one
 * punctuation mark, a whole web address). Whether neighbouring atoms stay together is decided later.
 */

import { astralKind, codePointAt, Kind, kinds } from '../../core/characters.js'
import { emojiEnd, keycapEnd } from './emoji.js'
import { domainEnd, emoticonEnd, handleEnd, hashtagEnd, isMailLocal, mailHostEnd, programEnd, urlEnd } from './patterns.js'

/** What stands between an atom and the one before it; `cut`: nothing, but a word starts; `bound`: a space inside a word. */
export const Gap = { none: 0, cut: 1, space: 2, bound: 3, newline: 4, paragraph: 5 } as const

/** What a `Kind.special` atom is, in `Atoms.types`: the values of `TokenClass`. */
export const SpecialType = { none: 0, url: 4, email: 5, handle: 6, hashtag: 7, emoji: 8 } as const

/** Cuts a run of Han, kana or Thai into words by adding atoms; returns false when it cannot (no model). */
export type RunSegmenter = (atoms: Atoms, start: number, end: number, kind: number) => boolean

/** Atoms of one text in reusable arrays; `count` of each array's entries are in use. */
export class Atoms {
  text = ''
  count = 0
  starts: Uint32Array
  ends: Uint32Array
  kinds: Uint8Array
  /** `Gap` before the atom. */
  gaps: Uint8Array
  /** `SpecialType` of a special atom. */
  types: Uint8Array

  constructor(capacity: number) {
    this.starts = new Uint32Array(capacity)
    this.ends = new Uint32Array(capacity)
    this.kinds = new Uint8Array(capacity)
    this.gaps = new Uint8Array(capacity)
    this.types = new Uint8Array(capacity)
  }

  add(start: number, end: number, kind: number, gap: number, type: number): void {
    const index = this.count++
    this.starts[index] = start
    this.ends[index] = end
    this.kinds[index] = kind
    this.gaps[index] = gap
    this.types[index] = type
  }
}

/** Whether the kind is written without spaces and belongs to a dictionary segmenter. */
export function isRunKind(kind: number): boolean {
  return (kind >= Kind.han && kind <= Kind.katakana) || kind === Kind.thai
}

/** Adds a run of Han, kana or Thai without a model: Han character by character, kana by script, Thai as a whole. */
export function addPlainRun(atoms: Atoms, start: number, end: number): void {
  const { text } = atoms
  let index = start
  while (index < end) {
    const point = codePointAt(text, index)
    const kind = point > 0xffff ? Kind.han : kinds[point]!
    let next = index + (point > 0xffff ? 2 : 1)
    while (next < end) {
      const following = kinds[text.charCodeAt(next)]!
      if (following !== Kind.mark && (kind === Kind.han || following !== kind)) break
      next++
    }
    atoms.add(index, next, kind, index === start ? Gap.none : Gap.cut, SpecialType.none)
    index = next
  }
}

const MARK_LIKE_CONTROL = 0x200b
/** Steps between two looks at whether the task has been cancelled. */
const STEPS_A_CHECK = 4096

/** Fills `atoms` with the atoms of `text`. Linear in the length of the text, whatever it holds. @param check called every few milliseconds */
export function scanAtoms(atoms: Atoms, text: string, segmentRun: RunSegmenter, check?: () => void): void {
  atoms.text = text
  atoms.count = 0
  const length = text.length
  let index = 0
  let gap: number = Gap.none
  // no bare host name starts before this offset: keeps "a.a.a.a" linear
  let domainTried = 0
  // the same of names of programs
  let programTried = 0
  for (let steps = 1; index < length; steps++) {
    if (steps % STEPS_A_CHECK === 0) check?.()
    const code = text.charCodeAt(index)
    let kind = kinds[code]!
    let next = index + 1
    if (kind === Kind.space) {
      if (gap < Gap.space) gap = Gap.space
      index = next
      continue
    }
    if (kind === Kind.newline) {
      if (code === 13 && text.charCodeAt(next) === 10) next++
      gap = gap >= Gap.newline || code === 0x2028 || code === 0x2029 || code === 12 ? Gap.paragraph : Gap.newline
      index = next
      continue
    }
    let type: number = SpecialType.none
    if (kind === Kind.control && code >= 0xd800 && code <= 0xdbff) {
      const point = codePointAt(text, index)
      if (point > 0xffff) {
        kind = astralKind(point)
        next = index + 2
      }
    }
    if (kind === Kind.letter) {
      next = runEnd(text, next, Kind.letter)
      const follow = next < length ? text.charCodeAt(next) : 0
      if (follow === 58 || follow === 46) {
        let end = urlEnd(text, index, next)
        if (end < 0 && follow === 46 && index >= domainTried && code < 128) {
          const match = domainEnd(text, index)
          end = match.end
          domainTried = match.read
        }
        if (end >= 0) {
          next = end
          kind = Kind.special
          type = SpecialType.url
        }
      }
      if (type === SpecialType.none && code < 128 && index >= programTried && isProgramFollow(follow)) {
        const end = programEnd(text, index)
        if (end > 0) next = end
        else programTried = -end
      }
    } else if (kind === Kind.digit) {
      const keycap = keycapEnd(text, index)
      if (keycap >= 0) {
        next = keycap
        kind = Kind.special
        type = SpecialType.emoji
      } else next = runEnd(text, next, Kind.digit)
    } else if (isRunKind(kind)) {
      next = scriptRunEnd(text, next, kind)
      const before = atoms.count
      if (!segmentRun(atoms, index, next, kind)) addPlainRun(atoms, index, next)
      atoms.gaps[before] = gap
      gap = Gap.none
      index = next
      continue
    } else if (kind === Kind.emoji) {
      next = emojiEnd(text, index)
      kind = Kind.special
      type = SpecialType.emoji
    } else if (kind === Kind.at || kind === Kind.hash) {
      const found = scanSign(atoms, text, index, kind, gap)
      if (found < 0) {
        index = -found
        gap = Gap.none
        continue
      }
      if (found > 0) {
        next = found
        type = text.charCodeAt(found - 1) === 0x20e3 ? SpecialType.emoji : kind === Kind.at ? SpecialType.handle : SpecialType.hashtag
        kind = Kind.special
      }
    } else if (kind === Kind.colon || kind === Kind.semicolon || kind === Kind.math) {
      const last = atoms.count - 1
      const free = gap >= Gap.space || last < 0 || (atoms.kinds[last] !== Kind.letter && atoms.kinds[last] !== Kind.digit)
      const end = free ? emoticonEnd(text, index) : -1
      if (end >= 0) {
        next = end
        kind = Kind.special
        type = SpecialType.emoji
      }
    } else if (kind === Kind.control) {
      while (next < length && kinds[text.charCodeAt(next)] === Kind.control && codePointAt(text, next) <= 0xffff) next++
    } else if (kind === Kind.mark) {
      next = markEnd(text, next)
      kind = code < 0x300 || (code >= MARK_LIKE_CONTROL && code <= 0x206f) ? Kind.control : Kind.letter
      if (kind === Kind.letter) next = runEnd(text, next, Kind.letter)
    }
    // marks and invisible characters stay with what they follow
    if (next < length && kinds[text.charCodeAt(next)]! === Kind.mark) next = markEnd(text, next)
    atoms.add(index, next, kind, gap, type)
    gap = Gap.none
    index = next
  }
}

/** Whether what stands behind letters may go on the name of a program: `Node.js`, `D3.js`, `my_file.py`. */
const isProgramFollow = (code: number): boolean => code === 46 || code === 45 || code === 95 || (code >= 48 && code <= 57)

/** End of a run of letters or digits from `index` on, with the marks inside it. */
function runEnd(text: string, from: number, kind: number): number {
  let index = from
  const length = text.length
  while (index < length) {
    const code = text.charCodeAt(index)
    const found = kinds[code]!
    if (found === kind || found === Kind.mark) index++
    else if (found === Kind.control && code >= 0xd800 && code <= 0xdbff) {
      const point = codePointAt(text, index)
      if (point <= 0xffff) break
      const astral = astralKind(point)
      if (astral !== kind && astral !== Kind.mark) break
      index += 2
    } else break
  }
  return index
}

function markEnd(text: string, from: number): number {
  let index = from
  while (index < text.length && kinds[text.charCodeAt(index)] === Kind.mark) index++
  return index
}

/** End of a run of Han and kana, or of Thai. */
function scriptRunEnd(text: string, from: number, kind: number): number {
  let index = from
  while (index < text.length) {
    const code = text.charCodeAt(index)
    const found = kinds[code]!
    if (found === Kind.mark || (kind === Kind.thai ? found === Kind.thai : found >= Kind.han && found <= Kind.katakana)) index++
    else if (kind !== Kind.thai && found === Kind.control && codePointAt(text, index) >= 0x20000) index += 2
    else break
  }
  return index
}

/**
 * Looks at an `@` or `#`.
 * @returns the end of a handle, tag or keycap that starts there; 0 when the sign is a plain character; minus the end of a mail address,
 * which then has replaced the atoms of its local part
 */
function scanSign(atoms: Atoms, text: string, index: number, kind: number, gap: number): number {
  if (kind === Kind.hash) {
    const keycap = keycapEnd(text, index)
    if (keycap >= 0) return keycap
  }
  const last = atoms.count - 1
  const attached =
    gap === Gap.none && last >= 0 && (atoms.kinds[last] === Kind.letter || atoms.kinds[last] === Kind.digit || atoms.kinds[last] === Kind.underscore)
  if (kind === Kind.hash) return attached ? 0 : Math.max(0, hashtagEnd(text, index))
  const afterUrl = gap === Gap.none && last >= 0 && atoms.types[last] === SpecialType.url
  if (attached || afterUrl) {
    const end = mailHostEnd(text, index + 1)
    if (end < 0) return 0
    let first = last
    while (first > 0 && atoms.gaps[first] === Gap.none && isLocalAtom(atoms, text, first) && isLocalAtom(atoms, text, first - 1)) first--
    if (!isLocalAtom(atoms, text, first)) return 0
    // a point or hyphen cannot start the address
    while (first < last && atoms.kinds[first] !== Kind.letter && atoms.kinds[first] !== Kind.digit) first++
    atoms.count = first + 1
    atoms.ends[first] = end
    atoms.kinds[first] = Kind.special
    atoms.types[first] = SpecialType.email
    return -end
  }
  return Math.max(0, handleEnd(text, index))
}

function isLocalAtom(atoms: Atoms, text: string, index: number): boolean {
  const kind = atoms.kinds[index]!
  if (kind === Kind.special)
    return (
      atoms.types[index] === SpecialType.url &&
      isMailLocal(text.charCodeAt(atoms.ends[index]! - 1)) &&
      !text.slice(atoms.starts[index], atoms.ends[index]).includes('/')
    )
  if (kind !== Kind.letter && kind !== Kind.digit && kind !== Kind.period && kind !== Kind.hyphen && kind !== Kind.underscore && kind !== Kind.math)
    return false
  return isMailLocal(text.charCodeAt(atoms.starts[index]!)) && isMailLocal(text.charCodeAt(atoms.ends[index]! - 1))
}
