import { optional } from '../../src/index.ts'
import { expect, shown, test } from '../support/test.ts'

test('a poll brings only what it asks for', async ({ page, site }) => {
  await page.clock.install()
  let height = 3
  let stations = 0
  site.page('/', {
    component: 'polling',
    height: () => height,
    station: () => `Portsmouth ${(stations += 1)}`,
  })
  await page.goto('/')
  await expect(shown(page, 'height')).toHaveText('3')

  height = 4
  await page.clock.runFor(60_000)

  await expect(shown(page, 'height')).toHaveText('4')
  await expect(shown(page, 'station')).toHaveText('Portsmouth 1')
})

test('a prop is fetched when the visitor comes near it', async ({ page, site, faults }) => {
  site.page('/', { component: 'below-the-fold', reviews: optional(() => ['Fine', 'Wet']) })
  await page.goto('/')
  await expect(shown(page, 'reviews')).toHaveText('not fetched')
  expect(faults.applicationRequests()).toEqual(['GET /'])

  await shown(page, 'reviews').scrollIntoViewIfNeeded()

  await expect(shown(page, 'reviews')).toHaveText('["Fine","Wet"]')
  expect(faults.applicationRequests()).toEqual(['GET /', 'GET /'])
})
