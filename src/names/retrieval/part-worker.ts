/** A thread that builds one part of the graph of an index of names. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { setImmediate as breathe } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { NAME_WIDTH } from '../../knowledge/names/vectors.js'
import { ModelStore } from '../../models/store.js'
import { createNameMatcher } from '../matching/matcher.js'
import { NameGraph, vectorsOf } from './graph.js'
import { nameOfRow } from './index-files.js'
import type { PartMessage, PartTask } from './part-task.js'
import { learnedVectors } from './vectors.js'

const TELL_EVERY = 500

async function build({ store: share, names, lines, graph: path }: PartTask): Promise<number> {
  const store = new ModelStore(share)
  const matcher = createNameMatcher(store)
  const vectors = learnedVectors(store)
  const graph = new NameGraph(NAME_WIDTH, Math.max(lines, 1))
  let isStopped = false
  parentPort!.once('message', () => {
    isStopped = true
  })
  let done = 0
  for await (const line of createInterface({ input: createReadStream(names), crlfDelay: Number.POSITIVE_INFINITY })) {
    const tab = line.indexOf('\t')
    graph.add(Number(line.slice(0, tab)), vectorsOf(matcher.prepare(nameOfRow(line.slice(tab + 1))), vectors))
    if (++done % TELL_EVERY > 0) continue
    tell({ done })
    // messages are heard between the names
    await breathe()
    if (isStopped) throw new Error('the index of names is not wanted any more')
  }
  tell({ done })
  graph.write(path)
  checkGraph(path, graph.points)
  return graph.points
}

/** The library does not tell when the disk is full while it writes; when it reads it does. @throws Error */
function checkGraph(path: string, points: number): void {
  let written: number | string
  try {
    written = NameGraph.read(path, NAME_WIDTH).points
  } catch (error) {
    written = (error as Error).message
  }
  if (written !== points) throw new Error(`no space left on the disk, or ${path} could not be written otherwise (${written})`)
}

function tell(message: PartMessage): void {
  parentPort!.postMessage(message)
}

tell({ points: await build(workerData as PartTask) })
parentPort!.close()
