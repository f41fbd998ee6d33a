/** Every error an answer can carry: code, status and wording stand here and nowhere else. */

/** Who refuses a language, and why. */
export interface LanguageRefusal {
  /** Name of the endpoint, as in its path. */
  readonly endpoint: string
  /** How sure the detection is; absent where the caller gave the language. */
  readonly confidence?: number
  /** Where none was determined: languages that the text may be in, the likeliest first. */
  readonly candidates?: readonly { readonly language: string; readonly confidence: number }[]
}

/** The code of a language that was not determined. */
const undetermined = 'xxx'

function unsupportedLanguage(language: string, refusal?: LanguageRefusal): string {
  const statement = `Language ${language} is not supported${refusal === undefined ? '' : ` by ${refusal.endpoint}`}`
  if (language === undetermined) {
    const { candidates = [] } = refusal ?? {}
    const likely = candidates.map((candidate) => `${candidate.language} ${candidate.confidence.toFixed(2)}`).join(', ')
    const guess = likely === '' ? '' : ` (it may be ${likely})`
    return `${statement}: the language of the text could not be determined${guess}; give it in the field "language"`
  }
  if (refusal === undefined) return statement
  const list = `/${refusal.endpoint}/supported-languages`
  if (refusal.confidence === undefined) return `${statement}; ${list} lists those that are`
  const found = `the text was found to be in ${language} (confidence ${refusal.confidence.toFixed(2)})`
  return `${statement}: ${found}; if it is in a language of ${list}, give that in the field "language"`
}

const catalogue = {
  badRequestFormat: [400, (what: string) => what],
  badRequest: [400, (what: string) => what],
  unauthorized: [401, () => 'a valid key is required'],
  forbidden: [403, () => 'access to this resource denied'],
  notFound: [404, (path: string, known?: readonly string[]) => `nothing is at ${path}${known === undefined ? '' : `; known: ${known.join(', ')}`}`],
  methodNotAllowed: [405, (method: string, allowed: string) => `${method} is not possible here; use ${allowed}`],
  requestTimeout: [408, () => 'the request did not arrive in time'],
  incompatibleClientVersion: [409, (version: string, range: string) => `client version ${version} is not compatible; accepted versions: ${range}`],
  requestEntityTooLarge: [413, (what: string) => what],
  unsupportedMediaType: [415, (what: string) => what],
  unsupportedLanguage: [415, unsupportedLanguage],
  expectationFailed: [417, (expectation: string) => `the expectation ${expectation} cannot be met`],
  tooManyRequests: [429, (allowed: number, _retryAfterSeconds: number) => `more simultaneous calls than the ${allowed} that this key allows`],
  requestHeaderFieldsTooLarge: [431, () => 'the request head is too large'],
  internalServerError: [
    500,
    (artefact?: string) =>
      `${artefact === undefined ? 'the service met an error of its own' : `the model ${artefact} cannot be read`}; the request id finds it in the log`
  ],
  badGateway: [502, (what: string) => what],
  serviceUnavailable: [503, (what: string, _retryAfterSeconds?: number) => what]
} as const

export type ErrorCode = keyof typeof catalogue
type Details<C extends ErrorCode> = Parameters<(typeof catalogue)[C][1]>

/** Seconds that a caller is told to wait where nothing better is known. */
const RETRY_AFTER_SECONDS = 1

/** An error whose code, status and message the caller may see. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  /** Headers that belong to this kind of error, names in lower case. */
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, message: string, headers: Readonly<Record<string, string>>) {
    super(message)
    this.code = code
    this.status = catalogue[code][0]
    this.headers = headers
  }
}

/** Makes an error of the catalogue; `details` are what the wording of that code asks for. */
export function apiError<C extends ErrorCode>(code: C, ...details: Details<C>): ApiError {
  const wording = catalogue[code][1] as (...details: Details<C>) => string
  return new ApiError(code, wording(...details), headersOf(code, details))
}

/** The body of an error answer: a JSON object of exactly these two fields. */
export interface ErrorBody {
  readonly code: ErrorCode
  readonly message: string
}

export function errorBody(error: ApiError): ErrorBody {
  return { code: error.code, message: error.message }
}

/** The error whose body crossed from another thread. */
export function errorOf({ code, message }: ErrorBody): ApiError {
  return new ApiError(code, message, headersOf(code, []))
}

/** Codes with their statuses, for the interface document. */
export function errorStatuses(): ReadonlyMap<number, readonly ErrorCode[]> {
  const statuses = new Map<number, ErrorCode[]>()
  for (const [code, [status]] of Object.entries(catalogue)) statuses.set(status, [...(statuses.get(status) ?? []), code as ErrorCode])
  return statuses
}

function headersOf(code: ErrorCode, details: readonly unknown[]): Readonly<Record<string, string>> {
  if (code === 'serviceUnavailable' || code === 'tooManyRequests') return { 'retry-after': String(details[1] ?? RETRY_AFTER_SECONDS) }
  if (code === 'methodNotAllowed' && details.length > 1) return { allow: String(details[1]) }
  return {}
}
