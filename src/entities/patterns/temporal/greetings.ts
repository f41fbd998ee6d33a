/** Greetings and wishes that name a part of the day or a day of the week, but no date: "Guten Morgen", "feliz domingo". */
import type { EntityLanguage } from '../../languages.js'

interface Greetings {
  /** Words that make a greeting of the part of the day or the day of the week behind them. */
  readonly wishes?: string
  /** Whole ones. */
  readonly phrases?: string
}

const malay: Greetings = { wishes: 'selamat' }

export const greetings: Readonly<Partial<Record<EntityLanguage, Greetings>>> = {
  ara: { phrases: 'صباح الخير|مساء الخير|صباح النور|مساء النور' },
  ben: { wishes: 'শুভ' },
  bul: { wishes: 'добро|добър|лека|приятна|приятен|хубав' },
  cat: { wishes: 'bon|bona|bones|feliç' },
  ces: { wishes: 'dobré|dobrou|dobrý|hezký|pěkný|krásný' },
  dan: { wishes: 'god|godt|rigtig god' },
  deu: { wishes: 'guten|gute|gutes|schönen|schönes' },
  ell: { wishes: 'καλό|καλή|καλές' },
  eng: { wishes: 'good|happy' },
  est: { wishes: 'head|ilusat' },
  fas: { phrases: 'صبح بخیر|شب بخیر|عصر بخیر|ظهر بخیر|روز بخیر' },
  fin: { wishes: 'hyvää|hauskaa|mukavaa' },
  fra: { wishes: 'bon|bonne' },
  heb: { phrases: 'בוקר טוב|לילה טוב|ערב טוב|צהריים טובים|שבת שלום' },
  hin: { wishes: 'शुभ' },
  hrv: { wishes: 'dobro|dobra|laku|ugodan|ugodnu' },
  hun: { wishes: 'jó|szép|kellemes' },
  ind: malay,
  ita: { wishes: 'buon|buona|felice' },
  kor: { phrases: '좋은 아침|좋은 저녁|좋은 밤' },
  lav: { wishes: 'labu|jauku' },
  lit: { wishes: 'labą|geros|labas|gero' },
  msa: malay,
  nld: { wishes: 'goede|goeie|fijne|prettige|prettig|fijn' },
  nno: { wishes: 'god|fin' },
  nob: { wishes: 'god|fin' },
  pol: { wishes: 'dobry|dobrej|miłego|miłej|udanego', phrases: 'sto lat!' },
  por: { wishes: 'bom|boa|bons|feliz' },
  ron: { wishes: 'bună', phrases: 'noapte bună|seară bună' },
  rus: { wishes: 'доброе|доброго|доброй|спокойной|хорошего|приятного' },
  slk: { wishes: 'dobré|dobrú|dobrý|pekný|krásny' },
  slv: { wishes: 'dobro|dobra|lahko|lep' },
  spa: { wishes: 'feliz|buen|buenos|buenas' },
  srp: { wishes: 'добро|добра|лаку|лепо|dobro|dobra|laku' },
  swe: { wishes: 'god|trevlig|fin' },
  tgl: { wishes: 'magandang' },
  tha: { phrases: 'ราตรีสวัสดิ์|อรุณสวัสดิ์' },
  tur: { wishes: 'iyi|hayırlı|mutlu' },
  ukr: { wishes: 'доброго|доброї|добрий|гарного' },
  urd: { phrases: 'صبح بخیر|شب بخیر' },
  vie: { wishes: 'chúc|chúc một' },
  zho: { phrases: '早上好|下午好|晚上好|中午好' }
}
