/**
 * Pronouns that are subjects are their own lemmas: `je`, `ella`, `nosotros`. Treebanks of Romance languages give one lemma to pronouns of other
 * persons, genders or numbers (French `moi` for `je`, Spanish `yo` for `nosotros`, `tú` for `usted`). Those of other languages agree but for genders of one
 * pronoun (Swedish `den` for `det`).
 */

const pronouns: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    fra: 'je tu il elle on nous vous ils elles',
    spa: 'yo tú vos él ella ello usted nosotros nosotras vosotros vosotras ellos ellas ustedes',
    cat: 'jo tu vós ell ella vostè nosaltres vosaltres ells elles vostès',
    por: 'eu tu você ele ela nós vós vocês eles elas',
    ita: 'io tu lui lei egli ella noi voi loro',
    ron: 'eu tu el ea noi voi ei ele dumneata dumneavoastră'
  }).map(([language, list]) => [language, new Set(list.split(' '))])
)

/** Beginnings that a pronoun may have: the hyphen, and the letter that French puts before one (`-je`, `-t-il`). */
const hyphened = /^(?:-t)?-/

/** The lemma of a pronoun that is its own (lower-cased); undefined for any other word. */
export function subjectPronoun(word: string, language: string | undefined): string | undefined {
  if (language === undefined) return undefined
  const known = pronouns.get(language)
  if (known === undefined) return undefined
  if (language === 'fra' && (word === "j'" || word === 'j’')) return 'je'
  const plain = word.replace(hyphened, '')
  return known.has(plain) ? plain : undefined
}
