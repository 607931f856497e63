import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ErrorRequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { staticFiles } from '#server/http/static-files.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { served } from '../../support/served.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('a file', () => {
  it('that was built may be read by pages of any address, and is no page itself', async () => {
    const file = 'build/assets/figtree-Bx3_9-Qz.woff2'

    const { headers } = await fetch(`${await folderWith(file)}/${file}`)

    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('vary')).toBe('Accept-Encoding')
  })

  it.each(['build/app.js', 'images/photo-12345678.jpg', 'build/assets/app-short.js'])(
    'called %s is not taken for one of those',
    async (file) => {
      const { headers } = await fetch(`${await folderWith(file)}/${file}`)

      expect(headers.get('cache-control')).toBe('public, max-age=3600')
      expect(headers.has('access-control-allow-origin')).toBe(false)
    },
  )
})

describe('a built file that lies ready in smaller forms', () => {
  const file = 'build/assets/app-Bx3_9-Qz.js'
  const origin = () => folderWith(file, `${file}.br`, `${file}.gz`)

  it.each([
    ['gzip, deflate, br, zstd', 'br', `${file}.br`],
    ['gzip', 'gzip', `${file}.gz`],
    ['br;q=0', null, file],
  ])('is sent to who accepts %s as %s', async (accepted, encoding, content) => {
    const { status, headers, body } = await ask(await origin(), `Accept-Encoding: ${accepted}`)

    expect([status, body]).toEqual([200, content])
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('content-length')).toBe(String(content.length))
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  it('is not sent again to who has that form, and by HEAD and in parts as it is whole', async () => {
    const at = await origin()
    const accepted = 'Accept-Encoding: br'
    const { headers } = await ask(at, accepted)

    const again = await ask(at, accepted, `If-None-Match: ${headers.get('etag')}`)
    const part = await ask(at, accepted, 'Range: bytes=0-3')
    const head = await sendRaw(at, `HEAD /${file} HTTP/1.1`, 'Host: localhost', accepted)

    expect([again.status, again.body]).toEqual([304, ''])
    expect(again.headers.get('vary')).toBe('Accept-Encoding')
    expect(again.headers.has('content-encoding')).toBe(false)
    expect([part.status, part.body]).toEqual([200, `${file}.br`])
    expect([head.headers.get('content-encoding'), head.body]).toEqual(['br', ''])
    expect(head.headers.get('content-length')).toBe(String(`${file}.br`.length))
  })

  it('leaves an error in plain words, when what the request insists on is not so', async () => {
    const lines = ['Accept-Encoding: br', 'If-Match: "old"']
    const { status, headers, body } = await ask(await origin(), ...lines)

    expect([status, body]).toEqual([412, 'refused'])
    expect(headers.has('content-encoding')).toBe(false)
  })

  it('is sent as it is, when the smaller form went away', async () => {
    const folder = folderOf(file, `${file}.br`)
    const at = await servingOf(folder)
    rmSync(join(folder, 'public', `${file}.br`))

    const { status, headers, body } = await ask(at, 'Accept-Encoding: br')

    expect([status, body]).toEqual([200, file])
    expect(headers.has('content-encoding')).toBe(false)
  })

  function ask(at: string, ...lines: string[]) {
    return sendRaw(at, `GET /${file} HTTP/1.1`, 'Host: localhost', ...lines)
  }
})

describe('a film', () => {
  const file = 'images/art/swell.mp4'
  const ask = async (...lines: string[]) =>
    sendRaw(await folderWith(file), `GET /${file} HTTP/1.1`, 'Host: localhost', ...lines)

  it.each([
    ['bytes=0-5', 'images', 'bytes 0-5/20'],
    ['bytes=15-', 'l.mp4', 'bytes 15-19/20'],
    ['bytes=-4', '.mp4', 'bytes 16-19/20'],
    ['bytes=18-99', 'p4', 'bytes 18-19/20'],
  ])('is sent in the part that a player asks for: %s', async (range, part, where) => {
    const { status, headers, body } = await ask(`Range: ${range}`, 'Accept-Encoding: br')

    expect([status, body]).toEqual([206, part])
    expect(headers.get('content-range')).toBe(where)
    expect(headers.get('content-length')).toBe(String(part.length))
    expect(headers.get('content-type')).toBe('video/mp4')
    expect(headers.has('content-encoding')).toBe(false)
  })

  it('has one name, by which its parts are put together', async () => {
    const at = await folderWith(file)
    const sent = (...lines: string[]) =>
      sendRaw(at, `GET /${file} HTTP/1.1`, 'Host: localhost', ...lines)
    const tagOf = async (...lines: string[]) => (await sent(...lines)).headers.get('etag')
    const tag = await tagOf()

    expect(tag).toMatch(/^"[\da-f]+-[\da-f]+"$/)
    expect(await tagOf('Range: bytes=0-5')).toBe(tag)
    expect(await tagOf('Accept-Encoding: gzip, br')).toBe(tag)
    expect((await sent('Range: bytes=0-5', `If-Range: ${tag}`)).status).toBe(206)
  })

  it.each([
    ['bytes=0-5', 'If-Range: "another"'],
    ['bytes=0-5', 'If-Range: Thu, 01 Jan 1970 00:00:00 GMT'],
    ['lines=1-2'],
    ['bytes=0-1,4-5'],
  ])(
    'is sent whole to who asks for %s of another one, or in another way',
    async (range, ...more) => {
      const { status, body } = await ask(`Range: ${range}`, ...more)

      expect([status, body]).toEqual([200, file])
    },
  )
})

describe('what is not a file for everybody', () => {
  it.each([
    '/.env',
    '/build/.vite/manifest.json',
    '/images',
    '/images/',
    '/',
    '/index.html',
    '/../secret.txt',
    '/images/../../secret.txt',
    '/images/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    String.raw`/..\secret.txt`,
    '/images/mark.svg%00.js',
  ])('%s is left to whoever comes next', async (path) => {
    const origin = await folderWith('images/mark.svg', '.env', 'build/.vite/manifest.json')

    const { status, body } = await sendRaw(origin, `GET ${path} HTTP/1.1`, 'Host: localhost')

    expect([status, body]).toEqual([404, 'next'])
  })

  it('is a file that somebody posts to', async () => {
    const origin = await folderWith('images/mark.svg')

    expect((await fetch(`${origin}/images/mark.svg`, { method: 'POST' })).status).toBe(404)
  })
})

it('a file that nobody waits for any more is no fault', async () => {
  const file = 'build/assets/app-Bx3_9-Qz.js'
  const faults: unknown[] = []
  const inList: ErrorRequestHandler = (error, _request, _response, next) => {
    faults.push(error)
    next()
  }
  const origin = await served((app) => {
    app.use('/gone', (request, response, next) => {
      response.once('close', () => next())
      request.socket.destroy()
    })
    app.use(['/gone', '/'], staticFiles(join(folderOf(file, `${file}.br`), 'public')), inList)
  })
  const ask = (path: string) => fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } })

  await expect(ask(`/gone/${file}`)).rejects.toThrow('fetch failed')
  await ask(`/${file}`)

  expect(faults).toEqual([])
})

/** Serves the folder `public` of a folder that also holds a secret. */
function folderWith(...files: string[]): Promise<string> {
  return servingOf(folderOf(...files))
}

/** Each file holds its own name. */
function folderOf(...files: string[]): string {
  const folder = temporaryFolder()
  for (const file of ['secret.txt', ...files.map((name) => `public/${name}`)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), file.replace(/^public\//, ''))
  }
  return folder
}

function servingOf(folder: string): Promise<string> {
  return served((app) => {
    app.use(staticFiles(join(folder, 'public')))
    app.use((_request, response) => {
      response.status(404).send('next')
    })
    // Express's own last answer would hide headers that were left behind.
    const inWords: ErrorRequestHandler = (error: { status: number }, _request, response, _next) => {
      response.status(error.status).send('refused')
    }
    app.use(inWords)
  })
}
