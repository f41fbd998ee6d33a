import { useEffect, useRef } from 'preact/hooks'
import type { Key } from '../call/ask.js'
import { canCompare, MODELS } from '../call/use-answer.js'
import { allFields, type Interface } from '../interface/document.js'
import type { FieldGroup } from '../interface/fields.js'
import { FieldInput } from './field.js'
import { TextInput } from './text-input.js'
import type { Form } from './use-form.js'

interface RequestFormProps {
  readonly form: Form
  readonly description: Interface
  readonly fullDetail: string
  readonly apiKey: Key | undefined
  readonly isBusy: boolean
  readonly onAsk: () => void
}

/** On a narrow screen the answer comes before the options that few readers change. */
const isWide = matchMedia('(min-width: 901px)').matches

/** The form of an endpoint: a sample, what is to be analysed, and the options. */
export function RequestForm({ form, description, fullDetail, apiKey, isBusy, onAsk }: RequestFormProps) {
  const { endpoint, values, set } = form
  const element = useRef<HTMLFormElement>(null)
  const fields = allFields(endpoint)
  const [own, ...groups] = endpoint.groups
  const isWithin = (path: string) => path !== 'contentUri'

  // from anywhere in the form, as in many editors
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) element.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <form
      ref={element}
      class="request"
      onSubmit={(event) => {
        event.preventDefault()
        onAsk()
      }}
    >
      <SampleChoice form={form} />
      {fields
        .filter(({ isText, path }) => isText && isWithin(path))
        .map((field) =>
          field.kind === 'text' ? (
            <TextInput
              key={field.path}
              field={field}
              value={values[field.path] ?? ''}
              onInput={(value) => set(field.path, value)}
              onOpen={(text) => form.open(field.path, text)}
              fileReader={fileReader(description, fullDetail, apiKey)}
            />
          ) : (
            <FieldInput key={`${endpoint.id}-${field.path}`} field={field} values={values} languages={form.languages} onInput={set} />
          )
        )}
      <div class="ask">
        <button type="submit" class="main" aria-keyshortcuts="Control+Enter">
          {isBusy ? 'Analysing…' : 'Analyse'}
        </button>
        {canCompare(form) && (
          <label class="flag">
            <input type="checkbox" checked={form.isCompared} onChange={(event) => form.compare(event.currentTarget.checked)} />
            Compare {MODELS.join(' and ')}
          </label>
        )}
      </div>
      <details class="card" open={isWide}>
        <summary>Options</summary>
        <div class="options">
          {[...endpoint.parameters, ...(own?.fields ?? [])]
            .filter(({ isText, path }) => !isText || !isWithin(path))
            .map((field) => (
              <FieldInput key={`${endpoint.id}-${field.path}`} field={field} values={values} languages={form.languages} onInput={set} />
            ))}
          {groups.map((group) => (
            <Group key={`${endpoint.id}-${group.name}`} group={group} form={form} />
          ))}
        </div>
      </details>
    </form>
  )
}

function SampleChoice({ form: { samples, sample, take } }: { readonly form: Form }) {
  const groups = [...new Set(samples.map(({ group }) => group))]
  return (
    <div class="field">
      <label for="sample">Sample</label>
      <select id="sample" value={sample} onChange={(event) => take(event.currentTarget.value)}>
        <option value="" disabled={sample !== ''}>
          your own text
        </option>
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {samples
              .filter((one) => one.group === group)
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}

/** Fields of an object; a long list of numbers that most readers leave alone is folded. */
function Group({ group: { name, description, fields }, form: { endpoint, values, languages, set } }: { readonly group: FieldGroup; readonly form: Form }) {
  const inputs = fields.map((field) => <FieldInput key={`${endpoint.id}-${field.path}`} field={field} values={values} languages={languages} onInput={set} />)
  if (name === 'options') return <>{inputs}</>
  return (
    <details class="wide">
      <summary>
        {name.charAt(0).toUpperCase()}
        {name.slice(1)}
      </summary>
      {description !== '' && <p class="note">{description}</p>}
      <div class="options">{inputs}</div>
    </details>
  )
}

/** The endpoint that reads files for the page: the quickest one, which takes a text in any language, and else any that takes files. */
function fileReader({ endpoints }: Interface, fullDetail: string, apiKey: Key | undefined) {
  const readers = endpoints.filter(({ takesFiles, parameters }) => takesFiles && parameters.length === 0)
  const url = (readers.find(({ id }) => id === 'language') ?? readers[0])?.path
  return url === undefined ? undefined : { url, fullDetail, apiKey }
}
