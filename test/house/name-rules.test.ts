/** The docstring of the rules on names leaves none out. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './document-blocks.js'

const code = readFileSync(join(root, 'src/entities/pipeline/name-rules.ts'), 'utf8')
const told = code.slice(code.indexOf(' * The rules on names that run behind the models'), code.indexOf('export function namesByRules'))
const ruled = ['document-rules', 'model-rules', 'name-rules'].map((name) => readFileSync(join(root, `src/entities/pipeline/${name}.ts`), 'utf8')).join('\n')
const imported = [...ruled.matchAll(/^import \{\s([^}]+)\s\} from '\.\//gmu)].flatMap(([, names]) => names!.split(',').map((name) => name.trim()))
const rules = imported.filter((name) => /^(?:agree|as|join|names|split|trim|with(?:out)?)[A-Z]/u.test(name) && name !== 'asRunningText')

it('are many', () => expect(rules.length).toBeGreaterThan(60))
it.each(rules)('%s is told', (rule) => expect(told).toContain(`\`${rule}\``))
