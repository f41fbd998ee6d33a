/**
 * English words with what is written to them behind apostrophes: `hadn't`, `should've`, `I'd've`, `she'll've`. Treebanks have the rarer and the doubled ones
 * seldom or never, so the tagger takes them for any word and the lemmatizer cuts them by the rules of others (`gov't`: `government`).
 */
import { tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'

const APOSTROPHES = /['’ʼ`´＇‘‛]/g
const APOSTROPHE = /['’ʼ`´＇‘‛]/
/** `mightn't've` is the longest of one clitic behind another, `y'all'd've` that of a pronoun. */
const LONGEST = 14
const SHORTEST = 4

const clitics: ReadonlySet<string> = new Set('d ll m re s ve'.split(' '))

/** Auxiliaries before `n't`, as they are written there, by their lemma. */
const negated: ReadonlyMap<string, string> = new Map(
  (
    'ai=be am=be are=be is=be was=be were=be ca=can could=could dare=dare did=do do=do does=do had=have has=have have=have may=may might=might must=must ' +
    'need=need ought=ought sha=shall should=should wo=will would=would'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string])
)

/** What `have` is written to. */
const modals: ReadonlySet<string> = new Set('can could may might must shall should will would'.split(' '))
const pronouns: ReadonlySet<string> = new Set("i you he she it we they who what that there y'all".split(' '))
const adverbs: ReadonlySet<string> = new Set('how when where why'.split(' '))
/** Words with letters left out. */
const shortened: ReadonlyMap<string, string> = new Map([
  ["gov't", 'government'],
  ["int'l", 'international'],
  ["nat'l", 'national'],
  ["dep't", 'department'],
  ["ass'n", 'association']
])
/** Words with letters left out that have one tag. */
const contracted: ReadonlyMap<string, { readonly tag: number; readonly lemma: string }> = new Map([
  ["y'all", { tag: tagNumber.PRON, lemma: "y'all" }],
  ["ne'er", { tag: tagNumber.ADV, lemma: 'never' }],
  ["e'er", { tag: tagNumber.ADV, lemma: 'ever' }],
  ["o'er", { tag: tagNumber.ADP, lemma: 'over' }],
  ["ma'am", { tag: tagNumber.NOUN, lemma: "ma'am" }]
])
/** Tags that no contraction has. */
const mistaken = new Set<number>([tagNumber.NOUN, tagNumber.PROPN, tagNumber.ADJ, tagNumber.X])

/** Gives contractions their tags. @returns their lemmas, by token */
export function readEnglishContractions(tokens: TokenList, tags: Uint8Array): Map<number, string> {
  const lemmas = new Map<number, string>()
  for (let index = 0; index < tokens.count; index++) {
    const length = tokens.ends[index]! - tokens.starts[index]!
    // "felt ill and": no "I'll" without a verb behind it
    if (length === 3 && tags[index] === tagNumber.PRON && tokens.text.slice(tokens.starts[index], tokens.ends[index]) === 'ill') {
      const next = index + 1 < tokens.count ? tags[index + 1] : undefined
      if (next !== tagNumber.VERB && next !== tagNumber.ADV) {
        tags[index] = tagNumber.ADJ
        lemmas.set(index, 'ill')
      }
      continue
    }
    if (length < SHORTEST || length > LONGEST || tokens.classes[index] !== TokenClass.word) continue
    const form = tokens.text.slice(tokens.starts[index], tokens.ends[index])
    const reading = APOSTROPHE.test(form) ? readContraction(form.toLowerCase().replace(APOSTROPHES, "'"), tags[index]!) : undefined
    if (reading === undefined) continue
    tags[index] = reading.tag
    lemmas.set(index, reading.lemma)
  }
  return lemmas
}

function readContraction(word: string, tag: number): { readonly tag: number; readonly lemma: string } | undefined {
  const whole = shortened.get(word)
  if (whole !== undefined) return { tag, lemma: whole }
  const one = contracted.get(word)
  if (one !== undefined) return one
  let rest = word
  let count = 0
  for (let at = rest.lastIndexOf("'"); at > 0 && clitics.has(rest.slice(at + 1)); at = rest.lastIndexOf("'")) {
    rest = rest.slice(0, at)
    count++
  }
  const auxiliary = rest.endsWith("n't") ? negated.get(rest.slice(0, -3)) : undefined
  if (auxiliary !== undefined) return { tag: tagNumber.VERB, lemma: auxiliary }
  if (count === 0) return undefined
  if (modals.has(rest)) return word.endsWith("'ve") ? { tag: tagNumber.VERB, lemma: rest } : undefined
  // with one clitic the tagger knows them: "there's a shop" is the verb
  if (count === 1 && !mistaken.has(tag)) return undefined
  if (pronouns.has(rest)) return { tag: tagNumber.PRON, lemma: rest === 'i' ? 'I' : rest }
  return adverbs.has(rest) ? { tag: tagNumber.ADV, lemma: rest } : undefined
}
