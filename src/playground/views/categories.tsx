import type { CategoriesAnswer } from '../answer/shapes.js'
import { Bar } from './bar.js'
import { percent, titleOf } from './words.js'

export function CategoriesView({ answer: { categories } }: { readonly answer: CategoriesAnswer }) {
  if (categories.length === 0) return <p>No category reaches the threshold of the score.</p>
  return (
    <>
      <h2>Categories</h2>
      <ul class="bars">
        {categories.map(({ label, confidence, score }, index) => (
          <Bar key={label} share={confidence} label={titleOf(label)} hue={`hue-${index % 10}`} told={`${percent(confidence)}, score ${score.toFixed(2)}`} />
        ))}
      </ul>
    </>
  )
}
