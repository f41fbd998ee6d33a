import type { TemporalWords } from './words.js'

export const english: TemporalWords = {
  decadeName: 'the twenties|the thirties|the forties|the fifties|the sixties|the seventies|the eighties|the nineties|the roaring twenties|the swinging sixties',
  articles: true,
  prepositions: true,
  drop: 'in the morning|in the afternoon|in the evening|at night|noon|midday|mon|second|mar',
  maybe: 'may|march|jan',
  monthName: 'jan|feb|apr|jun|jul|aug|sept|sep|oct|nov|dec',
  lowercaseMonth: 'mar',
  weekdayName: 'mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekday|weekdays|weds|tues|thurs|thur',
  ambiguousWeekday: 'mon',
  relativeDay:
    "the week after next|week after next|the month after next|the year after next|tonight|tonite|the day after tomorrow|day after tomorrow|the day before yesterday|day before yesterday|today's|tomorrow's|yesterday's|nowadays|tmr|tmrw|mid-day today|the weekend|weekends|on weekends|on the weekend|at the weekend|over the weekend|at weekends|on the weekends|this weekend",
  now: 'now|right now|just now|at the moment|at present|currently|this moment',
  holiday:
    "christmas|christmas eve|christmas day|xmas|easter|easter sunday|easter monday|good friday|new year's eve|new year's day|new years eve|new years day|new year|thanksgiving|thanksgiving day|halloween|valentine's day|labor day|labour day|independence day|memorial day|veterans day|columbus day|martin luther king day|mlk day|mother's day|father's day|st patrick's day|st. patrick's day|boxing day|black friday|cyber monday|palm sunday|ash wednesday|pentecost|ramadan|hanukkah|diwali|earth day|april fools|groundhog day|juneteenth|chinese new year|presidents day|presidents' day|may day|yom kippur|passover|mardi gras|fourth of july",
  season: 'spring|summer|autumn|fall|winter|springtime|summertime|wintertime|season',
  dayPart:
    'morning|afternoon|evening|night|daytime|nighttime|lunch|lunchtime|lunch time|dinner|dinnertime|dinner time|breakfast|dawn|dusk|sunrise|sunset|business hours|mornings|evenings|nights|afternoons|overnight',
  noon: 'noon|midnight|midday|mid-day|mid day|noonish|mid-night|mid night|high noon|noontime',
  era: 'bc|b.c.|bce|b.c.e.|ad|a.d.|ce|c.e.',
  timeZone:
    'utc|gmt|est|edt|cst|cdt|mst|mdt|pst|pdt|pt|et|bst|cet|cest|ist|jst|acdt|eastern time|pacific time|eastern|pacific|central time|local time|beijing time',
  dayUnit:
    "fortnight|fortnights|decade|decades|century|centuries|weekend|weekends|quarters|business day|business days|working days|work week|working week|workweek|semester|school year|fiscal year|calendar year|calendar week|calendar month|calendar quarter|millennium|millennia|nights|night|d|y|weekday|weekdays|days'|years'|weeks'|months'",
  timeUnit: "second|hours'|minutes'|h|hour's|minute's|millisecond|milliseconds",
  century: 'century|centuries|millennium',
  decadeEnding: 's',
  dayDuration: 'overnight',
  yearQuarter:
    'q1|q2|q3|q4|h1|h2|first quarter|second quarter|third quarter|fourth quarter|1st quarter|2nd quarter|3rd quarter|4th quarter|first half|second half',
  frequency: 'daily|weekly|monthly|yearly|annually|biweekly|bi-weekly|biannually|quarterly|hourly|everyday|nightly|bimonthly|semiannually|semi-annually',
  yearWord: 'school year|calendar year|academic year|tax year|financial year|season|year|fiscal year|fy',
  weekWord: 'week|week number|wk|w|calendar week|calendar week number',
  hourMark: "o'clock|oclock|o clock|hundred hours|hrs|h",
  amPm: 'a.m.|p.m.|a.m|p.m|a m|p m|ish',
  pastOrTo: 'past|to|till|til|after|before|of',
  quarterHour: 'quarter|a quarter',
  half: 'half|a half|half a|half an',
  modifier:
    'next|last|this|previous|past|coming|upcoming|following|current|that|same|prior|ensuing|preceding|recent|latest|this coming|this past|this upcoming|later this|earlier this|early this|late this|early next|early last|late next|late last|later next|later last',
  // not 'ago': it stands before no duration
  ago: 'ago',
  later: 'back|later|from now|hence|earlier|from today|before|after|prior|thereafter|previously|afterwards|from tomorrow|from yesterday',
  durationPreposition: 'in|within|in about|after|in less than|less than',
  phase:
    'beginning|start|middle|end|early|mid|late|later|earlier|mid-|early in|late in|end of|beginning of|start of|middle of|earlier in|later in|rest|turn|early-|late-|remainder|remainder of|rest of|end of the|start of the|beginning of the',
  every: 'every|each|every other|every single|once a|once every|twice a|per',
  whole: 'all|whole|the whole|entire|the entire|full|a full|throughout|throughout the',
  several:
    'few|a few|several|couple|a couple|couple of|a couple of|some|many|another|dozens|hundreds|the first|half a dozen|a dozen|one and a half|a half dozen|two and a half|numerous|multiple',
  indefiniteArticle: 'a|an|one',
  numberWord: 'one',
  approximately:
    'about|around|approximately|circa|ca.|c.|nearly|almost|roughly|as late as|as early as|at approximately|at about|at around|sometime|some time|as of|approx.|some|around about',
  moreThan: 'more than|less than|at least|at most|no more than|longer than|fewer than',
  from: 'commencing|from|starting from|beginning from|during from|starting|beginning|since',
  to: 'to|until|till|til|through|thru|up to|and until',
  between: 'between|in between',
  and: 'and|or|&',
  beforeOrAfter:
    'before|after|since|until|till|by|prior to|no later than|later than|earlier than|not before|as of|starting|starting from|beginning|on or before|on or after|from|following|not later than|through|til|as soon as|ending|any time from|anytime after|anytime before|onwards from|past|up to|in or after|in or before|previous to|later then|smaller than|greater than|thru|starting on|beginning on|ending on|as early as',
  orLater:
    'or later|or earlier|or after|or before|onwards|onward|and after|and before|and later|and earlier|or thereafter|or so|and beyond|or older|or newer|at the latest|at the earliest|and onwards|and greater|or greater|and up|and prior|or prior|and thereafter|or onwards',
  on: 'on',
  at: 'at|by|@',
  in: 'in|during|within',
  of: 'of',
  the: 'the',
  for: 'for|lasting',
  ordinalEnding: 'st|nd|rd|th',
  dayOrdinal: 'second',
  ordinals: 'st|nd|rd|th',
  timesWord: 'times|time|twice|thrice|once'
}
