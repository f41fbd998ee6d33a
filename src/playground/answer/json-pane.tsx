import { useMemo } from 'preact/hooks'
import { plainJson } from '../call/snippets.js'
import { Chunks } from './chunks.js'
import { CopyButton } from './copy-button.js'
import type { Answer } from './shapes.js'

const LINES = 200

/** The answer as it came, laid out over lines. */
export function JsonPane({ answer }: { readonly answer: Answer }) {
  const lines = useMemo(() => plainJson(answer, 2).split('\n'), [answer])
  return (
    <details class="pane" open>
      <summary>JSON</summary>
      <p class="row">
        <CopyButton label="Copy the JSON" text={() => lines.join('\n')} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section class="code" tabIndex={0} aria-label="Answer as JSON">
        <Chunks key={lines.length} count={lines.length} size={LINES} what="lines">
          {(from, to) => <pre key={from}>{lines.slice(from, to).join('\n')}</pre>}
        </Chunks>
      </section>
    </details>
  )
}
