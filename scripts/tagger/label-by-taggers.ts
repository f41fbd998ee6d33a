/**
 * Tags unlabelled text with the shipped taggers, which learnt from the neural teacher: in place of label-silver.py where the teacher is not at hand.
 *
 *     npx tsx scripts/tagger/label-by-taggers.ts TOKENS_DIR TAGGED_DIR LANGUAGE...
 *
 * Reads what silver-tokens.ts wrote; writes TAGGED_DIR/<language>.tsv.gz as label-silver.py does, every tag as sure as `CONFIDENCE`. A tagger that learns
 * from it keeps what the one before it knew of the text, its mistakes as well.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { partsOfSpeech } from '../../src/core/part-of-speech.js'
import { openModels } from '../../src/models/store.js'
import { loadTagger } from '../../src/morphology/tag/tagger.js'
import { readText } from '../lib/data.js'
import { asTokens } from './evaluation.js'

/** Words on which tagger and teacher differ are not told from the others; 0.9 is about how often taggers are right on such text. */
const CONFIDENCE = 0.9

const [tokensFolder = '', taggedFolder = '', ...languages] = process.argv.slice(2)
mkdirSync(taggedFolder, { recursive: true })
const store = openModels()
for (const language of languages) {
  const tagger = loadTagger(store, language)
  if (tagger === undefined) throw new Error(`no tagger for ${language}`)
  const lines: string[] = []
  for (const block of readText(join(tokensFolder, `${language}.tsv.gz`), 'run scripts/tagger/silver-tokens.ts').split('\n\n')) {
    const forms = block
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# '))
      .map((line) => line.split('\t')[0]!)
    if (forms.length === 0) continue
    const { tokens } = asTokens([forms.map((form) => ({ form, tag: 0, lemma: undefined, spaceAfter: true, joined: false }))])
    const tags = tagger.tag(tokens)
    for (const [index, form] of forms.entries()) lines.push(`${form}\t${partsOfSpeech[tags[index]!]}\t${CONFIDENCE}`)
    lines.push('')
  }
  writeFileSync(join(taggedFolder, `${language}.tsv.gz`), gzipSync(lines.join('\n')))
  console.log(`${language}: ${lines.length} lines`)
}
