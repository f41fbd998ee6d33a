/** Titles, occupations, nationalities, religions and languages of one language, for its own list. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Entry } from '../../../src/entities/lists/kinds.js'
import { readEntities, readRows } from './names.js'
import { nationForms, peopleNames } from './nations.js'
import type { NameCollector } from './table.js'

/** Locale names and codes of the sources that stand for a language of ours. */
const localeLanguage: Readonly<Record<string, string>> = { en: 'eng', da: 'dan', de: 'deu', es: 'spa', fr: 'fra', pt: 'por', nor: 'nob' }

function languageOf(locale: string): string {
  return localeLanguage[locale.split('_')[0]!] ?? locale
}

function sameLanguage(code: string, language: string): boolean {
  return code.slice(0, 3) === language || (code === 'nor' && (language === 'nob' || language === 'nno'))
}

let known: ReturnType<typeof readEntities> | undefined

/** Bits of the kinds in terms.tsv; an honorific is a title that needs a name after it. */
const termBits: Readonly<Record<string, number>> = {
  office: Entry.title,
  honorific: Entry.title | Entry.job,
  nation: Entry.nationality,
  religion: Entry.religion
}

/** Articles written together with their word; a term with its article may be a listed surname too, and is then not looked up without it. */
const articles: Readonly<Record<string, string>> = { ara: 'ال', heb: 'ה' }

/** The project's own table of titles, nationalities and religions. */
function addWritten(collector: NameCollector, language: string): void {
  const lines = readFileSync(join(import.meta.dirname, 'terms.tsv'), 'utf8').split('\n')
  for (const line of lines) {
    const [lang = '', kind = '', forms = ''] = line.split('\t')
    if (lang !== language) continue
    const bits = termBits[kind]
    if (bits === undefined) throw new Error(`terms.tsv: unknown kind ${kind}`)
    for (const form of forms.split(',')) {
      const article = articles[language]
      if (article !== undefined && kind !== 'honorific' && !form.startsWith(article))
        for (const one of nationForms(form, language)) collector.add(article + one, bits)
      const capital = (kind === 'nation' || kind === 'religion') && /^\p{Lu}/u.test(form) ? Entry.major : 0
      if (kind === 'nation') for (const inflected of nationForms(form, language)) collector.add(inflected, bits | capital)
      else collector.add(form, bits | capital)
    }
  }
}

/** Forms of CLDR, of the lists of titles and of the knowledge base. */
export function addTerms(collector: NameCollector, language: string): void {
  addWritten(collector, language)
  for (const [lang = '', code = '', name = '', style = ''] of readRows('entities/gazetteers/territory_names.tsv.gz')) {
    if (/^[A-Z]{2}$/u.test(code) && style === 'long' && sameLanguage(lang, language)) {
      for (const people of peopleNames(name, language)) collector.add(people, Entry.nationality)
    }
  }
  for (const [lang = '', , name = ''] of readRows('entities/gazetteers/language_names.tsv.gz')) {
    if (sameLanguage(lang, language) && !/[()]/u.test(name)) collector.add(name, Entry.language)
  }
  for (const [locale = '', kind = '', form = '', source = ''] of readRows('entities/gazetteers/titles.tsv.gz')) {
    if (source.includes('rigour') || /_(TH|KE|NG|GH)$/u.test(locale) || !sameLanguage(languageOf(locale), language)) continue
    // particles of surnames stand among the prefixes of some sources
    if (kind === 'prefix' && !/^\p{L}{1,2}$/u.test(form)) collector.add(form, Entry.title | Entry.job)
    else if (kind.startsWith('job')) addJob(collector, form)
  }
  known ??= readEntities('other')
  for (const entity of known) {
    const names = language === 'eng' ? [entity.label] : (entity.names?.[language] ?? [])
    const bits = kindOf(entity.type)
    for (const name of names) {
      if (bits === 0 || name.split(/\s+/u).length > 3 || /[\d()]/u.test(name)) continue
      if (bits === Entry.job) addJob(collector, name)
      else collector.add(name, bits)
    }
  }
}

/** An occupation, unless it is an office that stands alone, or names a country beside it ("président français"). */
function addJob(collector: NameCollector, name: string): void {
  if (name.split(' ').some((word) => (collector.bitsOf(word) & Entry.nationality) !== 0)) return
  if ((collector.bitsOf(name) & Entry.title) === 0) collector.add(name, Entry.job)
}

function kindOf(type: string): number {
  if (type === 'POSITION' || type === 'OCCUPATION') return Entry.job
  if (type === 'ETHNICITY') return Entry.nationality
  if (type === 'RELIGION') return Entry.religion
  return type === 'LANGUAGE' ? Entry.language : 0
}
