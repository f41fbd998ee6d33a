/**
 * Compiles the rule tables into the lines that the engine reads (`src/names/schemes/program.ts`), keeping the meaning that the source's interpreter gives them:
 * the rules of a parallel block compete at each place (the longest literal where all are literals, else the rule that covers most with its contexts),
 * all others change the whole text one after another.
 */
import { type Item, readArguments } from './expression.js'
import { type Aliases, firstCharacters, longest, needed, pattern, strings, template } from './patterns.js'
import { BLOCK_ENDS, CLOSING, COMMON_ALIASES, OWN_ALIASES } from './supplement.js'
import type { RuleRow, SchemeRow } from './tables.js'

interface Rule {
  readonly from: Item
  readonly to: string | 'upcase' | 'downcase'
  readonly change: 'text' | 'upcase' | 'downcase'
  readonly contexts: ReadonlyMap<string, Item>
}

const CONTEXTS: readonly (readonly [name: string, opening: string])[] = [
  ['before', '(?<='],
  ['not_before', '(?<!'],
  ['not_after', '(?!'],
  ['after', '(?=']
]

/** Lines of the stages of one scheme, by stage. */
export type Stages = ReadonlyMap<string, readonly string[]>

export function compileScheme(scheme: SchemeRow, rows: readonly RuleRow[], known: ReadonlySet<string>): Stages {
  const aliases = aliasesOf(scheme.scheme)
  const stages = new Map<string, string[]>()
  const blocks = [...new Set(rows.map((row) => row.block).filter((block) => block > 0))]
  const ends = BLOCK_ENDS[scheme.scheme]
  const inBlock = (row: RuleRow) => (row.block > 0 && (ends === undefined || row.order <= (ends[blocks.indexOf(row.block)] ?? 0)) ? row.block : 0)
  for (let at = 0; at < rows.length; ) {
    const block = inBlock(rows[at]!)
    let end = at + 1
    while (block > 0 && end < rows.length && inBlock(rows[end]!) === block) end++
    const lines = stages.get(rows[at]!.stage) ?? []
    stages.set(rows[at]!.stage, lines)
    if (block > 0) {
      lines.push(
        ...parallel(
          rows.slice(at, end).map((row) => rule(row)),
          aliases
        )
      )
    } else if (rows[at]!.kind === 'run') lines.push(run(rows[at]!, scheme, known))
    else lines.push(sequential(rule(rows[at]!), aliases))
    at = end
  }
  const main = stages.get('main') ?? []
  stages.set('main', main)
  for (const call of CLOSING[scheme.scheme] ?? []) main.push(closing(call))
  return stages
}

function aliasesOf(scheme: string): Aliases {
  const sources = [...Object.entries(COMMON_ALIASES), ...OWN_ALIASES.filter((row) => row[0] === scheme).map((row) => [row[1], row[2]] as const)]
  return new Map(sources.map(([name, value]) => [name, readArguments(value).positional[0]!]))
}

function rule(row: RuleRow): Rule {
  if (row.kind === 'lit') {
    const to = [...row.to].length > 1 ? row.to.split('|')[0]! : row.to
    return { from: { type: 'text', value: row.from }, to, change: 'text', contexts: readArguments(row.condition).named }
  }
  const { positional, named } = readArguments(row.from)
  const [from, to] = positional
  if (from === undefined || to === undefined) throw new Error(`${row.scheme} ${row.order}: no rule`)
  const contexts = new Map([...named, ...readArguments(row.condition).named])
  if (to.type === 'alias' && (to.name === 'upcase' || to.name === 'downcase')) return { from, to: '', change: to.name, contexts }
  return { from, to: template(to, new Map()), change: 'text', contexts }
}

function expression(one: Rule, aliases: Aliases): string {
  let before = ''
  let after = ''
  for (const [name, opening] of CONTEXTS) {
    const item = one.contexts.get(name)
    if (item === undefined) continue
    const part = `${opening}${pattern(item, aliases)})`
    if (name.endsWith('before')) before += part
    else after += part
  }
  return before + pattern(one.from, aliases) + after
}

function line(...fields: readonly string[]): string {
  if (fields.some((field) => /[\t\n]/u.test(field))) throw new Error(`a rule holds a tab: ${fields.join(' ')}`)
  return fields.join('\t')
}

function sequential(one: Rule, aliases: Aliases): string {
  if (one.change === 'text' && one.from.type === 'text' && one.contexts.size === 0 && one.from.value !== '') return line('S', one.from.value, one.to)
  const kind = one.change === 'upcase' ? 'U' : one.change === 'downcase' ? 'D' : 'R'
  return line(kind, needed(one.from), expression(one, aliases), one.to)
}

function parallel(rules: readonly Rule[], aliases: Aliases): string[] {
  const lists = rules.map((one) => (one.contexts.size === 0 && one.change === 'text' ? strings(one.from) : undefined))
  if (lists.every((list) => list !== undefined && !list.includes(''))) {
    const entries = new Map<string, string>()
    for (const [index, list] of lists.entries()) for (const from of list!) entries.set(from, rules[index]!.to)
    return ['{', ...[...entries].map(([from, to]) => line(from, to)), '}']
  }
  const size = (one: Rule) => [one.from, ...one.contexts.values()].reduce((sum, item) => sum + longest(item, aliases), 0)
  const sorted = rules.map((one) => ({ one, size: size(one) })).sort((left, right) => right.size - left.size)
  const lines = sorted.map(({ one }) => line(firstCharacters(one.from, aliases), expression(one, aliases), one.to))
  return ['[', ...lines, ']']
}

function run(row: RuleRow, scheme: SchemeRow, known: ReadonlySet<string>): string {
  const match = /^(?:map\.(\w+)\.)?stage\.(\w+)$/u.exec(row.from)
  if (match === null) throw new Error(`${row.scheme}: cannot run ${row.from}`)
  const [, map, stage] = match
  if (map === undefined) return line('P', row.scheme, stage!)
  // a map is called by its scripts, as in hanglatn for kor-Hang-Latn; the table says on which maps a scheme depends
  const wanted = scheme.dependencies.filter((name) => {
    const [, , source, target] = name.split('-')
    return `${source}${target}`.toLowerCase() === map || (map === 'hangjamo' && name.endsWith('-jamo')) || (map === 'srpalatn' && name.includes('-srp-'))
  })
  if (wanted[0]?.endsWith('-jamo')) return line('F', 'jamo')
  if (wanted[0]?.includes('-Kore-Hang')) return line('F', 'hanja')
  if (wanted.length !== 1 || !known.has(wanted[0]!)) throw new Error(`${row.scheme}: no map ${map}`)
  return line('P', wanted[0]!, stage!)
}

function closing(call: string): string {
  const match = /^(\w+)(?: separator: "(.*)")?$/u.exec(call)
  if (match === null) throw new Error(`cannot call ${call}`)
  return line('F', match[1]!, ...(match[2] === undefined ? [] : [match[2]]))
}
