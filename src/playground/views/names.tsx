import type { NamesAnswer } from '../answer/shapes.js'
import { kindHue, Score } from './score.js'
import { percent } from './words.js'

/** Two names word by word: which were taken for each other, why, and how much it counts. */
export function NamesView({ answer: { score, tokens } }: { readonly answer: NamesAnswer }) {
  return (
    <>
      <h2>Similarity</h2>
      <Score score={score} what="name" />
      <ul class="aligned" aria-label="Words of both names">
        {tokens.map(({ left, right, kind, score: alike, weight }, index) => (
          <li key={index} class={kindHue(kind)} style={{ flexGrow: Math.max(0.05, weight) }}>
            <bdi class={left === undefined ? 'none' : ''}>{left ?? 'nothing'}</bdi>
            <span class="chip">{kind}</span>
            <bdi class={right === undefined ? 'none' : ''}>{right ?? 'nothing'}</bdi>
            <span class="note">
              {percent(alike)} alike, {percent(weight)} of the names
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
