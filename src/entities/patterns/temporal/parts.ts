/** Named parts of the patterns of `rules.ts`, regular expressions over class names as those are. */

/** Parts of the patterns of units: days, months, years, hours, amounts. */
const unitParts: ReadonlyArray<readonly [string, string]> = [
  ['Point', '(?: dot | spacedDot )'],
  // a number is a day only where it is not the hour of a time or the amount of something else
  [
    'NotTime',
    `(?! colon minuteNumber | dot minuteNumber | Point? amPm | hourMark | dash? timeUnit | dash? dayUnit | digitComma number | dayUnitAgo |
      timeUnitAgo | COUNTED )`
  ],
  [
    'Month',
    `(?: (?: monthName | ambiguousMonth | lowercaseMonth ) Point? | monthWord (?: monthNumber | monthNumberWord | dayOrdinal ) | (?: monthNumber
      | monthNumberWord ) monthMark )`
  ],
  ['Day', '(?: dayWord? (?: dayNumber | dayOrdinal | dayNumberWord ) (?: ordinalEnding | Point )? dayMark? )'],
  [
    'Year',
    `(?: yearWord? (?: yearNumber | yearNumberWord | twoDigits yearMark ) (?: Point? yearMark )? era? | era (?: number | numberWord ) yearMark? |
      apostrophe twoDigits | yearWord (?: yearNumber | yearNumberWord ) | number yearMark? era )`
  ],
  ['ToMonth', '(?: Point | the? of | dash | slash | the | ordinalEnding of? | comma )?'],
  ['ToYear', '(?: comma | of the? | dash | slash | Point | in | comma? spacedDash | (?! beforeOrAfter ) from | era )?'],
  ['LoneDay', '(?: dayWord? (?: dayNumber | dayOrdinal | dayNumberWord ) dayMark | Day NotTime )'],
  [
    'DayMonth',
    `(?: Day ToMonth (?: (?: monthName | ambiguousMonth ) Point? | monthWord (?: monthNumber | monthNumberWord | dayOrdinal ) | (?: monthNumber |
        monthNumberWord ) monthMark ) | dayWord? (?: dayNumber | digitDayOrdinal | wordDayOrdinal ) (?: ordinalEnding | Point )? ToMonth lowercaseMonth Point? )`
  ],
  ['DayRange', '(?: dayWord? (?: dayNumber | dayOrdinal ) (?: ordinalEnding | Point )? (?: dash | spacedDash | tilde | slash ) )'],
  // "cleared in June of two of them"
  ['MonthDay', '(?: Month (?: the | dash | slash | Point | of (?! dayNumberWord ) )? LoneDay )'],
  [
    'Core',
    `(?: the? DayMonth (?: ToYear Year (?! COUNTED ) | (?: dash | slash | of (?! twoDigits (?: dot | spacedDot ) yearWord ) ) twoDigits (?! colon | dot minuteNumber | hourMark | amPm ) )? | MonthDay (?: ToYear Year NotUnit )? | Year ToYear Month (?: (?:
        dash | slash | Point | of )? LoneDay )? | Month ToYear Year NotUnit | Month (?: of | dash | slash ) twoDigits (?! colon | dot ) )`
  ],
  ['NotUnit', '(?! dash? timeUnit | dash? dayUnit | digitComma number | dayUnitAgo | timeUnitAgo | COUNTED )'],
  [
    'Numeric',
    `(?: dayNumber dot monthNumber dot (?: yearNumber | twoDigits ) | dayNumber spacedDot monthNumber spacedDot yearNumber | yearNumber Point
    monthNumber Point dayNumber | dayNumber slash monthNumber slash (?: yearNumber | apostrophe? twoDigits ) | monthNumber slash dayNumber slash (?:
    yearNumber | twoDigits ) | yearNumber slash monthNumber slash dayNumber
      | yearNumber dash monthNumber dash dayNumber | dayNumber dash monthNumber dash (?: yearNumber | apostrophe? twoDigits ) | monthNumber dash dayNumber
      dash (?: yearNumber | twoDigits ) | yearNumber spacedDash monthNumber spacedDash dayNumber | (?: monthName | ambiguousMonth | lowercaseMonth
      ) (?: dash | slash ) dayNumber (?: dash | slash ) (?: yearNumber | twoDigits )
      | dayNumber (?: dash foreignMonth dash | slash foreignMonth slash ) (?: yearNumber | twoDigits ) | yearNumber (?: dash foreignMonth dash | slash foreignMonth slash ) dayNumber | yearNumber slash dayNumber slash foreignMonth | (?<! number ) (?= twoDigits twoDigits ) dayNumber monthNumber yearNumber (?! number | dash | slash | dot | COUNTED )
      | yearNumber (?: dash | slash ) dayNumber (?: dash | slash ) (?: monthName | ambiguousMonth | lowercaseMonth ) )`
  ],
  ['Partial', '(?: monthNumber (?: slash | dash | dot ) yearNumber | yearNumber (?: slash | dash | dot ) monthNumber (?! colon ) )'],
  ['Weekday', '(?: (?: weekdayName | ambiguousWeekday ) Point? dayWord? )'],
  ['HourWord', '(?: hourWord spacedDot? )'],
  // two days of the month in digits with their points: "1.6. oder 1.7.", "1. 6. nebo 1. 7."
  ['Pointed', '(?: dayNumber Point monthNumber dateDot )'],
  // not "15.3." at the end of a sentence, where the point may be that of a decimal
  [
    'ShortDate',
    `(?: dayNumber spacedDot monthNumber monthDot | dayNumber dot monthNumber monthDot (?= comma | closeParenthesis ) | (?<= to | from | on ) dayNumber dot monthNumber monthDot )
      (?! number | numberWord | dot | (?: and | comma | to ) number Point (?! monthNumber ) )`
  ],
  ['Between', '(?: and | comma | to | dash | spacedDash )'],
  ['Join', '(?: comma? (?: the | on | of | spacedDash | dash | openParenthesis | dayWord | modifier )? )'],
  ['Hour', '(?: hourNumber | hourNumberWord )'],
  // a noun that the ordinal belongs to stands behind it otherwise
  ['HourOrdinal', '(?: hourOrdinal (?! BREAK | dash | dayUnit | timeUnit | number | dot | weekdayName | season | century | decadeWord | yearQuarter ) )'],
  ['Minutes', '(?: minuteNumber | minuteNumberWord )'],
  ['HalfDay', '(?: comma? (?: in | of | at )? the? (?: amPm | dayPartPhrase ) | (?: in | of | at ) the? dayPart )'],
  [
    'Clock',
    `(?: hourNumber colon twoDigitMinutes (?: colon twoDigitMinutes (?: (?: dot | digitComma | colon ) number )? )? | Hour hourMark Minutes (?:
      minuteMark (?: Minutes secondMark )? )? | hourNumber hourMark and? (?: half | quarterHour ) )`
  ],
  ['Dotted', '(?: hourNumber dot twoDigitMinutes (?: dot twoDigitMinutes )? )'],
  [
    'Amount',
    `(?: (?: number (?: (?: dot | digitComma ) number )? | numberWord | minuteNumberWord | several | indefiniteArticle ) (?: and?
        indefiniteArticle? (?: half | quarterHour ) )? | (?: indefiniteArticle | half | the )? half (?: indefiniteArticle | of indefiniteArticle? )?
        | indefiniteArticle? several of? | fraction | indefiniteArticle? quarterHour (?: of )? indefiniteArticle? | (?: half | indefiniteArticle )
        several )`
  ],
  ['Unit', '(?: dayUnit | timeUnit )'],
  // hours of opening behind a day: "9–18", "klo 9.00–18.00 Uhr"
  ['OpenHour', '(?: HourWord? the? (?: Clock | Dotted | Hour ) hourMark? )'],
  [
    'OpenHours',
    '(?: (?: from | at )? OpenHour (?: dash | spacedDash | tilde | (?! and ) to ) the? OpenHour (?! dash | slash | colon | digitComma | number | dot number | timeUnit | dayUnit | COUNTED ) )'
  ],
  ['HowMany', '(?: number | numberWord | hourNumberWord | several | indefiniteArticle )'],
  ['PhraseStart', '(?: (?: hourNumber (?! COUNTED ) | hourNumberWord ) (?: and? (?: half | quarterHour | minuteNumberWord ) )? )'],
  [
    'PhraseHour',
    `(?: (?: Hour pastOrTo indefiniteArticle? (?: quarterHour | minuteNumberWord | minuteNumber ) | Hour hourMark? and? (?: half | quarterHour | minuteNumberWord | twoDigitMinutes ) (?! BREAK )
      | hourNumber (?! COUNTED | number | numberWord | modifier ) | hourNumberWord (?! BREAK | modifier ) ) (?! dot | colon | slash ) (?: hourMark | NotUnit ) HalfDay? )`
  ],
  // hours behind the day in digits: "17 de 14 à 16"
  ['DayHours', '(?: (?: from | between ) Hour (?: to | and | dash | spacedDash ) Hour (?! COUNTED | dot | colon | slash ) NotUnit betweenEnd? )'],
  // "с 13 до 14 часов", "samedi jusqu'à 14 h": the word before the hour says until when, not up to how many
  [
    'UntilHour',
    '(?: (?<= (?: weekdayName | ambiguousWeekday ) (?: Point | comma )? | (?: from | between ) the? HourWord? (?: Hour | Dotted | Clock ) hourMark? ) moreThan the? Hour hourMark )'
  ],
  [
    'AmountRange',
    `(?: (?: approximately | moreThan | from )? (?<! dash | slash | dot | colon | digitComma ) number (?: dash | spacedDash | tilde | (?! and ) to ) number (?: (?: dot | digitComma ) number )? dash?
      | (?: approximately | moreThan | from )? (?: minuteNumberWord | indefiniteArticle ) (?: dash | to | and ) minuteNumberWord )`
  ],
  // not the minute of a match: "78. минуту"
  ['OwnDuration', '(?: (?<! number spacedDot ) (?: approximately | moreThan )? )'],
  // "a second man", "un segundo intento": the unit is an ordinal as well
  ['AnOther', '(?: (?! numberWord ) indefiniteArticle (?= dayOrdinal ) timeUnit (?: BREAK | dayUnit | dayPart | foundTime ) )'],
  // an hour is not followed by more hours: "12 h et 14 h" are two times
  ['MoreTime', '(?: (?: comma | and | comma and )? Amount dash? (?! hourMark ) Unit Point? ){0,4} (?: and indefiniteArticle? (?: half | quarterHour ) )?'],
  [
    'More',
    '(?: (?: comma | and | comma and )? (?! yearNumber yearMark ) Amount dash? Unit Point? ){0,4} (?: and indefiniteArticle? (?: half | quarterHour ) )?'
  ]
]

/** Parts of what is made of units: points in time and ranges. */
const pointParts: ReadonlyArray<readonly [string, string]> = [
  ['Glue', '(?: comma? (?: at | in | on | spacedDash | of | approximately | the | openParenthesis | dash )? the? )'],
  ['Bare', '(?: at the? Hour (?! BREAK ) NotUnit | Hour (?= STOP | closeParenthesis | spacedDot (?: STOP | BREAK ) ) )'],
  // a comma joins a day of the week with its date and a date with its time; else what it stands between are two dates
  ['Days', '(?: foundDate (?: (?! to | and ) (?: of | in | openParenthesis | on | the )? the? foundDate closeParenthesis? )? )'],
  ['Loose', '(?: foundDate | foundTime | foundFraction | yearNumber | yearNumberWord | digitDayOrdinal )'],
  ['End', '(?: foundDate | foundTime | foundFraction | yearNumber NotUnit )'],
  ['RangeTo', '(?: comma? (?: to | dash | spacedDash | tilde ) the? )'],
  // "und" makes a range only behind "zwischen"
  ['PureTo', '(?: (?: comma (?! at ) )? (?: (?! and ) to | dash | spacedDash | tilde ) the? )']
]

/** All parts; one may use others, in any order, but not itself. */
export const parts: ReadonlyArray<readonly [string, string]> = [...unitParts, ...pointParts]
