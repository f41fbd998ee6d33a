import { expect, it } from 'vitest'
import { languageName } from '../../../src/core/languages.js'
import { personLists } from '../../../src/core/words/person-lists.js'

it.each(Object.entries(personLists))(
  '%s: known, in small letters, no word in two columns',
  (language, { attendance, others, helpers, neighbours, minutes }) => {
    expect(languageName(language)).not.toBe(language)
    const labels = [
      ...[attendance, others].flatMap((list) => list?.split('|') ?? []),
      ...[helpers, neighbours, minutes].flatMap((list) => list?.split(' ') ?? [])
    ]
    expect(labels.filter((label, index) => label === '' || label !== label.toLowerCase() || labels.indexOf(label) < index)).toEqual([])
  }
)
