/** Names from all over the world by script, from the knowledge base and the entity corpora, and texts in which other names stand. */
import { join } from 'node:path'
import { dataFolder } from '../lib/data.js'
import { createRandom } from './data/random.js'
import { gzipLines, type Row, textHash } from './data/rows.js'

/** Names of a script are drawn from a pool of at most so many. */
const MOST_NAMES = 60_000
/** Of the texts of a language in a script with names: those that are told once more with other names, and those that get names in front or behind. */
const SWAPPED = 0.25
const ADDED = 0.1

const scriptPatterns = {
  Latn: /^[\p{Script=Latin}\p{M}\s.'’-]+$/u,
  Cyrl: /^[\p{Script=Cyrillic}\p{M}\s.'’-]+$/u,
  Arab: /^[\p{Script=Arabic}\p{M}\s.'’-]+$/u,
  Grek: /^[\p{Script=Greek}\p{M}\s.'’-]+$/u,
  Deva: /^[\p{Script=Devanagari}\p{M}\s.'’-]+$/u
} as const

type NameScript = keyof typeof scriptPatterns

interface Entity {
  readonly label?: string
  readonly names?: Readonly<Record<string, readonly string[]>>
}

let pools: ReadonlyMap<string, readonly string[]> | undefined

/** Names of up to four words by script (ISO 15924); the same on every run. */
function namePools(): ReadonlyMap<string, readonly string[]> {
  if (pools !== undefined) return pools
  const found = new Map<NameScript, Set<string>>()
  for (const script of Object.keys(scriptPatterns) as NameScript[]) found.set(script, new Set())
  const take = (name: string): void => {
    if (name.length < 3 || name.length > 32 || name.split(' ').length > 4) return
    for (const [script, pattern] of Object.entries(scriptPatterns)) {
      if (!pattern.test(name)) continue
      // names in scripts with case begin with a capital
      if (script !== 'Arab' && script !== 'Deva' && !/^\p{Lu}/u.test(name)) return
      found.get(script as NameScript)!.add(name)
      return
    }
  }
  for (const kind of ['person', 'location', 'organization']) {
    for (const line of gzipLines(join(dataFolder(), 'kb/entities', `${kind}.jsonl.gz`), false)) {
      const { label, names } = JSON.parse(line) as Entity
      // one in four of the Latin labels is enough for the pool
      if (label !== undefined && textHash(label) % 4 === 0) take(label)
      if (names !== undefined) for (const list of Object.values(names)) if (list[0] !== undefined) take(list[0])
    }
  }
  pools = new Map(
    [...found].map(([script, names]) => [
      script,
      [...names]
        .map((name) => ({ name, key: textHash(name) }))
        .sort((left, right) => left.key - right.key)
        .slice(0, MOST_NAMES)
        .map(({ name }) => name)
    ])
  )
  return pools
}

/** Capitalised words inside a sentence, one to three in a row: names, in languages that write nouns small. */
const NAMES_INSIDE = /(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2}/gu
const BRACKETS = ['(AFP)', '(Reuters)', '[1]', '(2023)', '-', ':', '|', '—', '(DPA)', '(@)', '[12]', '']

/** Script in which a language's texts have names, '' where none are known. */
function nameScript({ language, script }: Row): NameScript | undefined {
  if (script in scriptPatterns) return script as NameScript
  return language === 'hin' && script === 'Deva' ? 'Deva' : undefined
}

/**
 * A row told again with names from elsewhere: in place of its own ones (capitalised words inside the sentence; not in German, where nouns have
 * capitals too), or in front or behind, with brackets and rules as agencies and tables have them.
 */
export function* swappedRows(row: Row): Generator<Row> {
  const script = nameScript(row)
  if (script === undefined) return
  const pool = namePools().get(script)!
  const random = createRandom(textHash(`${row.language} ${row.text}`))
  const draw = (): string => pool[Math.floor(random() * pool.length)]!
  if (row.language !== 'deu' && random() < SWAPPED) {
    const text = row.text.replace(NAMES_INSIDE, () => draw())
    if (text !== row.text) yield { ...row, text }
  }
  if (random() < ADDED) {
    const names = Array.from({ length: 1 + Math.floor(random() * 3) }, draw)
    const mark = BRACKETS[Math.floor(random() * BRACKETS.length)]!
    yield { ...row, text: random() < 0.7 ? `${names.join(', ')} ${mark} ${row.text}` : `${row.text} ${mark} ${names.join(', ')}` }
  }
}

/** A sentence of tokens with its names replaced by others. @param spans first and last token of each name */
export function swapNames(tokens: readonly string[], blanks: readonly boolean[], spans: readonly (readonly [number, number])[], script: string): string {
  const pool = namePools().get(script)
  const random = createRandom(textHash(tokens.join(' ')))
  const starts = new Map(spans.map(([first, last]) => [first, last]))
  let text = ''
  for (let at = 0; at < tokens.length; at++) {
    const last = starts.get(at)
    let token = tokens[at]!
    if (last !== undefined && pool !== undefined) {
      token = pool[Math.floor(random() * pool.length)]!
      at = last
    }
    text += blanks[at] === true ? `${token} ` : token
  }
  return text.trim()
}
