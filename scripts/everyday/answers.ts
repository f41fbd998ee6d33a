/** What the library answers to the statements, each request made once. */
import { createCategorizer } from '../../src/categories/categorize.js'
import type { CategoryOptions } from '../../src/categories/options.js'
import { entityLanguage } from '../../src/entities/languages.js'
import { loadEntityTagger } from '../../src/entities/model/tagger.js'
import { NeuralTaggers } from '../../src/entities/neural/tagger.js'
import type { EntityOptions } from '../../src/entities/options.js'
import { createExtractor } from '../../src/entities/pipeline/extract.js'
import type { ModelStore } from '../../src/models/store.js'
import { createAnalyser } from '../../src/morphology/analyse.js'
import { type MorphologyOptions, morphologyFeatures } from '../../src/morphology/options.js'
import { categoriesHold, entitiesHold, entitiesShown, tokensHold, tokensShown } from './checks.js'
import type { CategoryStatement, EntityStatement, Statement, TokenStatement } from './statements.js'

/** `default` leaves `modelType` out of the request; morphology and categories have no other. */
export const models = ['default', 'statistical', 'DNN'] as const

export type Model = (typeof models)[number]

/** How a model did on a statement. */
export interface Verdict {
  readonly holds: boolean
  /** What was answered of what the statement speaks of. */
  readonly answered: string
}

export type Verdicts = Readonly<Partial<Record<Model, Verdict>>>

/** Checks statements; a model that a language lacks gives no verdict. */
export interface Judge {
  /** @throws RangeError for a language that the endpoint does not serve, ModelError */
  judge(statement: Statement): Promise<Verdicts>
}

export function createJudge(store: ModelStore): Judge {
  const extractor = createExtractor(store)
  const analyser = createAnalyser(store)
  const categorizer = createCategorizer(store)
  const neural = new NeuralTaggers(store)

  const extracted = remembered((text, code, options) => extractor.extract(text, code, { options: options as EntityOptions }))
  const analysed = remembered((text, code, options) => analyser.analyse(text, code, morphologyFeatures, options as MorphologyOptions))

  const hasModel = (code: string, model: Model): boolean => {
    if (model === 'default') return true
    const language = entityLanguage(code)!
    return (model === 'DNN' ? neural.of(language) : loadEntityTagger(store, language)) !== undefined
  }

  const ofEntities = async ({ text, language, options, check }: EntityStatement): Promise<Verdicts> => {
    if (!extractor.supports(language)) throw new RangeError(`no entities in ${language}: ${text}`)
    const verdicts: Partial<Record<Model, Verdict>> = {}
    for (const model of models) {
      if (!hasModel(language, model)) continue
      const { entities } = await extracted(text, language, model === 'default' ? options : { ...options, modelType: model })
      verdicts[model] = { holds: entitiesHold(text, check, entities), answered: entitiesShown(text, check, entities) }
    }
    return verdicts
  }

  const ofMorphology = async ({ text, language, options, check }: TokenStatement): Promise<Verdicts> => {
    if (!analyser.supports(language)) throw new RangeError(`no morphology in ${language}: ${text}`)
    const answer = await analysed(text, language, options)
    return { default: { holds: tokensHold(check, answer), answered: tokensShown(check, answer) } }
  }

  const ofCategories = async ({ text, language, options, check }: CategoryStatement): Promise<Verdicts> => {
    if (!categorizer.supports(language)) throw new RangeError(`no categories in ${language}: ${text}`)
    const labels = (await categorizer.categorize(text, options as CategoryOptions)).map(({ label }) => label)
    return { default: { holds: categoriesHold(check, labels), answered: labels.join(' ') || '-' } }
  }

  return {
    judge(statement) {
      if (statement.asked === 'entities') return ofEntities(statement)
      return statement.asked === 'morphology' ? ofMorphology(statement) : ofCategories(statement)
    }
  }
}

type Ask<Answer> = (text: string, code: string, options: Readonly<Record<string, unknown>>) => Promise<Answer>

/** Asks once for each text with its language and options: a text has several statements. */
function remembered<Answer>(ask: Ask<Answer>): Ask<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  return (text, code, options) => {
    const key = JSON.stringify([text, code, options])
    let answer = answers.get(key)
    if (answer === undefined) {
      answer = ask(text, code, options)
      answers.set(key, answer)
    }
    return answer
  }
}
