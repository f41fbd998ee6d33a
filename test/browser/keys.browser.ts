/** The playground of a server that demands keys. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from '../../src/http/keys-file.js'
import { type Server, startServer } from '../house/page-runner.js'
import { answered, faultsOfAccess, openBrowser, openPage } from './browser.js'

const folder = mkdtempSync(join(tmpdir(), 'glossa-playground-'))
let browser: Browser
let server: Server
let url: string
let key: string

beforeAll(async () => {
  const file = join(folder, 'keys.json')
  key = makeKey(file, { label: 'playground', concurrency: 1, days: 1 }).key
  ;[browser, server] = await Promise.all([openBrowser(), startServer(['--keys-file', file])])
  url = `http://127.0.0.1:${server.port}/`
})

afterAll(async () => {
  await browser?.close()
  server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('asks for a key, tries it, and keeps it for the tab only', async () => {
  const page = await openPage(browser, url)
  const input = page.getByLabel('Access key')
  await input.waitFor()
  expect(await faultsOfAccess(page)).toEqual([])
  await input.fill('glossa_wrong')
  await page.keyboard.press('Enter')
  await page.getByText('does not know this key').waitFor()
  await input.fill(key)
  await page.keyboard.press('Enter')
  await answered(page)
  expect(await page.locator('.mention').count()).toBeGreaterThan(0)
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
  expect(page.url()).not.toContain(key)
  expect(await page.locator('.beside').innerText()).not.toContain(key)
  expect(await page.locator('.beside').innerText()).toContain('$API_KEY')
  await page.reload()
  await answered(page)
  // another tab asks anew
  const other = await page.context().newPage()
  await other.goto(url)
  await other.getByLabel('Access key').waitFor()
})

test('compares models with a key for a single call at a time', async () => {
  const page = await openPage(browser, `${url}#entities?compare=true`)
  await page.getByLabel('Access key').fill(key)
  await page.keyboard.press('Enter')
  await page.locator('.compared section').nth(1).waitFor({ timeout: 60_000 })
})

test('forgets the key when it is told to', async () => {
  const page = await openPage(browser, url)
  await page.getByLabel('Access key').fill(key)
  await page.keyboard.press('Enter')
  await answered(page)
  await page.getByRole('button', { name: 'Forget the key' }).click()
  await page.getByLabel('Access key').waitFor()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('asks for a key where the interface document needs one as well', async () => {
  const closed = await startServer(['--keys-file', join(folder, 'keys.json'), '--open-paths', '/health'])
  try {
    const page = await openPage(browser, `http://127.0.0.1:${closed.port}/`)
    const input = page.getByLabel('Access key')
    await input.fill('glossa_wrong')
    await page.keyboard.press('Enter')
    await page.getByText('does not know this key').waitFor()
    await input.fill(key)
    await page.keyboard.press('Enter')
    await answered(page)
    await page.reload()
    await answered(page)
  } finally {
    closed.stop()
  }
})
