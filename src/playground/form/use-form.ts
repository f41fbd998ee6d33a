/** What the form holds. Texts are shared by all endpoints, options belong to one; the address of the page follows. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { get, type Key } from '../call/ask.js'
import { endpointOf, readAddress, writeAddress } from '../interface/address.js'
import { allFields, type Endpoint } from '../interface/document.js'
import type { Values } from '../interface/request.js'
import { valuesOf } from '../interface/request.js'
import { startingValues } from '../interface/starting.js'
import { requestSamples } from '../samples/requests.js'
import { sampleTexts } from '../samples/texts.js'

/** A choice in the list of samples. */
export interface SampleChoice {
  readonly id: string
  readonly title: string
  readonly group: string
  readonly values: Values
}

interface Held {
  readonly endpoint: Endpoint
  readonly values: Values
  readonly sample: string
  readonly isCompared: boolean
  /** Counts the changes after which the answer is asked for at once: another endpoint or another sample. */
  readonly asks: number
}

export interface Form extends Held {
  readonly samples: readonly SampleChoice[]
  /** Three-letter codes that the endpoint serves, where it tells. */
  readonly languages: readonly string[]
  choose(endpoint: Endpoint): void
  set(path: string, value: string): void
  /** A text from a file, which is analysed at once, as a sample is. */
  open(path: string, text: string): void
  take(sample: string): void
  compare(isCompared: boolean): void
}

export function useForm(endpoints: readonly Endpoint[], apiKey: Key | undefined): Form {
  const [held, setHeld] = useState<Held>(() => begin(endpoints))
  const { endpoint, values, sample, isCompared } = held
  const languages = useLanguages(endpoint, apiKey)
  const samples = useMemo(() => samplesOf(endpoint, languages), [endpoint, languages])

  useEffect(() => {
    const address = writeAddress({ endpoint: endpoint.id, sample, isCompared, values }, endpoint, startingValues(endpoint))
    if (address === location.hash) return
    // another endpoint is a step in the history of the browser, an option is none
    const isStep = location.hash !== '' && endpointOf(address) !== endpointOf(location.hash)
    history[isStep ? 'pushState' : 'replaceState'](null, '', address)
  }, [endpoint, sample, isCompared, values])

  useEffect(() => {
    const follow = () => setHeld((before) => followed(before, begin(endpoints)))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [endpoints])

  // a sample in a language that the endpoint does not serve gives way to one that it does; a text of the caller's own stays
  useEffect(() => {
    if (sample === '' || samples.length === 0 || samples.some(({ id }) => id === sample)) return
    setHeld((before) => withSample(before, samples[0]!))
  }, [samples, sample])

  const choose = useCallback((next: Endpoint) => setHeld((before) => switched(before, next)), [])
  const set = useCallback((path: string, value: string) => {
    setHeld((before) => {
      const isText = isTextOf(before.endpoint, path)
      return { ...before, values: { ...before.values, [path]: value }, sample: isText ? '' : before.sample }
    })
  }, [])
  const open = useCallback((path: string, text: string) => {
    setHeld((before) => ({ ...before, values: { ...before.values, [path]: text }, sample: '', asks: before.asks + 1 }))
  }, [])
  const take = useCallback(
    (id: string) => {
      const found = samples.find((one) => one.id === id)
      if (found !== undefined) setHeld((before) => withSample(before, found))
    },
    [samples]
  )
  const compare = useCallback((next: boolean) => setHeld((before) => ({ ...before, isCompared: next, asks: before.asks + 1 })), [])
  return { ...held, samples, languages, choose, set, open, take, compare }
}

function begin(endpoints: readonly Endpoint[]): Held {
  const usual = endpoints.find(({ id }) => id === 'entities') ?? endpoints[0]!
  const read = readAddress(location.hash, endpoints, startingValues)
  const endpoint = endpoints.find(({ id }) => id === read?.endpoint) ?? usual
  const held: Held = { endpoint, values: read?.values ?? startingValues(endpoint), sample: '', isCompared: read?.isCompared ?? false, asks: 1 }
  const samples = samplesOf(endpoint, [])
  const wanted = samples.find(({ id }) => id === read?.sample) ?? samples[0]
  if (wanted === undefined) return held
  // options of the address go before those of the sample
  return { ...held, values: { ...wanted.values, ...held.values }, sample: wanted.id }
}

/** Another endpoint with the same text, or with its own first sample where that text is of no use to it. */
function switched(before: Held, endpoint: Endpoint): Held {
  if (endpoint === before.endpoint) return before
  const texts = Object.fromEntries(Object.entries(before.values).filter(([path]) => isTextOf(before.endpoint, path) && isTextOf(endpoint, path)))
  const held: Held = { ...before, endpoint, values: { ...startingValues(endpoint), ...texts }, asks: before.asks + 1 }
  const [first] = samplesOf(endpoint, [])
  return Object.values(texts).some((text) => text !== '') || first === undefined ? held : withSample({ ...held, sample: '' }, first)
}

/** What a new address says, with the caller's own text where it names no sample. */
function followed(before: Held, next: Held): Held {
  const asks = before.asks + 1
  if (before.sample !== '' || new URLSearchParams(location.hash.split('?', 2)[1]).has('sample')) return { ...next, asks }
  const own = Object.entries(before.values).filter(([path]) => isTextOf(before.endpoint, path) && isTextOf(next.endpoint, path))
  return own.length === 0 ? { ...next, asks } : { ...next, values: { ...next.values, ...Object.fromEntries(own) }, sample: '', asks }
}

/** Its text and options in place of the text and of the options that the sample before it has set; a reader's own options stay. */
function withSample(before: Held, { id, values }: SampleChoice): Held {
  const last = samplesOf(before.endpoint, []).find((sample) => sample.id === before.sample)?.values ?? {}
  const kept = Object.entries(before.values).filter(([path, value]) => !isTextOf(before.endpoint, path) && last[path] !== value)
  const starting = Object.entries(startingValues(before.endpoint)).filter(([path]) => path in last && !isTextOf(before.endpoint, path))
  return { ...before, values: { ...Object.fromEntries([...starting, ...kept]), ...values }, sample: id, asks: before.asks + 1 }
}

function isTextOf(endpoint: Endpoint, path: string): boolean {
  return allFields(endpoint).some((field) => field.isText && (path === field.path || path.startsWith(`${field.path}.`)))
}

/** Samples in languages that the endpoint serves, then the examples of the interface document. */
function samplesOf(endpoint: Endpoint, languages: readonly string[]): SampleChoice[] {
  const takesText = allFields(endpoint).some(({ path }) => path === 'content')
  const served = sampleTexts.filter(({ language }) => languages.length === 0 || (language === undefined ? languages.length > 1 : languages.includes(language)))
  const texts = takesText ? served.map(({ id, title, text }) => ({ id, title, group: 'Languages', values: { content: text } as Values })) : []
  const requests = requestSamples(endpoint).map(({ id, title, values }) => ({ id, title, group: 'Samples', values }))
  const examples = endpoint.examples.map(({ summary, request, parameters }, index) => ({
    id: `example${index + 1}`,
    title: summary,
    group: 'Examples of the interface',
    values: { ...valuesOf(endpoint, request), ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`{${name}}`, value])) }
  }))
  return [...texts, ...requests, ...examples]
}

const none: readonly string[] = []

/** The languages of an endpoint, asked for once. */
function useLanguages({ languagesPath }: Endpoint, apiKey: Key | undefined): readonly string[] {
  const [known, setKnown] = useState<Readonly<Record<string, readonly string[]>>>({})
  useEffect(() => {
    if (languagesPath === undefined || known[languagesPath] !== undefined) return
    void get(languagesPath, apiKey).then((outcome) => {
      if (!outcome.isGood) return
      const listed = (outcome.answer['supportedLanguages'] ?? []) as readonly { readonly language: string }[]
      setKnown((before) => ({ ...before, [languagesPath]: [...new Set(listed.map(({ language }) => language))].sort() }))
    })
  }, [languagesPath])
  return (languagesPath === undefined ? undefined : known[languagesPath]) ?? none
}
