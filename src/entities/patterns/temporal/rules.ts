import type { TemporalClass } from './classes.js'

/**
 * The grammar of dates and times, for all languages: what differs between them is which words carry which class. Patterns are regular
 * expressions over class names; each stage rewrites the longest match at a place to one new atom, as in a cascade of finite-state
 * transducers (HeidelTime and SUTime work this way, too). No quantifier is unbounded.
 */
export interface Rule {
  readonly out: TemporalClass
  readonly pattern: string
}

/** Named parts of patterns. A part may use those above it. */
export const parts: ReadonlyArray<readonly [string, string]> = [
  ['Point', '(?: DOT | DOTS )'],
  // a number is a day only where it is not the hour of a time or the amount of something else
  ['NotTime', '(?! CO MI | DOT MI | Point? AMPM | OCL | DA? UT | DA? UD | CMG INT | UDA | UTA )'],
  ['Month', '(?: (?: MON | MONA | MONL ) Point? | MW (?: MN | MNW | DAYO ) | (?: MN | MNW ) MU )'],
  ['Day', '(?: DW? (?: DAY | DAYO | DAYW ) (?: TH | Point )? DU? )'],
  ['Year', '(?: YW? (?: YR | YRW | TWO YU ) (?: Point? YU )? ERA? | ERA (?: INT | WINT ) YU? | APO TWO | YW (?: YR | YRW ) | INT YU? ERA )'],
  ['ToMonth', '(?: Point | THE? OF | DA | SL | THE | TH OF? | CM )?'],
  ['ToYear', '(?: CM | OF THE? | DA | SL | Point | IN | CM? DAS | FROM | ERA )?'],
  ['LoneDay', '(?: DW? (?: DAY | DAYO | DAYW ) DU | Day NotTime )'],
  [
    'DayMonth',
    '(?: Day ToMonth (?: (?: MON | MONA ) Point? | MW (?: MN | MNW | DAYO ) | (?: MN | MNW ) MU ) | DW? (?: DAY | DTH ) (?: TH | Point )? ToMonth MONL Point? )'
  ],
  ['MonthDay', '(?: Month (?: THE | DA | SL | Point | OF )? LoneDay )'],
  [
    'Core',
    '(?: THE? DayMonth (?: ToYear Year | (?: DA | SL | OF ) TWO )? | MonthDay (?: ToYear Year NotUnit )? | Year ToYear Month (?: (?: DA | SL | Point | OF )? LoneDay )? | Month ToYear Year NotUnit | Month (?: OF | DA | SL ) TWO (?! CO | DOT ) )'
  ],
  ['NotUnit', '(?! DA? UT | DA? UD | CMG INT | UDA | UTA )'],
  [
    'Numeric',
    `(?: DAY DOT MN DOT (?: YR | TWO ) | DAY DOTS MN DOTS YR | YR Point MN Point DAY | DAY SL MN SL (?: YR | TWO ) | MN SL DAY SL (?: YR | TWO ) | YR SL MN SL DAY
      | YR DA MN DA DAY | DAY DA MN DA (?: YR | TWO ) | MN DA DAY DA (?: YR | TWO ) | YR DAS MN DAS DAY | (?: MON | MONA | MONL ) (?: DA | SL ) DAY (?: DA | SL ) (?: YR | TWO )
      | YR (?: DA | SL ) DAY (?: DA | SL ) (?: MON | MONA | MONL ) )`
  ],
  ['Partial', '(?: MN (?: SL | DA | DOT ) YR | YR (?: SL | DA | DOT ) MN (?! CO ) )'],
  ['Weekday', '(?: (?: WD | WDA ) Point? DW? )'],
  ['Join', '(?: CM? (?: THE | ON | OF | DAS | DA | LP | DW | MOD )? )'],
  ['Hour', '(?: HR | HRW )'],
  ['Minutes', '(?: MI | MIW )'],
  ['Half', '(?: CM? (?: IN | OF | AT )? THE? (?: AMPM | PADV ) | (?: IN | OF | AT ) THE? PART )'],
  ['Clock', '(?: HR CO MIT (?: CO MIT (?: (?: DOT | CMG | CO ) INT )? )? | Hour OCL Minutes (?: MINU (?: Minutes SECU )? )? | HR OCL AND? (?: HALF | QTR ) )'],
  ['Dotted', '(?: HR DOT MIT (?: DOT MIT )? )'],
  [
    'Amount',
    '(?: (?: INT (?: (?: DOT | CMG ) INT )? | WINT | MIW | FEW | ART ) (?: AND? ART? (?: HALF | QTR ) )? | (?: ART | HALF | THE )? HALF (?: ART | OF ART? )? | ART? FEW OF? | DECI | ART? QTR (?: OF )? ART? | (?: HALF | ART ) FEW )'
  ],
  ['Unit', '(?: UD | UT )'],
  ['More', '(?: (?: CM | AND | CM AND )? Amount DA? Unit Point? ){0,4} (?: AND ART? (?: HALF | QTR ) )?']
]

/** First stage: dates, times and durations. */
const units: readonly Rule[] = [
  { out: 'xDATE', pattern: '(?: Weekday Join )? (?: THE? DW )? (?: Numeric | Core ) YU? (?: CM? LP? (?: WD | WDA ) Point? RP? )?' },
  { out: 'xDATE', pattern: 'Year (?! TO | AND ) (?: IN | OF | CM ) THE? DayMonth' },
  { out: 'xDATE', pattern: 'Partial' },
  { out: 'xDATE', pattern: '(?: WD | WDA Point? ) Join (?: DAY DU? | DAYO ) (?: TH | Point (?= STOP | AT | IN ) )? NotTime (?! DA | SL | CO | MN | DOT )' },
  { out: 'xDATE', pattern: 'DW? WD' },
  { out: 'xDATE', pattern: 'MON' },
  { out: 'xDATE', pattern: '(?<= IN | FROM | BEF | MOD | EDGE | OF | BTW | SET | ALL | TO ) MONA' },
  { out: 'xDATE', pattern: 'REL (?: LP? (?: WD | WDA ) RP? )?' },
  { out: 'xDATE', pattern: 'NOW' },
  { out: 'xDATE', pattern: 'HOL UD? (?: (?: OF | IN | CM )? THE? Year )? UD?' },
  { out: 'xDATE', pattern: 'Year (?: OF )? HOL' },
  { out: 'xDATE', pattern: 'SEA (?: OF | IN | CM )? Year | Year SEA' },
  { out: 'xDATE', pattern: 'THE DTH (?= STOP | DOTS )' },
  { out: 'xDATE', pattern: 'APX THE? DTH (?! DA | SL | BREAK | CEN | UD | WD | MON | OF )' },
  { out: 'xDATE', pattern: 'THE? YW OF? (?: YR | YRW ) | (?: YR | YRW ) Point? YU ERA? | (?: YR | INT ) ERA | ERA (?: INT | WINT ) YU?' },
  { out: 'xDATE', pattern: '(?: DAYO | ORD | ROM | INT Point ) DA? CEN ERA? | CEN (?: ROM | INT | DAYO ) ERA? | ROM CEN' },
  { out: 'xDATE', pattern: 'INT (?: DA | APO )? DECS | APO TWO APO? DECS' },
  { out: 'xDATE', pattern: 'QUA (?: (?: OF | DA | APO | CM )? (?: Year | APO? TWO ) )? | Year DA? QUA' },
  { out: 'xDATE', pattern: 'WW (?: INT | WINT ) | Year DA? WW INT' },
  { out: 'xDATE', pattern: '(?<= ON | BEF | FROM | BTW | TO | MOD | AND | APX ) THE? DTH (?! DA | SL | BREAK | CEN | UD | WD | MON | OF )' },
  { out: 'xDATE', pattern: '(?: DW | THE? DW ) (?: DAY | DAYO ) (?: OF THE? UD | OF Month )?' },
  { out: 'xDATE', pattern: '(?: MN | MNW ) MU (?: (?: DAY | DAYW ) DU )? | (?: DAY | DAYW ) DU' },
  { out: 'xFRAC', pattern: '(?: DAY SL MN | MN SL DAY | DAY DOT MN DOT? | MN DA DAY | DAY DA MN ) (?! SL | INT | CO | DOT INT | UT | UD | AMPM | OCL )' },
  { out: 'xTIME', pattern: '(?: (?: AMPM | PADV ) CM? )? Clock OCL? Half? TZ?' },
  { out: 'xTIME', pattern: 'Dotted (?: OCL Half? | Half ) TZ? | (?: AMPM | OCP ) Dotted OCL? TZ? | AT (?: THE | OCP )? Dotted OCL? Half? TZ?' },
  { out: 'xTIME', pattern: '(?: AMPM | PADV ) (?: OCP | AT | THE )? Hour (?: OCL (?: Minutes MINU? | HALF | QTR )? )?' },
  { out: 'xTIME', pattern: 'Hour (?: Minutes | INT )? Half TZ? | INT AMPM' },
  { out: 'xTIME', pattern: 'Hour OCL (?: AND? (?: Minutes MINU? (?! OCL | CO | DOT | AMPM ) | HALF | QTR ) )? (?: Minutes SECU )? Half? TZ?' },
  { out: 'xTIME', pattern: 'THE? OCP THE? Hour (?: (?: CO | DOT | AND | CM )? Minutes MINU? | AND? (?: HALF | QTR ) )? OCL? Half? TZ?' },
  {
    out: 'xTIME',
    pattern:
      'OCP? THE? (?: HALF | ART? QTR | MIW (?: MINU | UT )? | MI (?: MINU | UT ) ) PAST THE? OCP? Hour (?! CO | DOT | DA | TIL ) OCL? Half? | (?: AT | OCP ) THE? MI PAST THE? Hour (?! CO | DOT | DA | TIL ) | MI PAST THE? Hour (?: OCL | Half )'
  },
  { out: 'xTIME', pattern: '(?: OCP | AT THE? ) Hour (?: PAST | AND ) (?: HALF | ART? QTR | Minutes ) MINU? OCL? Half?' },
  { out: 'xTIME', pattern: '(?: OCP | AT | AMPM ) HALF Hour OCL? | Hour (?: PAST | AND ) ART? (?: HALF | QTR ) Half?' },
  { out: 'xTIME', pattern: '(?: HR | INT )? NOON' },
  { out: 'xTIME', pattern: 'HR DOT MIT DOT MIT (?! DOT )' },
  { out: 'xTIME', pattern: 'YR DA MN DA DAY ISOT HR CO MIT (?: CO MIT (?: DOT INT )? )? TZ?' },
  { out: 'xDURD', pattern: '(?: APX | MORE )? Amount DA? (?: UD | UD Point ) More' },
  { out: 'xDURT', pattern: '(?: APX | MORE )? Amount DA? (?: UT | UT Point ) More' },
  { out: 'xDURD', pattern: '(?: APX | MORE )? DUR (?: AND (?: HALF | Amount Unit ) )?' },
  { out: 'xDURT', pattern: '(?: APX | MORE )? DURT (?: AND (?: HALF | QTR | Amount Unit ) )?' },
  { out: 'xDATE', pattern: '(?: INP | APX )? Amount DA? UDA' },
  { out: 'xTIME', pattern: '(?: INP | APX )? Amount DA? UTA' },
  { out: 'xSET', pattern: 'ADV' }
]

/** Second stage: what is said of them: next, last, every, ago, the beginning of. */
const modified: readonly Rule[] = [
  { out: 'xDATE', pattern: '(?: INP | AGO ) (?: APX | MORE )? (?: xDURD ) (?: AGO | LATER | MODP )?' },
  { out: 'xTIME', pattern: '(?: INP | AGO ) (?: APX | MORE )? (?: xDURT ) (?: AGO | LATER | MODP )?' },
  { out: 'xDATE', pattern: 'xDURD (?: AGO | LATER )' },
  { out: 'xTIME', pattern: 'xDURT (?: AGO | LATER )' },
  { out: 'xDATE', pattern: '(?: xDURD | xDURT ) (?: FROM | BEF | LATER FROM? ) (?: xDATE | xTIME | MOD UD )' },
  { out: 'xDATE', pattern: 'MOD (?: OF | THE )? (?: MOD | DAYO )? (?: UD | WD | WDA | xDURD | SEA | HOL | QUA | xDATE ) MODP?' },
  { out: 'xTIME', pattern: 'MOD (?: UT | xDURT ) MODP?' },
  { out: 'xDATE', pattern: '(?: xDURD | INT UD | WINT UD | UD | WD | SEA | xDATE | QUA ) OF? MODP MODP?' },
  { out: 'xTIME', pattern: '(?: xDURT | UT ) MODP' },
  { out: 'xDATE', pattern: 'Amount MOD (?: UD | WD | SEA )' },
  { out: 'xTIME', pattern: 'Amount MOD UT' },
  { out: 'xPART', pattern: 'MOD (?: MOD )? (?: PART | NOON | AMPM | PADV ) | (?: PART | AMPM | PADV ) MODP' },
  { out: 'xPART', pattern: 'PADV' },
  { out: 'xPART', pattern: '(?: IN | AT | OF | APX | EDGE IN? ) THE? EDGE? (?: PART | AMPM ) | EDGE (?: PART )' },
  {
    out: 'xDATE',
    pattern:
      'THE? UD OF THE? (?: xDATE | Year | MOD UD ) | THE? (?: DAYO | MOD DAYO? | EDGE ) (?: UD | WD | xDATE | xDURD ) (?: OF | IN )? THE? (?: xDATE | Year | MOD UD | UD ) | xDATE (?: DAYO | MOD | EDGE ) UD'
  },
  { out: 'xDATE', pattern: 'EDGE (?: OF | IN | DA )? THE? (?: xDATE | YR | UD | MOD UD | MON | MONA | SEA | xDATE )' },
  { out: 'xDATE', pattern: '(?: xDATE | YR | MOD UD | UD ) OF? EDGE' },
  {
    out: 'xSET',
    pattern: 'SET (?: INT | WINT | MOD | DAYO | FEW )? (?: UD | UT | WD | PART | AMPM | xDURD | xDURT | HOL | MON | xDATE | SEA ) (?: (?: AND | CM ) xDATE )?'
  },
  { out: 'xDURD', pattern: 'ALL (?: THE | OF )? (?: UD | SEA | MOD UD | WD )' },
  { out: 'xDURT', pattern: 'ALL (?: THE | OF )? (?: UT | PART )' }
]

/** Third stage: spans of time, a part of the day with its time. */
const times: readonly Rule[] = [
  {
    out: 'xTIME',
    pattern: `APX? (?: (?: FROM | BTW ) THE? (?: Hour | Dotted | xTIME | xFRAC ) (?: TO | AND | DA | DAS | TIL ) THE? (?: xTIME | Dotted | Hour NotUnit ) BTWP?
      | (?: Hour | Dotted | xTIME ) (?: TO | DA | DAS | TIL | AND ) THE? xTIME BTWP? | xTIME (?: DA | DAS | TIL | TO ) Hour NotUnit )`
  },
  { out: 'xTIME', pattern: 'FROM THE? (?: Hour | Dotted | xTIME ) xTIME' },
  { out: 'xTIME', pattern: '(?: AT | BEF ) THE? OCP? Hour (?= STOP | RP | DOTS )' },
  { out: 'xTIME', pattern: 'APX? (?: xTIME (?: Glue xPART )? | xPART (?: Glue (?: xTIME | Bare ) )? )' },
  {
    out: 'xTIME',
    pattern:
      'xPART Glue (?: FROM | BTW ) THE? (?: Hour | Dotted | xTIME | xFRAC ) (?: TO | AND | DA | DAS | TIL ) THE? (?: xTIME | Dotted | Hour NotUnit ) BTWP?'
  }
]

/** Fourth stage: a date with its time. */
const points: readonly Rule[] = [
  { out: 'xDATE', pattern: 'Days (?: Glue (?: BEF? xTIME | PART | AMPM | PADV | Bare | Dotted ) ){1,2}' },
  { out: 'xDATE', pattern: 'Days (?: CM | ON )? xFRAC (?= STOP | DOTS )' },
  { out: 'xDATE', pattern: 'xTIME Glue FROM? Days (?: Glue xTIME )?' },
  { out: 'xTIME', pattern: 'xTIME xTIME' },
  { out: 'xDATE', pattern: '(?: PART | Hour ) (?: OF | ON | CM )? THE? Days' },
  { out: 'xDATE', pattern: 'Days' },
  { out: 'xDATE', pattern: '(?<= ON | AT | BEF | FROM | THE | DW | WD ) xFRAC' }
]

const lastParts: ReadonlyArray<readonly [string, string]> = [
  ['Glue', '(?: CM? (?: AT | IN | ON | DAS | OF | APX | THE | LP | DA )? THE? )'],
  ['Bare', '(?: AT THE? Hour (?! BREAK ) NotUnit | Hour (?= STOP | RP | DOTS ) )'],
  ['Days', '(?: xDATE (?: (?! TO | AND ) CM? (?: OF | IN | LP | ON | THE )? THE? xDATE RP? )? )'],
  ['Loose', '(?: xDATE | xTIME | xFRAC | YR | YRW | DTH )'],
  ['End', '(?: xDATE | xTIME | xFRAC | YR NotUnit )'],
  ['To', '(?: CM? (?: TO | DA | DAS | TIL ) THE? )']
]

/** Last stage: ranges, what is before and after. */
const ranges: readonly Rule[] = [
  { out: 'xDATE', pattern: 'xDATE (?: FOR (?: xDURD | xDURT ) )?' },
  { out: 'xTIME', pattern: '(?: APX | BEF )? xTIME POST?' },
  { out: 'xTIME', pattern: 'xTIME To xTIME' },
  { out: 'xTIME', pattern: 'FOR? (?: xDURD | xDURT ) FROM xTIME | FROM xTIME FOR (?: xDURD | xDURT )' },
  { out: 'xDATE', pattern: 'xTIME POST Glue xDATE | FOR? (?: xDURD | xDURT ) FROM xDATE' },
  { out: 'xDATE', pattern: '(?: FROM | BTW )? THE? (?: Loose | DAY ) POST? To End (?: POST | BTWP )?' },
  { out: 'xDATE', pattern: 'BTW THE? (?: Loose | DAY | Hour ) AND THE? End BTWP?' },
  { out: 'xDATE', pattern: 'Loose (?: AND | TO | DA | TIL ) THE? End BTWP' },
  { out: 'xDATE', pattern: '(?: FROM | BTW )? OCP? (?: Loose | Hour | DAY ) (?: TO | AND | DA | DAS | TIL ) THE? (?: End | OCP? Hour | DAY ) BTWP' },
  { out: 'xDATE', pattern: 'Loose End BTWP' },
  { out: 'xDATE', pattern: 'FROM THE? (?: DAY | DTH ) To THE? xDATE' },
  { out: 'xDATE', pattern: '(?: DAY | DAYO ) (?: To | AND ) xDATE' },
  { out: 'xDATE', pattern: 'xDATE (?: DA | DAS ) DAY (?: ToYear Year )? NotTime' },
  { out: 'xDATE', pattern: 'BEF (?: OF | THE | FROM ){0,2} APX? (?: End | UD (?= STOP ) )' },
  { out: 'xDATE', pattern: '(?: xDATE | YR | xFRAC ) POST{1,2} (?! YR | OF YR )' },
  { out: 'xSET', pattern: 'xSET (?: Glue (?: xTIME | xDATE | Bare ) )? (?: FROM End )? | (?: xTIME | xDATE ) Glue xSET' }
]

/** The stages in the order in which they run. */
export const stages: ReadonlyArray<readonly Rule[]> = [units, modified, times, points, ranges]

export const allParts: ReadonlyArray<readonly [string, string]> = [...parts, ...lastParts]
