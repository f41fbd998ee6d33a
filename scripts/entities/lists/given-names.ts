/** Given names and surnames of languages with few of them in the data, written for the lists and for the sentences that taggers learn from: `given-names.tsv`. */
import { readFileSync } from 'node:fs'

/** Names of a language. */
export function personNames(language: string, kind: 'given' | 'surname'): string[] {
  return readFileSync(new URL('given-names.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [code, of, names = ''] = line.split('\t')
      return code === language && of === kind ? names.split('|') : []
    })
}
