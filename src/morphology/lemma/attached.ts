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

/** Languages whose verbs have their negation written to them and are lemmatized without it. */
const negated: ReadonlySet<string> = new Set(['ces', 'slk'])
const NEGATION = 'ne'
/** Verbs that begin so of their own. */
const ownBeginning = /^ne(?:ch|s[elouů]|návi|náví|mocn|gov|rv|ut)/u
const SHORTEST_VERB = 3

/** A verb in small letters without its negation; undefined where it has none. */
export function withoutNegation(lower: string, language: string | undefined): string | undefined {
  if (language === undefined || !negated.has(language) || !lower.startsWith(NEGATION) || ownBeginning.test(lower)) return undefined
  return lower.length - NEGATION.length < SHORTEST_VERB ? undefined : lower.slice(NEGATION.length)
}

/** The Czech verb for can and its compounds in the first person of everyday speech, which lists of forms seldom have. */
export function czechCan(lower: string): string | undefined {
  const can = /^(?:ne)?(po|vypo|napo|dopo|vzpo)?můžu$/u.exec(lower)
  return can === null ? undefined : `${can[1] ?? ''}moci`
}

const indonesianPrefix =
  /^(?:(?:me|pe)(?:m(?:per|be[rl]?)?|n|ng|ny|nge)?|be[rl]?(?:ke(?:se|ter)?|pe[rmn]?|se)?|te[rl]?(?:se|ke|pe[rnm]?)?|di(?:per|ber|ke|pe[nm]?|se)?|ke(?:ber|ter|se|pe[mn]?|ng)?|se(?:be[rl]|ke|pe[mnr]?|te[rl])?|pe[rl]|(?:ku|kau))?$/
const indonesianSuffix = /^(?:kan|an|i)?(?:nya|ku|mu|lah|kah|pun|tah)?(?:lah|kah|pun)?$/
const indonesianWord = /^[a-z]+(?:-[a-z]+)?$/

/**
 * Whether what an Indonesian word has besides its lemma are its affixes: the language has no other forms, and words of everyday speech begin and end like such
 * by chance (`ngomong`: `mong`). The first letter may be another one behind a prefix.
 */
export function hasIndonesianAffixes(lower: string, lemma: string): boolean {
  if (lower === lemma || !indonesianWord.test(lower)) return true
  const first = lower.split('-')[0]!
  for (const [stem, lost] of [
    [lemma, 0],
    [lemma.slice(1), 1]
  ] as const) {
    if (stem.length < 2) continue
    for (let at = first.indexOf(stem, lost === 0 ? 0 : 1); at >= 0; at = first.indexOf(stem, at + 1))
      if (indonesianPrefix.test(first.slice(0, at)) && indonesianSuffix.test(first.slice(at + stem.length))) return true
  }
  return false
}
