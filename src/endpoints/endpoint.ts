/**
 * The shape of an endpoint's light half (`src/endpoints/<name>/endpoint.ts`): what the front, the command line and the documents need of it. It imports no
 * model. The other half, `work.ts`, answers the tasks in a worker thread (shape: `work-shape.ts`). Two lists name them all: `index.ts` and `work.ts`.
 */
import type { TObject, TSchema } from '@sinclair/typebox'
import type { ArtefactIndex } from '../core/artefacts.js'
import type { Settings } from '../settings/schema.js'

/** What goes to a worker: anything that can be cloned. The pool looks at nothing but the kind. */
export interface Task {
  /** Name of the endpoint that answers it. */
  readonly kind: string
}

/** What a task is expected to cost, as far as its request shows it. */
export interface TaskWeight {
  /** Tasks of one group cost alike for their size. */
  readonly group: string
  /** Its size, in any unit that the cost of the group grows with: characters, pairs of names. */
  readonly units: number
  /** Milliseconds, until one of the group has been measured. */
  readonly guessMs: number
  /** What it reads with a network, if it does (each thread that does has a copy of its own); small tasks of the same are read together. */
  readonly network?: string | undefined
}

/** Values of the parameters of a path, by name. */
export type Params = Readonly<Record<string, string>>

/** How a body came. */
export interface ReadContext {
  readonly params: Params
  /** The text comes as a file beside the body (upload), not in it. */
  readonly hasAttachment?: boolean
  /** The query asks for full detail. */
  readonly fullDetail?: boolean
}

/** A request that needs a text: inline, at a URI, or attached. */
export interface DocumentRequest<T extends Task = Task> {
  readonly content: string | undefined
  readonly contentUri: string | undefined
  /** @param fullDetail answer in the full-detail format instead of the endpoint's own */
  toTask(text: string, fullDetail: boolean): T
}

/** A request that is complete as it was read: names, addresses. */
export interface DirectRequest<T extends Task = Task> {
  readonly task: T
  /** Length of what is to be worked on, in UTF-16 units, for the log. */
  readonly characters: number
}

export type ReadRequest<T extends Task = Task> = DocumentRequest<T> | DirectRequest<T>

/** One entry of a supported-languages list. */
export interface LanguageSupport {
  readonly language: string
  readonly script: string
  /** false where the licence setting leaves out what the language needs. */
  readonly licensed: boolean
}

/** One side of a pair of languages. */
export interface PairSide {
  readonly language: string
  readonly script: string
  readonly transliterationScheme?: string
}

export interface LanguagePairSupport {
  readonly source: PairSide
  readonly target: PairSide
  readonly licensed: boolean
}

/** Answer of `supported-languages`: languages, pairs of languages, or both. */
export interface SupportedLanguages {
  readonly supportedLanguages?: readonly LanguageSupport[]
  readonly supportedLanguagePairs?: readonly LanguagePairSupport[]
}

/** A request with its answer as the service gives it, for documents. */
export interface EndpointExample {
  /** What it shows, in a few words. */
  readonly summary: string
  readonly params?: Params
  readonly request: object
  readonly answer: object
}

/** What the setting `preload` may name of an endpoint. */
export interface Preloading {
  /** `eng`, `entities:eng:DNN` and what they stand for, for help texts. */
  readonly words: readonly (readonly [word: string, meaning: string])[]
  accepts(word: string): boolean
  /** Whether what a word names reads with a network, of which the thread for light tasks shall have none. */
  isNetwork(word: string): boolean
}

/**
 * Something that lives in the main thread beside the pool, read at the start and again on SIGHUP; what it holds goes along with every task of its
 * endpoint, as it is when the task begins.
 */
export interface Resource {
  /** Cloned for each task: shared memory for anything large. */
  readonly current: unknown
  /** Reads it again; when that fails everything stays as it was. Never rejects. */
  reload(): Promise<ResourceReport>
}

/** What is said about a reading. */
export interface ResourceReport {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  /** Figures, or the fault, for the log. */
  readonly fields: object
  /** Lines about single faults. */
  readonly faults: readonly string[]
}

export interface OpenedResource {
  readonly resource: Resource
  readonly report: ResourceReport
}

/** The rest of an endpoint's tasks: what its worker half hands over, done by threads of their own that read the knowledge base, which write the answer. */
export interface KnowledgeStep<T extends Task = Task> extends Pick<Endpoint<T>, 'name' | 'answer' | 'weigh'> {
  /** What its worker half (`knowledgeWorks` in work.ts) goes by besides tasks; cloned once for each thread. @param folder of the knowledge base */
  workSettings(settings: Settings, folder: string): unknown
}

/** A group of the interface document. */
export type EndpointTag = 'documents' | 'names' | 'addresses'

export interface Endpoint<T extends Task = Task> {
  /** Names it everywhere: its tasks, its worker half, `supported-languages`, metrics, the command line. */
  readonly name: string
  /** Below the base path, parameters as in `/morphology/:features`. */
  readonly path: string
  readonly tag: EndpointTag
  readonly summary: string
  readonly description?: string
  /** What the parameters of the path may be, for help texts. */
  readonly usage?: string
  readonly request: TObject
  readonly answer: TSchema
  /** At least one; the first is shown first. */
  readonly examples: readonly [EndpointExample, ...EndpointExample[]]
  /**
   * @param body value of the JSON body, undefined for an empty one
   * @throws ApiError for a body or a parameter that is not acceptable
   */
  read(body: unknown, context: ReadContext): ReadRequest<T>
  /** Told before a task waits for a worker: what is begun when, read together, or refused follows from it. */
  weigh(task: T): TaskWeight
  /** @param params those of the path; none asks for the endpoint as a whole. @throws ApiError notFound for an unknown parameter */
  supportedLanguages(artefacts: ArtefactIndex, params: Params): SupportedLanguages
  readonly preloading?: Preloading
  /** It reads `?output=` though it takes no text: full detail tells how the answer came about. */
  readonly explains?: boolean
  /** What its worker half goes by besides requests; cloned once for each thread. */
  workSettings?(settings: Settings): unknown
  /** Present: its tasks may be handed over. What `openResource` gives goes along with the rest of them, too. */
  readonly knowledgeStep?: KnowledgeStep
  /** @returns undefined when the settings name none. @throws SettingsError */
  openResource?(settings: Settings): Promise<OpenedResource> | undefined
}

/** Whether requests of an endpoint bring a text: inline, by contentUri or attached, with `output` and a language. */
export function takesDocument({ tag }: Pick<Endpoint, 'tag'>): boolean {
  return tag === 'documents'
}

/** Whether a request needs a text. */
export function needsDocument<T extends Task>(request: ReadRequest<T>): request is DocumentRequest<T> {
  return 'toTask' in request
}
