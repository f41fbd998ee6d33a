/** Days of saints that are the names of churches, hospitals and schools (streets and squares: `dated-streets.ts` of the pipeline): "kostel sv. Mikuláše", "chiesa di San Silvestro", "Kirche St. Nikolaus". */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'

interface SaintWords {
  /** What is called by a saint, in front of the name; `*` stands for any ending. */
  readonly places: string
  /** Between the two. */
  readonly of?: string
  /** Saint, where it is no part of the day; a preposition before it makes a day of it ("na sv. Mikuláše"). */
  readonly saint?: string
  readonly on?: string
}

const words: Readonly<Partial<Record<EntityLanguage, SaintWords>>> = {
  ces: {
    places: 'kostel*|chrám*|kapl*|katedrál*|bazili*|farnost*|klášter*|škol*',
    saint: 'sv\\.|svatého|svatému|svaté',
    on: 'na|po|před|do|od|o|den|svátek|svátku'
  },
  deu: { places: 'Kirche|Pfarrkirche|Pfarrei|Gemeinde|Kapelle|Schule|Dom|Kita|Krankenhaus', saint: 'St\\.|Sankt|Sanct|Hl\\.', on: 'zu|an' },
  ell: { places: 'ναό*|εκκλησ*|μον[ήη]*|νοσοκομεί*', of: 'του|της|των' },
  fra: { places: 'église*|chapelle|basilique|cathédrale|paroisse|abbaye|lycée|collège|école|hôpital|quartier', of: 'de|de la' },
  hrv: { places: 'crkv*|kapel*|katedral*|župa*|župe|samostan*', saint: 'sv\\.|svetog|svetoga|svete', on: 'na|za|do|od|blagdan' },
  ita: {
    places: 'chies*|basilica|cattedrale|duomo|parrocchi*|abbazia|convento|ospedale|scuola|quartiere|rione',
    of: 'di|della|dei'
  },
  pol: { places: 'kości[oó][łl]*|kaplic*|parafi*|bazylik*|katedr*|szkoł*', saint: 'św\\.|świętego|świętej', on: 'na|w|do|od|dzień' },
  por: { places: 'igreja|capela|catedral|paróquia|freguesia|colégio|hospital|mosteiro', of: 'de|da|do' },
  ron: { places: 'biseric*|mănăstir*|catedral*|paroh*|spital*|capel*', of: 'cu hramul' },
  rus: { places: 'церк*|храм*|собор*|монастыр*|часовн*|приход*', of: 'во имя|в честь' },
  slk: { places: 'kostol*|chrám*|kaplnk*|katedrál*|bazilik*|farnos*|kláštor*', saint: 'sv\\.|svätého|svätej', on: 'na|po|pred|do|od' },
  slv: { places: 'cerk*|kapel*|katedral*|župnij*|samostan*', saint: 'sv\\.|svetega|svete', on: 'na|do|od|za' },
  spa: { places: 'iglesia|capilla|catedral|basílica|parroquia|colegio|hospital|ermita|convento|barrio', of: 'de|de la|del' },
  ukr: { places: 'церк*|храм*|собор*|монастир*|парафі*', of: 'на честь' }
}

const patternsOf = perLanguage((language: EntityLanguage): { readonly place: RegExp; readonly saint: RegExp | undefined } | undefined => {
  const row = words[language]
  if (row === undefined) return undefined
  const { places, of, saint, on } = row
  const between = [of, saint].filter((list) => list !== undefined).join('|')
  return {
    place: new RegExp(`(?<![\\p{L}\\p{M}])(?:${places.replaceAll('*', '\\p{L}{0,4}')}) ${between === '' ? '' : `(?:(?:${between}) )?`}$`, 'iu'),
    saint: saint === undefined ? undefined : new RegExp(`(?<!(?<![\\p{L}\\p{M}])(?:${on}) )(?<![\\p{L}\\p{M}])(?:${saint}) ?$`, 'iu')
  }
})

/** Characters of the noun and what stands between it and the name. */
const REACH = 28
const LONGEST_DAY = 28

/** Whether a day that is written with a capital is a name of a place by what stands in front of it. */
export function isSaintOfPlace(text: string, start: number, end: number, language: EntityLanguage): boolean {
  if (end - start > LONGEST_DAY || text.charAt(start - 1) !== ' ' || !/^\p{Lu}[\p{L} ’'-]+(?: \d{1,3})?$/u.test(text.slice(start, end))) return false
  const patterns = patternsOf(language)
  if (patterns === undefined) return false
  const before = text.slice(Math.max(0, start - REACH), start)
  return patterns.place.test(before) || patterns.saint?.test(before) === true
}
