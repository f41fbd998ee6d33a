/** The examples of an endpoint as the interface document shows them: one name for a request, its parameters and its answer. */
import { type TSchema, Type } from '@sinclair/typebox'
import type { Endpoint, EndpointExample } from '../endpoints/endpoint.js'

/** An entry of a map of examples (OpenAPI 3.1, Example Object). */
interface NamedExample {
  readonly summary: string
  readonly value: unknown
}

/** The schema with a value of each example; the interface document moves them from this keyword to where OpenAPI has them, beside the schema. */
export function withExamples<S extends TSchema>(schema: S, examples: readonly EndpointExample[], pick: (example: EndpointExample) => unknown): S {
  const named = examples.map((example, index): [string, NamedExample] => [`example${index + 1}`, { summary: example.summary, value: pick(example) }])
  return { ...schema, 'x-examples': Object.fromEntries(named) }
}

/** Schema of the parameters of an endpoint's path; undefined where it has none. */
export function pathParameters({ path, usage, examples }: Pick<Endpoint, 'path' | 'usage' | 'examples'>): TSchema | undefined {
  const names = path.split('/').flatMap((segment) => (segment.startsWith(':') ? [segment.slice(1)] : []))
  if (names.length === 0) return undefined
  const description = usage === undefined ? {} : { description: usage }
  return Type.Object(Object.fromEntries(names.map((name) => [name, withExamples(Type.String(description), examples, ({ params }) => params?.[name])])))
}
