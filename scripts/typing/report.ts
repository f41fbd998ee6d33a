/** The report of the mention typer. */
import { f1, LAYERS, type TypingScore } from './score.js'

export interface TypingReport {
  /** Few figures for the manifest and the README. */
  readonly headline: Readonly<Record<string, number>>
  readonly rows: readonly ReportRow[]
  readonly classes: Readonly<Record<string, { readonly gold: number; readonly precision: number; readonly recall: number; readonly f1: number }>>
}

export interface ReportRow {
  readonly part: string
  readonly mentions: number
  /** Per cent right by layer, and of the most special class. */
  readonly layers: readonly (number | undefined)[]
  readonly special: number
  /** Per cent of the answered classes that are right, and of the gold layers that the answers reach. */
  readonly precision: number
  readonly reached: number
}

/** Classes with fewer gold mentions have no figure of their own. */
export const LEAST_GOLD = 10

export function rowOf(part: string, score: TypingScore): ReportRow {
  const { right, all } = score.layers
  const share = (layer: number) => (all[layer]! < LEAST_GOLD ? undefined : percent(right[layer]!, all[layer]!))
  return {
    part,
    mentions: score.mentions,
    layers: Array.from({ length: LAYERS }, (_, index) => share(index + 1)),
    special: percent(right[0]!, all[0]!),
    precision: percent(score.right, score.given),
    reached: percent(score.reached, score.goldLayers)
  }
}

export function classTable(score: TypingScore): TypingReport['classes'] {
  return Object.fromEntries(
    [...score.classes]
      .filter(([, { gold }]) => gold >= LEAST_GOLD)
      .sort((left, right) => right[1].gold - left[1].gold)
      .map(([name, figures]) => [
        name,
        {
          gold: figures.gold,
          precision: percent(figures.right, figures.given),
          recall: percent(figures.right, figures.gold),
          f1: Math.round(10 * f1(figures)) / 10
        }
      ])
  )
}

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10
}

/** @param notes further lines under the title */
export function reportText({ rows, classes, headline }: TypingReport, notes: readonly string[]): string {
  const layers = Array.from({ length: LAYERS }, (_, index) => `layer ${index + 1}`)
  const cells = ({ part, mentions, layers: shares, special, precision, reached }: ReportRow) =>
    [part, mentions, ...shares.map((value) => value ?? ''), special, precision, reached].join(' | ')
  return `# Mention typing

Made by \`npm run evaluate:typing\`.

${notes.join('\n')}

| part | mentions | ${layers.join(' | ')} | most special class | answered classes right | gold layers reached |
| --- | ${'--- | '.repeat(LAYERS + 4)}
${rows.map((row) => `| ${cells(row)} |`).join('\n')}

Single classes, each taken for right where it is likelier than not (an entity may have several). Macro F1 over the ${Object.keys(classes).length} classes with at least ${LEAST_GOLD} gold mentions: ${headline['macro F1']}.

| class | gold | precision | recall | F1 |
| --- | --- | --- | --- | --- |
${Object.entries(classes)
  .map(([name, { gold, precision, recall, f1: value }]) => `| ${name} | ${gold} | ${precision} | ${recall} | ${value} |`)
  .join('\n')}
`
}
