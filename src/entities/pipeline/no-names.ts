/** Words that are nobody's name though a model that learned from little text takes them for one at the head of a sentence: pronouns, and offices in the cases of their language. */
import type { EntityLanguage } from '../languages.js'

const malay = 'beliau dia mereka kami kita saya aku anda kamu baginda ia'
const words: Partial<Record<EntityLanguage, string>> = {
  msa: malay,
  ind: `${malay} beliaulah`,
  tgl: 'siya sila ako kami tayo kayo ikaw',
  ben: 'তিনি সে তারা আমি আমরা আপনি তুমি রাষ্ট্রদূত মন্ত্রী প্রধানমন্ত্রী রাষ্ট্রপতি সভাপতি সম্পাদক প্রতিমন্ত্রী উপাচার্য অধ্যাপক পরিচালক চেয়ারম্যান মেয়র সচিব'
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
