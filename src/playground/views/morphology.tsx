import { useMemo } from 'preact/hooks'
import { Chunks } from '../answer/chunks.js'
import type { MorphologyAnswer } from '../answer/shapes.js'
import { tagHue } from './colours.js'
import { lineStarts } from './lines.js'
import { languageTag } from './words.js'

interface MorphologyViewProps {
  /** Empty where the server fetched the text itself. */
  readonly text: string
  readonly answer: MorphologyAnswer
  /** Code of the language that it was read in: one character has several shapes in Chinese and Japanese. */
  readonly language: string
}

const TOKENS = 250
/** A reading stands over a word for as long as it is short; the rest stands in its title. */
const READINGS = 2

/** Tokens one after the other, each with its reading over it, and lemma, components and tag below. */
export function MorphologyView({ text, answer, language }: MorphologyViewProps) {
  const { tokens, posTags, lemmas, compoundComponents, hanReadings } = answer
  const starts = useMemo(() => lineStarts(text, tokens), [text, tokens])
  const token = (index: number) => {
    const word = tokens[index]!
    const readings = hanReadings?.[index]
    const components = compoundComponents?.[index]
    const [lemma, tag] = [lemmas?.[index], posTags?.[index]]
    const box = (
      <li key={index} class="token">
        <span class="word">
          {readings ? (
            <ruby>
              {word}
              <rt title={readings.join(', ')}>{readings.slice(0, READINGS).join(' ')}</rt>
            </ruby>
          ) : (
            word
          )}
        </span>
        {lemmas !== undefined && <span class={`lemma${lemma === word ? ' same' : ''}`}>{lemma ?? '–'}</span>}
        {components && <span class="components">{components.join(' + ')}</span>}
        {tag && <span class={`chip ${tagHue(tag)}`}>{tag}</span>}
      </li>
    )
    return starts.has(index) ? [<li key={`line ${index}`} class="break" aria-hidden="true" />, box] : box
  }
  return (
    <>
      <p class="counts">{tokens.length.toLocaleString('en')} tokens</p>
      <Chunks key={tokens.length} count={tokens.length} size={TOKENS} what="tokens">
        {(from, to) => (
          <ol
            key={from}
            class="tokens"
            lang={languageTag(language)}
            dir={text === '' ? 'auto' : directionOf(text)}
            start={from + 1}
            aria-label={`Tokens ${from + 1} to ${to}`}
          >
            {Array.from({ length: to - from }, (_, at) => token(from + at))}
          </ol>
        )}
      </Chunks>
    </>
  )
}

/** By the first letter, as browsers do for a text: the boxes of the tokens stand in the order of the text. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(text)?.[0] ?? ''
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter) ? 'rtl' : 'ltr'
}
