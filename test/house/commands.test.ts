/** Every artefact can be made again: the commands of the manifest and of the READMEs of `scripts/` name scripts that exist, with all that these require. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest } from '../../src/models/manifest.js'
import { defaultModelsFolder } from '../../src/models/store.js'

const root = join(defaultModelsFolder(), '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const { artefacts } = readManifest(defaultModelsFolder())
const steps = (command: string): string[][] => command.split(' && ').map((step) => step.split(' '))
const isSetting = (word: string) => /^GLOSSA_[A-Z_]+=[A-Z_]+_DIR$/.test(word)

/** The file that a step runs. */
function fileOf(step: readonly string[]): string {
  const [program, ...rest] = step.filter((word) => !isSetting(word))
  if (program === 'npm' && rest[0] === 'run') return scripts[rest[1]!]?.split(' ')[1] ?? `npm run ${rest[1]}`
  if (program === 'npx' && rest[0] === 'tsx') return rest[1]!
  return program === 'python' ? rest[0]! : step.join(' ')
}

/** Options and places that a Python program requires, by its command line's definition. */
function requiredOf(file: string): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(/add_argument\('(--[\w-]+)', required=True/g)].map(([, option]) => option!)
}

describe('commands of the manifest', () => {
  for (const command of new Set(artefacts.map((artefact) => artefact.command)))
    it(command.length > 120 ? `${command.slice(0, 120)} ...` : command, () => {
      for (const step of steps(command)) {
        const file = fileOf(step)
        expect(existsSync(join(root, file)), file).toBe(true)
        if (file.endsWith('.py')) for (const option of requiredOf(file)) expect(step, file).toContain(option)
        // files among the arguments exist, folders that a user chooses are in capitals
        for (const word of step.filter((one) => one.startsWith('scripts/'))) expect(existsSync(join(root, word)), word).toBe(true)
      }
    })

  it('name the inputs that training does not go without', () => {
    const lacking = (pattern: RegExp, input: string) => artefacts.filter(({ id, command }) => pattern.test(id) && !command.includes(input)).map(({ id }) => id)
    expect(
      lacking(/^entities\/[a-z]{3}(-permissive)?$/, 'GLOSSA_ENTITY_SILVER=').filter((id) => id !== 'entities/dnn' && id !== 'entities/dnn-permissive')
    ).toEqual([])
    expect(lacking(/^entities\/(?!dnn)[a-z]{3}-permissive$/, '--twins')).toEqual([])
    expect(lacking(/-tagger(-permissive)?$/, 'GLOSSA_SILVER=')).toEqual([])
    expect(lacking(/-tagger|compounds|morphology\/readings|heb-dictionary|clusters/, 'GLOSSA_DICTIONARIES=')).toEqual([])
    expect(lacking(/detector|segmenter|tokenizer-/, 'GLOSSA_LEXICONS=')).toEqual([])
  })

  it('are those that the scripts of package.json can run', () => {
    const files = Object.values(scripts).flatMap((line) => line.split(' ').filter((word) => word.startsWith('scripts/')))
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

/** Whether a path below the root is there; `*` and `<...>` stand for any ending, and models go without theirs. */
function isThere(path: string): boolean {
  const [known = ''] = path.split(/[*<]/)
  if (known === path && existsSync(join(root, path))) return true
  const isModel = path.startsWith('native-models/')
  if (known === path && !isModel) return false
  const folder = join(root, known.endsWith('/') ? known : dirname(known))
  const beginning = known.endsWith('/') ? '' : `${basename(known)}${known === path ? '.' : ''}`
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(beginning))
}

/** Paths of the repository that a text names; `reports/` lies in `scripts/`. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w./-])(?:scripts|src|test|docs|bench|native-models|reports)\/[\w./*<>-]*[\w*>/]/g)].map(([path]) =>
    path.startsWith('reports/') ? `scripts/${path}` : path
  )
}

const rooms = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' })
const scriptNames = new Set(rooms.map((path) => basename(path)))
const guides = rooms.filter((path) => basename(path) === 'README.md').map((path) => `scripts/${path}`)

describe('READMEs of the scripts', () => {
  it('are found', () => {
    expect(guides.length).toBeGreaterThan(18)
    expect(isThere('native-models/entities/dnn')).toBe(true)
    expect(isThere('scripts/reports/entities-dnn*.md')).toBe(true)
    expect(['native-models/entities/dn', 'scripts/reports/nothing*.md', 'scripts/tools/train.ts'].filter(isThere)).toEqual([])
  })

  for (const guide of guides) {
    const text = readFileSync(join(root, guide), 'utf8')
    const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!.replace(/\s+/g, ' '))

    it(`${guide} names only files and npm scripts that are there`, () => {
      const links = [...text.matchAll(/\]\(([^)\s:#]+)[^)]*\)/g)].map(([, target]) => join(dirname(guide), target!))
      expect([...pathsIn(text), ...links].filter((path) => !isThere(path))).toEqual([])
      expect([...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name!).filter((name) => !(name in scripts))).toEqual([])
      // a file without its folder lies in some room
      const files = codes.flatMap((code) => code.split(' ')).filter((word) => /^[\w-]+\.(?:ts|py|mjs|tsv)$/.test(word))
      expect(files.filter((file) => !scriptNames.has(file))).toEqual([])
    })

    it(`${guide} calls Python programs with options that they have and all that they require`, () => {
      for (const command of codes.flatMap((code) => code.split(' && ')).filter((code) => /(?:^|\b)python scripts\//.test(code))) {
        const file = /python (scripts\/\S+)/.exec(command)![1]!
        const words = command.replace(/[[\]]/g, '').split(' ')
        const options = words.filter((word) => word.startsWith('--'))
        const known = readFileSync(join(root, file), 'utf8')
        expect(
          options.filter((option) => !known.includes(`add_argument('${option}'`)),
          command
        ).toEqual([])
        if (words.length > 2 + words.indexOf('python'))
          expect(
            requiredOf(file).filter((option) => !options.includes(option)),
            command
          ).toEqual([])
      }
    })
  }
})

describe('scripts/requirements.txt', () => {
  const text = readFileSync(join(root, 'scripts/requirements.txt'), 'utf8')

  it('names only files that are there', () => {
    expect(pathsIn(text).length).toBeGreaterThan(3)
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([])
  })

  it('pins every package once', () => {
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    const names = lines.map((line) => /^([\w-]+)==[\w.]+$/.exec(line)?.[1]?.toLowerCase())
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(lines.length)
  })
})
