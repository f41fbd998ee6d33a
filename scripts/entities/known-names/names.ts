/** Persons and places that readers of a language know by names that the knowledge base lacks: those of `names.tsv`. */
import { readFileSync } from 'node:fs'
import type { EntityLanguage } from '../../../src/entities/languages.js'

export interface ListedName {
  readonly name: string
  readonly type: 'PERSON' | 'LOCATION'
  readonly language: EntityLanguage
}

/** Rows of `names.tsv`. @throws Error for a row of another type */
export function listedNames(): ListedName[] {
  const lines = readFileSync(new URL('names.tsv', import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [language = '', type = '', names = ''] = line.split('\t')
      if (type !== 'PERSON' && type !== 'LOCATION') throw new Error(`names.tsv: unknown type ${type}`)
      return names.split('|').map((name): ListedName => ({ name, type, language: language as EntityLanguage }))
    })
}
