import { defer, merge, once, optional } from '../../src/index.ts'
import type { OnceOptions } from '../../src/props/prop.ts'
import { expect, reload, shown, test, visit } from '../support/test.ts'

/** A prop that counts how often it is made. */
function counted(options?: OnceOptions) {
  let made = 0
  return once(() => (made += 1), options)
}

test('a once prop is made for the first page, and kept for the second', async ({ page, site }) => {
  const rates = counted()
  site.page('/', { rates })
  site.page('/second', { rates, port: 'Cowes' })

  await page.goto('/')
  await visit(page, '/second')

  await expect(shown(page, 'port')).toHaveText('Cowes')
  await expect(shown(page, 'rates')).toHaveText('1')
})

test('a once prop stays known to the client while pages leave it out', async ({ page, site }) => {
  const rates = counted()
  for (const path of ['/', '/second', '/third']) site.page(path, { rates, path })

  await page.goto('/')
  await visit(page, '/second')
  await visit(page, '/third')

  await expect(shown(page, 'path')).toHaveText('/third')
  await expect(shown(page, 'rates')).toHaveText('1')
})

test('pages share a once prop by a key, whatever each calls it', async ({ page, site }) => {
  const rates = counted({ key: 'exchange-rates' })
  site.page('/', { rates })
  site.page('/second', { money: { rates } })

  await page.goto('/')
  await visit(page, '/second')

  await expect(shown(page, 'money')).toHaveText('{"rates":1}')
})

test('a once prop is made anew when it has expired', async ({ page, site }) => {
  site.configure({ now: () => Date.parse('2026-05-01T12:00:00Z') })
  const rates = counted({ expiresInSeconds: 60 })
  site.page('/', { rates })
  await page.clock.setFixedTime('2026-05-01T12:00:00Z')
  await page.goto('/')

  await page.clock.setFixedTime('2026-05-01T12:00:59Z')
  await visit(page, '/')
  await expect(shown(page, 'rates')).toHaveText('1')

  await page.clock.setFixedTime('2026-05-01T12:01:01Z')
  await visit(page, '/')
  await expect(shown(page, 'rates')).toHaveText('2')
})

test('a once prop is made anew when it is to be fresh', async ({ page, site }) => {
  site.page('/', { rates: counted({ fresh: true }) })

  await page.goto('/')
  await visit(page, '/')

  await expect(shown(page, 'rates')).toHaveText('2')
})

test('a once prop is made anew when a reload asks for it', async ({ page, site }) => {
  site.page('/', { rates: counted() })

  await page.goto('/')
  await reload(page, { only: ['rates'] })

  await expect(shown(page, 'rates')).toHaveText('2')
})

test('a deferred once prop is fetched for the first page alone', async ({ page, site, faults }) => {
  const rates = defer(counted())
  site.page('/', { rates })
  site.page('/second', { rates, port: 'Cowes' })

  await page.goto('/')
  await expect(shown(page, 'rates')).toHaveText('1')
  await visit(page, '/second')
  await expect(shown(page, 'port')).toHaveText('Cowes')

  await expect(shown(page, 'rates')).toHaveText('1')
  expect(faults.applicationRequests()).toEqual(['GET /', 'GET /', 'GET /second'])
})

test('an optional once prop stays for the next page once it was asked for', async ({
  page,
  site,
}) => {
  const rates = optional(counted())
  for (const path of ['/', '/second']) site.page(path, { rates, path })
  await page.goto('/')
  await expect(shown(page, 'rates')).toHaveCount(0)
  await reload(page, { only: ['rates'] })
  await expect(shown(page, 'rates')).toHaveText('1')

  await visit(page, '/second')

  await expect(shown(page, 'path')).toHaveText('/second')
  await expect(shown(page, 'rates')).toHaveText('1')
})

test('a merged once prop stays for the next page, and grows when it is asked for', async ({
  page,
  site,
}) => {
  let made = 0
  const log = merge(once(() => [(made += 1)]))
  for (const path of ['/', '/second']) site.page(path, { log, path })
  await page.goto('/')

  await visit(page, '/second')
  await expect(shown(page, 'path')).toHaveText('/second')
  await expect(shown(page, 'log')).toHaveText('[1]')

  await reload(page, { only: ['log'] })
  await expect(shown(page, 'log')).toHaveText('[1,2]')
})

test('what is shared once is made for the first page alone', async ({ page, site }) => {
  let made = 0
  for (const path of ['/', '/second']) {
    site.page(path, ({ inertia }) => {
      inertia.shareOnce('countries', () => (made += 1))
      return { path }
    })
  }

  await page.goto('/')
  await visit(page, '/second')

  await expect(shown(page, 'path')).toHaveText('/second')
  await expect(shown(page, 'countries')).toHaveText('1')
})
