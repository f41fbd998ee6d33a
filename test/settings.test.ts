import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseVersionRange } from '../src/core/version-range.js'
import { describeSettings, FlagError, loadSettings, SettingsError, type SettingsSources } from '../src/settings.js'

const file = (content: unknown) => () => (typeof content === 'string' ? content : JSON.stringify(content))

describe('precedence', () => {
  const all: SettingsSources = { argv: ['--config', 'g.json', '--port', '1001'], env: { GLOSSA_PORT: '1002' }, readFile: file({ port: 1003 }) }

  for (const [sources, port, origin] of [
    [{}, 8181, 'default'],
    [{ argv: ['--config=g.json'], readFile: file({ port: 1003 }) }, 1003, 'file g.json'],
    [{ env: { GLOSSA_CONFIG: 'e.json' }, readFile: file({ port: 1003 }) }, 1003, 'file e.json'],
    [{ ...all, argv: ['--config', 'g.json'] }, 1002, 'environment GLOSSA_PORT'],
    [all, 1001, 'flag --port']
  ] as const) {
    test(`port ${port} from ${origin}`, () => {
      const loaded = loadSettings(sources)
      expect(loaded.settings.port).toBe(port)
      expect(loaded.origins.port).toBe(origin)
    })
  }

  test('an empty variable leaves the setting alone', () => {
    expect(loadSettings({ env: { GLOSSA_PORT: '', GLOSSA_CONFIG: '', PATH: '/bin' } }).origins.port).toBe('default')
  })
})

test('what Kubernetes says of a service called glossa is no setting', () => {
  const env = {
    GLOSSA_SERVICE_HOST: '10.0.0.7',
    GLOSSA_SERVICE_PORT: '8181',
    GLOSSA_SERVICE_PORT_HTTP: '8181',
    GLOSSA_PORT: 'tcp://10.0.0.7:8181',
    GLOSSA_PORT_8181_TCP: 'tcp://10.0.0.7:8181',
    GLOSSA_PORT_8181_TCP_ADDR: '10.0.0.7',
    GLOSSA_SERVICE_NAME: 'Words'
  }
  const { settings, origins } = loadSettings({ env })
  expect(settings).toMatchObject({ port: 8181, serviceName: 'Words' })
  expect(Object.values(origins).filter((origin) => origin !== 'default')).toEqual(['environment GLOSSA_SERVICE_NAME'])
})

describe('values', () => {
  test('every kind from a flag', () => {
    const types = ['--entity-types-off', 'LOCATION,IDENTIFIER:URL', '--entity-social-media-names']
    const argv = [...types, '--preload', 'eng, deu', '--no-metrics', '--idle-time-limit', '5m', '--key-missing-status=401', '--models-licence', 'permissive']
    expect(loadSettings({ argv }).settings).toMatchObject({
      entityTypesOff: ['LOCATION', 'IDENTIFIER:URL'],
      entitySocialMediaNames: true,
      entityConfidence: false,
      preload: ['eng', 'deu'],
      metrics: false,
      idleTimeLimit: 300_000,
      keyMissingStatus: 401,
      modelsLicence: 'permissive'
    })
  })

  for (const [text, milliseconds] of [
    ['250', 250],
    ['250ms', 250],
    ['1.5s', 1500],
    ['2 h', 7_200_000]
  ] as const) {
    test(`duration ${text}`, () => {
      expect(loadSettings({ env: { GLOSSA_DRAIN_TIME_LIMIT: text } }).settings.drainTimeLimit).toBe(milliseconds)
      expect(loadSettings({ argv: ['--config', 'c'], readFile: file({ drainTimeLimit: text }) }).settings.drainTimeLimit).toBe(milliseconds)
    })
  }

  test('the host follows the keys unless it is given', () => {
    expect(loadSettings().settings.host).toBe('127.0.0.1')
    expect(loadSettings({ argv: ['--keys-file', 'keys.json'] }).settings.host).toBe('0.0.0.0')
    expect(loadSettings({ argv: ['--keys-file', 'keys.json', '--host', '::1'] }).settings.host).toBe('::1')
  })

  test('a relative path in a file is meant from the folder of the file', () => {
    const { settings } = loadSettings({ argv: ['--config', 'etc/glossa/g.json'], readFile: file({ keysFile: 'keys.json', entityLists: 'lists' }) })
    expect(settings.keysFile).toBe(resolve('etc/glossa/keys.json'))
    expect(settings.entityLists).toBe(resolve('etc/glossa/lists'))
  })

  test('a folder of a knowledge base is a path, none is not', () => {
    const readFile = file({ knowledgeBase: 'bases/own', cacheFolder: 'cache' })
    const { settings } = loadSettings({ argv: ['--config', 'etc/glossa/g.json'], readFile })
    expect([settings.knowledgeBase, settings.cacheFolder]).toEqual([resolve('etc/glossa/bases/own'), resolve('etc/glossa/cache')])
    expect(loadSettings({ env: { GLOSSA_KNOWLEDGE_BASE: 'none' } }).settings.knowledgeBase).toBe('none')
    expect(loadSettings({ argv: ['--knowledge-base', './none'] }).settings.knowledgeBase).toBe(resolve('none'))
    expect(loadSettings().settings.knowledgeBase).toBeUndefined()
  })

  test('the result is frozen, lists included', () => {
    const { settings } = loadSettings()
    expect(Object.isFrozen(settings)).toBe(true)
    expect(Object.isFrozen(settings.openPaths)).toBe(true)
  })
})

describe('refused, naming the setting', () => {
  for (const [name, sources] of [
    ['--prt', { argv: ['--prt', '9'] }],
    ['--port', { argv: ['--port'] }],
    ['stray', { argv: ['stray'] }],
    ['port', { argv: ['--port', 'http'] }],
    ['port', { argv: ['--port', '65536'] }],
    ['port', { env: { GLOSSA_PORT: '1e3' } }],
    ['workers', { argv: ['--workers', '4096'] }],
    ['metrics', { env: { GLOSSA_METRICS: 'perhaps' } }],
    ['idleTimeLimit', { env: { GLOSSA_IDLE_TIME_LIMIT: '5 parsecs' } }],
    ['keyMissingStatus', { env: { GLOSSA_KEY_MISSING_STATUS: '404' } }],
    ['headerPrefixes', { argv: ['--header-prefixes', ','] }],
    ['headerPrefixes', { argv: ['--header-prefixes', 'X Y'] }],
    ['basePath', { argv: ['--base-path', 'rest/'] }],
    ['clientVersions', { argv: ['--client-versions', '2.0'] }],
    ['logLevel', { argv: ['--log-level', 'loud'] }],
    ['GLOSSA_PROT', { env: { GLOSSA_PROT: '1' } }],
    ['prot', { argv: ['--config', 'c'], readFile: file({ prot: 1 }) }],
    ['port', { argv: ['--config', 'c'], readFile: file({ port: '8181' }) }],
    ['preload', { argv: ['--config', 'c'], readFile: file({ preload: 'eng' }) }],
    ['c.json', { argv: ['--config', 'c.json'], readFile: file('[]') }],
    ['c.json', { argv: ['--config', 'c.json'], readFile: file('{') }],
    ['entityTypesOff', { argv: ['--entity-types-off', 'Location'] }],
    ['absent.json', { argv: ['--config', 'absent.json'] }]
  ] as const) {
    test(`${name} in ${JSON.stringify(sources)}`, () => {
      expect(() => loadSettings(sources)).toThrow(SettingsError)
      expect(() => loadSettings(sources)).toThrow(name)
    })
  }
})

test('a configuration file that is no JSON is not quoted, but where it goes wrong is told', () => {
  const message = (text: string) => {
    try {
      loadSettings({ argv: ['--config', 'c.json'], readFile: () => text })
    } catch (error) {
      return (error as Error).message
    }
    return undefined
  }
  for (const [text, line, column] of [
    ['secret:x:0:0', 1, 1],
    ['{"keysFile": secret}', 1, 14],
    ['{\n  "port": 1\n  "host": "secret"\n}', 3, 3],
    ['{"port": 1, "host": "secret', 1, 28],
    ['', 1, 1]
  ] as const)
    expect(message(text)).toBe(`configuration file c.json is not valid JSON (line ${line}, column ${column})`)
})

describe('what is expected is said in words', () => {
  for (const [message, argv] of [
    ['setting idleTimeLimit (flag --idle-time-limit): expected a time such as 500, 500ms, 30s or 5m, not "5x"', ['--idle-time-limit', '5x']],
    ['setting idleTimeLimit (flag --idle-time-limit): expected a time from 1ms to 24h, not 90000000', ['--idle-time-limit', '25h']],
    [
      'setting corsOrigins (flag --cors-origins): expected an origin such as https://app.example, without a path, or *, not "b.example"',
      ['--cors-origins', 'https://a.example,b.example']
    ],
    ['setting basePath (flag --base-path): expected a path such as /rest/v1, without a slash at its end, not "rest/"', ['--base-path', 'rest/']],
    [
      'setting headerPrefixes (flag --header-prefixes): expected a prefix such as X-ServiceAPI- (from X- to a dash) or X-*API-, not "X-Name"',
      ['--header-prefixes', 'X-Name']
    ],
    [
      'setting entityTypesOff (flag --entity-types-off): expected a type in capitals such as LOCATION or IDENTIFIER:URL, not "Person"',
      ['--entity-types-off', 'Person']
    ],
    ['setting openPaths (flag --open-paths): expected a path that begins with /, not "ping"', ['--open-paths', 'ping']],
    ['setting logLevel (flag --log-level): expected one of trace, debug, info, warn, error, fatal, silent, not "loud"', ['--log-level', 'loud']]
  ] as const) {
    test(argv.join(' '), () => expect(() => loadSettings({ argv })).toThrow(new SettingsError(message)))
  }
  test('header prefixes that can be met in requests are taken', () => {
    const prefixes = ['X-ServiceAPI-', 'X-*API-', 'x-other-', 'X-']
    expect(loadSettings({ argv: ['--header-prefixes', prefixes.join(',')] }).settings.headerPrefixes).toEqual(prefixes)
    for (const never of ['Service-', 'X-Name', 'X-*Q-']) expect(() => loadSettings({ argv: ['--header-prefixes', never] })).toThrow('headerPrefixes')
  })
})

test('a wrong call is told from a wrong setting', () => {
  for (const argv of [['--prt', '9'], ['--port'], ['stray'], ['--workers', '-1']]) expect(() => loadSettings({ argv })).toThrow(FlagError)
  for (const argv of [['--port', 'http'], ['--workers=-1']]) expect(() => loadSettings({ argv })).not.toThrow(FlagError)
  expect(() => loadSettings({ argv: ['--workers', '-1'] })).toThrow(/^[^\n]+$/)
})

test('every setting has a flag, a variable and a meaning', () => {
  const described = describeSettings()
  expect(described.find(({ name }) => name === 'maxBodyBytes')).toMatchObject({
    flag: '--max-body-bytes',
    environment: 'GLOSSA_MAX_BODY_BYTES',
    default: 614_400
  })
  expect(described.filter(({ description }) => description.length < 10)).toEqual([])
})

describe('version ranges', () => {
  for (const [range, inside, outside] of [
    ['[0.10,2.0)', ['0.10', '1.10', '1.9.3', '1.8.1-SNAPSHOT', 'v1.2'], ['0.9', '2.0', '2', '10.0', 'dev', '']],
    ['(,1.5]', ['0.1', '1.5.0'], ['1.5.1']],
    ['(1.0,)', ['1.0.1', '99'], ['1.0', '0.9']],
    ['[1.4]', ['1.4', '1.4.0'], ['1.4.1', '1.3']],
    ['(,)', ['0.0', '7'], ['x']]
  ] as const) {
    test(range, () => {
      const parsed = parseVersionRange(range)
      expect(inside.filter((version) => parsed?.holds(version) !== true)).toEqual([])
      expect(outside.filter((version) => parsed?.holds(version) !== false)).toEqual([])
    })
  }

  for (const text of ['', '1.0', '[1.0', '(1.0)', '[a,b]', '[1,2,3]', '[]'])
    test(`${text || 'nothing'} is no range`, () => expect(parseVersionRange(text)).toBe(undefined))
})
