import { useRef, useState } from 'preact/hooks'
import { type Key, readAsServer } from '../call/ask.js'
import { textOf } from '../call/file.js'
import type { Field } from '../interface/fields.js'

interface TextInputProps {
  readonly field: Field
  readonly value: string
  readonly onInput: (value: string) => void
  readonly onOpen: (text: string) => void
  /** How the server is asked to read a file. */
  readonly fileReader: { readonly url: string; readonly fullDetail: string; readonly apiKey: Key | undefined } | undefined
}

/** A long text: typed, pasted, or from a file that is chosen or dropped. */
export function TextInput({ field: { label, path }, value, onInput, onOpen, fileReader }: TextInputProps) {
  /** What is told about a file, and the text that came from it: nothing is told about a text that took its place. */
  const [note, setNote] = useState<{ readonly told: string; readonly text?: string }>({ told: '' })
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)

  const read = async (file: File) => {
    const found = await textOf(file)
    let text: string
    if ('text' in found) text = found.text
    else if ('fault' in found) return setNote({ told: found.fault })
    else {
      const outcome = fileReader === undefined ? undefined : await readAsServer(fileReader.url, file, fileReader.fullDetail, fileReader.apiKey)
      if (outcome?.isGood !== true) return setNote({ told: `${file.name} could not be read${outcome === undefined ? '.' : `: ${outcome.message}`}` })
      text = String(outcome.answer['data'] ?? '')
    }
    onOpen(text)
    setNote({ told: `Read from ${file.name}.`, text })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to the button that opens a file
    <div
      class={`field text${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const file = event.dataTransfer?.files[0]
        // text that is dropped goes where the browser puts it
        if (file === undefined) return
        event.preventDefault()
        void read(file)
      }}
    >
      <label for={path}>{label === 'Content' ? 'Text' : label}</label>
      <textarea
        id={path}
        dir="auto"
        rows={9}
        spellcheck={false}
        value={value}
        onInput={(event) => {
          setNote({ told: '' })
          onInput(event.currentTarget.value)
        }}
        aria-describedby="text-note"
      />
      <p class="note row" id="text-note">
        <span>{value.length.toLocaleString('en')} characters</span>
        <span role="status">{note.text === undefined || note.text === value ? note.told : ''}</span>
        <button type="button" class="quiet" onClick={() => chooser.current?.click()}>
          Open a file
        </button>
        <input
          ref={chooser}
          type="file"
          class="hidden"
          tabIndex={-1}
          aria-label="File with a text"
          accept="text/*,.txt,.html,.htm,.md,.csv"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file !== undefined) void read(file)
            // the same file can be chosen again
            event.currentTarget.value = ''
          }}
        />
      </p>
    </div>
  )
}
