import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { answerTo, show, showKnots, site, visit } from './adapter.ts'

const answers: Record<string, RequestHandler> = {
  'a page': showKnots,
  'an error page': (_request, response) => show(response, {}, { status: 500 }),
  'a redirect': (_request, response) => response.redirect('/away'),
  'a redirect to another site': (_request, response) => response.redirect('https://evil.test/'),
  'a redirect to a fragment': (_request, response) => response.redirect('/away#here'),
  'nothing at all': (_request, response) => void response.end(),
  '204': (_request, response) => void response.status(204).end(),
  'no answer of a handler': (_request, _response, next) => next(),
  'an error': (_request, _response, next) => next(Object.assign(new Error('no'), { status: 418 })),
  JSON: (_request, response) => void response.json({ a: 1 }),
  'a head written at once': (_request, response) =>
    void response.writeHead(200, { 'Content-Type': 'text/plain' }).end('text'),
  'an answer in pieces': (_request, response) => {
    response.write('one')
    response.end('two')
  },
  'headers sent ahead of the body': (_request, response) => {
    response.flushHeaders()
    response.end('body')
  },
}

describe('any answer', () => {
  for (const [what, handler] of Object.entries(answers)) {
    it.each([{}, visit])(`says that it depends on X-Inertia: ${what} to %o`, async (headers) => {
      const response = await answerTo({ headers }, handler)

      expect(response.headers.get('vary')?.split(', ')).toContain('X-Inertia')
    })
  }

  it('says so once', async () => {
    const response = await answerTo({ headers: visit }, (_request, answer) => {
      answer.vary('X-Inertia')
      return show(answer)
    })

    expect(response.headers.get('vary')).toBe('X-Inertia')
  })

  it.each<[string, RequestHandler]>([
    ['sets', (_, response) => void response.set('Vary', 'Accept').json({})],
    [
      'removes',
      (_, response) => {
        response.removeHeader('Vary')
        response.vary('Accept').json({})
      },
    ],
    ['writes', (_, response) => void response.writeHead(200, { Vary: 'Accept' }).end('text')],
    ['lists', (_, response) => void response.writeHead(200, ['Vary', 'Accept']).end('text')],
  ])('says so beside what its handler %s', async (_how, handler) => {
    const response = await answerTo({ headers: visit }, handler)

    expect(response.headers.get('vary')).toBe('Accept, X-Inertia')
  })

  it('says so where it never reaches the adapter', async () => {
    const { ask } = await site((app) => app.use(showKnots), {
      before: (app) => app.use((_request, response) => void response.status(421).send('no')),
    })

    const response = await ask()

    expect([response.status, response.headers.get('vary')]).toEqual([421, 'X-Inertia'])
  })

  it('keeps the words and headers that its head is written with', async () => {
    const { origin } = await site((app) =>
      app.use((_request, response) => {
        response.setHeader('Set-Cookie', 'gone=1')
        const twice = ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Number', 7]
        response.writeHead(200, 'Fine by me', twice as string[]).end('text')
      }),
    )

    const response = await fetch(origin, { headers: visit })

    expect(response.statusText).toBe('Fine by me')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(response.headers.get('x-number')).toBe('7')
  })
})
