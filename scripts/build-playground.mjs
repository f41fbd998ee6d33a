/**
 * Bundles `src/playground` to `build/playground`: a script and a style sheet with their content's hash in the name, and the page that names them.
 * Run alone (`npm run build:playground`) or by `scripts/run.mjs`.
 */
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'src/playground')
const target = join(root, 'build/playground')

/** What is bundled; both files get the hash of their content into their names. */
const entries = { script: 'main.tsx', style: 'style/page.css' }

/**
 * Makes the folder anew.
 * @returns {Promise<number>} bytes of the page with all that it loads
 * @throws Error with the bundler's words
 */
export async function buildPlayground() {
  const { build } = await import('esbuild')
  const made = await build({
    absWorkingDir: source,
    entryPoints: Object.values(entries),
    entryNames: '[name]-[hash]',
    outdir: target,
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome123', 'firefox121', 'safari17.5'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'inline',
    metafile: true,
    write: false,
    logLevel: 'silent'
  })
  const nameOf = (entry) => basename(Object.entries(made.metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry)[0])
  const page = Object.entries(entries).reduce(
    (text, [name, entry]) => text.replace(`{{${name}}}`, nameOf(entry)),
    readFileSync(join(source, 'index.html'), 'utf8')
  )
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const { path, contents } of made.outputFiles) writeFileSync(join(target, basename(path)), contents)
  writeFileSync(join(target, 'index.html'), page)
  return made.outputFiles.reduce((sum, { contents }) => sum + contents.length, Buffer.byteLength(page))
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.error(`playground: ${await buildPlayground()} bytes`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
