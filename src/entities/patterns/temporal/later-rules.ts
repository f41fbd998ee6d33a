/** The grammar of dates and times, from the third stage on: spans of time, dates with their times, ranges. */
import type { Rule } from './classes.js'

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
    pattern: `for? (?: foundDayDuration | foundTimeDuration ) from foundTime | from foundTime for (?: foundDayDuration | foundTimeDuration )`
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
