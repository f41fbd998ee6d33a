/**
 * Hangul to Latin letters by the Revised Romanization (Ministry of Culture and Tourism, notification 2000-8) and by Yale (letters, no sound changes).
 * Revised follows the standard pronunciation: nasals and liquids assimilate, d and t before i are palatalised, h joins stops in other words than nouns
 * (Mukho, Jiphyeonjeon keep it). Syllables are taken apart arithmetically (The Unicode Standard, chapter 3.12).
 */

const FIRST_SYLLABLE = 0xac00
const SYLLABLES = 11_172
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']
const REVISED_INITIALS = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ').map((sound) => sound.replace('-', ''))
const REVISED_VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const YALE_INITIALS = 'k kk n t tt l m p pp s ss - c cc ch kh th ph h'.split(' ').map((sound) => sound.replace('-', ''))
const YALE_VOWELS = 'a ay ya yay e ey ye yey o wa way oy yo wu we wey wi yu u uy i'.split(' ')
const YALE_FINALS = '- k kk ks n nc nh t l lk lm lp ls lth lph lh m p ps s ss ng c ch kh th ph h'.split(' ').map((sound) => sound.replace('-', ''))
/** Finals of two letters: what stays and what moves to a following vowel. */
const CLUSTERS: Readonly<Record<string, readonly [string, string]>> = {
  ㄳ: ['ㄱ', 'ㅅ'],
  ㄵ: ['ㄴ', 'ㅈ'],
  ㄶ: ['ㄴ', 'ㅎ'],
  ㄺ: ['ㄹ', 'ㄱ'],
  ㄻ: ['ㄹ', 'ㅁ'],
  ㄼ: ['ㄹ', 'ㅂ'],
  ㄽ: ['ㄹ', 'ㅅ'],
  ㄾ: ['ㄹ', 'ㅌ'],
  ㄿ: ['ㄹ', 'ㅍ'],
  ㅀ: ['ㄹ', 'ㅎ'],
  ㅄ: ['ㅂ', 'ㅅ']
}
/** The seven sounds that a syllable may end in. */
const CLOSED: Readonly<Record<string, string>> = Object.fromEntries(
  ['ㄱ ㄱㄲㅋㄳㄺ', 'ㄴ ㄴㄵㄶ', 'ㄷ ㄷㅅㅆㅈㅊㅌㅎ', 'ㄹ ㄹㄼㄽㄾㅀ', 'ㅁ ㅁㄻ', 'ㅂ ㅂㅍㅄㄿ', 'ㅇ ㅇ'].flatMap((row) =>
    [...row.slice(2)].map((letter) => [letter, row[0]!])
  )
)
const CLOSED_LETTERS: Readonly<Record<string, string>> = { ㄱ: 'k', ㄴ: 'n', ㄷ: 't', ㄹ: 'l', ㅁ: 'm', ㅂ: 'p', ㅇ: 'ng' }
const NASALISED: Readonly<Record<string, string>> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' }
const ASPIRATED: Readonly<Record<string, string>> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅈ: 'ㅊ', ㅂ: 'ㅍ' }
const I = REVISED_VOWELS.indexOf('i')

interface Syllable {
  initial: string
  readonly vowel: number
  final: string
}

function takenApart(syllable: string): Syllable {
  const index = syllable.charCodeAt(0) - FIRST_SYLLABLE
  return { initial: INITIALS[Math.floor(index / 588)]!, vowel: Math.floor((index % 588) / 28), final: FINALS[index % 28]! }
}

export function isHangulSyllable(character: string): boolean {
  const index = character.charCodeAt(0) - FIRST_SYLLABLE
  return index >= 0 && index < SYLLABLES
}

/** Hangul syllables by the Revised Romanization, lower case; other characters are copied. @param assimilated whether neighbouring syllables change each other */
export function revised(text: string, assimilated = true): string {
  return text.normalize('NFC').replace(/[\uac00-\ud7a3]+/gu, (run) => {
    const syllables = [...run].map(takenApart)
    if (assimilated) for (let at = 0; at + 1 < syllables.length; at++) meet(syllables[at]!, syllables[at + 1]!)
    return written(syllables)
  })
}

function written(syllables: readonly Syllable[]): string {
  let text = ''
  for (const { initial, vowel, final } of syllables) {
    // after l the liquid stays l (Silla)
    const first = initial === 'ㄹ' && text.endsWith('l') ? 'l' : REVISED_INITIALS[INITIALS.indexOf(initial)]!
    text += first + REVISED_VOWELS[vowel]! + (final === '' ? '' : CLOSED_LETTERS[CLOSED[final]!]!)
  }
  return text
}

/** Changes the end of a syllable and the beginning of the next as they are pronounced together. */
function meet(left: Syllable, right: Syllable): void {
  if (left.final === '') return
  const cluster = CLUSTERS[left.final]
  if (right.initial === 'ㅇ') {
    if (left.final === 'ㅇ') return
    const [stays, moves] = cluster ?? ['', left.final]
    left.final = stays
    // d and t before i are palatalised (haedoji, gachi); h is silent between vowels
    if (right.vowel === I && (moves === 'ㄷ' || moves === 'ㅌ')) right.initial = moves === 'ㄷ' ? 'ㅈ' : 'ㅊ'
    else if (moves !== 'ㅎ') right.initial = moves
    else if (stays !== '') {
      right.initial = stays
      left.final = ''
    }
    return
  }
  if ((left.final === 'ㅎ' || cluster?.[1] === 'ㅎ') && ASPIRATED[right.initial] !== undefined) {
    right.initial = ASPIRATED[right.initial]!
    left.final = cluster?.[0] ?? ''
    return
  }
  const closed = CLOSED[left.final]!
  left.final = closed
  if (right.initial === 'ㅎ' && closed === 'ㄷ' && right.vowel === I) {
    right.initial = 'ㅊ'
    left.final = ''
  } else if (right.initial === 'ㄴ' || right.initial === 'ㅁ') {
    left.final = NASALISED[closed] ?? closed
    if (closed === 'ㄹ' && right.initial === 'ㄴ') right.initial = 'ㄹ'
  } else if (right.initial === 'ㄹ') {
    if (closed === 'ㄴ') left.final = 'ㄹ'
    else if (closed !== 'ㄹ') {
      left.final = NASALISED[closed] ?? closed
      right.initial = 'ㄴ'
    }
  }
}

/** Hangul syllables by the Yale romanisation, letter by letter; a syllable that begins with a vowel behind a final is parted by a full stop. */
export function yale(text: string): string {
  return text.normalize('NFC').replace(/[\uac00-\ud7a3]+/gu, (run) => {
    let result = ''
    for (const { initial, vowel, final } of [...run].map(takenApart)) {
      const sound = YALE_VOWELS[vowel]!
      // wu is written u behind lips
      const shortened = sound === 'wu' && 'ㅁㅂㅃㅍ'.includes(initial) ? 'u' : sound
      result +=
        (initial === 'ㅇ' && /[a-z]$/u.test(result) ? '.' : '') + YALE_INITIALS[INITIALS.indexOf(initial)]! + shortened + YALE_FINALS[FINALS.indexOf(final)]!
    }
    return result
  })
}
