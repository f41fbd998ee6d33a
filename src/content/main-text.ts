/** HTML to the text of its main article. */
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { textOfNode } from './node-text.js'

/** Readability's time grows with elements times depth; real articles stay far below both. */
const maximumElements = 20_000
const maximumDepth = 256
/** Characters that make an article; shorter finds are taken when nothing longer is there (Readability's default is 500). */
const articleCharacters = 140

/**
 * Text of the main article of a page, blocks on lines of their own; text of the whole page where no article is found or the page is
 * too large or too deep to look for one.
 */
export function mainText(html: string): string {
  const { document } = parseHTML(complete(html))
  const root = document.documentElement
  const whole = textOfNode(root)
  if (whole === '' || !isModest(root)) return whole
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
    const article = new Readability<Node>(document, { charThreshold: articleCharacters, serializer: (node) => node }).parse()
    return article?.content ? textOfNode(article.content) : ''
  } catch {
    // Malformed structured data or an unusual tree: the page as a whole still has its text.
    return ''
  }
}

function isModest(root: Element): boolean {
  let elements = 0
  let depth = 0
  for (let node: Element | null = root; node !== null; ) {
    elements++
    if (elements > maximumElements || depth > maximumDepth) return false
    const child: Element | null = node.firstElementChild
    if (child !== null) {
      node = child
      depth++
      continue
    }
    while (node !== null && node !== root && node.nextElementSibling === null) {
      node = node.parentElement
      depth--
    }
    if (node === null || node === root) return true
    node = node.nextElementSibling
  }
  return true
}
