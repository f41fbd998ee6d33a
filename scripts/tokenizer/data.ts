/** Treebanks as running text with the spans of their surface tokens and the starts of their sentences. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, readText } from '../lib/data.js'

export interface Unit {
  readonly form: string
  readonly spaceAfter: boolean
}

export interface GoldText {
  readonly text: string
  readonly starts: number[]
  readonly ends: number[]
  /** Index of the first token of each sentence. */
  readonly sentences: number[]
}

export interface Treebank {
  /** `<language>-<treebank>` */
  readonly name: string
  readonly language: string
  readonly file: string
  readonly kind: 'train' | 'dev'
  readonly licence: 'permissive' | 'copyleft' | 'non-commercial'
}

/** Treebanks with a dev file only: every fourth sentence is validation, the others may be trained on. */
const DEV_ONLY = new Set(['fas-perdt', 'heb-iahltwiki', 'ita-vit', 'pol-pdb', 'por-porttinari', 'ron-simonero', 'tur-boun', 'tur-kenet', 'tur-penn'])

/** All treebank files, free ones first. */
export function listTreebanks(): Treebank[] {
  const root = join(dataFolder(), 'morphology', 'treebanks')
  const folders = [
    ['.', 'permissive'],
    ['gpl', 'copyleft'],
    ['nc', 'non-commercial']
  ] as const
  return folders.flatMap(([folder, licence]) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.conllup.gz'))
      .sort()
      .map((file) => {
        const [, name, kind] = /^(.*?)(?:-um)?-(train|dev)\.conllup\.gz$/.exec(file) ?? []
        return { name: name!, language: name!.slice(0, 3), file: join(root, folder, file), kind: kind as 'train' | 'dev', licence }
      })
  )
}

/**
 * Sentences of one file as surface units: a multiword token is one unit. Some ranges of the treebanks take in the punctuation mark behind
 * the word; it is a unit of its own.
 * @param words cut a multiword token that is its words written together ("don't", "Arafat's") into these
 */
export function readUnits(file: string, words = false): Unit[][] {
  const sentences: Unit[][] = []
  let sentence: Unit[] = []
  let range: Unit | undefined
  let parts: string[] = []
  let covered = 0
  for (const line of readText(file).split('\n')) {
    if (line === '') {
      if (sentence.length > 0) sentences.push(sentence)
      sentence = []
      covered = 0
      continue
    }
    if (line.startsWith('#')) continue
    const [id, form, , tag, , misc] = line.split('\t')
    const unit: Unit = { form: form!, spaceAfter: !misc!.includes('SpaceAfter=No') }
    const hyphen = id!.indexOf('-')
    if (hyphen > 0) {
      covered = Number(id!.slice(hyphen + 1))
      range = unit
      parts = []
      continue
    }
    if (Number(id) > covered) {
      sentence.push(unit)
      continue
    }
    parts.push(form!)
    if (Number(id) === covered && range !== undefined) {
      if (tag === 'PUNCT' && range.form.endsWith(form!) && range.form.length > form!.length) {
        sentence.push({ form: range.form.slice(0, -form!.length), spaceAfter: false }, { form: form!, spaceAfter: range.spaceAfter })
      } else if (words && parts.join('') === range.form) {
        for (const [index, part] of parts.entries()) sentence.push({ form: part, spaceAfter: index === parts.length - 1 && range.spaceAfter })
      } else sentence.push(range)
    }
  }
  if (sentence.length > 0) sentences.push(sentence)
  return sentences
}

const EMOJI_ROW = /^(?:\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*){2,}$/u

/** The service's conventions on a treebank's units: clitics stay with their word, each emoji is a token. */
export function serviceUnits(sentence: readonly Unit[]): Unit[] {
  return joinClitics(sentence).flatMap((unit) => {
    if (!EMOJI_ROW.test(unit.form)) return [unit]
    const pieces = [...new Intl.Segmenter('en').segment(unit.form)].map(({ segment }) => segment)
    return pieces.map((form, index) => ({ form, spaceAfter: index === pieces.length - 1 && unit.spaceAfter }))
  })
}

const WORD_END = /[\p{L}\p{M}]$/u
const WORD_START = /^[\p{L}\p{M}]/u

/** Units written together without a mark between them (Arabic clitics that a treebank cuts) become one surface unit. */
export function joinClitics(sentence: readonly Unit[]): Unit[] {
  const joined: Unit[] = []
  for (const unit of sentence) {
    const last = joined.at(-1)
    if (last !== undefined && !last.spaceAfter && WORD_END.test(last.form) && WORD_START.test(unit.form)) {
      joined[joined.length - 1] = { form: last.form + unit.form, spaceAfter: unit.spaceAfter }
    } else joined.push(unit)
  }
  return joined
}

/** A treebank's sentences for training and for validation. */
export function splitTreebank(treebank: Treebank, words = false): { train: Unit[][]; dev: Unit[][] } {
  const sentences = readUnits(treebank.file, words)
  if (treebank.kind === 'train') return { train: sentences, dev: [] }
  if (!DEV_ONLY.has(treebank.name)) return { train: [], dev: sentences }
  return { train: sentences.filter((_, index) => index % 4 !== 3), dev: sentences.filter((_, index) => index % 4 === 3) }
}

/** Running text of sentences, one after the other as the treebank spaces them. */
export function buildText(sentences: readonly (readonly Unit[])[]): GoldText {
  const pieces: string[] = []
  const gold: GoldText = { text: '', starts: [], ends: [], sentences: [] }
  let offset = 0
  for (const sentence of sentences) {
    gold.sentences.push(gold.starts.length)
    for (const { form, spaceAfter } of sentence) {
      gold.starts.push(offset)
      offset += form.length
      gold.ends.push(offset)
      pieces.push(form)
      if (spaceAfter) {
        pieces.push(' ')
        offset++
      }
    }
  }
  return { ...gold, text: pieces.join('') }
}

/** Languages whose tokens are runs cut by a dictionary segmenter. */
export const SEGMENTED = new Set(['zho', 'jpn', 'tha', 'vie'])
