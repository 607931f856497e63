import { describe, expect, it } from 'vitest'
import type { Answer } from '../../support/servers/adapter-server.ts'
import { servers } from '../../support/servers/servers.ts'
import type { ServerName } from '../../support/servers/servers.ts'
import { siteOn, visit } from '../../support/servers/visitor.ts'

describe.each(Object.keys(servers) as ServerName[])('answers that are no pages, on %s', (name) => {
  it.each(['put', 'patch', 'delete'] as const)(
    'makes a redirect after %s one that is asked for by GET',
    async (method) => {
      const { site, ask } = await siteOn(name)
      site.on(method, '/berth', ({ redirect }) => redirect('/done'))

      const answer = await ask('/berth', method.toUpperCase())
      const plain = await ask('/berth', method.toUpperCase(), {})

      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/done'])
      expect(plain.status).toBe(302)
    },
  )

  it('keeps 307 as it is', async () => {
    const { site, ask } = await siteOn(name)
    site.on('put', '/berth', ({ redirect }) => redirect('/done', 307))

    expect((await ask('/berth', 'PUT')).status).toBe(307)
  })

  it.each([
    ['https://bank.test/pay', 'X-Inertia-Location', 'https://bank.test/pay'],
    ['/yacht#reviews', 'X-Inertia-Redirect', '/yacht#reviews'],
  ])('makes a redirect to %s one that the client follows', async (target, header, expected) => {
    const { site, ask } = await siteOn(name)
    site.on('post', '/review', (exchange) => {
      exchange.cookie('order', '42')
      return exchange.redirect(target)
    })

    const answer = await ask('/review', 'POST')

    expect([answer.status, answer.headers.get(header)]).toEqual([409, expected])
    expect(answer.headers.has('Location')).toBe(false)
    expect(answer.headers.getSetCookie().join()).toContain('order=42')
  })

  it.each([
    ['a text of no length', ({ send }) => send('')],
    ['nothing, with the status 204', ({ empty }) => empty(204)],
    ['nothing, with the status 200', ({ empty }) => empty(200)],
  ] satisfies [string, Answer][])('leads a visit back that gets %s', async (_what, answer) => {
    const { site, ask } = await siteOn(name)
    site.on('post', '/berth', answer)

    const headers = { ...visit, Referer: `${site.origin}/knots?a=1` }
    const sent = await ask('/berth', 'POST', headers)

    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/knots?a=1'])
  })

  it('goes back to pages of its own alone', async () => {
    const { site, ask } = await siteOn(name)
    site.on('post', '/berth', ({ inertia }) => inertia.back('/home'))
    const from = async (referer: string) =>
      (await ask('/berth', 'POST', { ...visit, Referer: referer })).headers.get('Location')

    expect(await from(`${site.origin}/knots?a=1`)).toBe('/knots?a=1')
    expect(await from('https://evil.test/knots')).toBe('/home')
  })

  it('leaves for any address, whatever asked', async () => {
    const { site, ask } = await siteOn(name)
    site.on('get', '/leave', ({ inertia }) => inertia.location('https://bank.test/é?a=b c'))
    const address = 'https://bank.test/%C3%A9?a=b%20c'

    const visited = await ask('/leave')
    const opened = await ask('/leave', 'GET', {})

    expect([visited.status, visited.headers.get('X-Inertia-Location')]).toEqual([409, address])
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, address])
  })

  it('keeps messages until a page is shown, over redirects, old assets and prefetches', async () => {
    const { site, ask, page } = await siteOn(name)
    site.page('/knots', {})
    site.on('post', '/knots', ({ inertia }) =>
      inertia
        .flash('success', 'Tied.')
        .errors({ name: ['Too long.', 'Odd.'] })
        .back('/on'),
    )
    site.on('get', '/on', ({ redirect }) => redirect('/knots'))

    await ask('/knots', 'POST')
    await ask('/on')
    await ask('/knots', 'GET', { ...visit, 'X-Inertia-Version': 'none' })
    await ask('/knots', 'GET', { ...visit, Purpose: 'prefetch' })
    const shown = await page('/knots')
    const next = await page('/knots')

    expect([shown.flash, shown.props['errors']]).toEqual([
      { success: 'Tied.' },
      { name: 'Too long.' },
    ])
    expect([next.flash, next.props['errors']]).toEqual([undefined, {}])
  })

  it('puts the errors of a form into the bag that it names', async () => {
    const { site, ask, page } = await siteOn(name)
    site.page('/knots', {})
    site.on('post', '/knots', ({ inertia }) => inertia.errors({ name: 'Odd.' }).back('/knots'))

    await ask('/knots', 'POST')

    const { props } = await page('/knots', { 'X-Inertia-Error-Bag': 'crew' })
    expect(props['errors']).toEqual({ crew: { name: 'Odd.' } })
  })
})
