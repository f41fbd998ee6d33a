/**
 * Word structure of Korean names before they are romanised (Revised Romanization, notification 2000-8, section 3; the same custom with McCune-Reischauer):
 * surname and given name apart, the two syllables of a given name parted by a hyphen, units of land set off by a hyphen.
 */
import type { NameKind } from '../types.js'
import { isHangulSyllable } from './hangul.js'

/** Surnames of two syllables. */
const DOUBLE_SURNAMES = new Set('남궁 독고 동방 등정 망절 부여 사공 서문 선우 어금 제갈 황목 황보 강전 소봉 장곡'.split(' '))
/** Units of land that are set off by a hyphen; those of several syllables first. */
const UNITS = '특별시 광역시 도 시 군 구 읍 면 리 동 가'.split(' ')
const MOST_NAME_SYLLABLES = 5
const MOST_UNITS = 3

/** A name in hangul with blanks and hyphens where the standards put them; sounds do not change across either. */
export function markedKoreanName(text: string, kind: NameKind): string {
  const words = text.normalize('NFC').trim().split(/\s+/u)
  if (kind === 'LOCATION') return words.map(place).join(' ')
  const [first, ...rest] = words
  if (kind !== 'PERSON' || first === undefined) return words.join(' ')
  if (rest.length > 0) return words.map(given).join(' ')
  const syllables = [...first]
  if (!syllables.every(isHangulSyllable) || syllables.length > MOST_NAME_SYLLABLES || syllables.length < 2) return first
  const size = syllables.length > 2 && DOUBLE_SURNAMES.has(first.slice(0, 2)) ? 2 : 1
  return `${first.slice(0, size)} ${given(first.slice(size))}`
}

function given(word: string): string {
  return word.length === 2 && [...word].every(isHangulSyllable) ? [...word].join('-') : word
}

function place(word: string): string {
  let name = word
  let units = ''
  for (let count = 0; count < MOST_UNITS; count++) {
    // a name of one syllable is not taken apart
    const unit = UNITS.find((each) => name.endsWith(each) && name.length > each.length + 1)
    if (unit === undefined) break
    units = `-${unit}${units}`
    name = name.slice(0, -unit.length)
  }
  return name + units
}
