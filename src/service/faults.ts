/** From a fault behind the service to the error that a caller gets. */
import { ApiError, apiError } from '../core/errors.js'
import { KnowledgeBaseError } from '../knowledge/base/files.js'
import { PoolError } from '../workers/analysis-pool.js'

/** Error of the catalogue for anything that was thrown; what is not the caller's business becomes the fixed sentence of a 500. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  // only where the base is opened when it is first needed: the command line
  if (error instanceof KnowledgeBaseError) return apiError('serviceUnavailable', error.message)
  return error instanceof PoolError ? poolError(error) : apiError('internalServerError')
}

function poolError({ reason, retryMs, artefact }: PoolError): ApiError {
  switch (reason) {
    case 'overloaded':
      return apiError('serviceUnavailable', 'too many requests are waiting; try again', Math.max(1, Math.ceil(retryMs / 1000)))
    case 'timeout':
      return apiError('serviceUnavailable', 'the request took too long')
    case 'closing':
      return apiError('serviceUnavailable', 'the service is shutting down')
    case 'cancelled':
      return apiError('serviceUnavailable', 'the request was given up')
    case 'failed':
      return apiError('internalServerError', artefact)
  }
}
