/** Codes of romanisation schemes on the wire, and which rule table or module makes each of them for a language. */

/** Every code that callers may name; which are implemented depends on the language. */
export const SCHEME_CODES: readonly string[] = (
  'FBIS BGN IC SATTS BUCKWALTER UNRSGN ALA_LC IGN RJGC ISO233_1984 SES DMG EI KNAB ALLWORTH ISO9_1995 WWS JDEC_AF MELTS ISO233_2_1993 ISO233_3_1999 ' +
  'WIKIPEDIA_ASCII ELOT743 ISO843_1997 ISO259_1984 ISO259_2_1994 ANSIZ39_25_1975 GOST_16876_71_A GOST_7_79_2000_2 ISO9984_1996 NATIONAL_2002 ' +
  'SASM_GNC_BROAD ASCII IC_BGN UND_BGN EXT_IC ICU UNGEGN IPA KORDA MORSE YALE MCR LUKOFF SK JG MOCT HYPY HYPY_TONED WADE_GILES TYPY TYPY_TONED CTPY ' +
  'ISO11940_1998 ISO11940_2_2007 RTGS JYUTPING HEBON KUNREI ISO15919_2001 ITRANS ISCII NCC ISO9985_1996 PRIVATE_USE FOLK UNKNOWN NATIVE'
).split(' ')

/** The default scheme to English by language; other languages are copied under `NATIVE`. */
export const DEFAULT_CODES: Readonly<Record<string, string>> = {
  ara: 'IC',
  fas: 'IC',
  pus: 'IC',
  urd: 'IC',
  rus: 'IC',
  zho: 'HYPY',
  jpn: 'HEBON',
  kor: 'MOCT',
  ell: 'ELOT743',
  tha: 'RTGS',
  heb: 'ISO259_2_1994',
  ukr: 'BGN',
  bel: 'BGN',
  bul: 'BGN',
  mkd: 'BGN',
  srp: 'BGN',
  hin: 'IC',
  ben: 'UNGEGN',
  tam: 'UNGEGN',
  tel: 'UNGEGN',
  hye: 'BGN',
  kat: 'BGN',
  yue: 'JYUTPING'
}

/** Rule tables by language and code. A name that begins with `*` is a module's (`modules.ts`). */
export const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ara: {
    IC: '*arabic-ic',
    BGN: 'bgnpcgn-ara-Arab-Latn-1956',
    UNGEGN: 'un-ara-Arab-Latn-2017',
    UNRSGN: 'un-ara-Arab-Latn-1972',
    ALA_LC: 'alalc-ara-Arab-Latn-1997',
    ISO233_1984: 'iso-ara-Arab-Latn-233-1984',
    ISO233_2_1993: 'iso-ara-Arab-Latn-233-2-1993',
    SES: 'ses-ara-Arab-Latn-1930',
    BUCKWALTER: '*buckwalter',
    SATTS: '*satts',
    ICU: 'cldr Arabic-Latin'
  },
  fas: {
    IC: '*arabic-ic',
    BGN: 'bgnpcgn-prs-Arab-Latn-2007',
    UNGEGN: 'un-prs-Arab-Latn-1967',
    ALA_LC: 'alalc-fas-Arab-Latn-1997',
    ISO233_3_1999: 'iso-prs-Arab-Latn-233-3-1999',
    ICU: 'cldr Arabic-Latin'
  },
  prs: { IC: '*arabic-ic', BGN: 'bgnpcgn-prs-Arab-Latn-2007', UNGEGN: 'un-prs-Arab-Latn-1967', ISO233_3_1999: 'iso-prs-Arab-Latn-233-3-1999' },
  pus: { IC: '*arabic-ic', BGN: 'bgnpcgn-pus-Arab-Latn-1968', ICU: 'cldr Arabic-Latin' },
  urd: { IC: '*arabic-ic', BGN: 'bgnpcgn-urd-Arab-Latn-2007', UNGEGN: 'un-urd-Arab-Latn-1972', ICU: 'cldr Arabic-Latin' },
  rus: {
    IC: 'odni-rus-Cyrl-Latn-2015',
    BGN: 'bgnpcgn-rus-Cyrl-Latn-1947',
    UNGEGN: 'un-rus-Cyrl-Latn-1987',
    ISO9_1995: 'iso-rus-Cyrl-Latn-9-1995',
    GOST_16876_71_A: 'gost-rus-Cyrl-Latn-16876-71-1983',
    GOST_7_79_2000_2: 'gost-rus-Cyrl-Latn-7.79-2000-2002',
    ALA_LC: 'alalc-rus-Cyrl-Latn-2012',
    ICU: 'cldr Cyrillic-Latin'
  },
  ukr: {
    IC: 'odni-ukr-Cyrl-Latn-2015',
    BGN: 'bgnpcgn-ukr-Cyrl-Latn-2019',
    UNGEGN: 'un-ukr-Cyrl-Latn-2012',
    ISO9_1995: 'iso-rus-Cyrl-Latn-9-1995',
    ALA_LC: 'alalc-ukr-Cyrl-Latn-2011',
    ICU: 'cldr Cyrillic-Latin'
  },
  bel: {
    IC: 'odni-bel-Cyrl-Latn-2015',
    BGN: 'bgnpcgn-bel-Cyrl-Latn-1979',
    UNGEGN: 'un-bel-Cyrl-Latn-2007',
    ISO9_1995: 'iso-rus-Cyrl-Latn-9-1995',
    ALA_LC: 'alalc-bel-Cyrl-Latn-1997',
    ICU: 'cldr Cyrillic-Latin'
  },
  bul: {
    IC: 'odni-bul-Cyrl-Latn-2015',
    // the agreement of 2013 is the Streamlined System, as this table has it
    BGN: 'odni-bul-Cyrl-Latn-2015',
    UNGEGN: 'un-bul-Cyrl-Latn-1977',
    ISO9_1995: 'iso-rus-Cyrl-Latn-9-1995',
    ALA_LC: 'alalc-bul-Cyrl-Latn-1997',
    ICU: 'cldr Cyrillic-Latin'
  },
  mkd: {
    IC: 'odni-mkd-Cyrl-Latn-2015',
    BGN: 'bgnpcgn-mkd-Cyrl-Latn-2013',
    UNGEGN: 'un-mkd-Cyrl-Latn-1977',
    ISO9_1995: 'iso-rus-Cyrl-Latn-9-1995',
    ALA_LC: 'alalc-mkd-Cyrl-Latn-2013',
    ICU: 'cldr Cyrillic-Latin'
  },
  srp: {
    IC: 'odni-srp-Cyrl-Latn-2015',
    BGN: 'bgnpcgn-srp-Cyrl-Latn-2005',
    UNGEGN: 'un-srp-Cyrl-Latn-1997',
    ISO9_1995: 'iso-rus-Cyrl-Latn-9-1995',
    ALA_LC: 'alalc-srp-Cyrl-Latn-2013',
    ICU: 'cldr Cyrillic-Latin'
  },
  ell: {
    BGN: 'bgnpcgn-ell-Grek-Latn-1996',
    ELOT743: 'elot-ell-Grek-Latn-743-2001-ts',
    ISO843_1997: 'iso-ell-Grek-Latn-843-1997-t1',
    UNGEGN: 'un-ell-Grek-Latn-1987-ts',
    ALA_LC: 'alalc-ell-Grek-Latn-2010',
    IPA: 'un-ell-Grek-Latn-1987-phonetic',
    ICU: 'cldr Greek-Latin'
  },
  heb: { ISO259_1984: '*iso259', ISO259_2_1994: '*iso259-2', BGN: '*hebrew', UNGEGN: '*hebrew', ICU: 'cldr Hebrew-Latin' },
  kat: {
    IC: 'odni-kat-Geor-Latn-2015',
    BGN: 'bgnpcgn-kat-Geor-Latn-2009',
    NATIONAL_2002: 'ggg-kat-Geor-Latn-2002',
    UNGEGN: 'ggg-kat-Geor-Latn-2002',
    ISO9984_1996: 'iso-kat-Geor-Latn-9984-1996',
    ALA_LC: 'alalc-kat-Geor-Latn-2011',
    ICU: 'cldr Georgian-Latin'
  },
  hye: { BGN: 'cldr Armenian-Latin-BGN', ISO9985_1996: '*armenian', ALA_LC: '*armenian-alalc' },
  hin: { IC: '*indic-ic', UNGEGN: 'un-hin-Deva-Latn-2016', ALA_LC: 'alalc-hin-Deva-Latn-2011', ISO15919_2001: '*indic', ITRANS: '*itrans' },
  ben: {
    UNGEGN: '*indic',
    ALA_LC: 'alalc-ben-Beng-Latn-1997',
    ISO15919_2001: '*indic',
    ISCII: 'bis-ben-Beng-Latn-13194-1991',
    ITRANS: '*itrans',
    FOLK: '*indic-ic'
  },
  tam: { UNGEGN: 'un-tam-Taml-Latn-1972', ALA_LC: 'alalc-tam-Taml-Latn-2011', ISO15919_2001: '*indic', ITRANS: '*itrans', FOLK: '*indic-ic' },
  tel: {
    UNGEGN: 'un-tel-Telu-Latn-1972',
    ALA_LC: '*indic',
    ISO15919_2001: '*indic',
    ISCII: 'bis-tel-Telu-Latn-13194-1991',
    ITRANS: '*itrans',
    FOLK: '*indic-ic'
  },
  tha: { RTGS: '*thai', BGN: '*thai', UNGEGN: '*thai', ISO11940_2_2007: '*thai-iso', ISO11940_1998: 'iso-tha-Thai-Latn-11940-1998' },
  jpn: { HEBON: '*hepburn', BGN: '*hepburn-macron', ALA_LC: '*hepburn-macron', KUNREI: '*kunrei', ICU: '*hepburn-macron' },
  kor: {
    MOCT: '*revised',
    BGN: '*revised',
    MCR: 'var-kor-Hang-Latn-mr-1939',
    IC: 'odni-kor-Hang-Latn-2015',
    ALA_LC: 'alalc-kor-Hang-Latn-1997',
    YALE: '*yale'
  },
  prk: { BGN: 'bgnpcgn-kor-Hang-Latn-kn-1945', NATIONAL_2002: 'kp-kor-Hang-Latn-2002' },
  zho: {
    HYPY: '*pinyin',
    HYPY_TONED: '*pinyin',
    BGN: '*pinyin',
    IC: '*pinyin',
    ALA_LC: '*pinyin',
    WADE_GILES: '*pinyin',
    TYPY: '*pinyin',
    TYPY_TONED: '*pinyin'
  },
  yue: { JYUTPING: '*jyutping' }
}

/** Codes that every language with any other scheme has: made from its base scheme (see `derived.ts`). */
export const DERIVED_CODES = ['UND_BGN', 'EXT_IC', 'IC_BGN', 'ASCII', 'FOLK', 'NATIVE'] as const
