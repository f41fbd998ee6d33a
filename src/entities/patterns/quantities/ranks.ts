/** Nouns beside which "first" and "second" are ranks rather than parts of the flow of speech: "second place", "der erste Preis". */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import type { PatternContext } from '../context.js'

interface RankNouns {
  /** Apart by blanks; with a `*` words may go on. */
  readonly nouns: string
  /** They stand before the ordinal. */
  readonly before?: true
}

const norwegian: RankNouns = { nouns: 'plass plassen klasse klassen premie premien etasje rang kapittel utgave divisjon grad' }

const ranks: Readonly<Partial<Record<EntityLanguage, RankNouns>>> = {
  eng: { nouns: 'place class prize floor grade rank position chapter page edition division row' },
  deu: { nouns: 'Platz Klasse Preis Rang Stock Stelle Kapitel Seite Auflage Liga Grades Reihe Etage' },
  nld: { nouns: 'plaats klas klasse prijs verdieping rang hoofdstuk pagina editie divisie rij' },
  swe: { nouns: 'plats platsen klass klassen pris priset våningen rang kapitlet upplagan divisionen rad raden' },
  dan: { nouns: 'plads pladsen klasse klassen præmie præmien etage rang kapitel udgave division' },
  nob: norwegian,
  nno: norwegian,
  fra: { nouns: 'place classe prix étage rang position chapitre page édition division rangée' },
  spa: { nouns: 'lugar clase premio piso puesto plaza posición capítulo página edición división fila' },
  cat: { nouns: 'lloc classe premi pis posició capítol pàgina edició divisió fila' },
  por: { nouns: 'lugar classe prêmio prémio andar posição capítulo página edição divisão fila' },
  ita: { nouns: 'posto classe premio posizione capitolo pagina edizione divisione' },
  rus: { nouns: 'место места месту местом месте класс* преми* этаж* глава главе главы страниц* степен* дивизион*' },
  pol: { nouns: 'miejsce miejsca miejscu miejscem klas* nagrod* piętr* rozdzia* lidze ligi ligę' },
  tur: { nouns: 'sınıf sınıfı sınıfta sırada sıraya sıradan sırayı katta kata bölüm bölümü bölümde sayfa sayfada lig ligi ligde ligden' },
  hin: { nouns: 'स्थान श्रेणी पुरस्कार मंजिल कक्षा अध्याय पृष्ठ संस्करण दर्जे क्लास' },
  ara: { nouns: 'المركز المرتبة الدرجة الجائزة الطابق الصف الفصل الصفحة الطبعة السؤال بالمركز', before: true },
  zho: { nouns: '名* 位* 章* 节* 節* 回* 集* 届* 屆* 期* 页* 頁* 条* 條* 级* 級* 等* 层* 層* 排* 版* 卷* 课* 課*' },
  jpn: { nouns: '位* 回* 章* 節* 課* 話* 巻* 号* 条* 版* 期*' }
}

/** "In the first place", "en primer lugar": before all else. */
const idioms: Readonly<Partial<Record<EntityLanguage, RegExp>>> = {
  eng: /(?:^|[^\p{L}])in the first place$/iu,
  nld: /(?:^|[^\p{L}])in de eerste plaats$/iu,
  spa: /(?:^|[^\p{L}])en primer lugar$/iu,
  por: /(?:^|[^\p{L}])em (?:primeiro|segundo) lugar$/iu
}
const LONGEST_IDIOM = 24

/** Characters of a noun and the blank beside it. */
const LONGEST = 16

const patternOf = perLanguage((language: EntityLanguage): RegExp | undefined => {
  const row = ranks[language]
  if (row === undefined) return undefined
  const list = row.nouns
    .split(' ')
    .map((noun) => (noun.endsWith('*') ? noun.slice(0, -1) : `${noun}(?![\\p{L}\\p{M}])`))
    .join('|')
  return row.before === true ? new RegExp(`(?<!\\p{L})(?:${list}) $`, 'u') : new RegExp(`^[ \\u00a0]?(?:${list})`, 'u')
})

/** Whether such a noun stands beside the ordinal [start, end). */
export function isRank({ text, language }: PatternContext, start: number, end: number): boolean {
  const pattern = patternOf(language)
  if (pattern === undefined) return false
  if (ranks[language]?.before === true) return pattern.test(text.slice(Math.max(0, start - LONGEST), start))
  const noun = pattern.exec(text.slice(end, end + LONGEST))?.[0]
  const last = end + (noun?.length ?? 0)
  return noun !== undefined && idioms[language]?.test(text.slice(Math.max(0, last - LONGEST_IDIOM), last)) !== true
}
