import { useState } from 'preact/hooks'
import type { TranslationAnswer } from '../answer/shapes.js'
import { ask, type Key } from '../call/ask.js'
import type { Call } from '../interface/request.js'
import { Bar } from './bar.js'
import { languageName, languageTag, percent } from './words.js'

interface TranslationViewProps {
  readonly answer: TranslationAnswer
  /** The question that it answers. */
  readonly call: Call
  /** Codes of schemes that may be asked for. */
  readonly codes: readonly string[]
  readonly apiKey: Key | undefined
}

export const SCHEME = 'targetScheme'

/** A name in another language, the likeliest renderings as bars, and on demand the name in every scheme that has rules for it. */
export function TranslationView({ answer, call, codes, apiKey }: TranslationViewProps) {
  const {
    translation,
    confidence,
    translations = [],
    targetLanguage,
    targetScript,
    targetScheme,
    sourceScript,
    sourceLanguageOfUse,
    sourceLanguageOfOrigin
  } = answer
  const [schemes, setSchemes] = useState<readonly (readonly [string, string])[]>()
  const [isBusy, setBusy] = useState(false)
  const from = [
    sourceLanguageOfUse && `written in ${languageName(sourceLanguageOfUse)}`,
    sourceLanguageOfOrigin && `of ${languageName(sourceLanguageOfOrigin)} origin`,
    sourceScript
  ]

  const inAll = async () => {
    setBusy(true)
    const found: [string, string][] = []
    // one after the other: a key may allow a single call at a time
    for (const code of codes) {
      const { maximumResults: _, ...body } = call.body
      const outcome = await ask({ url: call.url, body: { ...body, [SCHEME]: code } }, apiKey)
      // without rules for the language the server answers in its usual scheme, and says so
      if (outcome.isGood && outcome.answer[SCHEME] === code) found.push([code, String(outcome.answer['translation'])])
    }
    setSchemes(found)
    setBusy(false)
  }

  return (
    <>
      <h2>Translation</h2>
      {translation !== undefined && (
        <p class="rendering">
          <bdi lang={languageTag(targetLanguage)}>{translation}</bdi>
          {confidence !== undefined && <span class="note"> {percent(confidence)} sure</span>}
        </p>
      )}
      {translations.length > 0 && (
        <ul class="bars">
          {translations.map((one) => (
            <Bar key={one.translation} share={one.confidence} label={one.translation} />
          ))}
        </ul>
      )}
      <p class="note">
        {languageName(targetLanguage)}, {targetScript}, scheme {targetScheme}; the name is {from.filter(Boolean).join(', ')}
      </p>
      {codes.length > 0 && (
        <button type="button" class="quiet" disabled={isBusy} onClick={() => void inAll()}>
          {isBusy ? 'Asking…' : 'Show it in every scheme'}
        </button>
      )}
      <div aria-live="polite">{schemes !== undefined && <Schemes schemes={schemes} />}</div>
    </>
  )
}

function Schemes({ schemes }: { readonly schemes: readonly (readonly [string, string])[] }) {
  const byRendering = new Map<string, string[]>()
  for (const [code, rendering] of schemes) byRendering.set(rendering, [...(byRendering.get(rendering) ?? []), code])
  return (
    <table>
      <caption>
        {schemes.length} schemes have rules for this name, {byRendering.size} different spellings
      </caption>
      <thead>
        <tr>
          <th scope="col">Spelling</th>
          <th scope="col">Schemes</th>
        </tr>
      </thead>
      <tbody>
        {[...byRendering].map(([rendering, codes]) => (
          <tr key={rendering}>
            <td>
              <bdi>{rendering}</bdi>
            </td>
            <td>{codes.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
