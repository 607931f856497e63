import { defer } from '../../src/index.ts'
import { closedGate } from '../support/gate.ts'
import { expect, reload, shown, test } from '../support/test.ts'

test(
  'a deferred prop comes by itself once the page is shown',
  { tag: '@spec-7.4' },
  async ({ page, site }) => {
    const forecast = closedGate()
    site.page('/', {
      component: 'deferred',
      awaited: ['wind'],
      wind: defer(() => forecast.opened.then(() => 'SW 4')),
    })

    await page.goto('/')
    await expect(shown(page, 'wind')).toHaveText('on its way')

    forecast.open()
    await expect(shown(page, 'wind')).toHaveText('SW 4')
  },
)

test('each group is one request, and none is asked for twice', async ({ page, site, faults }) => {
  const asked: string[] = []
  site.page('/', ({ request }) => {
    asked.push(request.header('X-Inertia-Partial-Data') ?? 'the page')
    return {
      component: 'deferred',
      awaited: ['wind', 'tide', 'crew'],
      wind: defer(() => 'SW 4', { group: 'weather' }),
      tide: defer(() => 'falling', { group: 'weather' }),
      crew: defer(() => 'Ada'),
    }
  })

  await page.goto('/')
  await expect(shown(page, 'wind')).toHaveText('SW 4')
  await expect(shown(page, 'tide')).toHaveText('falling')
  await expect(shown(page, 'crew')).toHaveText('Ada')
  await reload(page, { only: ['crew'] })

  expect(asked.toSorted()).toEqual(['crew', 'crew', 'the page', 'wind,tide'])
  expect(faults.applicationRequests()).toHaveLength(4)
})

test('a rescued prop that fails leaves the others alone, and may come later', async ({
  page,
  site,
}) => {
  const rescued: string[] = []
  site.configure({ onRescue: (error, path) => rescued.push(`${path}: ${String(error)}`) })
  let isBroken = true
  const wind = () => {
    if (isBroken) throw new Error('No answer from the weather service')
    return 'SW 4'
  }
  site.page('/', {
    component: 'deferred',
    awaited: ['wind', 'tide'],
    wind: defer(wind, { rescue: true }),
    tide: defer(() => 'falling'),
  })

  await page.goto('/')
  await expect(shown(page, 'tide')).toHaveText('falling')
  await expect(shown(page, 'wind')).toHaveText('cannot be had')
  expect(rescued).toEqual(['wind: Error: No answer from the weather service'])

  isBroken = false
  await reload(page, { only: ['wind'] })
  await expect(shown(page, 'wind')).toHaveText('SW 4')
})

test('shared data may be deferred too', async ({ page, site }) => {
  site.configure({ share: () => ({ notices: defer(() => 2) }) })
  site.page('/', { component: 'deferred', awaited: ['notices'] })

  await page.goto('/')

  await expect(shown(page, 'notices')).toHaveText('2')
})
