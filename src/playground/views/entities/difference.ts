/** In what two readings of a text differ. */
import type { EntityAnswer } from '../../answer/shapes.js'

/** Of a mention, beside the other reading: there as well, there with another type, or not there. */
export type Agreement = 'same' | 'type' | 'only'

export interface Difference {
  /** By `start-end`. */
  readonly left: ReadonlyMap<string, Agreement>
  readonly right: ReadonlyMap<string, Agreement>
  readonly counts: { readonly same: number; readonly type: number; readonly onlyLeft: number; readonly onlyRight: number }
}

export function placeOf({ start, end }: { readonly start: number; readonly end: number }): string {
  return `${start}-${end}`
}

export function differenceOf(left: readonly EntityAnswer[], right: readonly EntityAnswer[]): Difference {
  const [leftTypes, rightTypes] = [typesByPlace(left), typesByPlace(right)]
  const agreements = (own: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
    new Map([...own].map(([place, type]): [string, Agreement] => [place, !other.has(place) ? 'only' : other.get(place) === type ? 'same' : 'type']))
  const [ofLeft, ofRight] = [agreements(leftTypes, rightTypes), agreements(rightTypes, leftTypes)]
  const count = (among: ReadonlyMap<string, Agreement>, wanted: Agreement) => [...among.values()].filter((one) => one === wanted).length
  const counts = { same: count(ofLeft, 'same'), type: count(ofLeft, 'type'), onlyLeft: count(ofLeft, 'only'), onlyRight: count(ofRight, 'only') }
  return { left: ofLeft, right: ofRight, counts }
}

function typesByPlace(entities: readonly EntityAnswer[]): Map<string, string> {
  return new Map(
    entities.flatMap(({ type, mentionOffsets }) =>
      mentionOffsets.map(({ startOffset, endOffset }): [string, string] => [placeOf({ start: startOffset, end: endOffset }), type])
    )
  )
}
