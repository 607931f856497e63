import type { Page } from '@playwright/test'
import { pointerMoves, presses, watchVisits } from '../../support/browser/going-on.ts'
import { openHome } from '../../support/browser/open-home.ts'
import { expect, test } from '../../support/page-faults.ts'

const faq = '/faq'

/** A link in the footer, which every page has. */
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

/** A page that is known to follow within a moment: by then all before it was decided. */
async function pageComesAhead(page: Page, path: string) {
  const isHere = page.waitForResponse((response) => {
    const { purpose } = response.request().headers()
    return purpose === 'prefetch' && new URL(response.url()).pathname === path
  })
  await presses(page, footerLink(page, path))
  await (await isHere).finished()
}

test.describe('a link that somebody is about to follow', () => {
  test('is fetched when the keyboard comes to it, and opens without another request', async ({
    page,
  }) => {
    await openHome(page)
    await pointerMoves(page)
    const { ahead, visits } = watchVisits(page)
    const next = footerLink(page, faq)

    const answer = page.waitForResponse(`**${faq}`)
    await next.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await (await answer).finished()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(faq)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(ahead).toContain(faq)
    expect(visits).toEqual([])
  })

  test('is fetched once more when it was opened once', async ({ page }) => {
    await openHome(page)
    await pointerMoves(page)
    await pageComesAhead(page, faq)
    await footerLink(page, faq).click()
    await expect(page).toHaveURL(faq)
    // Where it lies it may be over the link again when Back has come.
    await page.mouse.move(1, 1)
    await page.goBack()
    await expect(page).toHaveURL('/')

    await pageComesAhead(page, faq)
  })
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('a link is fetched that it stays on', async ({ page }) => {
    await openHome(page, { width: 360, address: faq })
    await pointerMoves(page)
    // At the top, where nothing has to be scrolled first.
    const { x = 0, y = 0 } = (await page.locator('header a[href="/"]').first().boundingBox()) ?? {}
    const finger = await page.context().newCDPSession(page)

    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/')
    const touchPoints = [{ x: x + 5, y: y + 5 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })

    expect((await asked).headers()['purpose']).toBe('prefetch')
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })
})

test.describe('nothing is fetched ahead', () => {
  test(
    'that may be private or is no page',
    { tag: ['@spec-5.6', '@clar-4.2'] },
    async ({ page }) => {
      await openHome(page, { address: '/register' })
      await pointerMoves(page)
      const { ahead } = watchVisits(page)

      await presses(page, page.locator('main a[href="/login"]'))
      await presses(page, page.locator('header a[href="/cart"]').first())
      await presses(page, page.locator('header a[href^="mailto:"]').first())
      await pageComesAhead(page, faq)

      expect(ahead).toEqual([faq])
    },
  )

  test('that is shown', async ({ page }) => {
    await openHome(page, { address: faq })
    await pointerMoves(page)
    const { ahead } = watchVisits(page)

    await presses(page, footerLink(page, faq))
    await pageComesAhead(page, '/contact-us')

    expect(ahead).toEqual(['/contact-us'])
  })

  for (const { whose, connection } of [
    { whose: 'asks to save data', connection: { saveData: true, effectiveType: '4g' } },
    { whose: 'has a slow connection', connection: { saveData: false, effectiveType: '2g' } },
  ]) {
    test(`for a visitor who ${whose}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await openHome(page)
      await pointerMoves(page)
      const { ahead, visits } = watchVisits(page)

      await footerLink(page, faq).click()

      await expect(page).toHaveURL(faq)
      expect({ ahead, visits }).toEqual({ ahead: [], visits: [faq] })
    })
  }
})

test('a page that cannot be fetched ahead is no matter to anybody, and opens all the same', async ({
  page,
  faults,
}) => {
  faults.expectFault(/ERR_CONNECTION_REFUSED/)
  await openHome(page)
  await pointerMoves(page)
  await page.route(faq, (route) => route.abort('connectionrefused'), { times: 1 })

  const isLost = page.waitForEvent('requestfailed')
  await presses(page, footerLink(page, faq))
  await isLost
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await footerLink(page, faq).click()

  await expect(page).toHaveURL(faq)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
