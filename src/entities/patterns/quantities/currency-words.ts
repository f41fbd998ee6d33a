/** Names and codes of currencies: which are known without their country, and which look like other words. */
import type { EntityLanguage } from '../../languages.js'

/** Current currencies whose plain names ("yen") are known without their country. */
export const plainCurrencies =
  'USD EUR JPY CNY KRW INR RUB TRY PLN HUF CZK UAH ILS THB VND BRL IDR RON BGN PHP GEL NGN GBP CHF SEK DKK NOK ISK PKR BDT EGP SAR AED KWD QAR MXN ARS CLP COP PEN ZAR MYR SGD HKD TWD AUD CAD NZD KZT AMD AZN RSD HRK MAD TND DZD IQD IRR JOD LBP BAM MKD ALL BYN KES GHS ETB UZS LKR NPR AFN KHR LAK MMK MNT CRC PAB PYG VES BOB GTQ HNL NIO DOP CUP UYU DEM FRF ITL ESP NLG FIM BEF ATS PTE GRD IEP EEK LVL LTL SKK SIT'.split(
    ' '
  )

/** Codes that are also written in small letters. */
export const smallCodes = new Set(
  'usd eur gbp jpy cny rmb chf inr cad aud sek dkk nok pln czk huf krw brl mxn rub hkd twd sgd nzd zar aed sar btc uah ils thb vnd idr myr'.split(' ')
)

/** Names that other words look like (weights, verbs): money only for large amounts. */
export const weakCurrencies = new Set(
  'won|숨|동|pound|pounds|sum|som|real|reals|rand|mark|marks|lev|sol|soles|pfund|pond|livre|livres|libra|libras|pund|punda|funt|funty|funtów|фунт|фунта|фунтов|фунти|фунтів|sterlina|libbra|livra|coroa|lira|lei|leu|libre|λίρα|λίρες|font|naula|naulaa|punta|puntaa|נאירה|mil|kip|para|sen|cedi|вона|воны|вони|вон|son|lek|bath|वोन'.split(
    '|'
  )
)

/** Those of them that mean little else where the money is at home. */
export const ownCurrencies: Readonly<Partial<Record<EntityLanguage, ReadonlySet<string>>>> = {
  fin: new Set(['punta', 'puntaa']),
  ron: new Set(['leu', 'lei']),
  tur: new Set(['lira'])
}

/** Codes that are words in small letters. */
export const codeWords: Readonly<Partial<Record<EntityLanguage, ReadonlySet<string>>>> = { eng: new Set(['rub']) }
