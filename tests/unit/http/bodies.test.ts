import { gzipSync } from 'node:zlib'
import type { ErrorRequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { bodies } from '#server/http/bodies.ts'
import { matchRoute } from '#server/http/handlers.ts'
import { post } from '#server/routing/define.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { served } from '../../support/served.ts'

const table = {
  small: post('/small', { body: 50 }),
  usual: post('/usual'),
  unread: post('/unread', { unreadBody: true }),
  raw: post('/raw', { rawBody: true }),
}
const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

describe('a body', () => {
  it('is read when it is a form, as flat texts and lists', async () => {
    expect(await send('/usual', form, 'email=ada%40example.com&a[b]=1&tag=1&tag=2')).toMatchObject({
      body: { email: 'ada@example.com', 'a[b]': '1', tag: ['1', '2'] },
    })
  })

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense'])(
    'is refused when it is %s',
    async (type) => {
      expect(await send('/usual', { 'Content-Type': type }, 'email=ada')).toEqual({
        status: 415,
        message:
          'A body must be JSON (application/json) or a form (application/x-www-form-urlencoded).',
      })
    },
  )

  it.each(['{"email": ', '{email: 1}', '"text"', '5', 'null'])(
    'is refused when it is the JSON %s',
    async (text) => {
      expect(await send('/usual', json, text)).toMatchObject({ status: 400 })
    },
  )

  it('is refused in an encoding that nobody asked for', async () => {
    const odd = { ...json, 'Content-Encoding': 'pigeon' }

    expect(await send('/usual', odd, '{}')).toMatchObject({ status: 415 })
  })

  it('is counted by what it holds once it is unpacked', async () => {
    const packed = new Uint8Array(gzipSync(`{"a":"${'x'.repeat(70_000)}"}`))

    expect(packed.length).toBeLessThan(1_000)
    expect(await send('/usual', { ...json, 'Content-Encoding': 'gzip' }, packed)).toMatchObject({
      status: 413,
    })
  })

  it('of such a type passes unread where the address says it all', async () => {
    const parts = { 'Content-Type': 'multipart/form-data; boundary=x' }

    expect(await send('/unread', parts, '--x--')).toEqual({ status: 200, method: 'POST' })
    expect(await send('/unread', form, 'email=ada')).toMatchObject({ body: { email: 'ada' } })
    expect(await send('/unread', parts, '--x--', 'PUT')).toMatchObject({ status: 415 })
  })

  it.each([
    [json, '{"amount":  15750}\n'],
    [json, '{"amount": '],
    [form, '_method=PUT&a=%31'],
    [{ 'Content-Type': 'nonsense' }, 'ümlaut\0'],
    [json, ''],
  ])('passes as it came where somebody has signed it: %o %j', async (type, text) => {
    const answer = await send('/raw', type, text)

    expect(answer).toEqual({ status: 200, method: 'POST', body: Buffer.from(text).toJSON() })
  })

  it('is no bytes there where nothing was sent', async () => {
    const answer = await sendRaw(await readingBodies(), 'POST /raw HTTP/1.1', 'Host: localhost')

    expect(JSON.parse(answer.body)).toMatchObject({ body: Buffer.alloc(0).toJSON() })
  })

  it('is not unpacked there: the packed bytes are not those that were signed', async () => {
    const packed = new Uint8Array(gzipSync('{}'))

    expect(await send('/raw', { ...json, 'Content-Encoding': 'gzip' }, packed)).toMatchObject({
      status: 415,
    })
  })

  it('may be left out, whatever its type is said to be', async () => {
    expect(await send('/usual', { 'Content-Type': 'text/plain' }, '')).toMatchObject({
      status: 200,
    })
  })
})

it.each([
  ['/usual', json, 65_536],
  ['/usual', form, 16_384],
  ['/nowhere', json, 65_536],
  ['/small', json, 50],
  ['/small', form, 50],
  ['/raw', json, 262_144],
])('the largest body of %s with %o is %i bytes', async (path, type, most) => {
  const [before, after] = type === json ? ['{"a":"', '"}'] : ['a=', '']
  const bodyOf = (size: number) => before + 'x'.repeat(size - before.length - after.length) + after

  expect(await send(path, type, bodyOf(most))).toMatchObject({ status: 200 })
  expect(await send(path, type, bodyOf(most + 1))).toMatchObject({ status: 413 })
})

it.each<[string, Record<string, string>, string]>([
  ['PATCH', form, '_method=PATCH'],
  ...['GET', 'HEAD', 'put', 'TRACE', 'constructor', ''].map(
    (odd): [string, typeof form, string] => ['POST', form, `_method=${odd}`],
  ),
  ['POST', form, '_method=PUT&_method=DELETE'],
])('a form that says another method is taken for %s by %o and %s', async (method, type, body) => {
  expect(await send('/usual', type, body)).toMatchObject({ method })
})

/** Sends a body, and says what a handler would see of it. */
async function send(
  path: string,
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer>,
  method = 'POST',
): Promise<unknown> {
  const request: RequestInit = { method, headers, body }
  const response = await fetch((await readingBodies()) + path, request)
  return { status: response.status, ...((await response.json()) as object) }
}

/** An application that answers what its handlers would see of a request. */
function readingBodies(): Promise<string> {
  const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
    response.status(error.status).json({ message: error.message })
  }
  return served((app) => {
    app.use(matchRoute(createMatcher(table, {})))
    app.use(bodies())
    app.use((request, response) => {
      response.json({ method: request.method, body: request.body })
    })
    app.use(refuse)
  })
}
