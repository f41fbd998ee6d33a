/** Entries of the CLDR transform Simplified-Traditional, as `src/names/dictionary/han-variants.ts` reads them. */
import { join } from 'node:path'
import { dataFolder, readLines } from '../../lib/data.js'

const DIRECTIONS: Readonly<Record<string, string>> = { '↔': '=', '→': '>', '←': '<' }

/** Lines `simplified direction traditional`. */
export function hanVariantLines(): string[] {
  const transform = readLines(join(dataFolder(), 'names/schemes/cldr_transforms.jsonl.gz'))
    .map((line) => JSON.parse(line) as { file: string; rules: string })
    .find(({ file }) => file === 'Simplified-Traditional.xml')
  if (transform === undefined) throw new Error('no transform Simplified-Traditional')
  const lines: string[] = []
  for (const rule of transform.rules.split('\n')) {
    const match = /^\s*(\p{Script=Han}{1,6})\s*([↔→←])\s*(\p{Script=Han}{1,6})\s*;/u.exec(rule)
    if (match !== null) lines.push(`${match[1]} ${DIRECTIONS[match[2]!]} ${match[3]}`)
  }
  return lines
}
