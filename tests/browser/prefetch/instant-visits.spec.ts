import type { Locator, Page } from '@playwright/test'
import { holdPage, pointerMoves } from '../../support/browser/going-on.ts'
import { openHome } from '../../support/browser/open-home.ts'
import { expect, test } from '../../support/page-faults.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const isWhole = (page: Page) => page.locator('#overview-heading')

/** The module of the page itself, which only the page needs: pieces it shares may be there before. */
const pageModule = /\/assets\/offer-[\w-]{8}\.js$/

/** A card in a list that is shown, and what it leads to, whose answer waits until it is let go. */
async function heldOffer(page: Page, list = '/rya-courses', size = {}) {
  await openHome(page, { address: list, ...size })
  await pointerMoves(page)
  const card = page.locator('#results article').first()
  const link = card.getByRole('heading').getByRole('link')
  const path = (await link.getAttribute('href')) ?? ''
  const name = (await link.textContent()) ?? ''
  return { card, link, path, name, letGo: await holdPage(page, path) }
}

for (const { kind, list, width } of [
  { kind: 'course', list: '/rya-courses', width: 360 },
  { kind: 'trip', list: '/sailing-weekends', width: 1280 },
]) {
  test(`a ${kind} is shown at once with what its card knows, at ${width} px`, async ({ page }) => {
    const { card, link, path, name, letGo } = await heldOffer(page, list, { width })
    const level = (await card.getByText(/^(?:Novice|Intermediate|Advanced)$/).textContent()) ?? ''
    const price = (await card.getByText('£').textContent()) ?? ''

    await link.click()

    await expect(page).toHaveURL(path)
    await expect(heading(page)).toHaveText(name)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(`${name} | Saltlark`)
    await expect(page.locator('main')).toContainText(level)
    await expect(page.locator('main')).toContainText(price)
    await expect(page.locator('main img').first()).toBeVisible()
    const picture = await page.locator('main img').first().getAttribute('src')
    const titleAhead = await placeOf(heading(page))

    letGo()
    await expect(isWhole(page)).toBeVisible()

    await expect(heading(page)).toHaveText(name)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(`${name} | Saltlark`)
    expect(await page.locator('main img').first().getAttribute('src')).toBe(picture)
    expect(Math.abs((await placeOf(heading(page))) - titleAhead)).toBeLessThan(8)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
  })
}

test('by the keyboard it is the same, and the place on the page stays', async ({ page }) => {
  const { link, name, letGo } = await heldOffer(page)

  await link.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(name)
  await page.evaluate(() => window.scrollTo(0, 120))
  letGo()

  await expect(isWhole(page)).toBeVisible()
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
})

test.describe('Back', () => {
  test('before the page is there leads to the list, whatever comes later', async ({ page }) => {
    const { link, name, path, letGo } = await heldOffer(page)
    const list = (await heading(page).textContent()) ?? ''
    await link.click()
    await expect(heading(page)).toHaveText(name)

    await page.goBack()
    await expect(heading(page)).toHaveText(list)
    const answered = page.waitForResponse(`**${path}`).catch(() => null)
    letGo()
    await Promise.race([answered, page.evaluate(() => fetch('/up').then(() => null))])

    await expect(heading(page)).toHaveText(list)
    await expect(page).toHaveURL('/rya-courses')
    await expect(page).not.toHaveTitle(new RegExp(name))
  })

  test('before the code of the page is there leads to the list too', async ({ page }) => {
    const letCode = await holdPage(page, pageModule)
    const { link, name, path, letGo } = await heldOffer(page)
    const list = (await heading(page).textContent()) ?? ''
    const asked = page.waitForRequest(pageModule)
    await link.click()
    letGo()
    await asked
    await expect(heading(page)).toHaveText(name)

    await page.goBack()
    await expect(heading(page)).toHaveText(list)
    const loaded = page.waitForResponse(pageModule)
    letCode()
    await (await loaded).finished()
    await page.evaluate(() => fetch('/up').then(() => null))

    await expect(heading(page)).toHaveText(list)
    await expect(page).toHaveURL('/rya-courses')
    await page.goForward()
    await expect(page).toHaveURL(path)
    await expect(isWhole(page)).toBeVisible()
  })

  test('in the same moment leads to the list', async ({ page }) => {
    const { link, letGo } = await heldOffer(page)
    const list = (await heading(page).textContent()) ?? ''

    // The address changes at once, and the page a frame later.
    await link.evaluate((element: HTMLElement) => {
      const before = location.pathname
      const goBack = () => (location.pathname === before ? setTimeout(goBack) : history.back())
      element.click()
      goBack()
    })

    await expect(page).toHaveURL('/rya-courses')
    letGo()
    await page.evaluate(() => fetch('/up').then(() => null))
    await expect(heading(page)).toHaveText(list)
    await expect(page.locator('#results article').first()).toBeVisible()
  })

  test('to a page that never came asks for it', async ({ page }) => {
    const { link, name, path, letGo } = await heldOffer(page)
    await link.click()
    await expect(heading(page)).toHaveText(name)
    await page.locator('footer a[href="/faq"]').first().click()
    await expect(page).toHaveURL('/faq')
    letGo()

    await page.goBack()

    await expect(page).toHaveURL(path)
    await expect(isWhole(page)).toBeVisible()
    await expect(page).toHaveTitle(`${name} | Saltlark`)
  })
})

test.describe('a page that does not come', () => {
  test('is said to be missing when it is', async ({ page, faults }) => {
    faults.expectFault(/404/)
    const { link, path } = await heldOffer(page)
    await page.unroute(path)
    await page.route(path, async (route) => {
      const url = new URL('/no-such-harbour', page.url()).href
      const response = await route.fetch({ url })
      const body = (await response.text()).replaceAll('/no-such-harbour', path)
      await route.fulfill({ response, body })
    })

    await link.click()

    await expect(heading(page)).toHaveText(/not found/i)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(/not found/i)
  })

  test('can be asked for again, from the dialog or from where it would be', async ({
    page,
    faults,
  }) => {
    faults.expectFault(/ERR_CONNECTION_REFUSED/)
    const { link, name, path } = await heldOffer(page)
    await page.unroute(path)
    await page.route(path, (route) => route.abort('connectionrefused'))

    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Something went wrong' })
    await expect(dialog).toContainText('We could not be reached.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(heading(page)).toHaveText(name)
    await page.unroute(path)
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()

    await expect(isWhole(page)).toBeVisible()
    await expect(page).toHaveTitle(`${name} | Saltlark`)
  })
})

async function placeOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? NaN
}
