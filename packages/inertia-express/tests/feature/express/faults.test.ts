import type { ErrorRequestHandler, RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { show, site, visit } from './adapter.ts'

const failing = () => Promise.reject(new Error('The tide tables are missing.'))

/** A page that fails, asked for in one way, and what error handlers hear of it. */
async function heardOf(handler: RequestHandler, headers: Readonly<Record<string, string>> = visit) {
  const heard: string[] = []
  const tell: ErrorRequestHandler = (error: Error, _request, response, _next) => {
    heard.push(error.message)
    response.status(500).send('told')
  }
  const { ask } = await site((app) => {
    app.use(handler)
    app.use(tell)
  })
  const response = await ask({ headers })
  // Whoever is told of a failure late is told before the next answer.
  await ask({ headers, method: 'POST' })
  return { status: response.status, text: await response.text(), heard }
}

/** Fails a page that is asked for by GET, in a way; anything else is answered. */
function onGet(fail: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.method === 'GET' ? fail(request, response, next) : response.end('fine')
}

describe('a page that fails', () => {
  it.each<[string, RequestHandler]>([
    ['returned', (_, response) => show(response, { tides: failing })],
    ['awaited', async (_, response) => await show(response, { tides: failing })],
    ['left alone', (_, response) => void show(response, { tides: failing })],
    [
      'left alone later',
      async (_, response) => {
        await new Promise(setImmediate)
        void show(response, { tides: failing })
      },
    ],
  ])('ends in the error handlers once, however it was asked for: %s', async (_how, fail) => {
    for (const headers of [visit, {}]) {
      expect(await heardOf(onGet(fail), headers)).toEqual({
        status: 500,
        text: 'told',
        heard: ['The tide tables are missing.'],
      })
    }
  })

  it('is the matter of whoever takes its failure', async () => {
    const answer = await heardOf(
      onGet((_, response) =>
        show(response, { tides: failing }).catch((error: Error) => {
          response.status(503).send(error.message)
        }),
      ),
    )

    expect(answer).toEqual({ status: 503, text: 'The tide tables are missing.', heard: [] })
  })
})
