import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createRawServer } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchFaultOf } from '../../src/content/fetch-fault.js'
import { type ContentUriSettings, createContentReader } from '../../src/content/reader.js'
import { ApiError } from '../../src/core/errors.js'

const limit = 614_400
const settings: ContentUriSettings = {
  contentUriAllow: ['127.0.0.1'],
  contentUriConnectTimeLimit: 2000,
  contentUriReadTimeLimit: 300,
  contentUriDownloadTimeLimit: 1500,
  contentUriExtractTimeLimit: 10_000,
  contentUriRedirects: 3,
  maxBodyBytes: limit
}
const paragraph = 'The river rose again overnight, the council said, and the lower bridge was closed, for the third time this year. '.repeat(4).trim()
const page = `<!doctype html><html><head><title>Flood</title><script>var hidden = 1</script></head><body>
  <nav><a href="/">Home</a> <a href="/news">News</a></nav><article><h1>Bridge closed</h1><p>${paragraph}</p><p>${paragraph}</p></article>
  <footer><a href="/imprint">Imprint</a></footer></body></html>`

const bomb = gzipSync(Buffer.alloc(100_000_000))

const tries = new Map<string, number>()
const plain = { 'content-type': 'text/plain; charset=utf-8' }

const routes: Readonly<Record<string, RequestListener>> = {
  '/text': (_, response) => response.writeHead(200, plain).end('grüße'),
  '/latin': (_, response) => response.writeHead(200, { 'content-type': 'text/plain; charset=ISO-8859-1' }).end(Buffer.from('grüße', 'latin1')),
  '/undeclared': (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(iconv.encode('Привет, как дела сегодня?', 'windows-1251')),
  '/html': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  '/xhtml': (_, response) => response.writeHead(200, { 'content-type': 'Application/XHTML+xml; charset=utf-8' }).end(page),
  '/short': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>One.<p>Two.'),
  '/untyped-text': (_, response) => response.writeHead(200).end('no type'),
  '/untyped-html': (_, response) => response.writeHead(200).end('<!DOCTYPE html><p>page</p>'),
  '/untyped-binary': (_, response) => response.writeHead(200).end(Buffer.from([1, 0, 2, 0])),
  '/pdf': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  '/gzip': (_, response) => response.writeHead(200, { ...plain, 'content-encoding': 'gzip' }).end(gzipSync('packed')),
  '/deflate': (_, response) => response.writeHead(200, { ...plain, 'content-encoding': 'deflate' }).end(deflateSync('packed')),
  '/bare-deflate': (_, response) => response.writeHead(200, { ...plain, 'content-encoding': 'deflate' }).end(deflateRawSync('packed')),
  '/brotli': (_, response) => response.writeHead(200, { ...plain, 'content-encoding': 'br' }).end(brotliCompressSync('packed')),
  '/twice': (_, response) => response.writeHead(200, { ...plain, 'content-encoding': 'gzip, br' }).end(brotliCompressSync(gzipSync('packed'))),
  '/thrice': (_, response) => response.writeHead(200, { ...plain, 'content-encoding': 'gzip, gzip, gzip' }).end('x'),
  '/unknown-coding': (_, response) => response.writeHead(200, { ...plain, 'content-encoding': 'zstd' }).end('x'),
  '/broken-gzip': (_, response) => response.writeHead(200, { ...plain, 'content-encoding': 'gzip' }).end('no gzip'),
  '/bomb': (_, response) => response.writeHead(200, { ...plain, 'content-encoding': 'gzip' }).end(bomb),
  '/exact': (_, response) => response.writeHead(200, plain).end('a'.repeat(limit)),
  '/declared-large': (_, response) => response.writeHead(200, plain).end('a'.repeat(limit + 1)),
  '/endless': (_, response) => {
    response.writeHead(200, plain)
    const more = () => {
      while (response.write('a'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  },
  '/missing': (_, response) => response.writeHead(404, plain).end('not here'),
  '/empty': (_, response) => response.writeHead(204).end(),
  '/fails-once': (request, response) => {
    if (firstTry(request.url)) response.writeHead(503).end()
    else response.writeHead(200, plain).end('second try')
  },
  '/cut-once': (request, response) => {
    if (firstTry(request.url)) request.socket.destroy()
    else response.writeHead(200, plain).end('second try')
  },
  '/always-fails': (request, response) => {
    firstTry(request.url)
    response.writeHead(503).end()
  },
  '/truncated': (_, response) => {
    response.writeHead(200, { ...plain, 'content-length': '100' }).write('only this')
    setTimeout(() => response.socket?.destroy(), 20)
  },
  '/silent': () => {},
  '/stalls': (_, response) => response.writeHead(200, plain).write('begun'),
  '/drips': (_, response) => {
    response.writeHead(200, plain)
    const drip = setInterval(() => response.write('.'), 50)
    response.on('close', () => clearInterval(drip))
  },
  '/to-text': (_, response) => response.writeHead(302, { location: '/text' }).end(),
  '/three': (_, response) => response.writeHead(301, { location: '/two' }).end(),
  '/two': (_, response) => response.writeHead(307, { location: '/to-text' }).end(),
  '/four': (_, response) => response.writeHead(308, { location: '/three' }).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/no-location': (_, response) => response.writeHead(302).end(),
  '/to-nowhere': (_, response) => response.writeHead(302, { location: 'http://[bad' }).end(),
  '/to-metadata': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/to-loopback-name': (_, response) => response.writeHead(302, { location: 'http://inner.example/' }).end(),
  '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/headers': (request, response) => response.writeHead(200, plain).end(JSON.stringify(request.headers))
}

function firstTry(url = ''): boolean {
  const count = (tries.get(url) ?? 0) + 1
  tries.set(url, count)
  return count === 1
}

let server: Server
let origin: string
let port: number
const names: Readonly<Record<string, readonly string[]>> = {
  'inner.example': ['127.0.0.2'],
  'mixed.example': ['10.0.0.1', '127.0.0.1'],
  'nowhere.example': []
}
const reader = createContentReader(settings, {
  retryDelayMs: 10,
  resolve: (hostname, callback) => {
    const addresses = names[hostname]
    if (addresses === undefined) callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), [])
    else
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 }))
      )
  }
})
const read = (uri: string) => reader.fetch(uri, new AbortController().signal)

beforeAll(async () => {
  server = createServer((request, response) => (routes[request.url ?? ''] ?? routes['/missing']!)(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
})

afterAll(async () => {
  await reader.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function failure(uri: string): Promise<{ code: string; message: string }> {
  const error = await read(uri).then(
    (text) => new Error(`answered ${text.slice(0, 40)}`),
    (thrown: unknown) => thrown
  )
  if (!(error instanceof ApiError)) throw error
  return { code: error.code, message: error.message }
}

describe('what is read', () => {
  for (const [path, text] of [
    ['/text', 'grüße'],
    ['/latin', 'grüße'],
    ['/undeclared', 'Привет, как дела сегодня?'],
    ['/html', `Bridge closed\n\n${paragraph}\n\n${paragraph}`],
    ['/xhtml', `Bridge closed\n\n${paragraph}\n\n${paragraph}`],
    ['/short', 'One.\n\nTwo.'],
    ['/untyped-text', 'no type'],
    ['/untyped-html', 'page'],
    ['/gzip', 'packed'],
    ['/deflate', 'packed'],
    ['/bare-deflate', 'packed'],
    ['/brotli', 'packed'],
    ['/twice', 'packed'],
    ['/exact', 'a'.repeat(limit)],
    ['/to-text', 'grüße'],
    ['/three', 'grüße'],
    ['/fails-once', 'second try'],
    ['/cut-once', 'second try'],
    ['/text#part', 'grüße']
  ] as const) {
    test(path, async () => expect(await read(origin + path)).toBe(text))
  }
  test('a name, at the one of its addresses that is open', async () => expect(await read(`http://mixed.example:${port}/text`)).toBe('grüße'))
  test('without credentials or cookies of any kind', async () => {
    const headers = JSON.parse(await read(`${origin}/headers`)) as object
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
  })
})

describe('what is refused', () => {
  for (const [what, path, code, message] of [
    ['another type', '/pdf', 'badRequest', /"application\/pdf"; plain text and HTML/],
    ['binary data of no type', '/untyped-binary', 'badRequest', /of no known type/],
    ['a body announced too large', '/declared-large', 'requestEntityTooLarge', /over 614400 bytes/],
    ['a body that does not end', '/endless', 'requestEntityTooLarge', /over 614400 bytes/],
    ['a body that unpacks to too much', '/bomb', 'requestEntityTooLarge', /over 614400 bytes/],
    ['three packings', '/thrice', 'badGateway', /packed too often/],
    ['an unknown packing', '/unknown-coding', 'badGateway', /packed as "zstd"/],
    ['a broken packing', '/broken-gzip', 'badGateway', /packed wrongly/],
    ['a missing document', '/missing', 'badGateway', /status 404/],
    ['no document', '/empty', 'badGateway', /status 204/],
    ['a server that stays broken', '/always-fails', 'badGateway', /status 503/],
    ['a body cut short', '/truncated', 'badGateway', /reset/],
    ['a server that says nothing', '/silent', 'badGateway', /nothing arrived for 0.3 s/],
    ['a server that stops talking', '/stalls', 'badGateway', /nothing arrived for 0.3 s/],
    ['a server that drips', '/drips', 'badGateway', /did not arrive within 1.5 s/],
    ['one redirect too many', '/four', 'badGateway', /more than 3 redirects/],
    ['redirects in a circle', '/loop', 'badGateway', /more than 3 redirects/],
    ['a redirect to no place', '/no-location', 'badGateway', /without a location/],
    ['a redirect to no address', '/to-nowhere', 'badGateway', /invalid address/],
    ['a redirect to a closed address', '/to-metadata', 'badRequest', /169\.254\.169\.254 is not open/],
    ['a redirect to a name at a closed address', '/to-loopback-name', 'badRequest', /inner\.example is not open/],
    ['a redirect to a file', '/to-file', 'badRequestFormat', /http or https/]
  ] as const) {
    test(what, async () => expect(await failure(origin + path)).toEqual({ code, message: expect.stringMatching(message) }))
  }
  test('after no more than two tries', () => expect(tries.get('/always-fails')).toBe(2))
})

describe('URIs that are refused', () => {
  for (const [uri, code, message] of [
    ['', 'badRequestFormat', /not a complete URI/],
    ['/relative', 'badRequestFormat', /not a complete URI/],
    ['http://', 'badRequestFormat', /not a complete URI/],
    ['http://[::1', 'badRequestFormat', /not a complete URI/],
    ['ftp://example.org/file.txt', 'badRequestFormat', /http or https/],
    ['file:///etc/passwd', 'badRequestFormat', /http or https/],
    ['data:text/plain,hello', 'badRequestFormat', /http or https/],
    ['http://user:secret@example.org/', 'badRequestFormat', /user name or password/],
    ['http://nowhere-at-all.example/', 'badGateway', /the name is not known/],
    ['http://nowhere.example/', 'badRequest', /nowhere\.example is not open/],
    ['http://127.0.0.2/', 'badRequest', /127\.0\.0\.2 is not open/],
    ['http://127.1.2/', 'badRequest', /127\.1\.0\.2 is not open/],
    ['http://0x7f000002/', 'badRequest', /127\.0\.0\.2 is not open/],
    ['http://2130706434/', 'badRequest', /127\.0\.0\.2 is not open/],
    ['http://0177.0.0.2/', 'badRequest', /127\.0\.0\.2 is not open/],
    ['http://[::1]/', 'badRequest', /::1 is not open/],
    ['http://[::ffff:127.0.0.2]/', 'badRequest', /is not open/],
    ['http://[64:ff9b::127.0.0.1]/', 'badRequest', /is not open/],
    ['http://inner.example/', 'badRequest', /inner\.example is not open/],
    ['http://127。0。0。2/', 'badRequest', /127\.0\.0\.2 is not open/]
  ] as const) {
    test(uri || '(empty)', async () => expect(await failure(uri)).toEqual({ code, message: expect.stringMatching(message) }))
  }
})

describe('attached documents', () => {
  const attached = (contentType: string, bytes = Buffer.from('%PDF')) => reader.read({ bytes, contentType }, new AbortController().signal)
  for (const type of ['application/pdf', 'image/png', 'application/zip'])
    test(`${type} is refused`, async () => {
      await expect(attached(type)).rejects.toMatchObject({ code: 'unsupportedMediaType', message: expect.stringContaining('plain text and HTML can be read') })
    })
  test('binary data of no type are refused', async () => {
    await expect(attached('application/octet-stream', Buffer.from([1, 0, 2, 0]))).rejects.toMatchObject({ code: 'unsupportedMediaType' })
  })
  test('a text with a damaged byte is read', async () => {
    const text = 'Grüße, schöne Größe, müde Vögel'
    expect(await attached('text/plain', Buffer.concat([Buffer.from(text), Buffer.from([0xff])]))).toBe(`${text}\ufffd`)
  })
})

describe('names that change their address', () => {
  test('a second answer, after the first was checked, is not believed', async () => {
    let asked = 0
    const rebinding = createContentReader(
      { ...settings, contentUriAllow: [] },
      {
        retryDelayMs: 10,
        resolve: (_, callback) => {
          asked++
          callback(null, [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }])
        }
      }
    )
    await expect(rebinding.fetch(`http://rebind.example:${port}/text`, new AbortController().signal)).rejects.toMatchObject({ code: 'badRequest' })
    expect(asked).toBe(1)
  })
})

describe('the caller', () => {
  test('who hangs up ends the download', async () => {
    const caller = new AbortController()
    const reading = reader.fetch(`${origin}/silent`, caller.signal)
    setTimeout(() => caller.abort(new Error('hung up')), 50)
    await expect(reading).rejects.toThrow('hung up')
  })
  test('is not misled by an answer that is not HTTP', async () => {
    const raw = createRawServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n'))
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve))
    try {
      const uri = `http://127.0.0.1:${(raw.address() as AddressInfo).port}/`
      expect(await failure(uri)).toEqual({ code: 'badGateway', message: 'contentUri could not be fetched: the answer is not HTTP' })
    } finally {
      raw.close()
    }
  })
  test('learns that a port is closed', async () => {
    expect(await failure('http://127.0.0.1:1/')).toEqual({ code: 'badGateway', message: expect.stringContaining('refused') })
  })
})

describe('faults of the network, in words', () => {
  for (const [code, message, passing] of [
    ['EAI_AGAIN', 'the name could not be resolved', true],
    ['ENOTFOUND', 'the name is not known', false],
    ['ECONNRESET', 'the connection was reset', true],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate or encryption is not acceptable', false],
    ['CERT_HAS_EXPIRED', 'its certificate or encryption is not acceptable', false],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate or encryption is not acceptable', false],
    ['HPE_INVALID_CONSTANT', 'the answer is not HTTP', false],
    ['EWHATEVER', 'the connection failed', false],
    ['constructor', 'the connection failed', false]
  ] as const) {
    test(code, () => expect(fetchFaultOf(Object.assign(new Error('internal words'), { code }))).toMatchObject({ message, passing }))
  }
})

describe('the allow-list', () => {
  test('with a wrong entry stops the start by name', () => {
    expect(() => createContentReader({ ...settings, contentUriAllow: ['10.0.0.0/99'] })).toThrow('setting contentUriAllow: "10.0.0.0/99"')
  })
})
