/**
 * Compiles each `src/kernels/<name>.ts` (AssemblyScript) to `build/kernels/<name>.wasm`, only where its text, the shared pieces in
 * `src/kernels/lib/`, the flags or the compiler changed. Run alone (`npm run build:kernels`) or by `scripts/run.mjs`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = join(root, 'src/kernels')
const target = join(root, 'build/kernels')

// No runtime and an imported shared memory: kernels work on addresses in the models' memory and own no statics.
const flags = ['--runtime', 'stub', '--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '32768']
flags.push('--enable', 'simd', '--enable', 'threads', '-O3', '--noAssert')

/** @returns {string[]} names of the `.ts` files of a folder, sorted; none when the folder is absent */
function typeScriptFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .sort()
}

function stampOf(name) {
  const hash = createHash('sha256').update(JSON.stringify(flags))
  hash.update(readFileSync(join(root, 'node_modules/assemblyscript/package.json')))
  for (const shared of typeScriptFiles(join(sources, 'lib'))) hash.update(shared).update(readFileSync(join(sources, 'lib', shared)))
  return hash.update(readFileSync(join(sources, `${name}.ts`))).digest('hex')
}

function replaceFile(path, content) {
  const part = `${path}.${process.pid}.part`
  writeFileSync(part, content)
  renameSync(part, path)
}

async function compile(asc, name) {
  let binary
  const { error, stderr } = await asc.main([`src/kernels/${name}.ts`, '--outFile', 'kernel.wasm', ...flags], {
    readFile: (path, base) => {
      const full = join(root, base ?? '.', path)
      return existsSync(full) ? readFileSync(full, 'utf8') : null
    },
    writeFile: (path, content) => {
      if (path.endsWith('.wasm')) binary = content
    },
    listFiles: (path, base) => typeScriptFiles(join(root, base ?? '.', path))
  })
  if (error || binary === undefined) throw new Error(`kernel ${name}: ${stderr.toString().trim() || error?.message}`)
  return binary
}

/**
 * Brings `build/kernels` up to date.
 * @returns {Promise<string[]>} names of the kernels that were compiled
 * @throws Error with the compiler's words, after trying them all, when a kernel does not compile
 */
export async function buildKernels() {
  mkdirSync(target, { recursive: true })
  const names = typeScriptFiles(sources).map((file) => file.slice(0, -3))
  for (const file of readdirSync(target)) {
    if (!names.includes(file.replace(/\.(wasm|stamp)$/, ''))) rmSync(join(target, file))
  }
  const compiled = []
  const failures = []
  let asc
  for (const name of names) {
    const stamp = stampOf(name)
    const [wasmPath, stampPath] = [join(target, `${name}.wasm`), join(target, `${name}.stamp`)]
    if (existsSync(wasmPath) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) continue
    asc ??= (await import('assemblyscript/asc')).default
    try {
      replaceFile(wasmPath, await compile(asc, name))
      replaceFile(stampPath, stamp)
      compiled.push(name)
    } catch (error) {
      failures.push(error.message)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
  return compiled
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const compiled = await buildKernels()
    console.error(compiled.length === 0 ? 'kernels are up to date' : `compiled ${compiled.join(', ')}`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
