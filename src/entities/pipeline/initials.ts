/**
 * Persons of initials and a surname, and those behind a form of address, of whom a model took a part or whom it took for something else: a point ends a sentence for it
 * as often as not (`Гринько О. П.`, `la Sra. Calatrava`).
 */
import type { TokenList } from '../../core/spans.js'
import { createForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import type { KnownNames } from '../lists/known-names.js'
import type { Mention } from '../types.js'
import { formsOfPersons } from './forms-of-address.js'
import { knownAs } from './known-type.js'
import { byStart } from './redactor.js'
import { withDon } from './roles/titles.js'
import { tokenFrom } from './token-places.js'

/** Languages that write the initials behind the surname. */
const initialsLast: ReadonlySet<EntityLanguage> = new Set(['rus', 'ukr', 'bul'])
const surname = /^\p{Lu}[\p{Ll}’'ʼ]+(?:-\p{Lu}[\p{Ll}’'ʼ]+)?$/u
const surnameBefore = /(?<![\p{L}\p{M}-])\p{Lu}[\p{Ll}’'ʼ]+(?:-\p{Lu}[\p{Ll}’'ʼ]+)?[ \u00a0]$/u
const initials = /^\p{Lu}\.(?:[ \u00a0]?\p{Lu}\.)?$/u
/** Behind initials a surname of their own would be theirs. */
const initialsBehind = /^[ \u00a0]\p{Lu}\.(?:[ \u00a0]?\p{Lu}\.)?(?![ \u00a0]?\p{Lu}[\p{Ll}’'ʼ.])(?!\p{L})/u
const ownSurname = /^[ \u00a0]?\p{Lu}[\p{Ll}’'ʼ]/u
/** At the beginning of a line, or of an item of a list. */
const initialsBefore = /(?:^|[\n\r]|[,;:(•–-][ \u00a0])((?:\p{Lu}\.[ \u00a0]?){1,3}[ \u00a0])$/u
const form = /^(\p{Lu}\p{Ll}{0,7}(?:\.(?:\p{Ll}{1,3}|[ªº]))?)\.[ \u00a0](?=\p{Lu})/u
const fewNames = /^\p{Lu}[\p{L}\p{M}’'-]+(?:[ \u00a0](?:d\p{Ll}{1,3}[ \u00a0])?\p{Lu}[\p{L}\p{M}’'-]+){0,2}$/u
const REACH = 40
/** A model that is as sure is believed. */
const SURE = 0.85

/** Names with such persons in place of what was found of them. @param flags of the lists, by token (`Flag`) */
export function withInitialedPersons(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): Mention[] {
  const { text } = tokens
  const isSurname = (start: number) => {
    const flag = flags[tokenFrom(tokens, start)]!
    return flag === 0 || (flag & Flag.surname) !== 0
  }
  const isKnown = (start: number, end: number) => known !== undefined && knownAs(createForm(text.slice(start, end), language), language, known) !== undefined
  const read = mentions.map((given): Mention => {
    const mention = withPoint(given, text, language)
    const { start, end, type, confidence = 1 } = mention
    if (type !== 'PERSON' && type !== 'ORGANIZATION' && type !== 'LOCATION') return mention
    const name = text.slice(start, end)
    if (type !== 'PERSON') {
      const addressed = confidence < SURE && name.includes('.') && !isKnown(start, end) ? form.exec(name) : null
      if (addressed !== null && formsOfPersons(language).has(addressed[1]!.toLowerCase()) && fewNames.test(name.slice(addressed[0].length)))
        return { ...mention, start: start + addressed[0].length, type: 'PERSON' }
    }
    if (initialsLast.has(language)) {
      if (mayBeInitial(text, end + 1) && surname.test(name) && (type === 'PERSON' || isSurname(start))) {
        const behind = initialsBehind.exec(text.slice(end, end + 12))
        if (behind !== null) return { ...mention, end: end + behind[0].length, type: 'PERSON' }
      }
      if (type === 'PERSON' && name.includes('.') && initials.test(name) && !ownSurname.test(text.slice(end, end + 3))) {
        const before = surnameBefore.exec(text.slice(Math.max(0, start - REACH), start))
        if (before !== null && isSurname(start - before[0].length)) return { ...mention, start: start - before[0].length }
      }
    }
    if (text[start - 2] !== '.' || !surname.test(name)) return mention
    if (type !== 'PERSON' && (confidence >= SURE || (flags[tokenFrom(tokens, start)]! & Flag.surname) === 0)) return mention
    const before = initialsBefore.exec(text.slice(Math.max(0, start - 12), start))
    if (before === null || isTitle(before[1]!.trim(), language)) return mention
    // `T. Mervi`: terveisin, regards
    if (language === 'fin' && before[1]!.trim() === 'T.' && (flags[tokenFrom(tokens, start)]! & Flag.given) !== 0) return mention
    if (isKnown(start - before[1]!.length, end)) return mention
    return { ...mention, start: start - before[1]!.length, type: 'PERSON' }
  })
  const kept: Mention[] = []
  for (const mention of read.sort(byStart)) {
    const last = kept.at(-1)
    // the surname and its initials were two names
    if (last !== undefined && mention.type === 'PERSON' && last.end > mention.start) {
      if (last.end - last.start < mention.end - mention.start) kept[kept.length - 1] = mention
    } else kept.push(mention)
  }
  return kept
}

/** Behind a given name: suspects have no more of a surname in Dutch and German papers. */
const initialSurname = /\p{Ll} (?:(?:van|de|den|der|von) ){0,2}\p{Lu}$/u
const abridged: ReadonlySet<EntityLanguage> = new Set(['nld', 'deu', 'swe', 'dan', 'nob', 'fin', 'pol', 'ces', 'slk'])

/** `Gerrit-Jan V.`, whose point a model took for that of the sentence. */
function withPoint(mention: Mention, text: string, language: EntityLanguage): Mention {
  const { start, end, type } = mention
  if (type !== 'PERSON' || text.charCodeAt(end) !== POINT || !abridged.has(language) || text[end - 1] === 'X') return mention
  return initialSurname.test(text.slice(Math.max(start, end - 16), end)) ? { ...mention, end: end + 1 } : mention
}

/** Whether a letter with a point may stand at a place; letters of two UTF-16 units are left to the expressions. */
function mayBeInitial(text: string, at: number): boolean {
  return text.charCodeAt(at + 1) === POINT || text.charCodeAt(at) >= FIRST_SURROGATE
}

const POINT = 46
const FIRST_SURROGATE = 0xd800

/** Whether a letter with a point is a form of address: `M. Lefèvre`, `D. Óscar`. */
function isTitle(written: string, language: EntityLanguage): boolean {
  return formsOfPersons(language).has(written.replace(/\.$/u, '').toLowerCase()) || (written === 'D.' && withDon.has(language))
}
