/** Names as people misspell and inflect them, and as print recognition misreads them. */

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const LETTERS = 'etaoinshrdlucmfywgpbvkxqjz'

/** One letter inserted, left out, replaced, doubled or exchanged with its neighbour; not the first one in most cases. */
export function edited(name: string, next: () => number): string {
  const letters = [...name]
  if (letters.length < 3) return name
  const at = next() < 0.1 ? 0 : 1 + Math.floor(next() * (letters.length - 1))
  // characters of other scripts are replaced by others of the name
  const letter = /\p{ASCII}/u.test(name) ? LETTERS[Math.floor(next() * LETTERS.length)]! : letters[Math.floor(next() * letters.length)]!
  const kind = Math.floor(next() * 5)
  if (kind === 0) letters.splice(at, 0, letter)
  else if (kind === 1) letters.splice(at, 1)
  else if (kind === 2) letters[at] = letter
  else if (kind === 3) letters.splice(at, 0, letters[at]!)
  else {
    const other = Math.min(at + 1, letters.length - 1)
    const kept = letters[at]!
    letters[at] = letters[other]!
    letters[other] = kept
  }
  return letters.join('')
}

const CYRILLIC = 'а у ом е ы и ой ою я ю ем ей ого его ому ым им ами ях'.split(' ')
const LATIN = 's n in en an ssa sta lle ban ben ban nak em u a ie owi ami y da de nin in ta'.split(' ')

/** The last word, or all words, with a case ending. */
export function inflected(name: string, next: () => number): string {
  const endings = /\p{Script=Cyrillic}/u.test(name) ? CYRILLIC : /\p{Script=Latin}/u.test(name) ? LATIN : undefined
  if (endings === undefined) return name
  const all = next() < 0.5
  const words = name.split(' ')
  return words
    .map((word, place) => {
      if (word.length < 4 || !(all || place === words.length - 1)) return word
      const stem = /[аеиоуыьйяaeiouy]$/u.test(word) && next() < 0.7 ? word.slice(0, -1) : word
      return stem + endings[Math.floor(next() * endings.length)]!
    })
    .join(' ')
}

/** What print recognition takes for one another, in either direction. */
const MISREAD = 'rn m|l i|c e|h b|ii u|f s|t r|n u|o c|in m|cl d|li h|vv w'.split('|').map((pair) => pair.split(' ') as [string, string])

/** A Latin name with one group of letters misread; as it is where it has none. */
export function misread(name: string, next: () => number): string {
  const from = Math.floor(next() * MISREAD.length)
  for (let count = 0; count < MISREAD.length; count++) {
    const pair = MISREAD[(from + count) % MISREAD.length]!
    const [seen, taken] = next() < 0.5 ? pair : [pair[1], pair[0]]
    const at = name.indexOf(seen, 1)
    if (at > 0) return name.slice(0, at) + taken + name.slice(at + seen.length)
  }
  return name
}

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', å: 'aa', Å: 'Aa', ø: 'oe', Ø: 'Oe' }

/** Umlauts written out; the same string where there are none. */
export function withoutUmlauts(name: string): string {
  return name.replace(/[äöüÄÖÜåÅøØ]/g, (letter) => WRITTEN_OUT[letter]!)
}
