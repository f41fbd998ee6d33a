/** Models on storage that is slow for a while, and callers and threads that do not see the end of a load. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ask, startProcess } from './server.js'

const slowStorage = pathToFileURL(resolve(import.meta.dirname, '../fixtures/slow-storage.mjs')).href

/** A cancelled task gets five seconds before the pool ends its thread. */
const AFTER_GRACE = 6_500

/** A server whose storage does what the file `plan` says (test/fixtures/slow-storage.mjs). */
async function startOnSlowStorage(workers: number) {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-storage-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const plan = join(folder, 'plan')
  writeFileSync(`${plan}.seen`, '')
  const { url } = await startProcess({
    flags: [`--workers=${workers}`, '--task-time-limit=12s'],
    env: { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${slowStorage}`, STORAGE_PLAN: plan }
  })
  return {
    plan,
    tags: (content: string, language: string) => ask(url, '/morphology/parts-of-speech', { content, language }),
    categories: (content: string) => ask(url, '/categories', { content }),
    /** Asks and hangs up again a while after the storage has been asked for a file. */
    async giveUp(path: string, body: object, file: string) {
      const caller = new AbortController()
      const answer = expect(
        fetch(`${url}/rest/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: caller.signal
        })
      ).rejects.toThrow(/aborted/)
      await expect.poll(() => readFileSync(`${plan}.seen`, 'utf8'), { timeout: 20_000 }).toContain(file)
      await pause(500)
      caller.abort()
      await answer
    }
  }
}

test('a load whose thread ends is begun again by the next', { timeout: 90_000 }, async () => {
  const { plan, tags } = await startOnSlowStorage(1)
  writeFileSync(plan, '\nfra-tagger')
  expect((await tags('La maison est grande.', 'fra')).status).toBe(500)
  rmSync(plan)
  expect((await tags('La maison est grande.', 'fra')).status).toBe(200)
})

test('a load whose caller gives up is finished, and who waits for it is free as soon as its own caller gives up', { timeout: 90_000 }, async () => {
  const { plan, tags, categories, giveUp } = await startOnSlowStorage(2)
  // both threads know French already
  await Promise.all(Array.from({ length: 4 }, () => tags('La maison est grande.', 'fra')))
  writeFileSync(plan, 'deu-tagger categories/network')
  const german = { content: 'Das Haus ist groß.', language: 'deu' }
  await Promise.all([giveUp('/morphology/parts-of-speech', german, 'deu-tagger'), giveUp('/morphology/parts-of-speech', german, 'deu-tagger')])
  const begun = performance.now()
  expect((await tags('La maison est grande.', 'fra')).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(4_000)
  await giveUp('/categories', { content: 'The bakery sells bread.' }, 'categories/network')

  await pause(AFTER_GRACE)
  rmSync(plan)
  const [first, second] = await Promise.all([tags(german.content, german.language), categories('The bakery sells bread.')])
  expect([first.status, second.status]).toEqual([200, 200])
})
