import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withMailHeaders } from '../../../../src/entities/pipeline/lines/mail-headers.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['deu', 'Von: Sabine Herbst\nAn: [P Thomas] Winter; Heike Sommer\nBetreff: Schlüssel', ['P Sabine Herbst', 'P Thomas Winter', 'P Heike Sommer']],
  ['eng', '[O From]: Kate Ireland <k.ireland@brightwell.org>\nTo: [P Jack] English\nSubject: Rota', ['P Kate Ireland', 'P Jack English']],
  ['fra', '[P De] : "Claire Fontaine" <claire@exemple.fr>\nÀ : Marc Petit\nObjet : Devis', ['P Claire Fontaine', 'P Marc Petit']],
  ['rus', 'От: Мария Белова\nКому: [L Пётр] Зимин\nТема: Счёт', ['P Мария Белова', 'P Пётр Зимин']],
  ['ara', 'من: سارة منصور\nإلى: خالد حسن\nالموضوع: اجتماع', ['P سارة منصور', 'P خالد حسن']],
  ['kor', '보낸사람: 김민수\n받는사람: 이영희\n제목: 회의', ['P 김민수', 'P 이영희']],
  // firms, offices, and one line alone
  ['eng', 'From: [O Harlow Upholstery Ltd]\nTo: Customer Service\nSubject: Order', ['O Harlow Upholstery Ltd']],
  ['eng', 'From: London\nTo: Paris\nDate: Monday', []],
  ['deu', 'Von: Sabine Herbst', []]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withMailHeaders(tokens, mentions, parts.flags(tokens, language, false)))).toEqual(names)
})
