import express from 'express'
import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { errorAnswers } from '#server/http/error-answers.ts'
import { HttpError } from '#server/http/errors.ts'
import { requestId } from '#server/http/request-log.ts'
import { keptLog } from '../../support/kept-log.ts'
import { served } from '../../support/served.ts'

const json = { Accept: 'application/json' }
const fault = new Error('the password is swordfish')

describe('a refusal', () => {
  it.each([
    [
      418,
      Object.assign(new Error('refused by a library'), { status: 418 }),
      'The request could not be answered.',
    ],
    [410, new HttpError(410, 'This link is too old.'), 'This link is too old.'],
  ])('is told in our words: %i', async (status, refusal, words) => {
    const { response } = await answerTo(refusal)

    expect(response.status).toBe(status)
    expect(await response.text()).toBe(words)
  })

  it('is no news for the log, and the same in development', async () => {
    const { response, lines } = await answerTo(new HttpError(404, 'Nothing here.'), {}, true)

    expect([await response.text(), lines]).toEqual(['Nothing here.', []])
  })
})

describe('a fault of ours', () => {
  it.each([
    [fault],
    [new HttpError(502, 'the database at 10.0.0.7 is down')],
    ['the password is swordfish'],
    [{ status: 200, password: 'swordfish' }],
    [undefined],
  ])('tells nothing of itself: %s', async (thrown) => {
    const { response } = await answerTo(() => Promise.reject(thrown), json)

    expect(response.status).toBeGreaterThanOrEqual(500)
    expect(await response.json()).toEqual({
      message:
        'We have been told about it. Please try again in a moment, or call us and we will help.',
      errorId: response.headers.get('x-request-id'),
    })
  })

  it('after the answer has begun ends the connection', async () => {
    const half: RequestHandler = (_request, response) => {
      response.set('Content-Length', '100').write('half')
      throw fault
    }

    const { response, lines } = await answerTo(half)

    await expect(response.text()).rejects.toThrow('terminated')
    expect(lines).toHaveLength(1)
  })
})

describe('an error whose page cannot be made either', () => {
  it('is told in plain text, and both faults are logged', async () => {
    const second = new Error('the layout is broken too')
    const withBrokenLayout: RequestHandler = (_request, response) => {
      response.page = () => Promise.reject(second)
      throw fault
    }

    const { response, lines } = await answerTo(withBrokenLayout)

    expect(response.status).toBe(500)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toMatch(/^We have been told about it\./)
    expect(lines.map(({ message, facts }) => [message, facts['err']])).toEqual([
      ['a request failed', fault],
      ['the error page failed', second],
    ])
  })
})

describe('in development', () => {
  it.each(['GET', 'POST'])(
    'a fault shows its stack, its cause and the request, with all text escaped, to a form’s visit too: %s',
    async (method) => {
      const broken = new Error('<b>no</b> yacht', { cause: new Error('no "wind"') })
      const visited: RequestHandler = (_request, response) => {
        Object.assign(response, { inertia: { isVisit: method === 'POST' } })
        throw broken
      }

      const { response } = await answerTo(visited, { Accept: 'text/html' }, true, method)

      const html = await response.text()
      expect(response.status).toBe(500)
      expect(html).toContain('<strong>&lt;b&gt;no&lt;/b&gt; yacht</strong>')
      expect(html).toContain('Cause: Error: no &quot;wind&quot;')
      expect(html).toContain(`${method} /?a=%3Cb%3E, request `)
      expect(html).toContain('error-answers.test.ts')
    },
  )
})

/** The answer to a request whose handler throws, on a site without pages. */
async function answerTo(
  thrown: unknown,
  headers: Record<string, string> = {},
  isDevelopment = false,
  method = 'GET',
) {
  const log = keptLog()
  const handler: RequestHandler =
    typeof thrown === 'function'
      ? (thrown as RequestHandler)
      : () => {
          throw thrown
        }
  const origin = await served((app) => {
    app.use(requestId())
    app.use(express.Router().all('/', handler))
    app.use(errorAnswers({ log, isDevelopment }))
  })
  return { response: await fetch(`${origin}/?a=%3Cb%3E`, { method, headers }), lines: log.lines }
}
