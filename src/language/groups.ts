/** Script groups: the scripts that one classifier reads together. The script of a text is found first, then its group decides the language. */
import { SCRIPT_CODES, type ScriptCode } from '../core/scripts.js'

/** Names of the groups; the number of a group is its place here. `none` gathers scripts that no listed language uses. */
export const GROUPS = ['latn', 'cyrl', 'arab', 'cjk', 'hang', 'deva', 'beng', 'hebr', 'grek', 'knda', 'gujr', 'mlym', 'taml', 'telu', 'thai', 'none'] as const

export type Group = (typeof GROUPS)[number]

export const NO_GROUP = GROUPS.length - 1
export const CJK = GROUPS.indexOf('cjk')
export const HANGUL = GROUPS.indexOf('hang')
export const LATIN = GROUPS.indexOf('latn')

const groupOfScript: Readonly<Partial<Record<ScriptCode, Group>>> = {
  Latn: 'latn',
  Cyrl: 'cyrl',
  Arab: 'arab',
  Hani: 'cjk',
  Hira: 'cjk',
  Kana: 'cjk',
  Bopo: 'cjk',
  Hang: 'hang',
  Deva: 'deva',
  Beng: 'beng',
  Hebr: 'hebr',
  Grek: 'grek',
  Knda: 'knda',
  Gujr: 'gujr',
  Mlym: 'mlym',
  Taml: 'taml',
  Telu: 'telu',
  Thai: 'thai'
}

/** Group number by script number. */
export const GROUP_OF_SCRIPT: Uint8Array = Uint8Array.from(SCRIPT_CODES, (code) => GROUPS.indexOf(groupOfScript[code] ?? 'none'))

/** Groups that hold a single language and need no classifier, with its code and script. */
export const SINGLE_LANGUAGE: ReadonlyMap<number, { readonly language: string; readonly script: string }> = new Map(
  (
    [
      ['gujr', 'guj', 'Gujr'],
      ['mlym', 'mal', 'Mlym'],
      ['taml', 'tam', 'Taml'],
      ['telu', 'tel', 'Telu'],
      ['thai', 'tha', 'Thai']
    ] as const
  ).map(([group, language, script]) => [GROUPS.indexOf(group), { language, script }])
)

/** Length buckets by number of words (`bucketOf`): the classifier has a bias, and the calibration a temperature, for each. */
export const BUCKETS = 6

/** Buckets of texts that the table of known words is asked about. */
const TABLE_BUCKETS = 4
/** Ways that the words of a text are known: some word not at all, or by how common the least common word is. */
const KNOWN_KINDS = 4

/** Conditions that gains and biases depend on: length, and in short texts how well known the words are. */
export const CONDITIONS = TABLE_BUCKETS * KNOWN_KINDS + BUCKETS - TABLE_BUCKETS

/**
 * @param bucket length bucket
 * @param least share level (`word-table.ts`) of the least common word where it is most common, -1 when a word is unknown
 */
export function conditionOf(bucket: number, least: number): number {
  if (bucket >= TABLE_BUCKETS) return TABLE_BUCKETS * KNOWN_KINDS + bucket - TABLE_BUCKETS
  // levels 30 and 43 are shares of about one in 100,000 and one in 10,000 words
  return bucket * KNOWN_KINDS + (least < 0 ? 0 : least < 30 ? 1 : least < 43 ? 2 : 3)
}

/** Length bucket of a condition. */
export function bucketOfCondition(condition: number): number {
  const table = TABLE_BUCKETS * KNOWN_KINDS
  return condition < table ? Math.floor(condition / KNOWN_KINDS) : condition - table + TABLE_BUCKETS
}

/** Bucket of a text of `words` words: 1, 2, 3, 4-5, 6-10, more. */
export function bucketOf(words: number): number {
  if (words <= 3) return Math.max(0, words - 1)
  return words <= 5 ? 3 : words <= 10 ? 4 : 5
}
