/**
 * Forms of verbs for those who speak and those who are spoken to, which stand without a pronoun in most languages ("Vivo en Madrid", "Lês livros?"), and
 * forms of any kind by the examples that a treebank marks. What is made must be known as a form of the verb.
 */

export interface VerbForm {
  readonly form: string
  readonly lemma: string
  /** What stands behind everything else (German `ruf ... an`). */
  readonly particle?: string
}

/** Forms known of each verb, in small letters. */
export type KnownForms = ReadonlyMap<string, ReadonlySet<string>>

/** How the first person of the present ends and how the second one does, which must be known beside it; further ones that must be known follow. */
const endings: Readonly<Record<string, string>> = {
  bul: 'а еш|я еш|я иш|а иш|м ш',
  cat: 'o es em|o es im',
  ces: 'm š|uji uješ|uju uješ|u eš',
  deu: 'e st|e est',
  ell: 'ω εις|άω άς|ώ άς',
  est: 'n d b',
  fin: 'n t mme',
  hrv: 'm š',
  ita: 'o i iamo|o hi hiamo|io i iamo',
  lit: 'u i|iu i|au ai',
  pol: 'm sz|ę esz|ię isz|ę isz|ę ysz',
  por: 'o as amos|o es emos|o es imos',
  ron: 'ez ezi|esc ești',
  rus: 'у ешь|ю ешь|ю ишь|у ишь',
  slk: 'm š',
  slv: 'm š',
  spa: 'o as amos|o es emos|o es imos',
  srp: 'm š',
  tur: 'yorum yorsun',
  ukr: 'у еш|ю єш|ю иш|у иш|ю їш'
}

/** Languages that say who does it by the verb alone and whose treebanks or dictionaries tell the form. */
const withoutPronouns: ReadonlySet<string> = new Set([...Object.keys(endings), 'ara', 'fas', 'heb', 'hun', 'lav'])

/** First and second persons that one ending and the other tell of each other. */
export function personsByEndings(language: string, verbs: KnownForms): { first: VerbForm[]; second: VerbForm[] } {
  const first: VerbForm[] = []
  const second: VerbForm[] = []
  const pairs = (endings[language] ?? '').split('|').map((row) => row.split(' '))
  for (const [lemma, forms] of verbs)
    for (const form of forms)
      for (const [own, ...others] of pairs) {
        if (own === undefined || own === '' || !form.endsWith(own)) continue
        const stem = form.slice(0, form.length - own.length)
        if (stem.length < 2 || !others.every((ending) => forms.has(stem + ending))) continue
        first.push({ form, lemma })
        second.push({ form: stem + others[0], lemma })
      }
  return { first, second }
}

/** Whether statements of a language begin with the verb that says who does it. */
export function leavesOutPronouns(language: string): boolean {
  return withoutPronouns.has(language)
}

/** An ending is a rule from so many verbs on. */
const FEWEST_VERBS = 2

/** Forms like the examples: `abitare abito` also makes `lavoro` of `lavorare`, where that is known as a form of it. */
export function formsLike(examples: readonly VerbForm[], verbs: KnownForms): VerbForm[] {
  const lemmasOf = new Map<string, Set<string>>()
  for (const { form, lemma } of examples) {
    let common = 0
    while (common < form.length && common < lemma.length && form[common] === lemma[common]) common++
    const rule = `${lemma.slice(common)} ${form.slice(common)}`
    const lemmas = lemmasOf.get(rule)
    if (lemmas === undefined) lemmasOf.set(rule, new Set([lemma]))
    else lemmas.add(lemma)
  }
  const rules = [...lemmasOf].filter(([, lemmas]) => lemmas.size >= FEWEST_VERBS).map(([rule]) => rule.split(' ') as [string, string])
  const made = new Map(examples.map(({ form, lemma }) => [`${lemma} ${form}`, { form, lemma }]))
  for (const [lemma, forms] of verbs)
    for (const [lost, added] of rules) {
      if (!lemma.endsWith(lost) || lemma.length === lost.length) continue
      const form = lemma.slice(0, lemma.length - lost.length) + added
      if (forms.has(form)) made.set(`${lemma} ${form}`, { form, lemma })
    }
  return [...made.values()]
}
