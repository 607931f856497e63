import { describe, expect, it } from 'vitest'
import { editedSite } from '../../support/edited-site.ts'
import { runOrders } from '../../support/orders-command.ts'
import { sentMessages } from '../../support/sent-messages.ts'
import { cartOf } from './cart-forms.ts'
import { book, guestWith, order, orderPage } from './checkout-forms.ts'

const file = 'products/rya-yachtmaster-scheme-syllabus-and-logbook.json'

describe('the price of what was ordered', () => {
  it('stays what it was, whatever the shop asks for it later', async () => {
    const { site, edit } = await editedSite({})
    const visitor = await guestWith(site, book)
    const path = await order(site, visitor)
    const ordered = await orderPage(visitor, path)
    expect(ordered.lines).toMatchObject([{ price: { text: '£9.99' } }])

    edit(file, '"price": 9.99', '"price": 45.67')
    expect(await site.services.content.refresh()).toEqual({ changed: true, violations: [] })

    const { lines } = await cartOf(await guestWith(site, book))
    expect(lines).toMatchObject([{ price: { text: '£45.67' } }])
    expect(await orderPage(visitor, path)).toEqual(ordered)
    const shown = (await runOrders(site, 'show', ordered.number)).join('\n')
    expect(shown).toContain('Logbook: £9.99')
    await runOrders(site, 'paid', ordered.number)
    const paid = (await sentMessages(site)).find(({ template }) => template === 'order-paid')
    expect(paid?.text).toContain(
      `We have received ${ordered.sum.total.text} for order ${ordered.number}.`,
    )
    for (const text of [shown, paid?.text]) expect(text).not.toContain('45.67')
  })
})
