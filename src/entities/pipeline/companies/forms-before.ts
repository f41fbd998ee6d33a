/**
 * Companies whose kind or legal form stands before the name: `SARL Dupont Frères`, `P.H.U. Janex Jan Wróbel`, `ИП Сайфутдинов Р. Р.`, `Công ty TNHH Minh Phát`,
 * `شركة النور للتجارة`, `주식회사 대한상사`; and those of scripts without capitals whose form is behind it (`כהן ובניו בע"מ`).
 */
import type { Span, TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'

const blank = '[ \\u00a0]'
/** A capitalised word, with those that are joined to it (`Saint-Gobain`, `L'Oréal`). */
const name = "\\p{Lu}[\\p{L}\\p{M}\\p{N}]{0,30}(?:['’&-]\\p{L}[\\p{L}\\p{M}]{0,30}){0,3}"

const french = new RegExp(
  `(?<![\\p{L}\\p{N}&.-])(?:(?:SARL|EURL|SASU|SAS|SNC|SCI|SCOP|SELARL|SCEA|GAEC|GIE)|(?<=\\b[Ll]a${blank})SA)${blank}(?:(?:Les|Le|La|L['’])${blank}?)?${name}(?:${blank}(?:(?:&|et|de|du|des|de${blank}la|d['’])${blank}?)?(?!(?:SARL|EURL|SASU|SAS|SNC|SCI|SA)(?!\\p{L}))${name}|${blank}(?:&|et)${blank}(?:fils|frères|associés|cie|compagnie)(?!\\p{L}))*`,
  'gu'
)

/** Trades in names of Vietnamese companies, of which the later syllables may be small. */
const trades =
  'mại|vụ|tư|dựng|xuất|nhập|khẩu|tải|lịch|phẩm|nghệ|pháp|mềm|tế|triển|động|sản|thuật|khí|tử|mặc|trang|ấn|cáo|thông|nghiệp|thành|viên|liệu|dược|tô|học|bị|năng|lượng|phân|phối|thiết|kế|doanh|kinh|và'
const syllable = '\\p{Lu}[\\p{L}\\p{M}\\p{N}&.-]{0,20}(?<![.])'
const vietnamese = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:[Cc]ông ty|CÔNG TY|CTY|Cty|[Nn]gân hàng) (?:(?:TNHH|CP|MTV|TMCP|TM|DV|[Cc]ổ phần|[Tt]hương mại [Cc]ổ phần|[Tt]rách nhiệm hữu hạn|[Mm]ột thành viên|[Mm]ột [Tt]hành viên|[Hh]ợp danh) ){1,3}(?:${syllable})(?: (?:${syllable}|(?:${trades})(?![\\p{L}\\p{M}])|&)){0,11}`,
  'gu'
)
/** Cooperatives, schools and shops, whose kind is a part of the name as well. */
const vietnameseHouses = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:[Hh]ợp tác xã|HTX|[Dd]oanh nghiệp tư nhân|DNTN) ${syllable}(?: (?:(?:sạch|toàn|hợp|sản|vụ|nghiệp|chăn|nuôi|tải|và) ){0,3}${syllable}){0,5}|[Tt]rường (?:[Tt]iểu học|THCS|THPT|[Mm]ầm non|[Mm]ẫu giáo|[Tt]rung học (?:[Cc]ơ sở|[Pp]hổ thông)) ${syllable}(?: ${syllable}){0,3}|(?:[Qq]uán(?: (?:ăn|nhậu|phở|bún|cơm|cà phê|cafe|bánh|chè|lẩu|ốc|nước)){0,2}|[Tt]iệm(?: (?:vàng|bạc|bánh|tóc|thuốc|tạp hóa|may|cầm đồ|sửa xe|điện thoại)){0,2}|[Cc]ửa hàng(?: (?:tạp hóa|điện thoại|điện máy|quần áo|thời trang|vật liệu xây dựng|xe máy|hoa|bách hóa)){0,1}|[Nn]hà hàng|[Nn]hà thuốc|[Nn]hà nghỉ|[Kk]hách sạn) (?!(?:Việt|Nhật|Hàn|Trung|Pháp|Thái|Ấn|Mỹ|Ý|Âu|Á)(?![\\p{L}\\p{M}]))${syllable}(?: ${syllable}){0,3})(?![\\p{L}\\p{M}])`,
  'gu'
)
const vietnameseTail = / (?:&|\p{Ll}[\p{L}\p{M}]*)$/u

const arabicWord = '[\\p{L}\\p{M}]{2,20}'
/** A name between the kind and what the company is for, or its legal form. */
const arabic = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:شركة|مؤسسة|مجموعة|مصنع|مكتب|دار)${blank}(?!(?:كبيرة|صغيرة|جديدة|محلية|أجنبية|عالمية|خاصة|عامة|وطنية|متخصصة|تعمل|تابعة|واحدة|أخرى|أو|في|من|على)(?![\\p{L}\\p{M}]))${arabicWord}(?:${blank}(?!لل)${arabicWord}){0,2}(?:${blank}لل${arabicWord}(?:${blank}وال${arabicWord})*(?:${blank}(?:ش\\.?${blank}?م\\.?${blank}?م|ذ\\.?${blank}?م\\.?${blank}?م|المحدودة)(?![\\p{L}\\p{M}])\\.?)?|${blank}(?:ش\\.${blank}?م\\.${blank}?[معلب]|ذ\\.${blank}?م\\.${blank}?م|ش\\.م\\.ب|المحدودة)(?![\\p{L}\\p{M}])\\.?)`,
  'gu'
)

const latinWord = '\\p{Lu}[\\p{L}\\p{N}&-]{0,24}'
/** Legal forms and cooperatives. */
const indonesian = new RegExp(`(?<![\\p{L}\\p{N}.])(?:CV|UD|PD|KUD|BUMDes|Koperasi)\\.? ${latinWord}(?: ${latinWord}){0,4}`, 'gu')
/** Before the owner a shop is called after. */
const tagalogForm = '(?:Aling|Mang|Ka|Kuya|Ate|Nanay|Tatay|Lola|Lolo|Tita|Tito)'
/** Shops by what stands behind their name, cooperatives and schools by what stands before it. */
const tagalog = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${tagalogForm} ${latinWord}['’]s ${latinWord}(?: ${latinWord})?|Sari-Sari Store ni (?:${tagalogForm} )?${latinWord}|${latinWord}(?:['’]s)?(?: (?:(?:and|&) )?${latinWord}(?:['’]s)?){0,4} (?:(?:and|&) )?(?:Sari-Sari Store|Construction Supply|General Merchandise|Auto Supply|Auto Parts|School Supplies|Water Refilling Station|Lomi House|Lending|Pawnshop|Enterprises|Merchandise|Junk ?[Ss]hop|Bakeshop|Bakery|Carinderia|Eatery|Trading|Hardware)|(?:Samahan|Samahang|Kapisanan|Kooperatiba|Kooperatibang|Unyon|Asosasyon|Kilusan|Pederasyon|Alyansa)(?: ${latinWord}){0,2}(?: ng (?:mga )?${latinWord}(?: ${latinWord}){0,2}){1,2}|(?:Paaralang (?:Elementarya|Sekundarya)|Mababang Paaralan|Mataas na Paaralan) ng (?:mga )?(?:St[oa]\\. )?${latinWord}(?: ${latinWord}){0,2})(?![\\p{L}\\p{N}])`,
  'gu'
)

const thai =
  /(?:ห้างหุ้นส่วนจำกัด|ห้างหุ้นส่วนสามัญ|หจก\.) ?[\p{Script=Thai}\p{L}&.-]{2,40}|บริษัท ?[\p{Script=Thai}\p{L}&.-]{2,40}(?: [\p{Script=Thai}\p{L}&.-]{2,30}){0,3}? จำกัด(?: ?\(มหาชน\))?/gu

/** Polish firms of one person, with the trade name and who has it. */
const polishWord = '\\p{Lu}[\\p{L}\\p{N}-]{1,24}'
const polish = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:P\\.?P?\\.?H\\.?U\\.?|[FZ]\\.?P?\\.?H\\.?U\\.?|P?\\.?P\\.?U\\.?H\\.?|F\\.?U\\.?H\\.?)${blank}(?:[„"«]${polishWord}(?:${blank}${polishWord}){0,3}[”"»]|${polishWord})(?:${blank}(?:(?:i|&)${blank})?${polishWord}){0,4}(?:${blank}(?:[Ss]p\\.${blank}j\\.|s\\.${blank}?c\\.))?`,
  'gu'
)

/** A private entrepreneur: with a whole name, or a surname and initials. */
const cyrillicWord = '\\p{Lu}\\p{Ll}{1,24}(?:-\\p{Lu}\\p{Ll}{1,24})?'
const entrepreneur = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:ИП|ФОП|СПД|ФЛП)${blank}(?!(?:Республик|Российск|Украин|України|Московск|Республік))(?:${cyrillicWord}${blank}\\p{Lu}\\.${blank}?(?:\\p{Lu}\\.)?|\\p{Lu}\\.${blank}?(?:\\p{Lu}\\.)?${blank}?${cyrillicWord}|${cyrillicWord}(?:${blank}${cyrillicWord}){1,2})(?![\\p{L}\\p{N}])`,
  'gu'
)

const hebrewForm = /[ \u00a0](?:בע["״”]מ|בעמ)(?![\p{L}\p{M}])/gu
/** Kinds of companies and prepositions before a name. */
const beforeHebrew = /^(?:[בלמהוש]?ה?חברת|[בלמהו]?החברה|של|את|עם|על|מול|ידי|מאת|לכבוד|עבור|ספק|לקוח|וגם|או|גם)$/u
const MOST_HEBREW = 4
const HEBREW_REACH = 64

const korean =
  /(?<![\p{L}\p{N}])주식회사[ \u00a0](?:[\p{L}\p{N}]|&(?=\p{L})){2,20}|(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,20}(?:\([주유]\)|㈜)|(?<![\p{L}\p{N}])(?:\([주유]\)|㈜)[ \u00a0]?[\p{L}\p{N}]{2,20}|(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,20}[ \u00a0]주식회사(?![ \u00a0]?[\p{L}\p{N}]{2})/gu

/** The companies of a text whose form stands before the name, without overlaps and in text order. Bounded by the lengths in the patterns, so linear. */
export function companiesBehindKinds({ text, starts, ends, count }: TokenList, language: EntityLanguage, tokenAt: (offset: number) => number): Span[] {
  if (language === 'fra') return matches(text, french)
  if (language === 'pol') return matches(text, polish)
  if (language === 'rus' || language === 'ukr') return matches(text, entrepreneur)
  if (language === 'vie') {
    const companies = matches(text, vietnamese).map(({ start, end }) => ({ start, end: withoutTail(text, start, end) }))
    return [...companies, ...matches(text, vietnameseHouses)]
  }
  if (language === 'ind') return matches(text, indonesian)
  if (language === 'tgl') return matches(text, tagalog)
  if (language === 'tha') return matches(text, thai)
  if (language === 'ara') return matches(text, arabic)
  if (language === 'heb') return hebrew(text)
  if (language !== 'kor') return []
  // a particle is a token of its own: `주식회사 대한상사에서`
  return matches(text, korean).map(({ start, end }) => {
    const last = tokenAt(end - 1)
    const first = tokenAt(start)
    const form = /^주식회사.|^(?:\([주유]\)|㈜)/u.exec(text.slice(start, end))
    if (form === null || last >= count) return { start, end }
    const named = tokenAt(start + form[0].length)
    return { start: starts[first]!, end: Math.max(ends[named] ?? end, ends[first]!) }
  })
}

function matches(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: whole, index }) => ({ start: index, end: index + whole.length }))
}

/** Small syllables and signs at the end belong to the sentence. */
function withoutTail(text: string, start: number, end: number): number {
  let last = end
  for (let tail = vietnameseTail.exec(text.slice(start, last)); tail !== null; tail = vietnameseTail.exec(text.slice(start, last))) last -= tail[0].length
  return last
}

function hebrew(text: string): Span[] {
  const found: Span[] = []
  for (const { 0: form, index } of text.matchAll(hebrewForm)) {
    const from = Math.max(0, found.at(-1)?.end ?? 0, index - HEBREW_REACH)
    const clause = /[^\n\r,;:.()]*$/u.exec(text.slice(from, index))![0]
    const words = clause.trim().split(/[ \u00a0]+/u)
    const kind = words.findLastIndex((word) => beforeHebrew.test(word))
    const named = kind < 0 ? words : words.slice(kind + 1)
    // without a word that the name begins behind, a longer stretch is a sentence
    if (named.length === 0 || named[0] === '' || named.length > (kind < 0 ? MOST_HEBREW - 1 : MOST_HEBREW)) continue
    found.push({ start: index - clause.length + clause.lastIndexOf(named.join(' ')), end: index + form.length })
  }
  return found
}
