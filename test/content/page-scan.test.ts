import { describe, expect, test } from 'vitest'
import { faultOfPage } from '../../src/content/page-scan.js'

const largest = 614_400
/** As many as go into the largest page. */
const fill = (unit: string) => unit.repeat(largest / unit.length)
const cell = '<td class="number right" align="right">1,234&nbsp;&euro;</td>\n'
const article = `<article class="post"><h2>Title</h2>${'<p>Words and <a href="/x?a=1&amp;b=2" title="a > b">links</a>, and more of them.</p>\n'.repeat(40)}</article>`
const nested = (open: string, close: string, depth: number, inner: string) => open.repeat(depth) + inner + close.repeat(depth)

describe('pages that may be read', () => {
  for (const [what, html] of [
    ['nothing', ''],
    ['a table of 20,000 cells', `<table>${`<tr>${cell.repeat(20)}</tr>\n`.repeat(1000)}</table>`],
    ['a table whose rows and cells are not closed', `<table>${`<tr>${'<td>1<td>two'.repeat(10)}`.repeat(1000)}</table>`],
    ['a list whose items are not closed', `<ul>${'<li>An item of the list\n'.repeat(25_000)}`],
    ['paragraphs that are not closed', '<p>A paragraph of the page\n'.repeat(20_000)],
    ['definitions that are not closed', `<dl>${'<dt>word<dd>meaning of it'.repeat(20_000)}`],
    ['options that are not closed', `<select>${'<option value=1>one'.repeat(20_000)}`],
    ['a layout 200 deep', nested('<div class="row"><div class="column">', '</div></div>', 100, article.repeat(80))],
    ['400 threads of answers, each 50 deep', nested('<ul><li>An answer', '</li></ul>', 25, '').repeat(400)],
    ['fonts that an old page leaves open', '<p><font size="2" color=navy>A paragraph of 1998.</p>\n'.repeat(2000)],
    ['text in entities only', fill('&#945;')],
    ['a listing of code in entities', fill('&lt;b&gt;x&lt;/b&gt;\n')],
    ['a listing of code in a script', `<script>${fill('if (a<b) c("</b>")\n')}</script>`],
    ['tags in a comment', `<!--${fill('<b>')}-->`],
    ['tags in an attribute', `<p title="${fill('<b>')}">x</p>`],
    ['icons', `${'<a href=x><svg viewBox="0 0 1 1"><title>x</title><path d="M0 0"/></svg></a>\n'.repeat(8000)}`],
    ['icons without content', '<svg width=1 height=1 />\n'.repeat(1000)],
    ['line breaks', fill('a word<br>')],
    ['an element with 200 attributes', `<div ${Array.from({ length: 200 }, (_, at) => `data-x${at}=1`).join(' ')}>x</div>`],
    ['a page of end tags', fill('</p>')]
  ] as const) {
    test(what, () => expect(faultOfPage(html)).toBeUndefined())
  }
})

describe('pages that would take too long', () => {
  for (const [what, html, fault] of [
    ['200,000 unclosed tags', '<b>'.repeat(200_000), /too many tags/],
    ['unclosed tags of any name', Array.from({ length: 50_000 }, (_, at) => `<x${at}>`).join(''), /too many tags/],
    ['unclosed tags with quoted brackets', `<a title='>' rel=">">`.repeat(30_000), /too many tags/],
    ['unclosed tables', '<table><tr><td>'.repeat(40_000), /too many tags/],
    ['unclosed templates', '<template>'.repeat(60_000), /too many tags/],
    ['end tags of nothing below many open ones', `${'<b>'.repeat(3000)}${'</x>'.repeat(150_000)}`, /too many tags/],
    ['drawings that close themselves', '<svg/>'.repeat(100_000), /too many tags/],
    ['drawings closed from outside', '<b><svg></b>'.repeat(50_000), /too many tags/],
    ['nothing but brackets', '<'.repeat(300_000), /more than 250000/],
    ['nothing but comments', '<!---->'.repeat(300_000), /more than 250000/],
    ['nothing but entities', '&lt;'.repeat(300_000), /more than 250000/],
    ['attributes in many elements', '<a b c d e f>x</a>'.repeat(40_000), /more than 250000/],
    ['an element with 10,000 attributes', `<div ${Array.from({ length: 10_000 }, (_, at) => `x${at}`).join(' ')}>`, /more than 200 attributes/],
    ['an element with 300,000 classes', `<div class="${'a '.repeat(300_000)}">`, /more than 200 attributes/]
  ] as const) {
    test(what, () => expect(faultOfPage(html)).toMatch(fault))
  }
})
