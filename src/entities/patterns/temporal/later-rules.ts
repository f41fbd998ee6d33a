/** The grammar of dates and times, from the second stage on: what is said of dates, spans of time, dates with their times, ranges. */
import type { Rule } from './classes.js'

/** Second stage: what is said of them: next, last, every, ago, the beginning of. */
export const modified: readonly Rule[] = [
  { out: 'foundDate', pattern: '(?: durationPreposition | ago ) (?: approximately | moreThan )? (?: foundDayDuration ) (?: ago | later | modifierAfter )?' },
  { out: 'foundTime', pattern: '(?: durationPreposition | ago ) (?: approximately | moreThan )? (?: foundTimeDuration ) (?: ago | later | modifierAfter )?' },
  { out: 'foundDate', pattern: 'foundDayDuration (?: ago | later )' },
  { out: 'foundDate', pattern: 'sinceDay' },
  { out: 'foundTime', pattern: 'foundTimeDuration (?: ago | later )' },
  {
    out: 'foundDate',
    pattern: `(?: foundDayDuration | foundTimeDuration ) (?: from | beforeOrAfter | later from? ) (?: foundDate | foundTime | modifier dayUnit )`
  },
  {
    out: 'foundDate',
    pattern: `modifier (?: of | the )? (?: modifier | dayOrdinal )? (?! relativeDay ) (?: dayUnit | weekdayName | ambiguousWeekday | foundDayDuration | season | holiday |
      yearQuarter | foundDate ) modifierAfter?`
  },
  { out: 'foundDate', pattern: 'modifier foundFraction' },
  // "с 1 по 15 августа", where the second word has other meanings
  { out: 'foundDate', pattern: 'from the? (?: dayNumber | digitDayOrdinal ) to the? foundDate' },
  { out: 'foundTime', pattern: 'modifier (?: timeUnit | foundTimeDuration ) modifierAfter?' },
  {
    out: 'foundDate',
    pattern: `(?: foundDayDuration | number dayUnit | numberWord dayUnit | dayUnit | weekdayName | season | foundDate spacedDot? | yearQuarter ) of? modifierAfter
      modifierAfter?`
  },
  { out: 'foundTime', pattern: '(?: foundTimeDuration | timeUnit ) modifierAfter' },
  // "الأشهر الثلاثة القادمة"
  { out: 'foundDate', pattern: '(?: durationPreposition | in | for )? (?: dayUnit | foundDayDuration ) (?: numberWord | dayOrdinal ) modifierAfter' },
  { out: 'foundDate', pattern: 'Amount modifier (?! singularUnit ) (?: dayUnit | weekdayName | season )' },
  { out: 'foundTime', pattern: 'Amount modifier (?! singularUnit ) timeUnit' },
  // "por el mes.", "in the week"
  { out: 'foundDate', pattern: '(?: for | in ) the? (?= dayUnit ) singularUnit (?= STOP | spacedDot STOP )' },
  // "semana 27 del año pasado", "la última semana del año", "in den ersten zehn Tagen des Jahres"
  {
    out: 'foundDate',
    pattern: `(?: the? (?: dayOrdinal | modifier dayOrdinal? ) (?: dayUnit | weekdayName | foundDate | foundDayDuration ) | phase | foundDate )? yearPhrase modifierAfter
      | (?: the? (?: dayOrdinal | modifier dayOrdinal? ) (?: dayUnit | weekdayName | foundDate | foundDayDuration ) | phase | the? relativeDay ) yearPhrase (?! yearNumber )`
  },
  // "15 de mayo de este año", "12. května minulého roku"
  { out: 'foundDate', pattern: 'foundDate of? the? modifier (?! singularUnit ) dayUnit modifierAfter?' },
  // "the week commencing February 4"
  {
    out: 'foundDate',
    pattern: '(?: the | at | on | (?<= on | in | for | pastOrTo ) ) dayUnit from the? foundDate | (?<= on | in | for | pastOrTo ) dayUnit from the? foundDate'
  },
  // "la settimana del 6 maggio", where the date has the preposition
  {
    out: 'foundDate',
    pattern: 'the dayUnit foundDate | the? relativeDay of the? (?: dayUnit | modifier dayUnit | Year ) | the? foundDate of the (?: dayUnit | modifier dayUnit )'
  },
  { out: 'foundDate', pattern: 'the dayUnit beforeOrAfter the? foundDate | the (?: dayUnit | dayPart ) (?: later | ago )' },
  { out: 'foundDayPart', pattern: 'modifier (?: modifier )? (?: dayPart | noon | amPm | dayPartPhrase ) | (?: dayPart | amPm | dayPartPhrase ) modifierAfter' },
  { out: 'foundDayPart', pattern: 'dayPartPhrase' },
  { out: 'foundDayPart', pattern: '(?: in | at | of | approximately | phase in? ) the? phase? (?: dayPart | amPm ) | phase (?: dayPart )' },
  {
    out: 'foundDate',
    pattern: `the? dayUnit of the? (?: foundDate | Year | modifier dayUnit ) | the? (?: dayOrdinal | modifier dayOrdinal? | phase ) (?: dayUnit |
          weekdayName | foundDate | foundDayDuration ) (?: of | in | dash )? the? (?: foundDate | Year | modifier dayUnit | dayUnit ) | (?: foundDate | Year ) of? (?:
          dayOrdinal | modifier | phase ) dayUnit`
  },
  {
    out: 'foundDate',
    pattern: `phase (?: of | in | dash )? the? (?: foundDate | yearNumber | dayUnit | modifier dayUnit | monthName | ambiguousMonth | season | foundDate )`
  },
  { out: 'foundDate', pattern: '(?: foundDate | yearNumber | modifier dayUnit | dayUnit ) of? phase' },
  {
    out: 'foundRecurrence',
    pattern: `every (?: number | numberWord | modifier | dayOrdinal | several )? (?: dayUnit | timeUnit | weekdayName | dayPart | amPm | foundDayDuration
        | foundTimeDuration | holiday | monthName | foundDate | season ) (?: (?: and | comma ) foundDate )?`
  },
  { out: 'foundDayDuration', pattern: 'whole (?: the | of )? (?: dayUnit | season | modifier dayUnit | weekdayName )' },
  { out: 'foundTimeDuration', pattern: 'whole (?: the | of )? (?: timeUnit | dayPart )' }
]

/** Third stage: spans of time, a part of the day with its time. */
export const times: readonly Rule[] = [
  {
    out: 'foundTime',
    pattern: `approximately? (?: (?! from the? Hour (?: dash | tilde ) Hour (?! hourMark | amPm | colon | dot ) ) (?: from | between ) the? (?: Hour | foundFraction ) (?: to | and | dash | spacedDash | tilde ) the? (?: foundTime | Dotted | Hour
    NotUnit (?! BREAK ) | Hour betweenEnd ) betweenEnd? | (?: from | between ) the? (?: Dotted | foundTime ) (?: to | and | dash | spacedDash | tilde ) the?
    (?: foundTime | Dotted | Hour NotUnit ) betweenEnd?
      | (?: Hour | Dotted | foundTime ) PureTo foundTime betweenEnd? | foundTime PureTo Dotted | (?: Hour | Dotted ) and the? foundTime | foundTime and the? foundTime betweenEnd
      | foundTime (?: dash | spacedDash | tilde | to ) (?: Hour NotUnit | Dotted ) | HourWord (?: Hour | Dotted ) (?: dash | spacedDash | tilde | to ) (?: Hour NotUnit | Dotted ) )`
  },
  { out: 'foundTime', pattern: 'from the? (?: Hour | Dotted | foundTime ) foundTime' },
  // "akşam 5'ten 6'ya kadar", where endings say from and to
  { out: 'foundTime', pattern: 'foundTime Hour betweenEnd' },
  // "od 8. do 16. ure"
  { out: 'foundTime', pattern: 'from the? Hour Point to the? foundTime' },
  { out: 'foundTime', pattern: '(?: at | beforeOrAfter ) the? HourWord? Hour (?= STOP | closeParenthesis | spacedDot )' },
  { out: 'foundTime', pattern: 'approximately? (?: foundTime (?: Glue foundDayPart )? | foundDayPart (?: Glue (?: foundTime | Bare ) )? )' },
  {
    out: 'foundTime',
    pattern: `foundDayPart Glue (?: from | between ) the? (?: Hour | Dotted | foundTime | foundFraction ) (?: to | and | dash | spacedDash | tilde ) the?
          (?: foundTime | Dotted | Hour NotUnit ) betweenEnd?`
  }
]

/** Fourth stage: a date with its time. */
export const points: readonly Rule[] = [
  { out: 'foundDate', pattern: 'Days (?: Glue (?: beforeOrAfter? foundTime | dayPart | amPm | dayPartPhrase | Bare | Dotted ) ){1,2}' },
  { out: 'foundDate', pattern: 'Days (?: comma | on )? foundFraction (?= STOP | spacedDot ) | Days openParenthesis foundFraction closeParenthesis' },
  {
    out: 'foundDate',
    pattern: 'foundFraction (?: comma | at | on | spacedDash )? (?: foundTime | at the? HourWord? Hour (?= STOP | spacedDot (?: STOP | BREAK ) ) )'
  },
  // "18:00, Saturday until 14:00", "until 19:30, tomorrow I cannot": a comma before a day that something follows parts them
  {
    out: 'foundDate',
    pattern: 'foundTime (?! comma the? Days (?: BREAK | (?: to | beforeOrAfter | at | on | from )? the? foundTime ) ) Glue from? Days (?: Glue foundTime )?'
  },
  { out: 'foundTime', pattern: 'foundTime foundTime' },
  // "drew 2-2 on Monday"
  {
    out: 'foundDate',
    pattern:
      '(?<= dash ) Hour the? Days (?: Glue (?: foundTime | dayPart | dayPartPhrase ) )? | Hour (?: of | comma )? the? Days | dayPart (?: of | comma )? the? Days | (?: dayPart | (?<! dash ) Hour ) on the? Days'
  },
  { out: 'foundDate', pattern: 'Days' },
  {
    out: 'foundDate',
    pattern:
      '(?<= on | at | beforeOrAfter | from | the | dayWord | weekdayName ) foundFraction | (?: dayPart | amPm | dayPartPhrase | foundTime ) foundFraction'
  }
]

/** Last stage: ranges, what is before and after. */
export const ranges: readonly Rule[] = [
  { out: 'foundDate', pattern: 'foundDate (?: for (?: foundDayDuration | foundTimeDuration ) )?' },
  { out: 'foundTime', pattern: '(?: approximately | beforeOrAfter )? foundTime orLater?' },
  // "after breakfast"
  { out: 'foundTime', pattern: '(?<! dayUnit | foundDate ) beforeOrAfter the? dayPart (?! of )' },
  { out: 'foundTime', pattern: 'foundTime PureTo foundTime | (?: from | between ) foundTime RangeTo foundTime' },
  {
    out: 'foundTime',
    pattern: `foundTime for (?: foundDayDuration | foundTimeDuration | foundTime ) | for? (?: foundDayDuration | foundTimeDuration ) from foundTime | from foundTime for (?: foundDayDuration | foundTimeDuration )`
  },
  { out: 'foundDate', pattern: 'foundTime orLater Glue foundDate | for? (?: foundDayDuration | foundTimeDuration ) from foundDate' },
  { out: 'foundDate', pattern: '(?: from | between ) the? (?: Loose | dayNumber ) orLater? RangeTo End (?: orLater | betweenEnd )?' },
  { out: 'foundDate', pattern: 'the? (?: Loose | dayNumber ) orLater? PureTo End (?: orLater | betweenEnd )?' },
  { out: 'foundDate', pattern: 'between the? (?: Loose | dayNumber | Hour ) and the? End betweenEnd?' },
  { out: 'foundDate', pattern: 'Loose (?: and | to | dash | tilde ) the? End betweenEnd' },
  {
    out: 'foundDate',
    pattern: `(?: from | between )? HourWord? (?: Loose | Hour | dayNumber ) (?: to | and | dash | spacedDash | tilde ) the? (?: End | HourWord? Hour |
      dayNumber ) betweenEnd`
  },
  { out: 'foundDate', pattern: 'Loose End betweenEnd' },
  { out: 'foundDate', pattern: 'from the? (?: dayNumber | digitDayOrdinal ) Point? RangeTo the? foundDate' },
  { out: 'foundDate', pattern: '(?: dayNumber Point? | dayOrdinal ) PureTo foundDate | (?: dayNumber | dayOrdinal ) Point? and foundDate' },
  { out: 'foundDate', pattern: 'foundDate (?: dash | spacedDash ) dayNumber (?: ToYear Year )? NotTime' },
  { out: 'foundDate', pattern: 'beforeOrAfter (?: of | the | from ){0,2} approximately? (?: End | dayUnit (?= STOP ) )' },
  { out: 'foundDate', pattern: '(?: foundDate | yearNumber | foundFraction ) orLater{1,2} (?! yearNumber | of yearNumber )' },
  {
    out: 'foundRecurrence',
    pattern: `foundRecurrence (?: Glue (?: foundTime | foundDate | Bare ) )? (?: from End )? | (?: foundTime | foundDate ) Glue foundRecurrence`
  }
]

/** The stages in the order in which they run. */
