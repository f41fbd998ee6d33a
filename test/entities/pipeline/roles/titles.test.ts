import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { isGreeting } from '../../../../src/entities/pipeline/greetings.js'
import { withoutTitles } from '../../../../src/entities/pipeline/roles/titles.js'
import { mentionWeight } from '../../../../src/entities/types.js'

it.each<[EntityLanguage, string, string]>([
  ['urd', 'فرزانہ صاحبہ', 'فرزانہ'],
  ['tel', 'శ్రీనివాస్ గారికి', 'శ్రీనివాస్'],
  ['tam', 'ராமன் அவர்களுக்கு', 'ராமன்'],
  ['hin', 'शर्मा जी', 'शर्मा'],
  ['hun', 'Nagy Úr', 'Nagy'],
  ['tur', 'Ayşe Hanımefendi', 'Ayşe'],
  ['tur', 'Ahmet bey', 'Ahmet'],
  ['kor', '김영희 여사', '김영희'],
  ['tha', 'กำนันสมหมาย ทองดี', 'สมหมาย ทองดี'],
  ['msa', 'Guru Besar Rohana Ismail', 'Rohana Ismail'],
  ['msa', 'Penghulu Azman Noh', 'Azman Noh'],
  // a form alone stays, and so does a name that ends like one
  ['urd', 'صاحب', 'صاحب'],
  ['hin', 'शिवाजी', 'शिवाजी']
])('a form of address behind a name is no part of it, %s: %s', (language, text, name) => {
  const found = withoutTitles({ start: 0, end: text.length, type: 'PERSON', source: 'statistical', weight: mentionWeight.model }, text, language)
  expect(text.slice(found.start, found.end)).toBe(name)
})

it.each<[EntityLanguage, string, string]>([
  ['fin', 'T. Mervi Hyttinen', 'Mervi Hyttinen'],
  ['fin', 'T. Hyttinen', 'T. Hyttinen'],
  ['fin', 'J. Mervi Hyttinen', 'J. Mervi Hyttinen'],
  ['est', 'T. Mervi Hyttinen', 'T. Mervi Hyttinen'],
  ['fra', 'Merci Marie', 'Marie'],
  ['fra', 'Mdr Mbappé', 'Mbappé'],
  ['hrv', 'Bravo Luka', 'Luka'],
  ['ron', 'Haha Iohannis', 'Iohannis'],
  ['deu', 'Na Jonas', 'Jonas'],
  ['kor', 'Na Hong-jin', 'Na Hong-jin'],
  ['spa', 'Bravo Murillo', 'Bravo Murillo'],
  ['eng', 'hey steffi', 'steffi'],
  ['fra', 'coucou julie', 'julie'],
  ['ara', 'شكرا زين', 'زين'],
  ['urd', 'السلام علیکم احمد', 'احمد'],
  ['heb', "שלום גב' כהן", 'כהן'],
  ['heb', 'שלום מר פרידמן', 'פרידמן'],
  ['heb', 'שלום חנוך', 'שלום חנוך'],
  ['por', 'Dr.ª Moura', 'Moura'],
  ['ita', 'Dr.ssa Colombo', 'Colombo'],
  // what begins names as well
  ['swe', 'Dag Hammarskjöld', 'Dag Hammarskjöld'],
  ['eng', 'Mila Kunis', 'Mila Kunis'],
  ['eng', 'Cara Delevingne', 'Cara Delevingne'],
  ['ara', 'سلام فياض', 'سلام فياض']
])('a greeting before a name is no part of it, %s: %s', (language, text, name) => {
  const found = withoutTitles({ start: 0, end: text.length, type: 'PERSON', source: 'statistical', weight: mentionWeight.model }, text, language)
  expect(text.slice(found.start, found.end)).toBe(name)
})

it.each<[EntityLanguage, string, string, string]>([
  ['jpn', 'トランプ米', '大統領は会談した', 'トランプ'],
  ['jpn', '田中', '首相は会談した', '田中'],
  ['kor', '박지', '은 드림', '박지은'],
  ['kor', '박지', '은 과장님께', '박지은'],
  ['kor', '김민', '은 학교에 갔다', '김민'],
  ['deu', 'Gruß Kalle', '', 'Kalle'],
  ['nld', 'Lieve Annelies', ',\nWe komen', 'Annelies'],
  ['hrv', 'Draga Jasna', '!', 'Jasna'],
  ['nld', 'Lieve Blancquaert', ' fotografeert', 'Lieve Blancquaert'],
  ['nld', 'Lieve Blancquaert', ', fotografe', 'Lieve Blancquaert'],
  ['pol', 'Pozdrawiam Ewa', '', 'Ewa']
])('edges by what stands behind, and closings, %s: %s', (language, text, rest, name) => {
  const found = withoutTitles({ start: 0, end: text.length, type: 'PERSON', source: 'statistical', weight: mentionWeight.model }, text + rest, language)
  expect((text + rest).slice(found.start, found.end)).toBe(name)
})

it.each([
  ['Salutacions', true],
  ['Feliz Navidad', true],
  ['hey', true],
  ['LG', false],
  ['Cher', false],
  ['Salam', false],
  ['Rosa', false]
])('%s is nothing but a greeting: %s', (text, expected) => expect(isGreeting(text)).toBe(expected))

it.each<[EntityLanguage, string, string, string]>([
  // a given name that is not told, and half of the word for a headman
  ['kor', '피해자 박모 씨는', '박', '박모'],
  ['kor', '최모(34)씨', '최', '최'],
  ['tha', 'ผู้ใหญ่บ้านทองใบ แก้วดี', 'บ้านทองใบ แก้วดี', 'ทองใบ แก้วดี']
])('what a model cut wrongly is mended, %s: %s', (language, text, part, name) => {
  const start = text.indexOf(part)
  const found = withoutTitles({ start, end: start + part.length, type: 'PERSON', source: 'statistical', weight: mentionWeight.model }, text, language)
  expect(text.slice(found.start, found.end)).toBe(name)
})
