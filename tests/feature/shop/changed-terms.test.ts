import { expect, it } from 'vitest'
import { dayOf } from '#server/schedule/day.ts'
import { day } from '../../support/auth.ts'
import { editedSite } from '../../support/edited-site.ts'
import type { EditedSite } from '../../support/edited-site.ts'
import { handClock } from '../../support/mail.ts'
import { runOrders } from '../../support/orders-command.ts'
import { pagesOf } from '../../support/pages-of.ts'
import { sentMessages } from '../../support/sent-messages.ts'
import type { TestSite } from '../../support/site.ts'
import { testInstant } from '../../support/test-instant.ts'
import { freshDates, guestWith, order, orderPage } from '../cart/checkout-forms.ts'

it('an order keeps the terms that it was placed under, and pages and the next order have the new', async () => {
  const clock = handClock(testInstant)
  const edited = await editedSite({ clock })
  const { site } = edited
  const isFar = ({ unit, starts }: { readonly unit: string; readonly starts: string }) =>
    unit === 'person' && starts > '2027-05'
  const date = freshDates(() => site)(5, isFar)
  const place = { kind: 'place', sku: date.reference, quantity: '1' }

  const first = await order(site, await guestWith(site, place))
  const toldFirst = await newestMessage(site)
  const shownFirst = await payingOf(site, first)
  await changeTerms(edited)
  clock.pass(1_000)
  const second = await order(site, await guestWith(site, place))

  expect(await payingOf(site, first)).toEqual(shownFirst)
  expect(shownFirst[0]).toContain('by Thursday 26 November, 2026')
  expect((await payingOf(site, second))[0]).toContain('by Tuesday 24 November, 2026')
  expect(await newestMessage(site)).toContain('; from three weeks to ten days, 60 per cent')
  clock.pass(1_000)
  await runOrders(site, 'tell', 'SL-1001')
  expect(await newestMessage(site)).toBe(toldFirst)

  const terms = await textOf(site, '/terms-and-conditions')
  expect(terms).toContain('40 per cent of the price; the rest is due 30 days before the start')
  expect(terms).toContain('you pay 40 per cent when you book and the balance 30 days before')
  expect(terms).not.toMatch(/25 per cent|six weeks before it starts/)
  expect(await textOf(site, '/faq')).toContain('A deposit of 40 per cent holds your place')

  clock.pass((dayOf(date.starts) - 25) * day + day / 2 - clock.now())
  expect(await lossOf(site, 'SL-1001')).toContain(': 75 per cent of ')
  expect(await lossOf(site, 'SL-1002')).toContain(': 40 per cent of ')
})

async function changeTerms({ site, read, write }: EditedSite): Promise<void> {
  const terms = JSON.parse(read('terms.json')) as object
  const figures = { deposit_percent: 40, balance_days: 30, payment_days: 3 }
  const steps = [
    { days_before: 21, lost_percent: 60 },
    { days_before: 10, lost_percent: 80 },
    { days_before: 5, lost_percent: 100 },
  ]
  write('terms.json', JSON.stringify({ ...terms, ...figures, refund_steps: steps }))
  await site.services.content.refresh()
}

/** What the page of an order says of how it is paid. */
async function payingOf(site: TestSite, path: string): Promise<readonly string[]> {
  return (await orderPage(site.visitor(), path)).next
}

/** The last message that confirms an order. */
async function newestMessage(site: TestSite): Promise<string> {
  const sent = await sentMessages(site)
  return sent.findLast(({ template }) => template === 'order-confirmed')?.text ?? ''
}

async function lossOf(site: TestSite, number: string): Promise<string | undefined> {
  const told = await runOrders(site, 'cancel', number)
  return told.find((line) => line.includes('  lost of '))
}

async function textOf(site: TestSite, path: string): Promise<string> {
  return JSON.stringify(await pagesOf(site).props(path))
}
