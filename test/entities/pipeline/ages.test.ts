import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { findPatterns } from '../../../src/entities/patterns/index.js'
import { withoutAges } from '../../../src/entities/pipeline/ages.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import { openModels } from '../../../src/models/store.js'
import { read } from '../marked-text.js'
import { patternMentions } from '../pattern-mentions.js'

const store = openModels()

/** Ages are numbers, as "24-year-old" is, and no dates; spans of time are dates. */
describe('ages by the words around them', () => {
  it.each<[EntityLanguage, string, string[]]>([
    ['eng', 'He is 24 years old. They are 3 years and 4 months old.', ['NUMBER 24', 'NUMBER 3', 'NUMBER 4']],
    ['eng', 'A contract of 3 years. 24 years ago', ['DATE 3 years', 'DATE 24 years ago']],
    ['deu', 'Eine 31 Jahre alte Frau. Er starb im Alter von 81 Jahren. Sie waren 18 bis 25 Jahre alt.', ['NUMBER 31', 'NUMBER 81', 'NUMBER 18', 'NUMBER 25']],
    ['deu', 'Ein Vertrag von 3 Jahren und 12 Monate Haft', ['DATE 3 Jahren und 12 Monate']],
    ['fra', 'Un homme de 43 ans. Une femme âgée de 31 ans. Il a 24 ans.', ['NUMBER 43', 'NUMBER 31', 'NUMBER 24']],
    ['deu', 'Mit 17 Jahren zog er um. Mit 17 Jahren Erfahrung', ['NUMBER 17', 'DATE 17 Jahren']],
    ['spa', 'Los menores de 18 años y un plazo menor de 5 años', ['NUMBER 18', 'DATE 5 años']],
    ['rus', 'В 17 лет он уехал. Дети до 14 лет.', ['NUMBER 17', 'NUMBER 14']],
    ['fra', 'À 17 ans, il part. Les moins de 18 ans.', ['NUMBER 17', 'NUMBER 18']],
    ['fra', 'Il a 3 ans pour payer. Un contrat de 5 ans.', ['DATE 3 ans', 'DATE 5 ans']],
    ['spa', 'Un hombre de 43 años. La víctima, de 27 años, y Ana Ruiz, 45 años.', ['NUMBER 43', 'NUMBER 27', 'NUMBER 45']],
    ['spa', 'Tiene 24 años. Murió a los 81 años.', ['NUMBER 24', 'NUMBER 81']],
    ['spa', 'Tiene 43 años de historia. Condenado a 12 años.', ['DATE 43 años', 'DATE 12 años']],
    ['por', 'Uma idosa com 84 anos. Maria Sousa, 45 anos, veio.', ['NUMBER 84', 'NUMBER 45']],
    ['ita', 'Un uomo di 43 anni. Anna Rossi, 45 anni, è qui.', ['NUMBER 43', 'NUMBER 45']],
    ['ita', 'Un contratto di 3 anni', ['DATE 3 anni']],
    ['ron', 'Un bărbat de 43 de ani. În vârstă de 27 de ani.', ['NUMBER 43', 'NUMBER 27']],
    ['cat', 'Un home de 43 anys', ['NUMBER 43']],
    ['nld', 'Hij is 24 jaar. Een vrouw van 63 jaar uit Assen', ['NUMBER 24', 'NUMBER 63']],
    ['nld', 'Een contract van 3 jaar', ['DATE 3 jaar']],
    ['swe', 'En man på 43 år. Hon är 31 år gammal.', ['NUMBER 43', 'NUMBER 31']],
    ['swe', 'Ett avtal på 3 år', ['DATE 3 år']],
    ['dan', 'En mand på 43 år', ['NUMBER 43']],
    ['nob', 'Han er 24 år.', ['NUMBER 24']],
    ['nno', 'Ein mann på 43 år', ['NUMBER 43']],
    ['fin', 'Hän kuoli 81 vuoden iässä.', ['NUMBER 81']],
    ['est', 'Ta on 24 aastat vana.', ['NUMBER 24']],
    ['lav', '43 gadus vecs vīrietis', ['NUMBER 43']],
    ['lit', '43 metų vyras. Jam 24 metai.', ['NUMBER 43', 'NUMBER 24']],
    ['lit', 'Po 20 metų Lietuva pasikeitė.', ['DATE Po 20 metų']],
    ['pol', 'Zmarł w wieku 81 lat. Mężczyzna lat 43.', ['NUMBER 81', 'NUMBER 43']],
    ['pol', 'Muzyka lat 80.', ['DATE lat 80']],
    ['ces', 'Zemřel ve věku 81 let. 43letý muž', ['NUMBER 81']],
    ['ces', 'Má 10 let záruku.', ['DATE 10 let']],
    ['slk', 'Zomrel vo veku 81 rokov.', ['NUMBER 81']],
    ['slv', 'Star je 24 let.', ['NUMBER 24']],
    ['hrv', 'Muškarac star 43 godine', ['NUMBER 43']],
    ['srp', 'Има 24 године.', ['NUMBER 24']],
    ['bul', 'Мъж на 43 години', ['NUMBER 43']],
    ['rus', 'Ему 24 года. Умер в возрасте 81 года. Мальчик 6 лет.', ['NUMBER 24', 'NUMBER 81', 'NUMBER 6']],
    ['rus', 'Контракт на 3 года', ['DATE 3 года']],
    ['ukr', 'Його дружині 34 роки.', ['NUMBER 34']],
    ['hun', 'Egy 43 éves férfi. 81 éves korában halt meg.', ['NUMBER 43', 'NUMBER 81']],
    ['hun', 'A 3 éves szerződés', ['DATE 3 éves']],
    ['ell', 'Άνδρας 43 ετών', ['NUMBER 43']],
    ['ara', 'يبلغ من العمر 43 عاما', ['NUMBER 43']],
    ['ara', 'قبل 24 عاما', ['DATE قبل 24 عاما']],
    ['heb', 'ילד בן 6 שנים', ['NUMBER 6']],
    ['fas', 'مردی ۴۳ ساله', ['NUMBER ۴۳']],
    ['urd', '43 سالہ شخص', ['NUMBER 43']],
    ['hin', '43 साल का आदमी', ['NUMBER 43']],
    ['hin', '24 साल पहले', ['DATE 24 साल पहले']],
    ['ben', '৪৩ বছর বয়সী এক ব্যক্তি', ['NUMBER ৪৩']],
    ['tel', '24 సంవత్సరాల యువకుడు', ['NUMBER 24']],
    ['tha', 'ชายอายุ 43 ปี', ['NUMBER 43']],
    ['tha', 'จำคุก 3 ปี', ['DATE 3 ปี']],
    ['ind', 'Dia berusia 24 tahun.', ['NUMBER 24']],
    ['msa', 'Lelaki berumur 43 tahun', ['NUMBER 43']],
    ['tgl', 'Siya ay 24 taong gulang.', ['NUMBER 24']]
  ])('%s: %s', (language, text, expected) => {
    expect(patternMentions(language, text)).toEqual(expected)
  })
})

describe('ages behind a person', () => {
  // the number stays
  it.each<[EntityLanguage, string, string[]]>([
    ['swe', '[P Anna], 12 år, såg allt.', ['12']],
    ['pol', '[P Halina], lat 49, jest chora.', ['49']],
    ['ara', 'أعلن [P أحمد] (45 عاما) ذلك', ['45']],
    ['ind', '[P Budi] (45 tahun) datang.', ['45']],
    ['rus', 'Пострадавшей, [P Анне], 61 год.', ['61']],
    ['swe', 'Det fanns hos [O Anna], 12 år, och här.', ['12 år', '12']],
    ['swe', '[P Anna], 12 år senare.', ['12 år senare', '12']]
  ])('%s: %s', (language, marked, expected) => {
    const { text, mentions } = read(marked)
    const patterns = findPatterns({ text, language, tokens: entityTokens(text, language, store) })
    expect(withoutAges(text, patterns, mentions, language).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })
})
