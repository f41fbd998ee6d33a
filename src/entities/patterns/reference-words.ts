/**
 * Numbers that only point at something: orders, invoices, passports, customers, flats. What such a number belongs to stands before it, as a word of its own ("Order no.
 * 4471", "номер заказа 4471") or with the word for a number as its end ("Bestellnummer 4471"). They count nothing and have no type in the API.
 */

import { joinsToNames } from '../language-kinds.js'
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'
import { numberedPlaces } from './numbered-places.js'

/** What has numbers, by language: `things` in the cases in which they stand before a number, `flats` by themselves, `numbers` as ends of words; `_` joins words of two syllables. */
interface ReferenceWords {
  readonly things?: string
  /** The same where a word or sign for a number stands between. */
  readonly numbered?: string
  readonly flats?: string
  readonly numbers?: string
}

/** Places in texts, laws and houses that have numbers, in the forms that stand before them; those of at most two letters with a point. */
const placeWords: Readonly<Partial<Record<EntityLanguage, string>>> = {
  ara: 'المادة مادة صفحة ص الغرفة غرفة الفصل',
  bul: 'чл член стр страница стая глава ред',
  cat: 'art article pàg pàgina p habitació capítol sala fila',
  ces: 'čl článek článku s str strana straně kapitola kapitole pokoj pokoji odst odstavec řada',
  dan: 's side kapitel rum artikel',
  deu: 'art artikel abs absatz satz s seite zimmer raum kapitel kap ziffer ziff reihe gleis abb abbildung tab tabelle pos',
  ell: 'άρθρο άρθρου σελ σελίδα δωμάτιο κεφάλαιο',
  eng: 'art article p pp page pages row room chapter section sec clause paragraph para table figure fig gate platform seat',
  est: 'lk lehekülg peatükk tuba',
  fas: 'ماده صفحه ص اتاق فصل',
  fin: 's sivu sivulla luku huone artikla',
  fra: 'art article p page chapitre chap chambre salle quai alinéa al rang pos',
  heb: 'סעיף עמוד עמ חדר פרק',
  hrv: 'čl članak članka str stranica stranici soba sobi',
  ind: 'pasal halaman hal kamar bab',
  ita: 'art articolo pag pagina p capitolo cap camera stanza comma binario fila pos',
  lav: 'lpp pants istaba',
  lit: 'psl puslapis straipsnis kambarys',
  msa: 'perkara halaman bilik bab',
  nld: 'art artikel lid blz pagina p kamer hoofdstuk rij spoor pos',
  nno: 's side kapittel rom rad',
  nob: 's side kapittel rom rad',
  pol: 'art artykuł artykułu s str strona stronie rozdział pokój pokoju ust poz pkt rząd',
  por: 'art artigo pág página p capítulo cap sala fila',
  ron: 'art articol articolul pag pagina p camera capitolul cap alin sala',
  rus: 'ст статья статьи статье стр страница странице глава гл комната комнате п пункт ряд',
  slk: 'čl článok článku s str strana strane kapitola izba izbe ods',
  slv: 'čl člen členu str stran strani soba sobi',
  spa: 'art artículo pág página p capítulo cap habitación sala fila andén apartado',
  srp: 'čl član str strana strani soba sobi чл члан стр страна страни соба соби',
  swe: 's sid sida sidan kap kapitel rum rad spår',
  tur: 'madde sayfa s oda bölüm',
  ukr: 'ст стаття статті стор сторінка сторінці глава розділ кімната кімнаті п пункт ряд',
  vie: 'điều trang phòng chương'
}

const nordic = { things: 'ordre faktura kunde pass', numbers: 'nummer nummeret nr' }

const words: Readonly<Partial<Record<EntityLanguage, ReferenceWords>>> = {
  ara: { things: 'الطلب الفاتورة الجواز جواز الحجز العميل التذكرة', flats: 'شقة' },
  ben: { things: 'অর্ডার চালান পাসপোর্ট', flats: 'ফ্ল্যাট' },
  bul: { things: 'поръчка фактура паспорт резервация билет', flats: 'ап апартамент' },
  cat: { things: 'postal comanda factura passaport reserva client bitllet', flats: 'pis' },
  ces: { things: 'psč objednávka objednávky objednávku faktura faktury fakturu pasu zákazníka rezervace ičo ič dič', flats: 'byt' },
  dan: nordic,
  deu: {
    things: 'plz postleitzahl bestellung auftrag rechnung reisepass personalausweis kunde vorgang ticket buchung az aktenzeichen geschäftszeichen hrb hra',
    flats: 'wohnung whg',
    numbers: 'nummer nr'
  },
  ell: { things: 'παραγγελία παραγγελίας τιμολόγιο τιμολογίου διαβατήριο διαβατηρίου κράτηση κράτησης', flats: 'διαμέρισμα' },
  eng: {
    things:
      'postcode zip zipcode pincode order invoice passport customer account booking reservation ticket reference ref case policy tracking confirmation company registration charity nhs licence license membership claim po item sku lot batch parcel docket receipt rma',
    numbered: 'registered serial model part file job roll permit vat account lease lot purchase delivery contract quote id folio chassis engine unit',
    flats: 'flat apartment apt suite unit'
  },
  est: { things: 'tellimus arve pass klient', flats: 'korter', numbers: 'number nr' },
  fas: { things: 'سفارش فاکتور گذرنامه پاسپورت', flats: 'واحد' },
  fin: { things: 'tilaus lasku passi asiakas varaus', flats: 'as', numbers: 'numero nro' },
  fra: {
    things: 'postal commande facture passeport client réservation dossier billet rcs siren siret',
    numbered: 'devis contrat reçu compte police lot série bon livraison référence',
    flats: 'appartement appt'
  },
  heb: { things: 'הזמנה חשבונית דרכון לקוח קבלה', numbered: 'תיק חוזה פוליסה מוצר', flats: 'דירה' },
  hin: { things: 'ऑर्डर चालान पासपोर्ट ग्राहक टिकट', flats: 'फ्लैट' },
  hrv: { things: 'narudžba narudžbe račun računa putovnica putovnice', flats: 'stan' },
  hun: { things: 'rendelés számla útlevél', numbers: 'szám száma számú' },
  ind: { things: 'pesanan faktur paspor pelanggan tiket', flats: 'unit' },
  ita: {
    things: 'cap ordine fattura passaporto cliente prenotazione pratica biglietto iva rea',
    numbered: 'contratto preventivo ricevuta bolla ddt conto polizza protocollo articolo lotto serie',
    flats: 'interno int'
  },
  jpn: { things: '郵便番号 〒 注文番号 請求書番号 パスポート番号 予約番号 お客様番号 会員番号 伝票番号' },
  kor: { things: '우편번호 주문번호 송장번호 여권번호 예약번호 고객번호 회원번호' },
  lav: { things: 'pasūtījums pasūtījuma rēķins rēķina pase pases', flats: 'dz' },
  lit: { things: 'užsakymas užsakymo sąskaita sąskaitos pasas paso', flats: 'bt butas' },
  msa: { things: 'pesanan invois pasport pelanggan tiket', flats: 'unit' },
  nld: {
    things: 'postcode bestelling factuur paspoort klant reservering order kvk btw',
    numbered: 'offerte contract bon polis artikel rekening dossier serie',
    flats: 'appartement',
    numbers: 'nummer nr'
  },
  nno: nordic,
  nob: nordic,
  pol: {
    things: 'pocztowy zamówienie zamówienia faktura faktury paszport paszportu rezerwacja rezerwacji klienta nip regon krs',
    numbered: 'umowa umowy polisa polisy paragon konta zlecenie zlecenia vat',
    flats: 'mieszkanie lok'
  },
  por: {
    things: 'postal cep pedido encomenda fatura passaporte reserva cliente bilhete protocolo cnpj nif',
    numbered: 'fiscal nota recibo contrato orçamento processo série conta guia',
    flats: 'apartamento apto'
  },
  pus: { things: 'پاسپورټ' },
  ron: { things: 'poștal comanda comenzii comandă factura facturii pașaport pașaportul rezervare', flats: 'ap apartament' },
  rus: { things: 'индекс заказ заказа счёт счет счёта счета паспорт паспорта билет билета договор договора бронь инн огрн кпп', flats: 'кв квартира' },
  slk: { things: 'psč objednávka objednávky objednávku faktúra faktúry faktúru pas pasu ičo dič', flats: 'byt' },
  slv: { things: 'naročilo naročila račun računa', flats: 'stanovanje' },
  spa: {
    things: 'postal pedido factura pasaporte reserva cliente billete expediente cif nif',
    numbered: 'contrato recibo presupuesto albarán cuenta póliza artículo lote serie guía',
    flats: 'piso apartamento apto'
  },
  srp: { things: 'рачун рачуна пасош пасоша наруџбина račun računa pasoš pasoša', flats: 'стан stan' },
  swe: { things: 'order faktura kund pass bokning ärende', flats: 'lgh lägenhet', numbers: 'nummer nr numret' },
  tam: { things: 'ஆர்டர் பாஸ்போர்ட்' },
  tel: { things: 'ఆర్డర్ పాస్‌పోర్ట్' },
  tgl: { things: 'order resibo pasaporte' },
  tha: { things: 'เลขที่คำสั่งซื้อ หมายเลขคำสั่งซื้อ เลขที่ใบแจ้งหนี้ หมายเลขหนังสือเดินทาง' },
  tur: { things: 'sipariş fatura pasaport müşteri rezervasyon bilet', flats: 'daire' },
  ukr: { things: 'індекс замовлення рахунок рахунку паспорт паспорта квиток єдрпоу іпн', flats: 'кв квартира' },
  urd: { things: 'آرڈر پاسپورٹ', flats: 'فلیٹ' },
  vie: { things: 'đơn_hàng hóa_đơn hộ_chiếu', flats: 'căn_hộ' },
  zho: { things: '邮编 邮政编码 郵遞區號 订单 订单号 订单编号 訂單編號 訂單號 发票号 发票号码 發票號碼 护照号 护照号码 護照號碼 会员号' }
}

/** Words for a number between the thing and its number, in the languages that write so. */
const numberWords = new Set(
  'серия серии серія серії no nr n nro num núm number numbers numero número numéro nombor nomor nummer numer numeru номер номера број бр č čís číslo št broj br αρ αριθμός رقم شماره नंबर नम्बर নম্বর নং نمبر எண் నంబర్ numarası numaralı számú số מספר מס מס׳ หมายเลข เลขที่ numurs numeris numeron'.split(
    ' '
  )
)
/** Of these without a point: other words. */
const otherWords = new Set(['no', 'n'])
/** "My passport number is 533401270". */
const copulas = new Set('is was are ist lautet est es è é är er on jest'.split(' '))

/** What has numbers everywhere, where a word or sign for a number says so. */
const everywhere = 'po sku id lot serie model'

interface Lookup {
  readonly things: ReadonlySet<string>
  readonly numbered: ReadonlySet<string>
  readonly flats: ReadonlySet<string>
  readonly places: ReadonlySet<string>
  readonly labelled: ReadonlySet<string>
  /** Longest first. */
  readonly numbers: readonly string[]
  /** Of languages that write no blanks: a word is what the text ends with. */
  readonly ends: readonly string[]
  /** Whether a blank parts syllables of a word (Vietnamese). */
  readonly syllables: boolean
}

const lookupOf: (language: EntityLanguage) => Lookup = perLanguage((language) => {
  const { things = '', numbered = '', flats = '', numbers = '' } = words[language] ?? {}
  const list = (joined: string) =>
    joined
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => word.replace('_', ' '))
  return {
    things: new Set(list(things)),
    numbered: new Set([...list(everywhere), ...list(numbered)]),
    flats: new Set(list(flats)),
    places: new Set(list(placeWords[language] ?? '')),
    labelled: new Set(list(numberedPlaces[language] ?? '')),
    numbers: list(numbers),
    ends: joinsToNames.has(language) ? list(things) : [],
    syllables: language === 'vie'
  }
})

/** What the words before a number say of it: a number that points at something, one of a flat, one of a page, an article or a room, one of what else has numbers (no year), or neither. */
export type Reference = 'thing' | 'numbered-thing' | 'flat' | 'place' | 'label' | undefined

/** Whether a word stands before numbers of articles, pages and rooms: what stands before it counts none of them (`Art. 6 Abs. 1`). */
export function isPlaceWord(word: string, language: EntityLanguage): boolean {
  return lookupOf(language).places.has(word.toLowerCase())
}

/** Words between the thing and its number that are looked at. */
const MOST_WORDS = 3
const LONGEST_WORD = 24
const MOST_SIGNS = 4
const sign = /[\s.:#№§º°，：]/u
/** Words of so many letters are abbreviations only with a point. */
const LONGEST_POINTED = 2
const letter = /[\p{L}\p{M}\u200c]/u

/** Where the word that ends at `end` begins. */
function wordStart(text: string, end: number): number {
  let start = end
  while (start > 0 && end - start < LONGEST_WORD && letter.test(text.charAt(start - 1))) start--
  return start
}

/**
 * What the words before the number at `start` say of it. Looks at a bounded stretch.
 * @returns `numbered-thing` where a word or sign for a number says so ("order no."), `thing` where the number stands right behind the thing's name ("order")
 */
export function referenceBefore(text: string, start: number, language: EntityLanguage): Reference {
  const { things, numbered: numberedThings, flats, places, labelled, numbers, ends, syllables } = lookupOf(language)
  let at = start
  let numbered = false
  let worded = false
  for (let word = 0; word < MOST_WORDS; word++) {
    let signs = 0
    let pointed = false
    for (; at > 0 && signs < MOST_SIGNS && sign.test(text.charAt(at - 1)); at--, signs++) {
      const code = text.charCodeAt(at - 1)
      if (code === 10) return undefined
      // "§ 823"
      if (code === 0xa7) return 'numbered-thing'
      pointed ||= code === 46 || code === 0xb0 || code === 0xba
      worded ||= code === 35 || code === 0x2116
      numbered ||= worded || code === 58
    }
    if (ends.length > 0) return ends.some((end) => text.endsWith(end, at)) ? 'numbered-thing' : undefined
    const from = wordStart(text, at)
    if (from === at) return worded ? 'label' : undefined
    const written = text.slice(from, at).toLowerCase()
    const thing = syllables && text.charCodeAt(from - 1) === 32 ? text.slice(wordStart(text, from - 1), at).toLowerCase() : written
    if (things.has(thing)) return numbered ? 'numbered-thing' : 'thing'
    if (worded && numberedThings.has(written)) return 'numbered-thing'
    if (flats.has(thing)) return 'flat'
    if ((word === 0 || worded) && places.has(written) && (pointed || written.length > LONGEST_POINTED)) return 'place'
    if ((word === 0 || worded) && labelled.has(written)) return 'label'
    const end = numbers.find((one) => written.endsWith(one))
    if (end !== undefined && written.length > end.length + 2) return 'numbered-thing'
    if (numberWords.has(written) && (pointed || !otherWords.has(written))) numbered = worded = true
    else if (!copulas.has(written) || word > 0) return worded ? 'label' : undefined
    at = from
    // "Kunden-Nr."
    if (text.charCodeAt(at - 1) === 45) at--
  }
  return undefined
}

const LONGEST_NUMBER = 32
const LEAST_DIGITS = 3
const FIRST_YEAR = 1000
const LAST_YEAR = 2199
const numberWithSlash = /^\d{1,6}(?:\/[\p{L}\d]{1,8}){1,4}(?!\p{L}|\d)/u
/** Short words and signs for a number that stand right before it. */
const shortNumberWord = /(?:^|[^\p{L}\p{M}])(?:[Nn]r\.?|[Nn]o\.|[Nn]\.? ?[º°]|[Nn]úm\.?|№|[Čč]\.|[Čč]ís\.?|[Бб]р\.?|[Bb]r\.|[Šš]t\.|[Αα]ρ\.) ?$/u

/** Between the number of a document and its date: "n. 7 del 12/03/2024", "nr 5 z dnia 3 marca"; what says from when something is has a second end behind it. */
const ofWords = String.raw`^ (?:de|del|de l[’']|di|du|dels|din|z|ze|zo|van|vom|of|av|af|od|от|від|од|της|του|dated|d\.d\.) `
const dayAhead = String.raw`(?:den |dne |dnia |dňa |the |data |d[íi]a |jour )?(?:\d{1,4}[./-]\d|\d{1,2}(?:\. \d|\p{L}{0,3}[.ºª°]? (?:de |d[’'])?\p{L}{3,}))`
const ofDate = new RegExp(`${ofWords}(?=${dayAhead})(?!\\d{1,2}\\.? (?:Uhr|uur|hodin|godz|час|bis|tot|till|până) ?)`, 'u')
const ofMonth = new RegExp(`${ofWords}(?=\\p{L}{3,})`, 'u')
const ofNumber = new RegExp(`${ofWords}\\d|^ (?:dal |dall['’]|ab |from |vanaf |från |fra |desde |depuis )\\d`, 'u')
/** Elsewhere "n." is short for born as well. */
const italianNumber = /(?:^|[^\p{L}])[Nn]\. {1,2}di /u
const LONGEST_OF = 24

/** Where the preposition ends that stands between the number of a document and its date; `end` without one. */
export function endBeforeDate(text: string, end: number): number {
  return text.charCodeAt(end) === 32 ? end + (ofDate.exec(text.slice(end, end + LONGEST_OF))?.[0].length ?? 0) : end
}

/** Where the number [start, end) of a document ends that stands before its date or month, with the preposition before a date; 0 where it is none. */
function datedEnd(text: string, start: number, end: number, language: EntityLanguage): number {
  if (text.charCodeAt(end) !== 32) return 0
  const date = endBeforeDate(text, end)
  const isNumbered = shortNumberWord.test(text.slice(Math.max(0, start - 6), start))
  const behind = text.slice(end, end + LONGEST_OF)
  if (date === end && !ofNumber.test(behind))
    return (isNumbered || italianNumber.test(text.slice(Math.max(0, start - 4), start) + behind)) && ofMonth.test(behind) ? end : 0
  if (isNumbered || referenceBefore(text, start, language) !== undefined) return date
  const word = text.slice(wordStart(text, start - 1), start - 1).toLowerCase()
  return text.charCodeAt(start - 1) === 32 && lookupOf(language).numbered.has(word) ? date : 0
}

/**
 * Where the number of a thing ends that would be read as a part of a date: "nr 12/05/2024", "番号118、2024年", "số 118 ngày 12"; 0 where the digits [start, end) are none.
 * @param value of the digits
 */
export function numberedEnd(text: string, start: number, end: number, value: number, language: EntityLanguage): number {
  if (text.charCodeAt(end) === 47 && shortNumberWord.test(text.slice(Math.max(0, start - 6), start)))
    return endBeforeDate(text, start + (numberWithSlash.exec(text.slice(start, start + LONGEST_NUMBER))?.[0].length ?? 0))
  const dated = datedEnd(text, start, end, language)
  if (dated > 0) return dated
  // a day or a year stands behind such words, too; what has more digits or is larger does not
  if (end - start < LEAST_DIGITS || (value >= FIRST_YEAR && value <= LAST_YEAR)) return 0
  return referenceBefore(text, start, language) === 'numbered-thing' ? endBeforeDate(text, end) : 0
}
