import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { loadGazetteer } from '../../../src/entities/lists/gazetteer.js'
import { loadKnownNames } from '../../../src/entities/lists/known-names.js'
import { splitAtWords } from '../../../src/entities/pipeline/function-words.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()

it.each<[EntityLanguage, string, string, string[]]>([
  ['urd', 'فاطمہ اور علی', 'PERSON', ['PERSON فاطمہ', 'PERSON علی']],
  ['urd', 'عمران خان نے', 'PERSON', ['PERSON عمران خان']],
  ['urd', 'محکمہ صحت اور تعلیم', 'ORGANIZATION', ['ORGANIZATION محکمہ صحت اور تعلیم']],
  ['urd', 'حبیب بینک والے فاروق صاحب لاہور', 'ORGANIZATION', ['ORGANIZATION حبیب بینک', 'PERSON فاروق', 'LOCATION لاہور']],
  ['tur', "Ali da Veli'ye", 'PERSON', ['PERSON Ali', "PERSON Veli'ye"]],
  ['tur', 'Ayşe ile Zeynep', 'PERSON', ['PERSON Ayşe', 'PERSON Zeynep']],
  ['tur', 'Leonardo da Vinci', 'PERSON', ['PERSON Leonardo da Vinci']],
  ['pus', 'کرزی وویل چې پاکستان', 'PERSON', ['PERSON کرزی', 'LOCATION پاکستان']],
  ['heb', 'אל על ובנק הפועלים', 'ORGANIZATION', ['ORGANIZATION אל על', 'ORGANIZATION ובנק הפועלים']],
  ['heb', 'משרד החינוך והתרבות', 'ORGANIZATION', ['ORGANIZATION משרד החינוך והתרבות']],
  ['ara', 'أحمد ومحمد', 'PERSON', ['PERSON أحمد', 'PERSON ومحمد']],
  ['ara', 'أحمد وليد', 'PERSON', ['PERSON أحمد وليد']]
])('%s: %s (%s)', (language, text, type, expected) => {
  const tokens = entityTokens(text, language, store)
  const flags = new Uint32Array(tokens.count)
  loadGazetteer(store, language).flags(tokens, flags)
  const parts = splitAtWords({ start: 0, end: text.length, type, source: 'statistical', weight: 50 }, tokens, language, loadKnownNames(store), flags)
  expect(parts.map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)).toEqual(expected)
})
