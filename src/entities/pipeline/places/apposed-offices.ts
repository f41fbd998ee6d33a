/**
 * The place of an office that commas set off from who has it (`حسین مرادی، بخشدار ماهان، گفت`, `Lurah Mangkubumen, Endah Sulistyowati,`, `Bà Hồ Thị Lành, trưởng thôn Tà
 * Rùng,`): it is a place, whatever a model made of it. Only offices of villages, districts and towns, which nothing but their place follows.
 */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings, withFound } from '../cover.js'
import { byStart } from '../redactor.js'
import { vietnameseName } from '../vietnamese-names.js'

interface Offices {
  /** Alternatives of a regular expression. */
  readonly offices: string
  /** Forms of address that may stand before a person. */
  readonly forms?: string
  readonly isUncased?: true
}

const apposed: Readonly<Partial<Record<EntityLanguage, Offices>>> = {
  ind: {
    offices:
      '(?:Wakil )?(?:Bupati|Wali ?[Kk]ota|Gubernur)|Lurah|Camat|Kades|Kadus|Kuwu|Keuchik|Geuchik|Perbekel|Kepala (?=(?:Desa|Dusun|Kelurahan|Kampung|Lingkungan|Pekon|Nagari) )',
    forms: 'Pak|Bu|Bapak|Ibu|Haji|Hajah|H\\.|Hj\\.|Drs\\.|Dra\\.'
  },
  msa: {
    offices: '(?:Timbalan )?Penghulu|Tok Batin|Tok Penghulu|(?:Penolong )?Pegawai Daerah|Ketua (?=(?:Kampung|Kg\\.?) )',
    forms: 'Encik|En\\.|Puan|Pn\\.|Cik|Tuan|Haji|Hajah'
  },
  vie: {
    offices: '[Tt]rưởng (?:thôn|bản|xóm|ấp|buôn|làng|khu phố|khóm)|[Bb]í thư [Cc]hi bộ(?: (?:thôn|bản|xóm|ấp|buôn|làng))?',
    forms: '[Ôô]ng|[Bb]à|[Aa]nh|[Cc]hị'
  },
  fas: { offices: 'بخشدار|فرماندار|استاندار|شهردار|دهیار|دادستان|امام[ \\u200c]جمعه', isUncased: true },
  ara: { offices: 'رئيس (?:بلدية|مجلس بلدية|مجلس قروي)|مختار(?: قرية| بلدة)?|عمدة|محافظ|قائمقام', isUncased: true },
  urd: { offices: 'ڈپٹی کمشنر|اسسٹنٹ کمشنر|کمشنر|میئر|ناظم', isUncased: true }
}

interface Patterns {
  readonly office: RegExp
  /** Between the place and the person behind it. */
  readonly between: RegExp
}

const CONFIDENCE = 0.85
const SOURCE = 'office-place'
/** A model that is surer is believed. */
const SURE = 0.9
/** What names of villages and districts begin with, and no person's. */
const unit = /^(?:Kampung|Kg\.?|Desa|Dusun|Mukim|Kelurahan|Kecamatan|Kabupaten|Lingkungan|Pekon|Nagari|Felda|Bandar) /u
/** Letters between a place and the person behind it. */
const MOST_BETWEEN = 10
/** Former, new, acting: and what stands in the place of one. */
const noPlace = /^(?:سابق|جدید|وقت|پیشین|فعلی|السابق|الجديد|الحالي|المدينة|القرية|البلدة|سٹی|نے|baru|lama|nonaktif)$|^(?:senior|bank) /iu

const patternsOf = perLanguage((language): Patterns | undefined => {
  const row = apposed[language]
  if (row === undefined) return undefined
  const word = row.isUncased ? '[\\p{L}\\p{M}\\u200c]{2,16}' : "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,16}"
  return {
    office: new RegExp(`(?<![\\p{L}\\p{M}-])(?:${row.offices})(?:(?<= )| )(?<place>${word}(?: ${word}){0,${row.isUncased ? 1 : 3}})(?=[,،][ \\u00a0])`, 'gu'),
    between: new RegExp(`^[,،][ \\u00a0](?:(?:${row.forms ?? '-'}) )?$`, 'u')
  }
})

/** The names with such places. Each pattern is bounded, so linear. @param mentions in any order */
export function withApposedOffices(text: string, mentions: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  if (language === 'ind' || language === 'msa') mentions = mentions.map((mention) => asVillage(mention, text))
  const patterns = patternsOf(language)
  if (patterns === undefined || !/[,،]/u.test(text)) return mentions
  const persons = mentions.filter(({ type }) => type === 'PERSON')
  const ends = new Set(persons.map(({ end }) => end))
  const starts = new Set(persons.map(({ start }) => start))
  const at = meetings([...persons].sort(byStart))
  const found = [...text.matchAll(patterns.office)].flatMap(({ 0: whole, index, groups }): Mention[] => {
    const end = index + whole.length
    const start = end - groups!.place!.length
    if (noPlace.test(groups!.place!)) return []
    const isBehindPerson = ends.has(index - 2) && /^[,،][ \u00a0]$/u.test(text.slice(index - 2, index))
    let person = end + 2
    while (person <= end + MOST_BETWEEN && !starts.has(person)) person++
    const isBeforePerson = starts.has(person) && patterns.between.test(text.slice(end, person))
    if (!isBehindPerson && !isBeforePerson) return []
    // `Lurah Siti Aminah, Bambang Wahyudi`: two persons, whom Vietnamese surnames tell
    if (language === 'vie' && vietnameseName.test(groups!.place!)) return []
    const isPerson = language !== 'vie' && at({ start, end }).some((one) => /\p{L} \p{L}/u.test(text.slice(one.start, one.end)))
    if (isPerson && !unit.test(groups!.place!)) return []
    return [ruleMention(start, end, 'LOCATION', SOURCE, CONFIDENCE)]
  })
  const places = meetings(found)
  return withFound(text.length, mentions, found, (mention) =>
    places(mention).some(
      ({ start, end }) => mention.start >= start && mention.end <= end && (mention.type !== 'LOCATION' || mention.end - mention.start < end - start)
    )
  )
}

/** `Kampung Parit Jawa`: a village, whatever a model took it for. */
const village = /^(?:Kampung|Kg\.?|Mukim|Dusun)(?: \p{Lu}[\p{L}'’.-]*){1,4}$/u

function asVillage(mention: Mention, text: string): Mention {
  const isOther = mention.type === 'PERSON' || mention.type === 'ORGANIZATION'
  return isOther && (mention.confidence ?? 1) < SURE && village.test(text.slice(mention.start, mention.end)) ? { ...mention, type: 'LOCATION' } : mention
}
