/** Links to another kind of thing than the text tells; the name stands in brackets. */
import { describe, expect, it } from 'vitest'
import type { KnowledgeBase, KnownEntity } from '../../src/knowledge/base/entity.js'
import { withoutOtherKinds } from '../../src/linking/told-kinds.js'

const entities: readonly Partial<KnownEntity>[] = [
  { type: 'ORGANIZATION', classes: ['Company'], description: 'deli brand' },
  { type: 'ORGANIZATION', classes: ['Company'], description: 'supermarket brand' },
  { type: 'LOCATION', classes: ['Country'], description: 'country in Eastern Europe' },
  { type: 'LOCATION', classes: ['Hotel'] },
  { type: 'ORGANIZATION', classes: ['PoliticalParty'] },
  { type: 'LANGUAGE', classes: ['Language'] }
]
const base = { entity: (index: number) => ({ id: `Q${index}`, classes: [], ...entities[index] }) } as unknown as KnowledgeBase

function isKept(marked: string, language: string, entity: number, type: string): boolean {
  const [before, name, behind] = marked.split(/[[\]]/u) as [string, string, string]
  const mention = { start: before.length, end: before.length + name.length }
  const document = { text: before + name + behind, language, entities: [{ type, mentions: [mention], headMentionIndex: 0 }] }
  return withoutOtherKinds(document, [{ entity, confidence: 0.9 }], base)[0]!.confidence > 0.5
}

const [DELI, SUPERMARKET, COUNTRY, HOTEL, PARTY, LANGUAGE] = [0, 1, 2, 3, 4, 5]

describe('links to another kind of thing', () => {
  it.each([
    ['Открылся магазин «[Ромашка]».', 'rus', DELI, 'ORGANIZATION', false],
    ['Открылся магазин «[Копейка]».', 'rus', SUPERMARKET, 'ORGANIZATION', true],
    ['Фирма «[Ромашка]» закрылась.', 'rus', DELI, 'ORGANIZATION', true],
    ['Ночевали в гостинице «[Россия]».', 'rus', COUNTRY, 'LOCATION', false],
    ['Ночевали в гостинице «[Метрополь]».', 'rus', HOTEL, 'LOCATION', true],
    ['Das Café „[Merkur]“ hat zu.', 'deu', DELI, 'ORGANIZATION', false],
    ['Café [Merkur] hat zu.', 'deu', DELI, 'ORGANIZATION', true],
    ['تعادل النصر مع [الفتح] في الدوري بعد مباراة مثيرة', 'ara', PARTY, 'ORGANIZATION', false],
    ['قال متحدث باسم حركة [فتح] إن الانتخابات ستتأجل', 'ara', PARTY, 'ORGANIZATION', true],
    ['[Progreso] won 2-1 with a late penalty.', 'eng', PARTY, 'ORGANIZATION', false],
    ['[Progreso] won the election 52-48.', 'eng', PARTY, 'ORGANIZATION', true],
    ['a small [Basque] village', 'eng', LANGUAGE, 'NATIONALITY', false],
    ['She speaks [Basque] at home.', 'eng', LANGUAGE, 'NATIONALITY', true],
    ['the [Basque] language', 'eng', LANGUAGE, 'NATIONALITY', true]
  ])('%s', (marked, language, entity, type, expected) => expect(isKept(marked, language, entity, type)).toBe(expected))
})
