/** Words for "and" between names, by language (ISO 639-3), in small letters. With an asterisk where they are other words between two names elsewhere. */
const table: Readonly<Record<string, string>> = {
  eng: 'and',
  deu: 'und',
  fra: 'et',
  spa: 'y e',
  por: 'e',
  ita: 'e ed',
  cat: 'i',
  nld: 'en',
  swe: 'och',
  dan: 'og',
  nob: 'og',
  nno: 'og',
  fin: 'ja',
  est: 'ja',
  lav: 'un',
  lit: 'ir',
  pol: 'i oraz',
  ces: 'a i',
  slk: 'a i',
  slv: 'in*',
  hrv: 'i',
  srp: 'и i',
  bul: 'и',
  rus: 'и',
  ukr: 'і й та',
  ell: 'και',
  tur: 've ile*',
  hun: 'és',
  ron: 'și şi',
  ind: 'dan',
  msa: 'dan',
  tgl: 'at*',
  vie: 'và',
  hin: 'और',
  ben: 'এবং ও',
  urd: 'اور',
  ara: 'و',
  fas: 'و',
  heb: 'ו'
}

/** Of one language. */
export const andWordsOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(table).map(([language, words]) => [language, words.replaceAll('*', '')])
)

/** Of all languages, where hardly one is anything else between two names. */
export const andWords: readonly string[] = [
  ...new Set([
    '&',
    ...Object.values(table)
      .flatMap((words) => words.split(' '))
      .filter((word) => !word.endsWith('*'))
  ])
]

/** Alternatives of a pattern. */
export const andPattern = andWords.join('|')
