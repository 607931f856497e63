import { describe, expect, it } from 'vitest'
import { always } from '../../../src/props/prop.ts'
import { pages, recordedSite, showKnots, visit } from './recorded-site.ts'
import type { ReadEntry } from './recorded-site.ts'

const json = { 'Content-Type': 'application/json' }
const omitted = (reason: string) => ({ status: 'omitted', reason })

describe('the body of a recorded answer', () => {
  it.each([
    ['/knots', { status: 'present', value: expect.objectContaining({ component: 'knots' }) }],
    ['/data', { status: 'present', value: { rope: 1 } }],
    ['/text', { status: 'present', value: 'Reef knot' }],
    ['/html', omitted('non-inertia-response')],
    ['/picture', omitted('non-textual')],
    ['/stream', omitted('streamed')],
    ['/large', omitted('too-large')],
    ['/large-page', omitted('too-large')],
    ['/broken', omitted('unserializable')],
    ['/empty', { status: 'empty' }],
    ['/nothing', { status: 'empty' }],
  ])('of %s is %j', async (path, expected) => {
    const site = await recordedSite(
      (app) => {
        showKnots(app)
        app.get('/data', (_request, response) => void response.json({ rope: 1 }))
        app.get('/text', (_request, response) => void response.type('text').send('Reef knot'))
        app.get('/html', (_request, response) => void response.send('<input value="csrf">'))
        app.get('/picture', (_request, response) => {
          response.type('png').send(Buffer.from([137, 80]))
        })
        app.get('/stream', (_request, response) => {
          response.write('a')
          response.end()
        })
        app.get('/large', (_request, response) => void response.json('a'.repeat(2_000)))
        app.get('/large-page', async (_request, response) => {
          await pages(response).render('knots', { rope: 'a'.repeat(2_000), end: 1 })
        })
        app.get('/broken', (_request, response) => void response.type('json').send('{'))
        app.get('/empty', (_request, response) => void response.status(204).end())
        app.get('/nothing', (_request, response) => void response.end())
      },
      { bodyLimit: 1_000 },
    )

    const { http } = await site.entryOf(path)

    expect(http['responseBody']).toEqual(expected)
  })

  it('is cut short prop by prop, where the page is too large', async () => {
    const site = await recordedSite(
      (app) => {
        app.get('/knots', async (_request, response) => {
          await pages(response).render('knots', { a: 'ok', rope: 'a'.repeat(2_000), z: 1 })
        })
      },
      { bodyLimit: 1_000 },
    )

    expect((await site.entryOf('/knots')).propValues).toMatchObject({
      a: 'ok',
      rope: '[TOO LARGE]',
      z: '[TOO LARGE]',
    })
  })

  it('has room for a prop within another only once', async () => {
    const site = await recordedSite(
      (app) => {
        app.get('/knots', async (_request, response) => {
          await pages(response).render('knots', { a: { rope: always('a'.repeat(500)) }, z: 1 })
        })
      },
      { bodyLimit: 1_000 },
    )

    expect((await site.entryOf('/knots')).propValues).toMatchObject({
      'a.rope': 'a'.repeat(500),
      z: 1,
    })
  })
})

describe('the body of a recorded request', () => {
  it('is kept when it is a visit', async () => {
    expect(await bodySent({ ...visit, ...json }, JSON.stringify({ knot: 'reef' }))).toEqual({
      status: 'present',
      value: { knot: 'reef' },
    })
  })

  it('is left out when it is not', async () => {
    expect(await bodySent(json, JSON.stringify({ knot: 'reef' }))).toEqual(
      omitted('non-inertia-request'),
    )
  })

  it('is empty when there is none', async () => {
    expect(await bodySent(visit, '')).toEqual({ status: 'empty' })
  })

  it('is never spelt out when it is no text', async () => {
    const body = { file: Buffer.from([1, 2, 3]), name: 'boat.png' }

    expect(await bodySent(visit, '', body)).toEqual({
      status: 'present',
      value: { file: '[BINARY]', name: 'boat.png' },
    })
    expect(await bodySent(visit, '', Buffer.from([1, 2, 3]))).toEqual(omitted('binary'))
  })

  it('is left out when it has no JSON', async () => {
    const body: Record<string, unknown> = { name: 'boat' }
    body['self'] = body

    expect(await bodySent(visit, '', body)).toEqual(omitted('unserializable'))
  })
})

/** What is recorded of a body that was sent, or that a parser of the application's own made. */
async function bodySent(headers: Record<string, string>, text: string, parsed?: unknown) {
  const site = await recordedSite((app) => {
    app.post('/knots', (request, response) => {
      if (parsed !== undefined) request.body = parsed
      response.json({ ok: true })
    })
  })
  const init = { method: 'POST', headers, ...(text !== '' && { body: text }) }
  const { http }: ReadEntry = await site.entryOf('/knots', headers, init)
  return http['requestBody']
}
