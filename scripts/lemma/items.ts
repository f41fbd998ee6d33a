/** Words with their tags and edit scripts, as the lemmatizers learn them. */
import { tagNumber } from '../../src/core/part-of-speech.js'
import { deriveScript, type LowerCase } from '../../src/morphology/lemma/edit-scripts.js'
import { endingCode } from '../../src/morphology/lemma/groups.js'

/** A word of a treebank with its count, weighted by how well the treebank's convention agrees with the service's. */
export interface LemmaCase {
  readonly form: string
  readonly tag: number
  readonly lemma: string
  readonly weight: number
}

export interface Item {
  readonly word: string
  readonly tag: number
  readonly script: number
  /** How much the word itself counts. */
  readonly weight: number
  /** How much it counts as an example of its ending. */
  readonly example: number
  readonly frequency: number
}

/** Numbers of edit scripts. */
export class ScriptNumbers {
  readonly texts: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #derived = new Map<string, number>()
  readonly #aligned: boolean
  readonly lower: LowerCase

  constructor(aligned: boolean, lower: LowerCase) {
    this.#aligned = aligned
    this.lower = lower
  }

  of(word: string, lemma: string, tag: number): number {
    const key = `${tag === tagNumber.PROPN || tag === tagNumber.X ? 'k' : 'l'}${word}\n${lemma}`
    let number = this.#derived.get(key)
    if (number === undefined) {
      number = this.#derive(word, lemma, tag)
      this.#derived.set(key, number)
    }
    return number
  }

  #derive(word: string, lemma: string, tag: number): number {
    return this.number(deriveScript(word, lemma, tag === tagNumber.PROPN || tag === tagNumber.X, this.#aligned, this.lower))
  }

  number(text: string): number {
    let number = this.#numbers.get(text)
    if (number === undefined) {
      number = this.texts.length
      this.texts.push(text)
      this.#numbers.set(text, number)
    }
    return number
  }
}

/** Key of a lower-cased word with its tag. */
export const keyOf = (word: string, tag: number): string => `${tag} ${word}`

/** Order by characters from the end; a word before those that end in it. */
export function compareEndings(left: string, right: string): number {
  const most = Math.min(left.length, right.length)
  for (let size = 1; size <= most; size++) {
    const difference = endingCode(left.charCodeAt(left.length - size)) - endingCode(right.charCodeAt(right.length - size))
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
