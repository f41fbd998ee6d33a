/**
 * Reads the expressions of rule tables as the source writes them: strings joined by +, any(...), maybe(...), some(...), capture(...), ref(n) and named classes.
 * What they mean is what interscript's own interpreter makes of them (interscript/interscript-ruby, lib/interscript, MIT).
 */

export type Item =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'characters'; readonly value: string }
  | { readonly type: 'range'; readonly first: string; readonly last: string }
  | { readonly type: 'any'; readonly items: readonly Item[] }
  | { readonly type: 'group'; readonly items: readonly Item[] }
  | { readonly type: 'repeat'; readonly suffix: '?' | '+' | '*'; readonly item: Item }
  | { readonly type: 'capture'; readonly item: Item }
  | { readonly type: 'reference'; readonly number: number }
  | { readonly type: 'alias'; readonly name: string }

/** A call's arguments: `from, to, before: x, after: y`. */
export interface Arguments {
  readonly positional: readonly Item[]
  readonly named: ReadonlyMap<string, Item>
}

interface Token {
  readonly kind: 'string' | 'word' | 'sign' | 'end'
  readonly value: string
}

const tokenPattern = /\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([A-Za-z_][A-Za-z0-9_]*:?)|(\d+)|(\.\.|[()[\],+])|(#.*))/uy
const REPEATS: Readonly<Record<string, '?' | '+' | '*'>> = { maybe: '?', some: '+', maybe_some: '*' }

function unescaped(text: string): string {
  return text.replace(/\\u([0-9A-Fa-f]{4})|\\(.)/gu, (_, code: string | undefined, other: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : other
  )
}

function tokens(source: string): Token[] {
  const found: Token[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < source.trimEnd().length) {
    const match = tokenPattern.exec(source)
    if (match === null) throw new Error(`cannot read the expression ${source}`)
    const [, double, single, word, digits, sign] = match
    if (double !== undefined) found.push({ kind: 'string', value: unescaped(double) })
    else if (single !== undefined) found.push({ kind: 'string', value: single })
    else if (word !== undefined) found.push({ kind: 'word', value: word })
    else if (digits !== undefined) found.push({ kind: 'word', value: digits })
    else if (sign !== undefined) found.push({ kind: 'sign', value: sign })
  }
  return found
}

class Reader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(source: string) {
    this.#tokens = tokens(source)
  }

  arguments(): Arguments {
    const positional: Item[] = []
    const named = new Map<string, Item>()
    while (this.#peek().kind !== 'end') {
      const token = this.#peek()
      if (token.kind === 'word' && token.value.endsWith(':')) {
        this.#at++
        named.set(token.value.slice(0, -1), this.#sum())
      } else positional.push(this.#sum())
      if (this.#peek().kind !== 'end') this.#expect(',')
    }
    return { positional, named }
  }

  #peek(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', value: '' }
  }

  #expect(sign: string): void {
    const token = this.#peek()
    if (token.kind !== 'sign' || token.value !== sign) throw new Error(`expected ${sign}, found ${token.value}`)
    this.#at++
  }

  #accept(sign: string): boolean {
    const token = this.#peek()
    if (token.kind !== 'sign' || token.value !== sign) return false
    this.#at++
    return true
  }

  #sum(): Item {
    const items = [this.#atom()]
    while (this.#accept('+')) items.push(this.#atom())
    return items.length === 1 ? items[0]! : { type: 'group', items }
  }

  #atom(): Item {
    const token = this.#peek()
    this.#at++
    if (token.kind === 'string') return { type: 'text', value: token.value }
    if (token.kind !== 'word') throw new Error(`cannot begin with ${token.value}`)
    if (!this.#accept('(')) return { type: 'alias', name: token.value }
    if (token.value === 'ref') {
      const number = Number(this.#peek().value)
      this.#at++
      this.#expect(')')
      return { type: 'reference', number }
    }
    const item = token.value === 'any' ? this.#any() : this.#sum()
    this.#expect(')')
    if (token.value === 'any') return item
    if (token.value === 'capture') return { type: 'capture', item }
    const suffix = REPEATS[token.value]
    if (suffix === undefined) throw new Error(`unknown function ${token.value}`)
    return { type: 'repeat', suffix, item }
  }

  #any(): Item {
    if (this.#accept('[')) {
      const items: Item[] = []
      while (!this.#accept(']')) {
        items.push(this.#sum())
        this.#accept(',')
      }
      return { type: 'any', items }
    }
    const item = this.#sum()
    if (this.#accept('..')) {
      const last = this.#sum()
      if (item.type !== 'text' || last.type !== 'text') throw new Error('a range stands between two characters')
      return { type: 'range', first: item.value, last: last.value }
    }
    return item.type === 'text' ? { type: 'characters', value: item.value } : item
  }
}

/** @throws Error when the expression cannot be read mechanically */
export function readArguments(source: string): Arguments {
  return new Reader(source).arguments()
}
