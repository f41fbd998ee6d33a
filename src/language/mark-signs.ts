/** The tables of the reader of marks (`marks.ts`): the units that it looks at, what it counts, and the names that it knows. */

/** Units that a mark may begin at, or be recognised by. Plain text has few of them. */
export const SIGNS = `<&[]{};=%$@#\`_/\\:.(+-|*0123456789${String.fromCharCode(...Array.from({ length: 256 }, (_, place) => 0x2200 + place))}`

/** Counters of `Marks.counts`. */
export const ADDRESS = 0
export const TAG = 1
export const PLACEHOLDER = 2
/** Characters of code spans and fences, of names (identifiers, paths, file names, hexadecimal runs), of numbers. */
export const SPAN = 3
export const NAME = 4
export const NUMBER = 5
/** Signs of program text: brackets and inner semicolons, single operators, operators of two signs, calls, members, ends of lines, keys. */
export const BRACKET = 6
export const OPERATOR = 7
export const PAIR = 8
export const CALL = 9
export const MEMBER = 10
export const LINE_END = 11
export const KEY = 12
/** Letters of words that repeat a letter or two without being laughter. */
export const REPEATED = 13
/** Characters of words with digits in them. */
export const MIXED = 14
/** Letters of words with capitals inside that start with one: "McDonald", "YouTube". */
export const COMPOUND = 15
export const COUNTERS = 16

/** Last parts of names of hosts that are no words of a language. */
export const DOMAINS = new Set('com org net info edu gov io'.split(' '))
/** Tags of message boards. */
export const BOARD_TAGS = new Set('b i u s url img quote code list size color center spoiler youtube'.split(' '))
