/** The reports of trainings and evaluations in `scripts/reports/`, wherever a script is started. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson } from './data.js'

const folder = join(import.meta.dirname, '../reports')

/** Absolute path of a report file or folder, such as `entities.json`. */
export function reportPath(name = ''): string {
  return join(folder, name)
}

/** A JSON report, or undefined where none was written yet. */
export function readReport<T>(name: string): T | undefined {
  return readJson<T>(reportPath(`${name}.json`))
}

/** Writes `<name>.json` and, where a text is given, `<name>.md`. @param indent of the JSON */
export function writeReport(name: string, figures: unknown, text?: string, indent = 2): void {
  const path = reportPath(name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.json`, `${JSON.stringify(figures, null, indent)}\n`)
  if (text !== undefined) writeReportText(name, text)
}

/** Writes `<name>.md`. */
export function writeReportText(name: string, text: string): void {
  writeFileSync(reportPath(`${name}.md`), text)
}
