import { useState } from 'preact/hooks'

interface CopyButtonProps {
  readonly label: string
  readonly text: () => string
}

/** Copies, and says whether it went well. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [note, setNote] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setNote('copied')
    } catch {
      // browsers have a clipboard on this machine and with TLS only
      setNote('the browser does not allow it')
    }
    setTimeout(() => setNote(''), 2500)
  }
  return (
    <>
      <button type="button" class="quiet" onClick={() => void copy()}>
        {label}
      </button>
      <span class="note" role="status">
        {note}
      </span>
    </>
  )
}
