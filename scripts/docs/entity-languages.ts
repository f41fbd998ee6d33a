/** The table of the languages of `/entities` in docs/entities.md, made from the manifest: which have a model, which patterns and lists only. */
import { entityCodes, entityLanguage } from '../../src/entities/languages.js'
import { NeuralTaggers } from '../../src/entities/neural/tagger.js'
import type { ModelStore } from '../../src/models/store.js'

/** Rows `| served by | languages |`; aliases stand in brackets behind the language that serves them, `\*` marks models that are not permissive. */
export function entityLanguageTable(store: ModelStore): string {
  const { artefacts } = store.manifest
  const licences = new Map(artefacts.map(({ id, licence }) => [id, licence]))
  const languages = entityCodes.filter((code) => entityLanguage(code) === code)
  const shown = (language: string) => {
    const aliases = entityCodes.filter((code) => code !== language && entityLanguage(code) === language)
    const mark = (licences.get(`entities/${language}`) ?? 'permissive') === 'permissive' ? '' : '\\*'
    return `${language}${mark}${aliases.length === 0 ? '' : ` (${aliases.join(' ')})`}`
  }
  const hasModel = (language: string) => licences.has(`entities/${language}`) || licences.has(`entities/${language}-permissive`)
  const taggers = new NeuralTaggers(store)
  const rows = [
    ['model, patterns and lists', languages.filter(hasModel)],
    ['patterns and lists only', languages.filter((language) => !hasModel(language))],
    ['neural and statistical model together with `modelType: DNN`', languages.filter((language) => taggers.of(language) !== undefined && hasModel(language))],
    ['neural model alone with `modelType: DNN`', languages.filter((language) => taggers.of(language) !== undefined && !hasModel(language))]
  ] as const
  const lines = rows.filter(([, members]) => members.length > 0).map(([what, members]) => `| ${what} | ${members.map(shown).join(', ')} |`)
  return ['| entities by | languages |', '| --- | --- |', ...lines].join('\n')
}
