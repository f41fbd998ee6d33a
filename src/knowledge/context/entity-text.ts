/** What an entity is about, in words: the parts of its record that tell it from its namesakes. */
import type { EntityRecord } from '../base/entity.js'

/** Parts of the text of an entity, each with a weight of its own in `TextVectors.ofEntity`; their order is part of the trained model. */
export const entityParts = ['description', 'classes', 'label', 'related'] as const

export type EntityText = Readonly<Record<(typeof entityParts)[number], string>>

/** Related entities that count, the nearest first. */
const RELATED = 8

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/**
 * The text of an entity.
 * @param relatedLabels labels of entities that it is related to, the nearest first (further names of relations, such as a stadium or a party, count as well)
 */
export function entityText(
  { label, description, classes, type, country }: Pick<EntityRecord, 'label' | 'description' | 'classes' | 'type' | 'country'>,
  relatedLabels: readonly string[]
): EntityText {
  const kinds = classes.length > 0 ? classes.map(wordsOfClass) : [type === 'UNKNOWN' ? '' : type.toLowerCase()]
  const place = country === undefined ? '' : regionName(country)
  return {
    description: description ?? '',
    classes: kinds.join(' '),
    label,
    related: [...(place === '' ? [] : [place]), ...relatedLabels.slice(0, RELATED)].join(' . ')
  }
}

/** `SoccerClub` as words. */
function wordsOfClass(name: string): string {
  return name.replace(/([a-z])([A-Z])/gu, '$1 $2')
}

/** English name of a country, empty for an unknown code. */
function regionName(country: string): string {
  return /^[A-Za-z]{2}$/u.test(country) ? (regions.of(country.toUpperCase()) ?? '') : ''
}
