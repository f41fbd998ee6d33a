/**
 * Reads the treebanks as the service sees text: surface units (a multiword range is one unit) with the 16 tags of the service.
 * A range takes tag and lemma of its main part: the content word if there is one (`dámelo` VERB, `واقتصاد` NOUN), else the first function word (`du` ADP).
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type PartOfSpeech, tagNumber } from '../../src/core/part-of-speech.js'
import { joinRepeated, settleArabic } from './arabic-rows.js'
import { dataFolder, readText } from './data.js'
import { withWrittenLemmas } from './nynorsk-lemmas.js'
import type { RangedRow, Row, Unit } from './treebank-rows.js'

export interface Treebank {
  /** `eng-ewt-dev` */
  readonly name: string
  readonly licence: 'permissive' | 'copyleft' | 'non-commercial'
  readonly kind: 'dev' | 'train' | 'um'
  readonly sentences: readonly (readonly Unit[])[]
}

interface Group {
  readonly parts: Row[]
  form: string
  glued: boolean
}

const unsegmented = new Set(['zho', 'jpn', 'tha'])
const semitic = new Set(['ara', 'heb'])

/** Names of the treebank files of a language, below the treebank folder. */
function filesOf(language: string): { path: string; licence: Treebank['licence'] }[] {
  const root = join(dataFolder(), 'morphology/treebanks')
  const files: { path: string; licence: Treebank['licence'] }[] = []
  for (const [folder, licence] of [
    ['', 'permissive'],
    ['nc', 'non-commercial'],
    ['gpl', 'copyleft']
  ] as const)
    for (const name of readdirSync(join(root, folder)).sort())
      if (name.startsWith(`${language}-`) && name.endsWith('.conllup.gz')) files.push({ path: join(root, folder, name), licence })
  return files
}

/** All treebanks of a language. */
export function readTreebanks(language: string): Treebank[] {
  const files = filesOf(language).map(({ path, licence }) => {
    const name = path.replace(/^.*\//, '').replace('.conllup.gz', '')
    const kind = name.endsWith('-dev') ? ('dev' as const) : name.endsWith('-um-train') ? ('um' as const) : ('train' as const)
    const rows = readRows(path)
    return { name, licence, kind, rows: language === 'ara' ? rows.map(joinRepeated) : rows }
  })
  if (language === 'ara') {
    const baseOf = (name: string): string => name.replace(/-(?:dev|um-train|train)$/, '')
    for (const base of new Set(files.map(({ name }) => baseOf(name)))) {
      const rowsOf = (isOwn: boolean) => files.filter(({ name }) => (baseOf(name) === base) === isOwn).flatMap(({ rows }) => rows)
      settleArabic(rowsOf(true), rowsOf(false))
    }
  }
  const treebanks = files.map(({ name, licence, kind, rows }) => ({ name, licence, kind, sentences: rows.map((sentence) => toUnits(sentence, language)) }))
  if (language !== 'nno') return treebanks
  const isSpoken = ({ name }: { readonly name: string }): boolean => name.startsWith('nno-nynorsklia')
  const written = treebanks.filter((treebank) => !isSpoken(treebank)).flatMap(({ sentences }) => sentences)
  return treebanks.map((treebank) => (isSpoken(treebank) ? { ...treebank, sentences: withWrittenLemmas(written, treebank.sentences) } : treebank))
}

function readRows(path: string): RangedRow[][] {
  const sentences: RangedRow[][] = []
  let rows: RangedRow[] = []
  let range: Row | undefined
  let rangeEnd = 0
  for (const line of readText(path).split('\n')) {
    if (line === '') {
      if (rows.length > 0) sentences.push(rows)
      rows = []
      rangeEnd = 0
      continue
    }
    if (line.startsWith('#')) continue
    const [id, form, lemma, upos, features, misc] = line.split('\t') as [string, string, string, string, string, string]
    const row: Row = { form, lemma, upos, features, glued: misc.includes('SpaceAfter=No') }
    if (id.includes('-')) {
      range = row
      rangeEnd = Number(id.split('-')[1])
    } else rows.push({ row, range: Number(id) <= rangeEnd ? range : undefined })
  }
  if (rows.length > 0) sentences.push(rows)
  return sentences
}

const letter = /\p{L}|\p{M}/u

function toUnits(rows: readonly RangedRow[], language: string): Unit[] {
  const groups: Group[] = []
  let previousRange: Row | undefined
  for (const { row, range } of rows) {
    const last = groups.at(-1)
    if (range !== undefined && range === previousRange) last!.parts.push(row)
    else if (range !== undefined) groups.push({ parts: [row], form: range.form, glued: range.glued })
    else {
      // words written together without a range row: the service sees one word
      const joins =
        last?.glued &&
        !unsegmented.has(language) &&
        language !== 'kor' &&
        ((letter.test(last.form.at(-1)!) && isClitic(row, language)) || meet(last.form, row.form))
      if (joins) {
        last.parts.push(row)
        last.form += row.form
        last.glued = row.glued
      } else groups.push({ parts: [row], form: row.form, glued: row.glued })
      previousRange = undefined
      continue
    }
    previousRange = range
  }
  return groups
    .flatMap((group) => elided(group, language))
    .map(({ parts, form, glued }) => {
      const main = parts.length === 1 ? parts[0]! : mainPart(parts, language)
      return {
        form,
        tag: serviceTag(main.upos),
        lemma: main.lemma === '_' && main.form !== '_' ? undefined : main.lemma,
        spaceAfter: !glued,
        joined: parts.length > 1,
        ...(parts.length === 1 && main.upos === 'VERB' && main.features !== '_' ? { features: main.features } : {})
      }
    })
}

/** Restored Italian and Catalan files have ranges like `dell'acqua`, which the service reads as `dell'` and `acqua`. */
function elided(group: Group, language: string): Group[] {
  const { parts, form, glued } = group
  if (parts.length < 2 || !(language === 'ita' || language === 'cat' || language === 'fra')) return [group]
  const at = Math.max(form.indexOf("'"), form.indexOf('\u2019')) + 1
  let leading = 0
  while (leading < parts.length - 1 && (parts[leading]!.upos === 'ADP' || parts[leading]!.upos === 'DET')) leading++
  if (at < 2 || at >= form.length || leading === 0 || !letter.test(form[at]!)) return [group]
  return [
    { parts: parts.slice(0, leading), form: form.slice(0, at), glued: true },
    { parts: parts.slice(leading), form: form.slice(at), glued }
  ]
}

/** Whether two adjacent units would be read as one word. */
function meet(left: string, right: string): boolean {
  return letter.test(left.at(-1)!) && letter.test(right[0]!)
}

/** English clitics written to the word before: the service reads `dog's`, `boys'`, `it's`, `don't` as one token each. */
function isClitic(row: Row, language: string): boolean {
  return language === 'eng' && (/^(?:['’](?:s|m|re|ve|ll|d)|n['’]t)$/i.test(row.form) || (/^['’]$/.test(row.form) && row.upos === 'PART'))
}

export function serviceTag(upos: string): number {
  if (upos === 'AUX') return tagNumber.VERB
  if (upos === 'CCONJ') return tagNumber.CONJ
  return tagNumber[upos as PartOfSpeech] ?? tagNumber.X
}

const ranks: Record<string, number> = {
  NOUN: 5,
  PROPN: 5,
  VERB: 5,
  ADJ: 5,
  NUM: 5,
  X: 5,
  INTJ: 5,
  SYM: 5,
  ADV: 4,
  AUX: 2,
  SCONJ: 3,
  PRON: 2,
  ADP: 2,
  DET: 2,
  PART: 1,
  CCONJ: 1
}

function mainPart(parts: readonly Row[], language: string): Row {
  const isSemitic = semitic.has(language)
  let best = parts[0]!
  let bestRank = -1
  for (const [index, part] of parts.entries()) {
    let rank = ranks[part.upos] ?? 0
    // Hebrew and Arabic write conjunctions and the article as prefixes of the word that matters
    const isJoining = part.upos === 'SCONJ' || part.upos === 'CCONJ'
    // an Arabic conjunction with a pronoun at its end (`أنه`, `لكنها`) is the conjunction; `وهو` is the pronoun
    if (language === 'ara' && isJoining && part.form.length > 1 && index === parts.length - 2 && parts.at(-1)!.upos === 'PRON') rank = 3
    else if (isSemitic && index < parts.length - 1 && part.form.length <= 2 && (isJoining || part.upos === 'DET')) rank = 0
    if (rank > bestRank || (isSemitic && rank === bestRank && rank === 5 && part.form.length > best.form.length)) {
      best = part
      bestRank = rank
    }
  }
  return best
}
