/** The playground: the page at `/` and the files it loads, from `build/playground`. Both are open: they hold nothing but the page itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { apiError } from '../../core/errors.js'
import { builtFile } from '../../core/installation.js'
import type { Settings } from '../../settings.js'
import type { Front } from '../front.js'
import { escapeHtml } from '../page/theme.js'

const PAGE = 'index.html'

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' }

/** Its own files and questions to its own server, nothing else: no script or style in the page, no other host, no frame, no form that is sent anywhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'"
].join('; ')

/** Of the page and its files alike. */
const guarded = { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' }

/** The name of a file holds the hash of its content, so a browser need never ask again; the page names the files, so it always must. */
const FOREVER = 'public, max-age=31536000, immutable'
const NEVER = 'no-cache'

/** @throws Error when the page was not built */
export function playgroundRoutes(app: FastifyInstance, { settings, respond }: Front): void {
  const files = readFiles()
  const page = Buffer.from(filled(files.get(PAGE)!.toString('utf8'), settings))
  files.delete(PAGE)

  app.get('/', { config: { open: true }, schema: { hide: true } }, (request, reply) =>
    respond(request, reply, 200, page, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': NEVER, ...guarded })
  )

  app.get<{ Params: { file: string } }>('/playground/:file', { config: { open: true }, schema: { hide: true } }, (request, reply) => {
    const { file } = request.params
    const content = files.get(file)
    if (content === undefined) throw apiError('notFound', `/playground/${file}`.slice(0, 200))
    respond(request, reply, 200, content, { 'Content-Type': types[extname(file)]!, 'Cache-Control': FOREVER, ...guarded })
  })
}

function readFiles(): Map<string, Buffer> {
  const folder = builtFile('playground')
  try {
    const names = readdirSync(folder).filter((name) => name === PAGE || types[extname(name)] !== undefined)
    const files = new Map(names.map((name) => [name, readFileSync(builtFile(`playground/${name}`))]))
    if (files.has(PAGE)) return files
  } catch {
    // told below
  }
  throw new Error(`the playground is not built (${folder}): run npm run build`)
}

/** The page with what only the server knows: its name, and the word that asks how an answer came about. */
function filled(page: string, { serviceName, fullDetailOutput }: Pick<Settings, 'serviceName' | 'fullDetailOutput'>): string {
  const values: Readonly<Record<string, string>> = { title: serviceName, fullDetail: fullDetailOutput[0] ?? serviceName.toLowerCase() }
  return page.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''))
}
