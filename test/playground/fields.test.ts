/** Forms of all endpoints, from the interface document as the server makes it. */
import { describe, expect, test } from 'vitest'
import { endpoints as served } from '../../src/endpoints/index.js'
import { readAddress, writeAddress } from '../../src/playground/interface/address.js'
import { allFields, type Endpoint, type OpenApi, readInterface } from '../../src/playground/interface/document.js'
import { fieldGroups, labelOf, parameterField } from '../../src/playground/interface/fields.js'
import { FieldError, makeCall, valuesOf } from '../../src/playground/interface/request.js'
import { startingValues } from '../../src/playground/interface/starting.js'
import { requestSamples } from '../../src/playground/samples/requests.js'
import { pairEndpoint } from '../fixtures/pair-endpoint/endpoint.js'
import { openApp } from '../http/helper.js'

const interfaceOf = async (parts: Parameters<typeof openApp>[0] = {}) => {
  const app = openApp(parts)
  const document = (await app.inject('/openapi.json')).json() as OpenApi
  await app.close()
  return readInterface(document)
}
const { endpoints, keyHeader, pingPath } = await interfaceOf()
const endpointOf = (id: string) => endpoints.find((endpoint) => endpoint.id === id)!
const fieldOf = (endpoint: Endpoint, path: string) => allFields(endpoint).find((field) => field.path === path)!

describe('the interface document', () => {
  test('tells every endpoint of the server, and no other path', () => {
    expect(endpoints.map(({ id }) => id).sort()).toEqual(served.map(({ name }) => name).sort())
    expect(keyHeader).toBe(undefined)
    expect(pingPath).toBe('rest/v1/ping')
  })

  test('tells an endpoint that is added', async () => {
    const { endpoints: all } = await interfaceOf({ endpoints: [...served, pairEndpoint] })
    const added = all.find(({ id }) => id === pairEndpoint.name)!
    expect(added.path).toBe(`rest/v1${pairEndpoint.path}`)
    expect(allFields(added).length).toBeGreaterThan(0)
  })

  test('tells the header of the key', async () => {
    expect((await interfaceOf({ argv: ['--keys-file', 'keys.json', '--header-prefixes', 'X-Q-'] })).keyHeader).toBe('X-Q-Key')
  })

  for (const endpoint of endpoints) {
    test(`${endpoint.id}: its examples are filled in and come out as they were`, () => {
      for (const { request, parameters } of endpoint.examples) {
        const filled = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`{${name}}`, value]))
        const { body, url } = makeCall(endpoint, { ...valuesOf(endpoint, request), ...filled }, 'glossa')
        expect(withoutWrapping(body)).toEqual(withoutWrapping(request))
        expect(url).not.toMatch(/[{}]/)
      }
    })
  }
})

/** A name with nothing but its text is sent as a string, which means the same. */
function withoutWrapping(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWrapping)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value)
  return names.length === 1 && names[0] === 'text'
    ? (value as { text: unknown }).text
    : Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withoutWrapping(field)]))
}

describe('fields', () => {
  for (const [id, path, expected] of [
    ['entities', 'content', { kind: 'text', isText: true, isRequired: true }],
    ['entities', 'contentUri', { kind: 'line', isText: true, isRequired: false }],
    ['entities', 'options.linkEntities', { kind: 'flag', isText: false, usual: '' }],
    ['entities', 'options.modelType', { kind: 'choice', choices: ['statistical', 'DNN'], usual: 'statistical' }],
    ['language', 'options.languageWeightAdjustments', { kind: 'json' }],
    ['language', 'options.profileDepth', { kind: 'number', minimum: 1, usual: '1200' }],
    ['morphology', '{features}', { kind: 'several', usual: 'complete', isText: false }],
    ['name-similarity', 'name1', { kind: 'parts', isText: true, lineAs: 'text' }],
    ['address-similarity', 'address1', { kind: 'parts', isText: true, lineAs: undefined }],
    ['name-deduplication', 'names', { kind: 'list', isText: true }],
    ['name-translation', 'name', { kind: 'line', isText: true }],
    ['name-translation', 'targetLanguage', { kind: 'line', isText: false, isRequired: true }]
  ] as const)
    test(`${id} ${path}`, () => expect(fieldOf(endpointOf(id), path)).toMatchObject(expected))

  test('without effect are not shown', () => {
    expect(allFields(endpointOf('entities')).filter(({ path }) => path.includes('rtsDecoder'))).toEqual([])
  })

  test('schemes can be picked from', () => expect(fieldOf(endpointOf('name-translation'), 'targetScheme').suggestions).toContain('BGN'))

  test('of a schema of any kind are there', () => {
    const [own] = fieldGroups({ properties: { anything: {}, both: { anyOf: [{ type: 'string' }, { type: 'number' }] } } })
    expect(own!.fields.map(({ kind }) => kind)).toEqual(['json', 'line'])
  })

  test('labels', () => {
    expect(labelOf('name1')).toBe('Name 1')
    expect(labelOf('sourceLanguageOfOrigin')).toBe('Source language of origin')
  })

  test('a parameter that is described otherwise is a line', () => {
    expect(parameterField('part', 'any word', ['first'])).toMatchObject({ kind: 'line', description: 'any word', usual: 'first' })
  })
})

describe('a request', () => {
  const ask = (id: string, values: Readonly<Record<string, string>>) => makeCall(endpointOf(id), values, 'glossa')

  test('holds what is given, as the schema has it', () => {
    const values = { content: ' Text \n', 'options.linkEntities': 'false', 'options.modelType': 'DNN', genre: '' }
    expect(ask('entities', values)).toEqual({ url: 'rest/v1/entities', body: { content: ' Text \n', options: { linkEntities: false, modelType: 'DNN' } } })
  })

  test('has the address of a text in place of the text', () => {
    expect(ask('language', { content: 'x', contentUri: 'http://a.example/' }).body).toEqual({ contentUri: 'http://a.example/' })
  })

  test('has features in its path', () => {
    expect(ask('morphology', { content: 'x', '{features}': 'lemmas,han-readings' }).url).toBe('rest/v1/morphology/lemmas,han-readings')
    expect(ask('morphology', { content: 'x', '{features}': 'a/b?c' }).url).toBe('rest/v1/morphology/a%2Fb%3Fc')
  })

  test('asks for reasons where there are any', () => {
    expect(ask('name-similarity', { name1: 'A', name2: 'B' })).toEqual({ url: 'rest/v1/name-similarity?output=glossa', body: { name1: 'A', name2: 'B' } })
  })

  test('has a name as an object where more is said of it', () => {
    expect(ask('name-similarity', { name1: 'A', 'name1.language': 'rus', name2: 'B' }).body).toEqual({ name1: { text: 'A', language: 'rus' }, name2: 'B' })
  })

  test('has fields of an address in place of its line', () => {
    expect(ask('address-similarity', { address1: 'x', 'address1.city': 'Rome', address2: 'y' }).body).toEqual({ address1: { city: 'Rome' }, address2: 'y' })
  })

  test('has a list by its lines', () => {
    expect(ask('name-deduplication', { names: ' A \n\nB', threshold: '0.5' }).body).toEqual({ names: ['A', 'B'], threshold: 0.5 })
  })

  for (const [id, values, message] of [
    ['entities', {}, /^Text: nothing is given/],
    ['name-similarity', { name1: 'A' }, /^Name 2: nothing is given/],
    ['name-deduplication', { names: 'A', threshold: 'x' }, /^Threshold: this is no number/],
    ['language', { content: 'x', 'options.languageWeightAdjustments': '[' }, /is not JSON/]
  ] as const)
    test(`is not made of ${JSON.stringify(values)}`, () => {
      expect(() => ask(id, values)).toThrow(FieldError)
      expect(() => ask(id, values)).toThrow(message)
    })
})

describe('the address of the page', () => {
  const startingOf = startingValues
  const state = (id: string, values: Readonly<Record<string, string>>, sample = '') => {
    const endpoint = endpointOf(id)
    return writeAddress({ endpoint: id, sample, isCompared: false, values: { ...startingOf(endpoint), ...values } }, endpoint, startingOf(endpoint))
  }

  test('never holds a text', () => {
    for (const endpoint of endpoints) {
      const texts = Object.fromEntries(
        allFields(endpoint).flatMap((field) => [field, ...field.parts].filter((one) => one.isText).map(({ path }) => [path, 'secret']))
      )
      const parts = Object.fromEntries(allFields(endpoint).flatMap(({ parts }) => parts.map(({ path }) => [path, 'secret'])))
      expect(Object.keys(texts).length).toBeGreaterThan(0)
      expect(state(endpoint.id, { ...texts, ...parts })).toBe(`#${endpoint.id}`)
    }
  })

  test('holds what differs from the beginning, and gives it back', () => {
    const values = { 'options.modelType': 'DNN', 'options.linkEntities': '', language: 'zho' }
    const address = state('entities', values, 'zho')
    expect(address).toBe('#entities?sample=zho&language=zho&options.modelType=DNN&options.linkEntities=')
    expect(readAddress(address, endpoints, startingOf)).toMatchObject({ endpoint: 'entities', sample: 'zho', isCompared: false, values })
    const features = state('morphology', { '{features}': 'lemmas,han-readings' })
    expect(readAddress(features, endpoints, startingOf)?.values['{features}']).toBe('lemmas,han-readings')
  })

  test('of nothing, or of an endpoint that is not there, says nothing', () => {
    for (const hash of ['', '#', '#nowhere', '#nowhere?a=b']) expect(readAddress(hash, endpoints, startingOf)).toBe(undefined)
  })

  test('is told nothing that the form does not have', () => {
    expect(readAddress('#entities?content=secret&x=y', endpoints, startingOf)?.values).toEqual(startingOf(endpointOf('entities')))
  })
})

describe('samples', () => {
  for (const endpoint of endpoints.filter(({ tag }) => tag !== 'documents'))
    test(`${endpoint.id}: there are some, and each makes a request`, () => {
      expect(requestSamples(endpoint).length).toBeGreaterThan(0)
      for (const { values } of requestSamples(endpoint)) makeCall(endpoint, { ...startingValues(endpoint), ...values }, 'glossa')
    })
})
