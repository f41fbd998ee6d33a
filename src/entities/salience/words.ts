/** How words of a name recur: in the names of other entities, and in the title of the document. */

const word = /[\p{L}\p{M}\p{N}]+/gu

export interface SharedWords {
  /** Mentions of other entities that share the word of the name which most of them share. */
  readonly elsewhere: number
  /** Mentions of the oftenest mentioned other entity that shares a word. */
  readonly ofMostMentioned: number
  /** Share of the words of the name that stand in the title. */
  readonly inTitle: number
}

/** Mentions of the entities whose names have a word: of all of them, of the oftenest mentioned and of the one after it. */
interface Users {
  readonly all: number
  readonly most: number
  readonly next: number
}

const nobody: Users = { all: 0, most: 0, next: 0 }

/**
 * @param names head mentions
 * @param counts mentions of each entity
 * @param title the title line; empty where there is none
 */
export function sharedWords(names: readonly string[], counts: readonly number[], title: string): SharedWords[] {
  const words = names.map(wordsIn)
  const titleWords = wordsIn(title)
  const users = new Map<string, Users>()
  for (const [index, own] of words.entries()) for (const part of own) users.set(part, withUser(users.get(part) ?? nobody, counts[index]!))
  return words.map((own, index) => {
    const count = counts[index]!
    let [elsewhere, ofMostMentioned, inTitle] = [0, 0, 0]
    for (const part of own) {
      const { all, most, next } = users.get(part)!
      elsewhere = Math.max(elsewhere, all - count)
      ofMostMentioned = Math.max(ofMostMentioned, count === most ? next : most)
      if (titleWords.has(part)) inTitle++
    }
    return { elsewhere, ofMostMentioned, inTitle: inTitle / Math.max(1, own.size) }
  })
}

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(word) ?? [])
}

function withUser({ all, most, next }: Users, count: number): Users {
  return { all: all + count, most: Math.max(most, count), next: count > most ? most : Math.max(next, count) }
}
