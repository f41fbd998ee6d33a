import { describe, expect, test } from 'vitest'
import { openModels } from '../../src/models/store.js'
import { createAnalyser } from '../../src/morphology/analyse.js'

const analyser = createAnalyser(openModels())

/** Tag and lemma of the first token written `token`. */
async function read(language: string, text: string, token: string): Promise<readonly [string | null, string | null] | undefined> {
  const { tokens, posTags, lemmas } = await analyser.analyse(text, language, ['parts-of-speech', 'lemmas'], {})
  const at = tokens.indexOf(token)
  return at < 0 ? undefined : [posTags![at]!, lemmas![at]!]
}

type Row = readonly [language: string, text: string, token: string, tag: string, lemma: string]

const rows = (cases: readonly Row[]): void => {
  test.each(cases)('%s %s (%s)', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
}

describe('a verb whose lemma as a noun or an adjective would be made up', () => {
  rows([
    ['spa', 'Las puertas chillaban.', 'chillaban', 'VERB', 'chillar'],
    ['spa', 'Los grillos chirriaban y las tablas crujían.', 'crujían', 'VERB', 'crujir'],
    ['spa', 'Las gallinas cacareaban y los viejos tosían.', 'tosían', 'VERB', 'toser'],
    ['spa', 'Los orígenes zoonóticos del virus.', 'zoonóticos', 'ADJ', 'zoonótico'],
    ['hrv', 'Djevojke su lagano plesale.', 'plesale', 'VERB', 'plesati'],
    ['ces', 'Vítr kvílí v komíně.', 'kvílí', 'VERB', 'kvílet'],
    ['slv', 'Ko zleze v oči.', 'zleze', 'VERB', 'zlesti']
  ])
})

describe('a noun whose lemma as a verb would be made up', () => {
  rows([
    ['est', 'Pesumasin on katki.', 'Pesumasin', 'NOUN', 'pesumasin'],
    ['fin', 'Kuolinsyy oli ampumahaava niskassa.', 'ampumahaava', 'NOUN', 'ampumahaava'],
    ['fin', 'lähettämäni kirje', 'lähettämäni', 'VERB', 'lähettää'],
    ['fin', 'Elämäni on kaunista.', 'Elämäni', 'NOUN', 'elämä'],
    ['bul', 'Изпрати ми файла.', 'файла', 'NOUN', 'файл'],
    ['slv', 'Je vse leto zima.', 'zima', 'NOUN', 'zima']
  ])
})

describe('a subject and its verb', () => {
  rows([
    ['hrv', 'Ptica pjeva.', 'pjeva', 'VERB', 'pjevati'],
    ['hrv', 'Pas laje.', 'laje', 'VERB', 'lajati'],
    ['srp', 'Пас лаје.', 'лаје', 'VERB', 'лајати'],
    ['slv', 'Pes laja, mačka spi.', 'laja', 'VERB', 'lajati'],
    ['cat', 'El gat miola.', 'miola', 'VERB', 'miolar'],
    ['ron', 'Câinele latră.', 'latră', 'VERB', 'lătra'],
    ['ces', 'Kráva bečí.', 'bečí', 'VERB', 'bečet'],
    ['hun', 'A macska nyávog.', 'nyávog', 'VERB', 'nyávog'],
    ['eng', 'The dog barks.', 'barks', 'VERB', 'bark'],
    ['eng', 'The old engine stalls.', 'stalls', 'VERB', 'stall'],
    ['eng', 'Dog barks', 'barks', 'NOUN', 'bark']
  ])
})

describe('negated verbs', () => {
  rows([
    ['ces', 'Nekradu auta.', 'Nekradu', 'VERB', 'krást'],
    ['ces', 'Ženy nezavolat zapomněly.', 'nezavolat', 'VERB', 'zavolat'],
    ['ces', 'To nemůžu udělat.', 'nemůžu', 'VERB', 'moci'],
    ['ces', 'Nechal to být.', 'Nechal', 'VERB', 'nechat'],
    ['slk', 'Musím to nekúpiť.', 'nekúpiť', 'VERB', 'kúpiť'],
    ['slk', 'Ženy nezabudnú na to.', 'nezabudnú', 'VERB', 'zabudnúť']
  ])
})

describe('stems and spellings', () => {
  rows([
    ['hun', 'Itt vannak a leveleim.', 'leveleim', 'NOUN', 'levél'],
    ['hun', 'Elvesztek a poharaim.', 'poharaim', 'NOUN', 'pohár'],
    ['hun', 'A tehenem beteg.', 'tehenem', 'NOUN', 'tehén'],
    ['hun', 'A sarokban áll.', 'sarokban', 'NOUN', 'sarok'],
    ['hun', 'Nem tudom megnyitni.', 'megnyitni', 'VERB', 'megnyit'],
    ['deu', 'Der Fluss ist breit.', 'Fluss', 'NOUN', 'Fluss'],
    ['deu', 'Ein nasser Hund bellt.', 'nasser', 'ADJ', 'nass'],
    ['deu', 'Die Strasse ist lang.', 'Strasse', 'NOUN', 'Straße'],
    ['deu', 'Ein Fuß tut weh.', 'Fuß', 'NOUN', 'Fuß'],
    ['deu', 'Wir gehn nach Hause.', 'gehn', 'VERB', 'gehen'],
    ['deu', 'Das ist ein Brillenglas.', 'Brillenglas', 'NOUN', 'Brillenglas']
  ])
})

describe('verbs with a prefix, pasts and reflexives that no list has', () => {
  rows([
    ['lav', 'Atsūti man vēstuli.', 'Atsūti', 'VERB', 'atsūtīt'],
    ['lit', 'Ji mokėsi ir juokėsi.', 'mokėsi', 'VERB', 'mokytis'],
    ['lit', 'Ji mokėsi ir juokėsi.', 'juokėsi', 'VERB', 'juoktis'],
    ['ell', 'Οι πυροσβέστες απομάκρυναν τους ενοίκους.', 'απομάκρυναν', 'VERB', 'απομακρύνω'],
    ['ell', 'Τα παιδιά τσίριζαν.', 'τσίριζαν', 'VERB', 'τσιρίζω'],
    ['ell', 'Τα χέρια έτρεμαν.', 'έτρεμαν', 'VERB', 'τρέμω'],
    ['ind', 'Dia ngomong terus.', 'ngomong', 'VERB', 'ngomong'],
    ['ind', 'Mereka berbeda pendapat.', 'berbeda', 'VERB', 'beda']
  ])
})

describe('words of several stems, own plurals, doubled nouns', () => {
  test.each([
    ['ell', 'Έφαγα ψωμί.', 'Έφαγα', 'VERB', 'τρώω'],
    ['ell', 'Χθες έφαγε ψάρι.', 'έφαγε', 'VERB', 'τρώω'],
    ['hrv', 'Donesi kruh.', 'Donesi', 'VERB', 'donijeti'],
    ['lit', 'Išploviau grindis.', 'Išploviau', 'VERB', 'išplauti'],
    ['lit', 'Pamiršau raktus.', 'Pamiršau', 'VERB', 'pamiršti'],
    ['ukr', 'Де мої ключі?', 'ключі', 'NOUN', 'ключ'],
    ['ukr', 'Гроші лежать тут.', 'Гроші', 'NOUN', 'гроші'],
    ['ind', 'Rumah-rumah itu besar.', 'Rumah-rumah', 'NOUN', 'rumah'],
    ['ind', 'Laba-laba itu besar.', 'Laba-laba', 'NOUN', 'laba-laba'],
    ['ind', 'Dia memasak nasi.', 'memasak', 'VERB', 'masak'],
    ['ind', 'Dia memukul bola.', 'memukul', 'VERB', 'pukul'],
    ['est', 'Vanaema magab.', 'Vanaema', 'NOUN', 'vanaema']
  ])('%s: %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})

describe('first words', () => {
  test.each([
    ['ind', 'Ibu memasak nasi.', 'Ibu', 'NOUN', 'ibu'],
    ['srp', 'Пас је трчао по дворишту.', 'Пас', 'NOUN', 'пас'],
    ['ind', 'Jakarta sangat besar.', 'Jakarta', 'PROPN', 'Jakarta'],
    ['fin', 'Tuo minulle vettä.', 'Tuo', 'VERB', 'tuoda'],
    ['fin', 'Tuo talo on vanha.', 'Tuo', 'PRON', 'tuo'],
    ['est', 'Too mulle vett.', 'Too', 'VERB', 'tooma'],
    ['tur', 'Anahtarını unutma!', 'unutma', 'VERB', 'unut'],
    ['tur', 'Kapıyı açma.', 'açma', 'VERB', 'aç']
  ])('%s: %s', async (language, text, token, tag, lemma) => {
    expect(await read(language, text, token)).toEqual([tag, lemma])
  })
})

describe('strong pasts', () => {
  rows([
    ['swe', 'Hon skrek och stack.', 'stack', 'VERB', 'sticka'],
    ['swe', 'Han teg.', 'teg', 'VERB', 'tiga'],
    ['swe', 'Solen sken.', 'sken', 'VERB', 'skina'],
    ['swe', 'Han sköt.', 'sköt', 'VERB', 'skjuta'],
    ['swe', 'Han tog ett bad.', 'bad', 'NOUN', 'bad'],
    ['swe', 'Han gick ut och öppnade dörren.', 'öppnade', 'VERB', 'öppna'],
    ['dan', 'Tyven stjal bilen.', 'stjal', 'VERB', 'stjæle'],
    ['dan', 'Han skød.', 'skød', 'VERB', 'skyde'],
    ['dan', 'Jeg tog et bad.', 'bad', 'NOUN', 'bad'],
    ['nno', 'Båten sokk.', 'sokk', 'VERB', 'søkke'],
    ['swe', 'En bar vid havet.', 'bar', 'NOUN', 'bar']
  ])
})

describe('participles with the verb for be', () => {
  rows([
    ['deu', 'Der Hund ist weggelaufen.', 'weggelaufen', 'VERB', 'weglaufen'],
    ['deu', 'Das Kind ist eingeschlafen.', 'eingeschlafen', 'VERB', 'einschlafen'],
    ['deu', 'Er ist verheiratet.', 'verheiratet', 'ADJ', 'verheiratet']
  ])
})

describe('names of women, imperatives of sending', () => {
  rows([
    ['hrv', 'Ivana spava.', 'Ivana', 'PROPN', 'Ivana'],
    ['hrv', 'Marija i Petra dolaze.', 'Petra', 'PROPN', 'Petra'],
    ['slk', 'Zuzka spí.', 'Zuzka', 'PROPN', 'Zuzka'],
    ['ces', 'Petra jsem viděl.', 'Petra', 'PROPN', 'Petr'],
    ['rus', 'Перешли мне счёт.', 'Перешли', 'VERB', 'переслать'],
    ['rus', 'Пришли письмо.', 'Пришли', 'VERB', 'прислать'],
    ['rus', 'Пришли гости.', 'Пришли', 'VERB', 'прийти'],
    ['rus', 'Дети перешли дорогу.', 'перешли', 'VERB', 'перейти']
  ])
})

describe('weak letters, duals, spoken forms, one convention', () => {
  rows([
    ['ara', 'ألقت الكلمة', 'ألقت', 'VERB', 'أَلقَى'],
    ['ara', 'أصغت إلى الريح', 'أصغت', 'VERB', 'أَصغَى'],
    ['ara', 'أكلت البنت التفاحة', 'أكلت', 'VERB', 'أَكَل'],
    ['ara', 'امتلأت الغرفة', 'امتلأت', 'VERB', 'اِمتَلَأ'],
    ['ara', 'تعوي الذئاب', 'تعوي', 'VERB', 'عَوَى'],
    ['heb', 'תוכלי לבוא?', 'תוכלי', 'VERB', 'יכול'],
    ['heb', 'תלמידי הכיתה באו', 'תלמידי', 'NOUN', 'תלמיד'],
    ['heb', 'ידיה רעדו', 'ידיה', 'NOUN', 'יד'],
    ['fas', 'نمی‌دونم', 'نمی‌دونم', 'VERB', 'دانست'],
    ['fas', 'می‌رم خونه', 'خونه', 'NOUN', 'خانه'],
    ['fas', 'بیان او ساده است.', 'بیان', 'NOUN', 'بیان'],
    ['urd', 'اس نے کہا', 'کہا', 'VERB', 'کہنا'],
    ['hin', 'वह गाता है', 'गाता', 'VERB', 'गा'],
    ['hin', 'कुत्ता भौंकता है', 'कुत्ता', 'NOUN', 'कुत्ता']
  ])
})
