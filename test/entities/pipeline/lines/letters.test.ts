import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { Flag } from '../../../../src/entities/lists/kinds.js'
import { isGreeting } from '../../../../src/entities/pipeline/greetings.js'
import { namesOfLetters } from '../../../../src/entities/pipeline/lines/letters.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()

function found(language: EntityLanguage, text: string, names: readonly Mention[] = [], flag = 0): string[] {
  const tokens = entityTokens(text, language, store)
  return namesOfLetters(tokens, names, new Uint32Array(tokens.count).fill(flag)).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)
}

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'Hi Grace,\nthanks.\nBest regards\nOmar Haddad', ['PERSON Grace', 'PERSON Omar Haddad']],
  ['tur', 'Merhaba Selin,\nyarın.\nSevgiler\nBurak Aydın', ['PERSON Selin', 'PERSON Burak Aydın']],
  ['fra', 'Chère Madame Vasseur,\nvoilà.\nBien à vous,\nThibault Lenoir', ['PERSON Vasseur', 'PERSON Thibault Lenoir']],
  ['deu', 'Guten Tag Frau Lang,\nanbei.\nViele Grüße\nJonas', ['PERSON Lang', 'PERSON Jonas']],
  ['heb', 'שלום דנה,\nמצורף.\nבברכה,\nיוסי לוי', ['PERSON דנה', 'PERSON יוסי לוי']],
  ['deu', 'Liebe Anna,\nanbei.\nBeste Grüße aus Berlin\nJonas Weber', ['PERSON Anna', 'PERSON Jonas Weber']],
  ['deu', 'Hallo Anna,\nanbei.\nViele Grüße aus dem schönen Harz,\nJonas', ['PERSON Anna', 'PERSON Jonas']],
  ['spa', 'Hola Ana,\naquí va.\nSaludos desde Lima\nCarlos', ['PERSON Ana', 'PERSON Carlos']],
  ['tur', 'İyi çalışmalar,\nAyça Tekinalp', ['PERSON Ayça Tekinalp']],
  ['deu', 'Mit freundlichen Grüßen\ni. A. Torben Struckmeier', ['PERSON Torben Struckmeier']],
  ['deu', 'Beste Grüße\ngez. Anja Wölk', ['PERSON Anja Wölk']],
  ['dan', 'Kære frk. Lund,\nvedhæftet.', ['PERSON Lund']],
  ['eng', 'Hi Grace, how are you', ['PERSON Grace']],
  ['ces', 'Ahoj Petře, jak se máš?', ['PERSON Petře']],
  ['eng', 'Good evening, June!\nThe parcel is here.', ['PERSON June']],
  ['deu', 'Guten Abend, Herr Lang,\nanbei.', ['PERSON Lang']],
  ['por', 'Obrigado, Vitória!', ['PERSON Vitória']],
  ['fra', 'Merci, Docteur. Bonsoir, Pierre.', ['PERSON Pierre']],
  ['spa', '¡Gracias, Soledad! Nos vemos.', ['PERSON Soledad']],
  ['hun', 'Kedves Szabó Asszony!\nKöszönjük.', ['PERSON Szabó']],
  ['deu', 'Bis morgen.\nGruß Holger', ['PERSON Holger']],
  ['ita', 'Le invio il file.\nCordiali saluti, Marco Bianchi', ['PERSON Marco Bianchi']],
  ['swe', 'Vi ses!\nMvh Åsa Lindqvist', ['PERSON Åsa Lindqvist']],
  ['deu', 'Zahle bis 80 Euro. LG Basti', ['PERSON Basti']],
  ['deu', 'Das Spiel fällt aus. BG Moritz', ['PERSON Moritz']],
  ['fra', 'On se voit samedi. Bises, Manon', ['PERSON Manon']],
  ['nld', 'Tot snel!\nGroetjes uit Texel, Maarten', ['PERSON Maarten']],
  ['slv', 'Se vidimo jutri. LP, Tina', ['PERSON Tina']],
  ['ita', 'Gentile Dott.ssa Ferrari,\necco.', ['PERSON Ferrari']],
  ['hin', 'प्रिय अनिता जी,\nसंलग्न है।\nसादर\nविकास शर्मा', ['PERSON अनिता', 'PERSON विकास शर्मा']]
])('reader and writer of a letter, %s', (language, text, expected) => expect(found(language, text)).toEqual(expected))

it.each<[EntityLanguage, string]>([
  ['nld', 'Den Haag\nAmsterdam'],
  ['eng', 'Thank you\nhello world'],
  ['eng', 'Regards\nAcme Tools Ltd'],
  ['eng', 'Hello Kitty'],
  ['eng', 'Dear Customer Service,\nwhere is it?'],
  ['deu', 'Hallo Team,\nanbei.'],
  ['fra', 'Chers Collègues,\nvoici.'],
  ['eng', 'Hotels:\nHilton\nBest Western'],
  ['eng', 'On show:\nLG Display'],
  ['eng', 'Codes:\nPA\nPittsburgh\nGR\nAthens'],
  ['deu', 'Beste Grüße aus Berlin'],
  ['deu', 'Danke.\nBeste Grüße aus Berlin'],
  ['eng', 'Thanks to Paul\nMark Weber'],
  ['eng', 'Thanks, Paul Weber told me.'],
  ['deu', 'Danke, wir kommen.'],
  ['heb', 'שלום לכולם, מה שלומכם?'],
  ['eng', 'We sell screens. LG and others do too'],
  ['eng', 'Codes:\nGR\nAthens'],
  ['deu', 'Er arbeitet jetzt dort. BG Klinikum Hamburg'],
  ['deu', 'Neues Album erschienen. BR Klassik'],
  ['eng', 'Dear all, please find the report attached to this message.']
])('no letter, %s: %s', (language, text) => expect(found(language, text)).toEqual([]))

it('two readers, where both are given names', () => {
  expect(found('deu', 'Liebe Anna und Peter,\nanbei.', [], Flag.given)).toEqual(['PERSON Anna', 'PERSON Peter'])
  expect(found('deu', 'Liebe Kolleginnen und Kollegen,\nanbei.')).toEqual([])
})

it('a form of address before an ordinary word makes it a name', () => {
  expect(found('deu', 'Sehr geehrte Frau Müller,\nanbei.', [], Flag.common)).toEqual(['PERSON Müller'])
})

it('no ordinary word, and no company that a model is sure of', () => {
  expect(found('eng', 'Dear Customer,\nyour order is here.', [], Flag.common)).toEqual([])
  const text = 'See you.\nBest\nLumen Group'
  const company: Mention = { start: 14, end: 25, type: 'ORGANIZATION', source: 'statistical', confidence: 0.9, weight: 50 }
  expect(found('eng', text, [company])).toEqual(['ORGANIZATION Lumen Group'])
})

it('the place of a closing stays', () => {
  const text = 'Liebe Anna,\nanbei.\nBeste Grüße aus Berlin\nJonas'
  const start = text.indexOf('Berlin')
  const place: Mention = { start, end: start + 6, type: 'LOCATION', source: 'statistical', weight: 1, confidence: 0.9 }
  expect(found('deu', text, [place])).toEqual(['PERSON Anna', 'LOCATION Berlin', 'PERSON Jonas'])
})

it('a closing with the name behind it: what the model made of both is no name, its place neither', () => {
  const both = (text: string, type: string, flag: number) => {
    const start = text.lastIndexOf('\n') + 1
    return found('deu', text, [{ start, end: text.length, type, source: 'statistical', weight: 1, confidence: 0.9 }], flag)
  }
  expect(both('Bis dann.\nLG Steffi', 'ORGANIZATION', Flag.given)).toEqual(['PERSON Steffi'])
  expect(both('Bis dann.\nGruß Kalle', 'PERSON', 0)).toEqual(['PERSON Kalle'])
})

it('an office that is greeted is no person, whatever the model made of it', () => {
  const text = 'Dear Support Team,\nplease help.'
  expect(found('eng', text, [{ start: 5, end: 17, type: 'PERSON', source: 'statistical', weight: 1, confidence: 0.6 }])).toEqual([])
})

it('surnames are no closings', () => {
  for (const name of ['Kramer', 'Klem', 'Baci']) expect(isGreeting(name), name).toBe(false)
  expect(isGreeting('Saludos')).toBe(true)
})
