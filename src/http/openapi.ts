/** What the OpenAPI document needs beyond what follows from the schemas: for readers and for generators of clients. */
import { AnsweredLinesSchema, LINES_TYPE } from './bulk/line-body.js'

/** What is looked at here of a document of any version of OpenAPI. */
interface GroupedDocument {
  readonly tags?: { readonly name: string }[] | undefined
  readonly paths?: Readonly<Record<string, unknown>> | undefined
}

interface Operation {
  readonly tags?: readonly string[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> }
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
}

type Operations = Readonly<Record<'get' | 'post', Operation | undefined>>

/** The document without the groups that no path is in: the page would show them as headings over nothing. */
export function withoutEmptyGroups<D extends GroupedDocument>(document: D): D {
  const used = new Set(
    Object.values(document.paths ?? {}).flatMap((path) => [(path as Operations).get, (path as Operations).post].flatMap((operation) => operation?.tags ?? []))
  )
  return { ...document, tags: (document.tags ?? []).filter(({ name }) => used.has(name)) }
}

/** The document in which whatever takes lines is said to answer with lines too: a schema of an answer can name one content type only. */
export function withAnsweredLines<D extends GroupedDocument>(document: D): D {
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => {
    const { post } = operations as Operations
    const good = post?.responses?.['200']
    if (good === undefined || post?.requestBody?.content?.[LINES_TYPE] === undefined) return [path, operations]
    const content = { ...good.content, [LINES_TYPE]: { schema: AnsweredLinesSchema } }
    return [path, { ...(operations as Operations), post: { ...post, responses: { ...post.responses, 200: { ...good, content } } } }]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

/** `languageSupportedLanguages` for `/rest/v1/language/supported-languages`; what is served at the root too has another name there. */
export function operationId(url: string, basePath: string): string {
  const isBelow = basePath === '' || url.startsWith(`${basePath}/`)
  const words = (isBelow ? url.slice(basePath.length) : `/root${url}`).split(/[/:.-]+/).filter((word) => word !== '')
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}

/** A document in which a choice of words is an enumeration: generators of clients make nothing of alternatives of one word each. */
export function withEnumerations<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withEnumerations) as T
  if (typeof value !== 'object' || value === null) return value
  const { anyOf, ...others } = value as { anyOf?: { type?: string; const?: unknown; enum?: unknown[] }[] }
  const words = anyOf?.map((option) => (option.type === 'string' ? (option.const ?? (option.enum?.length === 1 ? option.enum[0] : undefined)) : undefined))
  if (words?.every((word) => word !== undefined)) return { type: 'string', enum: words, ...others } as T
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withEnumerations(field)])) as T
}
