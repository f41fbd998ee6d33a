/** Names of persons, places, organisations and works for the lists that do not depend on the language, from `names/`, `kb/` and CLDR. */
import { join } from 'node:path'
import { Entry } from '../../../src/entities/lists/kinds.js'
import { dataFolder, readText } from '../../lib/data.js'
import type { ScriptCollectors } from './table.js'

/** Rows of a gzipped table, without its header; columns apart by tabs. */
export function readRows(path: string): string[][] {
  const lines = readText(join(dataFolder(), path)).split('\n')
  return lines
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}

/** What the lists use of a record of the knowledge base (kb/README.md). */
export interface KnownEntity {
  readonly type: string
  readonly label: string
  readonly aliases?: readonly string[]
  readonly names?: Readonly<Record<string, readonly string[]>>
  readonly classes?: readonly string[]
  readonly desc?: string
  readonly pop?: Readonly<Record<string, number>>
  readonly src: readonly string[]
  readonly country?: string
  readonly rel?: Readonly<Record<string, unknown>>
}

/** Sources with a share-alike database licence: what only they have is left out. */
const shareAlike = new Set(['dr5hn', 'uscounty'])

export function readEntities(file: string): KnownEntity[] {
  const lines = readText(join(dataFolder(), `kb/entities/${file}.jsonl.gz`)).split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as KnownEntity)
    .filter((entity) => !entity.src.every((source) => shareAlike.has(source)))
}

function words(name: string): string[] {
  return name.split(/\s+/u)
}

/** Lists of given names and surnames, by country or language. */
export function addNameLists(collectors: ScriptCollectors): void {
  for (const [name = '', kind = '', , , source = '', weight = ''] of readRows('names/lists/given_surnames.tsv.gz')) {
    if (source === 'names-rank' && Number(weight.slice(1)) > RANK_LIMIT) continue
    if (name.length < 2) continue
    if (kind === 'given' || kind === 'middle') collectors.add(name, Entry.given)
    else if (kind === 'sur') collectors.add(name, Entry.surname)
  }
  for (const [kanji = '', , , part = '', source = '', population = ''] of readRows('names/jpn_readings.tsv.gz')) {
    if (source === 'yk' && population === '') continue
    if (kanji.length >= 2) collectors.add(kanji, part === 'sur' ? Entry.surname : Entry.given)
  }
}

const RANK_LIMIT = 20_000
/** Inhabitants from which a place counts as a large city. */
const MAJOR_POPULATION = 200_000

const pairLanguages = 'ara bel ben bul ell fas heb hin jpn kor mkd pus rus srp tam tel tha ukr urd zho'.split(' ')

/** Names in other scripts from the pairs for transliteration: tokens of persons' names, whole names, places, brands. */
export function addPairs(collectors: ScriptCollectors): void {
  for (const language of pairLanguages) {
    const parts = new Map<string, number>()
    for (const [, script = '', native = '', , type = '', unit = '', source = '', fit = '', count = ''] of readRows(`names/pairs/${language}.tsv.gz`)) {
      if (source === 'dbp15k' || fit === 'C') continue
      const split = words(native)
      const seen = Number(count)
      if (type === 'PERSON') {
        for (const part of split) parts.set(part, (parts.get(part) ?? 0) + seen)
        if (unit === 'F' && (split.length === 1 || source !== 'netranslit')) collectors.add(native, Entry.person)
      } else if (type === 'LOCATION') {
        // villages of several words that stand once in the source are left out, and Japanese readings
        if (split.length === 1 ? script !== 'Kana' && script !== 'Hira' : split.length <= 3 && seen > 1) collectors.add(native, Entry.place)
      } else if (type === 'ORG') collectors.add(native, Entry.organisation)
    }
    for (const [part, seen] of parts) if (part.length >= 2 && seen >= 2) collectors.add(part, Entry.given | Entry.surname)
  }
}

/** Countries and territories in all languages of CLDR, languages' exonyms of cities. */
export function addTerritories(collectors: ScriptCollectors): void {
  for (const [, , name = '', style = ''] of readRows('entities/gazetteers/territory_names.tsv.gz')) {
    if (style === 'short' && name.length <= 3 && !/^\p{Lu}/u.test(name)) continue
    collectors.add(name, Entry.place | Entry.major)
  }
  for (const [, name = '', , type = ''] of readRows('names/pairs_latin_exonyms.tsv.gz')) if (type === 'LOCATION') collectors.add(name, Entry.place)
}

/** Every name of a record that belongs in the lists. */
function namesOf(entity: KnownEntity, languages: ReadonlySet<string>): Set<string> {
  const names = new Set([entity.label])
  for (const [language, list] of Object.entries(entity.names ?? {})) if (languages.has(language)) for (const name of list.slice(0, 2)) names.add(name)
  return names
}

/** Persons of the knowledge base: full names, and the parts that recur. */
export function addPersons(collectors: ScriptCollectors, languages: ReadonlySet<string>): void {
  const first = new Map<string, number>()
  const last = new Map<string, number>()
  for (const entity of readEntities('person')) {
    for (const name of namesOf(entity, languages)) {
      const clean = name.replace(/\(.*$/u, '').trim()
      const parts = words(clean)
      if (parts.length < 2) {
        if (/^\p{Script=Han}{2,4}$/u.test(clean) || /[・·]/u.test(clean) || (entity.pop?.['sitelinks'] ?? 0) > 40) collectors.add(clean, Entry.person)
        continue
      }
      if (parts.length > 4 || parts.some((part) => /\d/u.test(part))) continue
      collectors.add(clean, Entry.person)
      first.set(parts[0]!, (first.get(parts[0]!) ?? 0) + 1)
      last.set(parts.at(-1)!, (last.get(parts.at(-1)!) ?? 0) + 1)
    }
  }
  for (const [part, count] of first) if (count >= 3 && part.length >= 3 && /^\p{L}[\p{Ll}\p{Lo}\p{M}]/u.test(part)) collectors.add(part, Entry.given)
  for (const [part, count] of last) if (count >= 2 && part.length >= 3 && !/\.$/u.test(part)) collectors.add(part, Entry.surname)
}

/** Places of the knowledge base. */
export function addPlaces(collectors: ScriptCollectors, languages: ReadonlySet<string>): void {
  for (const entity of readEntities('location')) {
    const population = entity.pop?.['population'] ?? 0
    const major = population >= MAJOR_POPULATION || (entity.classes ?? []).includes('Country')
    const bits = Entry.place | (major ? Entry.major : 0)
    for (const name of namesOf(entity, languages)) {
      const clean = name.replace(/[,(].*$/u, '').trim()
      if (words(clean).length <= 4 && clean.length >= 3) collectors.add(clean, bits)
    }
    if (major)
      for (const alias of entity.aliases ?? []) if (alias.length >= 5 && words(alias).length <= 3 && /^\p{Lu}/u.test(alias)) collectors.add(alias, Entry.place)
  }
}

/** Organisations of the knowledge base, their acronyms among them. */
export function addOrganisations(collectors: ScriptCollectors, languages: ReadonlySet<string>): void {
  for (const entity of readEntities('organization')) {
    if (entity.src.every((source) => source === 'lobid')) continue
    for (const name of namesOf(entity, languages)) {
      const clean = name.replace(/\(.*$/u, '').trim()
      const count = words(clean).length
      if (count <= 4 && (count > 1 || clean.length >= 3) && !/^\d/u.test(clean)) collectors.add(clean, Entry.organisation)
    }
    for (const alias of entity.aliases ?? []) if (/^[\p{Lu}.&]{3,6}$/u.test(alias)) collectors.add(alias, Entry.organisation)
  }
}

/** Works, events and products of the knowledge base; of works only titles of several words. */
export function addWorks(collectors: ScriptCollectors, languages: ReadonlySet<string>): void {
  for (const entity of readEntities('other')) {
    if (entity.type !== 'WORK' && entity.type !== 'EVENT' && entity.type !== 'PRODUCT') continue
    for (const name of namesOf(entity, languages)) {
      const clean = name.replace(/\(.*$/u, '').trim()
      const count = words(clean).length
      const unspaced = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{4,}/u.test(clean)
      if (count <= 4 && !/^\d/u.test(clean) && (count > 1 || unspaced || (entity.type === 'PRODUCT' && clean.length >= 4))) collectors.add(clean, Entry.work)
    }
  }
}

/** Legal forms: "GmbH", "S.p.A.". */
export function addLegalForms(collectors: ScriptCollectors): void {
  for (const [alias = '', display = ''] of readRows('names/variants/org_forms.tsv.gz')) for (const form of [alias, display]) addForm(collectors, form)
  for (const [, , term = ''] of readRows('names/variants/org_terms_cleanco.tsv.gz')) addForm(collectors, term)
  for (const row of readRows('names/variants/elf_legal_forms.tsv.gz')) for (const form of (row[5] ?? '').split(';')) addForm(collectors, form.trim())
}

function addForm(collectors: ScriptCollectors, form: string): void {
  if (form.length >= 2 && words(form).length <= 3) collectors.add(form, Entry.suffix)
}
