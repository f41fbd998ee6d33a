import { useEffect, useRef, useState } from 'preact/hooks'
import { get } from '../call/ask.js'

interface KeyFormProps {
  readonly header: string
  /** Verifies a key, where there is such a path. */
  readonly pingPath: string | undefined
  readonly onKey: (key: string) => void
}

/** Asks for the key that the server wants; it is tried before it is taken. */
export function KeyForm({ header, pingPath, onKey }: KeyFormProps) {
  const [fault, setFault] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = async (event: Event) => {
    event.preventDefault()
    const value = input.current?.value.trim() ?? ''
    // what no header can carry is no key, and the browser would not send it
    if (!/^[\x21-\x7e]+$/.test(value)) return setFault('That is not a key.')
    const outcome = pingPath === undefined ? undefined : await get(pingPath, { header, value })
    if (outcome === undefined || outcome.isGood) onKey(value)
    else setFault(outcome.status === 401 || outcome.status === 403 ? 'The server does not know this key.' : outcome.message)
  }

  return (
    <form class="key card" onSubmit={submit}>
      <h2>This server asks for a key</h2>
      <label for="key">Access key</label>
      <input
        id="key"
        ref={input}
        type="password"
        autocomplete="off"
        required
        aria-describedby={fault === '' ? 'key-note' : 'key-fault key-note'}
        aria-invalid={fault !== ''}
      />
      <p id="key-fault" class="fault" role="alert">
        {fault}
      </p>
      <p id="key-note" class="note">
        It is kept in this tab only, until the tab is closed, and sent in the header <code>{header}</code>.
      </p>
      <button type="submit">Use the key</button>
    </form>
  )
}
