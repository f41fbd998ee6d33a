import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withUnions } from '../../../../src/entities/pipeline/companies/unions.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'The [L GMB] union called a strike at [O Asda].', ['O GMB', 'O Asda']],
  ['eng', 'The GMB union met ministers.', ['O GMB']],
  ['eng', '[O RMT], [L GMB] and [O Unison] voted to strike.', ['O RMT', 'O GMB', 'O Unison']],
  ['eng', 'the [L SNP] party', ['O SNP']],
  ['fra', 'Le syndicat [P CGT] appelle', ['O CGT']],
  ['spa', 'el sindicato [L UGT]', ['O UGT']],
  ['deu', 'die Gewerkschaft [L GDL]', ['O GDL']],
  // countries
  ['eng', 'the [L UK] party leaders', ['L UK']],
  ['eng', 'the [L US] party leaders', ['L US']],
  ['eng', 'the [L EU] union of [L DDR] party men', ['L EU', 'L DDR']],
  ['rus', 'партия [L РФ]', ['L РФ']],
  // states and short codes, and what stands far from the strike
  ['eng', '[L OH], [L NY] and [L PA] on strike', ['L OH', 'L NY', 'L PA']],
  ['eng', 'The strike is over, and the team flew home on Monday from games in [L GMB], [L SEN] and [L MLI].', ['L GMB', 'L SEN', 'L MLI']],
  ['eng', 'A strike hit the [L USA] and the [L UAE].', ['L USA', 'L UAE']],
  ['eng', 'flights from [L GMB], [L SEN] and [L MLI]', ['L GMB', 'L SEN', 'L MLI']],
  ['deu', '[L GMB] und die Gewerkschaft', ['L GMB']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withUnions(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})
