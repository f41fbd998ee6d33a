/** Numbers of three to five digits that are dialled: "a 999 call", "chiamate il 118", "الرقم 911". */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'

interface DialWords {
  /** Right before the number; apart by `|`, `*` stands for any ending. */
  readonly before: string
  /** Right behind it. */
  readonly behind?: string
}

const norwegian: DialWords = { before: 'ring|ringe|ringte|ringer|ringde|ringje|nødnummer|nødnummeret|nødtelefonen|nummeret' }

const words: Readonly<Partial<Record<EntityLanguage, DialWords>>> = {
  ara: { before: 'رقم|الرقم|الهاتف|هاتف|رقم الهاتف|الساخن|الطوارئ|للطوارئ|اتصال على|الاتصال على|اتصل على|اتصلوا على|اتصلي على' },
  bul: { before: 'телефон|телефона|номер|спешния|тел\\.' },
  cat: { before: 'truc* al|telèfon|número' },
  ces: { before: 'linku|lince|linka|linky|volejte|volat|zavolal|zavolala|číslo|čísle' },
  dan: { before: 'ring|ringe|ringede|ringer|nummeret|alarmcentralen|alarm' },
  deu: { before: 'wähl*|wähl* die|Notruf|Notrufnummer|Rufnummer|Hotline|Nummer|Notrufs', behind: '-?Anruf*|-?Notruf*' },
  ell: { before: 'καλέστε το|κάλεσε το|αριθμό|τηλεφωνήστε στο|τηλέφωνο' },
  eng: {
    before: 'call|calls|called|calling|dial|dials|dialled|dialed|dialling|dialing|ring|rang|phone|phoned|text',
    behind: 'call|calls|caller|callers|operator|operators|emergency|dispatcher|dispatchers|number|hotline|line|service|handler|handlers'
  },
  est: { before: 'helista*|numbril|numbrile|hädaabinumber|hädaabinumbril' },
  fin: { before: 'soit*|numeroon|hätänumeroon|hätänumero|hätänumeron', behind: '-?puhel*' },
  fra: { before: "appel* le|compos* le|numéro|joindre le|contact* le|d['’]urgence" },
  hin: { before: 'नंबर|डायल', behind: 'नंबर|डायल|पर कॉल' },
  hrv: { before: 'broj|nazvati|nazovite|nazvao|nazvala|zvati' },
  hun: { before: 'hívja a|hívta a|tárcsázza a', behind: '-?[eaö]s (?:segélyhívó*|szám*|telefonszám*)' },
  ind: { before: 'nomor|hubungi|telepon|menghubungi|darurat' },
  ita: { before: 'chiam* il|compon* il|numero|avvis* il|allertat* il|contatt* il' },
  msa: { before: 'nombor|hubungi|talian|talian kecemasan|menghubungi' },
  nld: { before: 'bel|belt|bellen|belde|nummer|alarmnummer|noodnummer', behind: '-?melding*' },
  nno: norwegian,
  nob: norwegian,
  pol: { before: 'numer|alarmowy|dzwoń pod|dzwonić pod|zadzwoń pod|zadzwonić pod|wybierz|telefon' },
  por: { before: 'lig* para o|lig* pro|lig* o|número|disque|telefone' },
  ron: { before: 'sun* la|apel* la|apel*|numărul|numărul de urgență' },
  rus: { before: 'номер|номеру|набра*|набер*|звоните|телефону|службы|службу|телефон' },
  slk: { before: 'linku|linke|linka|linky|volajte|volať|zavolal|číslo|čísle' },
  slv: { before: 'številko|številki|številka|pokličite|klic* na' },
  spa: { before: 'llam* al|marc* el|número|teléfono|emergencias' },
  srp: { before: 'broj|број|pozvati|позвати|pozovite|позовите' },
  swe: { before: 'ring|ringa|ringde|ringer|ringt|numret|nödnumret|larmnumret|nummer', behind: '-?samtal*' },
  tur: { before: 'numara', behind: "numara*|['’][uüıiea] ara*|['’]y[uüıiea] ara*|çağrı merkez*" },
  ukr: { before: 'номер|номером|набра*|телефонуйте|лінію|службу|телефон' },
  vie: { before: 'số|gọi|tổng đài|đường dây nóng' },
  zho: { before: '拨打|撥打|打|热线|熱線|电话|電話', behind: '报警|急救|热线|熱線|专线|專線|电话|電話' }
}

const short = /^(?:[019]\d{2}|1\d{3,4})$/u
/** A verb with the article of one number, and number itself: nothing is counted, whatever stands behind. */
const articleBefore = /(?<=\p{L} )(?:le|il|al|el|die|pod|στο|το) $|(?<!\p{L})رقم $/u
const phraseEnd = /^ ?(?:$|[.,;:!?)\]"”»\n،؛。](?!\d)| \p{L}{1,3}(?!\p{L}))/u
const joinedScripts: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['zho'])

const patternsOf = perLanguage((language: EntityLanguage): { readonly before: RegExp; readonly behind: RegExp | undefined } | undefined => {
  const row = words[language]
  if (row === undefined) return undefined
  const list = (joined: string) => joined.replaceAll('*', '\\p{L}{0,8}')
  const isJoined = joinedScripts.has(language)
  return {
    before: new RegExp(`${isJoined ? '' : '(?<![\\p{L}\\p{M}])'}(?:${list(row.before)})${isJoined ? '' : ':? '}$`, 'iu'),
    behind: row.behind === undefined ? undefined : new RegExp(`^ ?(?:${list(row.behind)})${isJoined ? '' : '(?![\\p{L}\\p{M}])'}`, 'iu')
  }
})

const REACH = 24

/** Whether the digits [start, end) are dialled. */
export function isServiceNumber(text: string, start: number, end: number, language: EntityLanguage): boolean {
  if (end - start < 3 || end - start > 5 || !short.test(text.slice(start, end))) return false
  const patterns = patternsOf(language)
  if (patterns === undefined) return false
  const before = text.slice(Math.max(0, start - REACH), start)
  const behind = text.slice(end, end + REACH)
  return patterns.behind?.test(behind) === true || (patterns.before.test(before) && (phraseEnd.test(behind) || articleBefore.test(before)))
}
