/** Small words of talk as it is typed: calls before a name (`hiya tom`), and what stands between two friends (`tom n anna`). */
import { andWordsOf } from '../../../core/words/and-words.js'
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'

const everywhere = 'hi hey hello hallo hola ciao'
/** Calls, besides the words that letters begin with. What is one in one language is a preposition or a verb in another: `na`, `ei`, `hay`. */
const calls: Partial<Record<EntityLanguage, string>> = {
  eng: 'hiya heya yo oi oy',
  deu: 'na jo ey ei hé hoi',
  nld: 'hé hee heey hoi jo ey salut',
  swe: 'tja tjena hej hallå',
  dan: 'hej hov',
  nob: 'hei halla',
  nno: 'hei halla',
  fra: 'hé eh coucou salut yo',
  spa: 'oye ey eh ei ay uy',
  cat: 'ei ep eh',
  por: 'ei oi ola olá eh ay',
  ita: 'ehi eh',
  ron: 'hei salut bună eh',
  pol: 'hej ej cześć halo',
  ces: 'hej ahoj čau nazdar',
  slk: 'hej ej ahoj čau nazdar',
  slv: 'hej ej živjo zdravo',
  hrv: 'hej ej bok zdravo',
  srp: 'hej ej zdravo хеј еј здраво',
  bul: 'хей ей здрасти',
  rus: 'эй хай привет',
  ukr: 'гей хай привіт',
  ell: 'έλα γεια γειά',
  hun: 'hé hej szia szió',
  fin: 'hei moi moro moikka terve',
  est: 'hei tere',
  lav: 'hei čau sveiki',
  lit: 'ei labas sveiki',
  tur: 'selam merhaba',
  ind: 'hai hei eh oi halo salam',
  msa: 'hai hei eh oi salam',
  tgl: 'hoy oy uy',
  fas: 'سلام',
  urd: 'ہائے سلام',
  hin: 'हाय अरे हाई',
  ben: 'হাই ওই হ্যালো'
}
/** Between two friends, besides the words for and that writing has. */
const ands: Partial<Record<EntityLanguage, string>> = {
  eng: 'n',
  deu: 'u',
  swe: 'o',
  ron: 'si',
  slv: 'pa',
  ell: 'κι',
  hun: 'meg',
  ind: 'sama',
  ben: 'আর'
}

/** Beside whom only persons stand: particles by which somebody is called, and what friends and neighbours are called with their names. */
const address: Partial<Record<EntityLanguage, { readonly before?: string; readonly behind?: string }>> = {
  vie: { behind: 'ơi' },
  fas: { behind: 'جان جون' },
  tur: { behind: 'abi abla teyze amca hanım bey hoca kanka' },
  ind: { before: 'si pak bu mbak mas kak bang om tante' },
  msa: { before: 'si encik puan kak abang makcik pakcik' },
  tgl: { before: 'si kay kuya ate aling mang' },
  hin: { behind: 'जी' },
  urd: { behind: 'جی' }
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' ').filter((word) => word !== ''))

/** Calls before a name, in small letters. */
export const callsOf: (language: EntityLanguage) => ReadonlySet<string> = perLanguage((language) => setOf(`${everywhere} ${calls[language] ?? ''}`))

/** What stands between two friends, in small letters. */
export const talkAndsOf: (language: EntityLanguage) => ReadonlySet<string> = perLanguage((language) =>
  setOf(`& ${andWordsOf[language] ?? ''} ${ands[language] ?? ''}`)
)

/** What stands beside nobody but persons, before and behind their names. */
export const talkAddressOf = perLanguage((language) => ({ before: setOf(address[language]?.before ?? ''), behind: setOf(address[language]?.behind ?? '') }))
