/**
 * The point behind a number: part of an ordinal number ("am 5. Mai"), or the end of a sentence ("um 5. Bring Wein mit"). The treebanks have few of either; what
 * stands before the number and behind the point tells the clear cases apart.
 */
import { Kind } from '../../core/characters.js'
import { type Atoms, Gap } from './atoms.js'
import { followsOrdinals } from './ordinal-nouns.js'
import { endBehind, startsUpper } from './rules.js'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What stands before a number that counts or names and is never an ordinal: prepositions and nouns of the clock, words for numbers, pages and articles. */
const beforeCardinals: Readonly<Record<string, ReadonlySet<string>>> = {
  deu: words('um nr nummer seite s kapitel kap abs absatz art artikel'),
  dan: words('kl klokken nr nummer side s kap'),
  nob: words('kl klokka klokken nr nummer side s kap'),
  nno: words('kl klokka nr nummer side s kap'),
  fin: words('klo kello nro numero sivu s luku'),
  est: words('kell kl nr number lk lehekülg'),
  lav: words('plkst pulksten nr lpp'),
  slv: words('ob št številka str stran'),
  hrv: words('u br broj str stranica'),
  srp: words('u br broj str strana у бр број стр страна'),
  ces: words('v ve č číslo str strana hod hodin'),
  slk: words('o č číslo str strana'),
  pol: words('o godz godzinie godzina nr numer str strona pkt art ust ul'),
  hun: words('sz szám'),
  tur: words('saat no numara sayfa')
}

/** Whether a cardinal number must follow the word. */
export function isBeforeCardinal(word: string, language: string): boolean {
  return beforeCardinals[language]?.has(word) === true
}

/** Abbreviations that numbers follow. */
const beforeNumbers = words(
  'nr no núm č str mwst s pp p pág pag pàg art fig vol cap kap kl klo plkst tel tlf lpp psl godz pkt ust poz rys ul śr čl čís br št tab abb bd bl vgl n стр с стор рис ст гл п вул ул т sz буд д кв корп бл вх ет эт ап αρ σελ τηλ παρ gr pr odst rn apt cad sok mah dn'
)

/** Whether a number goes on the sentence of the abbreviation: "godz. 15". */
export function isBeforeNumber(abbreviation: string, language: string): boolean {
  return abbreviation !== '' && (beforeNumbers.has(abbreviation) || (language !== 'hrv' && isBeforeCardinal(abbreviation, language)))
}

/** German words between which and their noun an ordinal number stands. */
const germanDeterminers = words(
  'am im zum zur vom beim ins der die das dem den des ein eine einem einen einer eines mein meine meinem meinen meiner meines dein deine deinem deinen deiner deines sein seine seinem seinen ' +
    'seiner seines ihr ihre ihrem ihren ihrer ihres unser unsere unserem unseren unserer unseres euer eure eurem euren eurer eures jeder jede jedes jedem jeden dieser diese dieses diesem diesen'
)
/** German words that begin sentences and are no nouns. */
const germanStarts = words(
  'ich du er sie es wir ihr man der die das dem den des ein eine einem einen einer mein meine dein deine sein seine ihre unser unsere dies diese dieser dieses wer was wie wo wann warum wieso wohin ' +
    'woher welche welcher welches und oder aber doch denn sondern dass weil wenn als ob da dann danach daher darum dort hier jetzt heute morgen gestern nun so auch nur noch schon nicht kein keine ' +
    'bitte ja nein in im an am auf aus bei beim mit nach seit von vom zu zum zur für gegen ohne um bis durch über unter vor zwischen wegen trotz während später vorher zuerst alle alles viele'
)

const separate = words('ces lit pol slk')

/** Whether the language's treebanks make the point of an ordinal number a token of its own. */
export function splitsOrdinals(language: string): boolean {
  return separate.has(language)
}

const CAPITALISED_NOUNS = 'deu'

/** Whether a German word, in small letters, begins sentences and is no noun. */
export function beginsGermanSentences(word: string): boolean {
  return germanStarts.has(word)
}
const months = new Map<string, ReadonlySet<string>>()

/** Names of months of a language that has ordinal numbers in its dates, as they stand behind a day, in small letters. */
function monthsOf(language: string): ReadonlySet<string> {
  let names = months.get(language)
  if (names === undefined) {
    const found = new Set<string>()
    if (language in beforeCardinals) {
      const format = new Intl.DateTimeFormat(language === 'srp' ? 'sr-Latn' : language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
      for (let month = 0; month < 12; month++) {
        const name = format.formatToParts(Date.UTC(2001, month, 2)).find(({ type }) => type === 'month')?.value
        if (name !== undefined) found.add(name.toLowerCase())
      }
    }
    names = found
    months.set(language, names)
  }
  return names
}

/** Whether the word (small letters) is a month as it stands behind a day. */
export function isMonth(word: string, language: string): boolean {
  return monthsOf(language).has(word)
}

const LONGEST_WORD = 24
const lowerCased = (atoms: Atoms, index: number): string =>
  atoms.ends[index]! - atoms.starts[index]! > LONGEST_WORD ? '' : atoms.text.slice(atoms.starts[index], atoms.ends[index]).toLowerCase()

/** What stands between two ordinal numbers. */
const between = words('und oder bis')

/** The word that stands before the number at `index`, with a space between or a space and the word's own point; '' for none. */
function wordBefore(atoms: Atoms, index: number, mayBeSecond = true): string {
  if (index < 1 || atoms.gaps[index] !== Gap.space) return ''
  // "im 3. und 4. Monat"
  const isSecond =
    mayBeSecond && index > 3 && atoms.kinds[index - 2] === Kind.period && atoms.kinds[index - 3] === Kind.digit && between.has(lowerCased(atoms, index - 1))
  if (isSecond) return wordBefore(atoms, index - 3, false)
  const last = atoms.kinds[index - 1] === Kind.period && index > 1 && atoms.gaps[index - 1] === Gap.none ? index - 2 : index - 1
  return atoms.kinds[last] === Kind.letter ? lowerCased(atoms, last) : ''
}

/** Languages that write years as ordinal numbers, at the end of sentences too. */
const ordinalYears = words('hrv srp slv')

/** Whether the point at `index` ends a text, a line or a quotation behind a number that does not stand alone. */
export function isPointOfLastNumber(atoms: Atoms, index: number, group: number, language: string): boolean {
  if (group === 0 || atoms.gaps[group]! >= Gap.newline || ordinalYears.has(language)) return false
  // dates have a point behind each number: "17.04.2000."
  if (group < index - 1 && language in beforeCardinals) return false
  return endBehind(atoms, index) !== undefined
}

/** Languages where a point between a number and a capital ends the sentence, but for months and names of events. */
const endsBeforeCapitals = words('dan nob nno fin est hun lav')

/**
 * Whether the point at `index` stays with the number before it; undefined where only the trained model may tell. For languages whose ordinal numbers have
 * a point.
 */
export function keepsOrdinalPoint(atoms: Atoms, index: number, language: string): boolean | undefined {
  if (!(language in beforeCardinals)) return undefined
  const next = index + 1
  if (next >= atoms.count || atoms.gaps[next] !== Gap.space || atoms.kinds[next] !== Kind.letter) return undefined
  const following = lowerCased(atoms, next)
  if (isMonth(following, language)) return splitsOrdinals(language) ? undefined : true
  const before = wordBefore(atoms, index - 1)
  const isCardinal = isBeforeCardinal(before, language)
  if (!startsUpper(atoms, next)) return isCardinal || splitsOrdinals(language) ? undefined : true
  if (isCardinal) return false
  if (followsOrdinals(following, language)) return splitsOrdinals(language) ? undefined : true
  if (endsBeforeCapitals.has(language) && before !== '' && atoms.kinds[index - 2] === Kind.letter) return false
  return language === CAPITALISED_NOUNS && germanDeterminers.has(before) && !germanStarts.has(following) ? true : undefined
}
