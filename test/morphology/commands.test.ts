/** Commands, first persons before a place, infinitives behind modal verbs: verbs that look like nouns or adjectives, and nouns that look like verbs. */
import { describe, expect, test } from 'vitest'
import { openModels } from '../../src/models/store.js'
import { createAnalyser } from '../../src/morphology/analyse.js'

const analyser = createAnalyser(openModels())

/** The words tagged as verbs, with their lemmas. */
async function verbs(language: string, text: string): Promise<string> {
  const { tokens, posTags, lemmas } = await analyser.analyse(text, language, ['parts-of-speech', 'lemmas'], {})
  return tokens
    .map((token, at) => (posTags![at] === 'VERB' ? `${token}:${lemmas![at]}` : ''))
    .filter((verb) => verb !== '')
    .join(' ')
}

describe('verbs that look like other words', () => {
  test.each([
    ['fin', 'Lähetä raportti', 'Lähetä:lähettää'],
    ['fin', 'Lähetä uusi raportti', 'Lähetä:lähettää'],
    ['fin', 'Sulje kaikki ikkunat', 'Sulje:sulkea'],
    ['fin', 'Varaa hotelli Helsingistä', 'Varaa:varata'],
    ['est', 'Saada aruanne', 'Saada:saama'],
    ['est', 'Ava uks', 'Ava:avama'],
    ['tur', 'Raporu gönder', 'gönder:gönder'],
    ['tur', 'Pencereyi kapat', 'kapat:kapat'],
    ['tur', 'Toplantıyı iptal et', 'et:et'],
    ['tur', "Yarın saat 5'te beni ara.", 'ara:ara'],
    ['ind', 'Kirim laporan', 'Kirim:kirim'],
    ['ind', 'Buka pintu', 'Buka:buka'],
    ['ind', 'Cari hotel di Jakarta', 'Cari:cari'],
    ['swe', 'Öppna dörren', 'Öppna:öppna'],
    ['swe', 'Tänd ljusen', 'Tänd:tända'],
    ['swe', 'Jag måste ringa läkaren.', 'måste:måste ringa:ringa'],
    ['pol', 'Kup mleko', 'Kup:kupić'],
    ['pol', 'Zamów pizzę', 'Zamów:zamówić'],
    ['pol', 'Kup nowy chleb', 'Kup:kupić'],
    ['hrv', 'Pošalji izvještaj', 'Pošalji:poslati'],
    ['hrv', 'Provjeri račun', 'Provjeri:provjeriti'],
    ['hrv', 'Pošalji novi izvještaj i nazovi Anu', 'Pošalji:poslati nazovi:nazvati'],
    ['ces', 'Smyj skvrnu.', 'Smyj:smýt'],
    ['slk', 'Umy auto.', 'Umy:umyť'],
    ['pol', 'Podlej kaktusy.', 'Podlej:podlać'],
    ['rus', 'Полей огород.', 'Полей:полить'],
    ['ukr', 'Помий вікно.', 'Помий:помити'],
    ['ukr', 'Полий город.', 'Полий:полити'],
    ['slv', 'Kuj železo, dokler je vroče.', 'Kuj:kovati je:biti'],
    ['lav', 'Izsaki ultimātu.', 'Izsaki:izsacīt'],
    ['ell', 'Σβήσε τη λάμπα.', 'Σβήσε:σβήνω'],
    ['tur', 'Camları sil lütfen.', 'sil:sil'],
    ['tur', 'Masayı topla lütfen.', 'topla:topla'],
    ['por', 'Peça uma pizza', 'Peça:pedir'],
    ['spa', 'Compra leche', 'Compra:comprar'],
    ['spa', 'Vivo en Madrid', 'Vivo:vivir'],
    ['spa', 'Trabajo en Berlín', 'Trabajo:trabajar'],
    ['ita', 'Lavoro a Milano', 'Lavoro:lavorare'],
    ['por', 'Moro em Lisboa', 'Moro:morar']
  ])('%s %s', async (language, text, wanted) => {
    expect(await verbs(language, text)).toBe(wanted)
  })
})

describe('nouns that look like verbs', () => {
  test.each([
    ['fin', 'Kalaa ja perunaa'],
    ['fin', 'Talo meren rannalla'],
    ['est', 'Maja mere ääres'],
    ['tur', 'Güzel bir yaz'],
    ['tur', 'Okulun bahçesi'],
    ['ind', 'Buku pelajaran bahasa'],
    ['ind', 'Rumah sakit umum'],
    ['swe', 'Gamla stan'],
    ['swe', 'Hela huset'],
    ['pol', 'Pokój dzienny'],
    ['hrv', 'Zidovi kuća'],
    ['hrv', 'Stari most'],
    ['hrv', 'Mladi ljudi'],
    ['ces', 'Zahájen výběr'],
    ['ces', 'Ceny potravin'],
    ['slk', 'Budiaci magnet'],
    ['rus', 'Зимой огурцы'],
    ['ukr', 'Збірні іменники'],
    ['lit', 'Žemės drebėjimas'],
    ['lav', 'Reklāmas saukļi'],
    ['ell', 'Τότε το παιδί'],
    ['hrv', 'Knjiga snimanja'],
    ['por', 'Casa do povo'],
    ['spa', 'Trabajo temporal'],
    ['spa', 'Concierto en Madrid']
  ])('%s %s', async (language, text) => {
    expect(await verbs(language, text)).toBe('')
  })
})

describe('German in small letters and alone', () => {
  test.each([
    ['augenring', 'augenring:Auge+Ring'],
    ['waschmaschine kaufen berlin', 'waschmaschine:waschen+Maschine'],
    ['milch, eier, käse', 'milch eier käse'],
    ['rezept apfelkuchen einfach', 'rezept apfelkuchen:Apfel+Kuchen'],
    ['Schrankwand Eiche massiv', 'Schrankwand:Schrank+Wand Eiche']
  ])('%s', async (text, wanted) => {
    const { tokens, posTags, compoundComponents } = await analyser.analyse(text, 'deu', ['parts-of-speech', 'compound-components'], {})
    const nouns = tokens.map((token, at) =>
      posTags![at] === 'NOUN' ? [token, ...(compoundComponents![at] ? [compoundComponents![at].join('+')] : [])].join(':') : ''
    )
    expect(nouns.filter((noun) => noun !== '').join(' ')).toBe(wanted)
  })
})

describe('forms of known words are no compounds', () => {
  test.each([
    ['hun', 'tanárok'],
    ['hun', 'határok'],
    ['fin', 'koirasta'],
    ['deu', 'Soldaten'],
    ['deu', 'Getränke'],
    ['nob', 'partier'],
    ['dan', 'billeder'],
    ['est', 'kohvrist'],
    ['nld', 'katholieken']
  ])('%s %s', async (language, word) => {
    expect((await analyser.analyse(word, language, ['compound-components'], {})).compoundComponents).toEqual([null])
  })
  test.each([
    ['hun', 'paradicsomlevesek', 'paradicsom+leves'],
    ['fin', 'tomaattikeittoa', 'tomaatti+keitto'],
    ['nld', 'e-mails', 'e+mail'],
    ['deu', 'Waschmaschinen', 'waschen+Maschine']
  ])('%s %s', async (language, word, wanted) => {
    const { compoundComponents } = await analyser.analyse(word, language, ['compound-components'], {})
    expect(compoundComponents![0]?.join('+')).toBe(wanted)
  })
})

describe('lemmas', () => {
  test.each([
    ['nno', 'Ho kom i går.', 'kom', 'kome'],
    ['nno', 'Han sat og las.', 'sat', 'sitje'],
    ['nno', 'Boka låg på bordet.', 'låg', 'liggje'],
    ['nno', 'Det vart seint.', 'vart', 'verte'],
    ['swe', 'Min bror jobbar på en bank.', 'bank', 'bank'],
    ['swe', 'Vi har en katt.', 'katt', 'katt']
  ])('%s %s %s', async (language, text, word, wanted) => {
    const { tokens, lemmas } = await analyser.analyse(text, language, ['lemmas'], {})
    expect(lemmas![tokens.indexOf(word)]).toBe(wanted)
  })
})
