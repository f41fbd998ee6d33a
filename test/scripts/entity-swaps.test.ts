/** Names of a corpus exchanged for others in the training of the neural entity tagger. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const scripts = join(import.meta.dirname, '../../scripts')
const python = (...words: string[]) => spawnSync('python3', ['-S', '-E', '-B', ...words], { encoding: 'utf8' })
const hasPython = python('--version').status === 0

const program = `
import json, random, sys
sys.path.append(sys.argv[1])
from glossa_training.entities.corpora import Sentence
from glossa_training.entities.swaps import Names, swapped
names = Names([('PERSON', 'Ada Lovelace'), ('LOCATION', 'Turin'), ('ORGANIZATION', 'Acme'), ('ORGANIZATION', 'NASA'), ('LOCATION', "L'Aquila"), ('LOCATION', 'St. Gallen')])
rows = json.loads(sys.argv[2])
found = [Sentence([word for word, _tag in row], [tag for _word, tag in row], [True] * len(row)) for row in rows]
print(json.dumps([sentence.forms for sentence in swapped(found, names, float(sys.argv[3]), random.Random(1))]))`

type Row = readonly (readonly [string, string])[]
const swapped = (rows: readonly Row[], share = 1): string[][] => {
  const { stdout, stderr } = python('-c', program, scripts, JSON.stringify(rows), String(share))
  expect(stderr).toBe('')
  return JSON.parse(stdout) as string[][]
}
const O = 'O'

it.skipIf(!hasPython)('keeps type, number of words and writing of a name, and leaves signs and handles alone', () => {
  const rows: Row[] = [
    [
      ['Joe', 'B-PERSON'],
      ['Smith', 'I-PERSON'],
      ['left', O],
      ['PARIS', 'B-LOCATION'],
      ['for', O],
      ['ibm', 'B-ORGANIZATION']
    ],
    [
      ['Oslo', 'B-LOCATION'],
      ['and', O],
      ['BBC', 'B-ORGANIZATION'],
      [',', O],
      ['U.S.', 'B-LOCATION'],
      ['@joe', 'B-HANDLE']
    ]
  ]
  expect(swapped(rows)).toEqual([
    ['Ada', 'Lovelace', 'left', 'PARIS', 'for', 'acme'],
    ['Turin', 'and', 'NASA', ',', 'U.S.', '@joe']
  ])
})

const ownProgram = `
import json, random, sys
sys.path.append(sys.argv[1])
from glossa_training.entities.corpora import Corpus, Sentence
from glossa_training.entities.swaps import OwnNames, swapped
rows = [[('Evu', 'B-PERSON'), ('Langovou', 'I-PERSON')], [('Ema', 'B-PERSON'), ('Malá', 'I-PERSON')], [('Olgu', 'B-PERSON'), ('Novou', 'I-PERSON')], [('eva', 'B-PERSON'), ('malá', 'I-PERSON')]]
found = [Sentence([word for word, _tag in row], [tag for _word, tag in row], [True] * len(row)) for row in rows]
names = OwnNames(Corpus('ces.written', [found]))
print(json.dumps([[sentence.forms for sentence in swapped(found, names, 1, random.Random(seed))] for seed in range(8)]))`

it.skipIf(!hasPython)('exchanges the names of a corpus among themselves where case and capitals are alike', () => {
  const { stdout, stderr } = python('-c', ownProgram, scripts)
  expect(stderr).toBe('')
  const turns = JSON.parse(stdout) as string[][][]
  expect(new Set(turns.map(([first]) => first!.join(' ')))).toEqual(new Set(['Evu Langovou', 'Olgu Novou']))
  for (const [, second, , fourth] of turns)
    expect([second, fourth]).toEqual([
      ['Ema', 'Malá'],
      ['eva', 'malá']
    ])
})

it.skipIf(!hasPython)('has one name for the same name, and none without a share', () => {
  const rows: Row[] = [
    [
      ['Rome', 'B-LOCATION'],
      ['to', O],
      ['Rome', 'B-LOCATION']
    ],
    [
      ['Dr', O],
      ['Ann', 'B-PERSON'],
      ['Li', 'I-PERSON']
    ]
  ]
  expect(swapped(rows)).toEqual([
    ['Turin', 'to', 'Turin'],
    ['Dr', 'Ada', 'Lovelace']
  ])
  expect(swapped(rows, 0)).toEqual(rows.map((row) => row.map(([word]) => word)))
})
