/** Laughter, and what is called out before names: a model that knows names from news takes it for a part of one (`Mdr Mbappé`). */
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'

/** What one calls out, which nobody's name begins with: before a name with a capital it is no part of it. */
const exclamations: Partial<Record<EntityLanguage, string>> = {
  eng: 'omg wtf lmao wow yay oops ugh congrats',
  deu: 'na naja tja boah ups hurra glückwunsch',
  nld: 'nou tja goh hoera proficiat gefeliciteerd',
  swe: 'asså oj grattis hurra',
  dan: 'nå årh tillykke hurra',
  nob: 'nå uff hurra gratulerer',
  nno: 'nå uff hurra gratulerer',
  fra: 'mdr ptdr bravo ouais zut bah hourra félicitations',
  spa: 'ojo pues enhorabuena felicidades',
  cat: 'doncs ostres felicitats',
  por: 'putz eita uai parabéns',
  ita: 'boh oddio uffa bravo complimenti evviva',
  ron: 'păi bravo felicitări',
  pol: 'brawo ojej gratulacje hurra',
  ces: 'bravo jejda hurá gratuluji gratuluju',
  slk: 'bravo hurá gratulujem',
  slv: 'bravo čestitke',
  hrv: 'bravo joj čestitam',
  srp: 'bravo joj čestitam браво јој честитам',
  bul: 'браво честито',
  rus: 'браво блин ура поздравляю',
  ukr: 'браво блін ура вітаю',
  ell: 'μπράβο συγχαρητήρια',
  hun: 'hurrá bravó gratulálok',
  fin: 'hurraa onnea bravo',
  est: 'braavo hurraa',
  lav: 'bravo urā apsveicu',
  lit: 'bravo valio sveikinu',
  tur: 'bravo eyvah tebrikler aferin',
  ind: 'makasih mantap wah aduh',
  msa: 'tahniah wah',
  tgl: 'naku',
  vie: 'ôi'
}
/** In all languages. */
const laughter =
  /^(?:a?ha(?:ha)+h?|a?he(?:he)+h?|hi(?:hi)+|ja(?:ja)+j?|je(?:je)+|k{3,}|wk(?:wk)+|rs(?:rs)+|lol|rofl|lmf?ao|x+d+|а?ха(?:ха)+х?|хе(?:хе)+|хи(?:хи)+|χα(?:χα)+)$/u
const LONGEST = 20

const exclamationsOf = perLanguage((language): ReadonlySet<string> => new Set(exclamations[language]?.split(' ')))

/** Whether a word in small letters is laughter or called out before names, and never a part of one. */
export function isExclamation(word: string, language: EntityLanguage): boolean {
  return word.length <= LONGEST && (exclamationsOf(language).has(word) || laughter.test(word))
}

/** Whether a word in small letters is laughter, in any language. */
export function isLaughter(word: string): boolean {
  return laughter.test(word)
}
