/** The lists of words in the rules on names and dates: strings of words apart by `|` or by blanks. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../src/entities/', import.meta.url).pathname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?:chains|pipeline)\/.*\.ts$|^patterns\/(?:case-numbers|temporal\/words-[\w-]+)\.ts$/.test(file)
)
const literal = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`$]*)`/g
const LEAST_ALTERNATIVES = 3
const LEAST_WORDS = 6

/** The words of a string that is a list; patterns and sentences are none. */
function listed(text: string): readonly string[] {
  if (text.includes(', ') || text.includes('(?')) return []
  const isAlternatives = text.split('|').length >= LEAST_ALTERNATIVES
  const words = text.split(isAlternatives ? '|' : ' ')
  return words.length >= (isAlternatives ? LEAST_ALTERNATIVES : LEAST_WORDS) && !words.includes('') ? words : []
}

function twice(source: string): string[] {
  const lines = source.split('\n').filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
  return lines.flatMap((line) =>
    [...line.matchAll(literal)].flatMap(([, single, double, plain]) => {
      const words = listed(single ?? double ?? plain ?? '')
      return words.filter((word, index) => words.indexOf(word) < index)
    })
  )
}

it('finds what stands twice', () => {
  expect(twice("const days = 'mon|tue|mon'\n// 'a|a|a'")).toEqual(['mon'])
  expect(files.length).toBeGreaterThan(60)
})

it.each(files)('no word twice in a list of %s', (file) => {
  expect(twice(readFileSync(folder + file, 'utf8'))).toEqual([])
})
