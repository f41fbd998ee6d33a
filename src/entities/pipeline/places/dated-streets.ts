/** Streets and squares that are called after a day (`ulicy 3 Maja`, `Rue du 4 Septembre`, `19 Mayıs Caddesi`, `πλατεία Αγίου Νικολάου`): places, no dates. */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { holds, meetings, withFound } from '../cover.js'

interface Kinds {
  /** Before the day, with what may stand between. */
  readonly before?: string
  readonly links?: string
  /** Behind it, in any case. */
  readonly behind?: string
  /** In such a name the month has a capital, which it does not have elsewhere. */
  readonly hasCapital?: true
}

const serbian = 'ulica ulici ulicu ulice trg trgu trga bulevar bulevaru bulevara ul. bul. most park'
const table: Partial<Record<EntityLanguage, Kinds>> = {
  spa: { before: 'calle avenida av. avda. plaza paseo puente parque estadio barrio colonia estación', links: 'del|de', hasCapital: true },
  cat: { before: 'carrer avinguda av. plaça passeig pont parc', links: "del|de l['’]|de", hasCapital: true },
  por: { before: 'rua avenida av. praça largo ponte travessa parque estação', links: 'de|do', hasCapital: true },
  fra: { before: 'rue place avenue av. boulevard bd quai pont square', links: 'du', hasCapital: true },
  ita: { before: 'via viale piazza piazzale corso largo ponte parco stadio', links: 'del', hasCapital: true },
  ron: { before: 'strada str. bulevardul bd. piața șoseaua calea parcul podul', hasCapital: true },
  deu: { before: 'straße platz', links: 'des' },
  pol: {
    before: 'ulica ulicy ulicę ulicą ul. plac placu placem pl. aleja alei aleję al. rondo rondzie ronda osiedle osiedlu os. park parku most',
    hasCapital: true
  },
  ces: { before: 'ulice ulici ulicí ul. náměstí nám. třída třídě třídu most mostě nábřeží park' },
  slk: { before: 'ulica ulici ulice ulicu ul. námestie námestí námestia nám. trieda triede most nábrežie park' },
  slv: { before: 'ulica ulici ulice ulico trg trgu trga cesta cesti most park' },
  hrv: { before: serbian },
  srp: { before: `${serbian} улица улици улицу улице трг тргу трга булевар булевару булевара ул. бул. мост парк` },
  bul: { before: 'улица ул. булевард бул. площад пл. парк мост' },
  rus: { before: 'улица улице улицу улицы ул. площадь площади пл. проспект проспекте проспекту бульвар бульваре парк парке', hasCapital: true },
  ukr: { before: 'вулиця вулиці вулицю вул. площа площі площу пл. проспект проспекті бульвар парк парку', hasCapital: true },
  ell: { before: 'οδός οδού οδό λεωφόρος λεωφόρου λεωφόρο πλατεία πλατείας γέφυρα', links: 'της|του' },
  vie: { before: 'đường phố cầu' },
  ind: { before: 'jalan jl. jln. taman' },
  msa: { before: 'jalan jln. taman' },
  tur: { behind: 'cadde sokağı bulvarı mahalle meydanı parkı köprüsü stadı stadyumu' },
  hun: { behind: 'utca utcá tér tere út körút híd híj park' },
  lit: { behind: 'gatv aikšt prospekt' },
  lav: { behind: 'iela bulvār laukum krastmal tilt' }
}

/** Letters around a date that are looked at. */
const REACH = 24
const LONGEST_LINK = 6
const CONFIDENCE = 0.85
/** The day of a date, and what stands behind it there: the time. */
const dayBefore =
  /^(?:\p{N}{1,2}|[XVI]{1,4})(?:\.?[ \u00a0]?[ºª°]|\.|\p{L}{1,3}(?= )|-\p{L}{1,3})?[ \u00a0](?:de |d['’])?(\p{L}{3,})(?:[ \u00a0](?:de )?\p{N}{4}(?!\p{N}))?/u
const monthFirst = /(\p{L}{3,}) \p{N}{1,2}\.?$/u
const capital = /^\p{Lu}/u
const number = /\p{N}/u
const letter = /\p{L}/u

const patternsOf = perLanguage((language) => {
  const row = table[language]
  if (row === undefined) return undefined
  const words = (list: string) =>
    list
      .split(' ')
      .map((word) => word.replace('.', '\\.'))
      .join('|')
  return {
    before:
      row.before === undefined
        ? undefined
        : new RegExp(`(?<![\\p{L}\\p{M}])(?:${words(row.before)})[ \\u00a0]?(?:(?:${row.links ?? '(?!)'})[ \\u00a0]?)?$`, 'iu'),
    behind: row.behind === undefined ? undefined : new RegExp(`^\\.?[ \\u00a0](?:${words(row.behind)})[\\p{L}’']{0,8}(?![\\p{L}\\p{M}])`, 'iu'),
    hasCapital: row.hasCapital === true
  }
})

/** What patterns found without such days, and the streets. @param found by patterns */
export function withoutDatedStreets(text: string, found: readonly Mention[], language: EntityLanguage): { read: readonly Mention[]; streets: Mention[] } {
  const words = patternsOf(language)
  const streets: Mention[] = []
  if (words === undefined) return { read: found, streets }
  const read: Mention[] = []
  for (const mention of found) {
    const street = mention.type === 'TEMPORAL:DATE' ? streetOf(text, mention, words) : undefined
    if (street === undefined) read.push(mention)
    else {
      streets.push(ruleMention(street.start, street.end, 'LOCATION', 'dated-streets', CONFIDENCE))
      const rest = street.end + (/^[\s,]+/u.exec(text.slice(street.end, mention.end))?.[0].length ?? 0)
      if (letter.test(text.slice(rest, mention.end))) read.push({ ...mention, start: rest, type: 'TEMPORAL:TIME' })
    }
  }
  return { read, streets }
}

/** The names with such streets, over what models found there but a place that has all of one. Linear. @param names in any order */
export function withDatedStreets(text: string, names: readonly Mention[], streets: readonly Mention[]): readonly Mention[] {
  if (streets.length === 0) return names
  const near = meetings(streets)
  return withFound(
    text.length,
    names,
    streets,
    (name) => name.confidence !== undefined && !(name.type === 'LOCATION' && near(name).every((street) => holds(name, street)))
  )
}

function streetOf(text: string, { start, end }: Mention, words: NonNullable<ReturnType<typeof patternsOf>>): { start: number; end: number } | undefined {
  const written = text.slice(start, end)
  if (words.before !== undefined) {
    const kind = words.before.exec(text.slice(Math.max(0, start - REACH - LONGEST_LINK), start))
    const day = dayBefore.exec(written)
    const isNamed = day === null ? capital.test(written) && !number.test(written) : !words.hasCapital || capital.test(day[1]!)
    return kind === null || !isNamed ? undefined : { start: start - kind[0].length, end: day === null ? end : start + day[0].length }
  }
  const kind = words.behind?.exec(text.slice(end, end + REACH))
  if (kind === null || kind === undefined) return undefined
  const day = monthFirst.exec(written) ?? dayBefore.exec(written)
  return day === null ? undefined : { start: start + day.index, end: end + kind[0].length }
}
