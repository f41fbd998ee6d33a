/** A worker thread's entry. */
import { endpoints } from '../endpoints/index.js'
import { works } from '../endpoints/work.js'
import { openThread } from './thread.js'

export default await openThread(endpoints, works)
