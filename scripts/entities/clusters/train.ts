/**
 * Word clusters for the entity tagger, in three steps around cluster.py:
 *   npm run train:word-clusters -- words FOLDER [code...]           words of the texts with their counts, FOLDER/<code>.words.tsv; names of the lists, FOLDER/names.txt
 *   python scripts/entities/clusters/cluster.py --encoder ENCODER_DIR FOLDER [code...]      FOLDER/<code>.clusters.tsv
 *   npm run train:word-clusters -- pack FOLDER [code...]        models `entities/clusters-<code>`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordHash } from '../../../src/core/folding.js'
import { TokenClass, tokenText } from '../../../src/core/spans.js'
import { entityCodes, entityLanguage } from '../../../src/entities/languages.js'
import { NAMES } from '../../../src/entities/lists/kinds.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import { buildHashTable } from '../../../src/models/hash-table.js'
import { openModels } from '../../../src/models/store.js'
import { writeModel } from '../../lib/artefacts.js'
import { entityCorpora, readCorpus } from '../corpora.js'
import { collectNames } from '../lists/collect.js'
import { readRows } from '../lists/names.js'

const textFile: Readonly<Record<string, string>> = { nob: 'nor', nno: 'nor' }

function texts(language: string): string[] {
  const file = textFile[language] ?? language
  const rows = readRows(`language/sentences/${file}.tsv.gz`).filter((row) => row[2] !== 'romanized' && (file === language || row[2] === language))
  const lines = rows.map((row) => row[5] ?? '')
  for (const corpus of entityCorpora(language)) {
    if (corpus.licence === 'permissive') for (const { text } of readCorpus(corpus, 'train', 'spaced', 'sentence')) lines.push(text)
  }
  return lines
}

function writeWords(folder: string, language: string): void {
  const store = openModels()
  const counts = new Map<string, number>()
  for (const text of texts(language)) {
    const tokens = entityTokens(text, language, store)
    for (let index = 0; index < tokens.count; index++) {
      if (tokens.classes[index] !== TokenClass.word) continue
      const word = tokenText(tokens, index)
      if (word.length <= 30) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const lines = [...counts].sort((left, right) => right[1] - left[1]).map(([word, count]) => `${word}\t${count}`)
  writeFileSync(join(folder, `${language}.words.tsv`), `${lines.join('\n')}\n`)
  console.log(language, lines.length, 'words')
}

function pack(folder: string, language: string): void {
  const rows = readFileSync(join(folder, `${language}.clusters.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  const parents = rows.filter((row) => row.startsWith('#')).map((row) => row.slice(2).split(' ').map(Number))
  const words = rows.filter((row) => !row.startsWith('#')).map((row) => row.split('\t') as [string, string])
  const { table, order } = buildHashTable(
    Uint32Array.from(words, ([word]) => wordHash(word) >>> 0),
    8
  )
  const entry = writeModel({
    id: `entities/clusters-${language}`,
    tensors: {
      'words.offsets': table.offsets,
      'words.checks': table.checks,
      leaves: Uint16Array.from(order, (index) => Number(words[index]![1])),
      middle: Uint8Array.from(parents[0]!),
      coarse: Uint8Array.from(parents[1]!)
    },
    licence: 'permissive',
    sources: ['MIT (multilingual-e5-small)', 'CC BY-SA 4.0 (wordfreq)', 'text of the language and entity data'],
    command: [
      `npm run train:word-clusters -- words FOLDER ${language}`,
      `GLOSSA_DICTIONARIES=DICTIONARIES_DIR python scripts/entities/clusters/cluster.py --encoder ENCODER_DIR FOLDER ${language}`,
      `npm run train:word-clusters -- pack FOLDER ${language}`
    ].join(' && '),
    accuracy: { words: order.length }
  })
  console.log(language, order.length, 'words', Math.round(entry.bytes / 1024), 'KB')
}

/** Single words of the lists of names in scripts with case: a rare word that is one of them is spelled with a capital. */
function writeNames(folder: string): void {
  const { byScript } = collectNames()
  const names = ['latn', 'cyrl', 'grek'].flatMap((script) =>
    [...byScript.get(script)!.entries].filter(([, bits]) => (bits & NAMES) !== 0).map(([name]) => name)
  )
  writeFileSync(join(folder, 'names.txt'), names.filter((name) => /^[\p{L}\p{M}]+$/u.test(name)).join('\n'))
}

const [step, folder, ...wanted] = process.argv.slice(2)
if (folder === undefined || (step !== 'words' && step !== 'pack')) throw new Error('usage: train.ts words|pack FOLDER [code...]')
mkdirSync(folder, { recursive: true })
const languages = [...new Set(entityCodes.map((code) => entityLanguage(code)!))].filter((code) => wanted.length === 0 || wanted.includes(code))
if (step === 'words') writeNames(folder)
for (const language of languages) {
  if (step === 'words') writeWords(folder, language)
  else pack(folder, language)
}
