/**
 * Statements about translated names, written by hand before there was a translator: names that people know and ordinary ones, with the forms that a reader
 * accepts. A third of them, by hash, is only counted.
 *
 *     npx tsx scripts/names/statements.ts       # what does not hold of those to look at, and the counts of both
 */
import { join } from 'node:path'
import { openModels } from '../../src/models/store.js'
import { usualScript } from '../../src/names/languages.js'
import { createNameTranslator, type NameTranslator } from '../../src/names/translator.js'
import type { NameKind } from '../../src/names/types.js'
import { textHash } from '../language/data/rows.js'
import { readTable } from '../lib/data.js'
import { foldedForMeasure, Score } from './measure.js'

interface NameStatement {
  readonly source: string
  readonly target: string
  readonly kind: NameKind
  /** `famous`, `foreign` (to the language it is written in) or `ordinary`. */
  readonly group: string
  readonly name: string
  readonly accepted: readonly string[]
}

export interface StatedFigures {
  readonly seen: Readonly<Record<string, Score['figures']>>
  readonly unseen: Readonly<Record<string, Score['figures']>>
}

export function nameStatements(): NameStatement[] {
  return readTable(join(import.meta.dirname, 'statements.tsv'))
    .filter(([source = '']) => !source.startsWith('#'))
    .map(([source, target, kind, group, name, accepted]) => ({
      source: source!,
      target: target!,
      kind: kind as NameKind,
      group: group!,
      name: name!,
      accepted: accepted!.split('|')
    }))
}

/** Whether a statement is only counted. */
function isUnseen({ name, target }: NameStatement): boolean {
  return textHash(`${name} ${target}`) % 3 === 0
}

/** How many hold, by group. The language of the name is left to the translator to guess. */
export function stated(translator: NameTranslator, failed: (line: string) => void = () => {}): StatedFigures {
  const scores = { seen: new Map<string, Score>(), unseen: new Map<string, Score>() }
  for (const statement of nameStatements()) {
    const { name, kind, target, group, accepted } = statement
    const answers = translator.translate({ text: name, kind, targetLanguage: target, targetScript: usualScript(target) }, 5).renderings.map(({ text }) => text)
    const half = isUnseen(statement) ? 'unseen' : 'seen'
    let held = false
    for (const key of ['all', statement.target === 'eng' ? `${group} to English` : `${group} from English`]) {
      if (!scores[half].has(key)) scores[half].set(key, new Score())
      held = scores[half].get(key)!.add(answers, new Set(accepted.map(foldedForMeasure)))
    }
    if (!held && half === 'seen') failed([statement.source, target, kind, group, name, answers.slice(0, 3).join(' | '), accepted.join(' | ')].join('\t'))
  }
  const figures = (all: ReadonlyMap<string, Score>) => Object.fromEntries([...all].sort().map(([key, score]) => [key, score.figures]))
  return { seen: figures(scores.seen), unseen: figures(scores.unseen) }
}

if (process.argv[1] === import.meta.filename) {
  const figures = stated(createNameTranslator(openModels()), (line) => console.log(line))
  for (const [half, groups] of Object.entries(figures)) {
    for (const [group, { names, exact, amongFive }] of Object.entries(groups as StatedFigures['seen'])) {
      console.log(`${half}\t${group}\t${names}\t${exact} %\tamong five ${amongFive} %`)
    }
  }
}
