/** The full-detail output (`?output=`): one annotated document in place of the endpoint's own body (contract-facts, section 9). */
import { hostname } from 'node:os'
import type { Category } from '../categories/choose.js'
import { scriptRuns } from '../core/scripts.js'
import { tokenText } from '../core/spans.js'
import type { Entity, Extraction } from '../entities/pipeline/extract.js'
import { normalForm } from '../entities/pipeline/normal-form.js'
import { withoutSign } from '../entities/pipeline/social.js'
import type { Detection, Region } from '../language/detector.js'
import type { Analysis } from '../morphology/analyse.js'

const VERSION = '1.1.0'
const host = hostname()

type Attributes = Readonly<Record<string, unknown>>

const list = (itemType: string, items: readonly unknown[]) => ({ type: 'list', itemType, items })

/**
 * The document around the attributes of one endpoint.
 * @param steps names of the processing steps, in order
 */
export function fullDetail(text: string, attributes: Attributes, steps: readonly string[]): object {
  return {
    version: VERSION,
    data: text,
    attributes: { scriptRegion: list('scriptRegion', scriptRegions(text)), ...attributes },
    documentMetadata: { processedBy: steps.map((step) => `${step}@${host}`) }
  }
}

function scriptRegions(text: string): object[] {
  return scriptRuns(text).map(({ start, end, script }) => ({ startOffset: start, endOffset: end, script }))
}

function detectionResults(detections: readonly Detection[]): object[] {
  return detections.map(({ language, script, confidence }) => ({ language, script, confidence }))
}

/** Attributes of `/language`. */
export function languageAttributes(text: string, detections: readonly Detection[], regions?: readonly Region[]): Attributes {
  return {
    languageDetection: detectionAttribute(text, detections),
    ...(regions && {
      languageDetectionRegions: list(
        'languageDetection',
        regions.map(({ start, end, languages }) => ({
          type: 'languageDetection',
          startOffset: start,
          endOffset: end,
          detectionResults: detectionResults(languages)
        }))
      )
    })
  }
}

/** Attributes of `/morphology`: sentences over the whole text, tokens with their chosen analysis. */
export function morphologyAttributes(text: string, analysis: Analysis, detections: readonly Detection[]): Attributes {
  return {
    sentence: list(
      'sentence',
      analysis.sentences.map(({ start, end }) => ({ startOffset: start, endOffset: end }))
    ),
    token: list(
      'token',
      analysis.tokens.map((token, index) => ({
        startOffset: analysis.starts[index],
        endOffset: analysis.ends[index],
        text: token,
        analyses: [tokenAnalysis(analysis, index)]
      }))
    ),
    languageDetection: detectionAttribute(text, detections)
  }
}

/** Attributes of `/entities`: sentences and tokens of the extraction, entities with where each mention comes from. */
export function entitiesAttributes(text: string, { entities, tokens, sentences }: Extraction, detections: readonly Detection[]): Attributes {
  return {
    sentence: list(
      'sentence',
      sentences.map(({ start, end }) => ({ startOffset: start, endOffset: end }))
    ),
    token: list(
      'token',
      Array.from({ length: tokens.count }, (_, index) => ({
        startOffset: tokens.starts[index],
        endOffset: tokens.ends[index],
        text: tokenText(tokens, index)
      }))
    ),
    entities: list(
      'entities',
      entities.map((entity) => detailedEntity(text, entity))
    ),
    languageDetection: detectionAttribute(text, detections)
  }
}

/** Attributes of `/categories`: the categories of the answer. */
export function categoriesAttributes(text: string, categories: readonly Category[], detections: readonly Detection[]): Attributes {
  return {
    categorizerResults: list(
      'categorizerResults',
      categories.map(({ label, score, confidence }) => ({ label, score, confidence }))
    ),
    languageDetection: detectionAttribute(text, detections)
  }
}

function detailedEntity(text: string, { type, mentions, headMentionIndex, entityId, confidence, ontologyTypes }: Entity): object {
  return {
    mentions: mentions.map((mention) => ({
      startOffset: mention.start,
      endOffset: mention.end,
      source: mention.source,
      ...(mention.subsource !== undefined && { subsource: mention.subsource }),
      normalized: withoutSign(type, normalForm(text.slice(mention.start, mention.end))),
      ...(confidence !== undefined && mention.confidence !== undefined && { confidence: mention.confidence })
    })),
    headMentionIndex,
    type,
    entityId,
    ...(confidence !== undefined && { confidence }),
    ...(ontologyTypes !== undefined && { ontologyTypes })
  }
}

function detectionAttribute(text: string, detections: readonly Detection[]): object {
  return { type: 'languageDetection', startOffset: 0, endOffset: text.length, detectionResults: detectionResults(detections) }
}

/** Components are token objects inside the token; absent features leave no field. */
function tokenAnalysis(analysis: Analysis, index: number): object {
  const components = analysis.compoundComponents?.[index]
  const readings = analysis.hanReadings?.[index]
  const tag = analysis.posTags?.[index]
  const lemma = analysis.lemmas?.[index]
  return {
    ...(tag != null && { partOfSpeech: tag }),
    ...(lemma != null && { lemma }),
    ...(components != null && { components: components.map((text) => ({ text })) }),
    ...(readings != null && { readings })
  }
}
