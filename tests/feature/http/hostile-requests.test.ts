import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { samples } from '../../support/by-night.ts'
import { fc } from '../../support/properties.ts'
import { routeNames, samplePath } from '../../support/route-samples.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { headerNames, headerValues, oddPieces } from './hostile-texts.ts'

const site = siteOfFile({ environment: 'production', render: renderPage })

const methods = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
)
const text = fc.string({ unit: 'grapheme-ascii', maxLength: 40 })
const word = text.map((line) => line.replaceAll(' ', '+'))
const addresses = fc.constantFrom(
  '/images/brand/favicon.svg',
  '/images',
  '/favicon.ico',
  ...routeNames.map(samplePath),
)
const pathPiece = fc.oneof(
  fc.constantFrom(...oddPieces),
  word,
  fc.string({ unit: 'grapheme', minLength: 100, maxLength: 200 }).map(encodeURIComponent),
)
const paths = fc.oneof(
  { weight: 4, arbitrary: addresses },
  {
    weight: 3,
    arbitrary: fc.tuple(addresses, pathPiece, pathPiece).map((parts) => parts.join('')),
  },
  {
    weight: 3,
    arbitrary: fc.array(pathPiece, { maxLength: 4 }).map((parts) => `/${parts.join('')}`),
  },
)
const headers = fc.tuple(
  fc.constantFrom(...headerNames),
  fc.oneof(fc.constantFrom(...headerValues), text),
)
const callers = fc.constantFrom(
  ['Accept: text/html'],
  ['Accept: application/json'],
  ['X-Inertia: true', 'X-Inertia-Version: test'],
  ['Accept: text/html', 'Sec-Fetch-Site: same-origin'],
  ['X-Inertia: true', 'X-Inertia-Version: test', 'Sec-Fetch-Site: same-origin'],
  ['Sec-Fetch-Site: cross-site', 'Cookie: cart=c1'],
)
const bodies = fc.oneof(
  fc.tuple(
    fc.constant('application/json'),
    fc.oneof(
      fc.json(),
      fc.constantFrom(
        '{',
        '{}',
        '[]',
        '{"email":null}',
        '{"email":["a"]}',
        '{"__proto__":{"a":1}}',
      ),
      fc.constant(`{"email":${'['.repeat(500)}${']'.repeat(500)}}`),
      text.map((email) => JSON.stringify({ email: `${email}\r\nBcc: x@y.example` })),
    ),
  ),
  fc.tuple(
    fc.constant('application/x-www-form-urlencoded'),
    fc.oneof(
      fc.webQueryParameters(),
      fc.constantFrom(
        'email=',
        'email=a%40b.example',
        'email[]=a',
        '_method=DELETE',
        'a&b&&=',
        '%',
      ),
    ),
  ),
  fc.tuple(
    fc.constantFrom('text/xml', 'multipart/form-data', 'application/json;charset=utf-7', ''),
    fc.string({ unit: 'binary-ascii', maxLength: 100 }),
  ),
)
const requests = fc.record({
  method: methods,
  path: paths,
  caller: callers,
  headers: fc.array(headers, { maxLength: 3 }),
  body: fc.option(bodies),
})

describe('hostile requests, two thousand at night', () => {
  it('are all answered, and none of them by a fault of ours', async () => {
    const answers = new Map<number, number>()

    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const status = await statusOf(request)
        answers.set(status, (answers.get(status) ?? 0) + 1)

        expect(status).toBeGreaterThanOrEqual(200)
        expect(status).toBeLessThan(500)
      }),
      { seed: 20_261_121, numRuns: samples(2_000, 400) },
    )

    // Hostile, but not so hostile that nothing gets past the door.
    for (const status of [200, 301, 400, 403, 404, 405, 415]) expect(answers.has(status)).toBe(true)
  }, 1_200_000)

  it('left nothing in the log that nobody expected, and the site as it was', async () => {
    expect(site.log.filter(({ level }) => level === 'error')).toEqual([])
    const response = await site.visitor().get('/')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('data-server-rendered="true"')
    expect(Object.prototype).not.toHaveProperty('a')
    expect(Object.prototype).not.toHaveProperty('x')
  })
})

interface HostileRequest {
  readonly method: string
  readonly path: string
  readonly caller: readonly string[]
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: readonly [type: string, text: string] | null
}

/** The status of the answer; NaN when the connection ends without one. */
function statusOf({ method, path, caller, headers, body }: HostileRequest): Promise<number> {
  const { host, hostname, port } = new URL(site.origin)
  const isChunked = headers.some(([name]) => name === 'Transfer-Encoding')
  const [type, text] = body ?? [null, '']
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...caller,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(type === null ? [] : [`Content-Type: ${type}`]),
    ...(type === null || isChunked ? [] : [`Content-Length: ${Buffer.byteLength(text, 'latin1')}`]),
  ]
  const socket = connect({ host: hostname, port: Number(port) })
  socket.setTimeout(60_000, () => socket.destroy(new Error('no answer in a minute')))
  socket.write(`${lines.join('\r\n')}\r\n\r\n${isChunked ? chunked(text) : text}`, 'latin1')
  return new Promise((resolve, reject) => {
    let answer = ''
    socket.on('data', (part) => (answer += part.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (?!100)(\d+)/m.exec(answer)?.[1])))
  })
}

function chunked(text: string): string {
  const length = Buffer.byteLength(text, 'latin1')
  return `${length > 0 ? `${length.toString(16)}\r\n${text}\r\n` : ''}0\r\n\r\n`
}
