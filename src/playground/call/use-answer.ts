/** The answer to what the form holds: asked for at once after another endpoint or sample, else when the reader says so. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { Form } from '../form/use-form.js'
import { type Call, FieldError, makeCall, type Values } from '../interface/request.js'
import { ask, type Key, type Outcome } from './ask.js'

export interface Exchange {
  readonly call: Call
  readonly outcome: Outcome
  /** The same question to the other model, where two are compared. */
  readonly other?: Outcome | undefined
  /** What the form held when it was asked. */
  readonly values: Values
}

export interface AnswerState {
  readonly isBusy: boolean
  readonly exchange: Exchange | undefined
  /** The form holds something else by now. */
  readonly isEarlier: boolean
  /** What the form lacks. */
  readonly fault: string
  askNow(): void
}

interface AnswerParts {
  readonly form: Form
  readonly fullDetail: string
  readonly apiKey: Key | undefined
  readonly onKeyRefused: () => void
}

/** The option that names the model, and the two that are compared. */
export const MODEL_OPTION = 'options.modelType'
export const MODELS = ['statistical', 'DNN'] as const

export function useAnswer({ form, fullDetail, apiKey, onKeyRefused }: AnswerParts): AnswerState {
  const [isBusy, setBusy] = useState(false)
  const [exchange, setExchange] = useState<Exchange>()
  const [fault, setFault] = useState('')
  const running = useRef<AbortController>(undefined)

  const askNow = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { endpoint, values, isCompared } = form
    const withModel = (model: string) => ask(makeCall(endpoint, { ...values, [MODEL_OPTION]: model }, fullDetail), apiKey, controller.signal)
    const question = async (): Promise<Exchange> => {
      if (!isCompared || !canCompare(form)) {
        const call = makeCall(endpoint, values, fullDetail)
        return { call, outcome: await ask(call, apiKey, controller.signal), values }
      }
      const call = makeCall(endpoint, { ...values, [MODEL_OPTION]: MODELS[0] }, fullDetail)
      // one after the other: a key may allow a single call at a time
      const outcome = await withModel(MODELS[0])
      return { call, outcome, other: outcome.isGood ? await withModel(MODELS[1]) : undefined, values }
    }
    setBusy(true)
    setFault('')
    question()
      .then((next) => {
        if (controller.signal.aborted) return
        setBusy(false)
        setExchange(next)
        const { outcome } = next
        if (!outcome.isGood && (outcome.status === 401 || outcome.status === 403) && apiKey !== undefined) onKeyRefused()
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        setBusy(false)
        setExchange(undefined)
        if (error instanceof FieldError) setFault(error.message)
        else throw error
      })
  }, [form, fullDetail, apiKey])

  useEffect(() => askNow(), [form.asks])
  return { isBusy, exchange, isEarlier: !isBusy && exchange !== undefined && exchange.values !== form.values, fault, askNow }
}

/** Whether the endpoint has both models. */
export function canCompare({ endpoint }: Pick<Form, 'endpoint'>): boolean {
  const field = endpoint.groups.flatMap(({ fields }) => fields).find(({ path }) => path === MODEL_OPTION)
  return field !== undefined && MODELS.every((model) => field.choices.includes(model))
}
