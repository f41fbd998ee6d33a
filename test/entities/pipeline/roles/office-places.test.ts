import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { isTownAdjective } from '../../../../src/entities/pipeline/places/town-adjectives.js'
import { withOfficePlaces } from '../../../../src/entities/pipeline/roles/office-places.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  // what nothing or something else was found in
  ['slk', 'Primátor Trnavy [P Peter Bročka] odišiel.', ['L Trnavy', 'P Peter Bročka']],
  ['slk', 'Primátor [P Trnavy] odišiel.', ['L Trnavy']],
  ['slk', 'Starosta Senca [P Dušan Badinský] odstúpil.', ['L Senca', 'P Dušan Badinský']],
  ['ces', 'Primátor [O Liberce] [P Jaroslav Zámečník] přišel.', ['L Liberce', 'P Jaroslav Zámečník']],
  ['pol', 'Burmistrz Wielunia [P Paweł Okrasa] zrezygnował.', ['L Wielunia', 'P Paweł Okrasa']],
  ['rus', 'Мэр [P Тамбова Максим Косенков] ушёл.', ['L Тамбова', 'P Максим Косенков']],
  ['deu', 'Der Bürgermeister von Glückstadt, [P Heiner Brodersen], kam.', ['L Glückstadt', 'P Heiner Brodersen']],
  ['fra', '[P Gouverneur de Sikasso]', ['L Sikasso']],
  ['fra', 'Le préfet de [O Haute-Savoie] est arrivé.', ['L Haute-Savoie']],
  ['spa', 'La gobernadora de Tierra del Fuego habló.', ['L Tierra del Fuego']],
  ['tur', 'Kütahya Valisi [P Musa Işın] geldi.', ['L Kütahya', 'P Musa Işın']],
  ['tur', 'Simav Belediye Başkanı [P Kübra Tekel] konuştu.', ['L Simav', 'P Kübra Tekel']],
  ['est', 'Võru abivallavanem [P Aivar Rosenberg] lahkus.', ['L Võru', 'P Aivar Rosenberg']],
  ['fin', '[P Sallan] kunnanjohtaja erosi.', ['L Sallan']],
  ['bul', 'Кметът на Горно Драглище Иван Кючуков дойде.', ['L Горно Драглище', 'P Иван Кючуков']],
  ['lit', 'Gelgaudiškio gyventoja [P Rasa Petkienė] rado lobį.', ['L Gelgaudiškio', 'P Rasa Petkienė']],
  ['lav', 'Rūjienas iedzīvotāja sūdzas.', ['L Rūjienas']],
  ['fin', '[O Sallan] kunta irtisanoi.', ['L Sallan']],
  ['lav', 'Rūjienas iedzīvotāji protestē.', ['L Rūjienas']],
  ['lit', 'Kretingos meras [P Antanas Kalnius] kalbėjo.', ['L Kretingos', 'P Antanas Kalnius']],
  ['ind', 'Bupati [L Wonosobo Afif Nurhidayat] hadir.', ['L Wonosobo', 'P Afif Nurhidayat']],
  ['ind', 'Bupati Sleman Harda Kiswaya hadir.', ['L Sleman', 'P Harda Kiswaya']],
  ['msa', 'Ahli Parlimen Pasir Mas [P Ahmad] Fadhli Shaari hadir.', ['L Pasir Mas', 'P Ahmad Fadhli Shaari']],
  ['ara', 'محافظ أسوان اللواء [P إسماعيل كمال]', ['L أسوان', 'P إسماعيل كمال']],
  ['ara', 'قال محافظ الغربية أشرف الجندي إن', ['L الغربية', 'P أشرف الجندي']],
  ['fas', 'دادستان عمومی و انقلاب شهرستان مراغه خبر داد.', ['L مراغه']],
  ['tur', '[P Bodrum Kaymakamı Ali Sırmalı] geldi.', ['L Bodrum', 'P Ali Sırmalı']],
  ['urd', 'ڈپٹی کمشنر لاہور [P عمران قریشی] نے', ['L لاہور', 'P عمران قریشی']],
  ['ara', 'رئيس بلدية [L كفر راعي] [P سالم ذياب] إن', ['L كفر راعي', 'P سالم ذياب']],
  ['heb', 'ראש עיריית [L קריית אונו] [P ישראל גל] אמר', ['L קריית אונו', 'P ישראל גל']],
  ['ind', 'Warga Sleman menolak. Kata warga Bantul begitu.', ['L Sleman', 'L Bantul']],
  // none
  ['ind', 'Warga Negara Asing, Masyarakat Adat, Warga Rawa Buaya', []],
  ['urd', 'ڈپٹی کمشنر [P عمران قریشی] نے دورہ کیا۔', ['P عمران قریشی']],
  ['fas', 'دهیار [P کاظم نوری] در نشست', ['P کاظم نوری']],
  ['fas', 'نماینده کارگران گفت حقوق پرداخت نشده است.', []],
  ['spa', 'El gobernador del [O Banco de España] habló.', ['O Banco de España']],
  ['nld', 'De gouverneur van [O De Nederlandsche Bank] sprak.', ['O De Nederlandsche Bank']],
  ['slk', 'Primátor [P Peter Bročka] odišiel.', ['P Peter Bročka']],
  ['pol', 'Starosta [P Marek Kowalski] powiedział.', ['P Marek Kowalski']],
  ['rus', 'Губернатор [P Иванов] приехал.', ['P Иванов']],
  ['ind', 'Gubernur [P Dedi Mulyadi] hadir.', ['P Dedi Mulyadi']],
  ['tur', 'Eski Belediye Başkanı [P Ali Kaya] konuştu.', ['P Ali Kaya']],
  ['fin', 'Entinen kunnanjohtaja erosi.', []],
  ['est', 'Endine linnapea lahkus.', []],
  ['lav', 'Pilsētas iedzīvotāji protestē.', []],
  ['lit', 'Miesto gyventojai protestuoja.', []],
  ['lit', 'Daugiabučio gyventoja protestuoja.', []],
  ['fra', 'Le préfet de police [P Laurent Nuñez] parle.', ['P Laurent Nuñez']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const knowledge = { known: parts.known(), usualNames: () => parts.usualNames(language), isTownAdjective }
  const found = withOfficePlaces(tokens, mentions, language, parts.flags(tokens, language, false), knowledge)
  expect(written(text, found)).toEqual(expected)
})

it('cuts the place off an office that a network took together with it', () => {
  const text = 'Simav Belediye Başkanı geldi.'
  const tokens = parts.tokens(text, 'tur')
  const title = { start: 0, end: 22, type: 'TITLE', source: 'DNN' as const, weight: 50, confidence: 0.9 }
  const knowledge = { known: parts.known(), usualNames: () => parts.usualNames('tur') }
  const found = withOfficePlaces(tokens, [title], 'tur', parts.flags(tokens, 'tur', false), knowledge)
  expect(written(text, found)).toEqual(['L Simav', 'TITLE Belediye Başkanı'])
})
