/** What the lists know of the tokens is shared by the sentences and the lines of a text, as far as that is the same. */
import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '../../src/entities/lists/gazetteer.js'
import { splitLines, splitStructure } from '../../src/entities/pipeline/lines/structured.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()
const gazetteer = loadGazetteer(store, 'eng')

describe('flags of one text, asked for by sentences, lines and cells', () => {
  it.each([
    'We met in New\nYork and then in Los Angeles.',
    'We met in New\n York.\nSalt Lake City\nBank of\nAmerica',
    'New\tYork  City\nUnited  Kingdom',
    'San Francisco\r\nSan\r\n Diego\r\n\r\nPrime\n\nMinister',
    'One line of the University of California, and no other.'
  ])('%j', (text) => {
    const tokens = entityTokens(text, 'eng', store)
    const lists = [tokens, splitLines(tokens), splitStructure(tokens), tokens]
    const flagsOf = (list: typeof tokens) => {
      const flags = new Uint32Array(list.count)
      gazetteer.flags(list, flags)
      return flags
    }
    const shared = lists.map(flagsOf)
    // offsets of their own share nothing
    const own = lists.map((list) => flagsOf({ ...list, starts: list.starts.slice() }))
    expect(shared).toEqual(own)
  })
})
