/** Amounts in Arabic forms, numbers that "and" is written to, Korean numbers before names, short dates before times. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const arabic: readonly Case[] = [
  ['ara', 'دفع 42 ليرة لبنانية', ['MONEY 42 ليرة لبنانية']],
  ['ara', '3 جنيهات استرلينية', ['MONEY 3 جنيهات استرلينية']],
  ['ara', 'خمسة دولارات أمريكية', ['MONEY خمسة دولارات أمريكية']],
  ['ara', 'السعر 200 دولار أميركي', ['MONEY 200 دولار أميركي']],
  ['ara', '3 دنانير أردنية', ['MONEY 3 دنانير أردنية']],
  ['ara', 'ثمنه 5 شواقل', ['MONEY 5 شواقل']],
  ['ara', 'ألف دينار كويتي', ['MONEY ألف دينار كويتي']],
  ['ara', 'دفع 20 دينار جيد', ['MONEY 20 دينار']]
]

const casesOfScales: readonly Case[] = [
  ['tel', 'రూ.200 కోట్లతో చేపట్టారు', ['MONEY రూ.200 కోట్లతో']],
  ['tel', 'రూ.50 లక్షలకు అమ్మారు', ['MONEY రూ.50 లక్షలకు']],
  ['tam', 'ரூ.200 கோடியில் பாலம்', ['MONEY ரூ.200 கோடியில்']],
  ['tam', 'ரூ.50 லட்சத்துக்கு விற்றார்', ['MONEY ரூ.50 லட்சத்துக்கு']],
  ['ben', '৫০ লাখ টাকায় বিক্রি', ['MONEY ৫০ লাখ টাকায়']]
]

const adjectives: readonly Case[] = [
  ['fas', 'رشوه ۵۰۰ میلیون تومانی', ['MONEY ۵۰۰ میلیون تومانی']],
  ['fas', 'قرارداد ۲۰ میلیون یورویی', ['MONEY ۲۰ میلیون یورویی']],
  ['tur', '5 milyon dolarlık anlaşma', ['MONEY 5 milyon dolarlık']],
  ['hun', '500 forintos érme', ['MONEY 500 forintos']],
  ['rus', '100-рублёвая купюра', ['MONEY 100-рублёвая']],
  ['pol', '100-złotowy banknot', ['MONEY 100-złotowy']],
  ['ces', '100-korunová bankovka', ['MONEY 100-korunová']]
]

const chinese: readonly Case[] = [
  ['zho', '新台幣一萬兩千元', ['MONEY 新台幣一萬兩千元']],
  ['zho', '三萬二千元人民幣', ['MONEY 三萬二千元人民幣']],
  ['zho', '5000元新台幣', ['MONEY 5000元新台幣']],
  ['zho', '500元港币', ['MONEY 500元港币']]
]

const signs: readonly Case[] = [
  ['spa', 'Me hicieron una RM en la clínica.', []],
  ['spa', 'dos RM y una TL', ['NUMBER dos']],
  ['msa', 'dua juta RM', ['MONEY dua juta RM']],
  ['msa', 'RM500', ['MONEY RM500']],
  ['eng', 'one million TRY', ['MONEY one million TRY']]
]

const rests: readonly Case[] = [
  ['ita', 'Costa 45 euro e 50 in tutto.', ['MONEY 45 euro e 50']],
  ['spa', 'son 3 euros con 50 el kilo', ['MONEY 3 euros con 50']],
  ['deu', '5 Euro 50 für alles', ['MONEY 5 Euro 50']],
  ['ita', '45 euro e 50 persone', ['MONEY 45 euro', 'NUMBER 50']]
]

const joined: readonly Case[] = [
  ['ara', 'اشتريت كتابا وعشرين قلما', ['NUMBER عشرين']],
  ['ara', 'خمسة وعشرون كتابا', ['NUMBER خمسة وعشرون']],
  ['ara', 'الأولى و 18 كتابا', ['NUMBER 18']],
  ['ara', 'ولد وبنت وثمن الكتاب', []],
  ['heb', 'בין עשרה ועשרים שקלים', ['NUMBER עשרה', 'MONEY עשרים שקלים']],
  ['heb', 'ואחד הילדים', []]
]

const korean: readonly Case[] = [
  ['kor', '2억 5천만 네덜란드 시민', ['NUMBER 2억 5천만']],
  ['kor', '2천 두바이 왕복', ['NUMBER 2천']],
  ['kor', '3백 네 명', ['NUMBER 3백 네']]
]

const events: readonly Case[] = [
  ['kor', '공연은 10/3 오후 7시', ['DATE 10/3 오후 7시']],
  ['jpn', '10/3 19時から', ['DATE 10/3 19時から']],
  ['zho', '10/3 下午3点', ['DATE 10/3 下午3点']],
  ['eng', 'Show 10/3 7pm', ['DATE 10/3 7pm']],
  ['fra', 'Concert 10/3 19h30', ['DATE 10/3 19h30']],
  ['ita', 'Concerto 10/3 ore 19.30', ['DATE 10/3 ore 19.30']],
  ['pol', 'Koncert 10/3 godz. 19:00', ['DATE 10/3 godz. 19:00']],
  ['eng', 'cut 1/2 7 inch boards', ['NUMBER 1/2', 'DISTANCE 7 inch']]
]

const prices: readonly Case[] = [
  ['swe', 'Priset är 87:40 kronor och 1 265:10 kr.', ['MONEY 87:40 kronor', 'MONEY 1 265:10 kr.']],
  ['swe', 'kl. 12:30', ['TIME kl. 12:30']],
  ['ron', 'TVA 237,50 lei', ['MONEY 237,50 lei']],
  ['tur', 'Fiyatı 250 lira', ['MONEY 250 lira']],
  ['ita', 'Con 3 lei', ['NUMBER 3']],
  ['ara', 'المبلغ 28.40 ريالاً', ['MONEY 28.40 ريالاً']],
  ['eng', 'The shares closed at 573p.', ['MONEY 573p']],
  ['eng', 'The video is in 1080p and costs 50p.', ['MONEY 50p']],
  ['eng', 'Rub a 1.5 kg chicken with oil', ['NUMBER 1.5']],
  ['eng', 'RUB 500', ['MONEY RUB 500']],
  ['ell', 'πέτυχε 37 πόντους', ['NUMBER 37']],
  ['ell', 'οθόνη 27 ιντσών', ['DISTANCE 27 ιντσών']],
  ['jpn', '巨人が4－2で勝った', []],
  ['fra', 'Facture F-2024-118', []],
  ['eng', 'Boxes 10-20 apples', ['NUMBER 10', 'NUMBER 20']],
  ['por', 'contra R$ 498 milhões um ano antes', ['MONEY R$ 498 milhões', 'DATE um ano antes']],
  ['tur', 'KDV %20 290,00 TL', ['PERCENT %20', 'MONEY 290,00 TL']]
]

const words: readonly Case[] = [
  ['kor', '2017년 전주에서 태어났다', ['DATE 2017년']],
  ['kor', '2년 전에 시작했다', ['DATE 2년 전']],
  ['nld', 'Hij zei dat op 1 januari alles verandert', ['DATE 1 januari']],
  ['nld', 'dat jaar was goed', ['DATE dat jaar']],
  ['hun', '2024. október 8-án a kormány', ['DATE 2024. október 8-án']],
  ['vie', 'ngày 15/6/2024 giữa các bên', ['DATE ngày 15/6/2024']],
  ['vie', 'giữa tháng 6', ['DATE giữa tháng 6']],
  ['nob', 'Betales innen den 20. hver måned', ['DATE innen den 20.', 'DATE hver måned']],
  ['pol', 'do 10. dnia miesiąca', ['DATE do 10. dnia miesiąca']],
  ['pol', 'o godzinie piątej po południu', ['TIME o godzinie piątej po południu']],
  ['ara', 'الساعة الخامسة مساءً', ['TIME الساعة الخامسة مساءً']],
  ['ces', 'v 17. hodině', ['TIME 17. hodině']],
  ['ces', 'r. v. 2016', ['DATE r. v. 2016']],
  ['slk', 'v r. 2016', ['DATE r. 2016']],
  ['swe', 'Volvo V60 från 2017', ['DATE från 2017']],
  ['swe', 'vecka 40', ['DATE vecka 40']],
  ['ces', 've středu 12. 11. v 9:15 na úřadě', ['DATE středu 12. 11. v 9:15']],
  ['slk', 'v piatok 7. 11. a v sobotu 21. 6.', ['DATE piatok 7. 11.', 'DATE sobotu 21. 6.']],
  ['eng', 'I bought a Galaxy S24 last month.', ['DATE last month']],
  ['pol', 'Wypadek na S8 pod Piotrkowem', []],
  ['eng', 'He climbed to 7th and bogeyed the 9th and 14th.', ['NUMBER 7th', 'NUMBER 9th', 'NUMBER 14th']],
  ['eng', 'april 9th through 17th', ['DATE april 9th through 17th']],
  ['eng', 'a 24-year-old man', ['NUMBER 24']],
  ['ita', 'Vieni alle 19 da Mario? Lavoro fino alle 17', ['TIME 19', 'TIME fino alle 17']],
  ['ita', 'Premi alle 19 squadre', ['NUMBER 19']],
  ['spa', 'Trabajo hasta las 22, luego voy.', ['TIME hasta las 22']],
  ['nld', 'Om 19 bij Jan, om 30 leden te werven', ['TIME 19', 'NUMBER 30']],
  ['deu', 'um 8 auf 15 gestiegen, um 19 bei Anna', ['NUMBER 8', 'NUMBER 15', 'TIME 19']],
  ['rus', 'в 19 у Ани, в 19 из 20 городов', ['TIME 19', 'NUMBER 19', 'NUMBER 20']],
  ['eng', '2019–present Site manager', ['DATE 2019–present']],
  ['zho', '一個半小時', ['TIME 一個半小時']],
  ['ron', 'Bunicul a murit ieri, am sunat.', ['DATE ieri']],
  ['kor', '3월 20일이라 내일 제출', ['DATE 3월 20일', 'DATE 내일']],
  ['rus', 'с 1 по 15 августа', ['DATE с 1 по 15 августа']],
  ['heb', 'ב-18:45 בתחנה', ['TIME 18:45']]
]

describe.each([
  ['Arabic money', arabic],
  ['adjectives of money', adjectives],
  ['Chinese money', chinese],
  ['signs behind numbers in words', signs],
  ['cents without their name', rests],
  ['cases of scale words', casesOfScales],
  ['numbers that "and" is written to', joined],
  ['Korean numbers before names', korean],
  ['short dates before times', events],
  ['prices', prices],
  ['words beside dates and hours', words]
] as const)('%s', (_name, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(patternMentions(language, text)).toEqual(expected)
  })
})
