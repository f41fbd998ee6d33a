/** Every setting: name, type, bounds, default and meaning. Flags, environment names and the table in docs/settings.md follow from this. */
import { availableParallelism } from 'node:os'
import { type Static, Type } from '@sinclair/typebox'

/** A time span; kept in milliseconds, written as a number of them or with a unit (`500ms`, `30s`, `5m`, `2h`). */
const duration = (milliseconds: number, description: string) =>
  Type.Integer({ default: milliseconds, minimum: 1, maximum: 86_400_000, duration: true, description })

const count = (value: number, minimum: number, maximum: number, description: string) => Type.Integer({ default: value, minimum, maximum, description })

/** @param form what each item must look like, and that in words */
const list = (values: string[], description: string, form?: { readonly pattern: string; readonly expected: string }) =>
  Type.Readonly(Type.Array(Type.String({ minLength: 1, ...form }), { default: values, description }))

const cores = availableParallelism()

export const SettingsSchema = Type.Object({
  port: count(8181, 0, 65_535, 'TCP port; 0 takes any free one'),
  host: Type.String({ minLength: 1, description: 'address to listen on; by default 127.0.0.1 while no keys are set up, 0.0.0.0 when they are' }),
  basePath: Type.String({
    default: '/rest/v1',
    pattern: '^(/[A-Za-z0-9._~-]+)*$',
    expected: 'a path such as /rest/v1, without a slash at its end',
    description: 'path that every endpoint begins with'
  }),
  serviceName: Type.String({ default: 'Glossa', minLength: 1, maxLength: 100, description: 'name that /ping and /info answer with' }),
  headerPrefixes: Type.Readonly(
    Type.Array(Type.String({ pattern: '^[Xx]-([A-Za-z0-9-]*-|\\*API-)?$', expected: 'a prefix such as X-ServiceAPI- (from X- to a dash) or X-*API-' }), {
      default: ['X-ServiceAPI-', 'X-*API-'],
      minItems: 1,
      description:
        "prefixes that requests may use for the service's own headers, X-*API- for any; the answer uses the prefix of its request, the first one where the request has none"
    })
  ),
  clientVersions: Type.String({ default: '[0.10,2.0)', description: 'range of client versions (header Binding-Version) that are accepted; others get 409' }),
  fullDetailOutput: list(
    [],
    "values of the query parameter output that ask for the full-detail format; by default the service's name in lower case, and the name in the header prefix of the request (name for X-NameAPI-)"
  ),
  corsOrigins: list([], 'origins (https://app.example) whose pages may call the service from a browser, * for all', {
    pattern: '^(\\*|https?://[^/]+)$',
    expected: 'an origin such as https://app.example, without a path, or *'
  }),
  compressAnswers: Type.Boolean({ default: true, description: 'whether answers above 1 kB are compressed (br, gzip) for callers that accept it' }),

  workers: count(cores, 1, 2 * cores, 'worker threads; one for each core by default, two at most'),
  queueLength: count(256, 1, 100_000, 'light tasks that may wait for a worker, and as many heavy ones; one more is refused with 503'),
  taskTimeLimit: duration(60_000, 'time one task may take, waiting included'),
  models: Type.Optional(Type.String({ minLength: 1, description: 'folder of the model files; by default native-models of the installation' })),
  modelsLicence: Type.Union([Type.Literal('all'), Type.Literal('permissive')], {
    default: 'all',
    description: 'permissive leaves out models made from non-commercial or copyleft data'
  }),
  preload: list([], 'what is loaded at the start instead of on first use'),

  languageWeights: list(
    [],
    'how often your texts are in a language beside the others, as eng=8 or som=1: in place of its default weight, which is between 0.9 (languages that are rare on the web) and 3.7 (English); uniform as an item begins with 1 for all',
    {
      pattern: '^(uniform|[a-z]{3}=(0\\.0{0,5}[1-9]\\d{0,5}|[1-9]\\d{0,5}(\\.\\d{1,6})?))$',
      expected: 'uniform, or a language code and a weight above 0 such as eng=8'
    }
  ),

  entityLists: Type.Optional(Type.String({ minLength: 1, description: 'folder of your own entity lists and patterns; SIGHUP reads it again' })),
  entityTypesOff: list([], 'entity types that are never returned', {
    pattern: '^[A-Z][A-Z0-9_]*(:[A-Z0-9_]+)*$',
    expected: 'a type in capitals such as LOCATION or IDENTIFIER:URL'
  }),
  entitySocialMediaNames: Type.Boolean({ default: false, description: 'whether @names and #tags are returned as TWITTER_USERNAME and HASHTAG' }),
  entityConfidence: Type.Boolean({ default: false, description: 'whether entities have a confidence when a request does not say (calculateConfidence)' }),

  linkEntities: Type.Boolean({ default: false, description: 'whether entities are linked to the knowledge base when a request does not say (linkEntities)' }),
  knowledgeBase: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'folder of a knowledge base made by glossa kb import; by default the packed one, unpacked at the first start; none: nothing is linked'
    })
  ),
  cacheFolder: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'folder that the packed knowledge base is unpacked into (0.5 GB); by default glossa in $XDG_CACHE_HOME or ~/.cache'
    })
  ),
  knowledgeWorkers: count(1, 1, 2 * cores, 'threads that link entities; each has the index of names in memory'),

  keysFile: Type.Optional(Type.String({ minLength: 1, description: 'file of access keys; setting it turns key protection on' })),
  keyLifeDays: count(90, 1, 36_500, 'days that a new key is valid'),
  keyMissingStatus: Type.Union([Type.Literal(403), Type.Literal(401)], { default: 403, description: 'status of the answer to a missing or wrong key' }),
  openPaths: list(['/ping', '/info', '/health', '/docs', '/openapi.json'], 'paths that are answered without a key, with all below them', {
    pattern: '^/',
    expected: 'a path that begins with /'
  }),

  maxBodyBytes: count(614_400, 1, 1_073_741_824, 'largest request body in bytes'),
  maxBytesInFlight: count(
    268_435_456,
    1,
    1_099_511_627_776,
    'bytes of request bodies and of answers that may be held at a time, half of it for each; what goes over is refused with 503'
  ),
  maxCharacters: count(50_000, 1, 100_000_000, 'longest text in characters (UTF-16 units)'),

  contentUriAllow: list([], 'hosts and networks (CIDR) that contentUri may reach although they are private, loopback or link-local'),
  contentUriConnectTimeLimit: duration(5_000, 'time to connect to a contentUri'),
  contentUriReadTimeLimit: duration(3_000, 'time without a byte from a contentUri'),
  contentUriDownloadTimeLimit: duration(10_000, 'time for the whole download of a contentUri'),
  contentUriExtractTimeLimit: duration(10_000, 'time to reduce an HTML page to its text, and as much again for waiting until its turn comes'),
  contentUriRedirects: count(10, 0, 50, 'redirects that are followed from a contentUri'),

  requestTimeLimit: duration(
    30_000,
    'time in which a request must have arrived, head and body, the head within 10 seconds at most; where the body is lines, each of them'
  ),
  answerTimeLimit: duration(30_000, 'time without progress after which the connection of a caller that does not read its answer is cut'),
  idleTimeLimit: duration(330_000, 'time an idle connection is kept open, and a body of lines between two of them'),
  drainTimeLimit: duration(30_000, 'time that running requests are given to finish at shutdown'),
  tracesUrl: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/]+',
      expected: 'an address such as http://collector:4318/v1/traces',
      description: 'address of a collector that takes traces by OTLP over HTTP; without it none are made'
    })
  ),
  tracesShare: Type.Number({
    default: 1,
    minimum: 0,
    maximum: 1,
    description: 'share of the traces that begin here that is kept; callers decide about theirs (traceparent)'
  }),
  metrics: Type.Boolean({ default: true, description: 'whether /metrics is served' }),
  logLevel: Type.Union(
    (['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const).map((level) => Type.Literal(level)),
    { default: 'info', description: 'least level that is logged' }
  )
})

export type Settings = Readonly<Static<typeof SettingsSchema>>
export type SettingName = keyof Settings
