import { expect, it } from 'vitest'
import { show, site, visit } from './adapter.ts'

it('a document gets what the page gave for it alone, and the nonce of its answer', async () => {
  const { ask } = await site(
    (app) => {
      app.use((_request, response, next) => {
        response.locals['nonce'] = 'r4nd0m'
        next()
      })
      app.get('/page', (_request, response) =>
        show(response, {}, { document: { canonical: '/knots' } }),
      )
      app.get('/plain', (_request, response) => show(response))
    },
    {
      options: {
        nonce: (_request, { locals }) => String(locals['nonce']),
        document: (_page, { body }, _request, { data, nonce }) =>
          `<link rel="canonical" href="${String(data['canonical'])}"><script nonce="${nonce}"></script>${body}`,
      },
    },
  )
  const page = await (await ask({ path: '/page' })).text()

  expect(page).toMatch(
    /^<link rel="canonical" href="\/knots"><script nonce="r4nd0m"><\/script><script data-page="app" type="application\/json" nonce="r4nd0m">/,
  )
  expect(await (await ask({ path: '/plain' })).text()).toContain('href="undefined"')
  expect(await (await ask({ path: '/page', headers: visit })).text()).not.toContain('canonical')
})

it('a document without a nonce has none', async () => {
  const { ask } = await site((app) => app.get('/page', (_request, response) => show(response)))

  expect(await (await ask({ path: '/page' })).text()).toMatch(
    /^<main><script data-page="app" type="application\/json">/,
  )
})
