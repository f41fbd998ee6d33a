/** The fenced blocks of the documents, and how an answer that a document shows is compared with the one that came. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Every document for people: README, CONTRIBUTING and the pages of `docs/`, as paths below the root. */
export const documents: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/${name}`)
]

export const readDocument = (name: string): string => readFileSync(join(root, name), 'utf8')

/** Commands (`sh`) or a program (`js`, `python`, `java`), and the answer that the document shows right after, if it does. */
export interface Block {
  readonly line: number
  readonly language: string
  readonly source: string
  readonly answer: { readonly language: 'json' | 'text'; readonly text: string } | undefined
}

const programs = ['sh', 'js', 'python', 'java']
const answers = ['json', 'text']

/**
 * The blocks of a document in its order. A block without a language is a sketch and is passed over.
 * @throws Error for a block in another language, and for an answer that follows no command
 */
export function blocksOf(document: string): Block[] {
  const blocks: Block[] = []
  let end = -1
  for (const match of document.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)) {
    const [whole, language = '', source = ''] = match
    const line = document.slice(0, match.index).split('\n').length
    const last = blocks.at(-1)
    if (answers.includes(language)) {
      if (last === undefined || last.answer !== undefined || document.slice(end, match.index).trim() !== '')
        throw new Error(`line ${line}: an answer to nothing`)
      blocks[blocks.length - 1] = { ...last, answer: { language: language as 'json' | 'text', text: source } }
    } else if (programs.includes(language)) blocks.push({ line, language, source, answer: undefined })
    else if (language !== '') throw new Error(`line ${line}: a block in ${language}`)
    end = match.index + whole.length
  }
  return blocks
}

const ANYTHING = '...'

/** A JSON document, or one a line. `...` stands for any value, and at the end of an array or object for whatever follows. */
export function jsonOf(text: string): unknown {
  const marked = text
    .replace(/([,[])\s*\.\.\.(?=\s*\])/g, `$1 "${ANYTHING}"`)
    .replace(/,\s*\.\.\.(?=\s*\})/g, `, "${ANYTHING}": "${ANYTHING}"`)
    .replace(/:\s*\.\.\.(?=\s*[,}])/g, `: "${ANYTHING}"`)
  try {
    return JSON.parse(marked)
  } catch {
    return marked
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
  }
}

/** What the document shows, with what may vary taken from the real answer: `...`, and numbers that agree to two places after the point. */
export function shownAs(shown: unknown, real: unknown): unknown {
  if (shown === ANYTHING) return real
  if (typeof shown === 'number' && typeof real === 'number') return !Number.isInteger(real) && Math.abs(shown - real) <= 0.01 ? real : shown
  if (Array.isArray(shown) && Array.isArray(real)) {
    const isOpen = shown.at(-1) === ANYTHING
    const items = isOpen ? shown.slice(0, -1) : shown
    return [...items.map((item, at) => shownAs(item, real[at])), ...(isOpen ? real.slice(items.length) : [])]
  }
  if (isObject(shown) && isObject(real)) {
    const { [ANYTHING]: more, ...fields } = shown
    const filled = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shownAs(value, real[name])]))
    return more === undefined ? filled : { ...real, ...filled }
  }
  return shown
}

/** Lines of words; a line `...` stands for whatever follows, a word `...` for any word. */
export const wordsOf = (text: string): (string | string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => (line.trim() === ANYTHING ? ANYTHING : line.trim().split(/\s+/)))

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
