import { describe, expect, it } from 'vitest'
import { openModels } from '../../../src/models/store.js'
import type { PreparedName } from '../../../src/names/matching/types.js'
import { formsOf } from '../../../src/names/retrieval/forms.js'
import { vectorsOf } from '../../../src/names/retrieval/graph.js'
import { hashedVectors, learnedVectors } from '../../../src/names/retrieval/vectors.js'

const cosine = (left: Float32Array, right: Float32Array) => left.reduce((sum, value, column) => sum + value * right[column]!, 0)
const prepared = (latin: readonly string[], kind: PreparedName['kind'] = 'PERSON'): PreparedName => ({ name: { text: latin[0]! }, kind, latin })

describe.each([
  ['learned', learnedVectors(openModels())],
  ['hashed', hashedVectors()]
])('%s vectors', (_, vectors) => {
  it('have length 1 and the width that is told', () => {
    const vector = vectors.of('john smith')
    expect(vector).toHaveLength(vectors.width)
    expect(cosine(vector, vector)).toBeCloseTo(1, 5)
  })

  it('do not depend on the order of words', () => {
    expect(cosine(vectors.of('john ronald tolkien'), vectors.of('tolkien john ronald'))).toBeCloseTo(1, 5)
  })

  it.each([
    ['muhammad al qahtani', 'mohammed alqahtani', 'peter van dyke'],
    ['catherine brown', 'katharine braun', 'george brown'],
    ['aleksandr solzhenitsyn', 'alexander solschenizyn', 'ivan pushkin']
  ])('%s lies nearer to %s than to %s', (name, near, far) => {
    expect(cosine(vectors.of(name), vectors.of(near))).toBeGreaterThan(cosine(vectors.of(name), vectors.of(far)))
  })

  it.each(['', ' ', '!!!'])('of %j are zeros, which make no point', (form) => {
    expect(vectors.of(form).every((value) => value === 0)).toBe(true)
    expect(vectorsOf(prepared([form]), vectors)).toEqual([])
  })

  it('of other scripts and of hostile length are made', () => {
    expect(cosine(vectors.of('東京'), vectors.of('東京'))).toBeCloseTo(1, 5)
    expect(vectors.of('a'.repeat(100_000)).some(Number.isNaN)).toBe(false)
    expect(vectors.of('a '.repeat(100_000)).some(Number.isNaN)).toBe(false)
  })
})

describe('forms', () => {
  it.each([
    ['several Latin forms', prepared(['yury', 'yuri', 'iurii', 'jurij', 'jury']), ['yury', 'yuri', 'iurii']],
    ['no form twice', prepared(['yury', 'yury']), ['yury']],
    ['the initials of an organisation', prepared(['international business machines'], 'ORGANIZATION'), ['international business machines', 'ibm']],
    ['none of one of two words', prepared(['acme corporation'], 'ORGANIZATION'), ['acme corporation']],
    ['none of a person', prepared(['john ronald tolkien']), ['john ronald tolkien']]
  ])('has %s', (_, name, forms) => expect(formsOf(name)).toEqual(forms))

  it('that are as good as another make one point', () => {
    const vectors = hashedVectors()
    expect(vectorsOf(prepared(['john smith', 'smith john']), vectors)).toHaveLength(1)
    expect(vectorsOf(prepared(['john smith', 'giovanni ferraro']), vectors)).toHaveLength(2)
  })
})
