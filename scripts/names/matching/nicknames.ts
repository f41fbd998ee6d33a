/** Nicknames that are served, as pairs of words: those in other letters in all their usual romanisations. */
import { foldedWords } from '../../../src/names/matching/fold.js'
import { pairHash } from '../../../src/names/matching/tables.js'
import { LATIN_NICKNAMES, NATIVE_NICKNAMES, RELATING_NICKNAMES } from './nickname-words.js'

export { RELATING_NICKNAMES }

/** As `MatchingTables` tells relations. */
const NICKNAME = 1
/** Ways to write one name. */
const MOST_WAYS = 24

/** How letters are romanised in use, the commonest way first; `-` for nothing. Digraphs before their letters. */
const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Cyrl: {
    кс: 'ks x',
    ий: 'y iy i ii ij',
    ый: 'y yy iy',
    ье: 'ye e ie',
    ья: 'ya ia ja',
    ьо: 'yo io',
    ія: 'iya ia ija',
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'yo e io',
    ж: 'zh z',
    з: 'z',
    и: 'i',
    й: 'y i j',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh h',
    ц: 'ts c',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch sht',
    ъ: 'a u',
    ы: 'y',
    ь: '-',
    э: 'e',
    ю: 'yu iu ju',
    я: 'ya ia ja',
    і: 'i',
    ї: 'yi i',
    є: 'ye ie',
    ґ: 'g',
    ў: 'u w',
    ђ: 'dj d',
    љ: 'lj',
    њ: 'nj',
    ћ: 'c',
    ј: 'j',
    џ: 'dz',
    ѓ: 'gj g',
    ќ: 'kj',
    ѕ: 'dz'
  },
  Grek: {
    ου: 'ou u',
    αι: 'e ai',
    ει: 'i ei',
    οι: 'i oi',
    υι: 'i',
    αυ: 'av au',
    ευ: 'ef ev eu',
    μπ: 'b mp',
    ντ: 'd nt',
    γκ: 'g gk',
    γγ: 'ng gg',
    τζ: 'tz j',
    γι: 'gi y',
    γε: 'ge ye',
    α: 'a',
    β: 'v',
    γ: 'g',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: 'th',
    ι: 'i',
    κ: 'k c',
    λ: 'l',
    μ: 'm',
    ν: 'n',
    ξ: 'x',
    ο: 'o',
    π: 'p',
    ρ: 'r',
    σ: 's',
    ς: 's',
    τ: 't',
    υ: 'y i',
    φ: 'f ph',
    χ: 'ch h',
    ψ: 'ps',
    ω: 'o'
  }
}

/** Names and their short forms of a table: `name:short,short` parted by blanks. */
export function* groupsOf(table: string): Generator<readonly [name: string, nickname: string]> {
  for (const group of table.split(' ')) {
    const [name = '', nicknames = ''] = group.split(':')
    for (const nickname of nicknames.split(',')) yield [name, nickname]
  }
}

/** By the hash of the pair. */
export function* servedRelations(): Generator<readonly [hash: number, relation: number]> {
  for (const table of Object.values(LATIN_NICKNAMES)) for (const [name, nickname] of groupsOf(table)) yield* related([name], [nickname])
  for (const table of Object.values(NATIVE_NICKNAMES)) for (const [name, nickname] of groupsOf(table)) yield* related(romanised(name), romanised(nickname))
}

function* related(left: readonly string[], right: readonly string[]): Generator<readonly [number, number]> {
  for (const one of left) {
    for (const other of right) {
      const [own, theirs] = [foldedWords(one).join(''), foldedWords(other).join('')]
      if (own !== '' && theirs !== '' && own !== theirs) yield [pairHash(own, theirs), NICKNAME]
    }
  }
}

/** The usual ways to write a name in Latin letters, each letter or its first way. */
function romanised(name: string): readonly string[] {
  const isGreek = /\p{Script=Greek}/u.test(name)
  const word = isGreek ? name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '') : name.toLowerCase()
  const table = isGreek ? LETTERS['Grek']! : LETTERS['Cyrl']!
  let ways = ['']
  for (let at = 0; at < word.length; ) {
    const letter = table[word.slice(at, at + 2)] === undefined ? word[at]! : word.slice(at, at + 2)
    const written = (table[letter] ?? '-').split(' ').map((each) => each.replace('-', ''))
    ways = written.flatMap((each) => ways.map((way) => way + each)).slice(0, MOST_WAYS)
    at += letter.length
  }
  return ways
}
