import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withUncasedClubs } from '../../../../src/entities/pipeline/sport/uncased-clubs.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

function found(language: EntityLanguage, marked: string): string[] {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  return written(text, withUncasedClubs(tokens, mentions, language, { known: parts.known(), clubs: parts.clubs() }, []))
}

it.each<[string, EntityLanguage, string, string[]]>([
  ['whose goal it was', 'ara', 'سجل [P آدم النفاتي] هدف [P الرجاء] في الدقيقة الأخيرة.', ['P آدم النفاتي', 'O الرجاء']],
  ['both sides', 'ara', 'تعادل الرجاء مع نهضة [P بركان] أمس.', ['O الرجاء', 'O نهضة بركان']],
  ['a coach', 'fas', 'سرمربی استقلال استعفا کرد.', ['O استقلال']],
  ['a player', 'heb', 'שחקן [L מכבי חיפה] נפצע.', ['O מכבי חיפה']],
  ['who won', 'ara', 'فاز [P محمد صلاح] على منافسيه.', ['P محمد صلاح']],
  ['other languages', 'eng', 'the goal of [P Hilal]', ['P Hilal']]
])('%s', (_, language, marked, expected) => expect(found(language, marked)).toEqual(expected))
