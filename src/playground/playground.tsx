/** The form on one side, the answer on the other. */
import { AnswerView } from './answer/answer.js'
import type { Key } from './call/ask.js'
import { useAnswer } from './call/use-answer.js'
import { EndpointChoice } from './form/endpoint-choice.js'
import { RequestForm } from './form/request-form.js'
import { useForm } from './form/use-form.js'
import type { Interface } from './interface/document.js'

interface PlaygroundProps {
  readonly description: Interface
  readonly fullDetail: string
  readonly apiKey: Key | undefined
  readonly onKeyRefused: () => void
}

export function Playground({ description, fullDetail, apiKey, onKeyRefused }: PlaygroundProps) {
  const form = useForm(description.endpoints, apiKey)
  const { endpoint } = form
  const answer = useAnswer({ form, fullDetail, apiKey, onKeyRefused })
  return (
    <>
      <EndpointChoice endpoints={description.endpoints} chosen={endpoint} onChoose={form.choose} />
      <div class="sides">
        <section aria-label="Request">
          <p class="summary">{endpoint.summary}.</p>
          <RequestForm form={form} description={description} fullDetail={fullDetail} apiKey={apiKey} isBusy={answer.isBusy} onAsk={answer.askNow} />
        </section>
        <section aria-label="Answer" aria-busy={answer.isBusy}>
          <AnswerView state={answer} endpoint={endpoint} apiKey={apiKey} keyHeader={description.keyHeader} />
        </section>
      </div>
    </>
  )
}
