/** Runs the worked examples of the data through the schemes. */
import type { Schemes } from '../../../src/names/schemes/schemes.js'
import { exampleRows } from './tables.js'

export interface Figure {
  readonly scheme: string
  readonly examples: number
  readonly exact: number
}

/** Examples that are written exactly (normal form C), by scheme. @param failed told of each that is not */
export function measure(schemes: Schemes, failed?: (line: string) => void): readonly Figure[] {
  const counts = new Map<string, { examples: number; exact: number }>()
  for (const { scheme, native, target } of exampleRows()) {
    const count = counts.get(scheme) ?? { examples: 0, exact: 0 }
    counts.set(scheme, count)
    count.examples++
    const written = schemes.byTable(scheme, native)
    if (written?.normalize('NFC') === target.normalize('NFC')) count.exact++
    else failed?.(`${scheme}: ${native} -> ${written} (${target})`)
  }
  return [...counts].map(([scheme, count]) => ({ scheme, ...count }))
}

/** Mean over schemes of the share of examples written exactly, in percent with one place. */
export function meanShare(figures: readonly Figure[]): number {
  return Math.round((1000 * figures.reduce((sum, row) => sum + row.exact / row.examples, 0)) / figures.length) / 10
}

/** Codes that modules serve although there are examples, with the scheme of those. */
const MODULE_EXAMPLES: readonly (readonly [language: string, code: string, scheme: string])[] = [
  ['ara', 'IC', 'odni-ara-Arab-Latn-2015'],
  ['fas', 'IC', 'odni-fas-Arab-Latn-2015'],
  ['prs', 'IC', 'odni-prs-Arab-Latn-2015'],
  ['pus', 'IC', 'odni-pus-Arab-Latn-2011'],
  ['jpn', 'HEBON', 'mofa-jpn-Hrkt-Latn-1989'],
  ['jpn', 'BGN', 'bgn-jpn-Hrkt-Latn-1962'],
  ['jpn', 'KUNREI', 'mext-jpn-Hrkt-Latn-1954'],
  ['kor', 'MOCT', 'moct-kor-Hang-Latn-2000'],
  ['hin', 'IC', 'odni-hin-Deva-Latn-2015'],
  ['hin', 'ISO15919_2001', 'iso-hin-Deva-Latn-15919-2001'],
  ['zho', 'WADE_GILES', 'var-zho-Hani-Latn-wd-1979'],
  ['zho', 'TYPY', 'acadsin-zho-Hani-Latn-2002'],
  ['yue', 'JYUTPING', 'lshk-yue-Hani-Latn-jyutping-1993']
]

export interface ModuleFigure extends Figure {
  readonly language: string
  readonly code: string
}

/** Letters alone: without case, signs, hyphens and blanks. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Names of places as modules serve them, compared by their letters. */
export function measureModules(schemes: Schemes, failed?: (line: string) => void): readonly ModuleFigure[] {
  const rows = exampleRows()
  return MODULE_EXAMPLES.map(([language, code, scheme]) => {
    const own = rows.filter((row) => row.scheme === scheme)
    const wrong = own.filter((row) => folded(schemes.render(row.native, language, code, 'LOCATION') ?? '') !== folded(row.target))
    for (const { native, target } of wrong) failed?.(`${language} ${code}: ${native} -> ${schemes.render(native, language, code, 'LOCATION')} (${target})`)
    return { language, code, scheme, examples: own.length, exact: own.length - wrong.length }
  })
}
