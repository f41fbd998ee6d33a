/** Words that a language has beside the names that are spelled like them (`Победа`, `Orange`), by how they are used in running text. */
import { foldWord, stemWord } from '../../../src/entities/chains/fold.js'
import type { EntityLanguage } from '../../../src/entities/languages.js'
import { wordUses } from '../lists/words.js'

interface Counts {
  common: number
  name: number
}

/** Times that a word must be seen as one, in the form of the name and in others with its stem. */
const FEWEST = 4
const FEWEST_OF_STEM = 20
/** How much more often than as a name. */
const OFTENER = 2
/** Languages whose ordinary words and names are written alike and cut into words by models that know the names: their counts tell nothing. */
const uncounted: ReadonlySet<EntityLanguage> = new Set(['jpn', 'kor', 'tha', 'zho'])

/** Words of a language that are ordinary ones more often than names. */
export interface OrdinaryWords {
  readonly forms: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

/** Folded forms and stems of the ordinary words. */
export function ordinaryWords(language: EntityLanguage): OrdinaryWords {
  const byForm = new Map<string, Counts>()
  const byStem = new Map<string, Counts>()
  const add = (counts: Map<string, Counts>, key: string, { common, name }: Counts) => {
    const entry = counts.get(key) ?? { common: 0, name: 0 }
    entry.common += common
    entry.name += name
    counts.set(key, entry)
  }
  for (const [word, counts] of uncounted.has(language) ? [] : wordUses(language)) {
    const folded = foldWord(word)
    add(byForm, folded, counts)
    add(byStem, stemWord(folded, language), counts)
  }
  const ordinary = (counts: Map<string, Counts>, fewest: number) =>
    new Set([...counts].filter(([, { common, name }]) => common >= fewest && common > OFTENER * name).map(([key]) => key))
  return { forms: ordinary(byForm, FEWEST), stems: ordinary(byStem, FEWEST_OF_STEM) }
}
