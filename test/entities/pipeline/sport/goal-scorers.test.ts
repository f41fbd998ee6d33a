import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withGoalScorers } from '../../../../src/entities/pipeline/sport/goal-scorers.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

function found(language: EntityLanguage, marked: string, confidence?: number): string[] {
  const { text, mentions } = read(marked, confidence)
  const tokens = parts.tokens(text, language)
  const sources = { known: parts.known(), clubs: parts.clubs() }
  return written(text, withGoalScorers(tokens, mentions, language, parts.flags(tokens, language, false), sources))
}

it.each<[EntityLanguage, string, string[]]>([
  ['ces', 'Jediný gól dal Hrubšan.', ['P Hrubšan']],
  ['lit', 'Vienintelį įvartį pelnė [O Grumbys].', ['P Grumbys']],
  ['srp', 'Голове дали [P Бркић] и [L Кнежић].', ['P Бркић', 'P Кнежић']],
  ['hrv', 'Gorica bolja, strijelac Vrgoč.', ['P Vrgoč']],
  ['tur', 'Golleri Zdrahal attı.', ['P Zdrahal']],
  ['ita', 'Ko in casa, decide Brusacà', ['P Brusacà']],
  ['eng', 'Late on [L Lindgard] headed the winner.', ['P Lindgard']],
  // who is no player: a noun, a club, a town, the sentence's first word, a firm that a model is sure of; and no goal
  ['eng', 'Defender scored a goal.', []],
  ['ita', 'Il gol decide Roma.', []],
  ['spa', 'Un gol hizo el Sevilla.', []],
  ['deu', 'Das Tor erzielte Angreifer Nummer neun.', []],
  ['deu', 'Er hatte zwei Treffer erzielt.', []],
  ['pol', 'Trafił Kowal do szpitala.', []],
  ['ces', 'Gól padl. Dal Prahu do prodeje.', []]
])('%s: %s', (language, marked, expected) => expect(found(language, marked)).toEqual(expected))

it('a model that is sure is believed', () => expect(found('lit', 'Įvartį pelnė [O Grumbys].', 0.95)).toEqual(['O Grumbys']))

it('takes little time for long texts', () => {
  const counts = { 'gól dal Hrubšan, ': 2941, 'gól dal ': 0, 'Hrubšan ': 0 }
  for (const [part, count] of Object.entries(counts)) expect(found('ces', part.repeat(50_000 / part.length))).toHaveLength(count)
})
