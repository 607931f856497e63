import {
  comeBack,
  leavesToPay,
  orderByCard,
  playMoney,
  whatIsNext,
} from '../../support/browser/card.ts'
import { newBuyer, put, voucher } from '../../support/browser/cart.ts'
import { goToReview } from '../../support/browser/checkout.ts'
import { letterTo } from '../../support/browser/post.ts'
import { expect, test } from '../../support/started-page.ts'

test('whoever leaves without paying is offered a card again, and can choose a transfer after all', async ({
  page,
  faults,
}) => {
  faults.expectFault(leavesToPay)
  const buyer = newBuyer()
  const next = whatIsNext(page)
  const pay = next.getByRole('button', { name: 'Pay £50.00 by card' })
  await put(page, voucher())
  await goToReview(page, buyer)
  await orderByCard(page, 'Card, now')
  await comeBack(page, playMoney(page, 'Leave'))
  await expect(next).toContainText('Please pay £50.00 by card.')
  await expect(pay).toBeVisible()

  await next.getByRole('button', { name: 'Pay by bank transfer instead' }).click()
  await expect(page.getByText('You pay by bank transfer now')).toBeVisible()
  await expect(next).toContainText('Sort code')
  await expect(pay).toBeVisible()
  await expect(next.getByRole('button', { name: 'Pay by bank transfer instead' })).toHaveCount(0)
  await letterTo(buyer.email, /Sort code/)
})
