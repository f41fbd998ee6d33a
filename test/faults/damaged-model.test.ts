/** A model file that is damaged while the server runs, and mended again. */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { defaultModelsFolder } from '../../src/models/store.js'
import { ask, startProcess } from './server.js'

/** The models as links, so that a file can be put in the place of one. */
function linkedModels(): string {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-models-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const models = defaultModelsFolder()
  for (const entry of readdirSync(models, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name).slice(models.length + 1)
    if (entry.isDirectory()) mkdirSync(join(folder, path), { recursive: true })
    else {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      symlinkSync(join(models, path), join(folder, path))
    }
  }
  return folder
}

test('a damaged model fails its own requests by name, readiness names it, and it answers once it is mended', { timeout: 120_000 }, async () => {
  const folder = linkedModels()
  const server = await startProcess({ flags: ['--workers=2', `--models=${folder}`] })
  const ready = async () => {
    const answer = await fetch(`${server.url}/health/ready`)
    return { status: answer.status, body: await answer.json() }
  }
  const french = () => ask(server.url, '/entities', { content: 'Emmanuel Macron habite à Paris.', language: 'fra' })
  const german = () => ask(server.url, '/entities', { content: 'Angela Merkel wohnt in Berlin.', language: 'deu' })
  expect((await german()).status).toBe(200)
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } })

  const { artefacts } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { artefacts: { id: string; file: string }[] }
  const { id, file } = artefacts.find((artefact) => artefact.id === 'entities/fra')!
  const path = join(folder, file)
  const whole = readFileSync(path)
  const replace = (bytes: Buffer) => {
    rmSync(path)
    writeFileSync(path, bytes)
  }
  const damages = [Buffer.from(whole), whole.subarray(0, whole.length >> 1)]
  damages[0]!.writeUInt8(whole[whole.length >> 1]! ^ 0xff, whole.length >> 1)
  for (const bytes of damages) {
    replace(bytes)
    // each worker fails, none of them dies of it
    for (const answer of await Promise.all([french(), french(), french()]))
      expect(answer).toMatchObject({
        status: 500,
        body: { code: 'internalServerError', message: `the model ${id} cannot be read; the request id finds it in the log` }
      })
    expect(await ready()).toEqual({ status: 200, body: { status: 'degraded', models: [id] } })
    expect((await german()).status).toBe(200)
  }

  rmSync(path)
  copyFileSync(join(defaultModelsFolder(), file), path)
  const mended = await Promise.all([french(), french(), french()])
  expect(mended.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(mended[0]!.body['entities']).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'LOCATION', mention: 'Paris' })]))
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } })
})
