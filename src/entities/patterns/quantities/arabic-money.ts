/** Arabic names of currencies in the forms that follow numbers: CLDR has most of them in one. */

/** Plurals that no ending makes. */
const brokenPlurals: Readonly<Record<string, readonly string[]>> = {
  دينار: ['دنانير'],
  درهم: ['دراهم'],
  شيكل: ['شواقل', 'شواكل']
}

/** Other names for the same money: the Lebanese and Syrian pound. */
const otherNouns: Readonly<Record<string, readonly string[]>> = { جنيه: ['ليرة'], ليرة: ['جنيه'] }

const otherSpellings: Readonly<Record<string, readonly string[]>> = { أمريكي: ['أميركي'] }

const FEMININE = 'ة'
const hamza = /[أإآ]/g

/**
 * All forms of a name of two words (`ليرة لبنانية`, `جنيه إسترليني`): noun in singular, accusative and plural, adjective masculine, feminine and accusative, the
 * hamza of an alif written or not. A name of one word gives the forms of the noun.
 */
export function arabicMoney(name: string): string[] {
  const [noun = '', adjective, ...more] = name.split(' ')
  if (more.length > 0) return []
  const nouns = [noun, ...(otherNouns[noun] ?? [])].flatMap(formsOf)
  if (adjective === undefined) return spelled(nouns)
  const bare = adjective.endsWith(FEMININE) ? adjective.slice(0, -1) : adjective
  const adjectives = [bare, ...(otherSpellings[bare] ?? [])].flatMap((form) => [form, form + FEMININE, `${form}ا`, `${form}اً`])
  return spelled(nouns.flatMap((form) => adjectives.map((second) => `${form} ${second}`)))
}

function formsOf(noun: string): string[] {
  const regular = noun.endsWith(FEMININE) ? [`${noun.slice(0, -1)}ات`] : [`${noun}ات`, `${noun}ا`, `${noun}اً`]
  return [noun, ...(brokenPlurals[noun] ?? []), ...regular]
}

function spelled(forms: readonly string[]): string[] {
  return [...new Set(forms.flatMap((form) => [form, form.replace(hamza, 'ا')]))]
}
