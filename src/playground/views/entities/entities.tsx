import { useState } from 'preact/hooks'
import type { EntityAnswer } from '../../answer/shapes.js'
import { shortType, typeHue } from '../colours.js'
import { percent } from '../words.js'
import { EntityCard } from './entity-card.js'
import { MarkedText } from './marked-text.js'

interface EntitiesViewProps {
  readonly text: string
  readonly entities: readonly EntityAnswer[]
}

/** Entities in their text, as a list, and one of them in full. */
export function EntitiesView({ text, entities }: EntitiesViewProps) {
  const [chosen, setChosen] = useState<EntityAnswer>()
  const at = chosen === undefined ? -1 : entities.indexOf(chosen)
  const choose = (index: number) => setChosen(entities[index] === chosen ? undefined : entities[index])
  return (
    <>
      <MarkedText text={text} entities={entities} label="Text with its entities" chosen={at < 0 ? undefined : at} onChoose={choose} />
      <div class="facts" aria-live="polite">
        {at >= 0 && <EntityCard entity={entities[at]!} onClose={() => setChosen(undefined)} />}
      </div>
      {entities.length === 0 ? <p>No entities were found.</p> : <EntityTable entities={entities} chosen={at} onChoose={choose} />}
    </>
  )
}

interface EntityTableProps {
  readonly entities: readonly EntityAnswer[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

const ROWS = 60
/** Ids that the document alone knows tell nothing. */
const isLinked = ({ entityId }: EntityAnswer) => entityId !== undefined && !/^T\d+$/.test(entityId)

function EntityTable({ entities, chosen, onChoose }: EntityTableProps) {
  const row = (entity: EntityAnswer, index: number) => (
    <tr key={index} class={index === chosen ? 'chosen' : ''}>
      <td>
        <span class={`chip ${typeHue(entity.type)}`}>{shortType(entity.type)}</span>
      </td>
      <td>
        <button type="button" class="link" dir="auto" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
          {entity.normalized ?? entity.mention}
        </button>
        {isLinked(entity) && <span class="id">{entity.entityId}</span>}
      </td>
      <td>{entity.count}</td>
      <td>{entity.confidence === undefined ? '' : percent(entity.confidence)}</td>
    </tr>
  )
  return (
    <div class="scroll">
      <table>
        <caption>{entities.length === 1 ? 'One entity' : `${entities.length.toLocaleString('en')} entities`}</caption>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Entity</th>
            <th scope="col">Mentions</th>
            <th scope="col">Confidence</th>
          </tr>
        </thead>
        <TableRows entities={entities} row={row} />
      </table>
    </div>
  )
}

function TableRows({
  entities,
  row
}: {
  readonly entities: readonly EntityAnswer[]
  readonly row: (entity: EntityAnswer, index: number) => preact.JSX.Element
}) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? entities : entities.slice(0, ROWS)
  return (
    <tbody>
      {shown.map(row)}
      {shown.length < entities.length && (
        <tr>
          <td colSpan={4}>
            <button type="button" class="quiet more" onClick={() => setAll(true)}>
              {(entities.length - shown.length).toLocaleString('en')} more entities
            </button>
          </td>
        </tr>
      )}
    </tbody>
  )
}
