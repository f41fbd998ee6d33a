/** Bodies of requests by the schemas of the interface document, right ones and nearly right ones: an endpoint that is added is covered by itself. */
import fc from 'fast-check'
import { text } from './texts.js'

/** The parts of JSON Schema that the interface document uses. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
}

type Value = fc.Arbitrary<unknown>

const known = ['eng', 'deu', 'fra', 'spa', 'rus', 'ara', 'zho', 'jpn', 'kor', 'heb', 'tha', 'hin', 'tur', 'fin', 'pus', 'uen', 'xxx']
const languages = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.constantFrom('en', 'DEU', 'zht', 'klingon', '', '__proto__', 'constructor') }
)
const scripts = ['Latn', 'Zyyy', '', 'Cyrl', 'Hani', 'Klin']
/** Values that no field wants. */
const odd: Value = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    -1e308,
    5e-324,
    2 ** 53,
    '',
    [],
    {},
    [[]],
    [null],
    { constructor: 1 },
    JSON.parse('{"__proto__": {"x": 1}}')
  ),
  text,
  fc.double(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
  fc
    .oneof({ weight: 20, arbitrary: fc.nat(60) }, { weight: 1, arbitrary: fc.nat(1500) })
    .map((depth) => JSON.parse('['.repeat(depth + 1) + ']'.repeat(depth + 1)))
)

/** Values that a schema allows, mostly. @param name of the field, which tells what its text is */
export function valuesOf(schema: Schema, name = ''): Value {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return oneValueOf(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valuesOf(choice, name)))
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.oneof(fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 1000 }), fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 2 ** 31))
    case 'number':
      return fc.oneof(
        fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 10, noNaN: true }),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1e9)
      )
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, name), { maxLength: 4 })
    case 'object':
      return objectOf(schema)
    case 'string':
      if (/language/i.test(name)) return languages
      if (/script/i.test(name)) return fc.constantFrom(...scripts)
      // what the service would have to fetch is nowhere
      if (/uri/i.test(name)) return fc.constantFrom('http://127.0.0.1:1/x', 'ftp://x', 'file:///etc/passwd', 'x', '')
      return text
    default:
      return odd
  }
}

/** A network costs a hundred times what the rest does, and reads the same tokens: it is asked for now and then. */
function oneValueOf(values: readonly unknown[]): Value {
  const networks = values.filter((value) => value === 'DNN')
  const others = values.filter((value) => value !== 'DNN')
  if (networks.length === 0 || others.length === 0) return fc.constantFrom(...values)
  return fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...others) }, { weight: 1, arbitrary: fc.constantFrom(...networks) })
}

/** Fields of an object of many: a few of them, else a body is mostly the same and dear to make. */
const MOST_FIELDS = 6

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): Value {
  const fields = new Map(
    Object.entries(properties).map(([name, schema]) => [name, fc.oneof({ weight: 150, arbitrary: valuesOf(schema, name) }, { weight: 1, arbitrary: odd })])
  )
  const always = [...fields.keys()].filter((name) => required.includes(name) || /^(?:content|name|names)$/.test(name))
  const others = [...fields.keys()].filter((name) => !always.includes(name))
  const chosen = fc.tuple(fc.subarray(others, { maxLength: Math.min(others.length, MOST_FIELDS) }), fc.nat(19))
  const own = chosen.chain(([names, dice]) => {
    // a text and an address of one together are refused, nothing else of the request is looked at
    const taken = [...always, ...names].filter((name) => dice === 0 || !/uri/i.test(name))
    return fc.tuple(...taken.map((name) => fields.get(name)!)).map((values) => Object.fromEntries(values.map((value, at) => [taken[at]!, value])))
  })
  return typeof additionalProperties === 'object'
    ? fc.tuple(own, fc.dictionary(text, valuesOf(additionalProperties))).map(([fixed, more]) => ({ ...more, ...fixed }))
    : own
}

/** Bodies of an endpoint as they go over the wire: nine of ten by the schema, of those one of seven with a value that is wrong, the rest no JSON or cut. */
export function bodyOf(schema: Schema): fc.Arbitrary<string> {
  const right = objectOf(schema)
  const wrong = fc.tuple(right, fc.nat(), odd).map(([body, at, value]) => {
    const names = [...Object.keys(body as object), 'options', 'profileId', 'unknown', '__proto__']
    return { ...(body as object), [names[at % names.length]!]: value }
  })
  const written = fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrong }).map((body) => JSON.stringify(body))
  const cut = fc.tuple(written, fc.nat()).map(([body, at]) => body.slice(0, at % (body.length + 1)))
  const twice = written.map((body) => body.replace(/^\{/u, '{"content":"first","content":2,'))
  return fc.oneof({ weight: 18, arbitrary: written }, { weight: 1, arbitrary: cut }, { weight: 1, arbitrary: fc.oneof(twice, text) })
}
