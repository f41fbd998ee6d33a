import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { loadUsualNames, UsualName } from '../../src/entities/lists/usual-names.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()
const { own, everywhere, mixed, ordinary, inflected } = UsualName

it.each<[EntityLanguage, string, number]>([
  ['eng', 'Megan', own],
  ['eng', 'will', own | ordinary],
  ['eng', 'jack', own | mixed],
  ['eng', 'table', 0],
  ['deu', 'rosa', own | ordinary],
  ['deu', 'hannah', own],
  ['swe', 'thiago', everywhere],
  ['por', 'ines', own | everywhere],
  ['por', 'inês', own],
  ['pol', 'michała', own | inflected],
  ['pol', 'lukasz', own],
  ['fin', 'jonnalta', own | inflected],
  ['hun', 'katával', own | inflected],
  ['ara', 'وأحمد', own | inflected],
  ['tur', 'zeyneple', own | inflected],
  ['tur', 'keremden', own | inflected],
  ['ces', 'radime', own | inflected],
  ['ukr', 'оксано', own | inflected],
  ['srp', 'драганом', own | inflected],
  ['srp', 'милице', own | inflected],
  ['fin', 'jaakolle', own | inflected],
  ['deu', 'hannahs', own | inflected],
  ['eng', 'x', 0],
  // half of its hash is another word's
  ['eng', 'zqddipx', 0],
  // looks like a form of a name, and is a word; its own forms are none
  ['eng', 'jacks', ordinary],
  ['eng', 'annas', ordinary],
  ['ara', 'الرئيس', ordinary],
  ['ara', 'فالرئيس', 0],
  ['swe', 'dans', ordinary],
  // towns of the lists that are words of the language
  ['rus', 'чердаке', ordinary],
  ['ita', 'banca', ordinary],
  ['por', 'lisboa', 0],
  ['swe', 'danss', 0]
])('%s %s', (language, word, kind) => expect(loadUsualNames(store, language)?.kind(word)).toBe(kind))
