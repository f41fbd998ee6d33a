/** Gathers what matching knows of words: how often they occur, which are forms of one name, titles, particles, legal forms and generic words. */
import { buildHashTable } from '../../../src/models/hash-table.js'
import type { TensorInput } from '../../../src/models/safetensors.js'
import { foldedWords } from '../../../src/names/matching/fold.js'
import { PLACE, pairHash, RARITY_STEPS, type Role } from '../../../src/names/matching/tables.js'
import { wordHash } from '../../../src/names/transliteration/latin-names.js'
import { latinWords } from '../latin/words.js'
import { LEGAL_FORMS } from './legal-forms.js'
import { groupsOf, RELATING_NICKNAMES, servedRelations } from './nicknames.js'
import { addressRowsOf, rowsOf } from './tables.js'

/** Rows of nicknames that are for training. */
export type IsKept = (formal: string, nickname: string) => boolean

/** Names that a name between two others is related to. */
const MOST_BETWEEN = 16
/** Lists that tell a gender, and how many more for one of the two. */
const LEAST_LISTED = 2
const ONE_GENDER = 6
const RATHER = 2
/** Words that names of persons are put together with. */
const PARTICLES =
  'al el ul ad ar as ash at az an bin ibn ben bint abu abou umm van von der den de del della di da do dos das du des la le les los las lo y e ter ten zu zum zur af av st san santa ap mac mc o of the and und et i u och och og ja e for fur pour para in on im en em oglu ould wald'
const SUFFIXES = 'jr sr junior senior ii iii iv v esq phd md dds mba'
const TITLES =
  'mr mrs ms miss dr prof professor sir dame lord lady rev reverend fr father sister brother imam sheikh shaikh shaykh sheik haji hajji hajj mullah maulavi mawlawi maulana mawlana qari ayatollah syed sayyid capt captain col colonel gen general maj major lt lieutenant sgt adm admiral president king queen prince princess emperor pope saint herr frau monsieur madame mme mlle senor senora sr don dona pan pani chief brigadier commander hon honourable honorable baron count duke engineer eng ing mag dipl'
/** Words that tell places of one name apart, by what they mean; see CLDR and the gazetteers for the usual ones. */
export const TELLING: Readonly<Record<string, string>> = {
  north: 'north northern nord norte noord norra pivnichna severnaya severny polnocna eszak kuzey kita pohjoinen pohjois',
  south: 'south southern sud sur sul zuid sodra yuzhnaya yuzhny poludniowa del guney selatan etela',
  east: 'east eastern est este ost leste oost ostra vostochnaya vostochny wschodnia kelet dogu timur ita',
  west: 'west western ouest oeste westra vastra zapadnaya zapadny zachodnia nyugat bati barat lansi',
  upper: 'upper haute ober superior alto verkhny verkhnyaya gorna gornja felso boven',
  lower: 'lower basse nieder unter inferior bajo nizhny nizhnyaya dolna dolnja also beneden',
  new: 'new neu neue nueva nuevo nouvelle nouveau nova novo nuova nuovo nieuw nieuwe ny nya novaya novy',
  old: 'old alt alte vieja viejo vieille vieux velha velho vecchia vecchio oud oude gamla staraya stary',
  great: 'great greater gross grosse grande grand groot groote stora bolshaya bolshoy velika veliki',
  little: 'little lesser klein kleine petite petit pequena pequeno piccola piccolo lilla malaya maly mala mali',
  inner: 'inner interior interieure',
  outer: 'outer exterior exterieure'
}
/** Languages whose names of countries are known. */
const COUNTRY_LANGUAGES = new Set('en de fr es it pt nl pl tr sv native alias'.split(' '))
/** What kind of place a name is of, which is left out or stands elsewhere in other forms of the name. */
const PLACE_KINDS: Readonly<Record<string, string>> = {
  mount: 'mount mt mountain mountains mts mont monte montagne gora jabal jebel jabel dag dagi dagh gebirge sierra',
  river: 'river rio fluss riviere fleuve fiume reka nahr wadi rivier irmagi nehri rzeka',
  lake: 'lake lac lago see ozero buhayrat jezioro golu jarvi sjon lough loch',
  island: 'island islands isle isles ile iles isla islas isola ilha ilhas insel inseln ostrov jazirat jazireh wyspa adasi saari',
  city: 'city town village ville ciudad cidade citta stadt gorod shahr shahrak madinat kota miasto sehri commune municipality municipio gemeinde kommune',
  province: 'province provincia provinz provincie oblast governorate muhafazat wilayat velayat ostan region regiao regione prefecture voivodeship wojewodztwo',
  district: 'district distrito distretto distrikt rayon raion arrondissement county comte canton kreis powiat okrug sub-district tehsil taluk upazila',
  state: 'state estado stato etat staat',
  bay: 'bay gulf baie golfe golfo bucht baia zaliv khalij',
  valley: 'valley vallee valle tal dolina',
  cape: 'cape cap cabo capo kap mys',
  port: 'harbour harbor hafen puerto porto'
}

/** @param isServed with what is known in general, besides the lists */
export function knownWordTensors(isKept: IsKept, isServed = false): Record<string, TensorInput> {
  const { persons, others } = latinWords()
  const words = [...new Set([...persons.keys(), ...others.keys()])].filter((word) => (persons.get(word) ?? 0) >= 1.5 || (others.get(word) ?? 0) >= 1.5).sort()
  const { table, order } = buildHashTable(Uint32Array.from(words, wordHash))
  const steps = (counts: ReadonlyMap<string, number>) =>
    Uint8Array.from(order, (place) => Math.min(255, Math.round(RARITY_STEPS * (counts.get(words[place]!) ?? 0))))
  const genders = gendersOfWords()
  const relations = relatedPairs(isKept, isServed)
  const pairs = [...relations].sort(([left], [right]) => left - right)
  const related = buildHashTable(Uint32Array.from(pairs, ([hash]) => hash))
  return {
    'words.offsets': table.offsets,
    'words.checks': table.checks,
    persons: steps(persons),
    others: steps(others),
    genders: Uint8Array.from(order, (place) => genders.get(words[place]!) ?? 0),
    'pairs.offsets': related.table.offsets,
    'pairs.checks': related.table.checks,
    relations: Uint8Array.from(related.order, (place) => pairs[place]![1]),
    roles: new TextEncoder().encode(roles(isServed).join('\n'))
  }
}

/** 1 given names of women, 2 of men: those that lists hardly ever give to the others; 3 and 4 those that they give to one of the two more often. */
function gendersOfWords(): Map<string, number> {
  const counts = new Map<string, [number, number]>()
  for (const [name = '', kind, gender, , , , script] of rowsOf('lists/given_surnames.tsv.gz')) {
    if (kind !== 'given' || script !== 'Latn' || (gender !== 'f' && gender !== 'm')) continue
    const word = foldedWords(name).join('')
    const count = counts.get(word) ?? [0, 0]
    count[gender === 'f' ? 0 : 1]++
    counts.set(word, count)
  }
  return new Map(
    [...counts].flatMap(([word, [women, men]]): [string, number][] => (women + men < LEAST_LISTED ? [] : leaningOf(women, men).map((gender) => [word, gender])))
  )
}

function leaningOf(women: number, men: number): number[] {
  if (women >= ONE_GENDER * men) return [1]
  if (men >= ONE_GENDER * women) return [2]
  if (women >= RATHER * men) return [3]
  return men >= RATHER * women ? [4] : []
}

function relatedPairs(isKept: IsKept, isServed: boolean): Map<number, number> {
  const relations = new Map<number, number>()
  const near = new Map<string, Set<string>>()
  const add = (left: string, right: string, relation: number) => {
    const [one, other] = [foldedWords(left).join(''), foldedWords(right).join('')]
    if (one === '' || other === '' || one === other) return
    for (const [name, partner] of [
      [one, other],
      [other, one]
    ] as const)
      near.set(name, (near.get(name) ?? new Set()).add(partner))
    const key = pairHash(one, other)
    if (relations.get(key) !== 1) relations.set(key, relation)
  }
  for (const [, , left = '', right = ''] of rowsOf('variants/related_names.tsv.gz')) add(left, right, 2)
  for (const [language, name = '', nickname = ''] of rowsOf('variants/nicknames.tsv.gz')) {
    if (language !== 'eng' || !isKept(name, nickname)) continue
    add(name, nickname, 1)
  }
  if (isServed) {
    for (const [name, nickname] of groupsOf(RELATING_NICKNAMES)) add(name, nickname, 1)
  }
  for (const [key, relation] of twoSteps(near)) if (!relations.has(key)) relations.set(key, relation)
  if (isServed) for (const [hash, relation] of servedRelations()) if (relations.get(hash) !== 1) relations.set(hash, relation)
  return relations
}

/** Names with a name between them, unless that is related to very many. */
function* twoSteps(near: ReadonlyMap<string, ReadonlySet<string>>): Generator<[number, number]> {
  for (const others of near.values()) {
    if (others.size > MOST_BETWEEN) continue
    const all = [...others]
    for (const [at, left] of all.entries()) for (const right of all.slice(at + 1)) yield [pairHash(left, right), 3]
  }
}

/** Lines of `roles`. @param isServed with legal forms that the lists lack, which nothing is measured with */
function roles(isServed: boolean): string[] {
  const lines = new Map<string, string>()
  const add = (words: string, role: Role, meaning: string) => {
    const key = foldedWords(words).join(' ')
    if (key !== '' && !lines.has(key)) lines.set(key, `${key}\t${role}\t${meaning}`)
  }
  for (const [language = '', code = '', name = ''] of addressRowsOf('dict/country_names.tsv.gz'))
    if (COUNTRY_LANGUAGES.has(language) && /^\p{Script=Latin}{4}/u.test(name)) add(name, 'D', `country ${code}`)
  for (const [meaning, words] of Object.entries(TELLING)) for (const word of words.split(' ')) if (!PARTICLES.split(' ').includes(word)) add(word, 'D', meaning)
  for (const word of PARTICLES.split(' ')) add(word, 'P', word)
  for (const word of SUFFIXES.split(' ')) add(word, 'S', word)
  for (const word of TITLES.split(' ')) add(word, 'T', word)
  for (const [group, form = ''] of rowsOf('variants/titles_stopwords.tsv.gz')) if (group === 'person_name_prefixes') add(form, 'T', form.toLowerCase())
  for (const [alias = '', display = '', , generic = ''] of rowsOf('variants/org_forms.tsv.gz')) {
    const meaning = generic !== '' ? generic : foldedWords(display).join('')
    add(alias, 'F', meaning)
    if (display !== '') add(display, 'F', meaning)
  }
  for (const [group, key = '', term = ''] of rowsOf('variants/org_terms_cleanco.tsv.gz')) if (group === 'type') add(term, 'F', foldedWords(key).join(' '))
  for (const [meaning, words] of Object.entries(PLACE_KINDS)) for (const word of words.split(' ')) add(word, 'G', `${PLACE}${meaning}`)
  for (const [group = '', symbol = '', form = ''] of rowsOf('variants/name_symbols.tsv.gz')) if (group.startsWith('org_')) add(form, 'G', symbol)
  if (isServed) {
    for (const [meaning, group] of LEGAL_FORMS) {
      const forms = group.split('|').map((form) => form.replaceAll('.', ''))
      const known = forms.map((form) => lines.get(foldedWords(form).join(' '))?.split('\t')).find((line) => line?.[1] === 'F')
      for (const form of forms) add(form, 'F', known?.[2] ?? meaning)
    }
  }
  return [...lines.values()].sort()
}
