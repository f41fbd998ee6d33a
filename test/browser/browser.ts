/** A browser with pages of a server, and what every page is asked after a test. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** @throws Error when `CHROMIUM` names none: `npm run test:browser` finds one */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM']
  if (executablePath === undefined) throw new Error('CHROMIUM names no browser: run npm run test:browser')
  // as root, as in most containers, Chromium has no sandbox; the page is our own
  return chromium.launch({ executablePath, args: ['--no-sandbox'] })
}

/** A page that must have asked nobody but its server, and have met no fault, by the end of the test. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // a refused request is told there as well; what the page makes of it is tested
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text())
  })
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin && page.url() !== 'about:blank') faults.push(`asked ${request.url()}`)
  })
  onTestFinished(async () => {
    await context.close()
    expect(faults).toEqual([])
  })
  await page.goto(url)
  return page
}

/** Waits for the answer to the last question. */
export async function answered(page: Page): Promise<void> {
  await page.locator('section[aria-label="Answer"][aria-busy="false"] .view').waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => document.querySelector('.answer.old') === null)
}

/** What axe-core finds wrong, by rule. */
export async function faultsOfAccess(page: Page): Promise<string[]> {
  // the policy of the page allows no script but its own; the test is none of the page's
  const { violations } = (await page.evaluate(`${axe}; axe.run(document, { resultTypes: ['violations'] })`)) as AxeResults
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
