/**
 * What languages call two countries whose names in common use are also those of a continent and an island, so that no list of names can tell: CLDR's names of
 * territories, long and short, and the words of every newspaper. Spanish, Portuguese and Catalan mean the continent by `América`.
 * Cases that do not come down to the nominative's stems stand in `cases`, of names in the plural and, where adjectives or irregular words are in them, in the singular.
 */
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'
import { createForm, type NameForm } from './name.js'
import { compactName } from './organization-name.js'

type Country = 'US' | 'GB'

const names: Partial<Record<EntityLanguage, Readonly<Record<Country, string>>>> = {
  ara: { US: 'الولايات المتحدة|الولايات المتحدة الأمريكية|الولايات المتحدة الأميركية|أمريكا|أميركا', GB: 'المملكة المتحدة|بريطانيا|بريطانيا العظمى' },
  ben: { US: 'মার্কিন যুক্তরাষ্ট্র|যুক্তরাষ্ট্র|আমেরিকা', GB: 'যুক্তরাজ্য|ব্রিটেন' },
  bul: { US: 'Съединени щати|Съединените щати|Съединени американски щати|САЩ|Америка', GB: 'Обединено кралство|Обединеното кралство|Великобритания' },
  cat: { US: "Estats Units|Estats Units d'Amèrica|EUA", GB: 'Regne Unit|Gran Bretanya' },
  ces: { US: 'Spojené státy|Spojené státy americké|USA|Amerika', GB: 'Spojené království|Velká Británie|Británie' },
  dan: { US: 'USA|De Forenede Stater|Forenede Stater|Amerika', GB: 'Storbritannien|Det Forenede Kongerige' },
  deu: {
    US: 'Vereinigte Staaten|Vereinigten Staaten|Vereinigte Staaten von Amerika|USA|US|Amerika',
    GB: 'Vereinigtes Königreich|Vereinigten Königreich|Großbritannien'
  },
  ell: { US: 'Ηνωμένες Πολιτείες|Ηνωμένες Πολιτείες της Αμερικής|ΗΠΑ|Αμερική', GB: 'Ηνωμένο Βασίλειο|Μεγάλη Βρετανία|Βρετανία' },
  eng: { US: 'United States|United States of America|US|USA|America', GB: 'United Kingdom|UK|Great Britain|Britain' },
  est: { US: 'Ameerika Ühendriigid|Ühendriigid|USA|Ameerika', GB: 'Ühendkuningriik|Suurbritannia' },
  fas: { US: 'ایالات متحده|ایالات متحده آمریکا|آمریکا|امریکا', GB: 'بریتانیا|پادشاهی متحده' },
  fin: { US: 'Yhdysvallat|Amerikan yhdysvallat|USA|Amerikka', GB: 'Iso-Britannia|Britannia|Yhdistynyt kuningaskunta' },
  fra: { US: "États-Unis|États-Unis d'Amérique|USA|US|Amérique", GB: 'Royaume-Uni|Grande-Bretagne' },
  heb: { US: 'ארצות הברית|ארה"ב|ארה״ב|אמריקה', GB: 'הממלכה המאוחדת|בריטניה' },
  hin: { US: 'अमेरिका|अमरीका|संयुक्त राज्य|संयुक्त राज्य अमेरिका|यूएस|यूएसए', GB: 'यूनाइटेड किंगडम|ब्रिटेन|यूके' },
  hrv: { US: 'Sjedinjene Države|Sjedinjene Američke Države|SAD|Amerika', GB: 'Ujedinjeno Kraljevstvo|Velika Britanija|Britanija' },
  hun: { US: 'Egyesült Államok|Amerikai Egyesült Államok|USA|Amerika', GB: 'Egyesült Királyság|Nagy-Britannia' },
  ind: { US: 'Amerika Serikat|AS|USA|Amerika', GB: 'Britania Raya|Inggris Raya' },
  ita: { US: "Stati Uniti|Stati Uniti d'America|USA|America", GB: 'Regno Unito|Gran Bretagna' },
  jpn: { US: 'アメリカ|米国|アメリカ合衆国', GB: 'イギリス|英国' },
  kor: { US: '미국|아메리카합중국', GB: '영국' },
  lav: { US: 'Savienotās Valstis|Amerikas Savienotās Valstis|ASV|Amerika', GB: 'Apvienotā Karaliste|Lielbritānija' },
  lit: { US: 'Jungtinės Valstijos|Jungtinės Amerikos Valstijos|JAV|Amerika', GB: 'Jungtinė Karalystė|Didžioji Britanija|Britanija' },
  msa: { US: 'Amerika Syarikat|AS|Amerika', GB: 'United Kingdom|UK|Britain' },
  nld: { US: 'Verenigde Staten|Verenigde Staten van Amerika|VS|USA|Amerika', GB: 'Verenigd Koninkrijk|VK|Groot-Brittannië' },
  nno: { US: 'USA|Sambandsstatane|Amerika', GB: 'Storbritannia|Det sameinte kongeriket' },
  nob: { US: 'USA|De forente stater|Forente stater|Amerika', GB: 'Storbritannia|Det forente kongeriket' },
  pol: { US: 'Stany Zjednoczone|Stany Zjednoczone Ameryki|USA|Stany|Ameryka', GB: 'Zjednoczone Królestwo|Wielka Brytania|Brytania' },
  por: { US: 'Estados Unidos|Estados Unidos da América|EUA', GB: 'Reino Unido|Grã-Bretanha' },
  ron: { US: 'Statele Unite|Statele Unite ale Americii|SUA|America', GB: 'Regatul Unit|Marea Britanie' },
  rus: { US: 'Соединённые Штаты|Соединённые Штаты Америки|США|Штаты|Америка', GB: 'Соединённое Королевство|Великобритания|Британия' },
  slk: { US: 'Spojené štáty|Spojené štáty americké|USA|Amerika', GB: 'Spojené kráľovstvo|Veľká Británia|Británia' },
  slv: { US: 'Združene države|Združene države Amerike|ZDA|Amerika', GB: 'Združeno kraljestvo|Velika Britanija|Britanija' },
  spa: { US: 'Estados Unidos|Estados Unidos de América|EE.UU.|EE. UU.|EEUU|EUA', GB: 'Reino Unido|Gran Bretaña' },
  srp: {
    US: 'Сједињене Државе|Сједињене Америчке Државе|САД|Америка|Sjedinjene Države|Sjedinjene Američke Države|SAD|Amerika',
    GB: 'Уједињено Краљевство|Велика Британија|Британија|Ujedinjeno Kraljevstvo|Velika Britanija|Britanija'
  },
  swe: { US: 'USA|Förenta staterna|Amerikas förenta stater|Amerika', GB: 'Storbritannien|Förenade kungariket' },
  tam: { US: 'அமெரிக்கா|அமெரிக்க ஐக்கிய நாடுகள்', GB: 'ஐக்கிய இராச்சியம்|பிரிட்டன்|இங்கிலாந்து' },
  tel: { US: 'అమెరికా|అమెరికా సంయుక్త రాష్ట్రాలు', GB: 'యునైటెడ్ కింగ్‌డమ్|బ్రిటన్' },
  tgl: { US: 'Estados Unidos|US|USA|Amerika', GB: 'United Kingdom|UK|Britanya|Gran Britanya' },
  tha: { US: 'สหรัฐ|สหรัฐฯ|สหรัฐอเมริกา|อเมริกา', GB: 'สหราชอาณาจักร|อังกฤษ' },
  tur: { US: 'ABD|Amerika Birleşik Devletleri|Birleşik Devletler|Amerika', GB: 'Birleşik Krallık|Büyük Britanya|Britanya|İngiltere' },
  ukr: { US: 'Сполучені Штати|Сполучені Штати Америки|США|Штати|Америка', GB: 'Сполучене Королівство|Велика Британія|Великобританія|Британія' },
  urd: { US: 'امریکہ|امریکا|ریاستہائے متحدہ|ریاستہائے متحدہ امریکہ', GB: 'برطانیہ|مملکت متحدہ' },
  vie: { US: 'Hoa Kỳ|Mỹ|Hợp chúng quốc Hoa Kỳ', GB: 'Vương quốc Anh|Anh quốc' },
  zho: { US: '美国|美國|美利坚合众国|美利堅合眾國', GB: '英国|英國|联合王国|大不列颠' }
}

/** Genitives and other cases: endings of the plural are not taken off names, whose surnames end so in the singular (Иванов), and not all endings of adjectives. */
const cases: Partial<Record<EntityLanguage, Partial<Record<Country, string>>>> = {
  ces: { US: 'Spojeným státům|Spojeným státům americkým|Spojených států amerických' },
  est: {
    US: 'Ühendriikide|Ühendriike|Ühendriikides|Ühendriikidest|Ühendriikidesse|Ameerika Ühendriikide|Ameerika Ühendriike|Ameerika Ühendriikides|Ameerika Ühendriikidest|Ameerika Ühendriikidesse'
  },
  fin: {
    US: 'Yhdysvaltain|Yhdysvaltojen|Yhdysvaltoja|Yhdysvaltoihin|Yhdysvalloissa|Yhdysvalloista|Yhdysvalloille|Yhdysvalloilla|Yhdysvalloilta|Yhdysvalloiksi|Amerikan yhdysvaltain|Amerikan yhdysvaltojen'
  },
  hrv: { US: 'Sjedinjenih Država|Sjedinjenih Američkih Država' },
  lav: {
    US: 'Savienoto Valstu|Savienotajām Valstīm|Savienotajās Valstīs|Amerikas Savienoto Valstu|Amerikas Savienotajām Valstīm|Amerikas Savienotajās Valstīs',
    GB: 'Lielbritānijas|Lielbritānijai|Lielbritāniju|Lielbritānijā|Apvienotās Karalistes|Apvienotajai Karalistei|Apvienotajā Karalistē'
  },
  lit: {
    US: 'Jungtinėms Valstijoms|Jungtinių Amerikos Valstijų|Jungtinėms Amerikos Valstijoms',
    GB: 'Didžiosios Britanijos|Didžiajai Britanijai|Didžiąją Britaniją|Didžiojoje Britanijoje|Jungtinės Karalystės|Jungtinei Karalystei|Jungtinėje Karalystėje'
  },
  pol: { US: 'Stanów Zjednoczonych|Stanów Zjednoczonych Ameryki|Stanów', GB: 'Zjednoczonego Królestwa|Zjednoczonym Królestwie' },
  ron: { US: 'Statelor Unite|Statelor Unite ale Americii', GB: 'Marii Britanii|Regatului Unit' },
  rus: {
    US: 'Соединённых Штатов|Соединённым Штатам|Соединённых Штатов Америки|Соединённым Штатам Америки|Штатов',
    GB: 'Соединённого Королевства|Соединённому Королевству|Соединённом Королевстве'
  },
  slk: { US: 'Spojených štátov|Spojenými štátmi|Spojených štátov amerických|Spojenými štátmi americkými' },
  slv: {
    US: 'Združenih držav|Združenih državah|Združenim državam|Združenih držav Amerike|Združenih državah Amerike',
    GB: 'Združenega kraljestva|Združenem kraljestvu'
  },
  srp: {
    US: 'Сједињених Држава|Сједињених Америчких Држава|Sjedinjenih Država|Sjedinjenih Američkih Država',
    GB: 'Великој Британији|Velikoj Britaniji|Уједињеног Краљевства|Ujedinjenog Kraljevstva'
  },
  ukr: { US: 'Сполученим Штатам|Сполучених Штатів|Сполучених Штатів Америки|Штатів', GB: 'Сполученого Королівства|Сполученому Королівстві' }
}

const tableOf: (language: EntityLanguage) => ReadonlyMap<string, Country> = perLanguage(
  (language) =>
    new Map(
      [names[language], cases[language]]
        .flatMap((lists) => Object.entries(lists ?? {}))
        .flatMap(([country, list]) => list.split('|').map((name) => [compactName(createForm(name, language)), country as Country] as const))
    )
)

/** The country that a form is a name of, as far as it is one of the two. */
export function countryOf(form: Pick<NameForm, 'text' | 'folded' | 'stems'>, language: EntityLanguage): Country | undefined {
  return tableOf(language).get(compactName(form))
}
