import type { Rule } from './classes.js'
import { modified, points, ranges, times } from './later-rules.js'

/** First stage: dates, times and durations. */
const units: readonly Rule[] = [
  // "Guten Morgen", "feliz domingo": not "an einem guten Morgen"
  {
    out: 'foundGreeting',
    pattern: `(?<! on | in | at | the | every | phase | of | modifier | several | (?: on | in | at ) indefiniteArticle ) wish (?: weekdayName | dayPart | noon | relativeDay ) (?! dayPart | dayPartPhrase )`
  },
  {
    out: 'foundDate',
    dated: true,
    pattern: `(?: Weekday Join )? (?: the? dayWord )? (?: Numeric | Core ) yearMark? (?: comma? openParenthesis? (?: weekdayName | ambiguousWeekday )
      Point? closeParenthesis? | openParenthesis weekdayLetter closeParenthesis )?`
  },
  { out: 'foundDate', dated: true, pattern: 'Year (?! to | and ) (?: in | of | comma ) the? DayMonth' },
  { out: 'foundDate', dated: true, pattern: 'Partial' },
  {
    out: 'foundDate',
    dated: true,
    pattern: `(?: weekdayName | (?! beforeOrAfter ) ambiguousWeekday Point? ) (?: Join (?: dayNumber dayMark | digitDayOrdinal | dayOrdinal (?! BREAK ) ) | the dayOrdinal | (?! comma ) Join dayNumber ) (?: ordinalEnding | Point (?= STOP
      | at | in ) )? NotTime (?! dash | slash | colon | monthNumber | dot | spacedDot hourMark )`
  },
  // behind a comma a number counts something, unless it ends the phrase: "On Friday, 12 of them"
  {
    out: 'foundDate',
    dated: true,
    pattern: `(?: weekdayName | (?! beforeOrAfter ) ambiguousWeekday Point? ) Join dayNumber (?: ordinalEnding | Point )? (?= STOP | spacedDot (?! hourMark ) | closeParenthesis | comma (?! number | numberWord ) | at (?! number |
      BREAK ) )`
  },
  // "ve středu 12. 11."
  {
    out: 'foundDate',
    dated: true,
    pattern: '(?: weekdayName | ambiguousWeekday Point? ) Join dayNumber spacedDot monthNumber (?: dot | spacedDot | monthDot | dateDot )'
  },
  { out: 'foundDate', dated: true, pattern: '(?: weekdayName | ambiguousWeekday ) openParenthesis dayNumber closeParenthesis' },
  { out: 'foundDate', dated: true, pattern: '(?: weekdayName | ambiguousWeekday ) comma? the? dayWord dayNumberWord' },
  // "lunes veintisiete a las seis"
  { out: 'foundDate', dated: true, pattern: 'weekdayName dayNumberWord (?= STOP | HourWord | at (?: number | hourNumberWord ) )' },
  { out: 'foundDate', dated: true, pattern: 'dayWord? weekdayName' },
  // "jueves 29/03", "Fr 12.5."
  {
    out: 'foundDate',
    dated: true,
    pattern: `Weekday Join (?: dayNumber slash monthNumber | monthNumber slash dayNumber | dayNumber dot monthNumber Point? ) (?! slash | digitComma | colon |
      dot number | dash number | timeUnit | dayUnit | amPm | hourMark )`
  },
  // "vào thứ ba.", "την Τρίτη και την Παρασκευή", "پیر کو": an ordinal, too, unless nothing that it could count follows
  {
    out: 'foundDate',
    dated: true,
    pattern: `(?<= on | in | every | modifier ) ambiguousWeekday (?= STOP | comma | spacedDot STOP | closeParenthesis | and (?: the | on )? (?: weekdayName |
      ambiguousWeekday ) | (?: at | hourWord ) (?: hourWord | the )? Hour )`
  },
  {
    out: 'foundDate',
    dated: true,
    pattern: '(?<= weekdayName (?: and | comma | comma and ) ) ambiguousWeekday (?= STOP | spacedDot STOP | comma | and )'
  },
  // "terça, quarta e quinta", "Mo, Mi und Fr": three of them are days unless they belong to what follows
  {
    out: 'foundDate',
    dated: true,
    pattern: `ambiguousWeekday Point? (?= comma Weekday comma? (?: and | comma ) (?: the | on )? Weekday (?! BREAK | number ) ) | (?<= Weekday comma ) ambiguousWeekday Point? (?= comma? (?: and |
      comma ) (?: the | on )? Weekday (?! BREAK | number ) ) | (?<= Weekday comma Weekday (?: comma | and | comma and ) (?: the | on )? ) ambiguousWeekday Point? (?! BREAK | number )`
  },
  { out: 'foundDate', dated: true, pattern: 'ambiguousWeekday (?= onAfter )' },
  // "Mon–Fri": the range tells that the short words are days
  { out: 'foundDate', dated: true, pattern: '(?: weekdayName | ambiguousWeekday ) Point? (?: dash | spacedDash | tilde ) Weekday' },
  { out: 'foundDate', dated: true, pattern: '(?: from the? Weekday to | between the? Weekday and ) the? (?: weekdayName | ambiguousWeekday ) (?! BREAK )' },
  // "ma t/m vr"
  { out: 'foundDate', dated: true, pattern: '(?<! BREAK ) ambiguousWeekday Point? (?! and ) to Weekday | weekdayName (?! and ) to ambiguousWeekday Point?' },
  // "Mon–Fri 9–6", "ma–pe klo 9–18"; one day alone where it stands in a list or is short: "Sa 9–14"
  {
    out: 'foundDate',
    dated: true,
    pattern: `(?: (?: weekdayName | ambiguousWeekday ) Point? (?: dash | spacedDash | tilde | (?! and ) to the? ) Weekday | (?<! BREAK ) ambiguousWeekday Point? ) comma? OpenHours | weekdayName comma? hourNumber (?: dash | spacedDash ) hourNumber (?! betweenEnd | dash | slash | colon | digitComma | number | dot number | timeUnit | dayUnit | hourMark | COUNTED )`
  },
  // "Sa bis 14 Uhr", "za. tot 14 uur", "lør. til kl. 14"
  {
    out: 'foundDate',
    dated: true,
    pattern:
      '(?<! BREAK ) ambiguousWeekday Point? (?= (?: (?! and ) to | beforeOrAfter | from | at )? the? (?: HourWord Hour | Clock | Dotted hourMark | Hour (?: hourMark | amPm ) ) )'
  },
  { out: 'foundDate', dated: true, pattern: `Pointed (?= Between the? Pointed ) | (?<= Pointed Between the? ) Pointed` },
  // one alone: "do 15. 3.", "termín je 28. 2.", "bis 15.3."; not "1. 2. a 3. třída"
  {
    out: 'foundDate',
    dated: true,
    pattern: `(?<! number Point | number Point (?: and | comma ) ) (?: (?<= to | from | on | in | between | beforeOrAfter | at ) ShortDate | ShortDate (?= STOP | comma | closeParenthesis | and | to
      | openParenthesis | spacedDash ) | (?= twoDigits spacedDot ) ShortDate )`
  },
  // "02.–07.06.", "od 3. do 8. 6."
  {
    out: 'foundDate',
    dated: true,
    pattern: 'from? the? dayNumber monthDot? (?: dash | spacedDash | tilde ) dayNumber Point monthNumber monthDot (?! number )'
  },
  { out: 'foundDate', dated: true, pattern: 'from the? dayNumber Point to the? dayNumber Point monthNumber monthDot (?! number )' },
  // "van 1-10 tot 7-11": of scores no part has two digits
  {
    out: 'foundDate',
    dated: true,
    pattern:
      'from the? (?= number dash number to the? number dash twoDigits | number dash twoDigits | twoDigits dash ) dayNumber dash monthNumber to the? dayNumber dash monthNumber (?! dash | slash | number | colon | dot number | COUNTED )'
  },
  // a range of days without its second month: "3.–5. Juni", "3-5 May 2024"
  { out: 'foundDate', dated: true, pattern: 'DayRange (?: DayMonth (?: ToYear Year | (?: dash | slash | of ) twoDigits )? )' },
  { out: 'foundDate', dated: true, pattern: 'Month dayNumber (?: dash | spacedDash | to ) dayNumber (?: ToYear Year NotUnit )?' },
  { out: 'foundDate', dated: true, pattern: 'monthName' },
  // a Vietnamese month is called by its number
  {
    out: 'foundDate',
    dated: true,
    pattern:
      '(?<! number | numberWord | every | several | indefiniteArticle | whole ) (?: phase | modifier )? monthWord monthNumber (?! number | numberWord | dash | slash | dot | colon | timeUnit | dayUnit | digitComma | dayUnitAgo | timeUnitAgo )'
  },
  {
    out: 'foundDate',
    dated: true,
    pattern:
      '(?: from? ambiguousMonth | from lowercaseMonth Point? ) (?: to | dash | spacedDash ) (?: monthName | ambiguousMonth | lowercaseMonth ) (?: ToYear Year NotUnit )?'
  },
  { out: 'foundDate', dated: true, pattern: '(?<= in | from | beforeOrAfter | modifier | phase | of | between | every | whole | to ) ambiguousMonth' },
  // "am nächsten Morgen", "esta mañana": there it is the part of a day; "ayer vi" is a verb
  {
    out: 'foundDate',
    also: 'relativeDay',
    dated: true,
    pattern:
      '(?! (?<= modifier ) dayPart ) relativeDay (?: openParenthesis? weekdayName closeParenthesis? | openParenthesis ambiguousWeekday closeParenthesis | ambiguousWeekday (?= STOP | spacedDot | comma | closeParenthesis ) )?'
  },
  { out: 'foundDate', pattern: 'now' },
  { out: 'foundDate', dated: true, pattern: 'holiday dayUnit? (?: (?: of | in | comma )? the? Year )? dayUnit?' },
  { out: 'foundDate', dated: true, pattern: 'Year (?: of )? holiday' },
  { out: 'foundDate', pattern: 'relativeDay season' },
  { out: 'foundDate', dated: true, pattern: 'season (?: of | in | comma )? Year | Year season' },
  { out: 'foundDate', dated: true, pattern: 'the digitDayOrdinal (?= STOP | spacedDot )' },
  {
    out: 'foundDate',
    dated: true,
    pattern: 'approximately the? digitDayOrdinal (?! dash | slash | BREAK | century | dayUnit | weekdayName | monthName | of )'
  },
  {
    out: 'foundDate',
    dated: true,
    pattern: `the? yearWord of? (?: yearNumber | yearNumberWord | apostrophe twoDigits (?! apostrophe ) ) | (?: yearNumber | yearNumberWord ) Point? yearMark era? | (?: yearNumber | number ) era
      | era (?: number | numberWord ) yearMark?`
  },
  {
    out: 'foundDate',
    dated: true,
    pattern: '(?: the? yearWord of? earlyYear | (?<= in | from | beforeOrAfter | to ) earlyYear Point? yearMark ) era? NotUnit'
  },
  // "2023/24": a school year, a season
  {
    out: 'foundDate',
    dated: true,
    pattern: `the? (?: yearWord | season ) of? the? yearNumber (?: slash | dash ) (?: yearNumber | twoDigits ) | the? yearNumber (?: slash | dash ) (?: yearNumber |
      twoDigits ) (?: season | yearWord )`
  },
  {
    out: 'foundDate',
    dated: true,
    pattern:
      'the? decadeWord apostrophe? (?: twoDigits | numberWord | largeOrdinal | decadeNumber ) Point? NotUnit | the? (?: largeOrdinal | decadeNumber Point ) decadeWord'
  },
  {
    out: 'foundDate',
    dated: true,
    pattern: `(?: dayOrdinal | largeOrdinal | romanNumeral | number Point ) dash? century era? | century (?: romanNumeral | number | dayOrdinal ) era? |
      romanNumeral century`
  },
  { out: 'foundDate', dated: true, pattern: 'decadeName' },
  {
    out: 'foundDate',
    dated: true,
    pattern: 'yearWord? (?: decadeNumber | yearNumber ) (?: dash | apostrophe )? decadeEnding | apostrophe twoDigits apostrophe? decadeEnding'
  },
  // "am siebten vierten", "Donnerstag, 7. vierter 2016"
  {
    out: 'foundDate',
    dated: true,
    pattern: `(?: weekdayName comma? the? | (?<= dayArticle ) ) (?: dayOrdinal (?: dayOrdinal | monthNumber (?= dateDot ) spacedDot ) | dayNumber (?= dateDot ) spacedDot dayOrdinal ) (?: Year NotUnit )? (?! dayUnit | timeUnit |
      weekdayName | COUNTED | dot )`
  },
  // "después de feb.", "ab Febr."
  { out: 'foundDate', dated: true, pattern: '(?<= from | beforeOrAfter ) (?! holiday ) lowercaseMonth Point (?= STOP | comma | closeParenthesis )' },
  // "la semana del 18", "die Woche vom 18."
  {
    out: 'foundDate',
    dated: true,
    pattern:
      'the? weekWord (?: of | from | on )? the? dayWord? (?: (?<= of | from | on | the | dayWord ) dayNumber | digitDayOrdinal ) (?= STOP | spacedDot STOP | comma | closeParenthesis )'
  },
  // "el 21 del 3"
  { out: 'foundDate', dated: true, pattern: 'dayArticle dayNumber of monthNumber NotUnit (?! dot | slash | dash | colon | number | dateDot | monthMark )' },
  // "in der 23. Woche", "in de 3e week"
  {
    out: 'foundDate',
    dated: true,
    pattern:
      '(?<! of ) (?: dayOrdinal | digitDayOrdinal | largeOrdinal ) weekWord (?! number | of | in | the | yearPhrase | Year | dash | modifierAfter | later | ago ) | minuteNumber Point (?: weekWord | weekSign | quarterUnit ) (?: (?: of | in )? the? Year )? | Year Point? minuteNumber Point quarterUnit'
  },
  {
    out: 'foundDate',
    dated: true,
    pattern:
      'yearQuarter (?: (?: of | dash | apostrophe | comma )? (?: Year | apostrophe? twoDigits (?! BREAK | numberWord | digitComma | dot number ) ) | dash twoDigits )? | Year dash? yearQuarter'
  },
  {
    out: 'foundDate',
    dated: true,
    pattern:
      '(?: weekWord | (?<! number ) weekSign ) (?: minuteNumber | numberWord ) (?: (?: (?: of | in ) the? | slash )? Year )? | Year (?: dash | slash )? weekWord number'
  },
  {
    out: 'foundDate',
    dated: true,
    pattern: `(?: (?<= on | from | between | modifier | approximately | dayOrdinal to ) the? | (?<= to | and | beforeOrAfter ) the ) digitDayOrdinal (?! dash | slash | BREAK | century | hourMark |
      dayUnit | weekdayName | monthName | of )`
  },
  {
    out: 'foundDate',
    dated: true,
    pattern: `the? dayWord dayNumber (?: slash | dash ) monthNumber (?! slash | dash | number | colon | dot | spacedDash dayNumber ) | the? dayWord (?: dayNumber | digitDayOrdinal | (?<! the | of | from | to ) dayOrdinal (?! weekdayName ) | dayOrdinal (?= of the? (?: dayUnit | Month ) ) ) (?! colon | timeUnit )
      (?: of the? dayUnit | of Month )?`
  },
  // "innen den 20. hver måned", "do 10. dnia miesiąca"
  {
    out: 'foundDate',
    dated: true,
    pattern:
      'the (?: dayNumber (?: Point | spacedDot )? | digitDayOrdinal ) (?= in? (?: every | frequency ) ) | (?: dayNumber (?: Point | spacedDot ) | digitDayOrdinal ) dayWord (?: of? the? dayUnit )?'
  },
  {
    out: 'foundDate',
    dated: true,
    pattern: `(?: monthNumber | monthNumberWord ) monthMark (?: (?: dayNumber | dayNumberWord ) dayMark )? | (?: dayNumber | dayNumberWord | digitDayOrdinal ) dayMark`
  },
  {
    out: 'foundFraction',
    pattern: `(?: dayNumber slash monthNumber | monthNumber slash dayNumber | dayNumber dot monthNumber (?: dot | dateDot )? ) (?! slash | number | colon | dot number | timeUnit | dayUnit | amPm | hourMark )`
  },
  // "on 5-17": "2-1" is a score or a range
  {
    out: 'foundFraction',
    pattern: `(?<= on | dayWord | weekdayName comma? ) (?= twoDigits | number dash twoDigits ) (?: monthNumber dash dayNumber | dayNumber dash monthNumber ) (?! dash | slash |
      number | colon | dot number | timeUnit | dayUnit | amPm | hourMark | COUNTED )`
  },
  // "10/3 19:00", "4/25 오후 4시"
  {
    out: 'foundDate',
    dated: true,
    pattern: `(?: dayNumber slash monthNumber | monthNumber slash dayNumber ) (?= comma? (?: at | HourWord )? (?: Clock | Hour hourMark | Dotted hourMark | HourWord Dotted | hourNumber amPm
      | (?: amPm | dayPartPhrase ) (?: HourWord | at | the )? (?: Clock | Hour hourMark ) ) )`
  },
  // "14. 3. v 17.30"
  { out: 'foundDate', dated: true, pattern: 'Pointed (?= (?: comma | at | on | in )? (?: Clock | HourWord? Dotted | Hour hourMark ) )' },
  { out: 'foundTime', pattern: '(?: (?: amPm | dayPartPhrase ) (?: comma | at | HourWord )? the? )? Clock hourMark? HalfDay? timeZone?' },
  {
    out: 'foundTime',
    pattern: `Dotted (?: hourMark HalfDay? | HalfDay ) timeZone? | (?: amPm | HourWord ) Dotted hourMark? timeZone? | at (?: the | HourWord )? Dotted
      hourMark? HalfDay? timeZone?`
  },
  {
    out: 'foundTime',
    pattern:
      '(?: amPm | dayPartPhrase ) (?: HourWord | at | the )? Hour (?! slash | colon minuteNumber ) (?: hourMark (?: Minutes minuteMark? | half | quarterHour )? )?'
  },
  { out: 'foundTime', pattern: 'the? HourWord the? Clock hourMark? HalfDay? timeZone?' },
  // "cerca de las 8", "entre las nueve y las once": a noun behind digits is counted, any word behind a number in words
  { out: 'foundTime', pattern: '(?: (?! between | from | to ) | (?= beforeOrAfter | approximately | at ) ) hourPhrase PhraseHour' },
  { out: 'foundTime', pattern: 'hourPhrase PhraseStart (?: to | and | dash | spacedDash ) (?: HourWord | hourPhrase | the )? PhraseHour betweenEnd?' },
  // "at five thirty"
  { out: 'foundTime', pattern: 'at Hour minuteNumberWord (?! BREAK | and | dash ) NotUnit HalfDay?' },
  // "between 0730 and 0930"
  {
    out: 'foundTime',
    pattern:
      '(?: from | between ) (?= joinedHour | yearNumber (?: dash | spacedDash | to | and ) joinedHour ) (?: joinedHour | yearNumber ) (?: dash | spacedDash | to | and ) (?: joinedHour | yearNumber ) betweenEnd? | joinedHour (?: dash | spacedDash ) (?: joinedHour | yearNumber ) betweenEnd'
  },
  // "le 15.", "el 12 entre las 9 y las 11"
  // "le 31 du mois", "le 17 pour trois heures", "el 3 a las 5", "le 25 mardi"
  {
    out: 'foundDate',
    dated: true,
    pattern: `dayArticle dayNumber (?: ordinalEnding | Point )? (?: (?= STOP | spacedDot STOP | DayHours | for Amount Unit | (?: at | HourWord | hourPhrase ) the? (?: Clock | Dotted | Hour NotUnit (?! BREAK ) ) ) | of the? dayUnit )`
  },
  { out: 'foundDate', dated: true, pattern: '(?: dayArticle | dayWord ) dayNumber comma? weekdayName' },
  { out: 'foundTime', pattern: '(?<= dayArticle dayNumber ) DayHours' },
  // "الساعة الخامسة مساءً", "o godzinie piątej", "po 17. hodině"
  {
    out: 'foundTime',
    pattern:
      'HourWord (?: dayOrdinal | hourOrdinal ) (?! dayUnit | BREAK dayUnit ) (?: and (?: half | quarterHour | Minutes minuteMark? ) | Minutes minuteMark )? HalfDay?'
  },
  { out: 'foundTime', pattern: '(?: HourWord? Hour (?: Point | spacedDot ) | digitDayOrdinal ) hourMark (?! number | dot ) HalfDay?' },
  { out: 'foundTime', pattern: 'Hour (?: Minutes | number )? HalfDay timeZone? | (?: minuteNumber | earlyYear | yearNumber | numberWord ) amPm' },
  {
    out: 'foundTime',
    pattern: `Hour hourMark (?! (?<= timeUnit ) (?: later | ago ) ) (?: and? (?: Minutes minuteMark? (?! hourMark | colon | dot | amPm ) | half | quarterHour ) )? (?: Minutes secondMark )?
      HalfDay? timeZone?`
  },
  {
    out: 'foundTime',
    pattern: `the? (?! the ) HourWord the? Hour (?: (?: colon | dot | and | comma )? Minutes minuteMark? | and? (?: half | quarterHour ) )? hourMark? HalfDay?
      timeZone?`
  },
  // "las doce y media": such a word is an article as well, "las diez mejores"
  {
    out: 'foundTime',
    pattern: `(?= the ) HourWord Hour (?: (?: and | comma )? Minutes minuteMark? | and? (?: half | quarterHour ) )? hourMark? HalfDay? (?! BREAK | COUNTED | modifier )`
  },
  {
    out: 'foundTime',
    pattern: `HourWord? the? (?: half | indefiniteArticle? quarterHour | minuteNumberWord (?: minuteMark | timeUnit )? | minuteNumber (?: minuteMark |
          timeUnit ) ) (?! (?! durationPreposition ) of ) pastOrTo the? HourWord? Hour (?! colon | dot | dash | tilde ) hourMark? HalfDay? | (?: at | HourWord ) the? minuteNumber
          (?! of the ) pastOrTo the? Hour (?! colon | dot | dash | tilde ) | minuteNumber pastOrTo the? Hour (?: hourMark | HalfDay )`
  },
  // "a quarter of three", "at ten of three": "two of three" are some of them
  {
    out: 'foundTime',
    pattern: `HourWord? (?: indefiniteArticle? quarterHour (?! of the ) pastOrTo Hour (?= STOP | spacedDot | comma | hourMark | HalfDay | dayPart | on ) | (?<= at | beforeOrAfter | approximately )
          minuteNumberWord (?= of ) pastOrTo Hour (?= STOP | spacedDot | comma | hourMark | HalfDay | dayPart | on ) ) hourMark? HalfDay?`
  },
  {
    out: 'foundTime',
    pattern: `(?: HourWord | at the? ) Hour (?: pastOrTo | and ) (?: half | indefiniteArticle? quarterHour | Minutes ) minuteMark? hourMark? HalfDay?`
  },
  {
    out: 'foundTime',
    pattern: `(?: HourWord | at | amPm ) half Hour hourMark? | (?: from | between ) half Hour (?: to | and ) half Hour | (?: beforeOrAfter | approximately | from ) half Hour NotUnit (?! dot | colon | slash | dash | number ) HalfDay? | Hour (?: pastOrTo | and ) indefiniteArticle? (?: half | quarterHour ) HalfDay?`
  },
  { out: 'foundTime', pattern: '(?: HourWord | at )? halfTo Hour NotUnit (?! dot | colon | number | BREAK | slash | dash ) hourMark? HalfDay?' },
  // "v půl osmé", "o ósmej wieczorem", "о пів на восьму", "po siedmej."
  { out: 'foundTime', pattern: '(?: HourWord | at )? halfTo hourOrdinal (?! dash | dayUnit | timeUnit | number ) HalfDay?' },
  { out: 'foundTime', pattern: '(?: HourWord | at | beforeOrAfter | approximately ) HourOrdinal hourMark? HalfDay? | hourOrdinal (?: hourMark | HalfDay )' },
  {
    out: 'foundTime',
    pattern:
      '(?: from | between ) HourOrdinal (?: to | and ) HourOrdinal HalfDay? | between hourOrdinal HourOrdinal HalfDay? | hourOrdinal pastOrTo Minutes minuteMark HalfDay? | (?: minuteNumberWord | minuteNumber | quarterHour ) pastOrTo HourOrdinal HalfDay?'
  },
  { out: 'foundTime', pattern: 'halfTo noon | (?<= HourWord | at | to | from | beforeOrAfter ) halfTo Hour NotUnit (?! dot | colon | number | slash | dash )' },
  { out: 'foundTime', pattern: 'Hour half HalfDay' },
  { out: 'foundTime', pattern: '(?: at | HourWord | approximately | beforeOrAfter ) Hour half (?! timeUnit | dayUnit ) HalfDay?' },
  // "dokuza çeyrek kala", "yediyi on geçe"
  {
    out: 'foundTime',
    pattern: 'HourWord? hourNumberWord (?: quarterHour | minuteNumberWord | minuteNumber ) pastOrTo (?! the | HourWord | hourNumber | hourNumberWord )'
  },
  // "差十分八点", "八点差十分"
  { out: 'foundTime', pattern: '(?! beforeOrAfter ) pastOrTo Minutes minuteMark Hour hourMark | Hour hourMark pastOrTo Minutes minuteMark' },
  // "neuf heures moins le quart"
  { out: 'foundTime', pattern: 'Hour hourMark pastOrTo (?: indefiniteArticle? quarterHour | minuteNumberWord ) (?! hourMark | timeUnit | dayUnit ) HalfDay?' },
  // "половина шестого": what is said behind an ordinal belongs to it, unless it is of the day
  { out: 'foundTime', pattern: '(?: HourWord | at )? halfTo dayOrdinal HalfDay? (?! BREAK | dash | dayUnit | timeUnit | number )' },
  { out: 'foundTime', pattern: '(?: hourNumber | number )? noon' },
  { out: 'foundTime', pattern: 'noon (?: pastOrTo | and ) (?: indefiniteArticle? (?: half | quarterHour ) | Minutes minuteMark? )' },
  { out: 'foundTime', pattern: 'hourNumber dot twoDigitMinutes dot twoDigitMinutes (?! dot )' },
  {
    out: 'foundTime',
    pattern: `yearNumber dash monthNumber dash dayNumber isoT hourNumber colon twoDigitMinutes (?: colon twoDigitMinutes (?: dot number )? )? timeZone?`
  },
  // "a year, 27 days of holiday"
  { out: 'foundDayDuration', pattern: '(?: approximately | moreThan )? indefiniteArticle dayUnit (?= comma number )' },
  {
    out: 'foundDayDuration',
    pattern: '(?! indefiniteArticle dayUnit comma number ) (?: approximately | moreThan )? Amount dash? (?: dayUnit | dayUnit Point ) More'
  },
  {
    out: 'foundTimeDuration',
    pattern:
      '(?: (?<! between ) | (?! number hourMark ) ) (?! moreThan Dotted hourMark | moreThan the? Hour hourMark HalfDay | UntilHour | (?: approximately | moreThan ) the? Hour hourMark Minutes (?! timeUnit | dayUnit ) ) (?! AnOther ) (?: approximately | moreThan )? Amount dash? (?: timeUnit | timeUnit Point ) MoreTime'
  },
  // "3–5 Tage", "twee tot drie weken", "one or two days"; where the unit is the mark of an hour, too, it is hours of the day that stand so: "9–18 h"
  { out: 'foundDayDuration', pattern: 'AmountRange dayUnit Point?' },
  { out: 'foundTimeDuration', pattern: 'AmountRange (?! hourMark ) timeUnit Point?' },
  { out: 'foundDayDuration', pattern: 'OwnDuration dayDuration (?: and (?: half | Amount Unit ) )?' },
  { out: 'foundTimeDuration', pattern: 'OwnDuration timeDuration (?: and (?: half | quarterHour | Amount Unit ) )?' },
  { out: 'foundDate', dated: true, pattern: '(?: durationPreposition | approximately )? Amount dash? dayUnitAgo' },
  { out: 'foundTime', pattern: '(?: durationPreposition | approximately )? Amount dash? timeUnitAgo' },
  // "twice a week", "dos veces al día", "haftada iki kez"
  {
    out: 'foundRecurrence',
    pattern: `HowMany? (?: timesWord (?: every | indefiniteArticle ) | timesPer (?: every | indefiniteArticle )? ) the? (?: dayUnit | timeUnit | dayPart )
      | (?: (?! in | for | of | on | durationPreposition ) every | (?: dayUnit | timeUnit | dayDuration | timeDuration ) (?: in | of | on )? ) HowMany timesWord`
  },
  { out: 'foundRecurrence', pattern: 'frequency' }
]

/** The stages in the order in which they run. */
export const stages: ReadonlyArray<readonly Rule[]> = [units, modified, times, points, ranges]
