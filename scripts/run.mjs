/**
 * `npm start`, `npm test`, `npm run test:browser` and `npm run bench` from a fresh clone: checks the tools, installs and builds what is missing or out of date,
 * then does the job. Plain Node, no packages: it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const inRoot = (path) => join(root, path)

/** Ends the start with one line; thrown so that nothing after it runs. */
class StartError extends Error {}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new StartError(`Node.js 20.19 or newer is needed, this is ${process.versions.node}`)
}

/** The file of a command; undefined where it is not found. */
function pathOf(command) {
  if (command.includes('/')) return existsSync(command) ? command : undefined
  const folder = (process.env.PATH ?? '').split(delimiter).find((one) => {
    try {
      accessSync(join(one, command), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
  return folder && join(folder, command)
}

function onPath(command) {
  return pathOf(command) !== undefined
}

/** Packages with native parts are compiled while installing; say what is missing before a page of compiler output does. */
function checkBuildTools() {
  if (process.platform === 'win32') return
  const { CXX, MAKE, PYTHON, npm_config_python } = process.env
  const tools = [
    ['Python 3 (python3)', [npm_config_python, PYTHON, 'python3']],
    ['make', [MAKE, 'make', 'gmake']],
    ['a C++ compiler (c++, g++ or clang++)', [CXX?.split(' ')[0], 'c++', 'g++', 'clang++']]
  ]
  const missing = tools.filter(([, commands]) => !commands.some((command) => command && onPath(command))).map(([name]) => name)
  if (missing.length > 0) throw new StartError(`missing on this machine: ${missing.join(', ')}; needed to install the packages`)
}

/** Whether every package of the lock file is installed in that version; npm keeps its own list of what it installed. */
function isInstalled() {
  const listed = inRoot('node_modules/.package-lock.json')
  if (!existsSync(listed)) return false
  const installed = JSON.parse(readFileSync(listed, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version)
}

/** Where Node's headers lie beside Node, as a setting for node-gyp, which would fetch them from elsewhere to compile packages with native parts. */
function headersOfNode() {
  const folder = join(dirname(process.execPath), '..')
  return existsSync(join(folder, 'include/node/node_api.h')) ? { npm_config_nodedir: folder } : {}
}

function install() {
  checkBuildTools()
  console.error('glossa: installing packages')
  // The build needs the development packages too, also where NODE_ENV says production.
  const args = ['ci', '--include=dev', '--no-progress', '--loglevel=error']
  const npm = process.env.npm_execpath
  const byPath = npm !== undefined && basename(npm).startsWith('npm-cli')
  // The runtime's own install script would fetch GPU libraries from elsewhere than the package registry.
  const env = { ...headersOfNode(), ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' }
  // Standard output belongs to the command that follows.
  const options = { cwd: root, env, stdio: ['ignore', 2, 2] }
  const { status } = byPath ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options)
  if (status !== 0) throw new StartError('the packages could not be installed: npm ci failed, see above')
}

/** sha256 over names and contents of everything that the build reads. */
function fingerprint() {
  const hash = createHash('sha256')
  const add = (path) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update('\0')
  for (const file of ['package-lock.json', 'tsconfig.json', 'scripts/build-kernels.mjs', 'scripts/build-playground.mjs']) add(file)
  for (const folder of ['src', 'scripts', 'bench']) {
    const files = readdirSync(inRoot(folder), { recursive: true }).filter((file) => /\.(?:tsx?|css|html)$/.test(file))
    for (const file of files.sort()) add(`${folder}/${file}`)
  }
  return hash.digest('hex')
}

async function build() {
  const stampPath = inRoot('build/.fingerprint')
  const wanted = fingerprint()
  const isBuilt = existsSync(inRoot('build/src/main.js'))
  if (isBuilt && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) return
  // The compiler's memory of what it wrote outlives files that were deleted.
  if (!isBuilt) rmSync(inRoot('build/tsconfig.tsbuildinfo'), { force: true })
  console.error('glossa: building')
  const { status } = spawnSync(process.execPath, [inRoot('node_modules/typescript/bin/tsc')], { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new StartError('the build failed, see above')
  const [{ buildKernels }, { buildPlayground }] = await Promise.all([import('./build-kernels.mjs'), import('./build-playground.mjs')])
  try {
    await buildKernels()
    await buildPlayground()
  } catch (error) {
    throw new StartError(error.message)
  }
  mkdirSync(inRoot('build'), { recursive: true })
  writeFileSync(stampPath, wanted)
}

/** Its exit code, 1 where a signal ended it. With `held`, what it says is said at its end and in one piece. */
function runTool(path, args, held = false) {
  return new Promise((resolve, reject) => {
    const tool = spawn(process.execPath, [inRoot(path), ...args], { cwd: root, stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    const said = []
    tool.stdout?.on('data', (part) => said.push(part))
    tool.stderr?.on('data', (part) => said.push(part))
    tool.on('error', reject)
    tool.on('close', (status, signal) => {
      process.stderr.write(Buffer.concat(said))
      if (signal !== null) console.error(`glossa: ${basename(path)} was ended by ${signal}`)
      resolve(status ?? 1)
    })
  })
}

/** Runs a built program in this very process: no second process, and signals need no forwarding. */
async function runBuilt(path, args) {
  const full = inRoot(path)
  process.argv = [process.execPath, full, ...args]
  await import(pathToFileURL(full).href)
}

/** The exit code of checking form (Biome), the types of the tests (tsc), looking for what nothing uses (knip) and running the tests; all are always run, side by side. */
async function test(args) {
  const codes = await Promise.all([
    runTool('node_modules/@biomejs/biome/bin/biome', ['check', '.'], true),
    runTool('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.test.json'], true),
    runTool('node_modules/knip/bin/knip.js', ['--no-progress'], true),
    runTool('node_modules/vitest/vitest.mjs', ['run', ...args])
  ])
  return codes.find((code) => code !== 0) ?? 0
}

/** Where browsers of the kind that the tests of the page drive are found; `CHROMIUM` names any other. */
const browsers = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/** The exit code of the tests of the playground in a real browser; 0 where there is none, which is said. */
async function testInBrowser(args) {
  const browser = browsers.find((command) => command && onPath(command))
  if (browser === undefined) {
    console.error('glossa: SKIPPED the tests in a browser: no Chromium is found (apt-get install chromium, or name one in CHROMIUM)')
    return 0
  }
  process.env.CHROMIUM = pathOf(browser)
  return runTool('node_modules/vitest/vitest.mjs', ['run', '--config', 'test/browser/vitest.config.ts', ...args])
}

const jobs = {
  serve: (args) => runBuilt('build/src/main.js', ['serve', ...args]),
  test: async (args) => {
    process.exitCode = await test(args)
  },
  browser: async (args) => {
    process.exitCode = await testInBrowser(args)
  },
  bench: (args) => runBuilt('build/bench/run.js', args)
}

try {
  const [name, ...args] = process.argv.slice(2)
  // To a server the signal says that lists are to be read again; it must not end one that still starts.
  if (name === 'serve') process.on('SIGHUP', () => {})
  const job = Object.hasOwn(jobs, name ?? '') ? jobs[name] : undefined
  if (job === undefined) throw new StartError(`usage: node scripts/run.mjs ${Object.keys(jobs).join(' | ')} [arguments]`)
  checkNode()
  if (!isInstalled()) install()
  await build()
  await job(args)
} catch (error) {
  console.error(error instanceof StartError ? `glossa: ${error.message}` : error)
  process.exitCode = 1
}
