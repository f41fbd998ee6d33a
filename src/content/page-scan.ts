/**
 * What a page would cost, from one pass over its text with the parser that reads it later, building nothing. The parser keeps what is open in
 * a list and looks through it or moves it at every tag, so its time grows with tags times depth: 200,000 unclosed `<b>` took it 30 s.
 */
import { Parser } from 'htmlparser2'

/**
 * Elements, attributes, comments and pieces of text; each entity is a piece. A node costs 5 microseconds and some hundred bytes; a table of
 * 20,000 cells has 100,000.
 */
const maximumNodes = 250_000
/** Tags times the most that is open at once, half a second's work: 2,000 fonts that an old page leaves open are far below it. */
const maximumSteps = 200_000_000
/** Attributes of one element, each class for itself: they stand in lists that are searched and copied: 600 kB of `<img>` with 990 attributes each took 8 s. */
const maximumAttributes = 200

/** Elements in and out of which the parser switches its rules. It forgets those that it closes itself, and `<svg/>`. */
const switching = new Set('annotation-xml desc foreignobject math mi mn mo ms mtext svg title'.split(' '))

/** Why a page is not to be parsed, in words for the caller; undefined for one that may be. */
export function faultOfPage(html: string): string | undefined {
  let fault: string | undefined
  let nodes = 0
  let attributes = 0
  let depth = 0
  let switched = 0
  let mostOpen = 0
  // End tags of nothing are looked for as well, and the parser does not tell of them.
  let tags = endTags(html)
  const refuse = (reason: string) => {
    fault = reason
    parser.pause()
  }
  const countNodes = (more = 1) => {
    nodes += more
    if (nodes > maximumNodes) refuse(`the page has more than ${maximumNodes} elements, attributes and pieces of text`)
  }
  const parser = new Parser({
    onopentagname(name) {
      countNodes()
      attributes = 0
      tags++
      depth++
      if (switching.has(name)) switched++
      mostOpen = Math.max(mostOpen, depth + switched)
      if (tags * mostOpen > maximumSteps) refuse(`the page has too many tags for the ${mostOpen} that it leaves open`)
    },
    onclosetag(name, implied) {
      depth--
      if (!implied && switching.has(name)) switched--
    },
    onattribute(name, value) {
      const weight = name === 'class' ? wordsOf(value) : 1
      attributes += weight
      countNodes(weight)
      if (attributes > maximumAttributes) refuse(`an element of the page has more than ${maximumAttributes} attributes and classes`)
    },
    ontext: () => countNodes(),
    oncomment: () => countNodes()
  })
  parser.write(html)
  if (fault === undefined) parser.end()
  return fault
}

function endTags(html: string): number {
  let count = 0
  for (let at = html.indexOf('</'); at !== -1; at = html.indexOf('</', at + 2)) count++
  return count
}

/** Words of a value, or one more. */
function wordsOf(value: string): number {
  let count = 1
  for (let at = 0; at < value.length; at++) if (value.charCodeAt(at) <= 0x20 && value.charCodeAt(at + 1) > 0x20) count++
  return count
}
