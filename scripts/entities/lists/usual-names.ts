/**
 * Makes `entities/usual-names`: the given names that are usual where each language is spoken, which of them are ordinary words of it, and which ordinary words look like
 * forms of them. `npm run build:usual-names`; two minutes.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tagNumber } from '../../../src/core/part-of-speech.js'
import { singleToken } from '../../../src/core/spans.js'
import { foldWord } from '../../../src/entities/chains/fold.js'
import { capitalNouns, withoutCapitals } from '../../../src/entities/language-kinds.js'
import { type EntityLanguage, entityLanguages } from '../../../src/entities/languages.js'
import { loadGazetteer } from '../../../src/entities/lists/gazetteer.js'
import { foldedCodes, procliticsOf } from '../../../src/entities/lists/inflection.js'
import { Flag } from '../../../src/entities/lists/kinds.js'
import { endingRulesOf, languageState, USUAL_NAMES, UsualName, usualNameHash, usualNameOf } from '../../../src/entities/lists/usual-names.js'
import { buildHashTable } from '../../../src/models/hash-table.js'
import { openModels } from '../../../src/models/store.js'
import { writeModel } from '../../lib/artefacts.js'
import { dataFolder, readTable } from '../../lib/data.js'
import { readTreebanks, serviceTag } from '../../lib/treebanks.js'
import { readRows } from './names.js'
import { foldName } from './table.js'
import { usualGivenNames } from './usual-given-names.js'
import { wordUses } from './words.js'

/** Times that a word must be met as a name for each time that it is an ordinary one, before it counts as a name. */
const NAME_FOR_ORDINARY = 3
/** What a name is that only a dictionary knows as a word, and that was met this often as a name. */
const FEW_NAMES = 1
/** Times that a word of sentences is met before it is a frequent one. */
const FEWEST_TIMES = 3
/** Parts of speech of a word that is no name. */
const wordTags: ReadonlySet<number> = new Set([
  tagNumber.ADJ,
  tagNumber.ADP,
  tagNumber.ADV,
  tagNumber.CONJ,
  tagNumber.DET,
  tagNumber.NOUN,
  tagNumber.NUM,
  tagNumber.PRON,
  tagNumber.SCONJ,
  tagNumber.VERB
])

/** The words of the dictionary of a language in small letters, names left out; none where it has no dictionary. */
function dictionaryWords(language: EntityLanguage): Set<string> {
  if (language === 'jpn') return japaneseWords()
  const path = join(dataFolder(), `morphology/lexicon/${language}.tsv.gz`)
  if (!existsSync(path)) return new Set()
  const rows = readTable(path)
  // dictionaries of words that were made by their endings have names among them, with their capital
  const isWord = (form: string, tag: string) => (tag === '_' || wordTags.has(serviceTag(tag))) && (capitalNouns.has(language) || !/^\p{Lu}/u.test(form))
  // some list no form beside its lemma
  return new Set(rows.flatMap(([form = '', lemma = '', tag = '_']) => [form, lemma].filter((word) => isWord(word, tag)).map((word) => word.toLowerCase())))
}

/** Japanese words as they are written and as they are read, in both kinds of kana. */
function japaneseWords(): Set<string> {
  const words = new Set<string>()
  for (const [form = '', reading = '', tag = '_'] of readTable(join(dataFolder(), 'morphology/segmentation/jpn-ipadic-words.tsv.gz'))) {
    if (!wordTags.has(serviceTag(tag))) continue
    for (const word of [form, reading, hiragana(reading)]) words.add(word)
  }
  return words
}

const hiragana = (kana: string) => kana.replace(/[ァ-ヶ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

/** Words of subtitles, which no treebank need have, and of the sentences that languages are told by where there are none. */
function frequentWords(language: EntityLanguage): Set<string> {
  const path = join(dataFolder(), `morphology/frequency/${language}.tsv.gz`)
  if (existsSync(path)) return new Set(readTable(path).map(([word = '']) => word))
  const counts = new Map<string, number>()
  for (const row of readRows(`language/sentences/${language === 'nno' || language === 'nob' ? 'nor' : language}.tsv.gz`))
    for (const [word] of (row[5] ?? '')
      .normalize('NFC')
      .toLowerCase()
      .matchAll(/[\p{L}\p{M}]+/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= FEWEST_TIMES).map(([word]) => word))
}

function entriesOf(language: EntityLanguage, names: ReturnType<typeof usualGivenNames>): Map<number, number> {
  const uses = new Map([...wordUses(language)].map(([word, use]) => [word.normalize('NFC'), use]))
  const dictionary = dictionaryWords(language)
  const { own, everywhere } = names.get(language)!
  // without capitals and treebanks nothing in a text says which of its words are names
  const frequent = frequentWords(language)
  const isUntold = withoutCapitals.has(language) && dictionary.size === 0 && readTreebanks(language).every(({ licence }) => licence !== 'permissive')
  const isFrequent = isUntold ? (word: string) => frequent.has(word) : () => false
  const ordinary = (word: string): number => {
    const { common = 0, name = 0 } = uses.get(foldName(word)) ?? {}
    if (common > 0 && name <= NAME_FOR_ORDINARY * common) return name > common ? UsualName.mixed | UsualName.ordinary : UsualName.ordinary
    if (common > 0) return UsualName.mixed
    if (!dictionary.has(word)) return isFrequent(word) ? UsualName.mixed : 0
    return name > FEW_NAMES ? UsualName.mixed : UsualName.ordinary
  }
  const entries = new Map<number, number>()
  const add = (word: string, bits: number) => {
    const hash = usualNameHash(language, foldedCodes(word))
    entries.set(hash, (entries.get(hash) ?? 0) | bits)
  }
  for (const name of own) add(name, UsualName.own | ordinary(name))
  for (const name of everywhere) add(name, UsualName.everywhere | ordinary(name))
  // as they are written without accents, where that is no other word
  for (const name of [...own, ...everywhere]) {
    const plain = foldWord(name)
    if (/^\p{Script=Latin}/u.test(name) && plain !== name && language !== 'vie' && !own.has(plain) && ordinary(plain) === 0)
      add(plain, own.has(name) ? UsualName.own : UsualName.everywhere)
  }
  const rules = endingRulesOf(store, language)
  const state = languageState(language)
  const proclitics = procliticsOf(language)
  const words = new Set([...uses].filter(([, { common, name }]) => common > 0 && common > name).map(([word]) => word))
  for (const word of dictionary) if (frequent.has(word)) words.add(word)
  // names have an apostrophe before their endings in what is printed
  const forms = language === 'tur' ? [...words, ...frequent] : words
  for (const word of forms)
    if ((usualNameOf(word, state, rules, proclitics, (hash) => entries.get(hash) ?? 0) & UsualName.inflected) !== 0) add(word, UsualName.ordinary)
  if (!withoutCapitals.has(language))
    for (const word of namesAmong(new Set([...words, ...dictionary]), language))
      if (!own.has(word) && !everywhere.has(word)) add(word, ordinary(word) || UsualName.ordinary)
  return entries
}

/** Words that the lists have as towns, surnames and firms, which nobody means by them in small letters. */
function namesAmong(words: ReadonlySet<string>, language: EntityLanguage): string[] {
  const gazetteer = loadGazetteer(store, language)
  const flags = new Uint32Array(1)
  return [...words].filter((word) => {
    if (/[^\p{L}\p{M}]/u.test(word)) return false
    gazetteer.flags(singleToken(word), flags, { caseless: true })
    return (flags[0]! & Flag.common) === 0 && (flags[0]! & (Flag.placeFirst | Flag.surname | Flag.organisationFirst)) !== 0
  })
}

const store = openModels()
const names = usualGivenNames()
const entries = new Map<number, number>()
for (const language of entityLanguages) {
  const own = entriesOf(language, names)
  for (const [hash, bits] of own) entries.set(hash, bits)
  const count = (bits: number, of: number) => [...own.values()].filter((value) => (value & bits) === of).length
  const { own: usual, ordinary, mixed } = UsualName
  console.log(
    language,
    own.size,
    'own',
    count(usual, usual),
    'ordinary',
    count(usual | ordinary, usual | ordinary),
    'mixed',
    count(usual | ordinary | mixed, usual | mixed),
    'traps',
    count(3, 0)
  )
}
const hashes = Uint32Array.from(entries.keys())
const { table, order } = buildHashTable(hashes, 8)
const kinds = Uint8Array.from(order, (place) => entries.get(hashes[place]!)!)
const entry = writeModel({
  id: USUAL_NAMES,
  tensors: { 'names.offsets': table.offsets, 'names.checks': table.checks, uppers: Uint16Array.from(order, (place) => hashes[place]! >>> 16), kinds },
  licence: 'permissive',
  sources: [
    'joke2k/faker and faker-js/faker: given names (MIT)',
    'sigpwned/popular-names-by-country-dataset, Wikidata labels (CC0 1.0)',
    'tfmorris/Names (Apache 2.0)',
    'dsouflis/el-name-tools (MIT)',
    'own short forms',
    'dictionaries and subtitle counts of the morphology data (CC BY-SA, ODbL 1.0, MIT, BSD, MPL)'
  ],
  command: 'npm run build:usual-names',
  accuracy: { names: order.length }
})
console.log(`${order.length} words, ${Math.round(entry.bytes / 1024)} KB`)
