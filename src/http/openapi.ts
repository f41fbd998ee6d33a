/** What the OpenAPI document needs beyond what follows from the schemas: for readers and for generators of clients. */

/** What is looked at here of a document of any version of OpenAPI. */
interface GroupedDocument {
  readonly tags?: { readonly name: string }[] | undefined
  readonly paths?: Readonly<Record<string, unknown>> | undefined
}

type Operations = Readonly<Record<'get' | 'post', { readonly tags?: readonly string[] } | undefined>>

/** The document without the groups that no path is in: the page would show them as headings over nothing. */
export function withoutEmptyGroups<D extends GroupedDocument>(document: D): D {
  const used = new Set(
    Object.values(document.paths ?? {}).flatMap((path) => [(path as Operations).get, (path as Operations).post].flatMap((operation) => operation?.tags ?? []))
  )
  return { ...document, tags: (document.tags ?? []).filter(({ name }) => used.has(name)) }
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
