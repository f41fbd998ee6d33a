/** What is in `deploy/` fits the server: the settings that it knows, its metrics, how it stops, and each other. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { builtinModules } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createMetrics } from '../../src/http/metrics.js'
import { loadSettings } from '../../src/settings.js'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' }).sort()
const shared = JSON.parse(read('deploy/settings.json')) as Record<string, unknown>
const compose = read('deploy/compose.yaml')
const unit = read('deploy/glossa.service')
const image = read('deploy/Dockerfile')
const values = read('deploy/helm/glossa/values.yaml')
const manifest = JSON.parse(read('package.json')) as { version: string; files: string[]; bin: { glossa: string }; dependencies: Record<string, string> }

/** What follows a key in a file of lines. */
const following = (text: string, key: RegExp) => new RegExp(`${key.source}\\s*(.*)`, 'm').exec(text)?.[1]

describe('settings', () => {
  it('are known to the server', () => {
    const { origins } = loadSettings({ argv: ['--config', join(root, 'deploy/settings.json')], env: {} })
    for (const name of Object.keys(shared)) expect(origins[name as keyof typeof origins]).toMatch(/^file /)
  })

  it('are the same in the chart', () => {
    const [, block = ''] = /^settings:\n((?: {2}.*\n)+)/m.exec(values) ?? []
    const written = block
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().split(': '))
    const asText = Object.entries(shared).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : String(value)])
    expect(written).toEqual(asText)
  })

  it('are those of the image, the compose file and the unit', () => {
    expect(image).toContain('COPY deploy/settings.json /etc/glossa/settings.json')
    expect(compose).toContain('./settings.json:/etc/glossa/settings.json:ro')
    for (const text of [image, unit]) expect(text).toContain('GLOSSA_CONFIG=/etc/glossa/settings.json')
  })

  it('unpack the knowledge base where each may write', () => {
    expect(shared['cacheFolder']).toBe('/var/cache/glossa')
    expect(image).toMatch(/^VOLUME \/var\/cache\/glossa$/m)
    expect(compose).toContain('cache:/var/cache/glossa')
    expect(unit).toMatch(/^CacheDirectory=glossa$/m)
  })

  it('are the same bounds everywhere', () => {
    expect(following(compose, /^\s+memory:/)).toBe('2g')
    expect(following(values, /^ {2}limits:\n.*\n\s+memory:/)).toBe('2Gi')
    expect(following(unit, /^MemoryMax=/)).toBe('2G')
    expect(following(compose, /^\s+nofile:/)).toBe(following(unit, /^LimitNOFILE=/))
    expect(following(compose, /^\s+cpus:/)).toBe(`"${String(shared['workers'])}"`)
  })
})

describe('stopping', () => {
  const drainSeconds = Number.parseInt(String(shared['drainTimeLimit']), 10)

  it('gives running requests their time before it is done by force', () => {
    expect(Number.parseInt(following(compose, /stop_grace_period:/)!, 10)).toBeGreaterThan(drainSeconds + 1)
    expect(Number(following(unit, /^TimeoutStopSec=/))).toBeGreaterThan(drainSeconds + 1)
    expect(read('deploy/helm/glossa/templates/deployment.yaml')).toContain(
      'terminationGracePeriodSeconds: {{ add .Values.preStopSeconds (include "glossa.drainSeconds" .) 5 }}'
    )
  })

  it('reaches a server that is not process 1', () => expect(image).toMatch(/^ENTRYPOINT \["tini", "--", "glossa"\]$/m))
})

describe('the image', () => {
  it('gets from the context what it copies', () => {
    const admitted = read('deploy/Dockerfile.dockerignore').split('\n')
    const copied = [...image.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, sources]) => sources!.split(' '))
    expect(copied.length).toBeGreaterThan(8)
    expect(copied.filter((source) => !admitted.includes(`!${source}`))).toEqual([])
  })

  it('runs as a user who owns nothing of the program', () => {
    expect(image).toMatch(/^USER 10001:10001$/m)
    expect(compose).toMatch(/^\s+read_only: true$/m)
    expect(read('deploy/helm/glossa/templates/deployment.yaml')).toContain('readOnlyRootFilesystem: true')
  })

  it('has the models in a layer of their own', () => expect(image).toMatch(/^COPY native-models native-models$/m))
})

describe('metrics', () => {
  let text: string
  beforeAll(async () => {
    const pool = { queueLength: 0, backgroundQueueLength: 0, running: 0, knowledge: { queueLength: 0, running: 0 } }
    const metrics = createMetrics(pool as unknown as Parameters<typeof createMetrics>[0], { bodyBytes: 0, answerBytes: 0 })
    const times = { queueMs: 1, workMs: 1, stages: {} }
    metrics.observe({ endpoint: '/language', started: 0, times } as unknown as Parameters<typeof metrics.observe>[0], 200)
    text = await metrics.text()
    metrics.close()
  })

  const users = ['prometheus/rules.yaml', 'prometheus/adapter.yaml', 'grafana/dashboard.json', 'helm/glossa/templates/autoscaler.yaml']
  const named = (file: string) => [...new Set(read(`deploy/${file}`).match(/\b(glossa|process|nodejs)_[a-z0-9_]+/g))].sort()

  for (const file of users) {
    it(`that ${file} names are the server's`, () => {
      const known = new Set<string>()
      for (const [, name, kind] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
        for (const part of kind === 'histogram' ? ['', '_bucket', '_sum', '_count'] : ['']) known.add(name! + part)
      expect(named(file).length).toBeGreaterThan(0)
      expect(named(file).filter((name) => !known.has(name))).toEqual([])
    })
  }

  it('of the server are all explained, and all on the dashboard', () => {
    const own = [...text.matchAll(/^# TYPE (glossa_\w+)/gm)].map(([, name]) => name!).sort()
    const rows = read('docs/operate.md').match(/^\| `glossa_.*$/gm)!
    expect(rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/glossa_\w+/g)].map(([name]) => name)).sort()).toEqual(own)
    const shown = named('grafana/dashboard.json').map((name) => name.replace(/_(bucket|sum|count)$/, ''))
    expect(own.filter((name) => !shown.includes(name))).toEqual([])
  })

  it('have the labels that are asked for', () => {
    const labels = new Set([...text.matchAll(/(\w+)="/g)].map(([, label]) => label))
    // Those that Prometheus adds.
    for (const label of ['job', 'instance', 'le', 'severity', 'namespace', 'pod']) labels.add(label)
    const asked = users.flatMap((file) => [...read(`deploy/${file}`).matchAll(/by \(([^)<]*)\)|[{,] ?(\w+)(?:=~|!=|=)\\?"/g)])
    const names = asked.flatMap(([, by, one]) => (by ?? one!).split(',').map((name) => name.trim()))
    expect([...new Set(names)].filter((name) => !labels.has(name))).toEqual([])
  })

  it('are read where the server has them', () => expect(read('deploy/helm/glossa/templates/deployment.yaml')).toContain('prometheus.io/path: /metrics'))
})

describe('the package', () => {
  it('has what its command needs', () => {
    expect(manifest.files).toEqual(expect.arrayContaining(['build/src', 'build/node_modules', 'build/kernels/*.wasm', 'native-models', 'NOTICES.md']))
    expect(manifest.bin.glossa.startsWith('build/src/')).toBe(true)
    expect(read('src/main.ts').startsWith('#!/usr/bin/env node\n')).toBe(true)
  })

  it('needs no package for developers', () => {
    const used = new Set<string>()
    for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
      // the page is bundled when it is built
      if (!file.endsWith('.ts') || file.startsWith('kernels/') || file.startsWith('playground/')) continue
      for (const [, name] of read(`src/${file}`).matchAll(/(?:from|import\()\s*'((?:@[\w.-]+\/)?[\w.-]+)[^']*'/g)) if (!name!.startsWith('.')) used.add(name!)
    }
    const builtIn = new Set(builtinModules)
    expect([...used].filter((name) => !(name in manifest.dependencies) && !builtIn.has(name) && name !== 'node')).toEqual([])
  })

  it('has the version of the chart', () => {
    const chart = read('deploy/helm/glossa/Chart.yaml')
    expect(following(chart, /^version:/)).toBe(manifest.version)
    expect(following(chart, /^appVersion:/)).toBe(`"${manifest.version}"`)
  })
})

test('NOTICES names every package that is installed with the server, and its licence', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string; license?: string; dev?: boolean }> }
  const rows = new Set(read('NOTICES.md').split('\n'))
  const missing = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version, license }]) => `| ${path.slice(path.lastIndexOf('node_modules/') + 13)} | ${version} | ${license} |`)
    .filter((row) => !rows.has(row))
  expect(missing).toEqual([])
})

describe('docs/operate.md', () => {
  const page = read('docs/operate.md')
  for (const file of files.filter((name) => !name.startsWith('helm/') && /\./.test(name.split('/').at(-1)!.slice(1)))) {
    it(`leads to deploy/${file}`, () => expect(page).toContain(`deploy/${file.replace('Dockerfile.dockerignore', 'Dockerfile')}`))
  }
})

describe('the health check', () => {
  let status = 200
  const server = createServer((_request, response) => response.writeHead(status).end())
  beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)))
  afterAll(() => new Promise<void>((done) => void server.close(() => done())))

  const check = (env: Record<string, string>) =>
    new Promise<number>((done) => {
      const child = execFile(process.execPath, [join(root, 'deploy/health.mjs')], { env }, () => done(child.exitCode!))
    })

  test('passes when the server is ready, and only then', async () => {
    const { port } = server.address() as AddressInfo
    expect(await check({ GLOSSA_PORT: String(port) })).toBe(0)
    status = 503
    expect(await check({ GLOSSA_PORT: String(port) })).toBe(1)
    expect(await check({ GLOSSA_PORT: '1' })).toBe(1)
  })
})
