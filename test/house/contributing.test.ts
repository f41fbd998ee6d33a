/** What CONTRIBUTING says of languages is complete: every table by language is named there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { taggerLanguages } from '../../scripts/tagger/recipes.js'
import { languageAliases } from '../../src/core/languages.js'
import { morphologyCodes } from '../../src/morphology/languages.js'
import { readDocument, root } from './document-blocks.js'

const contributing = readDocument('CONTRIBUTING.md')
const byLanguage = /(?:Record|Map|Set)<EntityLanguage\b(?!, [^\n]*>\(\)(?:\n|$))/
/** What stands in sets and tables of plain strings. */
const ofCodes = /new Set(?:<\w+>)?\((?:\[(?:\s*'[a-z]{3}',?)+\s*\]|'(?:[a-z]{3} ){3}(?:[a-z]{3} ?)+')\)|Record<string, [^\n]*> = \{\n {2}ara: /

function filesOf(folder: string, extension: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith(extension) ? [`${folder}/${file}`] : []))
}

describe('tables by language', () => {
  const files = [...filesOf('src/core/words', '.ts'), ...filesOf('src/entities', '.ts'), ...filesOf('src/linking', '.ts')].filter((file) => {
    if (file.startsWith('src/core/words/')) return true
    const code = readFileSync(join(root, file), 'utf8')
    return byLanguage.test(code) || ofCodes.test(code)
  })
  it('are many', () => expect(files.length).toBeGreaterThan(60))
  it.each(files)('%s', (file) => {
    const family = basename(file).replace(/^(words(?=-)|numeral-words|numeral-styles)(?:-[\w-]+)?\.ts$/, '$1-')
    expect(contributing.includes(`\`${family}`) || contributing.includes(`/${family}`)).toBe(true)
  })
})

it('names files that are there', () => {
  const named = [...contributing.matchAll(/`((?:src|scripts|test)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!)
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it('trains a tagger for every language of morphology', () => {
  const own = morphologyCodes.filter((code) => !languageAliases.includes(code))
  expect([...taggerLanguages].sort()).toEqual([...own].sort())
})
