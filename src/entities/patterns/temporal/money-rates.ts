/** What an amount of money is paid for: "£950 per calendar month", "450 ש"ח ללילה", "200 de lei noaptea" are prices by the month and by the night, no dates. */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import type { Mention } from '../../types.js'

interface RatePhrases {
  /** Right behind the amount; `|` parts them. */
  readonly behind: string
  /** Right before it. */
  readonly before?: string
}

const norwegian: RatePhrases = {
  behind: '(?:per|pr.|pr|i|for) (?:natt|natta|natten|døgn|døgnet|dag|dagen|veke|veka|uke|uka|uken|månad|månaden|måned|måneden|år|året)|(?:om|i) (?:dagen|året)'
}
const serbian = '(?:po|na) (?:noći|noćenju|danu|mjesecu|mesecu|mjesec|mesec|dan|godinu)|mjesečno|mesečno|dnevno|godišnje'

const phrases: Readonly<Partial<Record<EntityLanguage, RatePhrases>>> = {
  ara: { behind: 'لليلة|لليلة الواحدة|شهريا|شهرياً|سنويا|سنوياً|يوميا|يومياً|في الشهر|في السنة|في اليوم' },
  ben: { behind: 'প্রতি (?:রাতে|রাত|মাসে|মাস|দিন|দিনে|বছর|বছরে)|মাসিক', before: 'মাসিক' },
  bul: { behind: 'на (?:нощ|вечер|ден|седмица|месец|година)|месечно|дневно|годишно' },
  cat: { behind: '(?:per|la|cada) (?:nit|setmana)|(?:al|per|cada) (?:mes|dia|any)' },
  ces: { behind: 'za (?:noc|den|týden|měsíc|rok)|měsíčně|denně|ročně' },
  dan: { behind: '(?:per|pr.|pr|om) (?:nat|natten|døgn|døgnet|dag|dagen|uge|ugen|måned|måneden|år|året)' },
  deu: { behind: '(?:pro|je) (?:Nacht|Tag|Woche|Monat|Kalendermonat|Jahr)|die (?:Nacht|Woche)|im (?:Monat|Jahr)|am Tag' },
  ell: { behind: '(?:τη|την|ανά|το|τον) (?:βραδιά|νύχτα|διανυκτέρευση|ημέρα|μέρα|βδομάδα|εβδομάδα|μήνα|χρόνο|έτος)|το βράδυ' },
  eng: { behind: '(?:per|a|each|every) (?:(?:calendar|working) )?(?:night|day|week|month|quarter|year)' },
  est: { behind: 'öö|kuus|päevas|nädalas|aastas' },
  fas: { behind: 'در (?:ماه|روز|سال|هفته)|برای هر شب|هر شب|ماهانه|سالانه|روزانه' },
  fin: { behind: 'yöltä|yö|kuukaudessa|kuussa|päivässä|viikossa|vuodessa' },
  fra: { behind: "(?:par|la) (?:nuit|semaine|nuitée)|(?:par|chaque) (?:mois|an|jour)|(?:le|l’|l') ?(?:mois|année)" },
  heb: { behind: 'ל(?:לילה|חודש|יום|שבוע|שנה)' },
  hin: { behind: 'प्रति (?:रात|दिन|माह|महीने|महीना|वर्ष|साल)|हर (?:रात|महीने|दिन|साल)|मासिक', before: 'मासिक|हर महीने' },
  hrv: { behind: serbian },
  hun: { behind: 'éjszakánként|havonta|naponta|évente|hetente' },
  ind: { behind: '(?:per|setiap|tiap) (?:malam|hari|minggu|bulan|tahun)|semalam|sebulan|sehari|seminggu|setahun' },
  ita: { behind: "(?:a|per|la) (?:notte|settimana)|al (?:mese|giorno)|all[’']anno" },
  lav: { behind: '(?:par|uz) (?:nakti|mēnesi|dienu|gadu)|mēnesī|dienā|nedēļā|gadā' },
  lit: { behind: '(?:per|už) (?:naktį|parą|mėnesį|dieną|savaitę|metus)' },
  msa: { behind: '(?:per|setiap|tiap-tiap|bagi setiap) (?:malam|hari|minggu|bulan|tahun)|semalam|sebulan|sehari|seminggu|setahun' },
  nld: { behind: '(?:per|elke|de) (?:nacht|dag|week|maand|kalendermaand|jaar)' },
  nno: norwegian,
  nob: norwegian,
  pol: { behind: '(?:za|na) (?:noc|dobę|dzień|tydzień|miesiąc|rok)|miesięcznie|dziennie|rocznie' },
  por: { behind: '(?:por|a|cada) (?:noite|semana|mês|dia|ano)|(?:ao|à) (?:mês|dia|noite|semana|ano)' },
  ron: { behind: '(?:pe|de|pentru o) (?:noapte|zi|lună|săptămână|an)|noaptea|lunar|luna|ziua' },
  rus: { behind: '(?:в|за) (?:ночь|сутки|день|неделю|месяц|год)|ежемесячно|ежегодно' },
  slk: { behind: 'za (?:noc|deň|týždeň|mesiac|rok)|mesačne|denne|ročne' },
  slv: { behind: 'na (?:noč|dan|teden|mesec|leto)|mesečno|dnevno|letno' },
  spa: { behind: '(?:por|la|cada) (?:noche|semana)|(?:al|por|cada) (?:mes|día|año)' },
  srp: { behind: `${serbian}|(?:по|на) (?:ноћи|ноћењу|дану|месецу|месец|дан|годину)|месечно|дневно|годишње` },
  swe: { behind: '(?:per|i|om) (?:natt|natten|dygn|dygnet|dag|dagen|vecka|veckan|månad|månaden|år|året)' },
  tgl: { behind: '(?:kada|bawat|isang|sa isang) (?:gabi|araw|linggo|buwan|taon)' },
  tha: { behind: 'ต่อ(?:คืน|วัน|เดือน|ปี|สัปดาห์)' },
  tur: { behind: 'gecelik|aylık|yıllık|günlük', before: 'aylık|yıllık|günlük|gecelik' },
  ukr: { behind: '(?:на|за|в) (?:ніч|добу|день|тиждень|місяць|рік)|щомісяця|щороку' },
  urd: { behind: 'فی (?:رات|دن|ماہ|مہینہ|سال)|ماہانہ|سالانہ', before: 'ماہانہ' },
  vie: { behind: '(?:một|mỗi) (?:đêm|ngày|tháng|tuần|năm)' },
  zho: { behind: '(?:一|每|每个|每個)(?:晚|夜|天|个月|個月|月|年)', before: '(?:每|每个|每個)(?:晚|夜|天|月|年)' }
}

const patternsOf = perLanguage((language: EntityLanguage) => {
  const row = phrases[language]
  if (row === undefined) return undefined
  // neither Chinese nor Thai writes blanks between words
  const [blank, edge] = language === 'zho' || language === 'tha' ? ['[ \\u00a0]?', ''] : ['[ \\u00a0]', '(?![\\p{L}\\p{M}\\p{N}])']
  // behind the word for the price of a month a date goes on: "im Monat Mai", "per 1 January"
  const whole = `${edge}(?![ \\u00a0]\\p{N})`
  return {
    behind: new RegExp(`^${blank}(?:${row.behind.replaceAll('pr.', 'pr\\.')})${whole}`, 'iu'),
    before: row.before === undefined ? undefined : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${row.before})${blank}$`, 'iu')
  }
})

/** Characters of the longest such phrase. */
const REACH = 28

/** Dates and times without those that say what an amount of money is paid for. Linear. @param dated and `quantities` in text order */
export function withoutRates(text: string, dated: readonly Mention[], quantities: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const patterns = patternsOf(language)
  const money = dated.length === 0 || patterns === undefined ? [] : quantities.filter(({ type }) => type === 'IDENTIFIER:MONEY')
  if (money.length === 0) return dated
  const ends = new Map<number, number>()
  const starts = new Map<number, number>()
  for (const { start, end } of money) {
    const behind = patterns!.behind.exec(text.slice(end, end + REACH))?.[0].length ?? 0
    for (let at = 0; at < behind; at++) ends.set(end + at, end + behind)
    const before = patterns!.before?.exec(text.slice(Math.max(0, start - REACH), start))?.[0].length ?? 0
    if (before > 0) starts.set(start - before, start)
  }
  return dated.filter(({ start, end }) => (ends.get(start) ?? -1) !== end && !(end <= (starts.get(start) ?? -1)))
}
