/** The sizes, licences and choices of each language's tagger and lemmatizer. */
import type { Grouping } from '../../src/morphology/lemma/groups.js'
import type { Treebank } from '../lib/treebanks.js'

export interface Recipe {
  /** Treebank whose convention the model follows; the first dev treebank where absent; `*`: what the treebanks have in common. */
  readonly main?: string
  /** Whether the tagger learns all files alike, without words of each convention's own: better where the files agree but for a few words, or none is nearer to everyday text. */
  readonly joinedConventions?: boolean
  readonly passes: number
  readonly margin: number
  readonly minimumCount: number
  readonly features: number
  readonly lexicon: number
  readonly endings: number
  readonly dictionaryWeight: number
  readonly silverWeight: number
  /** Whether the lemmas of dictionaries without parts of speech tell tags. */
  readonly guessedTags: boolean
  /** Also treebanks from these licences. */
  readonly licences: readonly Treebank['licence'][]
  /** Rows of dictionaries read besides those of words with a known frequency. */
  readonly rareRows: number
  /** Dictionaries left out, by source. */
  readonly withoutSources: readonly string[]
  readonly grouping: Grouping
  /** Whether the vowels of lemmas are learnt apart from their letters. */
  readonly vowels: boolean
  /** Whether dictionaries without parts of speech take possessives for lemmas (Hungarian `házam`), which the treebanks' rules then read further. */
  readonly possessiveLemmas: boolean
  /** Whether guesses are held against the lemmas that are known; without, endings alone tell (Korean: words of every part of speech have endings). */
  readonly knownLemmas?: boolean
  /** Whether lemmas of the `-um-train` files are of use. */
  readonly olderLemmas: boolean
  /** Whether commands and greetings are made of the treebanks' words (made-sentences.ts). */
  readonly withMadeSentences?: boolean
  /** How much their verbs and first words count, where that is not as usual. */
  readonly madeWeight?: number
  /** Whether words that older files tag otherwise than the dev file are re-tagged or left out there. */
  readonly resolveDisagreements: boolean
}

const usual: Recipe = {
  passes: 8,
  margin: 3,
  minimumCount: 2,
  features: 38000,
  lexicon: 90000,
  endings: 110000,
  dictionaryWeight: 0.5,
  silverWeight: 0.5,
  guessedTags: true,
  licences: ['permissive'],
  rareRows: 120000,
  withoutSources: [],
  grouping: 'tag',
  vowels: false,
  possessiveLemmas: false,
  olderLemmas: true,
  resolveDisagreements: true
}

const withNonCommercial: readonly Treebank['licence'][] = ['permissive', 'non-commercial']

const special: Readonly<Record<string, Partial<Recipe>>> = {
  eng: { silverWeight: 1 },
  rus: { lexicon: 130000, endings: 140000 },
  ara: { grouping: 'beginning', vowels: true, dictionaryWeight: 0.25, licences: withNonCommercial, main: 'ara-padt' },
  bul: { licences: withNonCommercial },
  ell: { licences: withNonCommercial, main: 'ell-gdt' },
  ind: { olderLemmas: false, endings: 140000 },
  por: { main: '*' },
  tur: { main: '*', endings: 220000, rareRows: 500000 },
  fin: { endings: 180000, rareRows: 400000, joinedConventions: true },
  kor: { knownLemmas: false },
  hun: { possessiveLemmas: true, endings: 160000, rareRows: 300000 },
  est: { endings: 160000, rareRows: 300000, licences: withNonCommercial, main: 'est-edt' },
  heb: { grouping: 'beginning', licences: withNonCommercial, main: 'heb-iahltwiki' },
  hin: { licences: withNonCommercial },
  ita: { licences: withNonCommercial, main: 'ita-isdt', madeWeight: 1 },
  srp: { madeWeight: 1 },
  pol: { licences: [...withNonCommercial, 'copyleft'] },
  urd: { licences: withNonCommercial },
  ukr: { licences: withNonCommercial },
  zho: { main: 'zho-gsd', silverWeight: 1 }
}

export const taggerLanguages = [
  'eng',
  'deu',
  'fra',
  'spa',
  'ita',
  'por',
  'rus',
  'pol',
  'ces',
  'nld',
  'jpn',
  'zho',
  'tur',
  'ara',
  'cat',
  'dan',
  'est',
  'ell',
  'heb',
  'hun',
  'kor',
  'lav',
  'nob',
  'nno',
  'fas',
  'ron',
  'srp',
  'slk',
  'swe',
  'tha',
  'urd',
  'fin',
  'ukr',
  'bul',
  'hrv',
  'slv',
  'lit',
  'ind',
  'vie',
  'hin'
] as const

/** Languages whose taggers missed a third or more of the commands that begin a sentence, and learn from made ones at no cost to the treebanks' tags. */
const withMadeSentences: ReadonlySet<string> = new Set([
  'swe',
  'ces',
  'slk',
  'slv',
  'dan',
  'nld',
  'ind',
  'deu',
  'fra',
  'ukr',
  'nob',
  'ita',
  'spa',
  'srp',
  'cat',
  'bul'
])

/** The recipe of a language; `permissive` for its twin from free data only. */
export function recipeOf(language: string, permissive = false): Recipe {
  const recipe = { ...usual, ...special[language], ...(withMadeSentences.has(language) ? { withMadeSentences: true } : {}) }
  return permissive ? { ...recipe, licences: ['permissive'], features: 25000, lexicon: 50000, endings: 70000 } : recipe
}
