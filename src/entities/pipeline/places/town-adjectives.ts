/** Slavic towns of an adjective and a noun at the head of a sentence, where the adjective's capital tells nothing: `Нови Сад је …`, `Стара Пазова …`, `Nová Paka …`. */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { holds, meetings } from '../cover.js'
import { firstLetters } from '../first-letters.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, startsSentence, textOf } from '../token-places.js'

/** New, old, great, small, upper, lower, in the cases that towns are named in; none that is a given name as well. */
const adjectives: Readonly<Partial<Record<EntityLanguage, string>>> = {
  srp: 'Нови Нова Ново Стари Стара Старо Велики Велика Велико Мали Мала Мало Горњи Горња Горње Доњи Доња Доње Бачка Бачки Novi Nova Novo Stari Stara Staro Veliki Velika Veliko Mali Mala Malo Gornji Gornja Gornje Donji Donja Donje Bačka Bački',
  hrv: 'Novi Nova Novo Stari Stara Staro Veliki Velika Veliko Mali Mala Malo Gornji Gornja Gornje Donji Donja Donje',
  slv: 'Novi Nova Novo Stari Stara Staro Veliki Velika Veliko Velike Mali Mala Malo Gornji Gornja Dolnji Dolnja Dolenjske Slovenska Slovenske',
  bul: 'Нов Нова Ново Нови Стар Стара Старо Велики Велика Велико Малки Малка Малко Горни Горна Горно Долни Долна Долно',
  ukr: 'Новий Нова Нове Старий Стара Старе Великий Велика Великі Малий Мала Верхній Верхня Нижній Нижня',
  rus: 'Новый Новая Новое Старый Старая Старое Великий Великая Великие Малый Малая Верхний Верхняя Нижний Нижняя',
  pol: 'Nowy Nowa Nowe Stary Stara Stare Wielki Wielka Wielkie Mały Mała Górny Górna Dolny Dolna Zielona',
  ces: 'Nový Nová Nové Starý Stará Staré Velký Velká Velké Malý Malá Malé Horní Dolní Český Česká České',
  slk: 'Nový Nová Nové Starý Stará Staré Veľký Veľká Veľké Malý Malá Malé Horný Horná Horné Dolný Dolná Dolné'
}
const sets = new Map(
  Object.entries(adjectives).map(([language, list]) => {
    const words = new Set(list.split(' '))
    return [language as EntityLanguage, { words, begins: firstLetters(words) }]
  })
)
const CONFIDENCE = 0.85
const capitalised = /^\p{Lu}\p{Ll}/u

/** Whether towns of two words begin with a word. */
export function isTownAdjective(word: string, language: EntityLanguage): boolean {
  return sets.get(language)?.words.has(word) === true
}

/**
 * Names with such towns: what lists have as a place, and what a model took for a person, or of which it found the noun alone. Linear.
 * @param flags of the lists, by token (`Flag`)
 */
export function withTownsOfAdjectives(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const own = sets.get(language)
  if (own === undefined) return [...names]
  const { words, begins } = own
  let beside: ReturnType<typeof meetings<Mention>> | undefined
  const replaced = new Set<Mention>()
  const found: Mention[] = []
  for (let token = 0; token + 1 < tokens.count; token++) {
    const start = tokens.starts[token]!
    const end = tokens.ends[token + 1]!
    if (!begins.has(tokens.text.charCodeAt(start)) || !words.has(textOf(tokens, token)) || !startsSentence(tokens, token)) continue
    if (!isBlankBehind(tokens, token) || !capitalised.test(textOf(tokens, token + 1))) continue
    beside ??= meetings([...names].sort(byStart))
    const met = beside({ start, end })
    const isListed = (flags[token]! & Flag.placeFirst) !== 0 && (flags[token]! & flags[token + 1]! & Flag.several) !== 0
    const isWhole = met.length === 1 && met[0]!.type === 'PERSON' && met[0]!.start === start && met[0]!.end === end
    const isNoun = met.length === 1 && met[0]!.type === 'PERSON' && met[0]!.start === tokens.starts[token + 1] && met[0]!.end === end
    // more of it belongs to another name: `Нови Сад Филм`
    if (met.some((one) => one.end > end || (one.type !== 'PERSON' && holds(one, { start, end })))) continue
    if (!isListed && ((!isWhole && !isNoun) || (flags[token + 1]! & (Flag.given | Flag.surname)) !== 0)) continue
    for (const one of met) replaced.add(one)
    found.push(ruleMention(start, end, 'LOCATION', 'town-adjectives', CONFIDENCE))
  }
  return found.length === 0 ? [...names] : [...names.filter((one) => !replaced.has(one)), ...found].sort(byStart)
}
