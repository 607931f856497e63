import { describe, expect, it } from 'vitest'
import { day } from '../../support/auth.ts'
import { handClock } from '../../support/mail.ts'
import { sentMessages } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import {
  book,
  buyer,
  freshDates,
  guestWith,
  order,
  orderPage,
  paidVoucher,
} from './checkout-forms.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock })
const freshDate = freshDates(() => site)

async function statusOf(visitor: Visitor, path: string): Promise<number> {
  return (await visitor.get(path)).status
}

/** What a page says that does not open. */
async function refusal(path: string): Promise<string> {
  const { props } = await pageOf(await site.visitor().get(path))
  return String(props['message'])
}

describe('links to an order', () => {
  it('are ended by one button on its page: a new one goes to its address alone', async () => {
    const visitor = await guestWith(site, book)
    const path = await order(site, visitor, buyer)
    const { number, link } = await orderPage(visitor, path)

    const ended = await visitor.submit(link.endAction, { _method: 'DELETE' }, { from: path })

    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/'])
    expect((await pageOf(await visitor.get('/'))).flash).toEqual({
      success: `All links to order ${number} are ended. A new one is on its way to ben@example.com.`,
    })
    expect(await statusOf(visitor, path)).toBe(403)
    expect(await statusOf(visitor, path.replace('?', '/calendar.ics?'))).toBe(403)
    expect((await visitor.submit(link.endAction, { _method: 'DELETE' })).status).toBe(403)
    expect(await refusal(path)).toMatch(/^This link is incomplete, or was ended\. Open the newest/)
    const letter = (await sentMessages(site)).find(({ template }) => template === 'order-link')
    expect(letter?.recipient).toBe('ben@example.com')
    const [sent = ''] = /\/orders\/\S+\?key=\S+/.exec(letter?.text ?? '') ?? []
    expect(await statusOf(site.visitor(), sent)).toBe(200)
  })

  it('open it until a year after the last of its dates', async () => {
    const date = freshDate(12)
    const visitor = await guestWith(site, { kind: 'place', sku: date.reference, quantity: '1' })
    const path = await order(site, visitor)
    const over = Date.parse(`${date.ends}T12:00:00Z`) + 365 * day

    clock.pass(over - clock.now())
    expect(await statusOf(visitor, path)).toBe(200)
    clock.pass(day)
    expect(await statusOf(visitor, path)).toBe(403)
    expect(await refusal(path)).toMatch(/^This link has ended: links to an order or a voucher/)
  })
})

describe('links to a voucher', () => {
  it('are ended on the page of its order, which has the new one', async () => {
    const visitor = site.visitor()
    const bought = await paidVoucher(site, visitor)
    const before = (await orderPage(visitor, bought.order)).lines[0]?.voucher
    const other = await paidVoucher(site)
    const foreign = before?.endAction.replace(/vouchers\/[^/]+/, `vouchers/${idIn(other.path)}`)
    const end = (action = '') =>
      visitor.submit(action, { _method: 'DELETE' }, { from: bought.order })

    expect((await end(foreign)).status).toBe(404)
    expect((await end(before?.endAction)).status).toBe(303)

    const after = (await orderPage(visitor, bought.order)).lines[0]?.voucher
    expect(await statusOf(visitor, bought.path)).toBe(403)
    expect(await statusOf(visitor, after?.href ?? '')).toBe(200)
    expect(await statusOf(visitor, other.path)).toBe(200)
  })

  it('leave it to be read once it is spent, without its code', async () => {
    const { code, path } = await paidVoucher(site)
    const shown = async (visitor = site.visitor()) => (await pageOf(await visitor.get(path))).props
    expect(await shown()).toMatchObject({
      code,
      spend: { datesHref: '/events', shopHref: '/merchandise' },
    })
    const visitor = await guestWith(site, { ...book, quantity: '6' })
    expect(await shown(visitor)).toMatchObject({
      spend: { codesAction: '/cart/codes', cartHref: '/cart' },
    })

    await visitor.submit('/cart/codes', { code }, { from: path })
    await order(site, visitor)

    expect(await shown()).toMatchObject({ code: null, spend: null, state: 'All of it is spent.' })
    expect(JSON.stringify(await shown())).not.toContain(code)
  })
})

function idIn(path: string): string {
  return /vouchers\/([^?]+)/.exec(path)?.[1] ?? ''
}
