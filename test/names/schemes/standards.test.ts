/** Cases from the standards themselves and from the custom that they describe. */
import { describe, expect, it } from 'vitest'
import { openModels } from '../../../src/models/store.js'
import { DEFAULT_CODES, SCHEME_CODES, Schemes } from '../../../src/names/schemes/schemes.js'
import type { NameKind } from '../../../src/names/types.js'

const schemes = Schemes.open(openModels())

describe('texts by a scheme', () => {
  const cases: readonly (readonly [language: string, code: string, native: string, latin: string])[] = [
    // Revised Romanization, notification 2000-8
    ['kor', 'MOCT', '구미', 'gumi'],
    ['kor', 'MOCT', '백암', 'baegam'],
    ['kor', 'MOCT', '옥천', 'okcheon'],
    ['kor', 'MOCT', '합덕', 'hapdeok'],
    ['kor', 'MOCT', '월곶', 'wolgot'],
    ['kor', 'MOCT', '한밭', 'hanbat'],
    ['kor', 'MOCT', '설악', 'seorak'],
    ['kor', 'MOCT', '칠곡', 'chilgok'],
    ['kor', 'MOCT', '울릉', 'ulleung'],
    ['kor', 'MOCT', '대관령', 'daegwallyeong'],
    ['kor', 'MOCT', '백마', 'baengma'],
    ['kor', 'MOCT', '종로', 'jongno'],
    ['kor', 'MOCT', '왕십리', 'wangsimni'],
    ['kor', 'MOCT', '별내', 'byeollae'],
    ['kor', 'MOCT', '신라', 'silla'],
    ['kor', 'MOCT', '해돋이', 'haedoji'],
    ['kor', 'MOCT', '같이', 'gachi'],
    ['kor', 'MOCT', '좋고', 'joko'],
    ['kor', 'MOCT', '집현전', 'jiphyeonjeon'],
    ['kor', 'MOCT', '낙동강', 'nakdonggang'],
    ['kor', 'MOCT', '값을', 'gapseul'],
    ['kor', 'MOCT', '많아', 'mana'],
    ['kor', 'YALE', '한글', 'hankul'],
    // passports, ISO 3602, modified Hepburn
    ['jpn', 'HEBON', 'なんば', 'namba'],
    ['jpn', 'HEBON', 'はっちょう', 'hatcho'],
    ['jpn', 'HEBON', 'おおの', 'ono'],
    ['jpn', 'HEBON', 'たかとお', 'takatoo'],
    ['jpn', 'HEBON', 'にいがた', 'niigata'],
    ['jpn', 'HEBON', 'じゅん', 'jun'],
    ['jpn', 'BGN', 'しんよう', 'shin’yō'],
    ['jpn', 'BGN', 'ラーメン', 'rāmen'],
    ['jpn', 'KUNREI', 'ちゅうしん', 'tyûsin'],
    ['jpn', 'KUNREI', 'つづみ', 'tuzumi'],
    ['jpn', 'HEBON', 'ヴィクトリア', 'vikutoria'],
    // ISO 259, ISO 15919, ISO 9985, Buckwalter, SATTS
    ['heb', 'ISO259_2_1994', 'שָׁלוֹם', 'šalŵm'],
    ['heb', 'ISO259_1984', 'שָׁלוֹם', 'šålŵm'],
    ['heb', 'BGN', 'תֵּל אָבִיב', 'tel aviv'],
    ['hin', 'ISO15919_2001', 'अंग्रेज़ी', 'aṁgrēzī'],
    ['hin', 'IC', 'अमिताभ', 'amitabh'],
    ['tel', 'ISO15919_2001', 'తమిళనాడు', 'tamiḷanāḍu'],
    ['hye', 'ISO9985_1996', 'Հայաստան', 'Hayastan'],
    ['hye', 'BGN', 'Երևան', 'Yerevan'],
    ['ara', 'BUCKWALTER', 'مُحَمَّد', 'muHam~ad'],
    ['ara', 'SATTS', 'مُحَمَّد', 'MHMD'],
    // Royal Thai General System
    ['tha', 'RTGS', 'เชียงใหม่', 'chiangmai'],
    ['tha', 'RTGS', 'สระ', 'sa'],
    ['tha', 'RTGS', 'จริง', 'ching'],
    ['tha', 'RTGS', 'จันทร์', 'chan'],
    ['tha', 'RTGS', 'เกาะสมุย', 'kosamui'],
    ['tha', 'ISO11940_2_2007', 'จันทร์', 'can'],
    // tables
    ['rus', 'ISO9_1995', 'Щёлково', 'Ŝëlkovo'],
    ['rus', 'GOST_16876_71_A', 'Щука', 'Ščuka'],
    ['ell', 'ELOT743', 'Αθήνα', 'Athína'],
    ['ell', 'ELOT743', 'Χαλκίς', 'Chalkís'],
    ['ell', 'UND_BGN', 'Αθήνα', 'Athina'],
    ['ukr', 'BGN', 'Згурський', 'Zghurskyi'],
    ['kat', 'NATIONAL_2002', 'თბილისი', 'tbilisi'],
    ['yue', 'JYUTPING', '香港', 'hoeng1gong2'],
    ['rus', 'FOLK', 'Высоцкий', 'Vysotsky'],
    ['rus', 'NATIVE', 'Москва', 'Москва'],
    ['rus', 'ICU', 'Щука', 'Ŝuka']
  ]
  it.each(cases)('%s %s: %s', (language, code, native, latin) => expect(schemes.romanise(native, language, code)).toBe(latin))
})

describe('names by a scheme', () => {
  const cases: readonly (readonly [language: string, code: string, kind: NameKind, native: string, latin: string])[] = [
    // notes of ICS 630-01
    ['ara', 'IC', 'PERSON', 'مُعَمَّر القَذَّافِي', "Mu'ammar al-Qadhafi"],
    ['ara', 'IC', 'PERSON', 'عَبد الرَحمَن', "'Abd-al-Rahman"],
    ['ara', 'IC', 'PERSON', 'عَبدُاللَّه', "'Abdallah"],
    ['ara', 'IC', 'PERSON', 'أَبُو بَكر', 'Abu-Bakr'],
    ['ara', 'IC', 'PERSON', 'نُور الدِين', 'Nur-al-Din'],
    ['ara', 'IC', 'PERSON', 'تَمِيم آل ثانِي', 'Tamim Al Thani'],
    ['ara', 'IC', 'LOCATION', 'مِصر', 'Misr'],
    ['ara', 'IC', 'PERSON', 'حَسَن نَصر الله', 'Hasan Nasrallah'],
    ['ara', 'IC', 'PERSON', 'أُسامَة بن لادِن', 'Usamah Bin-Ladin'],
    ['ara', 'IC', 'PERSON', 'عَبد الفَتَّاح السِّيسِي', "'Abd-al-Fattah al-Sisi"],
    ['ara', 'IC', 'PERSON', 'يَحيى', 'Yahya'],
    ['ara', 'IC', 'LOCATION', 'جُمهُورِيَّة العِراق', "Jumhuriyat al-'Iraq"],
    ['ara', 'BGN', 'LOCATION', 'الرِّياض', 'Ar Riyāḑ'],
    ['ara', 'BGN', 'PERSON', 'عُمَر عائِشَة', '‘Umar ‘Ā’ishah'],
    ['ara', 'ALA_LC', 'PERSON', 'إِبراهِيم السِّيسِي', 'Ibrāhīm al-Sīsī'],
    ['fas', 'IC', 'PERSON', 'مُحَمَّد رِضا', 'Mohammad Reza'],
    ['fas', 'IC', 'PERSON', 'عَبدُالرَحمَن', 'Abdorrahman'],
    ['fas', 'IC', 'PERSON', 'رُوحُ الله خُمِینی', 'Ruhollah Khomini'],
    ['fas', 'IC', 'PERSON', 'رِضایی', "Reza'i"],
    ['fas', 'IC', 'PERSON', 'حُسَین', 'Hosein'],
    ['fas', 'IC', 'PERSON', 'خُسرَو', 'Khosro'],
    ['fas', 'IC', 'PERSON', 'ذوالفَقار', 'Zolfaghar'],
    ['urd', 'IC', 'PERSON', 'عَبدُالرَحمٰن', 'Abdur Rahman'],
    ['urd', 'IC', 'PERSON', 'نَصرُ الدین شاہ', 'Nasruddin Shah'],
    ['urd', 'IC', 'LOCATION', 'کوہِ نُور', 'Kuh-e Nur'],
    ['pus', 'IC', 'PERSON', 'حَامِد کَرزَی', 'Hamid Karzai'],
    ['pus', 'IC', 'PERSON', 'شَمسُ الدين', 'Shamsuddin'],
    ['pus', 'IC', 'PERSON', 'كَرِيم الأَفغَانِي', 'Karim al-Afghani'],
    ['heb', 'BGN', 'PERSON', 'בִּנְיָמִין נְתַנְיָהוּ', 'Binyamin Netanyahu'],
    ['zho', 'HYPY', 'PERSON', '曾国藩', 'Zeng Guofan'],
    ['zho', 'FOLK', 'PERSON', '呂后', 'Lu Hou'],
    ['kor', 'IC', 'LOCATION', '제주도', 'Cheju-do'],
    ['srp', 'FOLK', 'PERSON', 'Новак Ђоковић', 'Novak Djokovic'],
    ['kor', 'MOCT', 'PERSON', '한복남', 'Han Bok-nam'],
    ['kor', 'MOCT', 'PERSON', '남궁민', 'Namgung Min'],
    ['kor', 'MOCT', 'LOCATION', '삼죽면', 'Samjuk-myeon'],
    ['kor', 'MOCT', 'LOCATION', '인왕리', 'Inwang-ri'],
    ['kor', 'MOCT', 'LOCATION', '독립문', 'Dongnimmun'],
    ['kor', 'MOCT', 'ORGANIZATION', '신라', 'Silla'],
    ['kor', 'MCR', 'PERSON', '김정일', 'Kim Chŏng-il'],
    ['kor', 'IC', 'PERSON', '이담', 'Yi Tam'],
    ['zho', 'HYPY', 'PERSON', '李白文', 'Li Baiwen'],
    ['zho', 'HYPY_TONED', 'PERSON', '李白文', 'Li3 Bai2wen2'],
    ['zho', 'WADE_GILES', 'PERSON', '毛泽东', 'Mao Tse-tung'],
    ['zho', 'HYPY', 'PERSON', '诸葛亮', 'Zhuge Liang'],
    ['zho', 'HYPY', 'LOCATION', '西安', "Xi'an"],
    ['jpn', 'HEBON', 'PERSON', 'おおの ゆうこ', 'Ono Yuko'],
    ['tha', 'RTGS', 'PERSON', 'ทักษิณ', 'Thaksin'],
    ['tha', 'RTGS', 'LOCATION', 'บ้านหนองบัว', 'Ban Nong Bua'],
    ['tha', 'RTGS', 'LOCATION', 'เกาะสมุย', 'Ko Samui'],
    ['tha', 'RTGS', 'LOCATION', 'บ้านโนนสวรรค์', 'Ban Non Sawan'],
    ['tha', 'RTGS', 'LOCATION', 'ภูเก็ต', 'Phuket'],
    ['rus', 'IC', 'PERSON', 'Хрущёв', 'Khrushchev'],
    ['rus', 'IC', 'PERSON', 'Владимир Путин', 'Vladimir Putin'],
    ['kat', 'BGN', 'LOCATION', 'თბილისი', 'Tbilisi'],
    ['ara', 'BUCKWALTER', 'PERSON', 'محمد', 'mHmd']
  ]
  it.each(cases)('%s %s %s: %s', (language, code, kind, native, latin) => expect(schemes.render(native, language, code, kind)).toBe(latin))
})

describe('codes', () => {
  it('of every language are known ones, with NATIVE', () => {
    for (const language of Object.keys(DEFAULT_CODES)) {
      const codes = schemes.codesOf(language)
      expect(codes, language).toContain('NATIVE')
      expect(codes.filter((code) => !SCHEME_CODES.includes(code))).toEqual([])
      expect(codes, language).toContain(DEFAULT_CODES[language])
      for (const code of codes) expect(schemes.romanise('x', language, code), `${language} ${code}`).toBeDefined()
    }
  })

  it('that are not implemented give nothing', () => {
    expect(schemes.romanise('Москва', 'rus', 'MORSE')).toBeUndefined()
    expect(schemes.romanise('Москва', 'rus', 'HYPY')).toBeUndefined()
    expect(schemes.render('Wien', 'deu', 'IC', 'LOCATION')).toBeUndefined()
    expect(schemes.codesOf('deu')).toEqual(['NATIVE'])
  })
})

describe('hostile texts', () => {
  const texts = [
    '',
    ' ',
    '\u0651\u0651',
    'ー',
    'ッ',
    'ン',
    '์',
    '\u0301',
    '\ud800',
    '\uffff',
    "'",
    '-',
    '!?',
    'ｱ',
    '٣٤',
    'ﷺ',
    '\u200d',
    'Abcกд김ア中'.repeat(60)
  ]
  it('are written by every scheme', () => {
    for (const language of Object.keys(DEFAULT_CODES)) {
      for (const code of schemes.codesOf(language)) {
        for (const text of texts)
          for (const kind of ['PERSON', 'LOCATION', 'ORGANIZATION'] as const) expect(typeof schemes.render(text, language, code, kind)).toBe('string')
      }
    }
  })
})
