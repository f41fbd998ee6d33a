/** Nouns to count wrong splits on: frequent in the treebanks and not in the list of compounds, below the ranks that simplexLookalikes was judged from. */
import type { CompoundLanguage } from './compounds-languages.js'
import type { Vocabulary } from './compounds-vocabulary.js'
import { readTreebank } from './readings-data.js'

const FIRST_RANK = 4000
const COUNT = 1500

/** Lemmas of nouns by falling frequency, five and more letters, ranks 4001 to 5500 (fewer where a treebank has fewer). */
export function frequentNouns({ treebanks }: CompoundLanguage, { lemmas }: Vocabulary, listed: ReadonlySet<string>): string[] {
  const nouns = new Set<string>()
  for (const name of treebanks)
    for (const sentence of readTreebank(name))
      for (const { lemma, tag } of sentence) if (tag === 'NOUN' && /^\p{L}{5,}$/u.test(lemma) && !listed.has(lemma.toLowerCase())) nouns.add(lemma)
  return [...nouns].sort((left, right) => (lemmas.get(right)?.frequency ?? 0) - (lemmas.get(left)?.frequency ?? 0)).slice(FIRST_RANK, FIRST_RANK + COUNT)
}

/** Those of them that a reader judged to be compounds indeed. */
export const judgedCompounds: Readonly<Record<string, ReadonlySet<string>>> = {}
