/**
 * Sounds that alternate at the end of stems (`Praha`, `Praze`; `Helsinki`, `Helsingissä`; `Karel`, `Karla`; `Львів`, `Львова`): both come down to one spelling.
 * The rules are those of the languages' grammars of declension; they hold of folded words (no accents) after their endings are off.
 */
import type { EntityLanguage } from '../languages.js'

/** `letters`, of which one stands at `place`, counted from the end: most words are refused by a look at it; left out where any may stand there. */
type Rule = readonly [ends: RegExp, written: string | ((found: RegExpExecArray) => string), letters?: string, place?: number]

/** What the groups hold, without what is between and behind them. */
const kept = (found: RegExpExecArray) => found[1]! + (found[2] ?? '')

/** Second palatalization; `c` stands for `k` and for `č`, which are one letter without accents. */
const palatalLatin: readonly Rule[] = [
  [/(?:dz|[gzh])$/, 'h', 'gzh'],
  [/[kc]$/, 'k', 'kc']
]
/** A vowel that falls out where an ending follows: `Marek`, `Marka`; `Pavel`, `Pavla`. */
const fleetingE: Rule = [/([^aeiouy])i?e([^aeiouy])$/, kept, 'e', 2]
const fleetingA: Rule = [/([^aeiou])a([^aeiou])$/, kept, 'a', 2]
const palatalCyrillic: readonly Rule[] = [
  [/[гзж]$/, 'г', 'гзж'],
  [/[кцч]$/, 'к', 'кцч'],
  [/[хсш]$/, 'х', 'хсш']
]
const fleetingCyrillic: Rule = [/([^аеиоуыэюяіїєё])ь?[её]([^аеиоуыэюяіїєёйь])$/, kept, 'её', 2]

/** Weak and strong grade; a single `k` that is gone cannot be told and stays (`Turku`, `Turun` are joined by it: both lose it). */
const finnish: readonly Rule[] = [
  [/[ie]$/, '', 'ie'],
  [/([kpt])\1$/, kept, 'kpt'],
  [/n[kg]$/, 'ng', 'kg'],
  [/n[td]$/, 'nn', 'td'],
  [/m[pm]$/, 'mm', 'pm'],
  [/lt$/, 'll', 't'],
  [/rt$/, 'rr', 't'],
  [/h[td]$/, 'ht', 'td'],
  [/([aeiouylr])k([aeiouy])$/, kept, 'k', 2]
]

const rules: Partial<Record<EntityLanguage, readonly Rule[]>> = {
  ces: [fleetingE, ...palatalLatin],
  slk: [fleetingE, [/([^aeiouy])o([^aeiouy])$/, kept, 'o', 2], ...palatalLatin],
  pol: [fleetingE, [/(?:dz|[dgzh])$/, 'h', 'dgzh'], [/[kc]$/, 'k', 'kc']],
  hrv: [fleetingA, ...palatalLatin],
  srp: [fleetingA, ...palatalLatin, [/([^аеиоу])а([^аеиоу])$/, kept, 'а', 2], ...palatalCyrillic],
  slv: [fleetingE],
  rus: [fleetingCyrillic],
  ukr: [[/[іїоеє]в$/, '', 'в'], [/[іїоеє]([^аеиоуюяіїє]{1,2})$/, (found) => `о${found[1]}`], ...palatalCyrillic],
  bul: [],
  fin: finnish,
  est: [...finnish, [/([lmnr])\1$/, kept, 'lmnr']],
  // -ம் and -த்து-, -டு and -ட்டு-, -று and -ற்று-; the last vowel sign is off by now
  tam: [
    [/(?:த்த|ம)$/, '', 'தம'],
    [/ட்ட$/, 'ட', 'ட'],
    [/ற்ற$/, 'ற', 'ற']
  ],
  // Hyderabad is written with a vowel at its end and without
  tel: [[/\u0c41$/, '\u0c4d', '\u0c41']],
  // -val, -vel take the consonant before them
  hun: [
    [/([cglnstz])\1([syz])[ae]l$/, kept, 'l'],
    [/([^aeiou])\1[ae]l$/, kept, 'l']
  ]
}

/** At least so many letters stay as they are at the beginning. */
const KEPT = 3

/** The stem with its alternating end in the spelling that stands for all. */
export function withoutAlternation(stem: string, language: EntityLanguage): string {
  let word = stem
  for (const rule of rules[language] ?? []) {
    const ends = rule[0]
    const written = rule[1]
    if (rule[2]?.includes(word.charAt(word.length - (rule[3] ?? 1))) === false) continue
    const found = ends.exec(word)
    if (found === null || found.index + (ends.source.startsWith('([^') ? 1 : 0) < KEPT - 1) continue
    word = word.slice(0, found.index) + (typeof written === 'string' ? written : written(found))
  }
  return word
}
