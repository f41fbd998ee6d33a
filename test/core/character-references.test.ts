import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asItCame, asRead, dereferenced } from '../../src/core/character-references.js'

describe('character references', () => {
  it.each([
    ['Harper &amp; Finch', 'Harper & Finch'],
    ['Laura&nbsp;Whitcombe', 'Laura\u00a0Whitcombe'],
    ['J&ouml;rg M&uuml;ller', 'Jörg Müller'],
    ['Fran&ccedil;ois', 'François'],
    ['&Scaron;koda', 'Škoda'],
    ['l&#39;usine &#x20AC;5', "l'usine €5"],
    ['Smith &AMP; Sons', 'Smith & Sons'],
    ['www.example.com&#10;Tel', 'www.example.com\nTel'],
    ['Ber&shy;lin and Mün\u00adchen', 'Berlin and München'],
    ['\u200eVladimir Putin\u200e in \u2068Berlin\u2069', 'Vladimir Putin in Berlin']
  ])('%s', (text, plain) => expect(dereferenced(text)?.text).toBe(plain))

  it.each(['Tom & Jerry; AT&T;', '&#7;', '&#0;', '&#xD800;', '\u200e', 'می\u200cخواهم', '&constructor;', '&unknown;', 'plain'])('none in %s', (text) =>
    expect(dereferenced(text)).toBeUndefined()
  )

  it('what a stretch stands for is where it came from', () => {
    const text = 'A &amp; B&nbsp;Laura&nbsp;Whitcombe!'
    const read = dereferenced(text)!
    const start = read.text.indexOf('Laura')
    const { start: from, end } = asItCame({ start, end: start + 'Laura Whitcombe'.length }, read)
    expect(text.slice(from, end)).toBe('Laura&nbsp;Whitcombe')
    expect(asRead({ start: from, end }, read)).toEqual({ start, end: start + 'Laura Whitcombe'.length })
  })

  it('unseen marks are no part of what they stand beside', () => {
    const text = 'met \u200eVladimir\u00ad Putin\u200e.'
    const read = dereferenced(text)!
    const start = read.text.indexOf('Vladimir')
    expect(asItCame({ start, end: start + 'Vladimir Putin'.length }, read)).toEqual({ start: 5, end: 20 })
  })

  it('offsets ascend and cover the text as it came', () => {
    const piece = fc.constantFrom('&amp;', '&nbsp;', '&shy;', '\u200b', '&#128512;', '&', ';', 'a', ' ', 'é', '&ouml;', '😀')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        const read = dereferenced(text)
        if (read === undefined) return
        expect(read.starts.length).toBe(read.text.length + 1)
        expect(read.starts[read.text.length]).toBe(text.length)
        for (let at = 0; at < read.text.length; at++) {
          expect(read.ends[at]!).toBeGreaterThan(read.starts[at]!)
          expect(read.starts[at + 1]!).toBeGreaterThanOrEqual(read.starts[at]!)
          const { start, end } = asItCame({ start: at, end: read.text.length }, read)
          const back = asRead({ start, end }, read)
          expect(back.end).toBe(read.text.length)
          expect(read.starts[back.start]).toBe(read.starts[at])
        }
      })
    )
  })
})
