import { ask, askAsClient } from '../support/asking.ts'
import { expect, shown, test, visit } from '../support/test.ts'

test('301 and 302 after PUT, PATCH and DELETE are 303, and all others stay', async ({
  request,
  site,
}) => {
  for (const status of [301, 302, 303, 307, 308] as const) {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      site.on(method, `/${status}`, ({ redirect }) => redirect('/done', status))
      const answer = await askAsClient(request, `/${status}`, { method })
      const isChanged = method !== 'post' && status <= 302
      expect(answer.status(), `${method} ${status}`).toBe(isChanged ? 303 : status)
      expect(answer.headers()['location']).toBe('/done')
    }
  }
})

test('307 sends the form again to where it leads', async ({ page, site, faults }) => {
  site.page('/', { title: 'Form' })
  site.on('put', '/berth', ({ redirect }) => redirect('/berths/7', 307))
  site.on('put', '/berths/7', ({ request, inertia }) =>
    inertia.render('show', { sent: request.body }),
  )
  await page.goto('/')

  await visit(page, '/berth', { method: 'put', data: { yacht: 'Petrel' } })

  await expect(shown(page, 'sent')).toHaveText('{"yacht":"Petrel"}')
  expect(faults.applicationRequests()).toEqual(['GET /', 'PUT /berth', 'PUT /berths/7'])
})

test('a redirect to a fragment is left to the browser when it is fetched ahead', async ({
  request,
  site,
}) => {
  site.on('get', '/old', ({ redirect }) => redirect('/new#title'))

  const answer = await askAsClient(request, '/old', { headers: { Purpose: 'prefetch' } })

  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/new#title'])
})

test('a redirect to another site stays one where the application says so', async ({
  request,
  site,
}) => {
  site.configure({ externalRedirects: false })
  site.on('get', '/old', ({ redirect }) => redirect('http://elsewhere.test/'))

  const answer = await askAsClient(request, '/old')

  expect([answer.status(), answer.headers()['location']]).toEqual([302, 'http://elsewhere.test/'])
})

test('an empty answer stays one where the application says so', async ({ request, site }) => {
  site.configure({ emptyRedirects: false })
  site.on('post', '/like', ({ empty }) => empty(204))

  expect((await askAsClient(request, '/like', { method: 'POST' })).status()).toBe(204)
})

test('back leads to no other site, and to no address that cannot be opened', async ({
  request,
  site,
}) => {
  site.configure({ canBeOpened: (address) => address !== '/checkout' })
  site.on('post', '/like', ({ inertia }) => inertia.back('/yachts'))
  const leadsTo = async (referer: string) => {
    const answer = await askAsClient(request, '/like', {
      method: 'POST',
      headers: { Referer: referer },
    })
    expect(answer.status()).toBe(303)
    return answer.headers()['location']
  }

  expect(await leadsTo(`${site.origin}/yacht?from=list`)).toBe('/yacht?from=list')
  expect(await leadsTo('http://elsewhere.test/yacht')).toBe('/yachts')
  expect(await leadsTo(`${site.origin}//elsewhere.test`)).toBe('/yachts')
  expect(await leadsTo(`${site.origin}/checkout`)).toBe('/yachts')
})

test('location is 302 for whoever asks without the client, and 303 after a form', async ({
  request,
  site,
}) => {
  site.on('get', '/pay', ({ inertia }) => inertia.location('http://elsewhere.test/'))
  site.on('post', '/pay', ({ inertia }) => inertia.location('http://elsewhere.test/'))

  expect((await ask(request, '/pay')).status()).toBe(302)
  expect((await ask(request, '/pay', { method: 'POST' })).status()).toBe(303)
})
