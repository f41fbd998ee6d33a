/** What a listed name can be, as bits: in the tables (16 bits an entry) and per token in the flags that the tagger reads. */

/** Bits of a table entry. */
export const Entry = {
  given: 1 << 0,
  surname: 1 << 1,
  person: 1 << 2,
  place: 1 << 3,
  /** Country, territory, large city. */
  major: 1 << 4,
  organisation: 1 << 5,
  /** Legal form: "Inc.", "GmbH". */
  suffix: 1 << 6,
  /** Word that begins or ends names of organisations: "University", "Bank". */
  head: 1 << 7,
  title: 1 << 8,
  job: 1 << 9,
  nationality: 1 << 10,
  religion: 1 << 11,
  language: 1 << 12,
  /** Work, event or product. */
  work: 1 << 13,
  /** Mostly an ordinary word of the language: a weak sign only. */
  common: 1 << 14,
  /** Some longer entry begins with this one and a blank. */
  continues: 1 << 15
} as const

/** Entries that are names proper, written with a capital where the script has capitals. */
export const NAMES = Entry.given | Entry.surname | Entry.person | Entry.place | Entry.major | Entry.organisation | Entry.head | Entry.work

/** Kinds that are flagged with a first and an inside bit, in the order of their flags. */
export const spanKinds = [
  Entry.person,
  Entry.place,
  Entry.organisation,
  Entry.title,
  Entry.job,
  Entry.nationality,
  Entry.religion,
  Entry.language,
  Entry.work
] as const

/** All span kinds together. */
export const SPANS = spanKinds.reduce((bits: number, kind) => bits | kind, 0)

/** Bits of a token's flags. A kind with `First` has its inside bit one higher. */
export const Flag = {
  given: 1 << 0,
  surname: 1 << 1,
  suffix: 1 << 2,
  head: 1 << 3,
  common: 1 << 4,
  /** Found under its dictionary form, not as written. */
  inflected: 1 << 5,
  major: 1 << 6,
  /** Part of a person, place or organisation of two or more tokens. */
  several: 1 << 7,
  personFirst: 1 << 8,
  placeFirst: 1 << 10,
  organisationFirst: 1 << 12,
  titleFirst: 1 << 14,
  jobFirst: 1 << 16,
  nationalityFirst: 1 << 18,
  religionFirst: 1 << 20,
  languageFirst: 1 << 22,
  workFirst: 1 << 24
} as const

/** Flag of the first token of a span kind; the following bit is the flag of its other tokens. */
export function firstFlag(kind: number): number {
  return 1 << (8 + 2 * kind)
}

/** Languages that write nationalities and religions with a capital. */
export const capitalTermLanguages: ReadonlySet<string> = new Set(['eng', 'nld', 'tur', 'ind', 'msa', 'tgl'])
