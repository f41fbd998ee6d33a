/** The text that a reader of a page sees, in reading order. */

/** Never shown, or shown as something else than text. */
const unread = new Set(
  'AUDIO BUTTON CANVAS DATALIST IFRAME MATH METER NOSCRIPT OBJECT PROGRESS SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA TITLE VIDEO'.split(' ')
)
/** Separated from their surroundings by an empty line. */
const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR HTML MAIN NAV OL P PRE SECTION SUMMARY TABLE UL'.split(
    ' '
  )
)
/** On a line of their own. */
const lines = new Set(['BR', 'CAPTION', 'LI', 'OPTION', 'TR'])
const cells = new Set(['TD', 'TH'])

const elementNode = 1
const textNode = 3
const cdataNode = 4

/** Separators by strength; the strongest asked for between two pieces of text is written. */
const separators = ['', ' ', '\t', '\n', '\n\n']

function strengthAround(name: string): number {
  if (blocks.has(name)) return 4
  if (lines.has(name)) return 3
  return cells.has(name) ? 2 : 0
}

/** Text below a node: white space collapsed outside `pre`, block elements apart, hidden parts left out. No recursion: pages may nest deeply. */
export function textOfNode(root: Node): string {
  const pieces: string[] = []
  let gap = 0
  let preformatted = 0
  const append = (text: string) => {
    const collapsed = preformatted > 0 ? text : text.replace(/[ \t\n\r\f]+/g, ' ')
    const inner = preformatted > 0 ? collapsed : trimSpace(collapsed)
    if (inner === '') {
      if (collapsed !== '') gap = Math.max(gap, 1)
      return
    }
    if (collapsed.startsWith(' ')) gap = Math.max(gap, 1)
    if (pieces.length > 0) pieces.push(separators[gap]!)
    pieces.push(inner)
    gap = collapsed.endsWith(' ') ? 1 : 0
  }
  const enter = (node: Node): boolean => {
    if (node.nodeType === textNode || node.nodeType === cdataNode) {
      append(node.nodeValue ?? '')
      return false
    }
    if (node.nodeType !== elementNode) return false
    const name = node.nodeName.toUpperCase()
    if (unread.has(name) || (node as Element).hasAttribute('hidden')) return false
    gap = Math.max(gap, strengthAround(name))
    if (name === 'PRE') preformatted++
    return true
  }
  const leave = (node: Node) => {
    const name = node.nodeName.toUpperCase()
    gap = Math.max(gap, strengthAround(name))
    if (name === 'PRE') preformatted--
  }
  if (!enter(root)) return pieces.join('')
  for (let node: Node = root; ; ) {
    let next: Node | null = node.firstChild
    // `node` has been entered; look for the first below it that can be entered too, else climb.
    while (next !== null && !enter(next)) next = next.nextSibling
    while (next === null) {
      leave(node)
      if (node === root) return pieces.join('').trim()
      next = node.nextSibling
      while (next !== null && !enter(next)) next = next.nextSibling
      if (next === null) node = node.parentNode ?? root
    }
    node = next
  }
}

function trimSpace(text: string): string {
  return text.slice(text.startsWith(' ') ? 1 : 0, text.length > 1 && text.endsWith(' ') ? -1 : undefined)
}
