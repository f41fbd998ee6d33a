/**
 * Whom donations go to and bills are payable to (`Donations to Cancer Research UK`, `Payable to Wray Appliances`): an organization by all its capitalised words, unless a person
 * is named in full. The words before it are no part of the name.
 */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { tokenFrom } from '../token-places.js'

/** What is said before such a name, with the preposition: alternatives of a regular expression. */
const table: Partial<Record<EntityLanguage, string>> = {
  eng: '(?:donations?|gifts|contributions|legacies|bequests|cheques|checks)(?: in lieu(?: of flowers)?)?(?: payable)? (?:to|for)|made payable to|payable to|in aid of',
  nld: '(?:giften|donaties|bijdragen) aan|ten bate van',
  swe: 'gåvor till|till förmån för',
  dan: '(?:gaver|bidrag|donationer) til|til fordel for',
  nob: '(?:gaver|bidrag) til|til inntekt for',
  nno: '(?:gåver|bidrag) til|til inntekt for',
  fra: "dons (?:à l'association|à|pour)|au profit de",
  spa: '(?:donaciones|donativos) (?:a|para)|a beneficio de|a favor de',
  por: '(?:donativos|doações) (?:à|ao|a|para)|a favor da',
  ita: '(?:offerte|donazioni) (?:a|per|alla|al)|a favore di',
  pol: 'na rzecz'
}
const phraseOf = perLanguage((language) =>
  table[language] === undefined
    ? undefined
    : new RegExp(`(?:${table[language]})(?<![\\p{L}\\p{M}](?:${table[language]}))(?: (?:the|la|le|el|il|de))? (?=\\p{Lu})`, 'giu')
)
const word = String.raw`\p{Lu}[\p{L}\p{M}’'&.-]*`
const run = new RegExp(`^${word}(?: (?:(?:of|the|for|and|de|del|di|do|da|och|og|i) ){0,2}${word}){0,5}`, 'u')
/** Of states and tenders, too: nothing that a model missed is found behind it. */
const found: ReadonlySet<EntityLanguage> = new Set(['eng'])
const LONGEST = 80
const CONFIDENCE = 0.8
const SURE = 0.9

/** The names with those. Linear: each phrase is looked behind once. @param names in any order @param flags of the lists, by token (`Flag`) */
export function withPayees(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const phrase = phraseOf(language)
  if (phrase === undefined) return names
  const { text } = tokens
  const added: Mention[] = []
  const gone = new Set<Mention>()
  let near: ReturnType<typeof meetings<Mention>> | undefined
  for (const { 0: said, index } of text.matchAll(phrase)) {
    const start = index + said.length
    const name = run.exec(text.slice(start, start + LONGEST))?.[0].replace(/[.'’]+$/u, '')
    if (name === undefined || !/^\p{Lu}/u.test(name)) continue
    const end = start + name.length
    near ??= meetings(names.toSorted(byStart))
    const met = near({ start: index, end })
    const first = tokenFrom(tokens, start)
    const last = tokenFrom(tokens, end - 1)
    const isPersonal = (flags[first]! & Flag.given) !== 0 && (flags[last]! & (Flag.given | Flag.surname)) !== 0
    const isLocal = met.length === 1 && met[0]!.type === 'LOCATION' && met[0]!.start === start && met[0]!.end === end
    const isMissed = met.length === 0 && (!found.has(language) || !name.includes(' '))
    const isSure = met.some(
      ({ start: from, end: to, type, confidence, source }) =>
        to > end ||
        confidence === undefined ||
        source === 'gazetteer' ||
        // an organization that the model ends elsewhere
        (type === 'ORGANIZATION' && from >= start) ||
        (type !== 'ORGANIZATION' && from === start && confidence >= SURE)
    )
    if (isPersonal || isLocal || isMissed || isSure) continue
    for (const one of met) gone.add(one)
    added.push(ruleMention(start, end, 'ORGANIZATION', 'payees', CONFIDENCE))
  }
  return added.length === 0 ? names : [...names.filter((name) => !gone.has(name)), ...added].sort(byStart)
}
