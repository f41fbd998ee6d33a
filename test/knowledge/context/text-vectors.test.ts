import { describe, expect, it } from 'vitest'
import { entityText } from '../../../src/knowledge/context/entity-text.js'
import { TEXT_WIDTH, TextVectors } from '../../../src/knowledge/context/text-vectors.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()
const vectors = await TextVectors.open(store)

function cosine(left: Float32Array, right: Float32Array): number {
  return left.reduce((sum, value, column) => sum + value * right[column]!, 0)
}

function entity(label: string, description: string, kind: string, related: string[], country?: string): Float32Array {
  return vectors.ofEntity(entityText({ label, description, classes: [kind], type: 'UNKNOWN', ...(country !== undefined && { country }) }, related))
}

const known = {
  parisFrance: entity('Paris', 'capital city of France', 'City', ['France', 'Île-de-France'], 'fr'),
  parisMythology: entity('Paris', 'son of Priam, king of Troy', 'MythologicalFigure', ['Priam', 'Troy']),
  appleCompany: entity('Apple', 'American technology company', 'Company', ['Steve Jobs', 'Cupertino'], 'us'),
  appleFruit: entity('apple', 'fruit of the apple tree', 'Fruit', ['Malus domestica']),
  georgiaCountry: entity('Georgia', 'country in the Caucasus', 'Country', ['Tbilisi'], 'ge'),
  georgiaState: entity('Georgia', 'state of the United States of America', 'State', ['Atlanta', 'United States of America'], 'us')
}

describe('contexts lie nearer to the entity that is meant than to its namesake', () => {
  const cases: [text: string, name: string, meant: keyof typeof known, other: keyof typeof known][] = [
    ['The mayor of Paris spoke of traffic in the capital of France.', 'Paris', 'parisFrance', 'parisMythology'],
    ['Achilles was killed by an arrow shot by Paris, the prince of Troy, the son of king Priam.', 'Paris', 'parisMythology', 'parisFrance'],
    ['The new computer was presented by Apple, the technology company from Cupertino.', 'Apple', 'appleCompany', 'appleFruit'],
    ['The fruit of an apple tree is eaten fresh; the apple is a fruit like the pear.', 'apple is', 'appleFruit', 'appleCompany'],
    ['Der Präsident der Vereinigten Staaten sprach in Atlanta, der Hauptstadt von Georgia.', 'Georgia', 'georgiaState', 'georgiaCountry'],
    ['Российские войска на Кавказе: правительство в Тбилиси, столице страны Georgia.', 'Georgia', 'georgiaCountry', 'georgiaState']
  ]
  for (const [text, name, meant, other] of cases)
    it(text, () => {
      const start = text.indexOf(name)
      const context = vectors.document(text).around(start, start + name.length)
      expect(cosine(context, known[meant])).toBeGreaterThan(cosine(context, known[other]))
    })
})

describe('vectors', () => {
  it('have length 1, and say the same of the same text', () => {
    const vector = vectors.of('football club in Turkey')
    expect(vector).toHaveLength(TEXT_WIDTH)
    expect(cosine(vector, vector)).toBeCloseTo(1, 5)
    expect(vectors.of('FOOTBALL club, in Turkey')).toEqual(vector)
  })

  it('are zeros for a text without a known word, as those of an empty document', () => {
    expect(vectors.of('?!')).toEqual(new Float32Array(TEXT_WIDTH))
    expect(vectors.document('').around(0, 0)).toEqual(new Float32Array(TEXT_WIDTH))
    expect(vectors.document('').whole()).toEqual(new Float32Array(TEXT_WIDTH))
  })

  it('lie nearer across languages than across subjects', () => {
    const club = vectors.of('football club in Turkey')
    const album = vectors.of('music album of a singer')
    for (const text of ['Fußballverein in der Türkei', 'club de fútbol de Turquía', 'футбольный клуб в Турции', 'トルコのサッカークラブ'])
      expect(cosine(vectors.of(text), club)).toBeGreaterThan(cosine(vectors.of(text), album))
  })

  it('of mentions do not depend on those asked for before', () => {
    const document = vectors.document('The river Rhine flows from Switzerland to the Netherlands.')
    const first = document.around(10, 15)
    document.around(27, 38)
    expect(document.around(10, 15)).toEqual(first)
  })

  it('are opened once a store', async () => expect(await TextVectors.open(store)).toBe(vectors))
})
