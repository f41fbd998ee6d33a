/**
 * What runs on an installed machine, put together: `npm pack` (before and after it packs) and the container image (`stage`).
 *
 * The package carries the built server and its packages, compiled and all, so that it installs without a compiler, without the registry and without install
 * scripts, one of which would fetch libraries from elsewhere. npm would also leave out the `overrides` of a package that is not the root project, and choose
 * other versions than those tested here. The price is one package for each kind of machine.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const inRoot = (path) => join(root, path)
const readJson = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'))
const saved = inRoot('build/package.json.saved')
/** Beside `build/src`, where Node looks before it looks into the folder of the package. */
const packages = 'build/node_modules'

function npm(args, options) {
  const run = spawnSync('npm', args, { cwd: root, maxBuffer: 2 ** 26, ...options })
  if (run.status !== 0) throw new Error(`npm ${args.join(' ')} failed ${run.stderr ?? ''}`)
  return run.stdout
}

/** Builds, and copies each package that is needed at run time out of `node_modules`. */
function stage() {
  if (!existsSync(inRoot('node_modules/typescript'))) throw new Error('the packages are not installed: npm ci')
  // The compiler leaves what it wrote from sources that are gone.
  for (const path of ['build/src', 'build/tsconfig.tsbuildinfo', 'build/.fingerprint', packages]) rmSync(inRoot(path), { recursive: true, force: true })
  // Standard output is npm's, which may be asked for JSON.
  const said = { stdio: ['ignore', 2, 2] }
  // The server alone, without what trains and measures.
  npm(['exec', '--no', '--', 'tsc', '-p', 'tsconfig.package.json'], said)
  npm(['run', '--silent', 'build:kernels'], said)
  npm(['run', '--silent', 'build:playground'], said)
  for (const [path, entry] of Object.entries(readJson('package-lock.json').packages)) {
    // Optional ones for other systems are not installed.
    if (path === '' || entry.dev || !existsSync(inRoot(path))) continue
    const from = inRoot(path)
    const isNeeded = (file) =>
      !['node_modules', 'obj.target', '.deps'].includes(basename(file)) && !/\.(map|d\.[cm]?ts)$/.test(file) && isForHere(relative(from, file))
    cpSync(from, inRoot(join('build', path)), { recursive: true, dereference: true, filter: (file) => file === from || isNeeded(file) })
  }
}

/** Whether a file is of this system, among libraries that one package brings for all. */
function isForHere(file) {
  const [, platform, arch] = /^bin\/napi-v\d+\/([^/]+)(?:\/([^/]+))?/.exec(file) ?? []
  return (platform ?? process.platform) === process.platform && (arch ?? process.arch) === process.arch
}

/** `package.json` as the package has it: nothing to install, nothing to build, and the machines that it is for. */
function manifest() {
  const { name, version, description, license, type, engines, bin, files } = readJson('package.json')
  const libc = process.platform === 'linux' ? { libc: [process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'] } : {}
  // npm gives all files of a package one date, of long ago.
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    os: [process.platform],
    cpu: [process.arch],
    ...libc,
    buildTime: new Date().toISOString(),
    bin,
    files
  }
}

function restore() {
  // One that is as before has been put back by hand, and may have been changed since.
  if (existsSync(saved) && readJson('package.json').buildTime === undefined) rmSync(saved)
  if (existsSync(saved)) renameSync(saved, inRoot('package.json'))
  rmSync(inRoot(packages), { recursive: true, force: true })
}

const steps = {
  stage,
  before() {
    // An earlier packing may have been cut.
    restore()
    stage()
    const sbom = npm(['run', '--silent', 'sbom'], { stdio: ['ignore', 'pipe', 2] })
    writeFileSync(inRoot('build/sbom.cdx.json'), sbom)
    const text = `${JSON.stringify(manifest(), null, 2)}\n`
    cpSync(inRoot('package.json'), saved)
    writeFileSync(inRoot('package.json'), text)
  },
  after: restore
}

const step = steps[process.argv[2]]
if (step === undefined) throw new Error(`usage: node scripts/pack.mjs ${Object.keys(steps).join(' | ')}`)
step()
