/** Texts of the measurements, from the files of `bench/inputs/`: anyone can run them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { congruential, shuffle } from '../../scripts/lib/shuffle.js'
import { root } from '../server.js'

/** Article texts of the Universal Declaration of Human Rights, by language and script. */
export function declarations(): readonly { readonly language: string; readonly script: string; readonly text: string }[] {
  return readFileSync(join(root, 'bench/inputs/language-udhr.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [language = '', script = '', text = ''] = row.split('\t')
      return { language, script, text }
    })
}

/** Different documents of so many characters, each of the language's words in an order of its own. */
export function documentsOf(language: string, characters: number, count: number): string[] {
  const text = declarations().find((one) => one.language === language)?.text
  if (text === undefined) throw new Error(`bench/inputs has no text in ${language}`)
  const pieces = language === 'zho' ? (text.match(/[^，。；、]+[，。；、]?/gu) ?? []) : text.split(' ').map((word) => `${word} `)
  const below = congruential(characters)
  const order = pieces.map((_, index) => index)
  return Array.from({ length: count }, () => {
    let document = ''
    while (document.length < characters) {
      shuffle(order, below)
      document += order.map((index) => pieces[index]).join('')
    }
    return document.slice(0, characters)
  })
}

/** Bodies of requests for entities by the network. */
export function neuralBodies(language: string, characters: number, count: number): string[] {
  return documentsOf(language, characters, count).map((content) => JSON.stringify({ content, language, options: { modelType: 'DNN' } }))
}
