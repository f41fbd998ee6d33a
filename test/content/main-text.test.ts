import { afterAll, describe, expect, test } from 'vitest'
import { mainText } from '../../src/content/main-text.js'
import { Reducer } from '../../src/content/reducer.js'

const paragraph = 'The river rose again overnight, the council said, and the lower bridge was closed, for the third time this year.'
const article = `<h1>Bridge closed</h1>${`<p>${paragraph}</p>`.repeat(5)}`
const articleText = ['Bridge closed', ...Array<string>(5).fill(paragraph)].join('\n\n')

describe('the main text', () => {
  for (const [what, html, text] of [
    ['of nothing', '', ''],
    ['of a fragment', '<p>Hello  <b>wor</b>ld &amp; co</p><p>two<br>lines', 'Hello world & co\n\ntwo\nlines'],
    ['of bare text', 'just\n  text', 'just text'],
    ['of a page without body tags', '<html><head><title>T</title><p>one</p><p>two</p>', 'one\n\ntwo'],
    ['of a page without an html tag', '<!doctype html><head><title>T</title></head><p>one</p>', 'one'],
    ['of a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a\tb\nc'],
    ['of a list', '<ul><li>one</li><li>two</li></ul>', 'one\ntwo'],
    ['of preformatted text', '<pre>  a\n   b</pre>x', 'a\n   b\n\nx'],
    ['without scripts and styles', '<body><script>var a = "<p>no</p>"</script><style>p{}</style><noscript>turn it on</noscript><p>yes</p></body>', 'yes'],
    ['without what is hidden', '<body><p hidden>no</p><template>no</template><p>yes</p></body>', 'yes'],
    ['without comments', '<p>a<!-- no -->b</p>', 'ab'],
    ['with entities read', '<p>&eacute;&#x4e2d;&nbsp;&lt;b&gt;</p>', 'é中\u00a0<b>'],
    ['of an article, without what surrounds it', page(`<article>${article}</article>`), articleText],
    ['of an article that is not marked up as one', page(`<div class="content">${article}</div>`), articleText],
    ['of a page too deep to be searched', `${'<div>'.repeat(300)}deep${'</div>'.repeat(300)}`, 'deep']
  ] as const) {
    test(what, () => expect(mainText(html)).toBe(text))
  }
  test('of a page too large to be searched is all of it', () => {
    expect(mainText(page(`<div>${'<b>x</b>'.repeat(25_000)}</div>`))).toBe(`Home News\n\n${'x'.repeat(25_000)}\n\nImprint`)
  })
})

function page(content: string): string {
  return `<!doctype html><html><head><title>T</title></head><body>
<nav><a href="/">Home</a> <a href="/news">News</a></nav>${content}<footer><a href="/imprint">Imprint</a></footer></body></html>`
}

describe('pages whose search would take many seconds', () => {
  const spaces = (count: number) => ' '.repeat(count)
  const words = (letter: string) => Array.from({ length: 45_000 }, (_, at) => `${letter}${at}`).join(' ')
  for (const [what, html] of [
    ['a name of spaces in the head', `<meta property="${spaces(300_000)}" content="x">${article}`],
    ['a style of spaces', `<div style="a${spaces(590_000)}:b">x</div>${article}`],
    ['a title and a heading of many words', `<meta property="og:title" content="${words('t')}"><h2>${words('u')}</h2>${article}`],
    ['two headings of many words', `<h1>${words('t')}</h1><h2>${words('u')}</h2><p>${paragraph}`]
  ] as const) {
    test(what, () => {
      const begun = process.cpuUsage()
      expect(mainText(page(html))).toContain(paragraph)
      const { user } = process.cpuUsage(begun)
      expect(user / 1e6).toBeLessThan(3)
    })
  }
})

describe('the thread that reduces', () => {
  const html = (text: string) => ({ bytes: Buffer.from(text), charset: 'utf-8', html: true })
  const nobody = new AbortController().signal
  const hurried = new Reducer(300)
  const patient = new Reducer(60_000)
  /** As slow as a page may be: one and a half seconds or more of work. */
  const slow = '< a'.repeat(200_000)
  afterAll(async () => {
    await hurried.close()
    await patient.close()
  })

  test('is ended by a page that takes too long, and is there for the next', async () => {
    await expect(hurried.reduce(html(slow), nobody)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('takes too long') })
    expect(await patient.reduce(html('<p>next</p>'), nobody)).toBe('next')
  })
  test('is ended when the caller hangs up', async () => {
    const caller = new AbortController()
    const reducing = patient.reduce(html(slow), caller.signal)
    setTimeout(() => caller.abort(new Error('hung up')), 100)
    await expect(reducing).rejects.toThrow('hung up')
    expect(await patient.reduce(html('<p>next</p>'), nobody)).toBe('next')
  })
  test('refuses a page that would take too long without reading it', async () => {
    await expect(patient.reduce(html('<a>'.repeat(200_000)), nobody)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('too many tags') })
  })
  test('survives bytes that are anything', async () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at >> 3)) & 255)
    expect(typeof (await patient.reduce({ bytes, charset: undefined, html: true }, nobody))).toBe('string')
  })
})
