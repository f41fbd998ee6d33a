/**
 * Endings that given names have in talk and that the rules learned from treebanks lack: names by which somebody is called (`petře`, `олено`), Turkish cases without the
 * apostrophe (`merveyle`), possessives (`annas`), stems that change (`mikolle`), and what was learned in Latin letters for Serbian in Cyrillic ones.
 */

const germanic = 's>'
const serbian = 'o>a e> re>ar'
const harmony = (endings: string, vowels: string) => [...vowels].map((vowel) => endings.replaceAll('A', vowel)).join(' ')

/** Lines `ending>replacement` by language. */
const table: Readonly<Record<string, string>> = {
  deu: germanic,
  swe: germanic,
  dan: germanic,
  nob: germanic,
  nno: germanic,
  tur: `${harmony('dAn> tAn> dA> tA> yA> A> ylA> lA> lAr> lArA> lArlA> lArdA> gil>', 'ae')} ${harmony('nAn> An> yA> A> nAnki> Anki>', 'ıiuü')} giller> gile> gilde>`,
  ces: 'o>a ře>r ku>ek ku>k e> le>el',
  pol: 'o>a ku>ek ku>k le>el siu>sia niu>nia',
  slk: 'o>a',
  slv: 'o>a',
  hrv: serbian,
  srp: serbian,
  ukr: 'о>а е> ю>я у>о ку>ко ку>ек ом>о ю>й це>ець',
  bul: 'о>а е> ьо>',
  lit: 'ai>as e>a au>us',
  lav: 'i>is a>s',
  hun: 'val> vel> ával>a ével>e ét>e éhez>e éről>e étől>e énél>e ék> ék>e ék>a hez> höz> ról> tól> nek> nak>',
  fin: ['kk', 'tt', 'pp']
    .flatMap((stem) => [...'aiouy'].flatMap((vowel) => 'n lle lla lta sta ssa'.split(' ').map((ending) => `${stem[0]}${vowel}${ending}>${stem}${vowel}`)))
    .join(' ')
}

const cyrillic: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'ц',
  č: 'ч',
  ć: 'ћ',
  d: 'д',
  đ: 'ђ',
  e: 'е',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ј',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  š: 'ш',
  t: 'т',
  u: 'у',
  v: 'в',
  z: 'з',
  ž: 'ж'
}

/** The lines of endings of a language with those. @param learned those of its lists */
export function withTalkEndings(learned: readonly string[], language: string): string[] {
  const lines = [...learned, ...(table[language]?.split(' ') ?? [])]
  if (language === 'srp') lines.push(...lines.map((line) => line.replace(/\p{L}/gu, (letter) => cyrillic[letter] ?? letter)))
  return [...new Set(lines)]
}
