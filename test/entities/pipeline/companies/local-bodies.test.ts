import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withLocalBodies } from '../../../../src/entities/pipeline/companies/local-bodies.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const store = openModels()
const parts = standardParts(store)

it.each<[EntityLanguage, string, string[]]>([
  ['ukr', '[L Яворівська] селищна рада голосує.', ['O Яворівська селищна рада']],
  ['ukr', 'На Трускавецькому заводі мінеральних вод свято.', ['O Трускавецькому заводі мінеральних вод']],
  ['ukr', 'Лікують у [L Рівненській лікарні] швидкої допомоги.', ['O Рівненській лікарні швидкої допомоги']],
  ['ukr', 'Полтавський завод закрили, міська рада мовчить.', []],
  ['ukr', 'Батьківська рада обурена. Українська школа чекає.', []],
  ['rus', 'Дело ведёт Ардатовский межрайонный следственный отдел.', ['O Ардатовский межрайонный следственный отдел']],
  ['rus', 'Пожар на [L Павловском] молочном заводе.', ['O Павловском молочном заводе']],
  ['rus', 'Городской суд решил. Московский завод встал.', []],
  ['bul', 'На място са РСПБЗН – [L Добрич] и [O Плевенският районен] съд.', ['O РСПБЗН – Добрич', 'O Плевенският районен съд']],
  ['pol', 'Zaprasza Miejski Ośrodek Kultury w [L Łobzie].', ['O Miejski Ośrodek Kultury w Łobzie']],
  ['pol', 'Uczy w Szkole Podstawowej nr 2 w [L Bielsku Podlaskim] od lat.', ['O Szkole Podstawowej nr 2 w Bielsku Podlaskim']],
  ['pol', 'w ówczesnej Zasadniczej Szkole Zawodowej w [L Brodnicy]', ['L Brodnicy']],
  ['pol', 'Szkoła w [L Łobzie] stoi, Urząd Gminy w piątek nieczynny.', ['L Łobzie']],
  ['ces', 'Mateřská škola [P Stružnice] zve rodiče.', ['O Mateřská škola Stružnice']],
  ['ces', 'Obecní úřad [P Novákovi] odpověděl.', ['P Novákovi']],
  ['slk', 'Urbársky spolok [P Krivá] a Obecný úrad Zuberec pozývajú.', ['O Urbársky spolok Krivá', 'O Obecný úrad Zuberec']],
  ['slk', 'Obecný úrad v stredu nepracuje.', []],
  ['slv', 'Vabi Krajevna skupnost Kobarid.', ['O Krajevna skupnost Kobarid']],
  ['hrv', 'Ležao je u [L Općoj] bolnici [P Vinkovci].', ['O Općoj bolnici Vinkovci']],
  ['srp', 'Месна заједница [L Велики Радинци] зове [P Јована Илића].', ['O Месна заједница Велики Радинци', 'P Јована Илића']],
  ['lit', 'Pranešė Zarasų rajono policijos komisariatas.', ['O Zarasų rajono policijos komisariatas']],
  ['lit', 'Rajono savivaldybė ir Lietuvos mokyklos laukia.', []],
  ['lav', 'Lēma [L Alojas] novada dome.', ['O Alojas novada dome']],
  ['lav', 'Latvijas skola un Novada dome.', []],
  ['lav', 'Puse skolas brauks, Ilūkstes skola arī.', ['O Ilūkstes skola']],
  ['lit', 'Privačios mokyklos dirba.', []],
  ['est', '[L Antsla] vallavalitsus otsustas.', ['O Antsla vallavalitsus']],
  ['est', 'Eesti kool on hea.', []],
  ['fin', 'Rautjärven kunta ja [L Simpeleen] koulu kutsuvat.', ['O Rautjärven kunta', 'O Simpeleen koulu']],
  ['fin', 'Suomen koulu on hyvä, uuden kunnan nimi puuttuu.', []],
  ['hun', 'Zárva a [L Csongrádi] Polgármesteri Hivatal.', ['O Csongrádi Polgármesteri Hivatal']],
  ['ell', 'Μεταφέρθηκε στο Κέντρο Υγείας [L Κρεστένων].', ['O Κέντρο Υγείας Κρεστένων']],
  ['ell', 'Ο [P Δήμος Παπαδόπουλος] μίλησε.', ['P Δήμος Παπαδόπουλος']],
  ['tur', '[O Cenaze Gemerek Devlet Hastanesi koridorunda] öldü.', ['O Gemerek Devlet Hastanesi']],
  ['tur', 'Büyükşehir Belediyesi açıkladı.', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = entityTokens(text, language, store)
  expect(written(text, withLocalBodies(tokens, mentions, language, parts.flags(tokens, language, false)))).toEqual(expected)
})
