/** Every artefact can be made again: the commands of the manifest name scripts that exist, with all that these require. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
    expect(lacking(/-tagger|compounds|readings|heb-dictionary|clusters/, 'GLOSSA_DICTIONARIES=')).toEqual([])
    expect(lacking(/detector|segmenter|tokenizer-/, 'GLOSSA_LEXICONS=')).toEqual([])
  })

  it('are those that the scripts of package.json can run', () => {
    const files = Object.values(scripts).flatMap((line) => line.split(' ').filter((word) => word.startsWith('scripts/')))
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
