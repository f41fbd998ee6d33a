/** Parties of contracts: who is called something from here on, or whose number of identity is told, is a private person, whoever else bears the name. */
import type { Span } from '../core/spans.js'

/** Characters that are looked at behind a name. */
const BEHIND = 140
/** From here on, in the words of contracts. */
const calledThen =
  "hereinafter|hereafter|im folgenden|nachfolgend|nachstehend|ci-après|en adelante|en lo sucesivo|doravante|adiante designad[oa]|di seguito|d[’']ora in (?:poi|avanti)|" +
  "d[’']ara endavant|hierna|nedan kallad|fortsättningsvis kallad|herefter|i det følgende|heretter|jäljempänä|edaspidi|turpmāk|toliau|zwan[yaą] dalej|dále jen|ďalej len|" +
  'v nadaljevanju|u daljnjem tekstu|u daljem tekstu|у даљем тексту|наричан[ао]? по-долу|именуем(?:ый|ая|ое)|далее|надалі|далі|εφεξής|bundan (?:sonra|böyle)|a továbbiakban|' +
  'denumită? în continuare|selanjutnya disebut|selepas ini|sau đây gọi'
const party = new RegExp(`(?:^|[,(–—-]) ?(?:${calledThen})(?!\\p{L})`, 'iu')
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
