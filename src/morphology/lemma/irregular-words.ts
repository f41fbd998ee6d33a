/** Lemmas that rules of endings and lists of forms get wrong: verbs of several stems, plurals that lists have for lemmas, Indonesian doubled nouns and verbs whose prefix has melted. */

/** Greek verbs whose past has another stem, by that stem in its two accents. */
const greekPasts: readonly (readonly [past: RegExp, present: string])[] = [
  [/^(?:έφαγ(?:α|ες|ε|αν)|φάγ(?:αμε|ατε|ανε))$/, 'τρώω'],
  [/^ήπι(?:α|ες|ε|αμε|ατε|αν)$/, 'πίνω']
]

/** The present of a Greek past with another stem. */
export function greekOfOtherStem(lower: string): string | undefined {
  return greekPasts.find(([past]) => past.test(lower))?.[1]
}

/** Croatian verbs of carrying, whose present and imperative lists have for those of verbs in -neti. */
const croatianCarrying = /^(do|pri|od|iz|u|pre|pod|na|za|s|raz|pro)nes(?:i|imo|ite|em|eš|e|emo|ete|u)$/

/** The infinitive of a Croatian verb of carrying. */
export function croatianOfCarrying(lower: string): string | undefined {
  const prefix = croatianCarrying.exec(lower)?.[1]
  return prefix === undefined ? undefined : `${prefix}nijeti`
}

/** Ukrainian nouns of the plural alone, and such as have no endings, for all that a singular could be cut out of them. */
const noSingular: ReadonlySet<string> = new Set(
  'ваги вила віскі граблі гроші груди гуртки духи журі збори канікули кошти ліки меблі мешти негаразди окуляри опади пані парі парфуми поні сани солодощі таксі терези фінанси шахи шашки штани'.split(
    ' '
  )
)

/** The singular of a masculine plural that is its own lemma by a list (`ключі`). @param isNoun whether a lemma of a noun is known */
export function ukrainianSingular(lemma: string, lower: string, isNoun: (lemma: string) => boolean): string | undefined {
  if (lemma !== lower || !/[бвгґджзклмнпрстфхцчшщ][иі]$/.test(lower) || lower.length < SHORTEST_PLURAL || noSingular.has(lower)) return undefined
  const singular = lower.slice(0, -1)
  return isNoun(singular) ? singular : undefined
}

const SHORTEST_PLURAL = 5

/** How Lithuanian pasts end whose infinitive has another vowel or a consonant more: `išploviau`, `pamiršau`. */
const lithuanianPasts: readonly (readonly [past: RegExp, infinitive: string])[] = [
  [/ov(?:iau|ei|ė|ėme|ėte)$/, 'auti'],
  [/rš(?:au|ai|o|ome|ote)$/, 'ršti']
]

/** The infinitive of such a past, where it is known. */
export function lithuanianInfinitive(lower: string, isVerb: (lemma: string) => boolean): string | undefined {
  for (const [past, ending] of lithuanianPasts) {
    const match = past.exec(lower)
    if (match !== null && isVerb(lower.slice(0, match.index) + ending)) return lower.slice(0, match.index) + ending
  }
  return undefined
}

/** Indonesian nouns that are nothing without their double. */
const doubled: ReadonlySet<string> = new Set(
  'alun anai biri cumi gado gula kisi kuda kunang kupu kura laba langit mata oleh ondel paru pura rama rata rupa ubur undang'.split(' ')
)
const double = /^([a-z]{2,})-\1$/
/** Roots in m and n: the prefix of their verbs leaves them as they are (`memasak`: `masak`), which looks as if it had taken a p or t from them. */
const nasalRoots: ReadonlySet<string> = new Set(
  'maaf maki makan maklum maknai manfaat mandi masak masuk milik mimpi minta muat mulai musnah musuh nanti nasihat nikah nikmat nilai nyanyi nyala nyata'.split(
    ' '
  )
)

/** Two consonants that no Indonesian word begins with (`kkah` of `mekkah`). */
const noBeginning = /^[bcdfghjklmnpqrtvwz](?![aeiouhlrwy]|g[aeiou])[bcdfghjklmnpqrstvwxyz]/

/**
 * An Indonesian lemma: a plural's without its double, a verb's with the first letter of its root.
 * @param knows whether a lemma of a verb is known
 */
export function indonesianLemma(lemma: string, lower: string, isNoun: boolean, isVerb: boolean, knows: (lemma: string) => boolean): string {
  if (isNoun) {
    const single = double.exec(lemma)?.[1]
    return single === undefined || doubled.has(single) ? lemma : single
  }
  if (!isVerb || lemma === lower) return lemma
  // the g belongs to the prefix: a root in g would have another one (`menggali`)
  if (lemma.startsWith('g') && lower.startsWith(`men${lemma}`) && lower[4] !== 'g') {
    const rest = lemma.slice(1)
    return !rest.startsWith('k') && knows(`k${rest}`) ? `k${rest}` : rest
  }
  if (noBeginning.test(lemma)) return lower
  if (!/^[pt]/.test(lemma)) return lemma
  const root = (lemma.startsWith('p') ? 'm' : 'n') + lemma.slice(1)
  return nasalRoots.has(root) && lower.startsWith(`me${root}`) ? root : lemma
}
