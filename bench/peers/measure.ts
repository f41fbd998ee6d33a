/**
 * Runs every tool on every task, one after the other and each in a process of its own that is held on one core, and writes `bench/results/peers.json`, which
 * `npm run docs` makes docs/peers.md of: `npx tsx bench/peers/measure.ts [task ...]`. README.md in `bench/` says how to get the tools.
 *
 * Each round reads the speed texts once more in a new process; the fastest round counts, as the machine may do other things meanwhile. What a round has found lies in
 * `PEERS_WORK`, so that a run that was ended goes on where it was.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { delimiter, join } from 'node:path'
import type { PeerFigures, PeerResults } from '../../scripts/docs/peers-results.js'
import { codesOf, ownCode } from '../../scripts/language/peers.js'
import { readJson } from '../../scripts/lib/data.js'
import { type Job, type JobResult, type LabelledPiece, type Mention, TASKS, type TaggedToken, type Task } from './protocol.js'
import {
  bestPace,
  countEntities,
  type Figures,
  meanOf,
  scoreAddresses,
  scoreCandidates,
  scoreEntities,
  scoreLanguages,
  scoreMorphology,
  scorePairs
} from './score.js'
import { addressTexts, englishDocuments, entityTexts, languageTexts, nameTexts, type SpeedTexts, treebankTexts } from './texts.js'

const root = join(import.meta.dirname, '../..')
const work = process.env['PEERS_WORK'] ?? join(tmpdir(), 'glossa-peers')
/** Of the environment that the Python packages are in. */
const python = process.env['PEERS_PYTHON'] ?? 'python3'
/** Folder of the Java libraries and of the compiled Peers.java. */
const jars = process.env['PEERS_JARS'] ?? join(work, 'jars')
const core = process.env['PEERS_CORE'] ?? '1'
const rounds = Number(process.env['PEERS_ROUNDS'] ?? 3)
/** Of processor time, as others may use the core too; the compiler of the Java machine takes longer until the code is as fast as it gets. */
const WARM_SECONDS = { node: 3, python: 2, java: 6 }
const TIMED_SECONDS = 3

type Runtime = keyof typeof WARM_SECONDS

/** Those that answer each task; our own first. */
const tools: Readonly<Record<Task, readonly (readonly [tool: string, runtime: Runtime])[]>> = {
  language: [
    ['glossa', 'node'],
    ['eld', 'node'],
    ['franc', 'node'],
    ['tinyld', 'node'],
    ['lingua', 'python'],
    ['lingua-low', 'python'],
    ['opennlp', 'java']
  ],
  morphology: [
    ['glossa', 'node'],
    ['wink', 'node'],
    ['compromise', 'node'],
    ['opennlp', 'java'],
    ['corenlp', 'java']
  ],
  entities: [
    ['glossa', 'node'],
    ['glossa-dnn', 'node'],
    ['compromise', 'node'],
    ['corenlp', 'java'],
    ['corenlp-statistical', 'java']
  ],
  names: [
    ['glossa', 'node'],
    ['glossa-plain', 'node'],
    ['rapidfuzz-wratio', 'python'],
    ['rapidfuzz-raw', 'python'],
    ['rapidfuzz-token-sort', 'python'],
    ['rapidfuzz-jaro-winkler', 'python'],
    ['nomenklatura-logic-v2', 'python'],
    ['nomenklatura-name-based', 'python']
  ],
  addresses: [
    ['glossa', 'node'],
    ['usaddress', 'python']
  ]
}

/** What a task reads, and how its answers are scored. */
interface TaskTexts {
  readonly speed: Readonly<Record<string, SpeedTexts>>
  readonly answers: Readonly<Record<string, readonly unknown[]>>
  readonly codes?: readonly string[]
  /** @param answersOf answers of a tool to a set @param languagesOf codes that a tool knows */
  score(tool: string, answersOf: (tool: string, set: string) => unknown[], languagesOf: (tool: string) => ReadonlySet<string>): Figures
}

const taskTexts: Readonly<Record<Task, () => TaskTexts>> = {
  language: () => {
    const { languages, sets, speed } = languageTexts()
    return {
      speed,
      answers: Object.fromEntries(Object.entries(sets).map(([set, { texts }]) => [set, texts])),
      codes: codesOf(languages),
      score: (tool, answersOf, languagesOf) => {
        const own = languagesOf(tool)
        const all = tools.language.map(([other]) => languagesOf(other))
        const common = new Set(languages.filter((language) => all.every((known) => known.has(language))))
        const figures: Figures = { languages: own.size, 'common languages': common.size }
        for (const [set, { truth }] of Object.entries(sets)) {
          const found = answersOf(tool, set) as (string | null)[]
          figures[set] = scoreLanguages(truth, found, common)
          figures[`${set}, its languages`] = scoreLanguages(truth, found, own)
          figures[`${set}, its languages, glossa`] = scoreLanguages(truth, answersOf('glossa', set) as (string | null)[], own)
        }
        return figures
      }
    }
  },
  morphology: () => {
    const { texts, gold } = treebankTexts()
    return {
      speed: englishDocuments(),
      answers: { treebank: texts },
      score: (tool, answersOf) => scoreMorphology(tool, gold, answersOf(tool, 'treebank') as TaggedToken[][])
    }
  },
  entities: () => {
    const corpora = entityTexts()
    return {
      speed: englishDocuments(),
      answers: Object.fromEntries(corpora.map(({ corpus, texts }) => [corpus, texts.map(({ text }) => text)])),
      score: (tool, answersOf) => {
        const counts = corpora.map(({ corpus, texts, types }) => countEntities(texts, answersOf(tool, corpus) as Mention[][], types))
        const each = corpora.map(({ corpus }, index) => [corpus, scoreEntities([counts[index]!])['f1']!] as const)
        return { ...scoreEntities(counts), ...Object.fromEntries(each), mean: meanOf(each.map(([, f1]) => f1)) }
      }
    }
  },
  names: () => {
    const { pairs, candidates, speed } = nameTexts()
    return {
      speed,
      answers: Object.fromEntries([...Object.entries(pairs), ...Object.entries(candidates)].map(([set, { pairs: own }]) => [set, own])),
      score: (tool, answersOf) => {
        const curves = Object.entries(pairs).map(([set, { isMatch }]) => [set, scorePairs(isMatch, answersOf(tool, set) as number[])] as const)
        const firsts = Object.entries(candidates).map(([set, { sizes }]) => [set, scoreCandidates(answersOf(tool, set) as number[], sizes)] as const)
        const [pairMean, firstMean] = [meanOf(curves.map(([, value]) => value)), meanOf(firsts.map(([, value]) => value))]
        return { ...Object.fromEntries([...curves, ...firsts]), pairs: pairMean, 'other scripts': firstMean }
      }
    }
  },
  addresses: () => {
    const { sets, speed } = addressTexts()
    return {
      speed,
      answers: Object.fromEntries(Object.entries(sets).map(([set, lines]) => [set, lines.map(({ text }) => text)])),
      score: (tool, answersOf) =>
        Object.fromEntries(Object.entries(sets).map(([set, lines]) => [set, scoreAddresses(tool, lines, answersOf(tool, set) as LabelledPiece[][])]))
    }
  }
}

const commands: Readonly<Record<Runtime, (job: string) => string[]>> = {
  node: (job) => [process.execPath, '--import', 'tsx', join(root, 'bench/peers/tool.ts'), job],
  python: (job) => [python, join(root, 'bench/peers/python/peers.py'), job],
  java: (job) => ['java', '-Xmx6g', '-cp', [jars, join(jars, '*')].join(delimiter), 'Peers', job]
}

const linesOf = (values: readonly unknown[]) => `${values.map((value) => JSON.stringify(value)).join('\n')}\n`
const fileOf = (name: string) => join(work, name.replaceAll(/[ ,]+/g, '-'))
const answersFile = (task: Task, tool: string, set: string) => fileOf(`${task}.${tool}.${set}.answers`)
const resultFile = (task: Task, tool: string, round: number) => fileOf(`${task}.${tool}.${round}.json`)

function written(name: string, values: readonly unknown[]): string {
  const path = fileOf(name)
  writeFileSync(path, linesOf(values))
  return path
}

/** Why each tool of a task that failed did so, by its name. */
function runRound(task: Task, { speed, answers, codes }: TaskTexts, round: number): Map<string, string> {
  const failed = new Map<string, string>()
  const speedSets = Object.entries(speed).map(([name, { warm, timed }]) => ({
    name,
    warm: written(`${task}.${name}.warm`, warm),
    timed: written(`${task}.${name}.timed`, timed)
  }))
  const inputs = Object.entries(answers).map(([name, values]) => ({ name, input: written(`${task}.${name}.input`, values) }))
  for (const [tool, runtime] of tools[task]) {
    const result = resultFile(task, tool, round)
    if (existsSync(result)) continue
    const job: Job = {
      tool,
      task,
      warmSeconds: WARM_SECONDS[runtime],
      timedSeconds: TIMED_SECONDS,
      speed: speedSets,
      // every round would give the same answers
      answers: inputs.map(({ name, input }) => ({ name, input, output: answersFile(task, tool, name) })).filter(({ output }) => !existsSync(output)),
      ...(codes !== undefined && { codes }),
      result
    }
    const jobFile = fileOf(`${task}.${tool}.job`)
    writeFileSync(jobFile, JSON.stringify(job))
    const start = performance.now()
    const { status, stderr, error } = spawnSync('taskset', ['-c', core, ...commands[runtime](jobFile)], { cwd: root, encoding: 'utf8' })
    console.log(`${task} ${tool}, round ${round + 1}: ${Math.round((performance.now() - start) / 1000)} s`)
    if (status === 0) continue
    failed.set(tool, (error?.message ?? stderr).trim().split('\n').at(-1) ?? '')
    console.error(`${task} ${tool}: ${error?.message ?? stderr}`)
  }
  return failed
}

/** Figures of the tools that answered; undefined where none of them has. */
function collected(task: Task, texts: TaskTexts): Record<string, PeerFigures> {
  const resultsOf = (tool: string) =>
    Array.from({ length: rounds }, (_, round) => readJson<JobResult>(resultFile(task, tool, round))).filter((one) => one !== undefined)
  const answersOf = (tool: string, set: string) =>
    readFileSync(answersFile(task, tool, set), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
  const languagesOf = (tool: string) => new Set((resultsOf(tool)[0]?.languages ?? texts.codes ?? []).flatMap((code) => ownCode(code) ?? []))
  return Object.fromEntries(
    tools[task].flatMap(([tool, runtime]) => {
      const results = resultsOf(tool)
      const [first] = results
      if (first === undefined) return []
      const speed = Object.fromEntries(Object.keys(texts.speed).map((set) => [set, bestPace(results.map((one) => one.speed[set]!))]))
      return [[tool, { version: first.version, runtime, rounds: results.length, speed, accuracy: texts.score(tool, answersOf, languagesOf) }]]
    })
  )
}

function versionOf(program: string, ...options: string[]): string {
  try {
    return execFileSync(program, options, { encoding: 'utf8' }).trim().split('\n')[0] ?? ''
  } catch {
    return 'not found'
  }
}

const resultsFile = join(root, 'bench/results/peers.json')

function save(task: Task, figures: Record<string, PeerFigures>, failed: ReadonlyMap<string, string>): void {
  const last = readJson<PeerResults>(resultsFile)
  const results: PeerResults = {
    machine: `${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    programs: { node: process.version, python: versionOf(python, '--version'), java: versionOf('java', '--version') },
    timedSeconds: TIMED_SECONDS,
    tasks: { ...last?.tasks, [task]: figures },
    failed: { ...last?.failed, [task]: Object.fromEntries(failed) }
  }
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
}

mkdirSync(work, { recursive: true })
const chosen = TASKS.filter((task) => process.argv.length === 2 || process.argv.includes(task))
const texts = new Map(chosen.map((task) => [task, taskTexts[task]()]))
for (let round = 0; round < rounds; round++) {
  for (const [task, own] of texts) {
    const failed = runRound(task, own, round)
    save(task, collected(task, own), failed)
  }
}
