/** Schemes that are made from another one by leaving signs out: plain ASCII, and the loose spellings that people write. */

/** Letters that do not fall apart into a base letter and a sign. */
const SPECIAL: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
  ŋ: 'ng',
  ə: 'e',
  ɛ: 'e',
  ɑ: 'a',
  ɣ: 'gh',
  ɨ: 'y',
  ŀ: 'l',
  ʒ: 'zh',
  ƣ: 'gh',
  ʹ: '',
  ʺ: ''
}

/** Latin letters without diacritics; signs of ayn, hamza and softness stay as they are. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => {
      const special = SPECIAL[letter.toLowerCase()]
      if (special === undefined) return letter
      return letter === letter.toLowerCase() ? special : special.charAt(0).toUpperCase() + special.slice(1)
    })
    .normalize('NFC')
}

/** ASCII letters, digits and marks only: what has no plain letter is left out, quotation marks become apostrophes. */
export function ascii(text: string): string {
  return plainLetters(text)
    .replace(/[’‘ʼʻʾʿ′´`]/gu, "'")
    .replace(/[–—‐·]/gu, '-')
    .replace(/[^\x20-\x7e]/gu, '')
}

/** As people write without a scheme: no apostrophes, y for iy and yy, no silent signs. */
export function folk(text: string, language: string): string {
  const loose = ascii(text).replace(/["'`]/gu, '')
  if (language === 'rus' || language === 'ukr' || language === 'bel') {
    return loose
      .replace(/iy\b|yy\b/gu, 'y')
      .replace(/shch/giu, (start) => (start[0] === 'S' ? 'Sch' : 'sch'))
      .replace(/\bYe(?=[a-z])/gu, 'E')
  }
  if (language === 'jpn') return loose.replace(/ou/gu, 'o').replace(/uu/gu, 'u')
  return loose
}
