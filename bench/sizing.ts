/**
 * The table for sizing in docs/operate.md: what one core answers and what the server then takes of memory, by endpoint and languages, each row on a server of its own
 * with one worker that is held on one core (`taskset`). `npx tsx bench/sizing.ts [word of a row]` prints the rows.
 *
 * Beside the rate that was seen stand requests per second of processor time: on a machine that does other things as well only those are to be trusted.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { congruential, shuffle } from '../scripts/lib/shuffle.js'
import { declarations, documentsOf } from './faults/texts.js'
import { root } from './server.js'

const characters = 600
const documentsOfLanguage = 60
const warmingSeconds = 3
const seconds = 8
const connections = 4
const port = Number(process.env['SIZING_PORT'] ?? 8197)
const core = process.env['SIZING_CORE'] ?? '1'
/** Of /proc/<pid>/stat, on every Linux that Node runs on. */
const ticksOfSecond = 100

interface Row {
  readonly endpoint: string
  readonly languages: string
  readonly path: string
  readonly bodies: () => readonly string[]
  readonly linked?: boolean
  readonly workers?: number
}

interface Request {
  readonly path: string
  readonly body: string
}

const ten = ['eng', 'deu', 'fra', 'spa', 'ita', 'por', 'nld', 'rus', 'tur', 'pol']
const languagesWithText = new Set(declarations().map(({ language }) => language))

/** Documents that differ, of every language in turn. */
function texts(languages: readonly string[], options: object = {}, count = documentsOfLanguage): () => string[] {
  return () => {
    const known = languages.filter((language) => languagesWithText.has(language))
    const each = known.map((language) => documentsOf(language, characters, count).map((content) => JSON.stringify({ content, language, ...options })))
    return Array.from({ length: count }, (_, index) => each.map((bodies) => bodies[index]!)).flat()
  }
}

const all = [...languagesWithText]
const entityLanguages = [
  'ara',
  'deu',
  'eng',
  'fra',
  'heb',
  'ita',
  'jpn',
  'kor',
  'nld',
  'pol',
  'por',
  'rus',
  'spa',
  'swe',
  'tur',
  'ukr',
  'vie',
  'zho',
  'ind',
  'hun'
]
const network = { options: { modelType: 'DNN' } }
const links = { options: { linkEntities: true } }
const names = ['Владимир Путин', 'Катрин Денёв', 'محمد علي', '村上春樹', 'Γιώργος Σεφέρης', '김대중', 'Юрий Гагарин', 'نجيب محفوظ']
const given = ['Anna', 'Boris', 'Clara', 'David', 'Elena', 'Frank', 'Greta', 'Hassan', 'Irina', 'John']
const family = ['Miller', 'Ivanova', 'Schmidt', 'Garcia', 'Rossi', 'Nowak', 'Tanaka', 'Kim', 'Haddad', 'Olsen']
const people = given.flatMap((first) => family.map((last) => `${first} ${last}`))
const streets = people.map((person, index) => `${index + 1} ${person.split(' ')[1]} Street, Springfield, IL 62${String(700 + index)}`)
const pairs = (make: (index: number) => object) => () => people.map((_, index) => JSON.stringify(make(index)))

const rows: readonly Row[] = [
  { endpoint: '`/language`', languages: 'all', path: 'language', bodies: () => texts(all, {}, 8)().map((body) => body.replace(/,"language":"\w+"/, '')) },
  { endpoint: '`/morphology/complete`', languages: 'English', path: 'morphology/complete', bodies: texts(['eng']) },
  { endpoint: '`/morphology/complete`', languages: 'ten', path: 'morphology/complete', bodies: texts(ten) },
  { endpoint: '`/entities`', languages: 'English', path: 'entities', bodies: texts(['eng']) },
  { endpoint: '`/entities`', languages: 'twenty', path: 'entities', bodies: texts(entityLanguages, {}, 20) },
  { endpoint: '`/entities`, network', languages: 'English', path: 'entities', bodies: texts(['eng'], network) },
  { endpoint: '`/entities`, network', languages: 'twenty', path: 'entities', bodies: texts(entityLanguages, network, 20) },
  { endpoint: '`/entities`, links', languages: 'English', path: 'entities', bodies: texts(['eng'], links), linked: true },
  { endpoint: '`/categories`', languages: 'English', path: 'categories', bodies: texts(['eng']) },
  {
    endpoint: '`/name-translation`',
    languages: 'to English',
    path: 'name-translation',
    bodies: () => names.map((name) => JSON.stringify({ name, targetLanguage: 'eng' }))
  },
  {
    endpoint: '`/name-similarity`',
    languages: 'two names',
    path: 'name-similarity',
    bodies: pairs((index) => ({ name1: { text: people[index] }, name2: { text: people[(index * 7 + 1) % people.length] } }))
  },
  {
    endpoint: '`/address-similarity`',
    languages: 'two lines',
    path: 'address-similarity',
    bodies: pairs((index) => ({ address1: streets[index], address2: streets[(index * 7 + 1) % streets.length] }))
  }
]

/** For memory: one server that does all of it, in turn. */
const everything: Row = { endpoint: 'all of these, two workers', languages: 'all of these', path: '', bodies: () => [], linked: true, workers: 2 }

const requestsOf = ({ path, bodies }: Row): Request[] => bodies().map((body) => ({ path: `/rest/v1/${path}`, body }))

/** Each kind of request all along, not one after the other. */
function mixed(requests: Request[]): Request[] {
  shuffle(requests, congruential(1))
  return requests
}

function start(linked: boolean, workers: number): { readonly child: ChildProcess; readonly ready: Promise<void> } {
  const flags = ['--workers', String(workers), '--port', String(port), '--log-level', 'silent', ...(linked ? [] : ['--knowledge-base', 'none'])]
  const child = spawn('taskset', ['-c', workers === 1 ? core : `0-${workers - 1}`, process.execPath, join(root, 'build/src/main.js'), 'serve', ...flags], {
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr!.on('data', (part: Buffer) => {
      said += part
      if (said.includes('ready at')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
  return { child, ready }
}

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksOfSecond
}

const peakMegabytes = (pid: number) => Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function measure(row: Row): Promise<string> {
  const { endpoint, languages, linked = false, workers = 1 } = row
  const { child, ready } = start(linked, workers)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    await ready
    const load = { url: `http://127.0.0.1:${port}`, method: 'POST', headers: { 'content-type': 'application/json' }, connections, timeout: 60 }
    const requests = row === everything ? mixed(rows.flatMap(requestsOf)) : requestsOf(row)
    // Every request once, so that every model is loaded, and then until compilers are done.
    for (const { path, body } of requests) await (await fetch(load.url + path, { ...load, body })).arrayBuffer()
    await autocannon({ ...load, requests, duration: warmingSeconds })
    const before = processorSeconds(child.pid!)
    const begun = performance.now()
    const { requests: answered, errors, non2xx, latency } = await autocannon({ ...load, requests, duration: seconds })
    const took = (performance.now() - begun) / 1000
    const used = processorSeconds(child.pid!) - before
    if (errors + non2xx > 0) throw new Error(`${endpoint}: ${errors + non2xx} of ${answered.total} failed`)
    const cells = [
      endpoint,
      languages,
      rate(answered.total / used),
      rate(answered.total / took),
      `${Math.round((100 * used) / took)} %`,
      latency.p50,
      latency.p99
    ]
    return `| ${cells.join(' | ')} | ${Math.round(peakMegabytes(child.pid!) / 10) * 10} |`
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

const rate = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 })

console.log('| endpoint | languages | requests per second of one core | seen | share of the core | p50 ms | p99 ms | MB at most |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
const chosen = process.argv[2] ?? ''
for (const row of [...rows, everything]) if (`${row.endpoint} ${row.languages}`.includes(chosen)) console.log(await measure(row))
