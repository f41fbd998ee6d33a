/**
 * Case endings of names, written as `foldWord` leaves them (no accents). Nominative endings that alternate with the others (-a, -o, -as) are among
 * them, so that all forms of a name come down to one stem; derivational endings are not (Czech -ova makes another person).
 */
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'

export interface Endings {
  readonly all: ReadonlySet<string>
  readonly longest: number
  /** Bit n: some ending of n letters ends in a letter with these last bits; most words are refused by that. */
  readonly lengths: Uint16Array
  /** Whether the last letter falls off a stem, too. */
  readonly isStemEnd?: (stem: string) => boolean
}

/** Soft stems: the vowel stands before some endings and melts with others (Дмитрий, Дмитрия; Brytania, Brytanii). */
const soft = (stem: string) => '\u0438\u0439\u0456\u044cij'.includes(stem[stem.length - 1]!)
/** A name is lengthened before `-n` (Pariisi, Pariisiin). */
const lengthened = (stem: string) => stem.endsWith(stem[stem.length - 2]!) && 'aeiou'.includes(stem[stem.length - 1]!)
/** What ends a Tamil name without a vowel, and the glide before the vowel of an ending (சென்னை, சென்னையில்; கோவா, கோவாவில்). */
const tamil = /[\u0bc1\u0bcd]$|[\u0bbf\u0bc0\u0bc8]\u0baf$|[\u0bbe\u0bc2]\u0bb5$/u
const stemEnds: Partial<Record<EntityLanguage, (stem: string) => boolean>> = {
  fin: lengthened,
  est: lengthened,
  tam: (stem) => tamil.test(stem),
  // the sign that other cases of Telugu change (పట్నం, పట్నానికి)
  tel: (stem) => stem.endsWith('\u0c02')
}
for (const language of ['rus', 'ukr', 'bul', 'srp', 'hrv', 'slv', 'ces', 'slk', 'pol'] as const) stemEnds[language] = soft

const slavicLatin = 'a u e i o y em om im ou ovi owi emu ego ej iej ami ach ym ymi imi iom iem ju je ja jo joj eho iho mu ych ich'
const cyrillic =
  'а у е и о ы я ю й ой ою ом ем ей ею ея ее еем ая яя ую юю ий ый ое ие ые ого его ому ему ым им ых их ыми ими ами ями ах ях ь ью ови еві ові єві і ї ій єю єм'

const lists: Partial<Record<EntityLanguage, string>> = {
  rus: cyrillic,
  ukr: `${cyrillic} и єм ім`,
  bul: 'ът ят та то те а я',
  srp: `${slavicLatin} ${cyrillic} ама ома има ama`,
  hrv: `${slavicLatin} oma ima ama`,
  slv: `${slavicLatin} oma ih imi`,
  ces: `${slavicLatin} ovy ovi ech ama`,
  slk: `${slavicLatin} ovia ovi och iach`,
  pol: `${slavicLatin} ie iego iemu im ami a`,
  fin: 'n a ta ssa sta lla lta lle ksi na seen ia ja ille illa issa ista tta nen sen sesta sessa sella selle selta seksi sena',
  est: 'i e u a t s st l lt le ks ga ni na ta sse de te id',
  hun: 'ban ben ba be bol rol tol nak nek ra re on en t ot et at val vel hoz hez ig ert kent a e o ja je i nal nel ul',
  tur: 'da de ta te dan den tan ten nin nun',
  lav: 's a u am ai e es i im is us os as ei em um iem ies ija',
  lit: 'as a o ui u e ai is io iui i yje uje iuje iaus iu us aus ys ios es ei oje os iai ams ais',
  ell: 'σ ν υ ασ α ησ η οσ ο ου ον ε ων οι ουσ',
  deu: 's',
  dan: 's',
  swe: 's',
  nob: 's',
  nno: 's',
  ben: 'র ের কে তে য় ে দের',
  tam: 'ின் ின ில் ில ிலிருந்து ிற்கு ிடம் ினுடைய ுக்கு க்கு ுக்கான ை ுடன் ோடு ும்',
  tel: 'లో లోని లోనూ లోనే కి కు తో ను ని నూ గా ానికి ాన్ని ానికే',
  ron: 'lui ului ei ul a i le u'
}

/** The endings of a language; undefined where names take none, or only after an apostrophe. */
export const endingsOf = perLanguage((language): Endings | undefined => {
  const list = lists[language]
  if (list === undefined) return undefined
  const all = new Set(list.split(' '))
  const isStemEnd = stemEnds[language]
  const lengths = new Uint16Array(0x100)
  for (const ending of all) lengths[ending.charCodeAt(ending.length - 1) & 0xff]! |= 1 << ending.length
  return { all, longest: Math.max(...Array.from(all, (ending) => ending.length)), lengths, ...(isStemEnd !== undefined && { isStemEnd }) }
})
