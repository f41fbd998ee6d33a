/** Development names as they are translated. */
import { usualScript } from '../../src/names/languages.js'
import type { NameTranslator } from '../../src/names/translator.js'
import type { NameKind, Rendering } from '../../src/names/types.js'
import { type Direction, inOneScript, type PairCase } from './pairs.js'

const kinds: Readonly<Record<string, NameKind>> = { PERSON: 'PERSON', LOCATION: 'LOCATION', ORG: 'ORGANIZATION' }

/** The five best forms of a name. */
export function translated(translator: NameTranslator, { name, type, language }: PairCase, direction: Direction): readonly Rendering[] {
  const [use, target] = direction === 'toEnglish' ? [language, 'eng'] : ['eng', language]
  const { renderings } = translator.translate(
    {
      text: name.normalize('NFC'),
      kind: kinds[type] ?? 'PERSON',
      sourceLanguageOfUse: use,
      targetLanguage: target,
      targetScript: usualScript(target)
    },
    5
  )
  return renderings.map(({ text, probability }) => ({ text: inOneScript(text, target), probability }))
}
