/** Gathers the entries of the dictionary: entities of the knowledge base, then the pairs, which go to the same entity where the two agree. */
import { nameKey } from '../../../src/names/dictionary/key.js'
import { UNITS_PER_NAT, UNLIKELY } from '../../../src/names/dictionary/layout.js'
import { languageOfCountry } from './countries.js'
import { type KnowledgeEntity, knowledgeEntities } from './entities.js'
import { Fit } from './fit.js'
import { latinExonyms, type PairRow, trainRows } from './pairs.js'
import { isNativeName, isSorted, likeness, usualNames, wordCount } from './usual.js'

export const NATIVE = 'ara bel ben bul ell fas heb hin hye jpn kat kor mkd pus rus srp tam tel tha ukr urd zho'.split(' ')
const LATIN = 'cat ces dan deu est fin fra hrv hun ind isl ita lav lit msa nld nob pol por ron slk slv spa sqi swe tgl tur vie'.split(' ')
const LONGEST_ENGLISH = 80

export interface Entry {
  readonly english: string
  readonly kind: string
  /** In units. */
  fame: number
  readonly origin: string
  readonly isWord: boolean
  /** By language: names with their penalties; English ones are further names. */
  readonly names: Map<string, Map<string, number>>
}

/** Page views that stand for a row of the pairs by its source; the best counts. */
const VIEWS_OF_SOURCE: Readonly<Record<string, number>> = {
  cldr: 20_000,
  mledoze: 20_000,
  'cldr-sub': 3_000,
  nsi: 2_000,
  dbp15k: 1_000,
  'un-sc': 300,
  'wd-commons': 300,
  netranslit: 300,
  'wd-jpn': 200,
  thprov: 100
}
const VIEWS_OF_HAMLET = 10
const KIND_OF_TYPE: Readonly<Record<string, string>> = { PERSON: 'PERSON', LOCATION: 'LOCATION', ORG: 'ORGANIZATION', ORGANIZATION: 'ORGANIZATION' }
/** Penalty of names from the pairs where the knowledge base has others. */
const OTHER_SPELLING = 12
const LABEL_SOURCES = new Set(['cldr', 'mledoze'])
/** Fame from which machine-made names of places are taken, where they fit. */
const WEAK_FAME = 6.5
const WEAK_FIT = 0.4
const ALIASES = 2
/** Fame from which English aliases, and names in Latin-script languages of others than places, are kept. */
const ALIAS_FAME = 5
/** Spellings of a word with less than this share of the commonest are left out. */
const WORD_SHARE = 0.02
const WORD_COUNT = 2
const RUSSIAN_WORD_COUNT = 3
/** Fit of two words of names that stand at the same place. */
const WORD_FIT = -0.5
/** Scripts that write no vowels or syllables: for these, gazetteers say what rules cannot. */
const UNTOLD = new Set(['ara', 'fas', 'heb', 'jpn', 'pus', 'urd', 'zho'])
const FORMS_OF_PLACE = 2
/** Penalties are rounded: fewer values take less room. */
const PENALTY_STEP = 4
const MOST_PENALTY = 252
const WORD_VIEWS = 1_000_000

function units(views: number): number {
  return Math.min(255, Math.round(UNITS_PER_NAT * Math.log(1 + views)))
}

export class Gathering {
  readonly entries: Entry[] = []
  readonly #byEnglish = new Map<string, Entry>()
  readonly #fits = new Map<string, Fit>()
  readonly #persons: Entry[] = []
  readonly #bestWords = new Map<string, Map<string, Set<string>>>()

  gather(): void {
    const rows = new Map(NATIVE.map((language) => [language, trainRows(language)] as const))
    const confirmed = new Map<string, Set<string>>()
    for (const [language, each] of rows) {
      const fit = new Fit(language)
      this.#fits.set(language, fit)
      for (const row of each) if (row.quality === 'A') fit.learn(row.native, row.latin)
      confirmed.set(language, new Set(each.filter(({ unit }) => unit === 'F').map(({ native, latin }) => `${nameKey(native)}\t${nameKey(latin)}`)))
    }
    for (const entity of knowledgeEntities()) this.#addEntity(entity, confirmed)
    for (const [language, each] of rows) {
      this.#addWords(each, language)
      this.#addRows(each, language)
    }
    for (const { language, name, english, sources } of latinExonyms()) {
      if (!LATIN.includes(language) || name.length > LONGEST_ENGLISH) continue
      const entry = this.#byEnglish.get(`${nameKey(english)} LOCATION`) ?? this.#entry(english, 'LOCATION', units(VIEWS_OF_HAMLET))
      const isLabel = sources.some((source) => LABEL_SOURCES.has(source))
      setName(entry, language, name, isLabel ? 0 : entry.names.has(language) ? OTHER_SPELLING : 4)
    }
  }

  #addEntity(entity: KnowledgeEntity, confirmed: ReadonlyMap<string, ReadonlySet<string>>): void {
    const label = entity.label.normalize('NFC').trim()
    if (!isLatinName(label)) return
    const names = new Map<string, Map<string, number>>()
    const englishKey = nameKey(label)
    const kind = KIND_OF_TYPE[entity.kind] ?? ''
    const home = languageOfCountry(entity.country)
    for (const language of NATIVE) {
      const fit = this.#fits.get(language)!
      const pairs = confirmed.get(language)!
      const weak = new Set(entity.weakNames.get(language))
      const own = entity.names.get(language) ?? (home === language ? entity.aliases : [])
      const chinese = language === 'jpn' ? entity.names.get('zho')?.[0] : undefined
      const usual = usualNames(
        own,
        label,
        kind,
        entity.fame,
        fit,
        language,
        (name) => weak.has(name) || name === chinese || pairs.has(`${nameKey(name)}\t${englishKey}`)
      )
      if (usual.length > 0) names.set(language, new Map(usual.map(({ text, penalty }) => [text, penalty])))
      else if (weak.size > 0 && entity.fame >= WEAK_FAME) {
        const [name = ''] = weak
        if (isNativeName(name, language) && fit.of(name, label) >= WEAK_FIT) names.set(language, new Map([[name.normalize('NFC'), 4]]))
      }
    }
    for (const language of LATIN) {
      const given = entity.names.get(language === 'nob' ? 'nor' : language) ?? []
      const latin = latinNames(given, home === language ? entity.aliases : [], entity, label, language)
      if (latin.size > 0) names.set(language, latin)
    }
    if (names.size === 0) return
    const entry: Entry = { english: label, kind, fame: units(Math.exp(entity.fame)), origin: kind === 'PERSON' ? home : '', isWord: false, names }
    const aliases = (entity.fame < ALIAS_FAME ? [] : entity.aliases).filter((alias) => isAlias(alias) && nameKey(alias) !== englishKey).slice(0, ALIASES)
    if (aliases.length > 0) names.set('eng', new Map(aliases.map((alias) => [alias.normalize('NFC'), UNLIKELY + 4])))
    this.#add(entry)
  }

  #addRows(rows: readonly PairRow[], language: string): void {
    const places = new Map<string, PairRow[]>()
    for (const row of rows) {
      if (row.unit !== 'F' || !isNativeName(row.native, language) || !isLatinName(row.latin)) continue
      if (row.sources.length === 1 && row.sources[0] === 'wof') {
        if (row.quality === 'C' || (row.quality === 'A' && !UNTOLD.has(language))) continue
        const key = nameKey(row.native)
        places.set(key, [...(places.get(key) ?? []), row])
      } else if (!this.#follows(row, language))
        this.#addRow(row, language, Math.max(...row.sources.map((source) => VIEWS_OF_SOURCE[source] ?? VIEWS_OF_HAMLET)))
    }
    for (const each of places.values()) this.#addPlace(each, language)
  }

  #addRow(row: PairRow, language: string, views: number): void {
    const kind = row.latin === 'United Nations' ? 'ORGANIZATION' : (KIND_OF_TYPE[row.type] ?? '')
    const key = nameKey(row.latin)
    const kinds = kind === '' ? ['PERSON', 'LOCATION', 'ORGANIZATION', ''] : [kind, '']
    const fame = units(views)
    const candidates = kinds.map((each) => this.#byEnglish.get(`${key} ${each}`)).filter((each) => each !== undefined)
    const entry = candidates.sort((left, right) => right.fame - left.fame)[0]
    const known = entry?.names.get(language)
    const isLabel = row.sources.some((source) => LABEL_SOURCES.has(source))
    if (entry === undefined) setName(this.#entry(row.latin, kind, fame), language, row.native, 0)
    else if (known === undefined || isLabel) {
      if (isLabel) for (const name of known?.keys() ?? []) known!.set(name, Math.max(OTHER_SPELLING, known!.get(name)!))
      setName(entry, language, row.native, 0)
      entry.fame = Math.max(entry.fame, fame)
    } else if (!known.has(row.native)) setName(entry, language, row.native, OTHER_SPELLING)
  }

  /** A place of the gazetteer: its commonest spellings. */
  #addPlace(rows: readonly PairRow[], language: string): void {
    const forms = new Map<string, { text: string; count: number }>()
    for (const { latin, count } of rows) {
      const key = nameKey(latin)
      const text = latin
        .normalize('NFKD')
        .replace(/[\p{M}\u02bb-\u02bf‘’']/gu, '')
        .normalize('NFC')
      const form = forms.get(key) ?? { text, count: 0 }
      forms.set(key, { text: form.text, count: form.count + count })
    }
    if (rows.every(({ count }) => count === 1) && isLongPlace(rows[0]!.native, language)) return
    const best = [...forms].sort(([, left], [, right]) => right.count - left.count).slice(0, FORMS_OF_PLACE)
    const native = rows.reduce((one, other) => (other.count > one.count ? other : one)).native
    for (const [key, { text, count }] of best) {
      if (4 * count < best[0]![1].count || (text !== best[0]![1].text && count < 2)) continue
      const known = this.#byEnglish.get(`${key} LOCATION`)
      if (known !== undefined && [...(known.names.get(language)?.keys() ?? [])].some((name) => nameKey(name) === nameKey(native))) continue
      // a hamlet is no other name of a known city
      const entry = known !== undefined && !known.names.has(language) ? known : this.#entry(text, 'LOCATION', units(VIEWS_OF_HAMLET * count), '*')
      setName(entry, language, native, entry === known ? 8 : 0)
    }
  }

  /** Words of persons' names with their counts; those of whole names are taken where the two sides have as many words that fit each other. */
  #addWords(rows: readonly PairRow[], language: string): void {
    const words = new Map<string, Map<string, number>>()
    const count = (native: string, latin: string, times: number) => {
      if (!/^[\p{L}\p{M}ー'’׳״-]+$/u.test(native) || !isLatinName(latin)) return
      const word = native.toLowerCase()
      const spellings = words.get(word) ?? new Map<string, number>()
      words.set(word, spellings.set(latin, (spellings.get(latin) ?? 0) + times))
    }
    const fit = this.#fits.get(language)!
    for (const row of rows) {
      if (row.type !== 'PERSON') continue
      if (row.unit === 'T') count(row.native, row.latin, row.count)
      else if (isWholeName(row))
        for (const [native, latin] of wordPairs(row.native, row.latin)) if (fit.of(native, latin) >= WORD_FIT) count(native, latin.toLowerCase(), 1)
    }
    if (words.size === 0) return
    for (const entry of this.#persons)
      for (const [name, penalty] of entry.names.get(language) ?? [])
        if (penalty < OTHER_SPELLING && wordCount(name) > 1)
          for (const [native, latin] of wordPairs(name, entry.english)) if (fit.of(native, latin) >= WORD_FIT) count(native, latin.toLowerCase(), 1)
    const least = language === 'rus' ? RUSSIAN_WORD_COUNT : WORD_COUNT
    const best = new Map<string, Set<string>>()
    for (const [word, spellings] of words) {
      const most = Math.max(...spellings.values())
      for (const [latin, times] of spellings) {
        if (times < least || times < WORD_SHARE * most) continue
        if (4 * times >= most) best.set(word, (best.get(word) ?? new Set()).add(nameKey(latin)))
        setName(this.#word(latin), language, capital(word), units(WORD_VIEWS) - units(times))
      }
    }
    this.#bestWords.set(language, best)
  }

  /** Whether a whole name follows from its words. */
  #follows(row: PairRow, language: string): boolean {
    const pairs = wordPairs(row.native, row.latin)
    const best = this.#bestWords.get(language)!
    return isWholeName(row) && pairs.length > 1 && pairs.every(([native, latin]) => best.get(native.toLowerCase())?.has(nameKey(latin)))
  }

  #word(latin: string): Entry {
    const key = `${nameKey(latin)} word`
    let entry = this.#byEnglish.get(key)
    if (entry === undefined) {
      entry = { english: capital(latin), kind: 'PERSON', fame: units(WORD_VIEWS), origin: '', isWord: true, names: new Map() }
      this.#byEnglish.set(key, entry)
      this.entries.push(entry)
    }
    return entry
  }

  #entry(english: string, kind: string, fame: number, mark = ''): Entry {
    const key = `${nameKey(english)} ${kind}${mark}`
    let entry = this.#byEnglish.get(key)
    if (entry === undefined) {
      entry = { english, kind, fame, origin: '', isWord: false, names: new Map() }
      this.#byEnglish.set(key, entry)
      this.entries.push(entry)
    } else entry.fame = Math.max(entry.fame, fame)
    return entry
  }

  #add(entry: Entry): void {
    this.entries.push(entry)
    if (entry.kind === 'PERSON') this.#persons.push(entry)
    const key = `${nameKey(entry.english)} ${entry.kind}`
    // the best known come first
    if (!this.#byEnglish.has(key)) this.#byEnglish.set(key, entry)
  }
}

function setName(entry: Entry, language: string, name: string, penalty: number): void {
  const names = entry.names.get(language) ?? new Map<string, number>()
  entry.names.set(language, names)
  names.set(name, Math.min(MOST_PENALTY, Math.max(0, Math.min(PENALTY_STEP * Math.round(penalty / PENALTY_STEP), names.get(name) ?? 255))))
}

/** From a list of persons' whole names. */
function isWholeName(row: PairRow): boolean {
  return row.unit === 'F' && row.type === 'PERSON' && row.sources.every((source) => source === 'netranslit')
}

/** Words at the same place, where both sides have as many. */
function wordPairs(nativeName: string, latinName: string): (readonly [native: string, latin: string])[] {
  const native = nativeName.split(/[ ・·]/u)
  const latin = latinName.split(' ')
  return native.length === latin.length ? native.map((word, index) => [word, latin[index]!] as const) : []
}

/** Names of an entity in a language of Latin letters: the usual one, if it can be told, and those that lead to it only. */
function latinNames(given: readonly string[], aliases: readonly string[], entity: KnowledgeEntity, label: string, language: string): Map<string, number> {
  const names = [...new Set([...given, ...aliases])].filter((name) => isLatinName(name) && !/\d/u.test(name) && nameKey(name) !== nameKey(label))
  if (entity.kind !== 'LOCATION') {
    if (entity.kind !== 'ORGANIZATION' || entity.fame < ALIAS_FAME) return new Map()
    return new Map(names.slice(0, 1).map((name) => [name, UNLIKELY + 4]))
  }
  const scores = new Map(names.map((name) => [name, likeness(name, label) + (given.includes(name) ? 0.2 : 0)] as const))
  names.sort((one, other) => scores.get(other)! - scores.get(one)!)
  const first = given.find((name) => names.includes(name) && !isSorted(given, language))
  // a longer official name stands first at times: Miasto Stołeczne Warszawa
  const usual =
    names.find((name) => first?.split(' ').includes(name)) ?? first ?? (given.includes(names[0]!) && scores.get(names[0]!)! >= 0.5 ? names[0] : undefined)
  return new Map([...(usual === undefined ? [] : [usual]), ...names].slice(0, 5).map((name) => [name, name === usual ? 4 : UNLIKELY + 4]))
}

/** Hamlets of several words: their words are known by themselves mostly. */
function isLongPlace(name: string, language: string): boolean {
  return language === 'jpn' || language === 'zho' ? name.length > 4 : name.split(' ').length > (language === 'fas' ? 1 : 2) || name.length > 12
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function isLatinName(text: string): boolean {
  return text.length <= LONGEST_ENGLISH && /\p{Script=Latin}/u.test(text) && !/[^\p{Script=Latin}\p{M}\p{N}\p{Zs}\p{P}ʻʼ‘’&+°´`]|[,;()[\]{}|]/u.test(text)
}

function isAlias(text: string): boolean {
  return text.length >= 2 && text.length <= 50 && isLatinName(text) && /^\p{Lu}/u.test(text) && !/\d$/u.test(text)
}
