/** Words inside names that tell father from son, folded: `Dumas fils`, `ifj. Antall József`. */

export type Generation = 'senior' | 'junior' | 'grandson'

const words: Readonly<Record<Generation, string>> = {
  junior: 'jr junior jnr filho hijo fils ifj ifjabb',
  senior: 'sr senior snr pai pere id idosb',
  grandson: 'neto'
}
const generations: ReadonlyMap<string, Generation> = new Map(
  Object.entries(words).flatMap(([generation, list]) => list.split(' ').map((word) => [word, generation as Generation] as const))
)
/** Those before Hungarian names; nowhere else do they mean it. */
const before: ReadonlySet<string> = new Set('ifj ifjabb id idosb'.split(' '))

/** The generation that the last word of a name tells. @param word folded */
export function generationOfLast(word: string): Generation | undefined {
  return before.has(word) ? undefined : generations.get(word)
}

/** The generation that the first word of a Hungarian name tells. @param word folded */
export function generationOfFirst(word: string, language: string): Generation | undefined {
  return language === 'hun' && before.has(word) ? generations.get(word) : undefined
}
