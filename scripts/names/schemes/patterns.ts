/** Turns items of rule expressions into regular expressions, replacement templates and what the engine needs to choose rules fast. */
import { arranged } from '../../../src/names/schemes/marks.js'
import { CAPTURED } from '../../../src/names/schemes/program.js'
import type { Item } from './expression.js'

export type Aliases = ReadonlyMap<string, Item>

/** Classes that the language of the rules has itself; `\b` and `\B` are made Unicode-aware by the engine (`src/names/schemes/program.ts`). */
const BUILT_IN: Readonly<Record<string, string>> = {
  any_character: '.',
  none: '',
  space: ' ',
  whitespace: '[ \\t\\r\\n]',
  boundary: '\\b',
  non_word_boundary: '\\B',
  alpha: '[a-zA-Z]',
  not_alpha: '[^a-zA-Z]',
  upper: '\\p{Lu}',
  greek: '\\p{Script=Greek}',
  digit: '\\d',
  not_digit: '\\D',
  line_start: '^',
  line_end: '$',
  string_start: '^',
  string_end: '$'
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/gu, (sign) => (sign === '-' ? '\\x2d' : `\\${sign}`))
}

function resolve(name: string, aliases: Aliases): Item {
  const item = aliases.get(name)
  if (item === undefined) throw new Error(`unknown class ${name}`)
  return item
}

/** Characters of a class; a letter and the sign below it (nukta) are one, as composed letters are taken apart by normal form C. */
function members(value: string): readonly string[] {
  return arranged(value).match(/.[\u093c\u09bc]?/gsu) ?? []
}

export function pattern(item: Item, aliases: Aliases): string {
  switch (item.type) {
    case 'text':
      return escaped(arranged(item.value))
    case 'characters': {
      const all = members(item.value)
      const single = all.filter((each) => [...each].length === 1)
      const pairs = all.filter((each) => !single.includes(each)).map(escaped)
      const simple = `[${escaped(single.join(''))}]`
      return pairs.length === 0 ? simple : `(?:${[...pairs, ...(single.length > 0 ? [simple] : [])].join('|')})`
    }
    case 'range':
      return `[${escaped(item.first)}-${escaped(item.last)}]`
    case 'any':
      return `(?:${item.items.map((each) => pattern(each, aliases)).join('|')})`
    case 'group':
      return item.items.map((each) => pattern(each, aliases)).join('')
    case 'capture':
      return `(${pattern(item.item, aliases)})`
    case 'repeat':
      return `(?:${pattern(item.item, aliases)})${item.suffix}`
    case 'alias':
      return BUILT_IN[item.name] ?? pattern(resolve(item.name, aliases), aliases)
    case 'reference':
      throw new Error('a reference stands on the right side only')
  }
}

/** The template written for a match: the first of alternatives; private-use characters stand for captured parts. */
export function template(item: Item, aliases: Aliases): string {
  switch (item.type) {
    case 'text':
      return item.value
    case 'characters':
      return [...item.value][0] ?? ''
    case 'range':
      return item.first
    case 'any':
      return template(item.items[0]!, aliases)
    case 'group':
      return item.items.map((each) => template(each, aliases)).join('')
    case 'capture':
    case 'repeat':
      return template(item.item, aliases)
    case 'reference':
      return String.fromCharCode(CAPTURED + item.number)
    case 'alias':
      return item.name === 'none' ? '' : item.name === 'space' ? ' ' : template(resolve(item.name, aliases), aliases)
  }
}

/** Most characters that an item counts for when rules of a parallel block are ordered. */
export function longest(item: Item, aliases: Aliases): number {
  switch (item.type) {
    case 'text':
      return [...item.value].length
    case 'characters':
    case 'range':
      return 1
    case 'any':
      return Math.max(...item.items.map((each) => longest(each, aliases)))
    case 'group':
      return item.items.reduce((sum, each) => sum + longest(each, aliases), 0)
    case 'capture':
    case 'repeat':
      return longest(item.item, aliases)
    case 'reference':
      return 0
    case 'alias':
      return item.name === 'none' ? 0 : item.name in BUILT_IN ? 1 : longest(resolve(item.name, aliases), aliases)
  }
}

/** All strings that an item stands for, or undefined when it is no plain list of strings. */
export function strings(item: Item): readonly string[] | undefined {
  switch (item.type) {
    case 'text':
      return [arranged(item.value)]
    case 'characters':
      return members(item.value)
    case 'any': {
      const lists = item.items.map(strings)
      return lists.some((list) => list === undefined) ? undefined : lists.flatMap((list) => list!)
    }
    case 'group':
      return item.items.map(strings).reduce<readonly string[] | undefined>(
        (left, right) => {
          if (left === undefined || right === undefined) return undefined
          return left.flatMap((head) => right.map((tail) => head + tail))
        },
        ['']
      )
    case 'alias':
      return item.name === 'none' ? [''] : item.name === 'space' ? [' '] : undefined
    default:
      return undefined
  }
}

/** The characters that a match may begin with; empty when it may begin with any. */
export function firstCharacters(item: Item, aliases: Aliases): string {
  const found = firsts(item, aliases)
  return found === undefined ? '' : [...new Set(found)].join('')
}

function firsts(item: Item, aliases: Aliases): string | undefined {
  switch (item.type) {
    case 'text':
      return [...arranged(item.value)][0]
    case 'characters':
      return members(item.value)
        .map((each) => [...each][0])
        .join('')
    case 'any': {
      const lists = item.items.map((each) => firsts(each, aliases))
      return lists.some((list) => list === undefined) ? undefined : lists.join('')
    }
    case 'group': {
      const rest = item.items.filter((each) => !(each.type === 'alias' && ['boundary', 'non_word_boundary', 'line_start', 'none'].includes(each.name)))
      return rest[0] === undefined ? undefined : firsts(rest[0], aliases)
    }
    case 'capture':
      return firsts(item.item, aliases)
    case 'alias':
      return item.name === 'space' ? ' ' : item.name in BUILT_IN ? undefined : firsts(resolve(item.name, aliases), aliases)
    default:
      return undefined
  }
}

/** A string that every match holds, for leaving out rules that cannot apply; empty when there is none. */
export function needed(item: Item): string {
  if (item.type === 'text') return arranged(item.value)
  if (item.type === 'capture') return needed(item.item)
  if (item.type !== 'group') return ''
  return item.items.map(needed).reduce((best, each) => (each.length > best.length ? each : best), '')
}
