import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
let folder: string

/** A fresh clone, as far as the start looks at it before it installs. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glossa-start-'))
  for (const file of ['package.json', 'package-lock.json', 'scripts/run.mjs']) cpSync(join(root, file), join(folder, file))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the start with nothing on the path but the named commands. */
function run(args: readonly string[], commands: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const path = mkdtempSync(join(folder, 'path-'))
  for (const command of commands) symlinkSync(process.execPath, join(path, command))
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(folder, 'scripts/run.mjs'), ...args], { env: { PATH: path, ...env }, encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('a fresh clone without', () => {
  for (const [commands, missing] of [
    [[], 'Python 3 (python3), make, a C++ compiler (c++, g++ or clang++)'],
    [['make', 'g++'], 'Python 3 (python3)'],
    [['python3', 'clang++'], 'make'],
    [['python3', 'make'], 'a C++ compiler (c++, g++ or clang++)']
  ] as const) {
    for (const job of ['serve', 'test', 'bench']) {
      test(`${missing}: ${job} says so in one line`, () => {
        const stderr = `glossa: missing on this machine: ${missing}; needed to install the packages\n`
        expect(run([job], commands)).toEqual({ status: 1, stdout: '', stderr })
      })
    }
  }
  test('a compiler on the path takes the one that CXX names', () => {
    const compiler = join(folder, 'my-compiler')
    writeFileSync(compiler, '', { mode: 0o755 })
    expect(run(['serve'], ['make'], { CXX: compiler }).stderr).toContain('missing on this machine: Python 3 (python3); ')
  })
})

test('an old Node.js is told', () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })`
  const { stderr, status } = run(['serve'], [], { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(older)}` })
  expect({ stderr, status }).toEqual({ status: 1, stderr: 'glossa: Node.js 20.19 or newer is needed, this is 20.18.3\n' })
})

describe('a clone whose packages', () => {
  test('are of another lock file is installed anew', () => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true })
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages": {"node_modules/fastify": {"version": "0.0.1"}}}')
    expect(run(['serve'], []).stderr).toContain('missing on this machine')
  })
})

test('an unknown job is told', () => {
  expect(run(['frobnicate'], [])).toEqual({ status: 1, stdout: '', stderr: 'glossa: usage: node scripts/run.mjs serve | test | browser | bench [arguments]\n' })
})
