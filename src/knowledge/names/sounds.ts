/**
 * Consonants of Latin letters by kind, after the classes of Soundex (Russell 1918) with those put together that scripts without a letter for them interchange:
 * b and p, v and f and w (Arabic, Chinese, Korean), l and r (Japanese, Chinese), c, k, q, g and j before any vowel.
 */
const KINDS: Readonly<Record<string, string>> = {
  b: 'p',
  p: 'p',
  f: 'f',
  v: 'f',
  w: 'f',
  c: 'k',
  k: 'k',
  q: 'k',
  g: 'k',
  x: 'k',
  j: 'j',
  s: 's',
  z: 's',
  d: 't',
  t: 't',
  l: 'l',
  r: 'l',
  m: 'm',
  n: 'n'
}
const kinds = Uint8Array.from({ length: 128 }, (_, code) => (KINDS[String.fromCharCode(code)] ?? '\0').charCodeAt(0))
const A = 'a'.charCodeAt(0)
const isVowel = (code: number) => code !== 32 && (code < 97 || code > 122 ? false : 'aeiouyh'.includes(String.fromCharCode(code)))
const vowels = Uint8Array.from({ length: 128 }, (_, code) => (isVowel(code) ? 1 : 0))

/** Kinds of the consonants of a folded name in Latin letters, doubled ones once, `a` for a vowel that begins a word; digits as they are. */
export function soundsOf(latin: string): string {
  let sounds = ''
  let last = 32
  for (let at = 0; at < latin.length; at++) {
    const code = latin.charCodeAt(at)
    const kind = code < 128 ? kinds[code]! : 0
    if (kind !== 0) {
      if (kind !== last) sounds += String.fromCharCode(kind)
      last = kind
    } else if (code < 128 && vowels[code] === 1) {
      if (last === 32) sounds += 'a'
      last = A
    } else {
      if (code !== 32) sounds += latin[at]
      last = code
    }
  }
  return sounds
}
