import type { RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { encryptedHistory } from '../../../src/express/inertia.ts'
import { answerTo, pageOf, show, showKnots, site, visit } from './adapter.ts'

const asked = { headers: visit }

describe('the history of a page', () => {
  it('is not encrypted where nobody says so', async () => {
    expect(await pageOf(answerTo(asked, showKnots))).not.toHaveProperty('encryptHistory')
  })

  it.each<[string, RequestHandler]>([
    ['its answer', (_request, response) => show(response, {}, { encryptHistory: true })],
    [
      'its handler',
      (_request, response) => {
        response.inertia.encryptHistory()
        return show(response)
      },
    ],
  ])('is encrypted by %s', async (_whom, handler) => {
    expect(await pageOf(answerTo(asked, handler))).toHaveProperty('encryptHistory', true)
  })

  it.each([true, ({ path }: { path: string }) => path === '/knots'])(
    'is encrypted by the application: %s',
    async (encryptHistory) => {
      expect(await pageOf(answerTo(asked, showKnots, { encryptHistory }))).toHaveProperty(
        'encryptHistory',
        true,
      )
    },
  )

  it('is encrypted by its route', async () => {
    const { ask } = await site((app) => {
      app.get('/account', encryptedHistory(), showKnots)
      app.get('/knots', showKnots)
    })

    const account = await pageOf(ask({ ...asked, path: '/account' }))
    expect(account).toHaveProperty('encryptHistory', true)
    expect(await pageOf(ask(asked))).not.toHaveProperty('encryptHistory')
  })

  it.each<[string, RequestHandler]>([
    ['its answer', (_request, response) => show(response, {}, { encryptHistory: false })],
    [
      'its handler',
      (_request, response) => {
        response.inertia.encryptHistory(false)
        return show(response)
      },
    ],
  ])('stays open where %s says so, whatever the application says', async (_who, handler) => {
    expect(await pageOf(answerTo(asked, handler, { encryptHistory: true }))).not.toHaveProperty(
      'encryptHistory',
    )
  })
})

describe.each(['clearHistory', 'preserveFragment'] as const)('%s', (wish) => {
  it('is done by the next page after a redirect, once', async () => {
    const { ask } = await site((app) => {
      app.post('/sign-out', (_request, response) => {
        response.inertia[wish]()
        response.redirect(303, '/knots')
      })
      app.get('/knots', showKnots)
    })
    await ask({ ...asked, method: 'POST', path: '/sign-out' })

    expect(await pageOf(ask({ headers: { ...visit, Purpose: 'prefetch' } }))).not.toHaveProperty(
      wish,
    )
    expect(await pageOf(ask(asked))).toHaveProperty(wish, true)
    expect(await pageOf(ask(asked))).not.toHaveProperty(wish)
  })

  it('is done by the very answer that is a page', async () => {
    const page = await pageOf(
      answerTo(asked, (_request, response) => {
        response.inertia[wish]()
        return show(response)
      }),
    )

    expect(page).toHaveProperty(wish, true)
  })
})
