/** Ordinals that count from the end: the last but one, the third from the end. */
import type { EntityLanguage } from '../../languages.js'

/** All strings of a stem and an ending, apart by `|`; members stand between blanks. */
function forms(stems: string, endings: string): string {
  return stems
    .split(' ')
    .flatMap((stem) => endings.split(' ').map((ending) => (ending === '-' ? stem : stem + ending)))
    .join('|')
}

/** Ordinals and what says that they count from the end, in this order or the other. */
function joined(ordinals: string, end: string, order: 'before' | 'behind'): string {
  return ordinals
    .split('|')
    .map((ordinal) => (order === 'behind' ? `${ordinal} ${end}` : `${end}${ordinal}`))
    .join('|')
}

const words: Readonly<Partial<Record<EntityLanguage, string>>> = {
  eng: `penultimate|antepenultimate|last but one|last but two|second last|${['to last', 'from last', 'from the end', 'to the last', 'from the last'].map((end) => joined('second|third|fourth|fifth', end, 'behind')).join('|')}`,
  deu: `${forms('vorletzt zweitletzt drittletzt viertletzt vorvorletzt', 'e er en es em')}|${joined('zweite|dritte|vierte|zweiter|dritter|vierter', 'von hinten', 'behind')}|${joined('der|die|das', 'vor dem letzten', 'behind')}|${joined('der|die|das', 'vor der letzten', 'behind')}`,
  nld: 'voorlaatste|op een na laatste|op één na laatste|op twee na laatste|op drie na laatste|één na laatste|een na laatste|twee na laatste|tweede van achteren|derde van achteren|degene voor de laatste|die voor de laatste',
  swe: `näst sista|näst siste|näst sist|näst näst sista|den före den sista|den före den siste|det före det sista|${joined('andra|tredje|fjärde|femte', 'från slutet', 'behind')}`,
  dan: 'næstsidste|næst sidste|tredjesidste|tredje sidste|den før den sidste|det før det sidste',
  nob: 'nest siste|nestsiste|tredje siste|tredje sist|den før den siste|det før det siste',
  nno: 'nest siste|nestsiste|tredje siste|den før den siste',
  fra: `${forms('avant-dernier avant-dernière antépénultième pénultième', '- s')}|celui d'avant le dernier|celle d'avant la dernière|celui avant le dernier|celle avant la dernière|deuxième avant la fin|troisième avant la fin`,
  spa: `${forms('penúltim antepenúltim', 'o a os as')}|anterior al último|anterior a la última|anteriores al último|el antes del último|la antes de la última|el de antes del último|la de antes de la última`,
  cat: forms('penúltim antepenúltim', '- a s es'),
  por: `${forms('penúltim antepenúltim', 'o a os as')}|anterior ao último|anterior à última|o antes do último|a antes da última|o que vem antes do último`,
  ita: `${forms("penultim terzultim quartultim quintultim terz'ultim", 'o a i e')}|quello prima dell'ultimo|quella prima dell'ultima|quelli prima degli ultimi|quelle prima delle ultime`,
  ron: forms('penultim antepenultim', 'ul a ii ele'),
  tur: `sondan bir önceki|sondan bir öncekini|sondan bir öncekine|sondan bir öncekinin|sondan önceki|sondan öncekini|${joined('birinci|ikinci|üçüncü|dördüncü|beşinci', 'sondan ', 'before')}`,
  rus: forms('предпоследн', 'ий яя ее ие его ей ему им ем юю их ими'),
  ukr: forms('передостанн', 'ій я є і ього ьої ьому ю іх'),
  pol: forms('przedostatni', '- a e ego ej emu m mi ch ą'),
  ces: forms('předposlední', '- ho mu m ch mi'),
  slk: forms('predposledn', 'ý á é ého ej ému om ú'),
  ara: 'قبل الأخير|قبل الأخيرة|قبل الاخير|قبل الاخيرة|ما قبل الأخير|ما قبل الأخيرة|الواحد قبل الأخير|الواحد قبل الاخير|الثاني من الأخير|الثالث من الأخير|الثالث من النهاية|الثاني من النهاية|الثانية من النهاية|الثالثة من النهاية|الثاني قبل الأخير|الثاني إلى الأخير|الثانية إلى الأخيرة|الثانية الى الاخير|الثاني الى الاخير|التي سبقت الأخيرة|الذي سبق الأخير|التي قبل الأخيرة|الذي قبل الأخير|الثاني من الاخير|الثالث من الاخير',
  hin: `${['आखिरी से ', 'अंतिम से ', 'आखिर से ', 'अंत से ', 'आखिरी का '].map((end) => joined('दूसरा|दूसरी|दूसरे|तीसरा|तीसरी|तीसरे|चौथा|चौथी|पहले', end, 'before')).join('|')}|उपांत्य|अंतिम वाले से पहले वाला|अंतिम से पहले वाला|आखिरी से पहले वाला|आखिरी वाले से पहले वाला|आखिरी वाले का पिछला वाला|अंतिम वाले से पहले वाली|आखिरी वाले से पहले वाली`
}

/** Such ordinals of a language as `form=value`, apart by `|`; their value is none that a day or an hour has. */
export function endOrdinals(language: EntityLanguage): string {
  const list = words[language]
  return list === undefined
    ? ''
    : list
        .split('|')
        .map((form) => `${form}=${FROM_THE_END}`)
        .join('|')
}

const FROM_THE_END = 999

const fromEnd = /(?:最後|後ろ|終わり)から|倒[数數]第|(?:끝|마지막)에서/uy

/** Whether what says so begins at a place, in the languages that write it before the number. */
export function countsFromEnd(text: string, start: number): boolean {
  fromEnd.lastIndex = start
  return fromEnd.test(text)
}
