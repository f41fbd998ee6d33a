/**
 * Unlabelled English text of the web in the tokens of entity extraction, for `teach.py`: `npx tsx scripts/entities/neural/web-text.ts TOKENS_DIR [TOKENS]`.
 *
 * Writes TOKENS_DIR/eng-web.tsv.gz: whole posts, questions, reviews and headlines, `# source` before each sentence (`# text source` before the first of a
 * text), then `form TAB 1|0` (white space after it), a blank line after each sentence. Sentences that occur in a validation file of the entity corpora are left out.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { openModels } from '../../../src/models/store.js'
import { dataFolder } from '../../lib/data.js'
import { tokenLines } from './silver-lines.js'
import { folded, lines, type Passage, validation } from './silver-text.js'

/** Tokens wanted, unless the command line says how many. */
const WANTED = 500_000
/** English text of the web, the kinds by turns. */
function webText(): Passage[] {
  const kinds = ['reddit_posts', 'reddit_headlines', 'stackexchange', 'reddit_posts', 'clothing_reviews', 'reddit_posts'].map((name, turn) => {
    const rows = lines(join(dataFolder(), 'categories', `${name}.jsonl.gz`)).filter((line) => line !== '')
    // a kind that has several turns takes other rows in each
    return rows.filter((_row, index) => index % 6 === turn % 6).map((line) => ({ ...(JSON.parse(line) as { title?: string; text: string }), source: name }))
  })
  const found: Passage[] = []
  for (let at = 0; at < Math.max(...kinds.map((rows) => rows.length)); at++)
    for (const rows of kinds) {
      const row = rows[at]
      if (row !== undefined) found.push({ text: [row.title, row.text].filter((part) => part !== undefined && part !== '').join('\n'), source: row.source })
    }
  return found
}

const [folder, wanted = String(WANTED)] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: web-text.ts TOKENS_DIR [TOKENS]')
mkdirSync(folder, { recursive: true })
const store = openModels()
const held = validation('eng')
const seen = new Set(held)
const output: string[] = []
let words = 0
for (const { text, source } of webText()) {
  if (words >= Number(wanted)) break
  const key = folded(text)
  if (seen.has(key)) continue
  seen.add(key)
  words += tokenLines(text, source, 'eng', store, held, output)
}
writeFileSync(join(folder, 'eng-web.tsv.gz'), gzipSync(output.join('\n')))
console.log(`eng-web: ${words} tokens`)
