import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseVersionRange } from '../src/core/version-range.js'
import { describeSettings, loadSettings, SettingsError, type SettingsSources } from '../src/settings.js'

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
