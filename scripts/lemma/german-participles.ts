/** German participles that are adjectives: the treebanks give them as often the infinitive (`bekannt` as `bekennen`) as their own form for a lemma. */

const infinitive = /(?:en|ern|eln)$/
const participle = /^(.+(?:t|en|end))(?:e[mnrs]?)?$/
/** Ends of adjectives, which `participle` would take for the participle's own. */
const inflected = /^(.+(?:t|end))e[mnrs]?$/

/** The lemma of an adjective: where the treebank has the infinitive of a verb, the participle without the adjective's ending. */
export function participleLemma(form: string, lemma: string): string {
  const isForm = form.startsWith(lemma) && form[lemma.length] !== 'd'
  if (!infinitive.test(lemma) || isForm) return lemma
  return (inflected.exec(form) ?? participle.exec(form))?.[1] ?? lemma
}
