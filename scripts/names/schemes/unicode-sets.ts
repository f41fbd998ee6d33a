/** Sets of characters as ICU writes them ([[:Greek:] & [:Ll:] - [ab]]), turned into classes of regular expressions with the flag `v`. */

export type Variables = ReadonlyMap<string, string>

/** Properties of sets that regular expressions know by another name. */
const PROPERTIES: Readonly<Record<string, string>> = { mark: 'M', uppercaseletter: 'Lu', lowercaseletter: 'Ll' }
const CATEGORIES = new Set('L Lu Ll Lt Lm Lo M Mn Mc Me N Nd Nl No P S Z'.split(' '))

/** A character that means itself, in and out of classes. */
export function literal(character: string): string {
  return /^[\p{L}\p{N}\p{M}]$/u.test(character) ? character : `\\u{${character.codePointAt(0)!.toString(16)}}`
}

function property(name: string): string {
  const negated = name.startsWith('^')
  const plain = (negated ? name.slice(1) : name).trim()
  const category = PROPERTIES[plain.toLowerCase()] ?? plain
  if (/=/u.test(plain)) throw new Error(`no property ${plain}`)
  const body = CATEGORIES.has(category) ? category : `sc=${category[0]!.toUpperCase()}${category.slice(1).toLowerCase()}`
  return `\\${negated ? 'P' : 'p'}{${body}}`
}

/**
 * Reads the set that begins at `at` (its bracket).
 * @returns the class and the place behind the set
 */
export function readSet(source: string, at: number, variables: Variables): readonly [string, number] {
  if (source.startsWith('[:', at)) {
    const end = source.indexOf(':]', at)
    return [property(source.slice(at + 2, end)), end + 2]
  }
  let place = at + 1
  const negated = source[place] === '^'
  if (negated) place++
  let all = ''
  let operator = ''
  const add = (part: string) => {
    if (operator !== '') all = `[[${all}]${operator}[${part}]]`
    else all += part
    operator = ''
  }
  while (source[place] !== ']') {
    const sign = source[place]
    if (sign === undefined) throw new Error(`a set is not closed: ${source}`)
    if (/\s/u.test(sign)) place++
    else if (sign === '&' || (sign === '-' && all !== '' && /^\s*[[$]/u.test(source.slice(place + 1)))) {
      operator = sign === '&' ? '&&' : '--'
      place++
    } else if (sign === '[') {
      const [part, end] = readSet(source, place, variables)
      add(part)
      place = end
    } else if (sign === '$') {
      const name = /^\$\w+/u.exec(source.slice(place))![0]
      const value = variables.get(name)
      if (value === undefined) throw new Error(`unknown variable ${name}`)
      add(value.startsWith('[') ? readSet(value, 0, variables)[0] : [...value].map(literal).join(''))
      place += name.length
    } else if (sign === '{') {
      const end = source.indexOf('}', place)
      add(`\\q{${[...source.slice(place + 1, end).replace(/\s/gu, '')].map(literal).join('')}}`)
      place = end + 1
    } else {
      const [first, next] = readCharacter(source, place)
      place = next
      if (source[place] === '-' && !/^\s*[\][$]/u.test(source.slice(place + 1))) {
        const [last, end] = readCharacter(source, place + 1)
        add(`${literal(first)}-${literal(last)}`)
        place = end
      } else add(literal(first))
    }
  }
  return [`[${negated ? '^' : ''}${all}]`, place + 1]
}

/** One character, written plainly, escaped or between quotation marks. */
export function readCharacter(source: string, at: number): readonly [string, number] {
  if (source[at] === '\\') {
    const code = /^\\u([0-9a-fA-F]{4})/u.exec(source.slice(at))
    if (code !== null) return [String.fromCharCode(Number.parseInt(code[1]!, 16)), at + 6]
    return [String.fromCodePoint(source.codePointAt(at + 1)!), at + 1 + String.fromCodePoint(source.codePointAt(at + 1)!).length]
  }
  if (source[at] === "'" && source[at + 2] === "'") return [source[at + 1]!, at + 3]
  const character = String.fromCodePoint(source.codePointAt(at)!)
  return [character, at + character.length]
}
