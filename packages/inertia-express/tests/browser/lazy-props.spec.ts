import { always, defer, merge, optional, provide } from '../../src/index.ts'
import { closedGate } from '../support/gate.ts'
import type { Gate } from '../support/gate.ts'
import { expect, reload, shown, test } from '../support/test.ts'

test('an optional prop stays away until a reload asks for it', async ({ page, site }) => {
  site.page('/', { port: 'Cowes', tides: optional(() => ['06:12', '18:40']) })

  await page.goto('/')
  await expect(shown(page, 'port')).toHaveText('Cowes')
  await expect(shown(page, 'tides')).toHaveCount(0)

  await reload(page, { only: ['tides'] })
  await expect(shown(page, 'tides')).toHaveText('["06:12","18:40"]')
  await expect(shown(page, 'port')).toHaveText('Cowes')
})

test('an always prop comes new with every reload, whatever that asks for', async ({
  page,
  site,
}) => {
  let visits = 0
  const count = always(() => (visits += 1))
  site.page('/', { count, port: 'Cowes', tides: optional(() => ['06:12']) })

  await page.goto('/')
  await expect(shown(page, 'count')).toHaveText('1')

  await reload(page, { only: ['tides'] })
  await expect(shown(page, 'count')).toHaveText('2')

  await reload(page, { except: ['count'] })
  await expect(shown(page, 'count')).toHaveText('3')
})

test('a plain prop that a reload leaves out is not even made', async ({ page, site }) => {
  let made = 0
  site.page('/', { port: 'Cowes', made: () => (made += 1) })

  await page.goto('/')
  await reload(page, { only: ['port'] })
  await reload(page, { except: ['made'] })

  await expect(shown(page, 'made')).toHaveText('1')
  expect(made).toBe(1)
})

test('a reload takes one value out of an object, and the page keeps the others', async ({
  page,
  site,
}) => {
  let visits = 0
  site.page('/', () => ({ crew: { skipper: `Ada ${++visits}`, mate: `Bo ${visits}` } }))

  await page.goto('/')
  await reload(page, { only: ['crew.mate'] })

  await expect(shown(page, 'crew')).toHaveText('{"skipper":"Ada 1","mate":"Bo 2"}')
})

test('a reload may leave a value out of what it asks for', async ({ page, site }) => {
  let visits = 0
  site.page('/', () => ({ crew: { skipper: `Ada ${++visits}`, mate: `Bo ${visits}` } }))

  await page.goto('/')
  await reload(page, { only: ['crew'], except: ['crew.mate'] })

  await expect(shown(page, 'crew')).toHaveText('{"skipper":"Ada 2","mate":"Bo 1"}')
})

test('kinds work inside an object', async ({ page, site }) => {
  const auth = { user: 'Ada', notifications: defer(() => 3), devices: optional(() => ['phone']) }
  site.page('/', { auth })

  await page.goto('/')
  await expect(shown(page, 'auth')).toHaveText('{"user":"Ada","notifications":3}')

  await reload(page, { only: ['auth.devices'] })
  await expect(shown(page, 'auth')).toHaveText(
    '{"user":"Ada","notifications":3,"devices":["phone"]}',
  )
})

test('kinds work behind a dotted name', async ({ page, site }) => {
  site.page('/', { auth: { user: 'Ada' }, 'auth.notifications': defer(() => 3) })

  await page.goto('/')

  await expect(shown(page, 'auth')).toHaveText('{"user":"Ada","notifications":3}')
})

test('kinds work in the items of a list', async ({ page, site, faults }) => {
  const sailings = ['Solent', 'Skye'].map((area) => ({ area, places: defer(() => area.length) }))
  site.page('/', { sailings })

  await page.goto('/')

  await expect(shown(page, 'sailings')).toHaveText(
    '[{"area":"Solent","places":6},{"area":"Skye","places":4}]',
  )
  expect(faults.applicationRequests()).toEqual(['GET /', 'GET /'])
})

test('a provided prop knows where it stands', async ({ page, site }) => {
  const greeting = provide(
    ({ component, path, siblings }) => `${component} ${path} for ${String(siblings['user'])}`,
  )
  site.page('/', { user: 'Ada', greeting })

  await page.goto('/')

  await expect(shown(page, 'greeting')).toHaveText('show greeting for Ada')
})

test('several props may be provided at once', async ({ page, site }) => {
  site.page('/', {
    title: 'Home',
    crew: provide(({ component }) => ({
      skipper: 'Ada',
      page: component,
      mate: defer(() => 'Bo'),
    })),
  })

  await page.goto('/')

  await expect(shown(page, 'crew')).toHaveText('{"skipper":"Ada","page":"show","mate":"Bo"}')
})

test('a function may give a kind', async ({ page, site }) => {
  site.page('/', { title: 'Home', tides: () => defer(() => ['06:12']) })

  await page.goto('/')

  await expect(shown(page, 'tides')).toHaveText('["06:12"]')
})

test('props are made side by side: two that wait for each other both come', async ({
  page,
  site,
}) => {
  const [high, low] = [closedGate(), closedGate()]
  const waits = (mine: Gate, other: Gate, value: string) => async () => {
    mine.open()
    await other.opened
    return value
  }
  site.page('/', { high: waits(high, low, '06:12'), low: waits(low, high, '12:30') })

  await page.goto('/')

  await expect(shown(page, 'high')).toHaveText('06:12')
  await expect(shown(page, 'low')).toHaveText('12:30')
})

test('a provided prop may give a kind', async ({ page, site }) => {
  site.page('/', { berths: provide(({ path }) => merge(() => [`of ${path}`])) })

  await page.goto('/')
  await reload(page, { only: ['berths'] })

  await expect(shown(page, 'berths')).toHaveText('["of berths","of berths"]')
})
