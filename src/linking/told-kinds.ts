/**
 * Links to another kind of thing than the text tells: the shop, café or hotel of a quoted name (`магазин «Берёзка»`) is none that the base has by chance under the name, a side of a
 * match no party, and an English adjective before a noun no language. No link is better than a wrong one.
 */
import { modelLanguage } from '../core/languages.js'
import type { Span } from '../core/spans.js'
import type { KnowledgeBase, KnownEntity } from '../knowledge/base/entity.js'
import type { Decision } from './decision.js'
import { isSportText } from './sport-texts.js'
import type { LinkingDocument } from './types.js'

/** Confidence of such links: below what anything is linked at. */
const OTHER = 0.3
/** What a customer's own base has is what the customer means. */
const ofWikidata = /^Q\d+$/
const REACH = 32
const kinds = ['shop', 'food', 'hotel', 'school'] as const
type Kind = (typeof kinds)[number]

/** What English descriptions, and classes of the base, say of such things. */
const described: Readonly<Record<Kind, RegExp>> = {
  shop: /shop|store|supermarket|hypermarket|retail|market|mall|bookseller|pharmac/iu,
  food: /caf[eé]|coffee|restaurant|bakery|confection|bar(?![a-z])|pub(?![a-z])|food|pizz/iu,
  hotel: /hotel|hostel|inn(?![a-z])|resort|sanatorium/iu,
  school: /school|college|lyceum|gymnasium|kindergarten|educat|academy/iu
}

const southSlavic: Readonly<Record<Kind, string>> = {
  shop: 'trgovin[aeiu]|prodavnic[aeiu]|prodavaonic[aeiu]|apotek[aeiu]|ljekarn[aeiu]|knjižar[aeiu]',
  food: 'kafić[aeiu]?|restoran[aeiu]?|kafan[aeiu]|pekar[aeiu]|slastičarn[aeiu]|poslastičarnic[aeiu]|gostionic[aeiu]',
  hotel: 'hotel[aeiu]?|hostel[aeiu]?|pansion[aeiu]?',
  school: 'škol[aeiu]|vrtić[aeiu]?|gimnazij[aeiu]'
}
/** Words before quotation marks, with their cases. */
const words: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
  rus: {
    shop: 'магазин(?:а|у|ом|е|ы|ов)?|супермаркет(?:а|е|ом)?|универмаг(?:а|е)?|аптек[аиеу]|ателье',
    food: 'кафе|ресторан(?:а|е|ом)?|кофейн[яиею]|столов(?:ая|ой|ую)|пекарн[яиею]|бар(?:а|е)?',
    hotel: 'гостиниц[аыеу]|отел[ьяею]|хостел(?:а|е)?|санатори[йяию]',
    school: 'школ[аыеу]|детск(?:ий|ого|ом) сад(?:а|у)?|детсад(?:а|у)?|гимнази[яию]'
  },
  ukr: {
    shop: 'магазин(?:у|і|ом|и)?|супермаркет(?:у|і)?|аптек[аиу]|аптеці',
    food: "кафе|ресторан(?:у|і|ом)?|кав['’]ярн[яіию]|їдальн[яіию]|пекарн[яіию]",
    hotel: 'готел[ьюі]|хостел(?:у|і)?|санаторі[йюї]',
    school: 'школ[аиіу]|дитяч(?:ий|ого|ому) сад(?:ок|ка|ку)?|гімназі[яїю]'
  },
  bul: {
    shop: 'магазин(?:а|ът|и)?|супермаркет(?:а|ът)?|аптека(?:та)?|книжарница(?:та)?',
    food: 'кафене(?:то)?|кафе(?:то)?|ресторант(?:а|ът)?|механа(?:та)?|сладкарница(?:та)?|пекарна(?:та)?',
    hotel: 'хотел(?:а|ът)?|хижа(?:та)?',
    school: 'училище(?:то)?|детска градина|гимназия(?:та)?'
  },
  srp: {
    shop: `${southSlavic.shop}|продавниц[аеиу]|апотек[аеиу]|књижар[аеиу]`,
    food: `${southSlavic.food}|кафић[аеиу]?|ресторан[аеиу]?|кафан[аеиу]|пекар[аеиу]|посластичарниц[аеиу]`,
    hotel: `${southSlavic.hotel}|хотел[аеиу]?|хостел[аеиу]?`,
    school: `${southSlavic.school}|школ[аеиу]|вртић[аеиу]?|гимназиј[аеиу]`
  },
  hrv: southSlavic,
  pol: {
    shop: 'sklep(?:u|ie|em)?|supermarket(?:u)?|apte(?:ka|ki|ce|kę)|księgarni[aię]?',
    food: 'kawiarni[aię]?|restauracj[aię]|piekarni[aię]?|cukierni[aię]?|bar(?:u|ze)?|pizzeri[aię]?',
    hotel: 'hotel(?:u|em)?|pensjonat(?:u|cie)?|hostel(?:u)?',
    school: 'szkoł[aęy]|szkole|przedszkol[aeu]'
  },
  ces: {
    shop: 'obchod(?:u|ě|em)?|prodejn[aěuy]|lékárn[aěuy]',
    food: 'kavárn[aěuy]|restaurac[ei]|hospod[aěuy]|pekárn[aěuy]|cukrárn[aěuy]',
    hotel: 'hotel(?:u|em)?|penzion(?:u|em)?',
    school: 'škol[aeuy]|školk[auy]'
  },
  slk: {
    shop: 'obchod(?:u|e|om)?|predajň?[aeiu]|lekár(?:eň|ni|ne)',
    food: 'kaviar(?:eň|ni|ne)|reštaurác(?:ia|ie|ii|iu)|pekár(?:eň|ni|ne)|cukrár(?:eň|ni|ne)',
    hotel: 'hotel[aeiu]?|penzión[aeiu]?',
    school: 'škol[aeuy]|škôlk[auy]'
  },
  deu: {
    shop: 'Laden|Geschäft|Supermarkt|Boutique|Apotheke|Buchhandlung',
    food: 'Café|Cafe|Restaurant|Gasthaus|Gaststätte|Bäckerei|Konditorei|Kneipe|Pizzeria|Bistro',
    hotel: 'Hotel|Pension|Hostel|Gasthof',
    school: 'Kita|Kindergarten|Schule|Grundschule|Realschule'
  },
  lit: {
    shop: 'parduotuv(?:ė|ės|ėje|ę)|vaistin(?:ė|ės|ėje)',
    food: 'kavin(?:ė|ės|ėje|ę)|restoran(?:as|o|e)|kepykl(?:a|os|oje)',
    hotel: 'viešbu(?:tis|čio|tyje|tį)',
    school: 'mokykl(?:a|os|oje)|darželi(?:s|o|yje)|gimnazij(?:a|os|oje)'
  },
  lav: {
    shop: 'veikal[asāu]+|aptiek[asāu]+',
    food: 'kafejnīc[aāsu]+|restorān[asāu]+|maiznīc[aāsu]+',
    hotel: 'viesnīc[aāsu]+',
    school: 'skol[aāsu]+|bērnudārz[asāu]+'
  },
  ell: {
    shop: 'κατάστημα|καταστήματος|μαγαζί|φαρμακείο|βιβλιοπωλείο',
    food: 'καφέ|καφετέρια|εστιατόριο|ταβέρνα|φούρνος|ζαχαροπλαστείο',
    hotel: 'ξενοδοχείο|ξενοδοχείου',
    school: 'σχολείο|παιδικός σταθμός'
  }
}

const patterns = new Map<string, readonly (readonly [Kind, RegExp])[]>()

function patternsOf(language: string): readonly (readonly [Kind, RegExp])[] {
  const built = patterns.get(language)
  if (built !== undefined) return built
  const row = words[language]
  const made = row === undefined ? [] : kinds.map((kind) => [kind, new RegExp(`(?<!\\p{L})(?:${row[kind]}) $`, 'iu')] as const)
  patterns.set(language, made)
  return made
}

/** The decisions, those for another kind of thing with little confidence. Linear in the mentions. */
export function withoutOtherKinds(
  document: LinkingDocument,
  decisions: readonly (Decision | undefined)[],
  base: KnowledgeBase
): readonly (Decision | undefined)[] {
  const language = modelLanguage(document.language)
  let isSport: boolean | undefined
  return decisions.map((decision, index) => {
    if (decision === undefined || decision.confidence <= OTHER) return decision
    const { type, mentions } = document.entities[index]!
    if (type !== 'ORGANIZATION' && type !== 'LOCATION' && type !== 'NATIONALITY') return decision
    const known = base.entity(decision.entity)
    if (!ofWikidata.test(known.id)) return decision
    const isOther =
      known.type === 'LANGUAGE'
        ? language === 'eng' && mentions.every((mention) => isAdjective(document.text, mention))
        : type !== 'NATIONALITY' && mentions.every((mention) => isOfOtherKind(document.text, mention, known, language))
    if (isOther) return { ...decision, confidence: OTHER }
    if (type !== 'ORGANIZATION' || !known.classes.includes('PoliticalParty')) return decision
    isSport ??= isSportText(document.text, language)
    return isSport ? { ...decision, confidence: OTHER } : decision
  })
}

const opened = /[«„“"‘]$/u

/** Whether a quoted name is one of a shop or the like, and the entity none. */
function isOfOtherKind(text: string, { start }: Span, { description = '', classes }: KnownEntity, language: string): boolean {
  const quote = opened.test(text.slice(Math.max(0, start - 1), start)) ? start - 1 : /^[«„“"‘]/u.test(text.slice(start, start + 1)) ? start : undefined
  if (quote === undefined) return false
  const before = text.slice(Math.max(0, quote - REACH), quote)
  const kind = patternsOf(language).find(([, pattern]) => pattern.test(before))?.[0]
  return kind !== undefined && !described[kind].test(description) && !classes.some((name) => described[kind].test(name))
}

/** Places and people, who are of a country and not of a language, perhaps behind another adjective; films and songs are of the language. */
const countryNoun =
  /^ (?:\p{Ll}{3,12} )?(?:towns?|villages?|cit(?:y|ies)|valleys?|coast|border|hills?|mountains?|countryside|capital|count(?:y|ies)|province|region|port|island|farm|farmers?|bakery|cheese|wine|restaurant|police|rugby|government|parliament|club|team|footballer|player|man|woman|born)(?!\p{L})/u

/** `the Welsh town`. */
function isAdjective(text: string, { end }: Span): boolean {
  return countryNoun.test(text.slice(end, end + REACH))
}
