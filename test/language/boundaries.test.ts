import { describe, expect, it } from 'vitest'
import { COMMA, cutBetween, INSIDE, LINE, PAUSE, pauseBetween, SENTENCE } from '../../src/language/boundaries.js'

/** Where the words marked with < > in a text stand. */
function wordsOf(marked: string) {
  const text = marked.replace(/[<>]/g, '')
  const [, before = '', first = '', gap = ''] = /^([^<]*)<([^>]*)>([^<]*)</.exec(marked) ?? []
  const end = before.length + first.length
  return { text, first: before.length, end, start: end + gap.length }
}

describe('pauseBetween', () => {
  it.each([
    ['<new> <bridge>', INSIDE],
    ['<new>, <bridge>', COMMA],
    ['<said>: <go>', PAUSE],
    ['<said>: „<Ja>', PAUSE],
    ['<end>. <Next>', SENTENCE],
    ['<end>.) <Next>', SENTENCE],
    ['<Uhr>. <The>', SENTENCE],
    ['<bzw>. <Oder>', COMMA],
    ['<fin>? <oui>', SENTENCE],
    ['<终>。<始>', SENTENCE],
    ['<line>\n<next>', LINE],
    ['<am> 3. <Mai>', COMMA],
    ['<z>. <B>', COMMA],
    ['<B>. <Schrauben>', COMMA],
    ['<Dr>. <Müller>', COMMA],
    ['<etc>. <and>', COMMA],
    ['<example>.<org>', COMMA]
  ])('%s', (marked, pause) => {
    const { text, first, end, start } = wordsOf(marked)
    expect(pauseBetween(text, first, end, start)).toBe(pause)
  })

  it('ends a sentence before a word of another script, whatever its case', () => {
    const { text, first, end, start } = wordsOf('<end>. <слово>')
    expect(pauseBetween(text, first, end, start)).toBe(COMMA)
    expect(pauseBetween(text, first, end, start, true)).toBe(SENTENCE)
  })
})

describe('cutBetween', () => {
  it.each([
    ['<end>. <Next>', 'Next'],
    ['<end>.“ <Next>', 'Next'],
    ['<end>. „<Next>', '„Next'],
    ['<end>.\n2. <Next>', '2. Next'],
    ['<new> <bridge>', 'bridge'],
    ['<new>, (<bridge>', '(bridge'],
    ['<终>。<始>', '始']
  ])('%s', (marked, rest) => {
    const { text, first, end, start } = wordsOf(marked)
    expect(text.slice(cutBetween(text, first, end, start))).toBe(rest)
  })
})
