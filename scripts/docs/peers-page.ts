/** docs/peers.md and its pictures, from what `bench/peers/measure.ts` measured. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../lib/data.js'
import { billionTakes, bulkRates, CORES_OF_MACHINE, HOURS, LOAD, type MeasuredRate, sizingRates } from './billion.js'
import { drawPeers } from './peers-plot.js'
import type { PeerFigures, PeerResults } from './peers-results.js'

/** How each tool is called on the page, and what it is. */
const names: Readonly<Record<string, string>> = {
  glossa: 'Glossa',
  'glossa-dnn': 'Glossa, DNN',
  'glossa-plain': 'Glossa, names alone',
  eld: 'eld large',
  'lingua-low': 'lingua, low accuracy',
  opennlp: 'OpenNLP',
  wink: 'wink-nlp',
  corenlp: 'CoreNLP',
  'corenlp-statistical': 'CoreNLP, models alone',
  'rapidfuzz-wratio': 'rapidfuzz WRatio',
  'rapidfuzz-raw': 'rapidfuzz WRatio, no ASCII',
  'rapidfuzz-token-sort': 'rapidfuzz token sort',
  'rapidfuzz-jaro-winkler': 'rapidfuzz Jaro-Winkler',
  'nomenklatura-logic-v2': 'nomenklatura logic-v2',
  'nomenklatura-name-based': 'nomenklatura name-based'
}

const packages: readonly (readonly [name: string, tools: readonly string[], from: string, licence: string])[] = [
  ['eld, its large data', ['eld'], 'npm', 'Apache-2.0'],
  ['franc', ['franc'], 'npm', 'MIT'],
  ['tinyld', ['tinyld'], 'npm', 'MIT'],
  ['lingua-language-detector', ['lingua'], 'PyPI', 'Apache-2.0'],
  ['Apache OpenNLP, its models for UD EWT and languages', ['opennlp'], 'Maven Central', 'Apache-2.0'],
  ['wink-nlp with wink-eng-lite-web-model', ['wink'], 'npm', 'MIT'],
  ['compromise', ['compromise'], 'npm', 'MIT'],
  ['Stanford CoreNLP, its English models', ['corenlp'], 'Maven Central', 'GPL-3.0'],
  ['rapidfuzz', ['rapidfuzz-wratio'], 'PyPI', 'MIT'],
  ['nomenklatura', ['nomenklatura-logic-v2'], 'PyPI', 'MIT'],
  ['usaddress', ['usaddress'], 'PyPI', 'MIT']
]

const nameOf = (tool: string) => names[tool] ?? tool
const isOwn = (tool: string) => tool.startsWith('glossa')
const rate = (value: number) =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
const table = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** A column of a task's table: what is in it and where it stands. */
type Column = readonly [heading: string, key: string]

interface TaskPage {
  readonly task: string
  readonly heading: string
  readonly text: string
  readonly accuracy: readonly Column[]
  readonly speed: readonly Column[]
  /** Parts of the plot: heading, figure of accuracy and figure of speed. */
  readonly plot: readonly (readonly [part: string, accuracy: string, speed: string])[]
  readonly axes: { readonly accuracy: string; readonly speed: string }
  readonly after?: (tools: Readonly<Record<string, PeerFigures>>) => string
}

const DOCUMENTS: readonly Column[] = [
  ['200 characters, documents/s', 'documents of 200 characters'],
  ['1,800 characters, documents/s', 'documents of 1800 characters']
]

const pages: readonly TaskPage[] = [
  {
    task: 'language',
    heading: 'Language identification',
    text: `Development texts of the service's languages in their usual script, at most 200 of each kind and language: words of five letters or more, pairs of adjacent words, short lines
(interface strings, labels of maps), sentences, and documents of 1,800 characters put together from a language's sentences. Every tool that can be limited is limited to those of the service's
languages that it knows, and OpenNLP's likeliest of them counts; Glossa chooses among all of its own. The first table is over the languages that all tools know, mean of the languages in per cent. Where
Glossa's training has seen other sentences of the same sources, the others have not: that is an advantage at home.`,
    accuracy: [
      ['words', 'words'],
      ['pairs', 'pairs'],
      ['short lines', 'short'],
      ['sentences', 'sentences'],
      ['documents', 'documents']
    ],
    speed: [
      ['short lines/s', 'short'],
      ['sentences/s', 'sentences'],
      ['documents/s', 'documents']
    ],
    plot: [
      ['Short lines', 'short', 'short'],
      ['Documents of 1,800 characters', 'documents', 'documents']
    ],
    axes: { accuracy: 'right, per cent', speed: 'texts a second of one core' },
    after: (tools) => {
      const rows = Object.entries(tools)
        .filter(([tool]) => !isOwn(tool))
        .map(([tool, { accuracy }]) => [
          nameOf(tool),
          String(accuracy['languages']),
          ...['words', 'short', 'sentences', 'documents'].map(
            (set) => `${percent(accuracy[`${set}, its languages`])} (${percent(accuracy[`${set}, its languages, glossa`])})`
          )
        ])
      return `Over all languages that each tool knows, and Glossa over the same in brackets:

${table(['tool', 'languages', 'words', 'short lines', 'sentences', 'documents'], rows)}`
    }
  },
  {
    task: 'morphology',
    heading: 'English tokens, parts of speech and lemmas',
    text: `The development part of the treebank UD EWT. Tokens: F1; parts of speech and lemmas: of the tokens that are the treebank's. Tags are compared as coarsely as a tool gives them: a tag of the Penn
Treebank that covers several parts of speech counts for each of them. Glossa and the models of OpenNLP have learnt from the training part of this treebank; compromise has rules, and what wink-nlp and CoreNLP have learnt from is not
looked into here. Speed is that of all three together.`,
    accuracy: [
      ['tokens', 'tokens'],
      ['parts of speech', 'tags'],
      ['lemmas', 'lemmas']
    ],
    speed: DOCUMENTS,
    plot: [
      ['Parts of speech', 'tags', 'documents of 1800 characters'],
      ['Lemmas', 'lemmas', 'documents of 1800 characters']
    ],
    axes: { accuracy: 'right, per cent', speed: 'documents of 1,800 characters a second of one core' }
  },
  {
    task: 'entities',
    heading: 'English entities',
    text: `Persons, places and organizations with exact spans in whole documents of the development parts of six corpora: F1 of each, of all together, and precision and recall. Glossa has learnt from the
training parts of these corpora (its default from all but gum), the others as far as is known have not: that is an advantage at home, and where the others' conventions differ (which words belong to a name, whether a nationality is one), they lose. CoreNLP runs as it comes, with rules,
numbers and dates; "models alone" leaves these out and is faster for it. Glossa finds its dates, amounts and identifiers in all runs and gives confidence for each mention, compromise its three kinds of names only. Pronouns that
CoreNLP counts as persons are left out of its answers. Links to a knowledge base are off.`,
    accuracy: [
      ['all', 'f1'],
      ['precision', 'precision'],
      ['recall', 'recall'],
      ['btc', 'btc'],
      ['gum', 'gum_derived'],
      ['gov', 'multiner_gov'],
      ['ewt', 'uner_ewt'],
      ['wikigold', 'wikigold'],
      ['wnut17', 'wnut17']
    ],
    speed: DOCUMENTS,
    plot: [['All corpora', 'f1', 'documents of 1800 characters']],
    axes: { accuracy: 'F1, per cent', speed: 'documents of 1,800 characters a second of one core' }
  },
  {
    task: 'names',
    heading: 'Names compared',
    text: `Pairs of names of the same or of different persons, organizations and places: area under the curve, which needs no threshold, in per cent (50 is chance). Names in ten languages of other scripts, each
with ten names in Latin letters of similar length and initial: how often the right one scores highest (10 is chance). These are parts of the sets that Glossa was neither trained nor tuned on, but it has learnt from the
other parts: an advantage at home. Glossa is told kind, language and script of a name where the data tell them, "names alone" only the names. rapidfuzz reads small letters, brought to ASCII by anyascii before
("no ASCII": as they are); nomenklatura gets entities that have a name and a kind only, while it is made for entities with dates and countries, and logic-v2 gives 0 below a bound of its own, which curves punish and screening wants.
Nothing is kept between pairs: who compares one name with a million prepares it once.`,
    accuracy: [
      ['pairs, mean', 'pairs'],
      ['sanctions', 'sanctions'],
      ['ancestry', 'ancestry'],
      ['nicknames', 'nicknames'],
      ['organizations', 'organisations'],
      ['places', 'places'],
      ['other scripts, mean', 'other scripts'],
      ['Arabic', 'ara'],
      ['Russian', 'rus'],
      ['Chinese', 'zho'],
      ['Japanese', 'jpn']
    ],
    speed: [['pairs/s', 'pairs']],
    plot: [
      ['Pairs, area under the curve', 'pairs', 'pairs'],
      ['Other scripts, first of ten', 'other scripts', 'pairs']
    ],
    axes: { accuracy: 'per cent', speed: 'pairs a second of one core' }
  },
  {
    task: 'addresses',
    heading: 'US addresses',
    text: `Lines taken apart: F1 of exact fields. Each tool has a set at home. The lines labelled by hand are those that usaddress itself is trained on, so that its figure there says how well it remembers; Glossa has learnt from other lines
of the same file. The addresses of registers are put into lines by this project's own renderer, as they are and with what people do to them (left out, shortened, in another order), and Glossa has learnt from
lines of the same renderer; usaddress has seen none of them. No set is foreign to both.`,
    accuracy: [
      ['labelled by hand', 'labelled'],
      ['registers', 'registers'],
      ['registers, changed', 'registers, changed']
    ],
    speed: [['lines/s', 'lines']],
    plot: [
      ['Labelled by hand', 'labelled', 'lines'],
      ['Registers, changed', 'registers, changed', 'lines']
    ],
    axes: { accuracy: 'F1 of fields, per cent', speed: 'lines a second of one core' }
  }
]

function percent(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(1)
}

/** The other tools that are ahead of Glossa's default somewhere, in words; made of the figures, so that none is passed over. */
export function aheadOf(tools: Readonly<Record<string, PeerFigures>>, { accuracy, speed }: Pick<TaskPage, 'accuracy' | 'speed'>): string {
  const own = tools['glossa']!
  const others = Object.entries(tools).filter(([tool]) => !isOwn(tool))
  const list = (columns: readonly Column[], better: (tool: PeerFigures, key: string) => string | undefined) =>
    columns.flatMap(([heading, key]) => {
      const ahead = others.flatMap(([name, tool]) => {
        const by = better(tool, key)
        return by === undefined ? [] : [`${nameOf(name)} (${by})`]
      })
      return ahead.length === 0 ? [] : [`${heading}: ${ahead.join(', ')}`]
    })
  const right = list(accuracy, (tool, key) =>
    tool.accuracy[key]! > own.accuracy[key]! ? `${percent(tool.accuracy[key])} to ${percent(own.accuracy[key])}` : undefined
  )
  const fast = list(speed, (tool, key) => {
    const times = tool.speed[key]!.perCpuSecond / own.speed[key]!.perCpuSecond
    return times > 1 ? `${times >= 10 ? times.toFixed(0) : times.toFixed(1)} times` : undefined
  })
  const said = (what: string, found: readonly string[]) => `${what} than Glossa: ${found.length === 0 ? 'none' : found.join('; ')}.`
  return `${said('More accurate', right)} ${said('Faster', fast)}`
}

function taskSection(page: TaskPage, tools: Readonly<Record<string, PeerFigures>>): string {
  const rows = Object.entries(tools).map(([tool, { accuracy, speed }]) => [
    nameOf(tool),
    ...page.accuracy.map(([, key]) => percent(accuracy[key])),
    ...page.speed.map(([, key]) => rate(speed[key]!.perCpuSecond))
  ])
  const common = tools['glossa']?.accuracy['common languages']
  const headings = ['tool', ...page.accuracy.map(([heading]) => heading), ...page.speed.map(([heading]) => heading)]
  return `## ${page.heading}

${page.text}${common === undefined ? '' : ` All know ${common} of them.`}

${page.plot.map(([part]) => `![${page.heading}, ${part}: accuracy against speed](pictures/${pictureOf(page.task, part)})`).join(' ')}

${table(headings, rows)}

${aheadOf(tools, page)}${page.after === undefined ? '' : `\n\n${page.after(tools)}`}`
}

/** Name of a part's picture. */
const pictureOf = (task: string, part: string) => `peers-${task}-${part.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg`

function draw(page: TaskPage, tools: Readonly<Record<string, PeerFigures>>, folder: string): void {
  for (const [part, accuracy, speed] of page.plot) {
    const points = Object.entries(tools).map(([tool, figures]) => ({
      tool: nameOf(tool),
      speed: figures.speed[speed]!.perCpuSecond,
      accuracy: figures.accuracy[accuracy]!,
      isOwn: isOwn(tool)
    }))
    drawPeers(points, { title: part, ...page.axes }, join(folder, pictureOf(page.task, part)))
  }
}

function toolTable({ tasks }: PeerResults): string {
  const all: Record<string, PeerFigures> = Object.assign({}, ...Object.values(tasks))
  const rows = packages.flatMap(([name, [tool = ''], from, licence]) => (all[tool] === undefined ? [] : [[name, all[tool].version, from, licence]]))
  return table(['package', 'version', 'from', 'licence'], rows)
}

function billionSection(
  operate: string,
  figures: { readonly machine: string; readonly figures: Readonly<Record<string, { readonly value: number }>> }
): string {
  const cores = Number(/^(\d+) cores/.exec(figures.machine)?.[1])
  const row = (measured: MeasuredRate) => {
    const { coreHours, days, machines } = billionTakes(measured)
    return [
      measured.work,
      measured.characters.toLocaleString('en'),
      rate(measured.perCoreSecond),
      rate(Math.round(coreHours)),
      days.toFixed(1),
      String(machines)
    ]
  }
  const rows = (rates: readonly MeasuredRate[]) =>
    table(
      ['work', 'characters of a document', 'documents per second of one core', 'core-hours for a billion', 'days of one machine', 'machines for a week'],
      rates.map(row)
    )
  const sizing = sizingRates(operate, 600)
  const example = sizing.find(({ work }) => work === '`/entities`, English')!
  const taken = billionTakes(example)
  return `## A billion documents, on paper

Nobody has run this; it is a sum. With *r* documents a second of one core:

    core-hours = 1,000,000,000 / r / 3,600
    days       = core-hours / (${CORES_OF_MACHINE} cores x ${LOAD} load) / 24, of one machine
    machines   = core-hours / (${CORES_OF_MACHINE} cores x ${LOAD} load) / ${HOURS}, rounded up, to be done within a week

For \`/entities\` in English: 1,000,000,000 / ${rate(example.perCoreSecond)} / 3,600 = ${rate(Math.round(taken.coreHours))} core-hours, and ${rate(Math.round(taken.coreHours))} / (${CORES_OF_MACHINE} x ${LOAD}) / 24 = ${taken.days.toFixed(1)} days
of one machine of ${CORES_OF_MACHINE} cores.

Single requests, by the [table for sizing](operate.md#sizing): documents of 600 characters, all of one length, with the whole server's processor time, HTTP and JSON in it.

${rows(sizing)}

[Bulk requests](speed.md#many-documents), documents of the lengths given there; the rate is what was seen on ${cores} cores, divided by ${cores}, though the program that sent them ran on the same cores: a machine of its own for it
would make these figures better.

${rows(bulkRates(figures.figures, cores))}

What the sum takes for granted: that a core of the larger machine does what a core here does (many cores share caches, memory and clock, two threads of one core do not make two cores, and the networks depend on the
processor's instructions for 8 bits), that documents of another length cost in proportion to it (ten times as long, some ten times as much), that texts are like those measured (words of one well-known text in ever new orders), that disks and the network bring and take them fast enough, and that nothing
goes wrong in a week. Memory comes on top: [sizing](operate.md#sizing). Measure a million of your own documents before you believe it.`
}

/** Writes page and pictures; nothing where the tools have not been measured. */
export function writePeers(root: string): void {
  const results = readJson<PeerResults>(join(root, 'bench/results/peers.json'))
  if (results === undefined) return
  const figures = readJson<Parameters<typeof billionSection>[1]>(join(root, 'bench/results/figures.json'))
  const operatePath = join(root, 'docs/operate.md')
  if (figures === undefined || !existsSync(operatePath)) throw new Error('bench/results/figures.json or docs/operate.md is missing')
  const measured = pages.filter(({ task }) => results.tasks[task]?.['glossa'] !== undefined)
  for (const page of measured) draw(page, results.tasks[page.task]!, join(root, 'docs/pictures'))
  const every = Object.values(results.tasks).flatMap((tools) => Object.values(tools))
  const spreads = every.flatMap(({ speed }) => Object.values(speed).map(({ spread }) => spread)).sort((one, other) => one - other)
  const [fewest, most] = [Math.min(...every.map((tool) => tool.rounds)), Math.max(...every.map((tool) => tool.rounds))]
  const rounds = `${fewest === most ? '' : `${fewest} to `}${most} ${most === 1 ? 'round' : 'rounds'}`
  const failed = Object.entries(results.failed).flatMap(([task, tools]) => Object.keys(tools).map((tool) => `${nameOf(tool)} (${task})`))
  const { node, python, java } = results.programs
  const page = `# Beside other tools

Made by \`npm run docs\` from \`bench/results/peers.json\`, which \`bench/peers/measure.ts\` writes ([how](peers.md#the-same-figures-again)).

Public tools for parts of what the service does, on the same texts. What is measured is the library of each, ours too: no HTTP. Each tool runs in a process of its own, held on one core, one tool after the other. The machine (${results.machine}) was shared
with other work meanwhile, so speed is in texts per second of processor time, all threads of the process with compilers and collectors of garbage in it; each set is read for up to ${results.timedSeconds} such seconds, after others to warm up, in
${rounds}, each in a new process, and the best round counts. The slowest round was ${spreads[Math.floor(spreads.length / 2)]} % slower in the middle of all cases, ${spreads.at(-1)} % at worst: do not take differences below a tenth for real. Programs in Java get faster for some time yet after so short
a warm-up. Node.js ${node.replace('v', '')},
${python}, ${java.replace(/ \d{4}-.*/, '')}.

Accuracy is measured on development data, none of it kept back for tests. Most of it comes from sources that Glossa has learnt from in other parts; each section says so. Blue is Glossa, brown are the others; up and to the right is better.

${toolTable(results)}

${measured.map((task) => taskSection(task, results.tasks[task.task]!)).join('\n\n')}

## Left out

- ${failed.length === 0 ? 'Every tool that was to be measured could be installed from its public package registry and run.' : `Could not be run: ${failed.join(', ')}.`}
- OpenNLP has no models of English entities among its packages on Maven Central, only those of tokens, tags, lemmas, sentences and languages; wink-nlp finds no persons, places and organizations with the model
  that is a package. They are left out there.
- Tools that need data from elsewhere than a package registry (libpostal, fastText's languages, spaCy's and Stanza's models), and services on the internet.
- Categories, links to Wikidata, translation of names and addresses outside the United States: no package at hand does the same.
- Memory: one program runs all Node.js tools, so that its memory is that of all.
- Other languages than English for parts of speech and entities: [accuracy](accuracy.md).

${billionSection(readFileSync(operatePath, 'utf8'), figures)}

## The same figures again

Needed beside the packages of this repository: the data folder (\`GLOSSA_DATA\`, [scripts](../scripts/README.md#inputs)), Linux with \`taskset\`, Python 3.11 or newer with ICU's headers (Debian: libicu-dev, pkg-config), a JDK of Java 17 or newer and Maven. Some 40 minutes on one core.

\`\`\`
python3 -m venv PEERS_DIR/python
PEERS_DIR/python/bin/pip install -r bench/peers/requirements.txt
mvn -f bench/peers/java/pom.xml dependency:copy-dependencies -DoutputDirectory=PEERS_DIR/jars
javac -cp 'PEERS_DIR/jars/*' -d PEERS_DIR/jars bench/peers/java/Peers.java
PEERS_WORK=PEERS_DIR/work PEERS_PYTHON=PEERS_DIR/python/bin/python PEERS_JARS=PEERS_DIR/jars npx tsx bench/peers/measure.ts
npm run docs
\`\`\`

PEERS_DIR is a folder outside the repository, written as a whole path. Answers and rounds that lie in \`PEERS_WORK\` are not measured again: empty it for figures of its own. \`measure.ts names addresses\` measures some of the tasks, \`PEERS_ROUNDS\` and \`PEERS_CORE\` choose rounds and core; a tool that
cannot be run is left out and named above.
`
  writeFileSync(join(root, 'docs/peers.md'), page)
}
