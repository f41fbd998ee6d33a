/**
 * What is written to a word without being a part of its lemma, by language: Hebrew and Arabic conjunctions, prepositions and articles, Finnish and
 * Estonian particles and possessives, Latvian and Bulgarian negation and superlatives, Turkish endings behind an apostrophe and those of conditions. Words of which no rule makes a
 * known lemma are read once more without it: only models that were trained with known lemmas (`--lemmas`) need a row here, in others it would be dead.
 */

interface Attached {
  readonly before?: RegExp
  readonly after?: RegExp
}

const semitic = { before: /^(?:[והבכלמש]{1,4}|[وف]?[بكلس]?(?:ال|لل)?)$/ }
const finnish = { after: /^(?:k(?:in|aan|ään|o|ö)|han|hän|pa|pä|ni|si|nsa|nsä|mme|nne)$/ }

const attached: Readonly<Record<string, Attached>> = {
  ara: semitic,
  heb: semitic,
  fin: finnish,
  est: { after: /^[gk]i$/ },
  lav: { before: /^(?:ne|jā|vis|visne)$/ },
  bul: { before: /^(?:по-|най-|не)$/ },
  tur: { after: /^(?:['’]\p{L}{1,6}|s[ae](?:[mnk]|n[ıi]z|l[ae]r)?)$/u }
}

/** Languages with something attached. */
export const attachedLanguages: readonly string[] = Object.keys(attached)

/** Letters that prefixes of words and of verb forms are made of, where rules of endings also cut off beginnings. */
const prefixLetters: Readonly<Record<string, string>> = { ara: 'وفبكلسيتنمأإآاءؤئ\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652', heb: 'והבכלמשאיתנ' }

/** Whether the first `length` letters of a word may be prefixes. */
export function mayBePrefix(lower: string, length: number, language: string | undefined): boolean {
  const prefixes = language === undefined ? undefined : prefixLetters[language]
  if (prefixes === undefined) return true
  for (let at = 0; at < length; at++) if (!prefixes.includes(lower[at]!)) return false
  return true
}

/** Letters of the longest before a word, Latvian `visne`, and behind one. */
const LONGEST = 5
const LONGEST_AFTER = 7

/** A word without what is written to it: all ways to cut it, the shortest cut first. */
export function* withoutAttached(lower: string, language: string | undefined, shortest: number): Generator<readonly [start: number, end: number]> {
  const pattern = language === undefined ? undefined : attached[language]
  if (pattern === undefined) return
  const { before, after } = pattern
  for (let cut = 1; cut <= LONGEST && lower.length - cut >= shortest; cut++) if (before?.test(lower.slice(0, cut)) === true) yield [cut, lower.length]
  for (let cut = 2; cut <= LONGEST_AFTER && lower.length - cut >= shortest; cut++) if (after?.test(lower.slice(-cut)) === true) yield [0, lower.length - cut]
}

/** Hungarian endings that say whose a thing is, with their linking vowel; what else a rule cuts off twice is the second part of a compound (`kocsi|sor`). */
const possessives: Readonly<Record<string, RegExp>> = {
  hun: /^[aáeéoóöő]?j?[aeiuü]?(?:i?(?:m|d|n?k|t[aeoö]k)|i)?$/u
}

/** Whether a word that a rule has already made of another may be read on to a lemma: not where what is left out is none of the endings of owners. */
export function mayBeOwned(word: string, lemma: string, language: string | undefined): boolean {
  const endings = language === undefined ? undefined : possessives[language]
  if (endings === undefined) return true
  let kept = 0
  while (kept < lemma.length && lemma[kept] === word[kept]) kept++
  return lemma.length - kept < 2 && endings.test(word.slice(kept))
}

/** Urdu signs of the future, which the treebank has among the forms of verbs. */
const particles: Readonly<Record<string, Readonly<Record<string, string>>>> = { urd: { گا: 'گا', گے: 'گا', گی: 'گا' } }

/** Lemma of a particle behind verbs. */
export function particleLemma(word: string, language: string | undefined): string | undefined {
  return language === undefined ? undefined : particles[language]?.[word]
}
