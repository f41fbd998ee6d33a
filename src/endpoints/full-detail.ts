/** The full-detail output (`?output=`): one annotated document in place of the endpoint's own body. */
import { hostname } from 'node:os'
import { Type } from '@sinclair/typebox'
import { scriptRuns } from '../core/scripts.js'
import type { Detection } from '../language/detector.js'

const VERSION = '1.1.0'
const host = hostname()

export type Attributes = Readonly<Record<string, unknown>>

/** Answer of every endpoint on documents when the query asks for full detail; its attributes depend on the endpoint. */
export const FullDetailSchema = Type.Object(
  {
    version: Type.String(),
    data: Type.String({ description: 'the text' }),
    attributes: Type.Record(Type.String(), Type.Object({ type: Type.String() })),
    documentMetadata: Type.Object({ processedBy: Type.Array(Type.String()) })
  },
  { description: 'full detail, with the query parameter output' }
)

/** A list of items as an attribute. */
export function listOf(itemType: string, items: readonly unknown[]): object {
  return { type: 'list', itemType, items }
}

/**
 * The document around the attributes of one endpoint.
 * @param steps names of the processing steps, in order
 */
export function fullDetail(text: string, attributes: Attributes, steps: readonly string[]): object {
  return {
    version: VERSION,
    data: text,
    attributes: { scriptRegion: listOf('scriptRegion', scriptRegions(text)), ...attributes },
    documentMetadata: { processedBy: steps.map((step) => `${step}@${host}`) }
  }
}

function scriptRegions(text: string): object[] {
  return scriptRuns(text).map(({ start, end, script }) => ({ startOffset: start, endOffset: end, script }))
}

/** Detections as full detail shows them. */
export function detectionResults(detections: readonly Detection[]): object[] {
  return detections.map(({ language, script, confidence }) => ({ language, script, confidence }))
}

/** What is known of the language of the whole text. */
export function detectionAttribute(text: string, detections: readonly Detection[]): object {
  return { type: 'languageDetection', startOffset: 0, endOffset: text.length, detectionResults: detectionResults(detections) }
}
