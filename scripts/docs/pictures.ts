/**
 * Pictures of the playground for the README, `docs/pictures/*.png`: five views of a server with the packed knowledge base, taken by Chromium
 * (`CHROMIUM` names the program). Run by hand after the page has changed: `npm run build && npm run docs:pictures`.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'docs/pictures')
const MOST_BYTES = 150_000

interface Picture {
  readonly name: string
  readonly address: string
  readonly colours?: 'light' | 'dark'
  /** What is done before it is taken. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

const pictures: readonly Picture[] = [
  {
    name: 'entities',
    address: '#entities?sample=eng&options.includeOntologyTypes=true',
    prepare: (page) => page.locator('.mention', { hasText: 'Warsaw' }).click()
  },
  { name: 'models', address: '#entities?sample=heb&compare=true' },
  { name: 'morphology', address: '#morphology?sample=jpn' },
  { name: 'language', address: '#language?sample=mixed', colours: 'dark' },
  { name: 'addresses', address: '#address-similarity?sample=address-us' }
]

/** A server on a free port; ends with this program. */
function startServer(): Promise<string> {
  const server = spawn(process.execPath, [join(root, 'build/src/main.js'), 'serve', '--port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] })
  process.on('exit', () => server.kill())
  return new Promise((found, failed) => {
    let said = ''
    server.stderr.setEncoding('utf8').on('data', (part: string) => {
      said += part
      const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said) ?? []
      if (url !== undefined) found(url)
    })
    server.once('exit', () => failed(new Error(`the server ended: ${said}`)))
  })
}

const url = await startServer()
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
mkdirSync(folder, { recursive: true })
for (const { name, address, colours = 'light', prepare } of pictures) {
  const page = await browser.newPage({ viewport: { width: 1100, height: 620 }, colorScheme: colours })
  await page.goto(`${url}${address}`)
  const ready = page.locator('section[aria-label="Answer"][aria-busy="false"] .view')
  await ready.waitFor()
  // asked again, so that the picture does not tell how long the first answer waits for its models
  await page.getByRole('button', { name: 'Analyse', exact: true }).click()
  await ready.waitFor()
  await prepare?.(page)
  await page.mouse.move(0, 0)
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path, animations: 'disabled' })
  const { size } = statSync(path)
  console.log(`${name}.png ${size}`)
  if (size > MOST_BYTES) throw new Error(`${path} has ${size} bytes, more than ${MOST_BYTES}`)
  await page.close()
}
await browser.close()
process.exit(0)
