/** A worker thread's entry. */
import { endpoints } from '../endpoints/index.js'
import { works } from '../endpoints/work.js'
import { openThread } from './thread.js'

export default await openThread(works, (name, word) => endpoints.find((endpoint) => endpoint.name === name)?.preloading?.accepts(word) === true)
