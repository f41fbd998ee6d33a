import { useEffect, useRef } from 'preact/hooks'
import type { Endpoint } from '../interface/document.js'

interface EndpointChoiceProps {
  readonly endpoints: readonly Endpoint[]
  readonly chosen: Endpoint
  readonly onChoose: (endpoint: Endpoint) => void
}

/** All endpoints as buttons of one group: arrow keys go from one to the next. */
export function EndpointChoice({ endpoints, chosen, onChoose }: EndpointChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  // on a narrow screen they are a line that scrolls
  useEffect(() => {
    const [line, label] = [group.current!, group.current!.querySelector('input:checked')!.parentElement!]
    line.scrollLeft = label.offsetLeft - (line.clientWidth - label.clientWidth) / 2
  }, [chosen])
  return (
    <fieldset class="endpoints" ref={group}>
      <legend class="hidden">Endpoint</legend>
      {endpoints.map((endpoint) => (
        <label key={endpoint.id} title={endpoint.summary}>
          <input type="radio" name="endpoint" value={endpoint.id} checked={endpoint === chosen} onChange={() => onChoose(endpoint)} />
          <span>{endpoint.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
