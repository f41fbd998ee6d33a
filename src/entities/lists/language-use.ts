/** Whether a word that can be a nationality or a language is the language: "speaks French", "auf Deutsch", and fixed names of things: "French fries". */
import { TokenClass, type TokenList, tokenText } from '../../core/spans.js'

/** Words before the name of a language. */
const before: Readonly<Record<string, ReadonlySet<string>>> = {
  eng: new Set(
    'in into from speak speaks spoke spoken speaking learn learns learned learning studied study fluent teach teaches taught translate read write'.split(' ')
  ),
  deu: new Set('auf in ins aus spricht sprechen sprach lernt lernen'.split(' ')),
  fra: new Set('en parle parler parlait parlent apprendre'.split(' ')),
  spa: new Set('en habla hablar hablan hablaba aprender'.split(' ')),
  ita: new Set('in parla parlare parlano imparare'.split(' ')),
  por: new Set('em fala falar falam falava aprender'.split(' ')),
  nld: new Set('in het spreekt spreken sprak leert leren'.split(' ')),
  swe: new Set('på talar tala talade lära'.split(' ')),
  dan: new Set('på taler tale talte lære'.split(' ')),
  nob: new Set('på snakker snakke snakket lære'.split(' ')),
  nno: new Set('på snakkar snakke lære'.split(' ')),
  ron: new Set('în vorbește vorbesc vorbi limba'.split(' ')),
  bul: new Set('на говори говорят език'.split(' ')),
  hun: new Set('nyelven beszél'.split(' '))
}

/** English nouns that make a fixed name of a thing with a country adjective before them. */
const things: ReadonlySet<string> = new Set(
  'fries fry toast kiss horn bulldog shepherd delight roulette dressing doors door windows window press bread oven pastry cheese'.split(' ')
)

/** Nouns for "language" that follow the adjective. */
const languageNouns: ReadonlySet<string> = new Set(
  'language languages sprache langue lengua idioma lingua língua taal språk språket sprog sproget kieli język jazyk jezik език язык мова dili nyelv limba'.split(
    ' '
  )
)

/** @param alsoLanguage whether the lists know the word as the name of a language too */
export function languageIsMeant(tokens: TokenList, first: number, end: number, language: string, alsoLanguage: boolean): boolean {
  const next = end < tokens.count && tokens.classes[end] === TokenClass.word ? tokenText(tokens, end) : ''
  if (languageNouns.has(next)) return true
  if (language === 'eng' && things.has(next)) return true
  if (!alsoLanguage) return false
  const previous = first > 0 ? tokenText(tokens, first - 1).toLowerCase() : ''
  if (before[language]?.has(previous) !== true) return false
  // "in French towns", "in französischen Städten": an adjective with its noun
  return language !== 'eng' || next === '' || !/^\p{Ll}{4}/u.test(next)
}
