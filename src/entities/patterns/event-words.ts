/** Words of beginnings and ends, beside which a language writes the bare year: "wurde 1887 gegründet", "grundades 1887", "starb 1999". */
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'

interface EventWords {
  /** Right before the year or right behind it. */
  readonly events: string
  /** Auxiliaries of one thing, which cannot have what four digits count for their subject. */
  readonly auxiliaries?: string
  /** What goes on behind an auxiliary and the year. */
  readonly prepositions?: string
}

const norwegian: EventWords = {
  events: 'stiftet stifta grunnlagt opprettet oppretta etablert født fødd døde døydde død bygd bygget åpnet opna innviet oppført oppfunnet',
  auxiliaries: 'ble blei vart',
  prepositions: 'i på av som til ved'
}

const words: Readonly<Partial<Record<EntityLanguage, EventWords>>> = {
  deu: {
    events:
      'gegründet geboren gestorben verstorben starb verstarb gebaut erbaut errichtet gestiftet eröffnet eingeweiht erfunden entdeckt entstand entstanden erschien erschienen veröffentlicht aufgelöst fertiggestellt zerstört eingeführt',
    auxiliaries: 'wurde ward',
    prepositions: 'in im von vom als durch auf am an zu zum zur unter bei nach mit'
  },
  nld: {
    events: 'opgericht gesticht geboren gestorven overleden overleed stierf gebouwd geopend ingewijd uitgevonden ontdekt ontstond ontstaan opgeheven',
    auxiliaries: 'werd',
    prepositions: 'in door als te bij op tot aan met'
  },
  swe: {
    events: 'grundades grundat grundad grundlades instiftades bildades född föddes dog avled död byggdes byggt byggd uppfördes invigdes öppnades uppfanns',
    auxiliaries: 'blev',
    prepositions: 'i på av som till vid'
  },
  dan: {
    events: 'grundlagt stiftet oprettet etableret født døde død bygget opført åbnet indviet opfundet nedlagt',
    auxiliaries: 'blev',
    prepositions: 'i på af som til ved'
  },
  nob: norwegian,
  nno: norwegian,
  eng: { events: 'founded established' },
  pol: { events: 'założona założony założone założono zbudowany zbudowana zbudowano urodzony urodzona urodzeni zmarł zmarła' },
  fin: { events: 'perustettu perustettiin syntynyt syntyi kuoli rakennettu rakennettiin' },
  est: { events: 'asutatud asutati sündinud sündis suri ehitatud ehitati' }
}

const setsOf = perLanguage((language) => {
  const row = words[language]
  return (
    row && {
      events: new Set(row.events.split(' ')),
      auxiliaries: new Set(row.auxiliaries?.split(' ')),
      prepositions: new Set(row.prepositions?.split(' '))
    }
  )
})

/** Whether four digits between these two words say when something began or ended. */
export function isBesideEvent(previous: string, next: string, language: EntityLanguage): boolean {
  const sets = setsOf(language)
  if (sets === undefined) return false
  const before = previous.toLowerCase()
  return sets.events.has(before) || sets.events.has(next) || (sets.auxiliaries.has(before) && sets.prepositions.has(next))
}
