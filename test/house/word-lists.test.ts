/** The lists of words in the rules on texts: strings of words apart by `|` or by blanks, strings that `+` joins, and the alternatives of patterns. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = new URL('../../src/', import.meta.url).pathname
const files = ['core/words', 'entities', 'linking', 'morphology'].flatMap((folder) =>
  readdirSync(source + folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.ts') ? [`${folder}/${file}`] : []))
)
/** Comments, strings, templates, patterns behind what no value ends with, and single characters. */
const part =
  /\/\/.*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`|`(?:[^`\\]|\\.)*`|(?<=[=(,:[!&|?;{}]\s*)\/((?:\[(?:[^\]\\\n]|\\.)*\]|[^/\\\n[]|\\.)+)\/[gimsuy]*|\S/g
/** Two words are a phrase. */
const LEAST_WORDS = 3
/** In a sentence, a rule or code. */
const noList = /, |\(\?|>|=|\{| \| |\? /

function listed(text: string): readonly string[] {
  const words = noList.test(text) ? [] : text.split(text.includes('|') ? '|' : ' ')
  return words.length < LEAST_WORDS ? [] : words
}

const group = /\((?:\?:|\?<?[=!])?([^()]*)\)/
const escaped = /\\[()|]|\[(?:[^\]\\]|\\.)*\]/g

/** The alternatives of each group of a pattern, the inner ones first, and of the whole. */
function alternativesOf(pattern: string): (readonly string[])[] {
  const lists: (readonly string[])[] = []
  let rest = pattern.replace(escaped, (one) => one.replace(/[()|]/g, (sign) => `~${sign.charCodeAt(0)}`))
  for (let found = group.exec(rest); found !== null; found = group.exec(rest)) {
    lists.push(found[1]!.split('|'))
    rest = rest.replace(found[0], `~~${lists.length}`)
  }
  return [...lists, rest.split('|')]
}

/** The lists of a file, each with its words. */
function listsOf(code: string): (readonly string[])[] {
  const lists: (readonly string[])[] = []
  let text: string | undefined
  let isOpen = false
  const close = () => {
    if (text !== undefined) lists.push(listed(text))
    text = undefined
  }
  for (const [found, single, double, template, pattern] of code.matchAll(part)) {
    if (/^\/[/*]/.test(found)) continue
    const string = single ?? double ?? template
    if (string !== undefined) {
      if (!isOpen) close()
      text = (text ?? '') + string
    } else if (found !== '+') close()
    isOpen = found === '+'
    if (pattern !== undefined) lists.push(...alternativesOf(pattern))
  }
  close()
  return lists
}

const twice = (code: string) => listsOf(code).flatMap((words) => words.filter((word, index) => word !== '' && words.indexOf(word) < index))

it('finds what stands twice', () => {
  expect(twice("const days = 'mon|tue|mon'\n// 'a|a|a'")).toEqual(['mon'])
  expect(twice("const days = 'mon tue ' +\n  'wed mon '\nconst more = 'mon'")).toEqual(['mon'])
  expect(twice('const day = /^(?:mon|tue(?:s|z)|wed|mon)$/u')).toEqual(['mon'])
  expect(twice("const day = /(?:mon|tue|mon)[/']/u\nconst it = 'mon'")).toEqual(['mon'])
  expect(files.length).toBeGreaterThan(200)
})

it.each(files)('no word twice in a list of %s', (file) => {
  expect(twice(readFileSync(source + file, 'utf8'))).toEqual([])
})
