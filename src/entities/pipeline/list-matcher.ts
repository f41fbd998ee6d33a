/** The user's lists, ready for use: what is accepted in a text, and what of the mentions found is rejected. */
import type { TokenList } from '../../core/spans.js'
import { normalForm, normalFormAsItCame } from '../chains/normal-form.js'
import { entityLanguage } from '../languages.js'
import { type Mention, mentionWeight } from '../types.js'
import { NameTrie } from './name-trie.js'
import { snapToTokens } from './token-places.js'
import type { UserListFile, UserLists } from './user-lists.js'
import { compileExpression, matchesOf, matchesWhole, type UserExpression } from './user-patterns.js'

export interface ListMatcher {
  /** Names and patterns of the accept lists in the text. */
  accepted(tokens: TokenList): Mention[]
  /** The mentions that no reject list names. */
  withoutRejected<M extends Pick<Mention, 'start' | 'end' | 'type'>>(mentions: readonly M[], text: string): M[]
}

const prepared = new WeakMap<UserLists, Map<string, ListMatcher>>()

/**
 * The lists of one language, prepared on first use and kept as long as the lists are.
 * @param code of the request; files of the language that serves it (`nob` for `nor`) count too
 * @param caseless names and patterns pass over case
 */
export function listMatcher(lists: UserLists, code: string, caseless: boolean): ListMatcher {
  let matchers = prepared.get(lists)
  if (matchers === undefined) {
    matchers = new Map()
    prepared.set(lists, matchers)
  }
  const key = `${code} ${caseless}`
  let matcher = matchers.get(key)
  if (matcher === undefined) {
    matcher = prepare(
      lists.files.filter(({ language }) => serves(language, code)),
      caseless
    )
    matchers.set(key, matcher)
  }
  return matcher
}

function serves(language: string, code: string): boolean {
  if (language === 'xxx' || language === code) return true
  return language !== 'uen' && entityLanguage(language) === entityLanguage(code) && entityLanguage(code) !== undefined
}

interface Pattern {
  readonly expression: UserExpression
  /** Absent: any type. */
  readonly type?: string
  readonly source: string
}

function prepare(files: readonly UserListFile[], caseless: boolean): ListMatcher {
  const of = (action: 'accept' | 'reject') => files.filter((file) => file.action === action)
  const trie = new NameTrie(caseless)
  for (const { names, file } of of('accept')) for (const name of names) trie.add(name, file)
  const accepting = patternsOf(of('accept'), caseless)
  const rejecting = patternsOf(of('reject'), caseless)
  const rejected = rejectedNames(of('reject'), caseless)
  return {
    accepted: (tokens) => [...trie.find(tokens), ...accepting.flatMap((pattern) => patternMentions(tokens, pattern))],
    withoutRejected(mentions, text) {
      if (rejected.size === 0 && rejecting.length === 0) return [...mentions]
      return mentions.filter(({ start, end, type }) => {
        const name = normalForm(text.slice(start, end))
        if (isNamed(rejected, caseless ? name.toLowerCase() : name, type)) return false
        return !rejecting.some((pattern) => (pattern.type ?? type) === type && matchesWhole(pattern.expression, name))
      })
    }
  }
}

function patternsOf(files: readonly UserListFile[], caseless: boolean): Pattern[] {
  return files.flatMap(({ file, patterns }) =>
    patterns.map(({ pattern, type, line }) => ({
      expression: compileExpression(pattern, caseless),
      source: `${file}:${line}`,
      ...(type !== undefined && { type })
    }))
  )
}

function patternMentions(tokens: TokenList, { expression, type, source }: Pattern): Mention[] {
  return matchesOf(expression, tokens.text).flatMap(({ start, end }): Mention[] => {
    const whole = snapToTokens(tokens, start, end)
    return whole === undefined ? [] : [{ ...whole, type: type!, source: 'regex', subsource: source, weight: mentionWeight.userPattern }]
  })
}

/** Names with their types; undefined stands for any. */
type RejectedNames = ReadonlyMap<string, ReadonlySet<string | undefined>>

function rejectedNames(files: readonly UserListFile[], caseless: boolean): RejectedNames {
  const rejected = new Map<string, Set<string | undefined>>()
  for (const { text, type } of files.flatMap(({ names }) => names)) {
    const name = normalFormAsItCame(caseless ? text.toLowerCase() : text).normalize('NFC')
    const types = rejected.get(name)
    if (types === undefined) rejected.set(name, new Set([type]))
    else types.add(type)
  }
  return rejected
}

function isNamed(rejected: RejectedNames, name: string, type: string): boolean {
  const types = rejected.get(name.normalize('NFC'))
  return types !== undefined && (types.has(type) || types.has(undefined))
}
