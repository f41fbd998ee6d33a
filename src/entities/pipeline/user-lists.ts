/**
 * The user's own lists and patterns: what their files may hold.
 *
 * A folder holds `<accept|reject>/<language code, or xxx for all>/<name>.txt` and `<name>.patterns`, UTF-8. Empty lines and lines that begin with
 * `#` are ignored.
 *
 * - Lists (`.txt`): one name a line. A line `type: PRODUCT` sets the type of the names after it; before the first such line the file name is the
 *   type (`product.txt`: PRODUCT). After a tab a name may have a type of its own, a normal form, or both in either order: what is written in
 *   capitals like a type is one. Names with one normal form and type are one entity in the answer, with that form as `normalized`.
 * - Patterns (`.patterns`): `TYPE<tab>regular expression` a line, in the syntax of RE2 (no look-around, no back-references; `(?i)` passes over
 *   case), which matches in time linear in the text.
 *
 * What is accepted is returned unless a longer mention covers it; of mentions of one length the user's stays. What is rejected is never returned:
 * a mention whose text is the name, or is matched by the pattern from end to end, of that type. In `reject` the file name is a type only where it
 * is one of the service's; names of a file `anything.txt`, and patterns of the type `*`, are rejected whatever their type.
 */
import { nameTypes, patternTypes } from '../types.js'
import { checkExpression } from './user-patterns.js'

export interface UserName {
  readonly text: string
  /** Absent: any type (`reject` only). */
  readonly type?: string
  readonly normalized?: string
}

export interface UserPattern {
  /** RE2 syntax. */
  readonly pattern: string
  /** Absent: any type (`reject` only). */
  readonly type?: string
  readonly line: number
}

/** One file of the folder. Plain data: it can be sent to other threads. */
export interface UserListFile {
  /** Path in the folder, with `/`. */
  readonly file: string
  readonly action: 'accept' | 'reject'
  /** ISO 639-3, or `xxx` for every language. */
  readonly language: string
  readonly names: readonly UserName[]
  readonly patterns: readonly UserPattern[]
}

/** A line that cannot be used; line 0 is the file as a whole. */
export interface ListFault {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** All files of a folder; of two that claim one name the first counts. Plain data: `extract` prepares it once for each thread. */
export interface UserLists {
  readonly files: readonly UserListFile[]
}

export interface ParsedUserList {
  /** Absent when nothing of the file can be used. */
  readonly list?: UserListFile
  readonly faults: readonly ListFault[]
}

const typeName = /^[A-Z][A-Z0-9_]*(?::[A-Z0-9_]+)*$/
const filePath = /^(accept|reject)\/([a-z]{3})\/([^/]+)\.(txt|patterns)$/
const typeLine = /^[ ]*type:[ \t]*(\S.*)$/i
const ownTypes: ReadonlySet<string> = new Set([...nameTypes, ...patternTypes])

/** Longer names are mistakes, such as a file without line ends. */
const MAX_NAME = 500

/**
 * Reads one file; a line that cannot be used is named and the rest is kept.
 * @param file path in the folder, with `/`: it tells action, language and kind
 */
export function parseUserList(file: string, text: string): ParsedUserList {
  const path = filePath.exec(file)
  if (path === null) return { faults: [{ file, line: 0, message: 'not <accept|reject>/<language code>/<name>.txt or .patterns' }] }
  const [, action, language, name, kind] = path as unknown as [string, 'accept' | 'reject', string, string, string]
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const faults: ListFault[] = []
  const report = (line: number, message: string) => faults.push({ file, line, message })
  const read = kind === 'txt' ? { names: readNames(lines, action, name, report), patterns: [] } : { names: [], patterns: readPatterns(lines, action, report) }
  return { list: { file, action, language, ...read }, faults }
}

type Report = (line: number, message: string) => void

function readNames(lines: readonly string[], action: 'accept' | 'reject', fileName: string, report: Report): UserName[] {
  let type = typeOfFile(fileName, action)
  const names: UserName[] = []
  lines.forEach((line, index) => {
    const content = line.trimEnd()
    if (content === '' || content.startsWith('#')) return
    const heading = typeLine.exec(content)
    if (heading !== null) {
      if (typeName.test(heading[1]!)) type = heading[1]!
      else report(index + 1, `"${heading[1]}" is not a type: capitals, digits and _, parts apart by :`)
      return
    }
    const entry = readName(content, type)
    if (typeof entry === 'string') report(index + 1, entry)
    else if (entry.type === undefined && action === 'accept') report(index + 1, 'the name has no type: put a line "type: ..." before it')
    else names.push(entry)
  })
  return names
}

/** The entry, or what is wrong with it. */
function readName(line: string, listType: string | undefined): UserName | string {
  const [text, ...columns] = line.split('\t').map((column) => column.trim()) as [string, ...string[]]
  if (text === '') return 'no name before the tab'
  if (text.includes('\0') || text.includes('\ufffd')) return 'not UTF-8 text'
  if (text.length > MAX_NAME) return `the name is longer than ${MAX_NAME} characters`
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(text)) return 'the name has no letter or sign'
  let type = listType
  let normalized: string | undefined
  for (const column of columns) {
    if (column === '') continue
    if (typeName.test(column) && type === listType) type = column
    else if (normalized === undefined) normalized = column
    else return 'more columns than a name, a type and a normal form'
  }
  return { text, ...(type !== undefined && { type }), ...(normalized !== undefined && { normalized }) }
}

function typeOfFile(name: string, action: 'accept' | 'reject'): string | undefined {
  const type = name.toUpperCase().replaceAll('-', '_')
  if (!typeName.test(type)) return undefined
  const own = ownTypes.has(type) ? type : [...ownTypes].find((known) => known.endsWith(`:${type}`))
  return own ?? (action === 'accept' ? type : undefined)
}

function readPatterns(lines: readonly string[], action: 'accept' | 'reject', report: Report): UserPattern[] {
  const patterns: UserPattern[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const read = readPattern(line, action)
    if (typeof read === 'string') report(index + 1, read)
    else patterns.push({ ...read, line: index + 1 })
  }
  return patterns
}

/** The pattern, or what is wrong with it. */
function readPattern(line: string, action: 'accept' | 'reject'): Omit<UserPattern, 'line'> | string {
  const tab = line.indexOf('\t')
  const type = line.slice(0, Math.max(tab, 0)).trim()
  const pattern = line.slice(tab + 1).trim()
  const any = type === '*' && action === 'reject'
  if (tab < 0 || pattern === '') return 'not a type, a tab and a regular expression'
  if (!any && !typeName.test(type)) return `"${type}" is not a type: capitals, digits and _, parts apart by :`
  try {
    checkExpression(pattern)
  } catch (error) {
    return `the regular expression cannot be used: ${error instanceof Error ? error.message : String(error)}`
  }
  return any ? { pattern } : { pattern, type }
}
