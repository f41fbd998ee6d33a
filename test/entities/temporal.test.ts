import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { entityCodes, entityLanguage } from '../../src/entities/languages.js'
import type { PatternContext } from '../../src/entities/patterns/context.js'
import { findTemporal } from '../../src/entities/patterns/temporal/index.js'

/** A text of one sentence; what is found does not depend on the other tokens. */
function context(language: EntityLanguage, text: string): PatternContext {
  const none = new Uint32Array(0)
  return { text, language, tokens: { text, count: 0, starts: none, ends: none, classes: new Uint8Array(0), sentences: none } }
}

function found(language: EntityLanguage, text: string): string[] {
  return findTemporal(context(language, text)).map(
    (mention) => `${mention.type === 'TEMPORAL:TIME' ? 'TIME' : 'DATE'} ${text.slice(mention.start, mention.end)}`
  )
}

const expressions: ReadonlyArray<readonly [EntityLanguage, string, readonly string[]]> = [
  ['eng', 'She was born on March 3, 1974 in Leeds.', ['DATE March 3, 1974']],
  ['eng', 'arr 11:20, 14MAR25', ['DATE 11:20, 14MAR25']],
  ['eng', 'dep 07:45 03JUN, back 10JUN2025', ['DATE 07:45 03JUN', 'DATE 10JUN2025']],
  ['deu', 'Abflug 14MAI25, zurück 03JUN.', ['DATE 14MAI25', 'DATE 03JUN']],
  ['eng', 'type 14MAR25X', ['DATE 14MAR']],
  ['deu', 'Die Firma wurde 1887 gegründet.', ['DATE 1887']],
  ['deu', 'Er wurde 1742 in Köln geboren, starb 1799 und blieb.', ['DATE 1742', 'DATE 1799']],
  ['deu', 'Es wurden 1742 neue Fälle gemeldet.', []],
  ['nld', 'Het bedrijf werd 1887 opgericht.', ['DATE 1887']],
  ['swe', 'Företaget grundades 1887 i Örebro.', ['DATE 1887']],
  ['dan', 'Firmaet blev grundlagt 1887.', ['DATE 1887']],
  ['pol', 'Firma założona 1887 w Łodzi.', ['DATE 1887']],
  ['hin', 'कंपनी की स्थापना 1995 में हुई थी।', ['DATE 1995']],
  ['hin', '1995 में उन्होंने कंपनी शुरू की।', ['DATE 1995']],
  ['hin', '1985 में से 20 लोग', []],
  ['swe', 'Polisen gjorde under lördagen 20 gripanden.', ['DATE lördagen']],
  ['swe', 'Lördagen 12 inbrott anmäldes.', ['DATE Lördagen']],
  ['swe', 'På måndagen 20 maj öppnar butiken.', ['DATE måndagen 20 maj']],
  ['swe', 'Onsdag 20 i stadshuset.', ['DATE Onsdag 20']],
  ['nob', 'Lørdag 12 innbrudd ble meldt.', ['DATE Lørdag']],
  ['dan', 'Lørdag 12 indbrud blev anmeldt.', ['DATE Lørdag']],
  ['spa', 'Pilar, el domingo 5 jugamos.', ['DATE domingo 5']],
  ['eng', 'Rain is likely tomorrow at 5 pm and the shop opens at 9:30.', ['DATE tomorrow at 5 pm', 'TIME 9:30']],
  ['eng', 'Closed from June 2 to July 5, 2019 for repairs', ['DATE from June 2 to July 5, 2019']],
  ['eng', 'The bridge was built in the early 1930s', ['DATE early 1930s']],
  ['eng', 'Fighting went on until the 15th century', ['DATE until the 15th century']],
  ['eng', 'It took three and a half hours', ['TIME three and a half hours']],
  ['eng', 'A reply came two weeks ago', ['DATE two weeks ago']],
  ['eng', 'Registered 2016-11-07T05:30:00Z by the server', ['DATE 2016-11-07T05:30:00Z']],
  ['deu', 'Der Vertrag vom 14. Oktober 2003 endet nächsten Freitag', ['DATE 14. Oktober 2003', 'DATE nächsten Freitag']],
  ['deu', 'Wir treffen uns um 17.30 Uhr', ['TIME 17.30 Uhr']],
  ['deu', 'Vor drei Jahren war das anders', ['DATE Vor drei Jahren']],
  ['fra', 'Le colis arrive le 3 mai à 17 h', ['DATE 3 mai à 17 h']],
  ['fra', 'Publié le 3 mai 2024 à 08h12 par nous', ['DATE 3 mai 2024 à 08h12']],
  ['spa', 'Nació el 5 de enero de 1998', ['DATE 5 de enero de 1998']],
  ['por', 'A loja fecha na próxima terça-feira', ['DATE próxima terça-feira']],
  ['ita', 'Lo incontrai lunedì 23 luglio 2019', ['DATE lunedì 23 luglio 2019']],
  ['nld', 'De winkel opent volgende week maandag', ['DATE volgende week maandag']],
  ['swe', 'Mötet hålls den 17 maj 2031', ['DATE den 17 maj 2031']],
  ['fin', 'Hän syntyi 17. toukokuuta 1931', ['DATE 17. toukokuuta 1931']],
  ['hun', 'A találkozó 2019. július 23. napján lesz', ['DATE 2019. július 23. napján']],
  ['lit', 'Gimė 1998 m. gruodžio 31 d.', ['DATE 1998 m. gruodžio 31 d.']],
  ['rus', 'Встреча состоится 5 марта 2020 г. в Москве', ['DATE 5 марта 2020 г.']],
  ['ukr', 'Він народився 31 грудня 1998 року', ['DATE 31 грудня 1998 року']],
  ['pol', 'Spotkanie odbędzie się w środę o godzinie 17:30', ['DATE środę o godzinie 17:30']],
  ['tur', "Ocak 2016'da taşındık", ['DATE Ocak 2016']],
  ['ara', 'وصل يوم الاثنين', ['DATE يوم الاثنين']],
  ['ara', 'ولد في ٥ يناير ٢٠٢٤', ['DATE ٥ يناير ٢٠٢٤']],
  ['heb', 'הוא נולד ב-5 בינואר 2024', ['DATE 5 בינואר 2024']],
  ['hin', 'वह 5 जनवरी 2024 को आया', ['DATE 5 जनवरी 2024']],
  ['zho', '会议将于2019年7月23日下午三点举行', ['DATE 2019年7月23日下午三点']],
  ['zho', '他二〇一七年去了上海', ['DATE 二〇一七年']],
  ['zho', '今天来了三个人', ['DATE 今天']],
  ['zho', '三年来没有变化', ['DATE 三年来']],
  ['zho', '三个月来没有变化', ['DATE 三个月来']],
  ['jpn', '来週の月曜日に会いましょう', ['DATE 来週の月曜日']],
  ['jpn', '平成30年4月1日から施行', ['DATE 平成30年4月1日から']],
  ['kor', '3월 5일 오후 7시에 만나자', ['DATE 3월 5일 오후 7시']],
  ['heb', 'הם נפגשו ביום שלישי בירושלים', ['DATE ביום שלישי']],
  ['tha', 'เมื่อวันที่ 14 พฤษภาคม 2567 เขามา', ['DATE เมื่อวันที่ 14 พฤษภาคม 2567']],
  ['tha', 'เขาเกิดวันที่ 17 พฤษภาคม พ.ศ. 2531', ['DATE วันที่ 17 พฤษภาคม พ.ศ. 2531']],
  ['eng', 'In 1066 William came; in 1200 rooms 1500 guests slept.', ['DATE 1066']],
  ['eng', 'Dante (1265–1321) and the night before', ['DATE 1265–1321', 'DATE the night before']],
  [
    'eng',
    'The 2023/24 season began like the school year 2008 or a song of the nineties',
    ['DATE The 2023/24 season', 'DATE the school year 2008', 'DATE the nineties']
  ],
  ['eng', 'Office hours: Mon-Fri 9:00-17:00', ['DATE Mon-Fri 9:00-17:00']],
  ['eng', 'Q1\tQ2\tMonday\tTuesday', ['DATE Q1', 'DATE Q2', 'DATE Monday', 'DATE Tuesday']],
  ['deu', 'Am 1.6. oder 1.7. geht es los', ['DATE 1.6.', 'DATE 1.7.']],
  ['deu', 'Im Jahr 800 war es anders als im Schuljahr 2023/24', ['DATE Im Jahr 800', 'DATE im Schuljahr 2023/24']],
  ['ces', 'Jednání se koná 4. března v 10.30 h.', ['DATE 4. března v 10.30 h']],
  ['ces', 'Termín je 1. 6. nebo 1. 7. podle dohody', ['DATE 1. 6.', 'DATE 1. 7.']],
  ['fra', 'Ouvert de 9h30 à 12h et de 14h à 19h, entre 5h et 6h30', ['TIME de 9h30 à 12h', 'TIME 14h à 19h', 'TIME entre 5h et 6h30']],
  ['nld', 'Open van 9.00 tot 17.30 uur, zoals het was in de jaren negentig', ['TIME van 9.00 tot 17.30 uur', 'DATE jaren negentig']],
  ['pol', 'W latach 90. sklep był czynny w godz. 8-16', ['DATE W latach 90.', 'TIME godz. 8-16']],
  ['rus', 'В 988 году и в 90-е годы', ['DATE 988 году', 'DATE 90-е годы']],
  ['ita', "Negli anni '90 pioveva come il giorno prima", ["DATE Negli anni '90", 'DATE il giorno prima']],
  ['hun', '1526-ban volt a csata', ['DATE 1526']],
  ['tur', "1453'te ve 1990'larda", ['DATE 1453', "DATE 1990'larda"]],
  ['nob', 'Åpent man–fre kl. 9–17', ['DATE man–fre kl. 9–17']],
  ['vie', 'Cuộc họp vào ngày 5 tháng 3 năm 2020', ['DATE ngày 5 tháng 3 năm 2020']],
  ['vie', 'Cửa hàng mở vào tháng 9.', ['DATE vào tháng 9']],
  ['vie', 'Cuối tháng 10 sẽ xong', ['DATE Cuối tháng 10']],
  ['vie', 'Từ tháng 3 đến tháng 5', ['DATE Từ tháng 3 đến tháng 5']]
]

const noExpressions: ReadonlyArray<readonly [EntityLanguage, string]> = [
  ['vie', 'lương tháng 10 triệu'],
  ['eng', 'You may march on, and the second may follow.'],
  ['eng', 'See section 3.1.2 and version 2.10.4 of the file.'],
  ['eng', 'It costs $12 or 15% more, B2 and mp3 included.'],
  ['eng', 'Call 555-1234-5678 or write to 192.168.10.12.'],
  ['eng', 'The sun sat low; Mr. Mon has 7 cats.'],
  ['eng', 'The first of them won 3:1 on points.'],
  ['fra', 'Le jeu de la mer'],
  ['deu', 'Mir ist so, wie du es sagst, mi casa'],
  ['fin', 'Se on su ja ke'],
  ['zho', '他买了三本书'],
  ['kor', '일본은 일이 많다']
]

describe('dates and times', () => {
  it.each(expressions)('%s: %s', (language, text, expected) => {
    expect(found(language, text)).toEqual(expected)
  })

  it.each(noExpressions)('%s without any: %s', (language, text) => {
    expect(found(language, text)).toEqual([])
  })

  it('does not run over the end of a sentence or a line', () => {
    expect(found('eng', 'We left on Monday\nTuesday was quiet')).toEqual(['DATE Monday', 'DATE Tuesday'])
    const text = 'It opened in June. 2019 people came.'
    const { tokens } = context('eng', text)
    const starts = Uint32Array.of(0, 19)
    expect(
      findTemporal({ text, language: 'eng', tokens: { ...tokens, count: 2, starts, sentences: Uint32Array.of(0, 1) } }).map((mention) => mention.end)
    ).toEqual([17])
  })

  it.each([...new Set(entityCodes.map((code) => entityLanguage(code)!))])('reads the long date of CLDR in %s', (language) => {
    const text = '31/12/1998 05:45'
    expect(found(language, text)).toEqual([`DATE ${text}`])
  })

  it.each([
    ['digits', '7'.repeat(50_000)],
    ['digits and slashes', '1/1/'.repeat(12_500)],
    ['numbers', '1 '.repeat(25_000)],
    ['one word', 'monday'.repeat(8000)],
    ['connectors', 'of the '.repeat(7000)],
    ['marks', '\u0301'.repeat(50_000)],
    ['lone surrogates', '\ud800'.repeat(50_000)],
    ['nul', '\0'.repeat(50_000)]
  ])('survives 50,000 characters of %s', (_name, text) => {
    for (const mention of findTemporal(context('eng', text))) expect(mention.end).toBeLessThanOrEqual(text.length)
  })
})
