/**
 * Two bare hours beside a word for being open or for working: "geöffnet von 9 bis 18", "abierto de 9 a 14", "öppet 9–18". Without such a word they are ages, pages or amounts as
 * often.
 */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, mentionWeight } from '../../types.js'
import type { PatternContext } from '../context.js'

interface OpeningWords {
  /** Being open, working, hours of business; with a `*` words may go on. */
  readonly open: string
  /** Before the first hour. */
  readonly from: string
  /** Between the hours, besides a dash. */
  readonly to: string
  /** What may stand behind the second: and, on, at, every. */
  readonly next: string
}

const southSlavic: OpeningWords = {
  open: 'otvoren* radno radi* rade radim* smjena smena',
  from: 'od između izmedju',
  to: 'do i',
  next: 'i u na ili a svaki svakog osim'
}
const scandinavian = { from: 'fra mellom mellem frå', to: 'til og', next: 'og i på hver kvar ved men alle' }

const words: Readonly<Partial<Record<EntityLanguage, OpeningWords>>> = {
  eng: {
    open: 'open opens opened opening hours work works working worked shift shifts',
    from: 'from between',
    to: 'to till until and',
    next: 'and on in at every daily'
  },
  deu: {
    open: 'geöffnet offen Öffnungszeit* Sprechzeit* Sprechstunde* Geschäftszeit* Arbeitszeit* Kernzeit arbeite* gearbeitet Dienst Schicht erreichbar besetzt',
    from: 'von zwischen ab',
    to: 'bis und',
    next: 'und am im in bei geöffnet offen erreichbar besetzt für auf täglich da'
  },
  nld: {
    open: 'open geopend openingstijden openingsuren werk werkt werken gewerkt dienst bereikbaar',
    from: 'van tussen',
    to: 'tot en',
    next: 'en op in bij elke iedere open geopend bereikbaar'
  },
  swe: {
    open: 'öppet öppen öppna öppettider jobbar jobbade jobba arbetar arbetstid* pass bemannad',
    from: 'från mellan',
    to: 'till och',
    next: 'och i på varje vid alla'
  },
  dan: { open: 'åben åbent åbne åbningstid* arbejder arbejdstid* vagt', ...scandinavian },
  nob: { open: 'åpen åpent åpne åpningstid* jobber arbeider arbeidstid* vakt', ...scandinavian },
  nno: { open: 'open ope opne opningstid* jobbar arbeider arbeidstid* vakt', ...scandinavian },
  fra: {
    open: 'ouvert ouverte ouverts ouvertes ouvre ouvrons ouvrent horaire horaires permanence travaille travailles travaillons travaillent travaillait accueil',
    from: 'de entre',
    to: 'à et',
    next: 'et le en à au tous chaque sauf du'
  },
  spa: {
    open: 'abierto abierta abiertos abiertas abre abrimos abren horario horarios trabajo trabaja trabajamos trabajan turno atención atendemos',
    from: 'de entre desde',
    to: 'a y hasta',
    next: 'y en el los cada todos de excepto'
  },
  cat: {
    open: 'obert oberta oberts obertes obre obrim horari horaris treballo treballa torn',
    from: 'de entre des',
    to: 'a i fins',
    next: 'i en el els cada tots'
  },
  por: {
    open: 'aberto aberta abertos abertas abre abrimos abrem horário horários trabalho trabalha trabalhamos turno atendimento',
    from: 'de das entre',
    to: 'a às e até',
    next: 'e em no na todos cada de exceto'
  },
  ita: {
    open: 'aperto aperta aperti aperte apre apriamo orario orari lavoro lavora lavoriamo turno',
    from: 'da dalle tra fra',
    to: 'a alle e',
    next: 'e in il tutti ogni dal da tranne'
  },
  ron: { open: 'deschis deschisă deschide program programul lucrez lucrează orar', from: 'de între', to: 'la și până', next: 'și în de fiecare' },
  pol: {
    open: 'czynne czynny czynna otwarte otwarty otwarta godziny pracuję pracuje pracujemy dyżur',
    from: 'od między',
    to: 'do a i',
    next: 'i w na każdego codziennie oprócz'
  },
  ces: { open: 'otevřeno otevřen* otevírací provozní pracuji pracuje pracujeme pracovní směna', from: 'od mezi', to: 'do a', next: 'a v ve na každý kromě' },
  slk: { open: 'otvorené otvoren* otváracie prevádzkové pracujem pracuje pracovná zmena', from: 'od medzi', to: 'do a', next: 'a v vo na každý okrem' },
  slv: { open: 'odprt* delovni delam dela delamo', from: 'od med', to: 'do in', next: 'in v na vsak razen' },
  hrv: southSlavic,
  srp: {
    open: `${southSlavic.open} отворен* радно ради* раде радим* смена`,
    from: `${southSlavic.from} од између`,
    to: `${southSlavic.to} до и`,
    next: `${southSlavic.next} у на или а сваки сваког осим`
  },
  bul: { open: 'отворено отворен* работно работи работя работим смяна', from: 'от между', to: 'до и', next: 'и в на всеки освен' },
  rus: { open: 'открыт* работает работаем работаю работают режим график часы', from: 'с со от между', to: 'до и', next: 'и в на по каждый кроме' },
  ukr: { open: 'відкрит* працює працюємо працюю працюють режим графік години', from: 'з із від між', to: 'до і та', next: 'і та в у на по кожного крім' },
  ell: {
    open: 'ανοιχτά ανοιχτό ανοιχτός ανοικτά ωράριο δουλεύω δουλεύει λειτουργεί',
    from: 'από μεταξύ',
    to: 'έως ως μέχρι και',
    next: 'και το τη την στο κάθε'
  },
  fin: { open: 'avoinna auki aukioloajat aukioloaika töissä', from: '', to: '', next: 'ja' },
  est: { open: 'avatud lahti lahtiolekuajad', from: '', to: '', next: 'ja' },
  hun: { open: 'nyitva nyitvatartás dolgozom ügyelet', from: '', to: '', next: 'és' },
  lav: { open: 'atvērts atvērta darba', from: 'no', to: 'līdz', next: 'un' },
  lit: { open: 'atidaryta dirba darbo', from: 'nuo', to: 'iki', next: 'ir' },
  ind: { open: 'buka jam', from: 'dari', to: 'sampai hingga', next: 'dan' },
  tur: { open: 'açık açığız çalışıyor* çalışır* mesai vardiya saatleri saatlerimiz', from: '', to: '', next: 've açık açığız arası' },
  msa: { open: 'buka dibuka waktu', from: 'dari', to: 'sampai hingga', next: 'dan' }
}

const LAST_HOUR = 24
/** Characters between the word and the hours. */
const REACH = 36

interface Opening {
  readonly range: RegExp
  readonly before: RegExp
  readonly behind: RegExp
}

const alternatives = (list: string) => list.split(' ').join('|').replaceAll('*', '\\p{L}{0,6}')

const openingOf = perLanguage((language): Opening | undefined => {
  const row = words[language]
  if (row === undefined) return undefined
  const from = row.from === '' ? '' : `(?:(?:${alternatives(row.from)}) )?`
  const to = row.to === '' ? '' : ` (?:${alternatives(row.to)}) |`
  const open = `(?:${alternatives(row.open)})`
  return {
    range: new RegExp(
      `(?<![\\p{L}\\p{N}.,:/-])${from}(\\d{1,2})(?:${to} ?[-–—] ?)(\\d{1,2})(?![\\p{L}\\p{N}%°/:-]|[.,]\\d| ?[€$£%°'’/]| (?!(?:${alternatives(row.next)})(?![\\p{L}\\p{M}]))\\p{L})`,
      'giu'
    ),
    before: new RegExp(`(?<![\\p{L}\\p{M}])${open}(?![\\p{L}\\p{M}])[^.;!?\\n\\d]{0,${REACH}}(?:\\d{1,2}[^.;!?\\n]{0,12})?$`, 'iu'),
    behind: new RegExp(`^(?: (?:${alternatives(row.next)}) ${from}\\d{1,2}[^.;!?\\n\\d]{1,8}\\d{1,2})? ${open}(?![\\p{L}\\p{M}])`, 'iu')
  }
})

/** Such hours, those apart that touch what was found. @param found in text order */
export function openingHours({ text, language }: PatternContext, found: readonly Mention[]): Mention[] {
  const opening = openingOf(language)
  if (opening === undefined) return []
  const hours: Mention[] = []
  let next = 0
  for (const { 0: whole, 1: first, 2: second, index } of text.matchAll(opening.range)) {
    const end = index + whole.length
    if (Number(first) > LAST_HOUR || Number(second) > LAST_HOUR || first === second) continue
    while (next < found.length && found[next]!.end <= index) next++
    if (next < found.length && found[next]!.start < end) continue
    const isOpen = opening.before.test(text.slice(Math.max(0, index - 2 * REACH), index)) || opening.behind.test(text.slice(end, end + REACH))
    if (isOpen) hours.push({ start: index, end, type: 'TEMPORAL:TIME', source: 'regex', subsource: 'time', weight: mentionWeight.certainPattern })
  }
  return hours
}
