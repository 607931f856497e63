import type { Page } from '@playwright/test'
import { addButton, book } from '../../support/browser/cart.ts'
import {
  holdPage,
  pointerMoves,
  presses,
  stopClock,
  watchVisits,
} from '../../support/browser/going-on.ts'
import { openHome } from '../../support/browser/open-home.ts'
import { fillSignIn, newCustomer, signOut } from '../../support/browser/people.ts'
import { expect, test } from '../../support/page-faults.ts'

const faq = '/faq'
const library = { tag: ['@spec-9.14', '@clar-4.1'] }

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()
const faqLink = (page: Page) => footerLink(page, faq)
const homeLink = (page: Page) => page.locator('header a[href="/"]').first()

/** Opens a page whose clock stands still until it is moved on. */
async function openStill(page: Page, address: string): Promise<void> {
  await openHome(page, { address })
  await pointerMoves(page)
  await stopClock(page)
}

/** Comes near to following a link, and tells once the page is here. */
async function pageComes(page: Page, comeNear: () => Promise<void>, path = faq): Promise<void> {
  const answer = page.waitForResponse(`**${path}`)
  await comeNear()
  await (await answer).finished()
}

for (const { what, path } of [
  { what: 'a page', path: faq },
  { what: 'a page with places, which the server keeps for ten,', path: '/rya-courses/practical' },
]) {
  test(`${what} is fetched ahead after 75 ms, and kept for 30 s`, library, async ({ page }) => {
    await openStill(page, '/knots')
    const { ahead } = watchVisits(page)
    const link = footerLink(page, path)

    await link.hover()
    await page.clock.runFor(74)
    expect(ahead).toEqual([])
    await pageComes(page, () => page.clock.runFor(1), path)

    await page.clock.runFor(29_999)
    await presses(page, link)
    expect(ahead).toEqual([path])
    await page.clock.runFor(1)
    await pageComes(page, () => presses(page, link), path)
    expect(ahead).toEqual([path, path])
  })
}

test('the place on a page is kept 100 ms after the last scroll', library, async ({ page }) => {
  await openStill(page, '/')
  const kept = () =>
    page.evaluate(
      () =>
        (window.history.state as { documentScrollPosition?: { top: number } })
          .documentScrollPosition?.top,
    )

  await page.evaluate(() => {
    const told = new Promise((tell) => addEventListener('scroll', tell, { once: true }))
    window.scrollTo({ top: 240, behavior: 'instant' })
    return told.then(() => undefined)
  })
  await page.clock.runFor(99)
  expect(await kept()).not.toBe(240)
  await page.clock.runFor(1)
  await expect.poll(kept).toBe(240)
})

test('the bar begins at 8 % and goes on every 200 ms', library, async ({ page }) => {
  await openStill(page, faq)
  const letGo = await holdPage(page, '/')
  const bar = page.locator('#nprogress .bar')

  await homeLink(page).click()
  await page.clock.runFor(250)

  await expect(bar).toHaveAttribute('style', /translate3d\(-92%, 0(?:px)?, 0(?:px)?\)/)
  await expect(bar).toHaveAttribute('style', /200ms/)
  await expect(bar).toHaveCSS('background-color', 'rgb(34, 153, 221)')
  await page.clock.runFor(199)
  await expect(bar).toHaveAttribute('style', /translate3d\(-92%/)
  await page.clock.runFor(1)
  await expect(bar).toHaveAttribute('style', /translate3d\(-82%/)
  await page.clock.resume()
  letGo()
  await expect(page).toHaveURL('/')
})

test(
  'what was fetched ahead is fetched anew after a change of the cart, signing in and out',
  { tag: '@clar-4.4' },
  async ({ page }) => {
    const customer = await newCustomer()
    await openHome(page, { address: book.href })
    await pointerMoves(page)
    const comes = () => pageComes(page, () => presses(page, faqLink(page)))

    await comes()
    await addButton(page).click()
    await expect(page.getByText(`Added: ${book.name}`)).toBeVisible()
    await comes()

    await openHome(page, { address: '/login' })
    await pointerMoves(page)
    await comes()
    await fillSignIn(page, customer)
    await expect(page).toHaveURL('/dashboard')
    await comes()
    await signOut(page)
    await comes()
  },
)

test(
  'a visit names itself and its version, and loads the whole page when that is old',
  { tag: ['@spec-7.4', '@spec-7.5'] },
  async ({ page, faults }) => {
    faults.expectFault(/409/)
    await openHome(page, { address: faq })
    const visit = page.waitForRequest((request) => 'x-inertia' in request.headers())
    const load = page.waitForRequest((request) => request.isNavigationRequest())
    await page.route('/', async (route) => {
      const headers = route.request().headers()
      const old = headers['x-inertia-version'] && { 'x-inertia-version': 'yesterday' }
      await route.continue({ headers: { ...headers, ...old } })
    })

    await homeLink(page).click()

    expect((await visit).headers()).toMatchObject({
      'x-inertia': 'true',
      'x-inertia-version': expect.stringMatching(/\S/),
      'x-requested-with': 'XMLHttpRequest',
    })
    expect(new URL((await load).url()).pathname).toBe('/')
    await expect(page).toHaveURL('/')
  },
)
