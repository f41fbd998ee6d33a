/** Places that are no places where they stand; the place stands in brackets, in braces what else is found. */
import { describe, expect, it } from 'vitest'
import type { EntityName, KnowledgeBase, KnownEntity } from '../../src/knowledge/base/entity.js'
import { foldName } from '../../src/knowledge/names/fold.js'
import type { Grounds } from '../../src/linking/grounds.js'
import { withoutMistakenPlaces } from '../../src/linking/mistaken-places.js'
import { withNamesakesOfCountries } from '../../src/linking/namesakes.js'

interface Place {
  readonly label: string
  readonly names?: readonly EntityName[]
  readonly country?: string
  readonly prior?: number
  readonly related?: readonly number[]
  readonly classes?: readonly string[]
}

const abroad: EntityName = { name: 'Halep', kind: 'alias', language: 'spa' }
const places: readonly Place[] = [
  { label: 'Spain', country: 'es' },
  { label: 'Canal Street', related: [2] },
  { label: 'New York City', country: 'us' },
  { label: 'Manchester', country: 'gb' },
  { label: 'Greve in Chianti', names: [{ name: 'Greve', kind: 'label' }], country: 'it' },
  { label: 'Aleppo', names: [abroad], country: 'sy' },
  { label: 'Perth', country: 'gb', prior: 0.76 },
  { label: 'Perth', country: 'au', prior: 0.7 },
  { label: 'Australia', country: 'au', classes: ['Country'] },
  { label: 'Perth', country: 'ca', prior: 0.2 },
  { label: 'Canada', country: 'ca', classes: ['Country'] },
  { label: 'Florence', country: 'it' }
]
const namesOf = (index: number): EntityName[] => [{ name: places[index]!.label, kind: 'label' }, ...(places[index]!.names ?? [])]
const base = {
  entity: (index: number) =>
    ({ index, id: `Q${index}`, type: 'LOCATION', classes: [], prior: 0.7, related: [], description: undefined, ...places[index]! }) as unknown as KnownEntity,
  namesOf,
  find: (folded: string) =>
    places.flatMap((_, entity) => {
      const found = namesOf(entity).find(({ name }) => foldName(name) === folded)
      return found === undefined ? [] : [{ entity, kind: found.kind }]
    })
} as unknown as KnowledgeBase

const nothing: Grounds = { route: 'exact', kind: 0, candidates: 5, topic: 0, described: 0, related: 0, country: 0, company: 0 }
const given: ReadonlySet<string> = new Set(['magda', 'ania', 'emma', 'lena', 'martina', 'camille', 'pedro', 'anna', 'florence'])

/** Whether the place keeps its link. @param sketch `[place]`, `{TITLE minister}` */
function isKept(sketch: string, language: string, index: number, grounds: Partial<Grounds> = { topic: 0.5 }): boolean {
  const entities: { type: string; mentions: { start: number; end: number }[]; headMentionIndex: number }[] = []
  let text = ''
  for (const part of sketch.split(/(\[[^\]]*\]|\{[^}]*\})/u)) {
    const start = text.length
    const other = /^\{(\p{Lu}+) (.*)\}$/su.exec(part)
    text += other?.[2] ?? part.replace(/[[\]]/gu, '')
    if (other !== null || part.startsWith('[')) entities.push({ type: other?.[1] ?? 'LOCATION', mentions: [{ start, end: text.length }], headMentionIndex: 0 })
  }
  const at = sketch.split(/(?=[[{])/u).findIndex((part) => part.startsWith('[')) - (/^[[{]/u.test(sketch) ? 0 : 1)
  const decisions = entities.map((_, place) => (place === at ? { entity: index, confidence: 0.9, grounds: { ...nothing, ...grounds } } : undefined))
  return withoutMistakenPlaces({ text, language, entities }, decisions, base, (word) => given.has(word))[at]!.confidence > 0.5
}

describe('a part of a name', () => {
  it.each<[string, string, boolean]>([
    ['ita', 'Il corteo parte da piazza di [Spagna].', false],
    ['ita', 'Abito in via [Roma] a Torino.', false],
    ['ita', 'Vive in [Spagna].', true],
    ['fra', "La place d'[Italie] sera fermée.", false],
    ['fra', 'la place de la [France] dans le monde', true],
    ['spa', 'Quedamos en la plaza de [Cataluña].', false],
    ['por', 'a Avenida de [Roma] em Lisboa', false],
    ['pol', 'na ulicy [Litewskiej]', false],
    ['rus', 'на площади [Испании]', false],
    ['tur', '[Paris] Caddesi kapandı', false],
    ['eng', 'in [Rome] Street', false],
    ['fra', 'la route de [Paris]', true],
    ['pol', 'mieszka na osiedlu, osiedle [Litewskie]', false],
    ['dan', 'på [Rom] Allé', false],
    ['eng', 'a [Rome] street', true],
    ['eng', 'The Duke of [Wellington] won.', false],
    ['eng', 'The King of [Spain] came.', true],
    ['deu', 'der Graf von [Toulouse]', false],
    ['fra', 'le comte de [Toulouse]', false],
    ['spa', 'el marqués de [Cádiz]', false],
    ['nld', 'de hertog van [Brabant]', false],
    ['spa', 'La cervecera [Bavaria] creció.', false],
    ['spa', '[Bavaria], la mayor cervecera del país, creció.', false],
    ['spa', 'En [Bavaria], la mayor cervecera creció.', true],
    ['ita', 'la casa editrice [Vicenza] ha chiuso', false],
    ['ita', '[Vicenza], la casa editrice, ha chiuso.', false],
    ['ita', 'una casa a [Vicenza]', true],
    ['deu', 'die Brauerei [Bayern]', false]
  ])('%s %s: %s', (language, sketch, expected) => expect(isKept(sketch, language, 0)).toBe(expected))
})

describe('a street', () => {
  it.each<[string, number, boolean]>([
    ['[Canal Street], {LOCATION Manchester}, was closed.', 1, false],
    ['[Canal Street] in {LOCATION Manchester} was closed.', 1, false],
    ['[Canal Street] in {LOCATION New York City} was closed.', 1, true],
    ['[Canal Street] was closed.', 1, true]
  ])('%s: %s %s', (sketch, index, expected) => expect(isKept(sketch, 'eng', index)).toBe(expected))
})

describe('somebody in office', () => {
  it.each<[string, string, boolean]>([
    ['fra', 'La {TITLE Première ministre} [Borne] a parlé.', false],
    ['nld', '{TITLE Minister} [Bergen] sprak.', false],
    ['eng', 'The {TITLE minister} [Truro] spoke.', false],
    ['fra', 'la politique {TITLE de la} [France]', true],
    ['eng', 'The {TITLE president} of [France] spoke.', true],
    ['pol', '{TITLE prezydent} [Francji] mówił', true]
  ])('%s %s: %s', (language, sketch, expected) => expect(isKept(sketch, language, 0)).toBe(expected))

  it.each([
    ['{PERSON Simona Halep} a anunțat. [Halep] se retrage.', 1, false],
    ['{PERSON Whitney Houston} sang. [Houston] was flooded.', 0, true],
    ['{PERSON Jack London} was born in [London].', 1, true]
  ])('%s: %s %s', (sketch, kind, expected) => expect(isKept(sketch, 'ron', 0, { kind, topic: 0.5 })).toBe(expected))
})

describe('beside a given name', () => {
  it.each<[string, string, boolean]>([
    ['pol', 'Jedziemy z [Kubą] i Magdą nad morze.', false],
    ['pol', 'Byłem u [Kuby] i Ani.', false],
    ['pol', 'na [Kubę] i do Meksyku', true],
    ['deu', 'mit [Paris] und {PERSON Lena} ins Kino', false],
    ['ita', 'con [Asia] e Martina domani', false],
    ['fra', 'avec Camille et [Chine]', false],
    ['por', 'com a [Vitória] e o Pedro', false],
    ['eng', '[Georgia] and Emma at six', false],
    ['eng', '[Rome] and Florence', true],
    ['eng', '[Rome] and Emma Watson', true],
    ['eng', '[Rome] or Emma', true]
  ])('%s %s: %s', (language, sketch, expected) => expect(isKept(sketch, language, 0)).toBe(expected))
})

describe('another word', () => {
  it.each<[string, string, number, Partial<Grounds>, boolean]>([
    ['fra', '[GRÈVE] À LA SNCF', 4, { topic: 0.5 }, false],
    ['fra', '[Greve] est en Italie', 4, { topic: 0.5 }, true],
    ['lav', '[Florencē] ir silts', 11, { topic: 0.5 }, true],
    ['ita', '[GRÈVE]', 4, { topic: 0.5 }, true],
    ['ron', '[Halep] se retrage', 5, { topic: 0.1 }, false],
    ['ron', '[Halep] se retrage', 5, { topic: 0.5 }, true],
    ['spa', '[Halep] cae', 5, { topic: 0.1 }, true],
    ['ron', '[Aleppo] cade', 5, { topic: 0.1 }, true]
  ])('%s %s', (language, sketch, index, grounds, expected) => expect(isKept(sketch, language, index, grounds)).toBe(expected))
})

describe('a namesake in a country of the text', () => {
  it.each([
    ['about as well known', 6, 8, 7],
    ['that hardly anybody knows', 6, 10, 6],
    ['already meant', 7, 8, 7]
  ])('%s', (_, town, country, expected) => {
    const entities = [0, 10].map((start) => ({ type: 'LOCATION', mentions: [{ start, end: start + 5 }], headMentionIndex: 0 }))
    const decisions = [town, country].map((entity) => ({ entity, confidence: 0.9, grounds: nothing }))
    const document = { text: 'Perth and Country', language: 'eng', entities }
    expect(withNamesakesOfCountries(document, decisions, base)[0]!.entity).toBe(expected)
  })
})
