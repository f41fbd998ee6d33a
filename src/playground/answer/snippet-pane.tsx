import { useState } from 'preact/hooks'
import { SNIPPETS, type Snippet, snippet } from '../call/snippets.js'
import type { Call } from '../interface/request.js'
import { CopyButton } from './copy-button.js'

/** Characters of a request that are shown; all of it is copied. */
const SHOWN = 3000

interface SnippetPaneProps {
  readonly call: Call
  readonly keyHeader: string | undefined
}

/** The request as a command or program. */
export function SnippetPane({ call, keyHeader }: SnippetPaneProps) {
  const [kind, setKind] = useState<Snippet>('curl')
  const text = snippet(kind, call, document.baseURI, keyHeader)
  return (
    <details class="pane" open>
      <summary>The same request elsewhere</summary>
      <div class="row">
        <fieldset class="kinds">
          <legend class="hidden">Language of the request</legend>
          {SNIPPETS.map((one) => (
            <label key={one} class="flag">
              <input type="radio" name="snippet" checked={one === kind} onChange={() => setKind(one)} />
              {one}
            </label>
          ))}
        </fieldset>
        <CopyButton label={`Copy as ${kind}`} text={() => text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section class="code" tabIndex={0} aria-label={`Request as ${kind}`}>
        <pre>{text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}</pre>
      </section>
    </details>
  )
}
