import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import type { PendingOrderProps } from '#server/props/checkout.ts'
import { textOf } from '../../specification/support/reading.ts'
import { day } from '../../support/auth.ts'
import { handClock } from '../../support/mail.ts'
import { documentOf } from '../../support/pages-of.ts'
import { pathMailedTo, sentMessages } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { testInstant } from '../../support/test-instant.ts'
import { createVisitor, pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { cartOf, voucher, ways } from './cart-forms.ts'
import {
  atConfirm,
  book,
  buyer,
  codeFields,
  confirmLink,
  confirmStep,
  guestWith,
  newBuyer,
  orderPage,
  orderPathOf,
  path,
  put,
  refusalOf,
  reviewFields,
  sendStep,
  stepOf,
  toReview,
} from './checkout-forms.ts'
import type { Fields } from './checkout-forms.ts'

const clock = handClock(testInstant)
const site = siteOfFile({ clock, render: renderPage })

async function orderCount(): Promise<number> {
  const { db } = site.services.database
  return (await db.selectFrom('orders').select('id').execute()).length
}

/** A code that is not the right one. */
function wrong({ key = '', code = '' }: Fields): Fields {
  return { key, code: code === '000000' ? '000001' : '000000' }
}

async function codesTo(email: string): Promise<number> {
  const messages = await sentMessages(site)
  return messages.filter(
    ({ template, recipient }) => template === 'order-code' && recipient === email,
  ).length
}

/** What the page that is shown next says on top. */
async function flashOf(visitor: Visitor, at: string, kind: 'success' | 'error') {
  return (await pageOf(await visitor.get(at))).flash?.[kind]
}

describe.each(ways)('by %s', (_, send) => {
  it('an order that is paid later waits for the code that goes to its address', async () => {
    const who = newBuyer()
    const visitor = await guestWith(site, book)
    const asked = reviewFields(await toReview(visitor, who))
    const before = await orderCount()

    const answer = await sendStep(visitor, 'review', asked, send)

    expect([answer.status, answer.headers.get('location')]).toEqual([303, confirmStep])
    expect(await orderCount()).toBe(before)
    const step = await stepOf(visitor, 'confirm')
    expect(step).toMatchObject({ email: who['email'], orderKey: asked['key'] })
    expect(step.button).toBe('Order, with £12.94 to pay')
    const typed = await codeFields(site, asked, who)
    const spaced = { ...typed, code: ` ${typed['code']?.slice(0, 3)} ${typed['code']?.slice(3)}` }
    const shown = await orderPage(
      visitor,
      orderPathOf(await sendStep(visitor, 'confirm', spaced, send)),
    )
    expect(shown.contact).toContainEqual({ term: 'E-mail', text: who['email'] })
    expect(await orderCount()).toBe(before + 1)
  })

  it('five wrong codes end it, and a new one begins anew', async () => {
    const { visitor, fields, email } = await atConfirm(site)
    const before = await orderCount()
    const errorOf = async (sent: Fields) => {
      const answer = await sendStep(visitor, 'confirm', sent, send)
      const shown = answer.status === 422 ? answer : await visitor.get(confirmStep)
      return (await refusalOf(shown)).errors['code']
    }

    expect(await errorOf({ ...fields, code: '12' })).toBe('Please type the six digits of the code.')
    const said: (string | undefined)[] = []
    for (let tries = 0; tries < 6; tries += 1) said.push(await errorOf(wrong(fields)))
    expect(said[0]).toBe(
      'This is not the code in our newest e-mail. Look at it once more; you have 4 more tries.',
    )
    expect(said[3]).toContain('one more try')
    expect(said.slice(4)).toEqual(Array(2).fill(expect.stringMatching(/^That code does not work/)))
    expect(await errorOf(fields)).toMatch(/^That code does not work any more: five were typed/)
    expect(await orderCount()).toBe(before)

    clock.pass(1)
    await sendStep(visitor, 'confirm', { key: fields['key'] ?? '', again: 'yes' }, send)
    expect(await flashOf(visitor, confirmStep, 'success')).toEqual(
      `A new code is on its way to ${email}. The one before does not work any more.`,
    )
    const renewed = await codeFields(site, fields, { email })
    expect(orderPathOf(await sendStep(visitor, 'confirm', renewed, send))).toMatch(/^\/orders\//)
  })
})

describe('what was asked for', () => {
  it('once is not asked for twice: the second press sends nothing', async () => {
    const { visitor, fields, email } = await atConfirm(site)

    const again = await sendStep(visitor, 'review', reviewFields(await stepOf(visitor, 'review')))

    expect(again.headers.get('location')).toBe(confirmStep)
    expect((await visitor.get(path)).headers.get('location')).toBe(confirmStep)
    expect(await codesTo(email)).toBe(1)
    orderPathOf(await sendStep(visitor, 'confirm', fields))
  })

  it('with another address goes there, and the code that went to the first does not work', async () => {
    const { visitor, fields } = await atConfirm(site)
    const other = newBuyer()
    await sendStep(visitor, 'people', other)

    const late = await sendStep(visitor, 'confirm', fields)

    expect(late.headers.get('location')).toBe('/checkout?step=review')
    await sendStep(visitor, 'review', reviewFields(await stepOf(visitor, 'review')))
    expect((await stepOf(visitor, 'confirm')).email).toBe(other['email'])
    expect((await sendStep(visitor, 'confirm', fields)).status).toBe(422)
  })

  it('is told what changed when the basket did, and is asked for anew', async () => {
    const { visitor, fields } = await atConfirm(site, { things: [book] })
    await put(visitor, { ...book, sku: 'G2' })
    const before = await orderCount()

    const answer = await sendStep(visitor, 'confirm', fields)

    expect(answer.headers.get('location')).toBe('/checkout?step=review')
    expect(await flashOf(visitor, '/checkout?step=review', 'error')).toEqual(
      expect.stringMatching(/^Your basket was changed since .+: 1 × .+ was put in\./),
    )
    expect(await orderCount()).toBe(before)
  })

  it('ends after a day', async () => {
    const { visitor, fields, email } = await atConfirm(site)
    const path = await pathMailedTo(site, email, confirmLink)
    clock.pass(day)

    expect((await site.visitor().get(path)).status).toBe(410)
    expect((await sendStep(visitor, 'confirm', fields)).headers.get('location')).toBe(
      '/checkout?step=review',
    )
    expect(await flashOf(visitor, '/checkout?step=review', 'error')).toEqual(
      expect.stringMatching(/the code is over a day old/),
    )
  })
})

it('a network has twelve codes a minute sent, to whichever addresses', async () => {
  const ask = async (address: string) => {
    const visitor = createVisitor(site.origin, 'test', address)
    await put(visitor, book)
    return sendStep(visitor, 'review', reviewFields(await toReview(visitor, newBuyer())))
  }
  const crowded = '198.51.100.77'
  for (let asked = 0; asked < 12; asked += 1) expect((await ask(crowded)).status).toBe(303)

  const refused = await ask(crowded)

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await refusalOf(refused)).errors['code']).toMatch(/^We have sent no code: many were/)
  expect((await ask('198.51.100.78')).status).toBe(303)
  clock.pass(60_000)
  expect((await ask(crowded)).status).toBe(303)
})

describe('the link beside the code', () => {
  it('shows what was asked for on another device, with no word that was typed, and orders by a button', async () => {
    const things = [book, { ...voucher, voucher_to: 'Typed by somebody' }]
    const { visitor, email } = await atConfirm(site, { things })
    const phone = site.visitor()
    const at = await pathMailedTo(site, email, confirmLink)
    const page = await phone.get(at)
    const shown = textOf((await documentOf(page)).body)
    const { props } = await pageOf(await phone.get(at))
    const { action, button, sum } = props as unknown as Extract<
      PendingOrderProps,
      { state: 'open' }
    >

    expect(shown).toContain('Is this your order?')
    expect(shown).toContain('Bank transfer')
    for (const typed of ['Typed by somebody', buyer.name, buyer.telephone, '1 Quay Street']) {
      expect(shown).not.toContain(typed)
    }
    expect(button).toBe(`Order, with ${sum.dueNow.text} to pay`)
    expect(page.headers.get('cache-control')).toContain('no-store')
    const ordered = orderPathOf(await phone.submit(action, {}, { from: at }))
    expect(orderPathOf(await phone.submit(action, {}, { from: at }))).toBe(ordered)
    expect((await phone.get(at)).headers.get('location')).toBe(ordered)
    // The page on which it was asked for leads there too.
    expect((await visitor.get(confirmStep)).headers.get('location')).toBe(ordered)
    expect((await cartOf(visitor)).lines).toEqual([])
  })

  it('is over once the basket is another, and says what to do', async () => {
    const { visitor, email } = await atConfirm(site)
    const at = await pathMailedTo(site, email, confirmLink)
    await put(visitor, { ...book, sku: 'G2' })
    const before = await orderCount()

    const [shown, sent] = [await site.visitor().get(at), await site.visitor().submit(at, {})]

    expect([shown.status, sent.status]).toEqual([410, 410])
    expect(textOf((await documentOf(shown)).body)).toContain('the basket was changed since')
    expect(await orderCount()).toBe(before)
  })
})
