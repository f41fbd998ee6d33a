import { useMemo, useRef, useState } from 'preact/hooks'
import { Chunks } from '../../answer/chunks.js'
import type { EntityAnswer } from '../../answer/shapes.js'
import { shortType, typeHue } from '../colours.js'
import { type Agreement, placeOf } from './difference.js'
import { type Block, blocksOf, mentionsOf, type Segment, segmentsOf } from './segments.js'

interface MarkedTextProps {
  readonly text: string
  readonly entities: readonly EntityAnswer[]
  readonly label: string
  /** Place of the entity whose mentions stand out. */
  readonly chosen: number | undefined
  readonly onChoose: (entity: number) => void
  readonly agreements?: ReadonlyMap<string, Agreement>
}

const BLOCKS = 12
const TOLD: Readonly<Record<Agreement, string>> = { same: '', type: ', another type in the other reading', only: ', in this reading only' }

/**
 * A text with its mentions marked. They are one stop of the Tab key; the arrow keys go from one to the next.
 * Every line takes its direction from its own first letter, and no mark changes the order of letters of both directions.
 */
export function MarkedText({ text, entities, label, chosen, onChoose, agreements }: MarkedTextProps) {
  const blocks = useMemo(() => blocksOf(text, segmentsOf(text, mentionsOf(entities, text.length))), [text, entities])
  const element = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(-1)
  const firstStop = useMemo(() => blocks.flat().find(({ mentions }) => mentions.length > 0)?.start ?? -1, [blocks])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const marks = [...(element.current?.querySelectorAll<HTMLElement>('.mention') ?? [])]
    const at = marks.indexOf(document.activeElement as HTMLElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    marks[Math.max(0, Math.min(marks.length - 1, step(at, marks.length)))]?.focus()
  }

  const mark = (segment: Segment) => {
    const [inner, ...outer] = segment.mentions
    const { type } = entities[inner!.entity]!
    const agreement = agreements?.get(placeOf(inner!)) ?? 'same'
    const around = outer.length > 0 ? ` outer ${typeHue(entities[outer[0]!.entity]!.type)}-line` : ''
    const isChosen = segment.mentions.some(({ entity }) => entity === chosen)
    const choose = () =>
      onChoose(
        segment.mentions[isChosen && outer.length > 0 ? (segment.mentions.findIndex(({ entity }) => entity === chosen) + 1) % segment.mentions.length : 0]!
          .entity
      )
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button does not break over lines and changes the order of letters of two directions
      <span
        key={segment.start}
        role="button"
        data-entity={inner!.entity}
        class={`mention ${typeHue(type)}${around}${isChosen ? ' chosen' : ''} ${agreement}`}
        tabIndex={segment.start === (stop < 0 ? firstStop : stop) ? 0 : -1}
        aria-pressed={isChosen}
        onFocus={() => setStop(segment.start)}
        onClick={choose}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          choose()
        }}
      >
        {text.slice(segment.start, segment.end)}
        {segment.closes.map(({ entity }) => (
          <span key={entity} class="tag">
            {shortType(entities[entity]!.type)}
          </span>
        ))}
        {agreement !== 'same' && <span class="hidden">{TOLD[agreement]}</span>}
      </span>
    )
  }
  const line = (block: Block) => (
    <p key={block[0]!.start} dir="auto" class="line">
      {block.map((segment) => (segment.mentions.length === 0 ? text.slice(segment.start, segment.end) : mark(segment)))}
    </p>
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: the marks are no fields of a form
    <div ref={element} class="marked" role="group" aria-label={label} onKeyDown={onKeyDown}>
      <Chunks key={blocks.length} count={blocks.length} size={BLOCKS} what="lines">
        {(from, to) => blocks.slice(from, to).map(line)}
      </Chunks>
    </div>
  )
}

/** Where an arrow key goes from a mark. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1
}
