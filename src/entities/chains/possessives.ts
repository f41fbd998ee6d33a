/** Whose an adjective made of a name is (`Perkovićeva momčad`, `Fialova vláda`); South Slavic ones are what women are called as well (`Брнабићева`). */
import type { EntityLanguage } from '../languages.js'
import { foldWord } from './fold.js'

interface Possessives {
  readonly endings: RegExp
  /** Vowels that the endings take the place of, by their first letter. */
  readonly instead: Readonly<Record<string, string>>
  /** The vowel that falls out before them (`Pavel`, `Pavlova`). */
  readonly fleeting: string
}

const latin: Possessives = {
  endings: /(?:[oe]v|(?<=[^aeiou])in)(?:a|e|o|i|u|oj|om|og|oga|ega|em|emu|ih|im|imi|ima)?$/u,
  instead: { o: 'oa', e: 'e', i: 'a' },
  fleeting: 'a'
}
const cyrillic: Possessives = {
  endings: /(?:[ое]в|(?<=[^аеиоу])ин)(?:а|е|о|и|у|ој|ом|ог|ога|их|им|има)?$/u,
  instead: { о: 'оа', е: 'е', и: 'а' },
  fleeting: 'а'
}
/** With a long vowel (`Nováková`) it is what another person is called. */
const czech: Possessives = { endings: /(?:ův|ov[aoyuě])$/u, instead: { o: 'oa', ů: 'oa' }, fleeting: 'e' }
const slovak: Possessives = { endings: /ov(?:a|o|u|i|ho|mu|om)?$/u, instead: { o: 'oa' }, fleeting: 'e' }

const table: Partial<Record<EntityLanguage, readonly Possessives[]>> = {
  ces: [czech],
  slk: [slovak],
  hrv: [latin],
  slv: [latin],
  srp: [latin, cyrillic]
}
const SHORTEST_OWNER = 3
const word = /^\p{Lu}\p{L}+$/u

/** The folded words that a name of one word may be such an adjective of. */
export function ownerOf(name: string, language: EntityLanguage): string[] {
  const rows = table[language]
  if (rows === undefined || !word.test(name)) return []
  return rows.flatMap(({ endings, instead, fleeting }) => {
    const found = endings.exec(name)
    if (found === null || found.index < SHORTEST_OWNER) return []
    const stem = foldWord(name.slice(0, found.index))
    const vowels = [...(instead[found[0].charAt(0)] ?? '')]
    return [stem, ...vowels.map((vowel) => stem + vowel), stem.slice(0, -1) + fleeting + stem.slice(-1)]
  })
}
