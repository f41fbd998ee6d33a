/** Pronouns: nobody's name though a model that learned from little text takes them for one at the head of a sentence. */
import type { EntityLanguage } from '../languages.js'

const malay = 'beliau dia mereka kami kita saya aku anda kamu baginda ia'
const words: Partial<Record<EntityLanguage, string>> = {
  msa: malay,
  ind: `${malay} beliaulah`,
  ces: 'já my vy',
  slk: 'ja my vy',
  tgl: 'siya sila ako kami tayo kayo ikaw',
  ben: 'তিনি সে তারা তা আমি আমরা আপনি তুমি'
}
/** What Bengali nouns end with in sentences. */
const endings = /(?:দের|ের|েরা|রা|কে|র)$/u
const sets = new Map(Object.entries(words).map(([language, list]) => [language as EntityLanguage, new Set(list.split(' '))]))

/** Whether a text is one such word. */
export function isNoName(text: string, language: EntityLanguage): boolean {
  const set = sets.get(language)
  if (set === undefined) return false
  const word = text.toLowerCase()
  return set.has(word) || (language === 'ben' && set.has(word.replace(endings, '')))
}
