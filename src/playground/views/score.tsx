/** From this score on two are more likely the same than not. */
const LIKELY = 0.75
const UNLIKELY = 0.4

/** How alike two are, as a number with a bar. */
export function Score({ score, what }: { readonly score: number; readonly what: string }) {
  const verdict = score >= LIKELY ? `likely the same ${what}` : score >= UNLIKELY ? `perhaps the same ${what}` : `likely not the same ${what}`
  const hue = score >= LIKELY ? 'hue-1' : score >= UNLIKELY ? 'hue-7' : 'hue-3'
  return (
    <p class={`score ${hue}`}>
      <strong>{score.toFixed(2)}</strong>
      <span class="track" aria-hidden="true">
        <span class="fill" style={{ width: `${Math.round(score * 100)}%` }} />
      </span>
      <span>{verdict}</span>
    </p>
  )
}

/** Classes of the reasons that stand for or against being the same. */
export function kindHue(kind: string): string {
  if (kind === 'exact' || kind === 'same place') return 'hue-1'
  if (kind === 'conflict') return 'hue-3'
  return kind === 'missing' ? 'hue-9' : 'hue-7'
}
