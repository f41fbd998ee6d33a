/**
 * Sounds that alternate at the end of stems (`Praha`, `Praze`; `Helsinki`, `Helsingissä`; `Karel`, `Karla`; `Львів`, `Львова`): both come down to one spelling.
 * The rules are those of the languages' grammars of declension; they hold of folded words (no accents) after their endings are off.
 */
import type { EntityLanguage } from '../languages.js'

type Rule = readonly [ends: RegExp, written: string]

/** Second palatalization; `c` stands for `k` and for `č`, which are one letter without accents. */
const palatalLatin: readonly Rule[] = [
  [/(?:dz|[gzh])$/, 'h'],
  [/[kc]$/, 'k']
]
/** A vowel that falls out where an ending follows: `Marek`, `Marka`; `Pavel`, `Pavla`. */
const fleetingE: Rule = [/([^aeiouy])i?e([^aeiouy])$/, '$1$2']
const fleetingA: Rule = [/([^aeiou])a([^aeiou])$/, '$1$2']
const palatalCyrillic: readonly Rule[] = [
  [/[гзж]$/, 'г'],
  [/[кцч]$/, 'к'],
  [/[хсш]$/, 'х']
]
const fleetingCyrillic: Rule = [/([^аеиоуыэюяіїєё])ь?[её]([^аеиоуыэюяіїєёйь])$/, '$1$2']

/** Weak and strong grade; a single `k` that is gone cannot be told and stays (`Turku`, `Turun` are joined by it: both lose it). */
const finnish: readonly Rule[] = [
  [/[ie]$/, ''],
  [/([kpt])\1$/, '$1'],
  [/n[kg]$/, 'ng'],
  [/n[td]$/, 'nn'],
  [/m[pm]$/, 'mm'],
  [/lt$/, 'll'],
  [/rt$/, 'rr'],
  [/h[td]$/, 'ht'],
  [/([aeiouylr])k([aeiouy])$/, '$1$2']
]

const rules: Partial<Record<EntityLanguage, readonly Rule[]>> = {
  ces: [fleetingE, ...palatalLatin],
  slk: [fleetingE, [/([^aeiouy])o([^aeiouy])$/, '$1$2'], ...palatalLatin],
  pol: [fleetingE, [/(?:dz|[dgzh])$/, 'h'], [/[kc]$/, 'k']],
  hrv: [fleetingA, ...palatalLatin],
  srp: [fleetingA, ...palatalLatin, [/([^аеиоу])а([^аеиоу])$/, '$1$2'], ...palatalCyrillic],
  slv: [fleetingE],
  rus: [fleetingCyrillic],
  ukr: [[/[іїоеє]в$/, ''], [/[іїоеє]([^аеиоуюяіїє]{1,2})$/, 'о$1'], ...palatalCyrillic],
  bul: [],
  fin: finnish,
  est: [...finnish, [/([lmnr])\1$/, '$1']],
  // -ம் and -த்து-, -டு and -ட்டு-, -று and -ற்று-; the last vowel sign is off by now
  tam: [
    [/(?:த்த|ம)$/, ''],
    [/ட்ட$/, 'ட'],
    [/ற்ற$/, 'ற']
  ],
  // Hyderabad is written with a vowel at its end and without
  tel: [[/\u0c41$/, '\u0c4d']],
  // -val, -vel take the consonant before them
  hun: [[/([^aeiou])\1[ae]l$/, '$1']]
}

/** At least so many letters stay as they are at the beginning. */
const KEPT = 3

/** The stem with its alternating end in the spelling that stands for all. */
export function withoutAlternation(stem: string, language: EntityLanguage): string {
  let word = stem
  for (const [ends, written] of rules[language] ?? []) {
    const found = ends.exec(word)
    if (found !== null && found.index + (ends.source.startsWith('([^') ? 1 : 0) >= KEPT - 1) word = word.slice(0, found.index) + found[0].replace(ends, written)
  }
  return word
}
