import type { Page } from '@playwright/test'
import { leavesToPay, orderByCard, whatIsNext } from '../../support/browser/card.ts'
import { put, voucher } from '../../support/browser/cart.ts'
import { goToReview } from '../../support/browser/checkout.ts'
import { expect, test } from '../../support/browser/stripe-site.ts'
import type { StripeSite } from '../../support/browser/stripe-site.ts'
import { faultsAtWidths } from '../../support/browser/windows.ts'

const bankThinks = 'Your bank has not told us yet whether your payment went through.'

test('a bank that takes its time is waited for, and what it says appears by itself', async ({
  page,
  stripeSite,
  faults,
}) => {
  faults.expectFault(leavesToPay)
  const { session, back } = await payAtSlowBank(page, stripeSite)
  await page.goto(back)
  await expect(whatIsNext(page)).toContainText(bankThinks)
  await expect(whatIsNext(page).getByRole('button')).toHaveCount(0)

  await stripeSite.stripe.settle(session, true)

  await expect(whatIsNext(page)).toContainText('Everything is paid. Thank you.')
})

test('it is asked for half a minute, and then whenever somebody wants to look again', async ({
  page,
  stripeSite,
  faults,
}) => {
  test.slow()
  faults.expectFault(leavesToPay)
  const { session, back } = await payAtSlowBank(page, stripeSite)
  let answers = 0
  page.on('requestfinished', (request) => {
    if ('x-inertia-partial-component' in request.headers()) answers += 1
  })
  await page.clock.install()
  await page.goto(back)

  await page.clock.runFor(90_000)
  await expect.poll(() => answers).toBe(15)
  await stripeSite.stripe.settle(session, false)
  await expect(whatIsNext(page)).toContainText(bankThinks)
  expect(await faultsAtWidths(page), 'the order whose bank thinks').toEqual([])
  await whatIsNext(page).getByRole('link', { name: 'Look again' }).click()

  await expect(whatIsNext(page)).toContainText('Your last payment by card did not go through')
  await expect(whatIsNext(page).getByRole('button', { name: 'Pay £50.00 by card' })).toBeVisible()
})

/** Orders a voucher and pays it by a bank that thinks; gives the page where it leads back. */
async function payAtSlowBank(page: Page, site: StripeSite) {
  await put(page, voucher())
  await goToReview(page)
  await orderByCard(page, 'Card, now', site)
  await expect(page.getByRole('heading', { level: 1, name: 'Pay £50.00' })).toBeVisible()
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const back = await site.stripe.pay(session, { isDelayed: true })
  return { session, back: back ?? '' }
}
