import type { Mention } from '../../src/entities/types.js'

const types: Readonly<Record<string, string>> = { P: 'PERSON', L: 'LOCATION', O: 'ORGANIZATION' }
const letters = Object.fromEntries(Object.entries(types).map(([letter, type]) => [type, letter]))

/** `[L Neus]` marks what a model took for a place, P a person, O an organization. */
export function read(marked: string, confidence = 0.7): { text: string; mentions: Mention[] } {
  const mentions: Mention[] = []
  let text = ''
  for (const part of marked.split(/(\[[PLO] [^\]]*\])/u)) {
    const found = /^\[([PLO]) (.*)\]$/u.exec(part)
    const written = found?.[2] ?? part
    if (found)
      mentions.push({
        start: text.length,
        end: text.length + written.length,
        type: types[found[1]!]!,
        source: 'statistical',
        weight: 50,
        confidence
      })
    text += written
  }
  return { text, mentions }
}

/** Mentions as `L Neus`, in text order. */
export function written(text: string, mentions: readonly Mention[]): string[] {
  return [...mentions].sort((left, right) => left.start - right.start).map(({ start, end, type }) => `${letters[type] ?? type} ${text.slice(start, end)}`)
}
