import { describe, expect, test } from 'vitest'
import { participleLemma } from '../../scripts/lemma/german-participles.js'
import { OlderLemmas } from '../../scripts/lemma/older-lemmas.js'
import type { DictionaryRow } from '../../scripts/lib/dictionaries.js'
import type { Unit } from '../../scripts/lib/treebank-rows.js'
import { tagNumber } from '../../src/core/part-of-speech.js'

describe('German participles that are adjectives', () => {
  test.each([
    ['bekannt', 'bekennen', 'bekannt'],
    ['verbotene', 'verbieten', 'verboten'],
    ['verletzten', 'verletzen', 'verletzt'],
    ['führender', 'führen', 'führend'],
    ['offene', 'offen', 'offen'],
    ['schöne', 'schön', 'schön']
  ])('%s with %s', (form, lemma, expected) => {
    expect(participleLemma(form, lemma)).toBe(expected)
  })
})

describe('lemmas of the older treebank files', () => {
  const unit = (form: string, lemma: string, tag: number): Unit => ({ form, lemma, tag, spaceAfter: true, joined: false })
  const row = (form: string, lemma: string, tag: number, source: string): DictionaryRow => ({ form, lemma, tag, source })
  const older = [
    unit('eet', 'emmen', tagNumber.VERB),
    unit('huizen', 'huis', tagNumber.NOUN),
    unit('gaan', 'gaan', tagNumber.VERB),
    unit('liep', 'lopen', tagNumber.VERB),
    unit('ze', 'hun', tagNumber.PRON)
  ]
  const dictionary = [
    row('eet', 'eten', -1, 'a'),
    row('eet', 'eten', tagNumber.VERB, 'b'),
    row('huizen', 'huizen', -1, 'a'),
    row('liep', 'liepen', tagNumber.VERB, 'a'),
    row('liep', 'liepen', tagNumber.VERB, 'b'),
    row('ze', 'ze', -1, 'a')
  ]
  const lemmas = new OlderLemmas([[unit('lopen', 'lopen', tagNumber.VERB)]], [older], dictionary)

  test.each([
    ['that the dictionaries agree against', 0, 'eten'],
    ['for which the dictionaries have none that is known with the tag', 1, 'huis'],
    ['that no dictionary has', 2, 'gaan'],
    ['that the current treebanks have', 3, 'lopen'],
    ['of closed classes', 4, 'hun']
  ])('%s', (_, at, expected) => {
    expect(lemmas.lemma(older[at]!)).toBe(expected)
  })
})
