import type { Locator, Page } from '@playwright/test'
import { goOnTo } from '../support/browser/going-on.ts'
import { menuPanel, openMenu } from '../support/browser/menus.ts'
import { openHome } from '../support/browser/open-home.ts'
import { violations } from '../support/browser/violations.ts'
import { faultsInWindows, resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

test.describe('from the home page in five actions', () => {
  test('a beginner finds a September weekend under £400', async ({ page }) => {
    const visitor = await visitorOn(page)

    await visitor.opensMenu('Sailing Weekends')
    await visitor.follows(lastLink(menuPanel(page, 'Sailing Weekends')), 'Sailing weekends')
    await visitor.chooses(/^September 20\d\d/)
    await visitor.chooses(/^Up to £400/)

    expect(visitor.actions()).toBeLessThanOrEqual(5)
    const card = cards(page).filter({ hasText: 'Novice' }).first()
    await expect(card).toContainText(/Next: .*September, 20\d\d/)
    const price = /£(\d+)\.\d\d/.exec((await card.textContent()) ?? '')?.[1]
    expect(Number(price)).toBeLessThanOrEqual(400)
  })

  test('a Day Skipper finds the next mile builder', async ({ page }) => {
    const visitor = await visitorOn(page)

    await visitor.opensMenu('Mile Builders')
    await visitor.follows(lastLink(menuPanel(page, 'Mile Builders')), /mile/i)
    await visitor.chooses(/^Intermediate/)
    await visitor.sortsBy('Next date')

    expect(visitor.actions()).toBeLessThanOrEqual(5)
    await expect(cards(page).first()).toContainText('Intermediate')
    await expect(cards(page).first()).toContainText(/Next: .* 20\d\d, /)
  })
})

/** Each with its address, and a word by which it is known to be the state that it is named for. */
const linked = [
  ['/sailing-weekends', 'Find your weekend'],
  ['/rya-courses/rya-day-skipper-practical', 'What you need first'],
  ['/racing/arc-rally', 'Where to go from here'],
  ['/events', 'Show dates'],
] as const
const unlinked = [
  ['/rya-courses?type=practical&price=to-100', 'The nearest stand here'],
  ['/events?view=month', /Saturday \d/],
] as const

test.describe('axe finds nothing wrong in any window, and nothing is lost,', () => {
  test('with a list, a course, a trip and all dates', async ({ page }) => {
    await openHome(page, { address: '/contact-us' })
    for (const [address, word] of linked) {
      await goOnTo(page, address)
      await expect(page.getByRole('main')).toContainText(word)
      expect(await faultsInWindows(page), address).toEqual([])
      await resize(page, 1280)
    }
  })

  test('with a list without results, and a month', async ({ page }) => {
    for (const [address, word] of unlinked) {
      await openHome(page, { address })
      await expect(page.getByRole('main')).toContainText(word)
      expect(await faultsInWindows(page), address).toEqual([])
    }
  })

  test('with a filtered list whose filters are open', async ({ page }) => {
    await openHome(page, { address: '/sailing-weekends?level=beginner&price=to-400&sort=price' })
    await openFilters(page)

    await expect(page.getByRole('main')).toContainText('Clear all')
    expect(await faultsInWindows(page)).toEqual([])
  })

  test('with one date, and with one that is over', async ({ page, faults }) => {
    faults.expectFault(/410/)
    await openHome(page, { address: '/events' })
    const link = page.getByRole('main').getByRole('link', { name: /^Choose\b/ })
    await openHome(page, { address: (await link.first().getAttribute('href')) ?? '' })
    await expect(page.getByRole('main')).toContainText(/More dates|The only date for now/)
    expect(await faultsInWindows(page)).toEqual([])

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
      expect(await violations(page, 'main section:has([role=tab])')).toEqual([])
    }
  })
})

/** Somebody on the home page, whose every action counts. */
async function visitorOn(page: Page) {
  let actions = 0
  await openHome(page)

  return {
    actions: () => actions,
    async opensMenu(name: Parameters<typeof openMenu>[1]) {
      actions += 1
      await openMenu(page, name)
    },
    async follows(link: Locator, title: string | RegExp) {
      actions += 1
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    },
    async chooses(value: RegExp) {
      const link = filters(page).getByRole('link', { name: value }).first()
      if (!(await link.isVisible())) {
        actions += 1
        await openFilters(page)
      }
      actions += 1
      const label = ((await link.textContent()) ?? '').replace(/\s*\(\d+\)$/, '').trim()
      await link.click()
      await expect(page.getByRole('list', { name: 'Chosen' })).toContainText(label)
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

async function openFilters(page: Page): Promise<void> {
  await page.locator('main summary', { hasText: 'Filter' }).click()
}

function lastLink(panel: Locator): Locator {
  return panel.getByRole('link', { name: /^View all/i }).last()
}

const filters = (page: Page) => page.getByRole('navigation', { name: 'Filter' })
const cards = (page: Page) => page.locator('#results article')
