import type { Field } from '../interface/fields.js'
import type { Values } from '../interface/request.js'
import { languageName } from '../views/words.js'

interface FieldInputProps {
  readonly field: Field
  readonly values: Values
  /** Codes to pick from where a language is asked for. */
  readonly languages: readonly string[]
  readonly onInput: (path: string, value: string) => void
}

/** One field of a request, by its kind. */
export function FieldInput(props: FieldInputProps) {
  const { field, values } = props
  const { kind, path, label, description, isText } = field
  const note = description === '' ? undefined : `${path}-note`
  if (kind === 'several') return <Several {...props} />
  return (
    <div class={`field kind-${kind}${isText ? ' wide' : ''}`}>
      <label for={path}>{label}</label>
      <Input {...props} note={note} />
      {note !== undefined && (
        <p class="note" id={note}>
          {description}
        </p>
      )}
      {kind === 'parts' && (
        <details class="parts" open={field.parts.some((part) => (values[part.path] ?? '') !== '')}>
          <summary>{field.lineAs === undefined ? `${label} as fields, in place of the line` : `More about ${label.toLowerCase()}`}</summary>
          <div class="options">
            {field.parts.map((part) => (
              <FieldInput key={part.path} {...props} field={part} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

function Input({ field, values, languages, onInput, note }: FieldInputProps & { readonly note: string | undefined }) {
  const { kind, path, usual, choices, suggestions } = field
  const value = values[path] ?? ''
  const described = note === undefined ? {} : { 'aria-describedby': note }
  const given = (event: { readonly currentTarget: { readonly value: string } }) => onInput(path, event.currentTarget.value)
  if (kind === 'flag' || kind === 'choice') {
    const words = kind === 'flag' ? ['true', 'false'] : choices
    return (
      <select id={path} value={value} onChange={given} {...described}>
        <option value="">{usual === '' ? 'as the server does' : `${shown(usual)} (as usual)`}</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {shown(word)}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'list' || kind === 'json')
    return <textarea id={path} dir="auto" rows={kind === 'list' ? 8 : 2} spellcheck={false} value={value} placeholder={usual} onInput={given} {...described} />
  const codes = suggestions.length > 0 ? suggestions : /language$/i.test(path) && kind === 'line' ? languages : []
  return (
    <>
      <input
        id={path}
        type={kind === 'number' ? 'number' : 'text'}
        dir="auto"
        step="any"
        spellcheck={false}
        autocomplete="off"
        value={value}
        placeholder={usual}
        onInput={given}
        {...(field.minimum !== undefined && { min: field.minimum })}
        {...(field.maximum !== undefined && { max: field.maximum })}
        {...(codes.length > 0 && { list: `${path}-list` })}
        {...described}
      />
      {codes.length > 0 && (
        <datalist id={`${path}-list`}>
          {codes.map((code) => (
            <option key={code} value={code} label={suggestions.length > 0 ? code : languageName(code)} />
          ))}
        </datalist>
      )}
    </>
  )
}

/** Words of which several may be chosen; the one that stands for all of them stands alone. */
function Several({ field: { path, label, choices, usual }, values, onInput }: FieldInputProps) {
  const chosen = (values[path] || usual).split(',').filter((word) => word !== '')
  const [all] = choices
  const toggle = (word: string, isOn: boolean) => {
    const next = word === all ? (isOn ? [word] : []) : [...chosen.filter((one) => one !== word && one !== all), ...(isOn ? [word] : [])]
    onInput(path, choices.filter((one) => next.includes(one)).join(','))
  }
  return (
    <fieldset class="field several wide">
      <legend>{label}</legend>
      {choices.map((word) => (
        <label key={word} class="flag">
          <input type="checkbox" checked={chosen.includes(word)} onChange={(event) => toggle(word, event.currentTarget.checked)} />
          {word.replace(/-/g, ' ')}
        </label>
      ))}
    </fieldset>
  )
}

function shown(word: string): string {
  return word === 'true' ? 'yes' : word === 'false' ? 'no' : word
}
