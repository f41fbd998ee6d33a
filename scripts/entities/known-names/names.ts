/** Persons and places that readers of a language know by names that the knowledge base lacks: those of `names.tsv`. */
import { readFileSync } from 'node:fs'
import { type EntityLanguage, entityLanguages } from '../../../src/entities/languages.js'

export interface ListedName {
  readonly name: string
  readonly type: 'PERSON' | 'LOCATION'
  readonly language: EntityLanguage
  /** Whether the row is of all languages of Latin script. */
  readonly everywhere: boolean
  /** Whether its language is written in Latin script. */
  readonly isLatin: boolean
}

/** Languages of other scripts. */
const otherScripts: ReadonlySet<EntityLanguage> = new Set(
  'ara ben bul ell fas heb hin jpn kor pus rus srp tam tel tha ukr urd zho'.split(' ') as EntityLanguage[]
)

/** Rows of `names.tsv`. @throws Error for a row of another type */
export function listedNames(): ListedName[] {
  const lines = readFileSync(new URL('names.tsv', import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [language = '', type = '', names = ''] = line.split('\t')
      if (type !== 'PERSON' && type !== 'LOCATION') throw new Error(`names.tsv: unknown type ${type}`)
      const everywhere = language === '*'
      const languages = everywhere ? entityLanguages.filter((one) => !otherScripts.has(one)) : [language as EntityLanguage]
      return names
        .split('|')
        .flatMap((name) => languages.map((one): ListedName => ({ name, type, language: one, everywhere, isLatin: !otherScripts.has(one) })))
    })
}
