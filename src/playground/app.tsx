/** The whole page: it reads the interface document, asks for a key where one is needed, and shows the form with its answer. */
import { useEffect, useState } from 'preact/hooks'
import { get, type Key } from './call/ask.js'
import { keepKey, keptKey } from './call/key.js'
import { KeyForm } from './form/key-form.js'
import { type Interface, type OpenApi, readInterface } from './interface/document.js'
import { Playground } from './playground.js'

interface AppProps {
  /** Name of the service. */
  readonly name: string
  /** Value of the query parameter that asks how an answer came about. */
  readonly fullDetail: string
}

/** Header of the key where the interface document itself needs one. */
const USUAL_HEADER = 'X-ServiceAPI-Key'

export function App({ name, fullDetail }: AppProps) {
  const [description, setDescription] = useState<Interface>()
  const [fault, setFault] = useState('')
  const [key, setKey] = useState(keptKey)
  const [needsKey, setNeedsKey] = useState(false)

  const header = description === undefined ? USUAL_HEADER : description.keyHeader
  const sent: Key | undefined = header !== undefined && key !== '' ? { header, value: key } : undefined

  useEffect(() => {
    if (description !== undefined) return
    void get('openapi.json', sent).then((outcome) => {
      if (outcome.isGood) {
        setDescription(readInterface(outcome.answer as unknown as OpenApi))
        setFault('')
      } else if (outcome.status === 401 || outcome.status === 403) refuseKey()
      else setFault(outcome.message)
    })
  }, [key])

  const refuseKey = () => {
    keepKey('')
    setKey('')
    setNeedsKey(true)
  }
  const takeKey = (value: string) => {
    keepKey(value)
    setKey(value)
    setNeedsKey(false)
  }
  const isLocked = (needsKey || description?.keyHeader !== undefined) && key === ''

  return (
    <>
      <header class="top">
        <h1>
          <span class="mark" aria-hidden="true" />
          {name} <small>playground</small>
        </h1>
        <nav aria-label="Documents">
          <a href="docs/">Reference</a>
          <a href="openapi.json">OpenAPI</a>
          {header !== undefined && key !== '' && (
            <button type="button" class="quiet" onClick={refuseKey}>
              Forget the key
            </button>
          )}
        </nav>
      </header>
      <main>
        {fault !== '' && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        {isLocked && <KeyForm header={header ?? USUAL_HEADER} pingPath={description === undefined ? 'openapi.json' : description.pingPath} onKey={takeKey} />}
        {description !== undefined && !isLocked && <Playground description={description} fullDetail={fullDetail} apiKey={sent} onKeyRefused={refuseKey} />}
        {description === undefined && fault === '' && !isLocked && <p role="status">Loading…</p>}
      </main>
    </>
  )
}
