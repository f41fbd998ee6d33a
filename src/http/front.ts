/** What routes are made from. */
import type { Endpoint } from '../endpoints/endpoint.js'
import type { ModelStore } from '../models/store.js'
import type { KnowledgeBaseReport } from '../service/knowledge.js'
import type { Service } from '../service/service.js'
import type { Settings } from '../settings.js'
import type { AnalysisPool } from '../workers/analysis-pool.js'
import type { AnswerLines } from './bulk/bulk.js'
import type { AnswerHeaders } from './headers.js'
import type { Metrics } from './metrics.js'
import type { Respond } from './respond.js'

export interface Front {
  readonly settings: Settings
  readonly endpoints: readonly Endpoint[]
  readonly service: Service
  readonly pool: AnalysisPool
  readonly store: ModelStore
  readonly knowledgeBase: KnowledgeBaseReport | undefined
  /** Names of the answers' headers, for the interface document. */
  readonly names: AnswerHeaders
  readonly respond: Respond
  readonly answerLines: AnswerLines
  readonly metrics: Metrics | undefined
  readonly isDraining: () => boolean
}
