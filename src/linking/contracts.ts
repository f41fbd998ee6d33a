/** Parties of contracts: who is called something from here on, or whose number of identity is told, is a private person, whoever else bears the name. */
import type { Span } from '../core/spans.js'

/** Characters that are looked at behind a name. */
const BEHIND = 140
/** From here on, in words that contracts alone have. */
const calledThen =
  "hereinafter|ci-après|en lo sucesivo|doravante|adiante designad[oa]|d[’'](?:ora in (?:poi|avanti)|ara endavant)|hierna te noemen|nedan kallad|fortsättningsvis kallad|" +
  'zwan[yaą] dalej|dále jen|ďalej len|u daljnjem tekstu|u daljem tekstu|у даљем тексту|наричан[ао]? по-долу|именуем(?:ый|ая|ое)|надалі за текстом|далі за текстом|' +
  'a továbbiakban|denumită? în continuare|selanjutnya disebut|selepas ini disebut|sau đây gọi'
/** In words that mean later as well: then the role is named, or stands in quotes. */
const later =
  'hereafter|im folgenden|nachfolgend|nachstehend|en adelante|di seguito|hierna|herefter|i det følgende|heretter|jäljempänä|edaspidi|turpmāk|toliau|v nadaljevanju|далее|' +
  'надалі|далі|εφεξής|bundan (?:sonra|böyle)'
const named =
  '["“„«»]|genannt|genoemd|kaldet|benævnt|kalt|denominat[oa]|indicat[oa]|el arrendatari[oa]|el arrendador|la arrendadora|el vendedor|el comprador|nimetat|saukt|vadinam|imenovan|именуе|іменує|olarak anıl|kiracı'
const party = new RegExp(`(?:^|[,(–—-]) ?(?:(?:${calledThen})(?!\\p{L})|(?:${later})(?!\\p{L})(?=[^.;\\n]{0,40}?(?:${named})))`, 'iu')
/** `(the "Landlord")` */
const quotedRole = /^[^;\n]{0,60}?\((?:the |der |die |le |la |el |il |de |o |a )?["“„«][\p{L} ]{3,24}["”“»]\)/iu
/** Numbers of identity cards, of passports and of persons, by the names that countries have for them. */
const identity =
  "DNI|NIE|NIF|BSN|PESEL|CNP|OIB|EMŠO|JMBG|ЈМБГ|ЕГН|ΑΦΜ|ΑΔΤ|NIK|CPF|CURP|passport(?: no\\.?)?|паспорт|c\\.? ?f\\.?|codice fiscale|carta d[’']identità|ausweis-?nr\\.?|rodné číslo|r\\. ?č\\.|" +
  'personnummer|fødselsnummer|cpr(?:-nr\\.?)?|henkilötunnus|isikukood|personas kods|a\\. ?k\\.|T\\.?C\\.? kimlik no|személyi(?: igazolvány)?(?:szám)?|numéro de sécurité sociale'
const numbered = new RegExp(`^[^;\\n]{0,80}?(?:^|[,( ])(?:${identity})[^\\d\\n]{0,16}\\d{2}`, 'iu')
const newSentence = /[.!?] \p{Lu}/u

/** Whether what stands behind a name in its sentence makes somebody the party of a contract. */
export function isParty(text: string, { end }: Span): boolean {
  const near = text.slice(end, end + BEHIND).split('\n')[0]!
  const next = newSentence.exec(near)
  const behind = next === null ? near : near.slice(0, next.index)
  return party.test(behind) || quotedRole.test(behind) || numbered.test(behind)
}
