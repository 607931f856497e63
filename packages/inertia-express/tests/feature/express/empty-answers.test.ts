import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { answerTo, site, visit } from './adapter.ts'

describe('an empty answer to a visit', () => {
  it('stays as it is where the application says so', async () => {
    const response = await answerTo(
      { method: 'POST', headers: visit },
      (_, answer) => void answer.status(204).end(),
      { emptyRedirects: false },
    )

    expect(response.status).toBe(204)
  })

  const referer = { ...visit, Referer: 'http://HOST/list' }

  it.each<[string, RequestHandler]>([
    ['200', (_request, response) => void response.end()],
    ['200 with an empty text', (_request, response) => void response.send('')],
    ['204', (_request, response) => void response.sendStatus(204)],
    ['204 with a written head', (_request, response) => void response.writeHead(204).end()],
  ])('leads back: %s', async (_what, handler) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await answerTo({ method, headers: referer }, handler)

      expect([response.status, response.headers.get('location')]).toEqual([303, '/list'])
      expect(await response.text()).toBe('')
    }
  })

  it('keeps what is flashed', async () => {
    const { ask, store } = await site((app) =>
      app.use((_request, response) => {
        response.inertia.flash('success', 'Saved.')
        response.sendStatus(204)
      }),
    )

    await ask({ method: 'POST', headers: visit })

    expect(store.state).toEqual({ flash: { success: 'Saved.' } })
  })

  it('does not lead a page back to itself without end', async () => {
    const response = await answerTo(
      { path: '/', headers: visit },
      (_request, answer) => void answer.end(),
    )

    expect(response.status).toBe(200)
  })

  it.each([
    ['a plain request', {}],
    ['a visit that only asks about it', { method: 'HEAD', headers: visit }],
  ])('stays as it is for %s', async (_what, asked) => {
    const response = await answerTo(asked, (_request, answer) => void answer.end())

    expect(response.status).toBe(200)
  })

  it('is not one that comes in pieces', async () => {
    const response = await answerTo({ headers: visit }, (_request, answer) => {
      answer.write('one ')
      answer.end('two')
    })

    expect([response.status, await response.text()]).toEqual([200, 'one two'])
  })

  it('ends also for who writes on: nothing of it is sent', async () => {
    const told: string[] = []
    const response = await answerTo({ method: 'DELETE', headers: referer }, (_request, answer) => {
      answer.statusCode = 204
      answer.write('one', () => told.push('written'))
      answer.end('two', () => told.push('ended'))
    })

    expect([response.status, await response.text()]).toEqual([303, ''])
    expect(told).toEqual(['written', 'ended'])
  })
})
