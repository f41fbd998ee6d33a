/**
 * Timetables and boards of departures: names behind which times stand that never go back (`Skipton 07:12  Keighley 07:24  Leeds 07:51`). Where a word for departures stands
 * before them, or half of the names are known for places, all of them are stops; rosters of persons look alike otherwise.
 */
import type { Span } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { KnownNames } from '../../lists/known-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover } from '../cover.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { linesOf } from '../text-lines.js'

/** Share of such names that are right. */
const CONFIDENCE = 0.9
const LEAST_STOPS = 3
/** Share of the names that are known for places. */
const KNOWN = 0.5
const LONGEST_NAME = 44
const LONGEST_LINE = 400

/** Departure, arrival, stop, from, to, via, of all languages; in small letters. */
const labels: ReadonlySet<string> = new Set(
  (
    'dep dep. departs departure departures depart arr arr. arrives arrival arrivals stop stops calling at from to via train bus ' +
    'abfahrt abfahrten ankunft ankünfte ab an halt halte haltestelle richtung von nach über zug ' +
    'départ départs arrivée arrivées arrêt arrêts direction de vers gare ' +
    'salida salidas llegada llegadas parada paradas sale llega desde hasta ' +
    'sortida sortides arribada arribades partida partidas chegada chegadas paragem paragens ' +
    'partenza partenze arrivo arrivi fermata fermate da per ' +
    'plecare plecări plecari sosire sosiri oprire ' +
    'vertrek aankomst van naar ' +
    'avgång avgångar ankomst ankomster hållplats från till avgang avganger afgang afgange stoppested fra til ' +
    'lähtö lähdöt saapuu saapuminen pysäkki väljumine saabumine peatus ' +
    'odjazd odjazdy przyjazd przyjazdy przystanek stacja z do ' +
    'odjezd odjezdy příjezd příjezdy zastávka odchod odchody príchod príchody odhod odhodi prihod prihodi postaja ' +
    'polazak polasci dolazak dolasci stanica odlazak ' +
    'indulás indul érkezés érkezik megálló kalkış varış durak kalkışlar atiešana pienākšana pietura išvykimas atvykimas stotelė ' +
    'поласци полазак долазак станица отправление прибытие остановка станция відправлення прибуття зупинка станція заминаване пристигане спирка гара ' +
    'αναχώρηση αναχωρήσεις άφιξη αφίξεις στάση keberangkatan kedatangan berangkat tiba bertolak'
  ).split(' ')
)

const time = /(?<![\d:.])([01]?\d|2[0-3])[:.h]([0-5]\d)(?![\d:.])/gu
const nameBefore =
  /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}.'’/()-]*(?:[ \u00a0](?:\p{Ll}{1,4}[ \u00a0])?\(?\p{Lu}[\p{L}\p{M}.'’/()-]*){0,4}(?=[ \t\u00a0,|:–—-]{1,12}$)/u
const firstWord = /^([\p{L}\p{M}]+\.?)[ :\u00a0]+/u
/** A preposition behind a label: `Halt in`. */
const smallWord = /^(?:\p{Ll}{1,4}[ \u00a0])?/u
const personal = /(?:^|[ (])\p{Lu}\.(?: |$)/u

interface Stop extends Span {
  readonly minutes: number
}

/** The mentions with the stops of timetables in place of what was found there. Linear. @param mentions in any order */
export function withTimetables(text: string, mentions: readonly Mention[], language: EntityLanguage, known: KnownNames | undefined): Mention[] {
  const tables = tablesOf(text)
  if (tables.length === 0) return [...mentions]
  const found: Mention[] = []
  const places = new Cover(
    text.length,
    mentions.filter(({ type }) => type === 'LOCATION')
  )
  for (const { stops, isLabelled } of tables) {
    const isPlace = ({ start, end }: Span) =>
      places.overlaps({ start, end }) || (known !== undefined && knownAs(createForm(text.slice(start, end), language), language, known)?.type === 'LOCATION')
    if (!isLabelled && stops.filter(isPlace).length < KNOWN * stops.length) continue
    // a town inside the name of a station stays as it is
    for (const { start, end } of stops) if (!places.overlaps({ start, end })) found.push(ruleMention(start, end, 'LOCATION', 'timetable', CONFIDENCE))
  }
  if (found.length === 0) return [...mentions]
  const taken = new Cover(text.length, found)
  return [...mentions.filter((mention) => !taken.overlaps(mention)), ...found].sort(byStart)
}

interface Timetable {
  readonly stops: readonly Stop[]
  /** A word for departures stands before one of them. */
  readonly isLabelled: boolean
}

/** Rows of names with times that never go back, within a line or from line to line. */
function tablesOf(text: string): Timetable[] {
  const tables: Timetable[] = []
  let stops: Stop[] = []
  let isLabelled = false
  const close = () => {
    if (stops.length >= LEAST_STOPS) tables.push({ stops, isLabelled })
    stops = []
    isLabelled = false
  }
  for (const { start, text: line } of linesOf(text)) {
    const row = line.length > LONGEST_LINE ? { stops: [], isLabelled: false } : rowOf(line, start)
    if (row.stops.length === 0) {
      close()
      continue
    }
    const last = stops.at(-1)
    if (last !== undefined && row.stops[0]!.minutes < last.minutes && !(row.stops.length >= LEAST_STOPS && stops.length >= LEAST_STOPS)) close()
    stops.push(...row.stops)
    isLabelled ||= row.isLabelled
  }
  close()
  return tables
}

/** The stops of a line, none where times go back in it. */
function rowOf(line: string, offset: number): Timetable {
  const stops: Stop[] = []
  let isLabelled = false
  let from = 0
  for (const { 0: written, 1: hours, 2: minutes, index } of line.matchAll(time)) {
    const left = Math.max(from, index - LONGEST_NAME)
    const name = nameBefore.exec(line.slice(left, index))
    from = index + written.length
    if (name === null) continue
    const label = firstWord.exec(name[0])
    const isLabel = label !== null && labels.has(label[1]!.toLowerCase())
    const start = left + name.index + (isLabel ? label[0].length + smallWord.exec(name[0].slice(label[0].length))![0].length : 0)
    const end = left + name.index + name[0].length
    isLabelled ||= isLabel || isLabelBefore(line.slice(0, left + name.index))
    const stop = { start: offset + start, end: offset + end, minutes: 60 * Number(hours) + Number(minutes) }
    const last = stops.at(-1)
    if (start >= end || personal.test(line.slice(start, end)) || (last !== undefined && stop.minutes < last.minutes)) return { stops: [], isLabelled: false }
    stops.push(stop)
  }
  return { stops, isLabelled }
}

/** Whether the first word of what stands before a name is such a label (`Salidas: Zamora`). */
function isLabelBefore(before: string): boolean {
  const word = /^[ \t•*-]*([\p{L}\p{M}]+\.?)(?=[ :])/u.exec(before)?.[1]
  return word !== undefined && word.length > 2 && labels.has(word.toLowerCase())
}
