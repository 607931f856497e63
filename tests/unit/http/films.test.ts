import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ErrorRequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { staticFiles } from '#server/http/static-files.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { served } from '../../support/served.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('a film', () => {
  const file = 'images/art/swell.mp4'
  const ask = async (...lines: string[]) =>
    sendRaw(await servingFilm(), `GET /${file} HTTP/1.1`, 'Host: localhost', ...lines)

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
    const at = await servingFilm()
    const tagOf = async (...lines: string[]) =>
      (await sendRaw(at, `GET /${file} HTTP/1.1`, 'Host: localhost', ...lines)).headers.get('etag')
    const tag = await tagOf()

    expect(tag).toMatch(/^"[\da-f]+-[\da-f]+"$/)
    expect(await tagOf('Range: bytes=0-5')).toBe(tag)
    expect(await tagOf('Accept-Encoding: gzip, br')).toBe(tag)
    const parts = ['Range: bytes=0-5', `If-Range: ${tag}`]
    expect((await sendRaw(at, `GET /${file} HTTP/1.1`, 'Host: localhost', ...parts)).status).toBe(
      206,
    )
  })

  it.each(['If-Range: "another"', 'If-Range: Thu, 01 Jan 1970 00:00:00 GMT'])(
    'is sent whole to who has a part of another one: %s',
    async (line) => {
      const { status, body } = await ask('Range: bytes=0-5', line)

      expect([status, body]).toEqual([200, file])
    },
  )

  it.each(['bytes=20-', 'bytes=30-40'])('has no such part: %s', async (range) => {
    const { status, headers } = await ask(`Range: ${range}`)

    expect([status, headers.get('content-range')]).toEqual([416, 'bytes */20'])
  })

  it.each(['lines=1-2', 'bytes=0-1,4-5'])('is sent whole, rather than as %s', async (range) => {
    const { status, body } = await ask(`Range: ${range}`)

    expect([status, body]).toEqual([200, file])
  })
})

/** Serves a film whose bytes are its own address. */
function servingFilm(): Promise<string> {
  const folder = temporaryFolder()
  const path = join(folder, 'images/art/swell.mp4')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'images/art/swell.mp4')
  return served((app) => {
    app.use(staticFiles(folder))
    app.use(inWords)
  })
}

// Express's own last answer would hide headers.
const inWords: ErrorRequestHandler = (error: { status: number }, _request, response, _next) => {
  response.status(error.status).end()
}
