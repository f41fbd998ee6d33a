import { useMemo } from 'preact/hooks'
import type { Key, Refused } from '../call/ask.js'
import type { AnswerState, Exchange } from '../call/use-answer.js'
import { allFields, type Endpoint } from '../interface/document.js'
import { AddressesView } from '../views/addresses.js'
import { CategoriesView } from '../views/categories.js'
import { ClustersView } from '../views/clusters.js'
import { CompareView } from '../views/entities/compare.js'
import { EntitiesView } from '../views/entities/entities.js'
import { LanguageView } from '../views/language.js'
import { MorphologyView } from '../views/morphology.js'
import { NamesView } from '../views/names.js'
import { SCHEME, TranslationView } from '../views/translation.js'
import { languageName } from '../views/words.js'
import { JsonPane } from './json-pane.js'
import type * as shapes from './shapes.js'
import { shapeOf } from './shapes.js'
import { SnippetPane } from './snippet-pane.js'

interface AnswerViewProps {
  readonly state: AnswerState
  readonly endpoint: Endpoint
  readonly apiKey: Key | undefined
  readonly keyHeader: string | undefined
}

/** The answer to look at, with its JSON and the request as code beside it. */
export function AnswerView({ state: { exchange, isEarlier, fault, isBusy }, endpoint, apiKey, keyHeader }: AnswerViewProps) {
  const outcome = exchange?.outcome
  // made once for an answer: thousands of marks are not gone through again for every letter that is typed into the form
  const content = useMemo(() => exchange && <Content exchange={exchange} endpoint={endpoint} apiKey={apiKey} keyHeader={keyHeader} />, [exchange, apiKey])
  return (
    <>
      <p class="status" role="status">
        {isBusy
          ? 'Analysing…'
          : isEarlier
            ? 'The answer is to what the form held before.'
            : outcome?.isGood
              ? told(outcome.milliseconds, outcome.language)
              : ''}
      </p>
      {fault !== '' && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {content !== undefined && <div class={`answer${isBusy ? ' old' : ''}`}>{content}</div>}
    </>
  )
}

interface ContentProps {
  readonly exchange: Exchange
  readonly endpoint: Endpoint
  readonly apiKey: Key | undefined
  readonly keyHeader: string | undefined
}

function Content({ exchange, endpoint, apiKey, keyHeader }: ContentProps) {
  const { outcome, call } = exchange
  return (
    <>
      <div class="view">
        {outcome.isGood ? <View exchange={exchange} answer={outcome.answer} endpoint={endpoint} apiKey={apiKey} /> : <Refusal outcome={outcome} />}
      </div>
      <div class="beside">
        {outcome.isGood && <JsonPane answer={outcome.answer} />}
        <SnippetPane call={call} keyHeader={keyHeader} />
      </div>
    </>
  )
}

function told(milliseconds: number, language: string): string {
  return `Answered in ${Math.max(1, Math.round(milliseconds))} ms${language === '' ? '' : `, read as ${languageName(language)}`}`
}

function Refusal({ outcome: { status, code, message } }: { readonly outcome: Refused }) {
  return (
    <div class="fault card" role="alert">
      <strong>{status === 0 ? code : `${status} ${code}`}</strong>
      <p>{message}</p>
    </div>
  )
}

interface ViewProps {
  readonly exchange: Exchange
  readonly answer: shapes.Answer
  readonly endpoint: Endpoint
  readonly apiKey: Key | undefined
}

function View({ exchange, answer, endpoint, apiKey }: ViewProps) {
  const { call, other } = exchange
  // empty where the server fetched the text itself
  const text = String(call.body['content'] ?? '')
  const as = <T,>() => answer as unknown as T
  switch (shapeOf(answer)) {
    case 'entities': {
      const { entities } = as<{ entities: readonly shapes.EntityAnswer[] }>()
      if (other?.isGood) return <CompareView text={text} left={entities} right={other.answer['entities'] as readonly shapes.EntityAnswer[]} />
      return (
        <>
          {other !== undefined && <Refusal outcome={other} />}
          <EntitiesView text={text} entities={entities} />
        </>
      )
    }
    case 'language':
      return <LanguageView answer={as<shapes.LanguageAnswer>()} />
    case 'morphology':
      return <MorphologyView text={text} answer={as<shapes.MorphologyAnswer>()} language={exchange.outcome.isGood ? exchange.outcome.language : ''} />
    case 'categories':
      return <CategoriesView answer={as<shapes.CategoriesAnswer>()} />
    case 'names':
      return <NamesView answer={as<shapes.NamesAnswer>()} />
    case 'addresses':
      return <AddressesView answer={as<shapes.AddressesAnswer>()} />
    case 'clusters':
      return <ClustersView names={namesIn(call.body)} answer={as<shapes.ClustersAnswer>()} />
    case 'translation':
      return (
        <TranslationView
          key={JSON.stringify(call)}
          answer={as<shapes.TranslationAnswer>()}
          call={call}
          codes={allFields(endpoint).find(({ path }) => path === SCHEME)?.suggestions ?? []}
          apiKey={apiKey}
        />
      )
    default:
      return <p>This answer has no picture of its own; see its JSON.</p>
  }
}

function namesIn(body: shapes.Answer): string[] {
  const list = Object.values(body).find((value) => Array.isArray(value)) as readonly unknown[] | undefined
  return (list ?? []).map(String)
}
