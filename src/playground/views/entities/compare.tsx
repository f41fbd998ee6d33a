import { useMemo, useState } from 'preact/hooks'
import type { EntityAnswer } from '../../answer/shapes.js'
import { MODELS } from '../../call/use-answer.js'
import { differenceOf } from './difference.js'
import { EntityCard } from './entity-card.js'
import { MarkedText } from './marked-text.js'

interface CompareViewProps {
  readonly text: string
  readonly left: readonly EntityAnswer[]
  readonly right: readonly EntityAnswer[]
}

/** The answers of two models side by side: what only one of them found is framed, and so is what they call differently. */
export function CompareView({ text, left, right }: CompareViewProps) {
  const difference = useMemo(() => differenceOf(left, right), [left, right])
  const { same, type, onlyLeft, onlyRight } = difference.counts
  const [chosen, setChosen] = useState<EntityAnswer>()
  const sides = [
    { name: MODELS[0], entities: left, agreements: difference.left },
    { name: MODELS[1], entities: right, agreements: difference.right }
  ]
  return (
    <>
      <p class="counts">
        {same} mentions the same, <span class="key type">{type} with another type</span>,{' '}
        <span class="key only">
          {onlyLeft} {MODELS[0]} only
        </span>
        ,{' '}
        <span class="key only">
          {onlyRight} {MODELS[1]} only
        </span>
      </p>
      <div class="compared">
        {sides.map(({ name, entities, agreements }) => {
          const at = chosen === undefined ? -1 : entities.indexOf(chosen)
          return (
            <section key={name} aria-label={name}>
              <h2>{name === 'DNN' ? 'Neural (DNN)' : 'Statistical'}</h2>
              <MarkedText
                text={text}
                entities={entities}
                label={`Text with the entities of ${name}`}
                chosen={at < 0 ? undefined : at}
                onChoose={(index) => setChosen(entities[index] === chosen ? undefined : entities[index])}
                agreements={agreements}
              />
              <div class="facts" aria-live="polite">
                {at >= 0 && <EntityCard entity={entities[at]!} onClose={() => setChosen(undefined)} />}
              </div>
            </section>
          )
        })}
      </div>
    </>
  )
}
