import { expect, it } from 'vitest'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withTurkishTowns } from '../../../../src/entities/pipeline/talk/turkish-towns.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[string, string[]]>([
  ['bursaya taşındık ama diyarbakırda çalışıyor', ['L bursaya', 'L diyarbakırda']],
  ['burdurdan geldi, prizrenin yemekleri güzel', ['L burdurdan']],
  ['yeni zelandaya gidecek', ['L yeni zelandaya']],
  ['türkiye almanyayı yendi', ['L almanyayı']],
  ['[P londraya] gidelim', ['L londraya']],
  ['kardeşim vestelde çalışıyor', ['O vestelde']],
  // endings that the vowels of the name do not have, and other words
  ['bursade izmirda', []],
  ['aslında salonun ortasında duruyor', []]
])('%s', (marked, names) => {
  const { text, mentions } = read(marked, 0.6)
  const tokens = parts.tokens(text, 'tur')
  const found = withTurkishTowns(tokens, mentions, (name) => parts.entry(name, 'tur'), parts.known(), parts.usualNames('tur')!)
  expect(written(text, found)).toEqual(names)
})
