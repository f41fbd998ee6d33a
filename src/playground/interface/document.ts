/** The endpoints of the server, as its interface document tells them. */
import { type Field, type FieldGroup, fieldGroups, parameterField } from './fields.js'
import type { Schema } from './schema.js'

export interface Example {
  readonly summary: string
  readonly request: Readonly<Record<string, unknown>>
  /** Values of the parameters of the path. */
  readonly parameters: Readonly<Record<string, string>>
}

export interface Endpoint {
  /** Names it in the address of the page: `entities`. */
  readonly id: string
  readonly label: string
  readonly summary: string
  readonly description: string
  readonly tag: string
  /** Relative to the page, parameters in braces. */
  readonly path: string
  readonly parameters: readonly Field[]
  readonly groups: readonly FieldGroup[]
  readonly examples: readonly Example[]
  /** It is asked how its answer came about. */
  readonly isExplained: boolean
  /** It takes files. */
  readonly takesFiles: boolean
  /** Where its languages are listed, relative to the page. */
  readonly languagesPath: string | undefined
}

export interface Interface {
  readonly endpoints: readonly Endpoint[]
  /** The header of the key, where the server asks for one. */
  readonly keyHeader: string | undefined
  /** Of `/ping`, which verifies keys. */
  readonly pingPath: string | undefined
}

type Named = Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly description?: string; readonly examples?: Named }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema; readonly examples?: Named }>> }
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, { readonly type: string; readonly name?: string }>> }
}

const JSON_TYPE = 'application/json'

export function readInterface(document: OpenApi): Interface {
  const paths = Object.keys(document.paths)
  const endpoints = paths.flatMap((path) => endpointAt(path, document) ?? [])
  const schemes = Object.values(document.components?.securitySchemes ?? {})
  return {
    endpoints,
    keyHeader: schemes.find(({ type }) => type === 'apiKey')?.name,
    pingPath: relative(paths.find((path) => path.endsWith('/ping')))
  }
}

function endpointAt(path: string, { paths }: OpenApi): Endpoint | undefined {
  const operation = paths[path]?.post
  const body = operation?.requestBody?.content[JSON_TYPE]
  if (operation === undefined || body === undefined) return undefined
  const parameters = operation.parameters ?? []
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const plain = path.replace(/\/\{[^/]*/g, '')
  const id = plain.slice(plain.lastIndexOf('/') + 1)
  const takesText = body.schema.properties?.['content'] !== undefined
  const examples = Object.entries(body.examples ?? {}).map(([name, { summary, value }]) => ({
    summary: summary ?? name,
    request: value as Readonly<Record<string, unknown>>,
    parameters: Object.fromEntries(
      inPath.flatMap((parameter) => (parameter.examples?.[name] ? [[parameter.name, String(parameter.examples[name].value)]] : []))
    )
  }))
  return {
    id,
    label: labelOf(id),
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    tag: operation.tags?.[0] ?? '',
    path: relative(path)!,
    parameters: inPath.map(({ name, description = '', examples: named = {} }) =>
      parameterField(
        name,
        description,
        Object.values(named).map(({ value }) => String(value))
      )
    ),
    groups: fieldGroups(body.schema),
    examples,
    isExplained: !takesText && parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'output'),
    takesFiles: operation.requestBody?.content['multipart/form-data'] !== undefined,
    languagesPath: relative(Object.keys(paths).find((one) => one === `${plain}/supported-languages`))
  }
}

function labelOf(id: string): string {
  const words = id.replace(/-/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Right at any host, and behind a proxy that puts a path before the page's own. */
function relative(path: string | undefined): string | undefined {
  return path?.replace(/^\//, '')
}

/** All fields of an endpoint but those of `parts`. */
export function allFields({ parameters, groups }: Endpoint): Field[] {
  return [...parameters, ...groups.flatMap(({ fields }) => fields)]
}
