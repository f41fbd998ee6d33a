/** The state of the form in the address of the page (its fragment, which no server sees); never the text. */
import { allFields, type Endpoint } from './document.js'
import type { Field } from './fields.js'
import type { Values } from './request.js'

export interface PageState {
  /** Id of the endpoint. */
  readonly endpoint: string
  /** Id of the sample that the text is; empty for a text of the caller's own. */
  readonly sample: string
  /** Two models are compared. */
  readonly isCompared: boolean
  readonly values: Values
}

const SAMPLE = 'sample'
const COMPARE = 'compare'
/** Two models are compared where one can be chosen. */
const MODEL = 'options.modelType'

/** `#entities?sample=deu&options.linkEntities=true`, with what differs from `starting` only. */
export function writeAddress({ endpoint: id, sample, isCompared, values }: PageState, endpoint: Endpoint, starting: Values): string {
  const query = new URLSearchParams()
  if (sample !== '') query.set(SAMPLE, sample)
  if (isCompared && allFields(endpoint).some(({ path }) => path === MODEL)) query.set(COMPARE, 'true')
  for (const { path } of keptFields(endpoint)) {
    const value = values[path] ?? ''
    if (value !== (starting[path] ?? '')) query.set(path, value)
  }
  const words = query.toString()
  return `#${id}${words === '' ? '' : `?${words}`}`
}

/** Id of the endpoint that an address names. */
export function endpointOf(hash: string): string {
  return hash.replace(/^#/, '').split('?', 1)[0]!
}

/** @returns undefined for an address that names no endpoint of the server */
export function readAddress(hash: string, endpoints: readonly Endpoint[], startingOf: (endpoint: Endpoint) => Values): PageState | undefined {
  const [id = '', words = ''] = hash.replace(/^#/, '').split('?', 2)
  const endpoint = endpoints.find((one) => one.id === id)
  if (endpoint === undefined) return undefined
  const query = new URLSearchParams(words)
  const values: Record<string, string> = { ...startingOf(endpoint) }
  for (const { path } of keptFields(endpoint)) {
    const value = query.get(path)
    if (value !== null) values[path] = value
  }
  return { endpoint: id, sample: query.get(SAMPLE) ?? '', isCompared: query.get(COMPARE) === 'true', values }
}

/** Fields that the address may hold: neither the text nor what belongs to it. */
export function keptFields(endpoint: Endpoint): Field[] {
  return allFields(endpoint).filter(({ isText }) => !isText)
}
