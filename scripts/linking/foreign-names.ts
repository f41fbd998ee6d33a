/** Names alone, in other scripts or misspelt: is their entity found? */
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import type { CandidateFinder } from '../../src/linking/candidates.js'
import type { RankingLinker } from '../../src/linking/linker.js'
import { surfaceOf } from '../../src/linking/surface.js'
import { congruential, shuffle } from '../lib/shuffle.js'
import { isOfPart } from './hidden-names.js'

export interface NamedEntity {
  readonly entity: number
  readonly name: string
  /** ISO 639-3. */
  readonly language: string
  readonly type: string
}

const LATIN_NAME = /^[\p{Script=Latin}\p{M}\p{P}\p{Zs}\d]+$/u
const TYPES = ['PERSON', 'LOCATION', 'ORGANIZATION']

/** Held-out entities with a Latin label, at most `count` for each language, with their first name in it. */
export function foreignNames(base: KnowledgeBase, languages: readonly string[], count: number, part: 'train' | 'unseen'): NamedEntity[] {
  const found = new Map<string, NamedEntity[]>(languages.map((language) => [language, []]))
  for (const index of heldOut(base, part)) {
    const { type, label } = base.entity(index)
    if (!TYPES.includes(type) || !LATIN_NAME.test(label)) continue
    const names = base.namesOf(index)
    for (const [language, list] of found) {
      const name =
        list.length < count ? names.find((one) => one.language === language && one.kind === 'label' && !/\p{Script=Latin}/u.test(one.name)) : undefined
      if (name !== undefined) list.push({ entity: index, name: name.name, language, type })
    }
  }
  return [...found.values()].flat()
}

/** Labels of held-out entities with one edit each. */
export function misspeltNames(base: KnowledgeBase, count: number, part: 'train' | 'unseen'): NamedEntity[] {
  const found: NamedEntity[] = []
  for (const index of heldOut(base, part)) {
    const { type, label } = base.entity(index)
    if (found.length >= count) break
    if (!TYPES.includes(type) || !LATIN_NAME.test(label) || label.length < 5) continue
    found.push({ entity: index, name: withEdit(label, index), language: 'eng', type })
  }
  return found
}

/** Numbers of held-out entities in an order of their own. */
function heldOut(base: KnowledgeBase, part: 'train' | 'unseen'): number[] {
  const all = Array.from({ length: base.statistics().entities }, (_, index) => index)
  shuffle(all, congruential(14))
  return all.filter((index) => isOfPart(base.entity(index).id, part))
}

/** One letter left out, doubled by another, replaced or exchanged with the next one. @param seed says which and where */
function withEdit(name: string, seed: number): string {
  let state = (Math.imul(seed + 1, 0x9e3779b1) >>> 0) ^ 0x5bd1e995
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const at = 1 + random(name.length - 2)
  const letter = 'abcdefghijklmnopqrstuvwxyz'[random(26)]!
  const edits = [
    () => name.slice(0, at) + name.slice(at + 1),
    () => name.slice(0, at) + letter + name.slice(at),
    () => name.slice(0, at) + letter + name.slice(at + 1),
    () => name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2)
  ]
  return edits[random(edits.length)]!()
}

/** How often the best candidate of a name that stands alone is right, and among the first thirty or ten. */
export function countNames(names: readonly NamedEntity[], finder: CandidateFinder, linker: RankingLinker) {
  let best = 0
  let ten = 0
  let thirty = 0
  for (const { entity, name, language, type } of names) {
    const place = finder.find(surfaceOf(name), language, type).findIndex((candidate) => candidate.entity === entity)
    if (place >= 0) thirty++
    if (place >= 0 && place < 10) ten++
    const document = { text: name, language, entities: [{ type, mentions: [{ start: 0, end: name.length }], headMentionIndex: 0 }] }
    if (linker.decide(document, () => {})[0]?.entity === entity) best++
  }
  return { names: names.length, best, ten, thirty }
}
