import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

interface ChunksProps {
  readonly count: number
  /** Pieces that are laid out at once. */
  readonly size: number
  /** What there is more of, for the button. */
  readonly what: string
  readonly children: (from: number, to: number) => ComponentChildren
}

/** Many pieces, of which the first are shown at once and the rest as the reader comes near them: a long answer must not hold up the page. */
export function Chunks({ count, size, what, children }: ChunksProps) {
  const [shown, setShown] = useState(1)
  const end = useRef<HTMLButtonElement>(null)
  const chunks = Math.ceil(count / size)
  const isAll = shown >= chunks
  useEffect(() => {
    if (isAll || end.current === null) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setShown((before) => before + 1)
      },
      { rootMargin: '600px' }
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [isAll, shown])
  return (
    <>
      {Array.from({ length: Math.min(shown, chunks) }, (_, chunk) => children(chunk * size, Math.min(count, (chunk + 1) * size)))}
      {!isAll && (
        <button ref={end} type="button" class="quiet more" onClick={() => setShown(shown + 4)}>
          {(count - shown * size).toLocaleString('en')} more {what}
        </button>
      )}
    </>
  )
}
