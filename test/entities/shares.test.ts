/** Parts of a whole, ranks, ordinals with their signs and from the end, halves and quarters more or less, small units of length. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const parts: readonly Case[] = [
  ['deu', 'Es waren ein Drittel mehr als sonst.', ['NUMBER ein Drittel']],
  ['deu', 'Das Recht eines Dritten bleibt.', []],
  ['swe', 'Hon gick från en tredje plats till seger.', []],
  ['hin', 'एक तिहाई लोग आए।', ['NUMBER एक तिहाई']],
  ['ara', 'شرب نصف العصير.', ['NUMBER نصف']],
  ['ara', 'أخذ ثلث المبلغ.', ['NUMBER ثلث']],
  ['ara', 'فاز في نصف النهائي.', []],
  ['spa', 'Son tres veinteavos del total.', ['NUMBER tres veinteavos']],
  ['por', 'São dois onze avos do total.', ['NUMBER dois onze avos']],
  ['spa', 'Añada 2 y 1/4 tazas.', ['NUMBER 2 y 1/4']],
  ['ita', 'Aggiungere 2 e 1/4 litri.', ['NUMBER 2 e 1/4']]
]

const ordinals: readonly Case[] = [
  ['spa', 'Fue el ducentésimo cliente.', ['NUMBER ducentésimo']],
  ['jpn', '答えは四番目です。', ['NUMBER 四番目']],
  ['jpn', '第四回の会議', ['NUMBER 第四']],
  ['jpn', '第三者の意見', []],
  ['jpn', '従四位上に叙された', []]
]

const counted: readonly Case[] = [
  ['jpn', '十本の指と三冊の本', ['NUMBER 十', 'NUMBER 三']],
  ['hin', 'साढ़े तीन लाख लोग', ['NUMBER साढ़े तीन लाख']],
  ['hin', 'पौने दो किलो चावल', ['NUMBER पौने दो']],
  ['hin', 'उन्होंने दवा का सेवन किया।', []],
  ['fra', 'Il reste au moins deux ans.', ['DATE au moins deux ans']],
  ['fra', 'Il fait moins deux degrés.', ['NUMBER moins deux']]
]

const units: readonly Case[] = [
  ['swe', 'Skiktet är 7 nanometer tjockt.', ['DISTANCE 7 nanometer']],
  ['jpn', '身長は5フィート4インチです。', ['DISTANCE 5フィート4インチ']],
  ['eng', 'The flat has 80 m2.', ['NUMBER 80']],
  ['zho', '死亡率为千分之三。', ['PERCENT 千分之三']]
]

const ranks: readonly Case[] = [
  ['eng', 'She came in second place.', ['NUMBER second']],
  ['eng', 'In the first place, the first time was better.', []],
  ['deu', 'Er kam auf den zweiten Platz.', ['NUMBER zweiten']],
  ['swe', 'Hon slutade på andra plats!', ['NUMBER andra']],
  ['swe', 'Å andra sidan var det kallt.', []],
  ['spa', 'Viaja en primera clase.', ['NUMBER primera']],
  ['spa', 'En primer lugar, gracias.', []],
  ['ara', 'سافر في الدرجة الأولى.', ['NUMBER الأولى']],
  ['zho', '他得了第一名。', ['NUMBER 第一']],
  ['hin', 'वह दूसरे स्थान पर है।', ['NUMBER दूसरे']]
]

const ends: readonly Case[] = [
  ['deu', 'Das vorletzte Buch, das drittletzte Kapitel.', ['NUMBER vorletzte', 'NUMBER drittletzte']],
  ['deu', 'Vorletzte Woche war er hier.', ['DATE Vorletzte Woche']],
  ['fra', "C'est l'avant-dernier chapitre.", ['NUMBER avant-dernier']],
  ['spa', 'Fue el penúltimo.', ['NUMBER penúltimo']],
  ['ita', 'Mostrami il terzultimo.', ['NUMBER terzultimo']],
  ['swe', 'Visa mig näst sista raden.', ['NUMBER näst sista']],
  ['ara', 'أرني قبل الأخير.', ['NUMBER قبل الأخير']],
  ['jpn', '最後から三番目を見せてください。', ['NUMBER 最後から三番目']],
  ['zho', '他是倒数第二个。', ['NUMBER 倒数第二']],
  ['eng', 'Show me the third from the end.', ['NUMBER third from the end']]
]

const alone: readonly Case[] = [
  ['kor', '십육', ['NUMBER 십육']],
  ['kor', '이십은 짝수이다', ['NUMBER 이십']],
  ['kor', '십자가를 보았다', []],
  ['ara', 'واحد', ['NUMBER واحد']],
  ['ara', 'قرأت ثلثان من الكتاب', ['NUMBER ثلثان']],
  ['ita', 'uno', ['NUMBER uno']],
  ['deu', 'eins', ['NUMBER eins']],
  ['deu', 'Es ist eins von vielen.', []],
  ['hin', 'पांच का आठवां भाग', ['NUMBER पांच का आठवां']],
  ['hin', 'कुल 42 में से 17 सीटें', ['NUMBER 42 में से 17']],
  ['hin', 'राम का तीसरा बेटा', ['NUMBER तीसरा']],
  ['jpn', '百分の一が答えです。', ['NUMBER 百分の一']],
  ['swe', 'tre kvarts', ['NUMBER tre kvarts']],
  ['ara', 'إنها الساعة الثامنة وعشرين دقيقة.', ['TIME الساعة الثامنة وعشرين دقيقة']],
  ['jpn', '支持率は3.5ポイント上がった。', ['PERCENT 3.5ポイント']],
  ['jpn', '500ポイントをもらった。', ['NUMBER 500']],
  ['deu', 'Wir treffen uns um viertel acht.', ['TIME viertel acht']],
  ['deu', 'Es ist Viertel nach acht.', ['TIME Viertel nach acht']],
  ['deu', 'Ein Viertel der Leute kam um viertel vor acht.', ['NUMBER Ein Viertel', 'TIME viertel vor acht']]
]

describe.each([
  ['parts of a whole', parts],
  ['ordinals', ordinals],
  ['what is counted, what is more or less', counted],
  ['ranks', ranks],
  ['ordinals from the end', ends],
  ['numbers that are the whole text, shares, particles', alone],
  ['units', units]
] as const)('%s', (_, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => {
    expect(patternMentions(language, text)).toEqual(expected)
  })
})
