import type { Detection, LanguageAnswer } from '../answer/shapes.js'
import { Bar } from './bar.js'
import { huesOf } from './colours.js'
import { languageName } from './words.js'

/** Regions that are shown: a text has seldom more than a few. */
const MOST_REGIONS = 400

/** The languages of a text as bars, and its regions in the colours of their languages. */
export function LanguageView({ answer: { languageDetections, regionalDetections } }: { readonly answer: LanguageAnswer }) {
  const best = (languages: readonly Detection[]) => languages[0]?.language ?? 'xxx'
  const regions = (regionalDetections ?? []).slice(0, MOST_REGIONS)
  const hues = huesOf([...languageDetections.map(({ language }) => language), ...regions.map(({ languages }) => best(languages))])
  return (
    <>
      <h2>Languages</h2>
      <ul class="bars">
        {languageDetections.map(({ language, confidence }) => (
          <Bar key={language} share={confidence} label={languageName(language)} hue={hues.get(language)} />
        ))}
      </ul>
      {languageDetections.length === 0 && <p>No language was found.</p>}
      {regions.length > 0 && (
        <>
          <h2>Regions</h2>
          <ol class="regions">
            {regions.map(({ region, languages }, index) => (
              <li key={index} class={`region ${hues.get(best(languages))}`}>
                <p dir="auto" class="line">
                  {region.trim()}
                </p>
                <ul class="bars">
                  {languages.map(({ language, confidence }) => (
                    <Bar key={language} share={confidence} label={languageName(language)} hue={hues.get(language)} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
