import { describe, expect, it } from 'vitest'
import { errorPages, inertia, staticPage } from '../../../src/index.ts'
import type { ErrorPagesOptions } from '../../../src/index.ts'
import { assertPage } from '../../../src/testing/assert-page.ts'
import { noFlash } from '../../support/no-flash.ts'
import { served } from '../../support/served.ts'

const visit = { 'X-Inertia': 'true' }

/** A site of one page that is there and several that fail. */
function site(options: Partial<ErrorPagesOptions> = {}): Promise<string> {
  return served((app) => {
    app.use(
      inertia({
        version: '',
        document: (_page, { body }) => body,
        flashStore: noFlash,
        share: () => ({ company: 'Saltlark' }),
      }),
    )
    app.get('/about', staticPage('error', { status: 200, title: 'About', message: 'Us.' }))
    app.get('/gone', () => {
      throw Object.assign(new Error('It was sold.'), { status: 410 })
    })
    app.get('/teapot', () => {
      throw Object.assign(new Error('short and stout'), { statusCode: 418 })
    })
    app.get('/fault', () => Promise.reject(new Error('a fault of ours')))
    app.get('/half', (_request, response) => {
      response.write('half')
      throw new Error('too late for a page')
    })
    app.use(
      errorPages({
        page: ({ status, error }) =>
          status === 418
            ? null
            : { component: 'error', props: { status, message: (error as Error).message } },
        ...options,
      }),
    )
    app.use(((_error, _request, response, _next) => {
      if (response.headersSent) response.destroy()
      else response.status(500).type('text').send('passed on')
    }) as import('express').ErrorRequestHandler)
  })
}

describe('a static page', () => {
  it('is answered without a controller', async () => {
    const page = await assertPage(await fetch(`${await site()}/about`))

    page.status(200).component('error').where('title', 'About')
  })
})

describe('an error page', () => {
  it.each([
    ['a visit', visit],
    ['a document', {}],
  ])('is a page of %s, with its status and the shared props', async (_kind, headers) => {
    const page = await assertPage(await fetch(`${await site()}/gone`, { headers }))

    page
      .status(410)
      .component('error')
      .where('message', 'It was sold.')
      .where('company', 'Saltlark')
  })

  it('is the status 500 for an error without a status of its own', async () => {
    ;(await assertPage(await fetch(`${await site()}/fault`))).status(500)
  })

  it.each([
    ['/gone', 410, 'Gone'],
    ['/fault', 500, 'Internal Server Error'],
  ])(
    'is JSON for who asks for that alone, in no words of the fault: %s',
    async (path, status, message) => {
      const headers = { Accept: 'application/json' }
      const answer = await fetch((await site()) + path, { headers })

      expect([answer.status, await answer.json()]).toEqual([status, { message }])
    },
  )

  it('gives way to the next error handler when there is none for the failure', async () => {
    expect(await (await fetch(`${await site()}/teapot`)).text()).toBe('passed on')
  })

  it('gives way when it fails itself', async () => {
    const origin = await site({
      page: () => ({
        component: 'error',
        props: { broken: () => Promise.reject(new Error('too')) },
      }),
    })

    expect(await (await fetch(`${origin}/fault`)).text()).toBe('passed on')
  })

  it('gives way when the adapter was not reached', async () => {
    const origin = await served((app) => {
      app.use(() => {
        throw new Error('before the adapter')
      })
      app.use(errorPages({ page: () => ({ component: 'error', props: {} }) }))
      app.use(((error: Error, _request, response, _next) => {
        response.status(500).type('text').send(error.message)
      }) as import('express').ErrorRequestHandler)
    })

    expect(await (await fetch(origin)).text()).toBe('before the adapter')
  })

  it('gives way when half an answer is already sent', async () => {
    const origin = await site()

    await expect(fetch(`${origin}/half`).then((answer) => answer.text())).rejects.toThrow(
      /terminated|fetch failed/,
    )
  })

  it('is the stack in development, where the fault is ours', async () => {
    const origin = await site({ overlay: ({ error }) => `<h1>${String(error)}</h1>` })

    const answer = await fetch(`${origin}/fault`, { headers: visit })

    expect(answer.status).toBe(500)
    expect(answer.headers.has('x-inertia')).toBe(false)
    expect(await answer.text()).toBe('<h1>Error: a fault of ours</h1>')
    ;(await assertPage(await fetch(`${origin}/gone`, { headers: visit }))).status(410)
  })
})
