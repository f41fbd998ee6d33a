/** Help texts. */
import { endpoints } from '../endpoints/index.js'
import { describeSettings } from '../settings.js'

const overview = `glossa - text analytics server

usage: glossa <command> [arguments]

  serve                 start the HTTP server
  annotate <endpoint>   annotate NDJSON from standard input to standard output
  models list|verify    show or check the models
  keys make|list|revoke manage access keys
  kb import|stat|lookup make, describe or search a knowledge base of entities
  names index|match     screen names against a long list of names
  config                show the effective settings and where each comes from
  help [command]        explain a command
  version               print the version

--help and --version are understood behind every command as well.
`

const settingFlags = ['serve', 'config']

const commands: Readonly<Record<string, string>> = {
  serve: `usage: glossa serve [settings]

Starts the server and runs until SIGTERM or SIGINT; then requests in flight are finished. SIGHUP reads the folder of entity lists again.
Settings come from flags over environment variables over a configuration file (--config or GLOSSA_CONFIG, a JSON object) over defaults.
What is true or false is switched on by its flag alone and off by --no- before it: --no-metrics, --no-compress-answers.
`,
  annotate: `usage: glossa annotate <endpoint> [flags] < in.ndjson > out.ndjson

Endpoints: ${endpointLines()}
Each input line is a request body as the server takes it, {"content": "...", "language": "...", "options": {...}}, or just a JSON string.
Each output line, in the same order, is the answer, or {"error": {"code": ..., "message": ...}, "line": ...} with the number of the input line,
counted from 1, blank lines included. A field "id" is carried over, blank lines are ignored. At the end a summary is written to standard error;
the exit code is 1 when a line failed.

  --field <name>      field that holds the text (default content)
  --language <code>   language of the lines that name none
  --options <json>    options of the lines, which may override single ones
  --output <value>    the value of the query parameter output, for the full-detail format
  --threads <n>       worker threads (default: setting workers)
  --config, --models, --models-licence, --entity-lists, --knowledge-base, --cache-folder   settings, as for serve
`,
  models: `usage: glossa models list|verify [--all] [--models <folder>] [--models-licence all|permissive] [--config <file>]

list shows every model with its licence, size and sources. verify reads every file, checks its sha256 and prints one line, after one for each
model that is missing or damaged; with --all it prints one for every model.
`,
  keys: `usage: glossa keys make [--label <text>] [--concurrency <n>] [--days <n>]
       glossa keys list
       glossa keys revoke <id>

The key file is the setting keysFile (--keys-file, GLOSSA_KEYS_FILE or the configuration file). make prints the key, which is stored
nowhere, once. A running server follows changes within a second.
`,
  kb: `usage: glossa kb import <dump> --out <folder> [flags]
       glossa kb stat [folder] [--json]
       glossa kb lookup <name or id> [--base <folder>] [--language <code>] [--count <n>] [--json]

import makes a knowledge base of a Wikidata JSON dump (.json.gz, .json.bz2, plain, or - for standard input) or of NDJSON with entities of your own.
An import that was stopped or killed goes on where it was when the same command is run again. The exit code is 1 when the dump ends in the middle.

  --out <folder>        where the base is made; then the setting knowledgeBase
  --merge <base>        the base it is added to: packed (the default), a folder, or none
  --types <list>        types that are kept: all (the default) or person,organization,location,product,work,event ...
  --min-sitelinks <n>   Wikipedias that must have an article on an item of Wikidata (default 1; 0 keeps all)
  --languages <list>    languages of names that are kept beside English: all (the default) or deu,fra ...
  --limit <n>           entities after which the rest of the dump is left
  --resume              go on with an unfinished import; a fault where there is none
  --allow-cut           take a dump that ends in the middle as it is

stat and lookup read the base of the setting knowledgeBase, else the packed one, which is unpacked first where that has not been done. lookup shows
the entity with that id, or the entities with exactly that name, the best known first, then those with a name near to it; its exit code is 1 when
there is none.

  --config, --models, --models-licence, --cache-folder   settings, as for serve
`,
  names: `usage: glossa names index <list> --index <folder> [--replace] [--threads <n>]
       glossa names match <queries> --index <folder> [--threshold <score>] [--most <n>]

index makes an index on disk of a list of names, of a million or more; match finds in it the names that are likely the same as each query, whatever
their spelling, script and order of words. A list has a name on each line: {"text": ..., "id": ..., "language": ..., "entityType": ...}, of which
the text is needed, or the same four parted by tabs, of which the first alone makes a plain list; - is standard input. The entity type is PERSON,
LOCATION or ORGANIZATION, the language an ISO 639 code. Blank lines are ignored; index skips broken lines and names them.
match writes for each query, in the order of the queries, {"query": ..., "id": ..., "matches": [{"id": ..., "text": ..., "score": ...}]}, or
{"error": {"code": ..., "message": ...}, "line": ...} for a broken line; then the exit code is 1.

  --index <folder>      where the index is made; it holds a whole index or none
  --replace             put the new index in the place of one that is there
  --threads <n>         threads that build it, each a part of its own that every search goes through (default: cores, at most 4)
  --threshold <score>   least score of a match, 0 to 1 (default 0.75)
  --most <n>            matches of a query at most (default 10)
  --config, --models, --models-licence   settings, as for serve
`,
  config: `usage: glossa config [settings]

Shows what the server would run with: each setting, its value and its origin. Takes the same flags as serve.
`
}

/** Help for one command, or for all of them. */
export function usageOf(command?: string): string {
  return takesSettings(command) ? `${textOf(command)}\n${settingsTable()}${preloadLines()}` : textOf(command)
}

/** Without the table of settings, which would push the fault that is told before out of sight. */
export function briefUsageOf(command: string): string {
  return takesSettings(command) ? `${textOf(command)}\nglossa help ${command} lists the settings.\n` : textOf(command)
}

function takesSettings(command: string | undefined): boolean {
  return command !== undefined && settingFlags.includes(command)
}

function textOf(command: string | undefined): string {
  return command === undefined || !Object.hasOwn(commands, command) ? overview : commands[command]!
}

/** `language, morphology/<features> (complete, ...)` */
function endpointLines(): string {
  return endpoints.map(({ path, usage }) => `${path.slice(1).replace(/:(\w+)/g, '<$1>')}${usage === undefined ? '' : ` (${usage})`}`).join(', ')
}

/** What the setting `preload` may name. */
function preloadLines(): string {
  const words = endpoints.flatMap(({ preloading }) => preloading?.words ?? [])
  return `\nWords of the setting preload:\n${words.map(([word, meaning]) => `  ${word}\n      ${meaning}\n`).join('')}`
}

function settingsTable(): string {
  return describeSettings()
    .map(({ flag, environment, default: value, description }) => {
      const fallback = value === undefined || (Array.isArray(value) && value.length === 0) ? '' : ` [${String(value)}]`
      return `  ${flag}, ${environment}${fallback}\n      ${description}\n`
    })
    .join('')
}
