/**
 * Compiles CLDR transform rules (Unicode Technical Standard 35, part 2, section 10.3; the subset that script transforms use) into lines of the engine:
 * conversion rules with contexts, cursors and captures, variables, sets, and calls of normal forms and of other transforms. Filters are left out.
 */
import { CAPTURED } from '../../../src/names/schemes/program.js'
import { literal, readCharacter, readSet } from './unicode-sets.js'

const CALLS: Readonly<Record<string, string>> = { nfc: 'compose', nfd: 'decompose', nfkd: 'decompose compatible', nfkc: 'compose', lower: 'downcase' }
const INVISIBLE = /[\u200e\u200f]/gu

/** Place of the quotation mark that closes the one at `at`; one that is not closed stands for itself. */
function quoteEnd(text: string, at: number): number {
  const end = text.indexOf("'", at + 1)
  return end < 0 ? at : end
}

/** Statements of a rule file: without comments, parted at semicolons that are not quoted. */
function statements(rules: string): string[] {
  const found: string[] = []
  for (const line of rules.replace(INVISIBLE, '').split('\n')) {
    let statement = ''
    let depth = 0
    for (let at = 0; at < line.length; at++) {
      const sign = line[at]!
      if (sign === '[') depth++
      else if (sign === ']') depth--
      if (sign === '\\') statement += sign + (line[++at] ?? '')
      else if (sign === "'") {
        const end = quoteEnd(line, at)
        statement += line.slice(at, end + 1)
        at = end
      } else if (sign === '#' && depth <= 0) break
      else if (sign === ';' && depth <= 0) {
        found.push(statement.trim())
        statement = ''
      } else statement += sign
    }
    if (statement.trim() !== '') found.push(statement.trim())
  }
  return found
}

/** Lines of the engine for one transform. @param known names of the transforms that may be called @throws Error when a rule cannot be compiled */
export function compileTransform(rules: string, known: ReadonlySet<string>): string[] {
  const variables = new Map<string, string>()
  const lines: string[] = []
  let block: string[] = []
  const close = () => {
    if (block.length > 0) lines.push('(', ...block, ')')
    block = []
  }
  for (const statement of statements(rules)) {
    const definition = /^(\$\w+)\s*=\s*(.*)$/su.exec(statement)
    if (definition !== null) variables.set(definition[1]!, definition[2]!.trim())
    else if (statement.startsWith('::')) {
      close()
      const name = statement
        .slice(2)
        .replace(/\(.*\)/su, '')
        .trim()
      if (name === '' || name.startsWith('[') || /^(?:any-)?null$/iu.test(name)) continue
      const call = CALLS[name.toLowerCase()]
      if (call === undefined && !known.has(name)) throw new Error(`no transform ${name}`)
      lines.push(call === undefined ? `P\tcldr ${name}\tmain` : `F\t${call.replace(' ', '\t')}`)
    } else {
      const rule = conversion(statement, variables)
      if (rule !== undefined) block.push(rule)
    }
  }
  close()
  return lines
}

function conversion(statement: string, variables: ReadonlyMap<string, string>): string | undefined {
  const arrow = /[→↔]/u.exec(statement)
  if (arrow === null) return undefined
  const left = statement.slice(0, arrow.index)
  const right = inner(statement.slice(arrow.index + 1))
  const opening = unquoted(left, '{')
  const closing = unquoted(left, '}')
  const before = opening < 0 ? '' : pattern(left.slice(0, opening), variables, '^')
  const text = pattern(left.slice(opening + 1, closing < 0 ? undefined : closing), variables)
  const after = closing < 0 ? '' : pattern(left.slice(closing + 1), variables, '$')
  const cursor = unquoted(right, '|')
  const done = template(cursor < 0 ? right : right.slice(0, cursor), variables)
  const again = cursor < 0 ? '' : template(right.slice(cursor + 1), variables)
  return [`${before === '' ? '' : `(?<=${before})`}${text}${after === '' ? '' : `(?=${after})`}`, done, again].join('\t')
}

/** The replacement without the contexts that are for the way back. */
function inner(right: string): string {
  const opening = unquoted(right, '{')
  const closing = unquoted(right, '}')
  return right.slice(opening + 1, closing < 0 ? undefined : closing)
}

/** Place of a sign that is neither quoted nor in a set. */
function unquoted(text: string, sign: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === "'") at = quoteEnd(text, at)
    else if (text[at] === '[') depth++
    else if (text[at] === ']') depth--
    else if (text[at] === sign && depth === 0) return at
  }
  return -1
}

/** @param edge what a set of all other characters matches besides: the edge of the text */
function pattern(source: string, variables: ReadonlyMap<string, string>, edge = ''): string {
  let result = ''
  for (let at = 0; at < source.length; ) {
    const sign = source[at]!
    if (/\s/u.test(sign)) at++
    else if (sign === '[') {
      const [set, end] = readSet(source, at, variables)
      result += edge !== '' && set.startsWith('[^') ? `(?:${set}|${edge})` : set
      at = end
    } else if (sign === '$') {
      const name = /^\$\w+/u.exec(source.slice(at))?.[0]
      const value = name === undefined ? undefined : variables.get(name)
      if (value === undefined) throw new Error(`unknown variable ${source.slice(at)}`)
      result += `(?:${pattern(value, variables, edge)})`
      at += name!.length
    } else if ('()*+?'.includes(sign)) {
      result += sign
      at++
    } else if (sign === '.') {
      result += '[^]'
      at++
    } else if (sign === "'") {
      const end = quoteEnd(source, at)
      result += [...source.slice(at + 1, end)].map(literal).join('')
      at = end + 1
    } else {
      const [character, end] = readCharacter(source, at)
      result += literal(character)
      at = end
    }
  }
  return result
}

function template(source: string, variables: ReadonlyMap<string, string>): string {
  let result = ''
  for (let at = 0; at < source.length; ) {
    const sign = source[at]!
    if (/\s/u.test(sign)) at++
    else if (sign === '$') {
      const name = /^\$\w+/u.exec(source.slice(at))![0]
      const value = variables.get(name)
      if (/^\$\d$/u.test(name)) result += String.fromCharCode(CAPTURED + Number(name[1]))
      else if (value !== undefined) result += template(value, variables)
      else throw new Error(`unknown variable ${name}`)
      at += name.length
    } else if (sign === "'") {
      const end = quoteEnd(source, at)
      result += source.slice(at + 1, end)
      at = end + 1
    } else if (sign === '?' || sign === '*' || sign === '+' || sign === '(' || sign === ')') at++
    else {
      const [character, end] = readCharacter(source, at)
      result += character
      at = end
    }
  }
  return result
}
