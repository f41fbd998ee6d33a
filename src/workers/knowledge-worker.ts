/** The entry of a thread of the knowledge pool. */
import { endpoints } from '../endpoints/index.js'
import { knowledgeWorks } from '../endpoints/work.js'
import { openThread } from './thread.js'

export default await openThread(
  endpoints.flatMap(({ knowledgeStep }) => knowledgeStep ?? []),
  knowledgeWorks
)
