/**
 * Verbs with pronouns written to their end: Spanish `cómpraselo`, Italian `dammelo`, Portuguese `fazê-lo`, Catalan `digues-me`. Whatever pronouns
 * follow, the lemma is that of the verb without them.
 */

/** Lemma of a form as a verb. */
export type VerbLemma = (form: string) => string
/** Whether a lexicon has a word. */
export type Known = (word: string) => boolean
/**
 * Lemma of the verb in a lower-cased word, undefined where it has none.
 * @param marked whether only forms count that nothing but a verb with pronouns has: Spanish imperatives by their accent, Italian ones of one syllable
 */
export type CliticReader = (word: string, verbLemma: VerbLemma, known: Known, marked: boolean) => string | undefined

const longestFirst = (list: string): readonly string[] => list.split(' ').sort((left, right) => right.length - left.length)

const spanishPronouns = longestFirst(
  'me te se lo la le los las les nos os ' +
    'melo mela melos melas telo tela telos telas selo sela selos selas noslo nosla noslos noslas oslo osla oslos oslas seme sete sele seles senos'
)
const accents: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

/** What is left of the first person of the plural before `nos`, which takes its s (`vámonos`), and of the imperative before `os`, which takes its d (`lavaos`). */
function spanishShortened(base: string, pronoun: string, verbLemma: VerbLemma, known: Known): string | undefined {
  if (pronoun === 'nos' && /[áé]mo$/.test(base)) {
    const plain = `${base.replace(/[áé](?=mo$)/, (vowel) => accents[vowel]!)}s`
    const lemma = verbLemma(plain)
    return lemma !== plain && (known(lemma) || plain === 'vamos') ? (plain === 'vamos' ? 'ir' : lemma) : undefined
  }
  if (pronoun !== 'os' || !/[aeí]$/.test(base)) return undefined
  const infinitive = `${base.replace(/í$/, 'i')}r`
  return known(infinitive) ? infinitive : undefined
}

/** Infinitives and gerunds as they are; imperatives have the accent that the pronouns call for. */
function spanish(word: string, verbLemma: VerbLemma, known: Known, marked: boolean): string | undefined {
  for (const pronoun of spanishPronouns) {
    if (!word.endsWith(pronoun) || word.length < pronoun.length + 3) continue
    const base = word.slice(0, -pronoun.length)
    const plain = base.replace(/[áéíóú]/, (vowel) => accents[vowel]!)
    const shortened = spanishShortened(base, pronoun, verbLemma, known)
    if (shortened !== undefined) return shortened
    // verbs in -eír have the accent without pronouns, too (`fríelas`, `sonríeme`)
    const laugh = base.endsWith('íe') ? `${base.slice(0, -2)}eír` : undefined
    if (laugh !== undefined && known(laugh)) return laugh
    if (/[aeií]r$/.test(base) || /[aeií]r$/.test(plain)) {
      if (!marked && known(plain)) return plain
    } else if (plain !== base && /(?:[ae]n?|(?:a|[iy]e)ndo)$/.test(plain)) {
      const lemma = verbLemma(plain)
      if (lemma !== plain && /[aeií]r$/.test(lemma) && known(lemma)) return lemma
    }
  }
  return undefined
}

const italianPronouns = longestFirst(
  'mi ti si ci vi lo la li le ne gli ' +
    ['me', 'te', 'se', 'ce', 've', 'glie'].flatMap((first) => ['lo', 'la', 'li', 'le', 'ne'].map((second) => first + second)).join(' ')
)
/** Imperatives of one syllable, after which pronouns double their first letter: `dammi`, `fallo`, `vacci`. */
const shortItalian = new Map([
  ['da', 'dare'],
  ['fa', 'fare'],
  ['sta', 'stare'],
  ['di', 'dire'],
  ['va', 'andare']
])

function italian(word: string, verbLemma: VerbLemma, known: Known, marked: boolean): string | undefined {
  for (const pronoun of italianPronouns) {
    if (!word.endsWith(pronoun) || word.length < pronoun.length + 3) continue
    const base = word.slice(0, -pronoun.length)
    const short = pronoun.startsWith('gl') ? shortItalian.get(base) : base.at(-1) === pronoun[0] ? shortItalian.get(base.slice(0, -1)) : undefined
    if (short !== undefined) return short
    if (marked) continue
    if (/(?:[aei]r|or|ur)$/.test(base)) {
      for (const lemma of [`${base}e`, `${base}re`]) if (known(lemma)) return lemma
    } else if (/(?:ndo|amo|[aei]te|[ai])$/.test(base)) {
      const lemma = verbLemma(base)
      if (/(?:[aei]r|rr)e$/.test(lemma) && known(lemma)) return lemma
    }
  }
  return undefined
}

const hyphened = new Set('me te se lhe lhes nos vos o a os as lo la los las no na mo ma mos mas to ta lho lha lhos lhas'.split(' '))
const catalanPronouns = new Set('me em m te et t se es s lo el l la los els les li ne en n hi ho nos ens vos us ls ns'.split(' '))
/** Vowels that an infinitive has for its lost r. */
const infinitives: Readonly<Record<string, string>> = { á: 'ar', ê: 'er', í: 'ir', ô: 'or' }

/** Endings of the future and the conditional, before which pronouns stand: `dar-lhe-ei`. */
const futures = new Set('ei ás á emos eis ão ia ias íamos íeis iam'.split(' '))

/** Pronouns behind hyphens: `diga-lhe`, `fazê-lo` (infinitives lose their r before `lo`), within the future: `vê-la-emos`. */
function portuguese(word: string, verbLemma: VerbLemma, known: Known, marked: boolean): string | undefined {
  if (marked || !word.includes('-')) return undefined
  const parts = word.split('-')
  if (parts.length > 2 && parts.length < 5 && futures.has(parts.at(-1)!) && parts[0]!.length > 1 && parts.slice(1, -1).every((part) => hyphened.has(part))) {
    const stem = parts[0]!
    const vowel = /^l[oa]s?$/.test(parts.at(-2)!) ? infinitives[stem.at(-1)!] : undefined
    return verbLemma((vowel === undefined ? stem : stem.slice(0, -1) + vowel) + parts.at(-1)!)
  }
  if (parts.length < 2 || parts.length > 3 || parts[0]!.length < 2 || !parts.slice(1).every((part) => hyphened.has(part))) return undefined
  const base = parts[0]!
  const infinitive = /^l[oa]s?$/.test(parts.at(-1)!) ? infinitives[base.at(-1)!] : undefined
  if (infinitive === undefined)
    return /^(?:[a-z]*)ponh[oa][sm]?$/.test(base) ? `${base.replace(/ponh[oa][sm]?$/, '')}p${base.startsWith('ponh') ? 'ô' : 'o'}r` : verbLemma(base)
  const verb = base.slice(0, -1) + infinitive
  return known(verb) ? verb : undefined
}

/** Pronouns behind hyphens and apostrophes: `digues-me`, `dona'm`, `anar-se'n`. */
function catalan(word: string, verbLemma: VerbLemma, _known: Known, marked: boolean): string | undefined {
  if (marked) return undefined
  const parts = word.split(/['’-]/)
  if (parts.length < 2 || parts.length > 3 || parts[0]!.length < 2 || !parts.slice(1).every((part) => catalanPronouns.has(part))) return undefined
  return verbLemma(parts[0]!)
}

const lastTwo = (pronouns: Iterable<string>): readonly string[] => [...pronouns].map((pronoun) => pronoun.slice(-2))

const readers: Readonly<Record<string, { readonly read: CliticReader; readonly endings: readonly string[] }>> = {
  cat: { read: catalan, endings: lastTwo(catalanPronouns) },
  ita: { read: italian, endings: lastTwo(italianPronouns) },
  por: { read: portuguese, endings: lastTwo([...hyphened, ...futures]) },
  spa: { read: spanish, endings: lastTwo(spanishPronouns) }
}

const SHIFT = 16

/** Reads verbs with pronouns in a language. */
export interface Clitics {
  readonly read: CliticReader
  /** Whether a word with these last two characters may end in a pronoun: most words need not be looked at. */
  mayEnd(last: number, beforeLast: number): boolean
}

const opened = new Map<string, Clitics>()

/** What reads verbs with pronouns in a language; undefined where there are none, or where they are tokens of their own. */
export function cliticsOf(language: string): Clitics | undefined {
  const reader = readers[language]
  if (reader === undefined) return undefined
  let clitics = opened.get(language)
  if (clitics === undefined) {
    const pairs = new Set<number>()
    const singles = new Set<number>()
    for (const ending of reader.endings)
      for (const written of [ending, ending.toUpperCase()])
        if (written.length < 2) singles.add(written.charCodeAt(0))
        else pairs.add((written.charCodeAt(0) << SHIFT) | written.charCodeAt(1))
    clitics = { read: reader.read, mayEnd: (last, beforeLast) => pairs.has((beforeLast << SHIFT) | last) || (singles.has(last) && !isPlainLetter(beforeLast)) }
    opened.set(language, clitics)
  }
  return clitics
}

/** Pronouns of one letter stand behind a hyphen or an apostrophe. */
const isPlainLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code > 0xbf && code !== 0x2019)
