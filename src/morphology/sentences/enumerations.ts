/** Abbreviations that close an enumeration ("and so on"), and those with points that stand within sentences and at their end alike. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Without their last point, in small letters. */
const closing: Readonly<Record<string, ReadonlySet<string>>> = {
  bul: words('др т.н т.нат'),
  cat: words('etc'),
  ces: words('apod atd atp'),
  dan: words('etc m.fl m.m m.v mv osv'),
  deu: words('etc usf usw'),
  ell: words('κ.ά κ.λπ κλπ κ.ο.κ κτλ'),
  eng: words('etc'),
  est: words('jms jne jt'),
  fin: words('jne yms'),
  fra: words('etc'),
  hrv: words('itd itsl'),
  hun: words('stb'),
  ind: words('dll dsb dst'),
  ita: words('ecc etc'),
  lav: words('u.c u.tml utt'),
  lit: words('ir.kt t.t'),
  nld: words('enz etc'),
  nno: words('m.m mv osv'),
  nob: words('etc m.fl m.m mv osv'),
  pol: words('itd itp'),
  por: words('etc'),
  ron: words('etc ș.a.m.d'),
  rus: words('др пр т.д т.п'),
  slk: words('apod atď'),
  slv: words('idr ipd itd'),
  spa: words('etc'),
  srp: words('itd итд'),
  swe: words('etc m.fl m.m osv o.s.v'),
  tur: words('vb vs'),
  ukr: words('ін т.д т.п'),
  vie: words('v.v')
}

/** Whether the abbreviation (small letters, without its last point) closes an enumeration. */
export function closesEnumeration(abbreviation: string, language: string): boolean {
  return closing[language]?.has(abbreviation) === true
}

/** English words that begin sentences and no names: "the U.S. The answer". */
const englishStarts = words(
  'the he she it they we you this that these those there but and so if when while after before although because however his her its our their my your what why how who where no yes'
)
/** "U.S", "p.m", without the last point. */
const LETTERS_WITH_POINTS = /^\p{L}(?:\.\p{L})+$/u

/** Whether a sentence begins with the English word (small letters, written with a capital) behind letters with points. */
export function endsEnglishAcronym(abbreviation: string, next: string): boolean {
  return LETTERS_WITH_POINTS.test(abbreviation) && englishStarts.has(next)
}
