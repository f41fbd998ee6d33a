import type { Settings } from '../settings.js'

/**
 * Whether the query parameter `output` asks for the full-detail format.
 * @param output value or values of the parameter
 * @param prefixName what the request's header prefix calls the service (`service` for `X-ServiceAPI-`), undefined where it used none
 */
export function fullDetailAsked(
  output: unknown,
  { fullDetailOutput, serviceName }: Pick<Settings, 'fullDetailOutput' | 'serviceName'>,
  prefixName?: string
): boolean {
  const known = fullDetailOutput.length > 0 ? fullDetailOutput : [serviceName.toLowerCase(), ...(prefixName === undefined ? [] : [prefixName])]
  return [output].flat().some((value) => typeof value === 'string' && known.includes(value))
}
