/** What tells a man from a woman: forms of address, and the endings of surnames that are adjectives or decline by gender. */
import type { EntityLanguage } from '../languages.js'

const male =
  'mr mister sir lord king prince herr herrn monsieur m señor sr don dom signor signore sig senhor meneer dhr hr pan pana panu panem господин господина господину г-н гн пан пана domnul dl bay κύριος κ السيد الشيخ श्री श्रीमान'
const female =
  'mrs ms miss madam lady queen princess dame frau fru madame mme mademoiselle mlle señora señorita sra doña dona signora sig.ra senhora mevrouw mw pani panie rouva госпожа госпожи госпоже г-жа гжа пані doamna dna bayan κυρία السيدة श्रीमती सुश्री'

export type Gender = 'm' | 'f' | undefined

/** Forms of address that tell nothing of that kind. */
const neutral = new Set(
  'dr prof professor president emperor st saint judge justice captain capt colonel col general gen sen senator rep rev pope chancellor minister doktor docteur dott drs ir ing mgr maitre'.split(
    ' '
  )
)

const genders = new Map<string, 'm' | 'f'>([...male.split(' ').map((word) => [word, 'm'] as const), ...female.split(' ').map((word) => [word, 'f'] as const)])
const after = new Map<string, 'm' | 'f'>([
  ['先生', 'm'],
  ['女士', 'f'],
  ['小姐', 'f'],
  ['太太', 'f'],
  ['夫人', 'f']
])

/** Whether a folded word is a form of address or a title that stands before names. */
export function isAddress(word: string): boolean {
  return genders.has(word) || neutral.has(word)
}

/** `m` or `f` by the form of address before (or, in Chinese, after) a name; undefined without one. */
export function genderByTitle(text: string, start: number, end: number): Gender {
  const suffix = after.get(text.slice(end, end + 2))
  if (suffix !== undefined) return suffix
  let to = start
  while (to > 0 && (text[to - 1] === ' ' || text[to - 1] === '\u00a0' || text[to - 1] === '.')) to--
  if (to === start) return undefined
  let from = to
  while (from > 0 && to - from < 12 && !/\s/.test(text[from - 1]!)) from--
  return genders.get(
    text
      .slice(from, to)
      .toLowerCase()
      .replace(/^[("'“„«]+/, '')
  )
}

/** Endings of surnames that only one gender has, in any case; what both have in some case (Russian -ова: hers, or his in the genitive) is left out. */
const endings: Partial<Record<EntityLanguage, { readonly m: RegExp; readonly f: RegExp }>> = {
  pol: { m: /(?:sk|ck|dzk)(?:i|iego|iemu|im)$/u, f: /(?:sk|ck|dzk)(?:a|ą|iej)$/u },
  ces: { m: /(?:ý|ého|ému|ým)$/u, f: /(?:á|é|ou)$/u },
  slk: { m: /(?:ý|ého|ému|ým)$/u, f: /(?:á|ou|ej)$/u },
  rus: { m: /(?:[оеё]в|[иы]н|(?:[оеё]в|[иы]н)ым|ский|ского|скому|ским)$/u, f: /(?:(?:[оеё]в|[иы]н)ой|ская|скую)$/u },
  ukr: { m: /(?:[сцз]ький|[сцз]ького|[сцз]ькому|[сцз]ьким)$/u, f: /(?:[сцз]ька|[сцз]ької|[сцз]ькій|[сцз]ьку|[сцз]ькою|[оеє]вої|[оеє]вій|[оеє]вою)$/u },
  bul: { m: /(?:[оеё]в|[иы]н|ски)$/u, f: /(?:[оеё]ва|[иы]на|ска)$/u },
  lit: { m: /(?:as|is|us|ys)$/u, f: /(?:ien|ait|yt|ut|iūt)(?:ė|ės|ei|ę|e)$/u }
}

/** `m` or `f` by the ending of a surname; undefined where it tells nothing. @param surname in small letters */
export function genderByEnding(surname: string, language: EntityLanguage): Gender {
  const known = endings[language]
  if (known === undefined) return undefined
  return known.f.test(surname) ? 'f' : known.m.test(surname) ? 'm' : undefined
}
