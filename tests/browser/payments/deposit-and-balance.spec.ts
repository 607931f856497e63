import type { Page } from '@playwright/test'
import {
  comeBack,
  leavesToPay,
  orderByCard,
  playMoney,
  whatIsNext,
} from '../../support/browser/card.ts'
import { amountOf, freshDate, newBuyer, places, poundsOf, put } from '../../support/browser/cart.ts'
import { goToReview } from '../../support/browser/checkout.ts'
import { letterTo } from '../../support/browser/post.ts'
import { faultsAtWidths } from '../../support/browser/windows.ts'
import { expect, test } from '../../support/started-page.ts'

test('a guest pays the deposit of two places by card, and the rest from the page of the order', async ({
  page,
  faults,
}) => {
  test.slow()
  faults.expectFault(leavesToPay)
  const date = await freshDate()
  const buyer = newBuyer()
  const deposit = poundsOf(Math.round(date.price / 2))
  const rest = poundsOf(2 * date.price - Math.round(date.price / 2))
  const next = whatIsNext(page)

  await test.step('the review says what each way to pay binds to', async () => {
    await put(page, places(date, 2))
    await goToReview(page, buyer)
    await page.getByRole('radio', { name: 'Card, the deposit now' }).check()
    await expect(page.getByText(`${deposit}, on a page for trying out`)).toBeVisible()
    expect(await faultsAtWidths(page), 'the review').toEqual([])
  })

  await test.step('the code orders, and leads on to pay; whoever leaves there can pay later', async () => {
    await orderByCard(page, 'Card, the deposit now')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`deposit ${deposit}`)
    await comeBack(page, playMoney(page, 'Leave'))
    await expect(next).toContainText('Awaiting payment')
    await expect(next).toContainText(`Please pay ${deposit} by card.`)
    expect(await faultsAtWidths(page), 'the order that waits').toEqual([])
  })

  await test.step('the deposit is paid, and has a receipt', async () => {
    await next.getByRole('button', { name: `Pay ${deposit} by card` }).click()
    await comeBack(page, playMoney(page, `Pay ${deposit}`))
    await expect(next).toContainText('Paid in part')
    await expect(next).toContainText('Nothing is to be paid today.')
    await expect(amountOf(page, 'Total')).toHaveText(poundsOf(2 * date.price))
    expect(await receipts(page)).toEqual(['application/pdf'])
    expect(await faultsAtWidths(page), 'the order that is paid in part').toEqual([])
    await letterTo(buyer.email, new RegExp(`${deposit} by Demo card ending 4242`))
  })

  await test.step('the rest is paid, and nothing is open', async () => {
    await next.getByRole('button', { name: `Pay ${rest} by card` }).click()
    await comeBack(page, playMoney(page, `Pay ${rest}`))
    await expect(next).toContainText('Everything is paid. Thank you.')
    await expect(next.getByRole('button')).toHaveCount(0)
    expect(await receipts(page)).toEqual(['application/pdf', 'application/pdf'])
    expect(await faultsAtWidths(page), 'the order that is paid').toEqual([])
  })
})

/** What is behind the links to receipts that a page has. */
async function receipts(page: Page): Promise<(string | undefined)[]> {
  const links = await page.getByRole('link', { name: /^Receipt RC-\d+/ }).all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  const answers = addresses.map((address) => page.request.get(address ?? ''))
  return (await Promise.all(answers)).map((answer) => answer.headers()['content-type'])
}
