import { expect, it } from 'vitest'
import { minute } from '../../support/auth.ts'
import { editedSite } from '../../support/edited-site.ts'
import { handClock } from '../../support/mail.ts'
import { cartOf, items, onlyLine } from './cart-forms.ts'
import { book, guestWith, order, orderPage } from './checkout-forms.ts'

it('a price changes at midnight in London: a basket asks, an order keeps its own', async () => {
  const clock = handClock(Date.parse('2026-11-21T23:59:00Z'))
  const { site, edit } = await editedSite({ clock })
  const day = '"price": 9.99, "prices_from": [{ "from": "2026-11-22", "price": 12.5 }]'
  edit('products/rya-yachtmaster-scheme-syllabus-and-logbook.json', '"price": 9.99', day)
  expect(await site.services.content.refresh()).toMatchObject({ violations: [] })
  const early = await guestWith(site, book)
  const path = await order(site, early)
  const ordered = await orderPage(early, path)
  expect(ordered.lines).toMatchObject([{ price: { text: '£9.99' } }])
  const late = await guestWith(site, book)
  expect((await cartOf(late)).checkoutHref).toBe('/checkout')

  clock.pass(minute)

  const { lines, checkoutHref } = await cartOf(late)
  expect(lines).toMatchObject([
    {
      cure: { label: 'Accept new price', isLonger: false },
      fault: expect.stringContaining('costs £12.50 now'),
    },
  ])
  expect(checkoutHref).toBeNull()
  await late.submit(lines[0]?.action ?? '', { _method: 'PATCH', hold: 'again' })
  expect(await onlyLine(late)).toMatchObject({ unitPrice: { text: '£12.50' }, fault: null })
  expect(await orderPage(early, path)).toEqual(ordered)
  expect(await orderPage(late, await order(site, late))).toMatchObject({
    lines: [{ price: { text: '£12.50' } }],
  })
})

it('each of two dates on either side of a price day costs what its own first day says', async () => {
  const { site, edit } = await editedSite({})
  const day = '"price": 725, "prices_from": [{ "from": "2027-03-07", "price": 760 }]'
  edit('courses/rya-competent-crew.json', '"price": 725', day)
  expect(await site.services.content.refresh()).toMatchObject({ violations: [] })
  const visitor = site.visitor()
  const dates = ['CR-CC-261129', 'CR-CC-270307']

  for (const sku of dates) await visitor.submit(items, { kind: 'place', sku, quantity: '1' })
  const { lines } = await cartOf(visitor)
  const page = await (await visitor.get('/rya-courses/rya-competent-crew')).text()

  expect(lines.map(({ unitPrice }) => unitPrice.text)).toEqual(['£725.00', '£760.00'])
  expect(page).toContain('Dates cost from £645.00 to £760.00.')
})
