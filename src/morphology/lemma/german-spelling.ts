/**
 * German lemmas by the spelling of today: behind a short vowel the old one has ß where a word ends (`Fluß`, `naß`, `daß`), and so do many of the dictionaries' lemmas.
 * A word that is written with ss has a lemma with ss, but for the few stems with a long vowel, which only Swiss spelling writes so (`Strasse`: `Straße`).
 */

const longVowel =
  /(?:[aeä]u|[ae]i|ie|eu|^(?:.*(?:gr[oöuü]|str[aä]|f[uü]|m[aä]|sp[aä]|s[uüo]|bl[oö]|b[uü]|gef[aä]|ges[aä])|kl[oö]|r[uü]|(?:ver|an|vor)?st[oö]))$/
const LONGEST = 40

/** The lemma with ss where its word has that and the lemma ß in the same place. */
export function todaysSpelling(lemma: string, lower: string): string {
  const at = lemma.indexOf('ß')
  if (at < 1 || lemma.length > LONGEST || !lower.startsWith('ss', at)) return lemma
  const before = lemma.slice(0, at).toLowerCase()
  return lower.startsWith(before) && !longVowel.test(before) ? `${lemma.slice(0, at)}ss${lemma.slice(at + 1)}` : lemma
}

/** A contracted infinitive (`gehn`, `schaun`) with its vowel. */
export function fullInfinitive(lower: string, isVerb: (lemma: string) => boolean): string | undefined {
  if (!/[hu]n$/.test(lower)) return undefined
  const full = `${lower.slice(0, -1)}en`
  return isVerb(full) ? full : undefined
}
