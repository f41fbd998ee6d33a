/**
 * Unlabelled text of every language in the tokens of entity extraction, for `teach.py`:
 *
 *     npx tsx scripts/entities/neural/silver-tokens.ts TOKENS_DIR LANGUAGE... [--most TOKENS] [--keep TOKENS]
 *
 * Writes TOKENS_DIR/<language>.tsv.gz as web-text.ts does: `# text source` before the first sentence of a passage, then `form TAB 1|0` (white space after it), a
 * blank line after each sentence. The text is that of silver-text.ts, as label-silver.ts takes it, up to `--most` tokens a language, of which
 * the first `--keep` are written. Sentences of the validation files of the entity corpora are left out.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { openModels } from '../../../src/models/store.js'
import { tokenLines } from './silver-lines.js'
import { folded, silverPassages, validation } from './silver-text.js'

const { values: flags, positionals } = parseArgs({
  options: { most: { type: 'string' }, keep: { type: 'string', default: 'Infinity' } },
  allowPositionals: true
})
const [folder, ...names] = positionals
if (folder === undefined || names.length === 0) throw new Error('usage: silver-tokens.ts TOKENS_DIR LANGUAGE... [--most TOKENS] [--keep TOKENS]')
const keep = Number(flags.keep)
const most = flags.most === undefined ? undefined : Number(flags.most)
mkdirSync(folder, { recursive: true })
const store = openModels()
for (const name of names) {
  const language = name.slice(0, 3)
  const held = validation(language)
  const seen = new Set(held)
  const { wanted, passages } = silverPassages(name, most)
  const output: string[] = []
  let words = 0
  for (const { text, source } of passages) {
    if (words >= Math.min(wanted, keep)) break
    const key = folded(text)
    if (seen.has(key)) continue
    seen.add(key)
    words += tokenLines(text, source, language, store, held, output)
  }
  writeFileSync(join(folder, `${name}.tsv.gz`), gzipSync(output.join('\n')))
  console.log(`${name}: ${words} tokens`)
}
