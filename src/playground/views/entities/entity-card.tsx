import type { EntityAnswer } from '../../answer/shapes.js'
import { typeHue } from '../colours.js'
import { percent } from '../words.js'

interface EntityCardProps {
  readonly entity: EntityAnswer
  readonly onClose: () => void
}

/** Places that are listed of an entity with very many mentions. */
const PLACES = 40

/** All that an answer says of one entity. */
export function EntityCard({ entity, onClose }: EntityCardProps) {
  const { type, mention, normalized = mention, mentionOffsets, entityId, confidence, linkingConfidence, salience, ontologyTypes, permId } = entity
  const isWikidata = /^Q[1-9]\d*$/.test(entityId)
  const facts: readonly (readonly [string, preact.ComponentChildren])[] = [
    ['Type', <span class={`chip ${typeHue(type)}`}>{type}</span>],
    ['Mentions', <Places offsets={mentionOffsets} />],
    ...(confidence === undefined ? [] : [['Confidence', percent(confidence)] as const]),
    [
      isWikidata ? 'Wikidata' : 'Id',
      isWikidata ? (
        <a href={`https://www.wikidata.org/wiki/${entityId}`} rel="noreferrer noopener" target="_blank">
          {entityId}
        </a>
      ) : (
        `${entityId}, within this text`
      )
    ],
    ...(linkingConfidence === undefined ? [] : [['Link', `${percent(linkingConfidence)} likely to be right`] as const]),
    ...(permId === undefined ? [] : [['Permanent id', permId] as const]),
    ...(salience === undefined ? [] : [['Salient', salience === 1 ? 'the text is about it' : 'no'] as const]),
    ...(ontologyTypes === undefined ? [] : [['Classes', ontologyTypes.join(' › ')] as const])
  ]
  return (
    <section class={`card entity ${typeHue(type)}`} aria-label="Entity">
      <button type="button" class="quiet close" onClick={onClose}>
        Close
      </button>
      <h2 dir="auto">{normalized}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Places({ offsets }: { readonly offsets: EntityAnswer['mentionOffsets'] }) {
  const listed = offsets.slice(0, PLACES).map(({ startOffset, endOffset }) => `${startOffset}–${endOffset}`)
  const more = offsets.length - listed.length
  return (
    <>
      {offsets.length}, at {listed.join(', ')}
      {more > 0 && ` and ${more} more places`}
    </>
  )
}
