import { expect, test } from 'vitest'
import { foldWord, stemWord } from '../../src/entities/chains/fold.js'
import { tokenWords } from '../../src/entities/chains/token-words.js'
import { splitLines } from '../../src/entities/pipeline/lines/structured.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()

test.each([
  ['deu', 'Der Süßwarenhändler Müllers Söhne\nliefert nach Österreich, so James’ Bericht.'],
  ['rus', 'В Москве Анну Ивановну встретил Фёдор Львов.'],
  ['tur', "Ankara'da İstanbul'un yolları"],
  ['zho', '习近平在北京会见了A公司。']
] as const)('The words of a text in %s are what folding and stemming give, whatever its sentences', (language, text) => {
  const tokens = entityTokens(text, language, store)
  const words = tokenWords(tokens, language)
  for (let token = tokens.count - 1; token >= 0; token--) {
    const folded = foldWord(text.slice(tokens.starts[token], tokens.ends[token]))
    expect(words.stem(token)).toBe(stemWord(folded, language))
    expect(words.folded(token)).toBe(folded)
  }
  expect(tokenWords(splitLines(tokens), language)).toBe(words)
})

test('Another text, language or cut of the tokens has words of its own', () => {
  const tokens = entityTokens('Peters Haus', 'deu', store)
  const words = tokenWords(tokens, 'deu')
  expect(words.stem(0)).toBe('peter')
  expect(tokenWords(tokens, 'eng').stem(0)).toBe('peters')
  expect(tokenWords({ ...tokens, text: 'Pauls! Haus' }, 'deu').stem(0)).toBe('pauls!')
  expect(tokenWords(tokens, 'deu').stem(0)).toBe('peter')
})
