import type { Locator, Page } from '@playwright/test'
import { menuButton, menuPanel, openMenu } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { violations } from '../support/browser/violations.ts'
import { faultsInWindows } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`from the home page ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a beginner finds a September weekend under £400 in 4 actions', async ({ page }) => {
      const visitor = await visitorOn(page, javaScriptEnabled)

      await visitor.opensMenu('Sailing Weekends')
      await visitor.follows(lastLink(menuPanel(page, 'Sailing Weekends')), 'Sailing weekends')
      await visitor.chooses(/^September 20\d\d/)
      await visitor.chooses(/^Up to £400/)

      expect(visitor.actions()).toBeLessThanOrEqual(4)
      const card = cards(page).filter({ hasText: 'Novice' }).first()
      await expect(card).toContainText(/Next: .*September, 20\d\d/)
      const price = /£(\d+)\.\d\d/.exec((await card.textContent()) ?? '')?.[1]
      expect(Number(price)).toBeLessThanOrEqual(400)
    })

    test('a Day Skipper finds the next mile builder in 4 actions', async ({ page }) => {
      const visitor = await visitorOn(page, javaScriptEnabled)

      await visitor.opensMenu('Mile Builders')
      await visitor.follows(lastLink(menuPanel(page, 'Mile Builders')), /mile/i)
      await visitor.chooses(/^Intermediate/)
      await visitor.sortsBy('Next date')

      expect(visitor.actions()).toBeLessThanOrEqual(4)
      await expect(cards(page).first()).toContainText('Intermediate')
      await expect(cards(page).first()).toContainText(/Next: .* 20\d\d, /)
    })
  })
}

test.describe('the filters of a list', () => {
  test('survive Back and Forward, one step after the other', async ({ page }) => {
    await openHome(page, { address: '/sailing-weekends' })
    const all = await countText(page)
    await choose(page, /^Novice/)
    const some = await countText(page)
    await choose(page, /^2 days/)
    const fewer = page.url()

    await page.goBack()
    await expect(chosen(page)).not.toContainText('2 days')
    await expect(status(page)).toHaveText(some)
    await page.goBack()
    await expect(status(page)).toHaveText(all)
    await expect(chosen(page)).toHaveCount(0)

    await page.goForward()
    await expect(status(page)).toHaveText(some)
    await page.goForward()
    await expect(chosen(page)).toContainText('2 days')
    expect(page.url()).toBe(fewer)
  })

  test('survive a look at an offer', async ({ page }) => {
    await openHome(page, { address: '/sailing-weekends?level=beginner' })
    const name = (await cards(page).first().getByRole('heading').textContent()) ?? ''

    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()

    await expect(chosen(page)).toContainText('Novice')
    await expect(cards(page).first()).toContainText(name)
  })

  test('are shared by their address', async ({ page, context }) => {
    await openHome(page, { address: '/sailing-weekends' })
    await choose(page, /^Novice/)
    await choose(page, /^Up to £400/)

    const other = await context.newPage()
    await other.goto(page.url())

    await expect(chosen(other)).toContainText('Novice')
    await expect(status(other)).toHaveText(await countText(page))
  })
})

/** Each with its address, and a word by which it is known to be the state that it is named for. */
const states = [
  ['a list', '/sailing-weekends', 'Find your weekend'],
  ['a filtered list', '/sailing-weekends?level=beginner&price=to-400&sort=price', 'Clear all'],
  ['a list without results', '/rya-courses?type=practical&price=to-100', 'The nearest stand here'],
  ['a course', '/rya-courses/rya-day-skipper-practical', 'What you need first'],
  ['a trip', '/racing/arc-rally', 'Where to go from here'],
  ['all dates', '/events', 'Show dates'],
  ['a month', '/events?view=month', /Saturday \d/],
] as const

test.describe('axe finds nothing wrong in any window, and nothing is lost,', () => {
  for (const [name, address, word] of states) {
    test(`with ${name}`, async ({ page }) => {
      await openHome(page, { address })

      await expect(page.getByRole('main')).toContainText(word)
      expect(await faultsInWindows(page)).toEqual([])
    })
  }

  test('with one date', async ({ page }) => {
    await openHome(page, { address: '/events' })
    const link = page.getByRole('main').getByRole('link', { name: /^Choose\b/ })
    await openHome(page, { address: (await link.first().getAttribute('href')) ?? '' })

    await expect(page.getByRole('main')).toContainText(/More dates|The only date for now/)
    expect(await faultsInWindows(page)).toEqual([])
  })

  test('with a date that is over', async ({ page, faults }) => {
    faults.expectFault(/410/)
    await openHome(page, { address: '/events/CR-DSP-200104' })

    await expect(page.getByRole('main')).toContainText('Next dates of')
    expect(await faultsInWindows(page)).toEqual([])
  })

  test('with any tab of what follows a course', async ({ page }) => {
    await openHome(page, { address: '/rya-courses/rya-day-skipper-practical' })
    const tabs = page.getByRole('tab')

    await expect(tabs).toHaveCount(3)
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      expect(await violations(page, 'main')).toEqual([])
    }
  })
})

/** Somebody on the home page, whose every action counts. */
async function visitorOn(page: Page, runsScripts: boolean) {
  let actions = 0
  if (runsScripts) await openHome(page)
  else await page.goto('/')

  return {
    actions: () => actions,
    async opensMenu(name: Parameters<typeof openMenu>[1]) {
      actions += 1
      if (runsScripts) return openMenu(page, name)
      await menuButton(page, name).focus()
      await expect(menuPanel(page, name)).toBeVisible()
    },
    async follows(link: Locator, title: string | RegExp) {
      actions += 1
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    },
    async chooses(value: RegExp) {
      actions += 1
      await choose(page, value)
    },
    async sortsBy(order: string) {
      actions += 1
      const link = page
        .getByRole('navigation', { name: 'Sort by' })
        .getByRole('link', { name: order })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'true')
    },
  }
}

/** Chooses a value of a filter, and waits until the list says that it is chosen. */
async function choose(page: Page, value: RegExp): Promise<void> {
  const link = page
    .getByRole('navigation', { name: 'Filter' })
    .getByRole('link', { name: value })
    .first()
  const label = ((await link.textContent()) ?? '').replace(/\s*\(\d+\)$/, '').trim()
  await link.click()
  await expect(chosen(page)).toContainText(label)
}

function lastLink(panel: Locator): Locator {
  return panel.getByRole('link', { name: /^View all/i }).last()
}

const cards = (page: Page) => page.locator('#results article')
const status = (page: Page) => page.locator('#results').getByRole('status')
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen' })
const countText = async (page: Page) => (await status(page).textContent()) ?? ''
