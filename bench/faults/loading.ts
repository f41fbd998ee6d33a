/** Item 3: a caller who gives up while a model is read from slow storage. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './client.js'
import { bounded, type FaultFigure, type Start } from './item.js'
import { documentsOf } from './texts.js'

const limitMs = 40_000
/** Longer than a task that nobody waits for is given to stop by itself (5 s), so that its thread is ended meanwhile. */
const storageMs = 9000
const giveUpMs = 1000
/** Makes every way in which the Finnish model may be read take seconds, in all threads. */
const slowStorage = `
const fs = require('node:fs')
const slow = (path) => /entities.fin\\.safetensors/.test(String(path))
const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${storageMs})
for (const name of ['readFileSync', 'openSync']) {
  const usual = fs[name]
  fs[name] = (path, ...rest) => (slow(path) && block(), usual(path, ...rest))
}
for (const name of ['readFile', 'open']) {
  const usual = fs.promises[name]
  fs.promises[name] = async (path, ...rest) => (slow(path) && (await new Promise((go) => setTimeout(go, ${storageMs}))), usual(path, ...rest))
}
require('node:module').syncBuiltinESMExports()
`

export async function loading(start: Start): Promise<FaultFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-bench-'))
  const preload = join(folder, 'slow-storage.cjs')
  writeFileSync(preload, slowStorage)
  try {
    const server = await start([], { env: { NODE_OPTIONS: `--require ${preload}` } })
    const body = JSON.stringify({ content: documentsOf('fin', 500, 1)[0], language: 'fin' })
    await ask(server.url, '/entities', body, { limitMs: giveUpMs })
    const begun = performance.now()
    let status = 0
    while (status !== 200 && performance.now() - begun < limitMs) {
      status = (await ask(server.url, '/entities', body, { limitMs: Math.min(10_000, limitMs) })).status
      if (status !== 200) await sleep(200)
    }
    const ms = status === 200 ? performance.now() - begun : limitMs
    return [bounded(`faults 3, caller gone while a model loads for ${storageMs / 1000} s, until its language answers`, 'ms', ms, limitMs)]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
