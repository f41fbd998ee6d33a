/** Numbers in names, however they are written: digits, Roman numerals, ordinals and cardinals in words. */

/** By value from 1; words that are given names or surnames as often stand among them: they only count beside another number. */
const NUMBER_WORDS: readonly string[] = [
  'one first premier premiere primero primera primo prima primeiro primeira erste erster erstes eerste forsta forste pervy pervyy pervaya pierwszy protos proti birinci',
  'two second seconde deuxieme segundo segunda secondo seconda zweite zweiter zweites tweede andra anden vtoroy vtoraya drugi druga deuteros defteros ikinci',
  'three third troisieme tercero tercera terzo terza terceiro terceira dritte dritter drittes derde tredje trety tretiy tretya trzeci tritos ucuncu',
  'four fourth quatrieme cuarto cuarta quarto quarta vierte vierter viertes vierde fjarde fjerde chetverty chetvertyy chetvertaya czwarty tetartos dorduncu',
  'five fifth cinquieme quinto quinta funfte funfter funftes vijfde femte pyaty pyatyy pyataya piaty pemptos besinci',
  'six sixth sixieme sexto sexta sesto sesta sechste sechster sechstes zesde sjatte sjette shestoy shestaya szosty ektos altinci',
  'seven seventh septieme septimo septima setimo settimo settima siebte siebter siebtes zevende sjunde sjuende sedmoy siodmy evdomos yedinci',
  'eight eighth huitieme octavo octava oitavo oitava ottavo ottava achte achter achtes achtste attonde attende vosmoy osmy ogdoos sekizinci',
  'nine ninth neuvieme noveno novena nono nona neunte neunter neuntes negende nionde niende devyaty dziewiaty enatos dokuzuncu',
  'ten tenth dixieme decimo decima zehnte zehnter zehntes tiende tionde desyaty dziesiaty dekatos onuncu',
  'eleven eleventh onzieme undecimo undicesimo elfte elfter elftes elfde',
  'twelve twelfth douzieme duodecimo dodicesimo zwolfte zwolfter zwolftes twaalfde',
  'thirteen thirteenth treizieme tredicesimo dreizehnte dreizehnter dertiende trettonde',
  'fourteen fourteenth quatorzieme quattordicesimo vierzehnte vierzehnter veertiende fjortonde',
  'fifteen fifteenth quinzieme quindicesimo funfzehnte funfzehnter vijftiende femtonde',
  'sixteen sixteenth seizieme sedicesimo sechzehnte sechzehnter zestiende sextonde',
  'seventeen seventeenth diciassettesimo siebzehnte siebzehnter zeventiende sjuttonde',
  'eighteen eighteenth diciottesimo achtzehnte achtzehnter achttiende artonde',
  'nineteen nineteenth diciannovesimo neunzehnte neunzehnter negentiende nittonde',
  'twenty twentieth vingtieme ventesimo zwanzigste zwanzigster twintigste tjugonde'
]
const values = new Map(NUMBER_WORDS.flatMap((words, place) => words.split(' ').map((word) => [word, String(place + 1)] as const)))
const ROMAN = /^x{0,3}(?:ix|iv|v?i{0,3})$/
const UNITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }
const DIGITS = /^\d/
const LETTER = /^[a-z]$/
const YOUNGER = new Set('jr jun jnr junior filho fils mladsi mlodszy'.split(' '))
const OLDER = new Set('sr sen snr senior pere starszy starsi'.split(' '))

/** @param word folded, not the first of its name @returns undefined where it is no number; a letter alone is a numeral or an initial */
export function numberOf(word: string): string | undefined {
  if (DIGITS.test(word)) return word.replace(/^0+(?=\d)/, '')
  return values.get(word) ?? romanOf(word)
}

/** A number that is not written in digits, and hardly something else. */
export function writtenNumber(word: string): string | undefined {
  return word.length > 1 && !DIGITS.test(word) ? numberOf(word) : undefined
}

function romanOf(word: string): string | undefined {
  if (word === '' || word.length > 6 || !ROMAN.test(word)) return undefined
  let sum = 0
  for (let at = 0; at < word.length; at++) {
    const unit = UNITS[word[at]!]!
    sum += unit < (UNITS[word[at + 1] ?? ''] ?? 0) ? -unit : unit
  }
  return String(sum)
}

/** Numbers of a name by its words in their order; a letter behind digits is a part of them (3A). @param words folded @param isPerson whose letters alone are initials, but for the last */
export function numbersIn(words: readonly string[], isPerson: boolean): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const isDigits = DIGITS.test(word)
    const isApart = word.length > 1 ? at > 0 || (!isPerson && values.has(word)) : at > 0 && at === words.length - 1 && !DIGITS.test(words[at - 1]!)
    if (!isDigits && !isApart) continue
    const number = numberOf(word)
    if (number === undefined) continue
    const next = words[at + 1] ?? ''
    found.push(isDigits && !isPerson && LETTER.test(next) ? `${number}${next}` : number)
  }
  return found
}

/** Whether both have numbers, and neither has all those of the other. */
export function areOtherNumbers(own: readonly string[], theirs: readonly string[]): boolean {
  if (own.length === 0 || theirs.length === 0) return false
  const isIn = (number: string, others: readonly string[]) => others.some((other) => isSameNumber(number, other))
  return !own.every((number) => isIn(number, theirs)) && !theirs.every((number) => isIn(number, own))
}

/** A number with a letter is the same as the one without. */
function isSameNumber(left: string, right: string): boolean {
  return left === right || (/[a-z]$/.test(left) ? left.slice(0, -1) === right : left === right.slice(0, -1) && /[a-z]$/.test(right))
}

/** What parts father and son of one name: 1 the younger, 2 the elder, 0 not told. @param words folded */
export function generationOf(words: readonly string[]): number {
  for (const word of words.slice(1)) {
    if (YOUNGER.has(word)) return 1
    if (OLDER.has(word)) return 2
  }
  return 0
}
