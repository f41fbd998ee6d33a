import type { ClustersAnswer } from '../answer/shapes.js'
import { clustersOf } from './lines.js'

interface ClustersViewProps {
  readonly names: readonly string[]
  readonly answer: ClustersAnswer
}

/** A list of names by cluster, the largest first. */
export function ClustersView({ names, answer: { results } }: ClustersViewProps) {
  const clusters = clustersOf(names, results)
  const doubles = names.length - clusters.length
  return (
    <>
      <p class="counts">
        {names.length} names, {clusters.length} different, {doubles === 1 ? 'one double' : `${doubles} doubles`}
      </p>
      <ul class="clusters">
        {clusters.map(({ id, names: members }, index) => (
          <li key={id} class={members.length > 1 ? `card hue-${index % 10}` : 'card single'}>
            <ul aria-label={`Cluster ${id}`}>
              {members.map((name, at) => (
                <li key={at} dir="auto">
                  {name}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
