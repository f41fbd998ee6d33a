/** The playground in a real browser, with the real server: every endpoint, by mouse and by keys, for eyes and for screen readers. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/endpoints/index.js'
import { type Server, startServer } from '../house/page-runner.js'
import { answered, faultsOfAccess, openBrowser, openPage } from './browser.js'

let browser: Browser
let server: Server
let url: string

beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startServer()])
  url = `http://127.0.0.1:${server.port}/`
})

afterAll(async () => {
  await browser?.close()
  server?.stop()
})

const at = async (hash = '', options: Parameters<typeof openPage>[2] = {}): Promise<Page> => {
  const page = await openPage(browser, `${url}${hash}`, options)
  await answered(page)
  return page
}
const ask = async (page: Page) => {
  await page.getByRole('button', { name: 'Analyse', exact: true }).click()
  await page.waitForTimeout(50)
  await answered(page)
}

/** What the view of an endpoint shows of its first sample, or of the sample named. */
const views: Readonly<Record<string, { readonly hash?: string; readonly selector: string; readonly shows: RegExp }>> = {
  entities: { selector: '.marked .mention', shows: /Marie Curie\s*PERSON/ },
  language: { hash: '?sample=mixed', selector: '.region', shows: /Please bring[\s\S]*English \(eng\)/ },
  morphology: { hash: '?sample=deu', selector: '.token', shows: /beschließen/ },
  categories: { selector: '.bar', shows: /Education|Business|science|health/i },
  'name-similarity': { selector: '.aligned li', shows: /putin[\s\S]*exact/ },
  'name-deduplication': { selector: '.clusters .card', shows: /Jim Gunn\s*James Gunn/ },
  'name-translation': { selector: '.rendering', shows: /Shcherbakov/ },
  'address-similarity': { selector: '.part', shows: /House number\s*1600/ }
}

describe('every endpoint', () => {
  for (const { name } of endpoints) {
    const { hash = '', selector, shows } = views[name] ?? { selector: '.view', shows: /JSON/ }
    test(`${name}: the first answer is there to be looked at, and axe finds nothing, light and dark`, async () => {
      const page = await at(`#${name}${hash}`, { colorScheme: 'light' })
      expect(await page.locator(selector).count()).toBeGreaterThan(0)
      expect(await page.locator('.view').innerText()).toMatch(shows)
      expect(await faultsOfAccess(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await faultsOfAccess(page)).toEqual([])
    })

    test(`${name}: fits a phone`, async () => {
      const page = await at(`#${name}${hash}`, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await width()).toBeLessThanOrEqual(360)
      // folded, so that the answer is near
      await page.getByText('Options', { exact: true }).click()
      expect(await width()).toBeLessThanOrEqual(360)
      expect(await faultsOfAccess(page)).toEqual([])
    })
  }
})

describe('entities', () => {
  test('a click tells all of an entity, another one closes it', async () => {
    const page = await at()
    await page.getByLabel('Include ontology types').selectOption('true')
    await page.getByLabel('Text', { exact: true }).fill('Angela Merkel met Vladimir Putin in Berlin. Merkel then flew to Paris.')
    await ask(page)
    await page.locator('.mention', { hasText: 'Berlin' }).click()
    const card = page.getByRole('region', { name: 'Entity' })
    const told = await card.innerText()
    expect(told).toMatch(/Berlin/)
    expect(told).toMatch(/LOCATION/)
    expect(told).toMatch(/Confidence\s*\d+ %/)
    expect(told).toMatch(/Classes\s*Place/)
    expect(await card.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/www\.wikidata\.org\/wiki\/Q\d+$/)
    expect(await faultsOfAccess(page)).toEqual([])
    await page.locator('.mention', { hasText: 'Berlin' }).click()
    expect(await card.count()).toBe(0)
  })

  test('arrow keys go from mention to mention, Enter chooses', async () => {
    const page = await at()
    await page.locator('.mention').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await page.locator('.mention[aria-pressed="true"]').first().innerText()).toMatch(/^7 November 1867/)
    // one stop of the Tab key for all of them
    expect(await page.locator('.mention[tabindex="0"]').count()).toBe(1)
  })

  test('marks change nothing of a text from right to left', async () => {
    for (const sample of ['ara', 'heb', 'fas']) {
      const page = await at(`#entities?sample=${sample}`)
      const { text, written, directions } = await page.evaluate(() => {
        const marked = document.querySelector('.marked')!.cloneNode(true) as HTMLElement
        for (const tag of marked.querySelectorAll('.tag')) tag.remove()
        const directions = [...document.querySelectorAll('.marked .line')].map((line) => getComputedStyle(line).direction)
        return { text: document.querySelector('textarea')!.value, written: marked.textContent, directions }
      })
      expect(written).toBe(text)
      expect(new Set(directions)).toEqual(new Set(['rtl']))
      expect(await page.locator('.mention').count()).toBeGreaterThan(2)
    }
  })

  test('one within another and one across it are all told', async () => {
    const page = await openPage(browser, 'about:blank')
    const place = (type: string, mention: string, startOffset: number) => ({
      type,
      mention,
      count: 1,
      mentionOffsets: [{ startOffset, endOffset: startOffset + mention.length }],
      entityId: 'T0'
    })
    const entities = [place('ORGANIZATION', 'University of New York', 4), place('LOCATION', 'New York', 18), place('PRODUCT', 'York Times', 22)]
    await page.route('**/rest/v1/entities', (route) => route.fulfill({ json: { entities } }))
    await page.goto(url)
    await answered(page)
    await page.getByLabel('Text', { exact: true }).fill('The University of New York Times <img src=x onerror=alert(1)>')
    await ask(page)
    // what looks like HTML in a text is text
    expect(await page.locator('.marked').innerText()).toContain('<img src=x onerror=alert(1)>')
    expect(await page.locator('.mention').count()).toBe(4)
    const card = page.getByRole('region', { name: 'Entity' })
    const york = page.locator('.mention').nth(2)
    const seen = []
    for (let click = 0; click < 3; click++) {
      await york.click()
      seen.push(await card.locator('.chip').innerText())
    }
    expect(seen.sort()).toEqual(['LOCATION', 'ORGANIZATION', 'PRODUCT'])
  })

  test('two models stand side by side with their differences', async () => {
    const page = await at('#entities?sample=heb&compare=true')
    expect(await page.locator('.compared section').count()).toBe(2)
    expect(await page.locator('.counts').innerText()).toMatch(/\d+ mentions the same/)
    expect(await page.locator('.mention.only, .mention.type').count()).toBeGreaterThan(0)
    expect(await faultsOfAccess(page)).toEqual([])
  })
})

test('readings stand as ruby over their words', async () => {
  const page = await at('#morphology?sample=jpn')
  const ruby = page.locator('ruby', { hasText: '東京' }).first()
  expect(await ruby.locator('rt').innerText()).toBe('とうきょう')
})

test('compounds show their parts', async () => {
  const page = await at('#morphology?sample=deu')
  expect(await page.locator('.components').allInnerTexts()).toContain('Wohnungsbau + Programm')
})

test('a name is shown in every scheme that has rules for it', async () => {
  const page = await at('#name-translation?sample=name-rus')
  await page.getByRole('button', { name: 'Show it in every scheme' }).click()
  await page.locator('caption', { hasText: 'schemes have rules' }).waitFor()
  expect(await page.locator('table').innerText()).toMatch(/ISO9_1995/)
  expect(await faultsOfAccess(page)).toEqual([])
})

describe('the form', () => {
  test('goes by keys alone: endpoint, text, answer', async () => {
    const page = await at()
    await page.getByRole('radio', { name: 'Entities' }).focus()
    await page.keyboard.press('ArrowRight')
    await answered(page)
    expect(page.url()).toContain('#language')
    await page.getByLabel('Text', { exact: true }).fill('Wo ist die Bibliothek?')
    await page.keyboard.press('Control+Enter')
    await page.locator('.bar', { hasText: 'German (deu)' }).first().waitFor()
  })

  test('keeps its options in the address, not the text', async () => {
    const page = await at()
    await page.getByLabel('Model type').selectOption('DNN')
    await page.getByLabel('Text', { exact: true }).fill('Nobody but Ada Lovelace of London may read this.')
    await ask(page)
    expect(page.url()).toBe(`${url}#entities?options.modelType=DNN`)
    await page.reload()
    await answered(page)
    expect(await page.getByLabel('Model type').inputValue()).toBe('DNN')
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]))
    expect(stored).not.toMatch(/Ada/)
  })

  test('reads a file in another character set, and a page, by the server', async () => {
    const page = await at('#language')
    const chooser = page.locator('input[type="file"]')
    await chooser.setInputFiles({
      name: 'a.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Die Br\u00fccke \u00fcber den Fluss bleibt bis Montag gesperrt, weil ein Pfeiler gro\u00dfe Risse hat.', 'latin1')
    })
    await page.getByText('Read from a.txt.').waitFor()
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toContain('Brücke')
    const html = '<html><body><nav>Menu</nav><article><p>The bridge over the river stays closed until Monday, said the mayor.</p></article></body></html>'
    await chooser.setInputFiles({ name: 'b.html', mimeType: 'text/html', buffer: Buffer.from(html) })
    await page.getByText('Read from b.html.').waitFor()
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toMatch(/^The bridge/)
  })

  test('takes a file that is dropped', async () => {
    const page = await at('#language')
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['Dov’è la biblioteca? Vorrei restituire questi libri.'], 'c.txt', { type: 'text/plain' }))
      return transfer
    })
    await page.dispatchEvent('.text', 'drop', { dataTransfer: files })
    await page.getByText('Read from c.txt.').waitFor()
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toMatch(/^Dov’è/)
    // analysed at once, as a sample is
    await page.locator('.view', { hasText: 'Italian' }).waitFor()
  })

  test('tells that an answer is to what the form held before', async () => {
    const page = await at('#language')
    const status = page.locator('.status')
    expect(await status.innerText()).not.toMatch(/before/)
    await page.getByLabel('Text', { exact: true }).fill('Dov’è la biblioteca?')
    expect(await status.innerText()).toBe('The answer is to what the form held before.')
    expect(await faultsOfAccess(page)).toEqual([])
    await ask(page)
    expect(await status.innerText()).not.toMatch(/before/)
  })

  test('tells what is wrong in words', async () => {
    const page = await at('#categories')
    await page.getByLabel('Text', { exact: true }).fill('Les élections municipales auront lieu dimanche prochain dans toute la France.')
    await page.keyboard.press('Control+Enter')
    expect(await page.locator('.view [role="alert"]').innerText()).toMatch(/unsupportedLanguage[\s\S]*fra/)
    await page.getByLabel('Text', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Analyse', exact: true }).click()
    expect(await page.locator('p.fault').innerText()).toMatch(/Text: nothing is given/)
  })

  test('copies the request', async () => {
    const page = await at('', { permissions: ['clipboard-read', 'clipboard-write'] })
    for (const [kind, part] of [
      ['curl', 'curl -s '],
      ['Python', 'urllib.request'],
      ['Node', 'await fetch(']
    ] as const) {
      await page.getByRole('radio', { name: kind }).check()
      await page.getByRole('button', { name: `Copy as ${kind}` }).click()
      await page.getByText('copied').waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain(part)
      expect(copied).toContain(`${url}rest/v1/entities`)
    }
  })
})

describe('fifty thousand characters', () => {
  const paragraph = 'Marie Curie met Bill Gates of Microsoft in Paris on 7 November 1867 and paid 12 million euros. '
  for (const [id, selector] of [
    ['entities', '.mention'],
    ['morphology', '.token'],
    ['language', '.bar']
  ] as const)
    test(`${id}: the page goes on answering to its reader`, async () => {
      const page = await at(`#${id}`)
      // the longest time that the page did not get round to anything else, while the answer is shown
      await page.evaluate(() => {
        const times = { last: performance.now(), longest: 0 }
        Object.assign(window, { times })
        setInterval(() => {
          const now = performance.now()
          times.longest = Math.max(times.longest, now - times.last)
          times.last = now
        }, 10)
      })
      await page.getByLabel('Text', { exact: true }).fill(paragraph.repeat(530).slice(0, 50_000))
      await ask(page)
      expect(await page.locator(selector).count()).toBeGreaterThan(0)
      const longest = await page.evaluate(() => (window as unknown as { times: { longest: number } }).times.longest)
      expect(longest).toBeLessThan(3000)
    })
})
