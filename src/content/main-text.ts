/** HTML to the text of its main article. */
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { textOfNode } from './node-text.js'

/** Readability reads each piece of text anew in every element around it: its time grows with pieces times depth. Real articles stay far below. */
const maximumElements = 20_000
const maximumDepth = 256
/** Nodes times depth, a long text counted as several, and for each node its part in the copies that each attempt makes: a second's work. */
const maximumSteps = 600_000
const stepsPerCopy = 8
const charactersPerStep = 256
const attributesPerStep = 32
/** Characters of a title or a name of data about the page: longer ones are compared with headings word by word, or matched, for seconds. */
const maximumTitle = 300
/** Characters of an `h1` or `h2`, which are compared with the title. */
const maximumHeading = 600
/** Characters of a `style`: its white space is matched in the square of its length. */
const maximumStyle = 2_000
/** Characters that make an article; shorter finds are taken when nothing longer is there (Readability's default is 500). */
const articleCharacters = 140

const elementNode = 1
const headings = new Set(['H1', 'H2'])

/**
 * Text of the main article of a page, blocks on lines of their own; text of the whole page where no article is found or the page is
 * too large or too deep to look for one, or has a heading of many words.
 */
export function mainText(html: string): string {
  const { document } = parseHTML(complete(html))
  const root = document.documentElement
  const whole = textOfNode(root)
  if (whole === '' || !isModest(root)) return whole
  removeOverlong(document)
  const article = articleText(document)
  return article === '' ? whole : article
}

/** The parser makes no `html` and `body` of its own, as browsers do. */
function complete(html: string): string {
  if (/<body[\s>]/i.test(html)) return /<html[\s>]/i.test(html) ? html : `<html>${html}</html>`
  const headEnd = /<\/head\s*>/i.exec(html)
  if (headEnd === null) return `<html><body>${html}</body></html>`
  const bodyStart = headEnd.index + headEnd[0].length
  return `<html>${html.slice(0, bodyStart)}<body>${html.slice(bodyStart)}</body></html>`
}

function articleText(document: Document): string {
  try {
    const article = new Readability<Node>(document, { charThreshold: articleCharacters, disableJSONLD: true, serializer: (node) => node }).parse()
    return article?.content ? textOfNode(article.content) : ''
  } catch {
    // Malformed structured data or an unusual tree: the page as a whole still has its text.
    return ''
  }
}

/** Takes out what the search for the article would match or compare for seconds; none of it is text of the page. */
function removeOverlong(document: Document): void {
  for (const title of document.querySelectorAll('title')) if ((title.textContent ?? '').length > maximumTitle) title.remove()
  for (const meta of document.querySelectorAll('meta'))
    if (['name', 'property', 'content'].some((name) => (meta.getAttribute(name) ?? '').length > maximumTitle)) meta.remove()
  for (const element of document.querySelectorAll('[style]')) if ((element.getAttribute('style') ?? '').length > maximumStyle) element.removeAttribute('style')
}

function isModest(root: Element): boolean {
  let elements = 0
  let steps = 0
  let depth = 0
  for (let node: Node | null = root; node !== null; ) {
    if (node.nodeType === elementNode) {
      elements++
      // They are copied and searched one by one.
      steps += (node as Element).attributes.length ** 2 / attributesPerStep
      if (headings.has(node.nodeName.toUpperCase()) && (node.textContent ?? '').length > maximumHeading) return false
    }
    steps += (depth + stepsPerCopy) * (1 + (node.nodeValue?.length ?? 0) / charactersPerStep)
    if (elements > maximumElements || depth > maximumDepth || steps > maximumSteps) return false
    const child: Node | null = node.firstChild
    if (child !== null) {
      node = child
      depth++
      continue
    }
    while (node !== null && node !== root && node.nextSibling === null) {
      node = node.parentNode
      depth--
    }
    if (node === null || node === root) return true
    node = node.nextSibling
  }
  return true
}
