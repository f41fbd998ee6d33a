import { describe, expect, it } from 'vitest'
import { createDetector } from '../../src/language/detector.js'
import { partStarts } from '../../src/language/parts.js'
import { openModels } from '../../src/models/store.js'

describe('partStarts', () => {
  it('begins parts at words', () => expect(partStarts('one two three', [0, 2, 5])).toEqual([0, 4, 8]))

  it.each([
    ['<script>let a = 1; let b = 2</script> text', '</script'],
    ['<STYLE>a { b: c }  d { e: f }</STYLE> text', '</STYLE'],
    ['<!-- a comment in words --> text', '-->']
  ])('moves them out of %j', (text, end) => expect(partStarts(text, [0, 12])).toEqual([0, text.indexOf(end)]))

  it('moves them behind a code fence, and lets prose between two fences be', () => {
    const text = '```\nlet a = 1\n```\nsome words here\n```\nlet b = 2\n```\nand more'
    expect(partStarts(text, [6, 20, 42])).toEqual([text.indexOf('\nsome'), text.indexOf('words'), text.indexOf('\nand')])
  })

  it('leaves what has no end as it is', () => expect(partStarts('<script> let a b c', [0, 9])).toEqual([0, 13]))
})

describe('long texts with mark-up', () => {
  const detector = createDetector(openModels())
  const english = 'The committee will meet again on Thursday to talk about the new bridge over the river. '

  it.each([
    [
      'a style sheet',
      `<style>\n${'.menu-item a:hover { color: #336699; padding: 4px 8px; margin: 0 auto; display: block; }\n'.repeat(80)}</style>\n<p>${english.repeat(10)}</p>`
    ],
    [
      'a script',
      `<script>${'  var element = document.getElementById("main"); if (element) { element.focus(); }\n'.repeat(90)}</script>\n${english.repeat(20)}`
    ],
    ['comments in another language', `<!-- Der Ausschuss wird sich am Donnerstag wieder treffen. -->\n${english}\n`.repeat(90)],
    ['code fences', `\`\`\`\nfor (let i = 0; i < n; i++) { foo(i); }\nreturn bar;\n\`\`\`\n${english}\n`.repeat(60)]
  ])('are in the language of their words: %s', (_, text) => {
    expect(text.length).toBeGreaterThan(7200)
    expect(detector.detect(text, {})[0]).toMatchObject({ language: 'eng' })
  })
})
