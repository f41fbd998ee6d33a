/** Interjections, laughter and words for friends in messages, which models that know names from news take for somebody's name or for a part of it. */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { perLanguage } from '../../per-language.js'
import type { Mention } from '../../types.js'
import { isLaughter } from '../exclamations.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'
import { talkAndsOf } from './calls.js'

const serbian = 'ma joj jao uf ej bre brate burazeru druže drugarice care sestro hvala molim'
/** What one calls out, abbreviations of phrases, and words for friends, in small letters. */
const table: Partial<Record<EntityLanguage, string>> = {
  eng: 'yeah yea yep yup nah nope ugh oops omg btw tbh imo imho idk wtf pls plz thx bro bruh mate dude buddy pal',
  deu: 'na naja tja ach och ups oje boah hm hmm äh ähm alter digga kumpel vong bruder bitte hdl',
  nld: 'nou ach goh joh tja och hoor maat gast gozer makker aub jwz',
  swe: 'asså alltså öh äh oj usch kompis polare bror brorsan',
  dan: 'nå årh øh uf ven makker kammerat bror',
  nob: 'nå åh æh uff kompis bror kamerat',
  nno: 'nå åh uff kompis bror kamerat',
  fra: 'mdr ptdr bah ben bof euh hein ouais ouf zut stp svp tkt jsp mec meuf pote poto frère frérot copain copine',
  spa: 'pues ay uf bah eh jo tío tía wey güey pana parce colega amigo amiga hermano porfa xfa xd',
  cat: 'doncs ai uf bah eh tio tia nen col·lega amic amiga sisplau',
  por: 'pois ah ué uai nossa putz eita cara mano meu mermão amigo amiga sff pfv blz vlw',
  ita: 'boh mah beh uffa dai oddio raga zio amico amica fratello bro pls',
  ron: 'păi of vai mă bă măi frate bro prietene',
  pol: 'no ojej oj uf kurde stary stara ziom ziomek bracie kolego xd',
  ces: 'no jo jé jejda uf kámo vole brácho kamaráde',
  slk: 'no jaj uf kámo brácho kamoš kamarát',
  slv: 'no joj uf ma stari kolega brat',
  hrv: serbian,
  srp: `${serbian} ма јој јао уф еј бре брате буразеру друже царе сестро хвала молим`,
  bul: 'ами ох уф бе брат брато пич приятел',
  rus: 'ну ой ай ух блин эх братан бро чувак дружище подруга лол пж спс',
  ukr: 'ну ой ай ух блін ех братан бро чувак друже подруго лол',
  ell: 'ωχ αχ ουφ βρε ρε φίλε φιλε μάγκα αδερφέ',
  hun: 'jaj juj hűha na hát haver tesó öreg',
  fin: 'no hei ai oho hmm kaveri kamu veli',
  est: 'no oi ai noh sõber vend',
  lav: 'nu oi ai draugs brāli',
  lit: 'nu oi ai drauge broli',
  tur: 'ya yaa of aman eyvah kanka kanki kardeşim abi abla dostum knk',
  ind: 'wah aduh eh dong sih deh nih bro sis gan cuy bestie',
  msa: 'wah aduh eh lah bro sis geng weh',
  tgl: 'naku hay oy pre pare tol bes bro sis',
  vie: 'ơi ừ ờ á ôi trời bạn nhé nha hả'
}
const LONGEST = 20

const interjectionsOf = perLanguage((language): ReadonlySet<string> => new Set(table[language]?.split(' ')))

/** Whether a word in small letters is such an interjection, laughter or a word for a friend. */
export function isTalkCall(word: string, language: EntityLanguage): boolean {
  if (word.length > LONGEST) return false
  return interjectionsOf(language).has(word) || isLaughter(word)
}

/**
 * The names of a text without capitals, persons without such words before and behind them, and two friends that a model took for one (`josh n maya`) as two.
 * Linear.
 * @param flags of the lists, by token (`Flag`), read without capitals
 * @param usual given names where the language is spoken
 */
export function withoutTalkCalls(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  usual: UsualNames | undefined
): Mention[] {
  return names.flatMap((name) => (name.type === 'PERSON' && name.confidence !== undefined ? partsOf(tokens, name, language, flags, usual) : [name]))
}

function partsOf(tokens: TokenList, name: Mention, language: EntityLanguage, flags: Uint32Array, usual: UsualNames | undefined): Mention[] {
  const { starts, ends, classes } = tokens
  const from = tokenFrom(tokens, name.start)
  const to = tokenFrom(tokens, name.end - 1)
  if (starts[from] !== name.start || ends[to] !== name.end || from >= to) return [name]
  const isCall = (token: number) => classes[token] === TokenClass.word && isTalkCall(textOf(tokens, token), language) && !isGiven(flags, token)
  const isUsual = (word: string) => usual === undefined || (usual.kind(word) & (UsualName.own | UsualName.everywhere)) !== 0
  let first = from
  let last = to
  while (first <= last && isCall(first)) first++
  while (last > first && isCall(last)) last--
  if (first > last) return []
  const middle = first + 1
  const isPair = last === first + 2 && talkAndsOf(language).has(textOf(tokens, middle)) && isBlankBehind(tokens, first) && isBlankBehind(tokens, middle)
  if (isPair && (isGiven(flags, first) || isGiven(flags, last))) return [first, last].map((token) => ({ ...name, start: starts[token]!, end: ends[token]! }))
  if (first === from && last === to) return [name]
  // what is left was taken for a name by the company of a word that is none
  for (let token = first; token <= last; token++) if (isUsual(textOf(tokens, token))) return [{ ...name, start: starts[first]!, end: ends[last]! }]
  return []
}

const isGiven = (flags: Uint32Array, token: number): boolean => (flags[token]! & (Flag.given | Flag.common)) === Flag.given
