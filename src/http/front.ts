/** What routes are made from. */
import type { ModelStore } from '../models/store.js'
import type { Settings } from '../settings.js'
import type { AnalysisPool } from '../workers/pool.js'
import type { FetchContent } from './document.js'
import type { HeaderNames, Respond } from './headers.js'
import type { Metrics } from './metrics.js'

export interface Front {
  readonly settings: Settings
  readonly pool: AnalysisPool
  readonly store: ModelStore
  readonly fetchContent: FetchContent
  readonly names: HeaderNames
  readonly respond: Respond
  readonly metrics: Metrics | undefined
  readonly isDraining: () => boolean
}
