/**
 * Forms of Korean verbs and adjectives whose stem an ending changes: contractions (보다: 봤어, 마시다: 마셔요) and the irregular stems in ㄷ, ㅂ, ㅅ, ㅎ, 르 and ㅡ (듣다: 들어요,
 * 춥다: 추워요). The treebanks are news and essays and have few of those of everyday talk.
 */
import { join } from 'node:path'
import { tagNumber } from '../../src/core/part-of-speech.js'
import { dataFolder, readTable } from '../lib/data.js'
import type { DictionaryRow } from '../lib/dictionaries.js'
import type { Treebank } from '../lib/treebanks.js'

// numbers of the letters in a syllable
const INITIALS = { none: 11, r: 5 }
const VOWELS = { a: 0, ae: 1, ya: 2, yae: 3, eo: 4, e: 5, yeo: 6, ye: 7, o: 8, wa: 9, wae: 10, oe: 11, u: 13, wo: 14, eu: 18, i: 20 }
const FINALS = { none: 0, n: 4, d: 7, l: 8, b: 17, s: 19, ss: 20, h: 27 }
const FIRST_SYLLABLE = 0xac00
const VOWEL_COUNT = 21
const FINAL_COUNT = 28

interface Syllable {
  readonly initial: number
  readonly vowel: number
  readonly final: number
}

function takeApart(character: string): Syllable | undefined {
  const code = character.charCodeAt(0) - FIRST_SYLLABLE
  if (code < 0 || code >= 19 * VOWEL_COUNT * FINAL_COUNT) return undefined
  return { initial: Math.floor(code / (VOWEL_COUNT * FINAL_COUNT)), vowel: Math.floor(code / FINAL_COUNT) % VOWEL_COUNT, final: code % FINAL_COUNT }
}

const compose = ({ initial, vowel, final }: Syllable): string => String.fromCharCode(FIRST_SYLLABLE + (initial * VOWEL_COUNT + vowel) * FINAL_COUNT + final)

const bright = new Set<number>([VOWELS.a, VOWELS.ya, VOWELS.o])

/** What a stem's last vowel and 아 or 어 are written as where they are one syllable. */
const contractions: ReadonlyMap<number, number> = new Map([
  [VOWELS.a, VOWELS.a],
  [VOWELS.eo, VOWELS.eo],
  [VOWELS.yeo, VOWELS.yeo],
  [VOWELS.ae, VOWELS.ae],
  [VOWELS.e, VOWELS.e],
  [VOWELS.o, VOWELS.wa],
  [VOWELS.u, VOWELS.wo],
  [VOWELS.i, VOWELS.yeo],
  [VOWELS.oe, VOWELS.wae]
])

/** A stem's shapes: before 아 or 어 with it, and before endings in 으; none where it is as it is there. */
export interface StemShapes {
  readonly infinitive: string
  readonly beforeEu?: string
}

/**
 * The shapes of a stem.
 * @param irregular whether a stem in ㄷ, ㅂ, ㅅ or ㅎ changes, one in 르 doubles its ㄹ
 */
export function stemShapes(stem: string, irregular: boolean): StemShapes | undefined {
  const last = takeApart(stem.at(-1)!)
  if (last === undefined) return undefined
  const before = stem.slice(0, -1)
  const previous = before === '' ? undefined : takeApart(before.at(-1)!)
  const { initial, vowel, final } = last
  const dark = bright.has(vowel) ? '아' : '어'
  if (final === FINALS.none) {
    if (stem.endsWith('하')) return { infinitive: `${before}해` }
    if (vowel === VOWELS.eu) {
      const isBright = previous !== undefined && bright.has(previous.vowel)
      const joined = compose({ initial, vowel: isBright ? VOWELS.a : VOWELS.eo, final })
      if (irregular && initial === INITIALS.r && previous?.final === FINALS.none)
        return { infinitive: before.slice(0, -1) + compose({ ...previous, final: FINALS.l }) + joined }
      return { infinitive: before + joined }
    }
    const contracted = contractions.get(vowel)
    return { infinitive: contracted === undefined ? `${stem}어` : before + compose({ initial, vowel: contracted, final }) }
  }
  if (irregular) {
    const open = before + compose({ initial, vowel, final: FINALS.none })
    // only 돕다 and 곱다 have 와
    if (final === FINALS.b) return { infinitive: open + (stem.endsWith('돕') || stem === '곱' ? '와' : '워'), beforeEu: `${open}우` }
    if (final === FINALS.d) {
      const changed = before + compose({ initial, vowel, final: FINALS.l })
      return { infinitive: changed + dark, beforeEu: `${changed}으` }
    }
    if (final === FINALS.s) return { infinitive: open + dark, beforeEu: `${open}으` }
    if (final === FINALS.h)
      return { infinitive: before + compose({ initial, vowel: vowel === VOWELS.ya ? VOWELS.yae : VOWELS.ae, final: FINALS.none }), beforeEu: open }
  }
  return { infinitive: stem + dark }
}

const endings = (list: string): readonly string[] => ['', ...list.split(' ')]
const afterInfinitive = endings('요 서 도 야 라 서요 야지 야죠 야겠다 야겠어요')
const afterPast = endings(
  '어 어요 다 습니다 습니까 고 는데 는데요 지만 네 네요 을 던 으면 으니까 으니 으며 지 지요 죠 냐 니 나 나요 거든 거든요 구나 군요 잖아 잖아요 더니 더라 다고 다가 음 기'
).slice(1)
const afterEu = endings('면 니까 니 며 려고 러 세요 시면 십시오 면서').slice(1)

/** With the final consonant that such an ending gives the syllable before it: 추운, 들을. */
const finalsAfterEu = [FINALS.n, FINALS.l]

/** All forms that a stem changes in. */
export function changedForms(stem: string, irregular: boolean): string[] {
  const shapes = stemShapes(stem, irregular)
  if (shapes === undefined) return []
  const { infinitive, beforeEu } = shapes
  const past = infinitive.slice(0, -1) + compose({ ...takeApart(infinitive.at(-1)!)!, final: FINALS.ss })
  const forms = [...afterInfinitive.map((ending) => infinitive + ending), ...afterPast.map((ending) => past + ending)]
  if (beforeEu === undefined) return forms
  const last = takeApart(beforeEu.at(-1)!)!
  return [...forms, ...afterEu.map((ending) => beforeEu + ending), ...finalsAfterEu.map((final) => beforeEu.slice(0, -1) + compose({ ...last, final }))]
}

const afterAny = endings(
  '고 다 지만 지 지요 죠 던 던데요 겠다 겠어요 겠습니다 거든 거든요 기 게 구나 군요 자 다가 도록 더라 더니 잖아 잖아요 거나 든지 다고 자고'
).slice(1)
/** Before these a ㄹ is left out. */
const afterOpen = endings('네 네요 나 나요 니 냐 는데 는데요 는').slice(1)
const afterOpenEu = endings('니까 니 세요 시면 십시오').slice(1)
const afterClosedEu = endings('면 며 려고 러 면서').slice(1)

/** The forms that a stem does not change in, so that their endings are not mistaken for those of changed ones (크네요, 컸네요). */
export function plainForms(stem: string, irregular: boolean): string[] {
  const last = takeApart(stem.at(-1)!)
  if (last === undefined) return []
  const before = stem.slice(0, -1)
  const isOpen = last.final === FINALS.none || last.final === FINALS.l
  const open = last.final === FINALS.l ? before + compose({ ...last, final: FINALS.none }) : stem
  const withFinal = (final: number): string => before + compose({ ...last, final })
  const forms = [...afterAny.map((ending) => stem + ending), ...afterOpen.map((ending) => open + ending)]
  if (isOpen)
    return [
      ...forms,
      ...[`${withFinal(FINALS.b)}니다`, `${withFinal(FINALS.b)}니까`, withFinal(FINALS.n), withFinal(FINALS.l)],
      ...afterOpenEu.map((ending) => open + ending),
      ...afterClosedEu.map((ending) => stem + ending)
    ]
  const regular = irregular ? [] : [`${stem}은`, `${stem}을`, ...afterEu.map((ending) => `${stem}으${ending}`)]
  return [...forms, `${stem}습니다`, `${stem}습니까`, ...regular]
}

const verbTags: Readonly<Record<string, number>> = { VV: tagNumber.VERB, VX: tagNumber.VERB, VA: tagNumber.ADJ }
const changing = new Set<number>([FINALS.b, FINALS.d, FINALS.s, FINALS.h])

/** Whether a stem may be regular or irregular by its last syllable. */
function mayChange(stem: string): boolean {
  const last = takeApart(stem.at(-1)!)
  return last !== undefined && (changing.has(last.final) || (last.final === FINALS.none && last.initial === INITIALS.r && last.vowel === VOWELS.eu))
}

/** Stems of the dictionary with their tags, and the stems that it gives for a written form (`들`: 듣). */
function readStems(): { stems: Map<string, Set<number>>; analysed: Map<string, Set<string>> } {
  const stems = new Map<string, Set<number>>()
  const analysed = new Map<string, Set<string>>()
  const table = (name: string): string[][] => readTable(join(dataFolder(), `morphology/segmentation/kor-mecab-ko-${name}.tsv.gz`))
  for (const [surface, , , parts] of table('inflected')) {
    const [stem, tag] = (parts ?? '').split('+')[0]!.normalize('NFC').split('/')
    if (tag === undefined || verbTags[tag] === undefined || stem === '') continue
    add(stems, stem!, verbTags[tag]!)
    add(analysed, surface!.normalize('NFC'), stem!)
  }
  // the list of words has changed stems among the others
  for (const [surface, tag] of table('words')) {
    const stem = surface!.normalize('NFC')
    if (verbTags[tag!] !== undefined && !isChanged(stem, analysed)) add(stems, stem, verbTags[tag!]!)
  }
  for (const stem of stems.keys()) if (isChanged(stem, analysed)) stems.delete(stem)
  return { stems, analysed }
}

function add<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const found = sets.get(key)
  if (found === undefined) sets.set(key, new Set([value]))
  else found.add(value)
}

/** Whether what looks like a stem is the infinitive of another one (써 of 쓰), its shape before 으 (추우 of 춥), or that with a ㄹ written twice (몰르). */
function isChanged(stem: string, analysed: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  for (const other of analysed.get(stem) ?? []) {
    if (other === stem) continue
    for (const irregular of [true, false]) {
      const shapes = stemShapes(other, irregular)
      if (shapes?.infinitive === stem || (shapes?.beforeEu === stem && !stem.endsWith('으'))) return true
    }
  }
  return /[가-힣]르$/.test(stem) && takeApart(stem.at(-2)!)?.final === FINALS.l
}

/** Whether the dictionary has a stem in its irregular shape: 들 or 들어 for 듣, 불러 for 부르. */
function isIrregular(stem: string, analysed: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (!mayChange(stem)) return false
  const { infinitive, beforeEu } = stemShapes(stem, true)!
  return [infinitive, infinitive.slice(0, -1), beforeEu ?? infinitive].some((surface) => surface !== stem && analysed.get(surface)?.has(stem) === true)
}

/** How often the train files have a lemma. */
function lemmaCounts(treebanks: readonly Treebank[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { kind, sentences } of treebanks)
    for (const { lemma } of kind === 'dev' ? [] : sentences.flat()) if (lemma !== undefined) counts.set(lemma, (counts.get(lemma) ?? 0) + 1)
  return counts
}

/**
 * Rows for the forms of the stems that are known to be in use (the endings of others are learnt from them), one for each form and tag. What a tagger takes for a verb may be an adjective and the other way round, so
 * each form has a row for both. Of two stems with one form that with the tag is taken, then the irregular one (걸어요 is walked more often than hung), then
 * the one that the treebanks have more often.
 * @param treebanks with stems for lemmas
 * @param frequencies words in use
 */
export function koreanVerbs(treebanks: readonly Treebank[], frequencies: ReadonlyMap<string, number>): DictionaryRow[] {
  const counts = lemmaCounts(treebanks)
  const { stems, analysed } = readStems()
  const rows = new Map<string, DictionaryRow>()
  const all = [...stems]
    .map(([stem, tags]) => ({ stem, tags, irregular: isIrregular(stem, analysed) }))
    .filter(({ stem, irregular }) => counts.has(stem) || changedForms(stem, irregular).some((form) => frequencies.has(form)))
    .sort((left, right) => Number(right.irregular) - Number(left.irregular) || (counts.get(right.stem) ?? 0) - (counts.get(left.stem) ?? 0))
  for (const own of [true, false])
    for (const { stem, tags, irregular } of all)
      for (const form of [...changedForms(stem, irregular), ...plainForms(stem, irregular)])
        for (const tag of [tagNumber.VERB, tagNumber.ADJ]) {
          const key = `${tag} ${form}`
          if (tags.has(tag) === own && !rows.has(key)) rows.set(key, { form, lemma: stem, tag, source: 'mecab-ko' })
        }
  return [...rows.values()]
}
