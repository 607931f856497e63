import { goOnTo } from '../support/browser/going-on.ts'
import { openHome } from '../support/browser/open-home.ts'
import { violations } from '../support/browser/violations.ts'
import { faultsInWindows, resize } from '../support/browser/windows.ts'
import { expect, test } from '../support/page-faults.ts'

/** Each with its address, and a word by which it is known to be the state that it is named for. */
const linked = [
  ['/sailing-weekends', 'Find your weekend'],
  ['/rya-courses/rya-day-skipper-practical', 'What you need first'],
  ['/racing/arc-rally', 'Where to go from here'],
  ['/events', 'Show dates'],
] as const
const unlinked = [
  ['/rya-courses?type=practical&price=to-100', 'The nearest stand here'],
  ['/events?view=month', /Saturday/],
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
    await openHome(page, {
      address: '/sailing-weekends?level=beginner&price=to-400&people=2&sort=price',
    })
    await page.locator('main form summary', { hasText: 'More choices and order' }).click()

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
