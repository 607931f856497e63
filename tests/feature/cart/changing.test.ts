import { describe, expect, it } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import {
  cartOf,
  cartCount,
  dateOn,
  items,
  onlyLine,
  shortCart,
  voucher,
  ways,
} from './cart-forms.ts'
import { book, guestWith } from './checkout-forms.ts'

const site = siteOfFile()

async function answerTo(visitor: Visitor, answer: Promise<Response>) {
  const { status, headers } = await answer
  return { status, to: headers.get('location'), ...(await cartOf(visitor)) }
}

describe.each(ways)('%s', (by, send) => {
  // With scripts the page itself says what changed, where it was changed.
  const flashOf = (success: unknown) => (by === 'a plain form' ? { success } : undefined)

  it('changes how many, and goes back to the cart with word of it', async () => {
    const visitor = await guestWith(site, book)
    const { action, name } = await onlyLine(visitor)

    const answer = await answerTo(visitor, send(visitor, 'PATCH', action, { quantity: '4' }))

    expect(answer).toMatchObject({
      status: 303,
      to: '/cart',
      flash: flashOf(`Changed: 4 × ${name}.`),
      lines: [{ quantity: 4, price: { text: '£39.96' } }],
    })
    expect(await cartCount(visitor)).toBe(4)
  })

  it('changes places, all of which are held from then on', async () => {
    const date = dateOn(site, 6)
    const visitor = await guestWith(site, { kind: 'place', sku: date.reference })
    const { action } = await onlyLine(visitor)

    const answer = await answerTo(visitor, send(visitor, 'PATCH', action, { quantity: '2' }))

    expect(answer).toMatchObject({
      lines: [{ quantity: 2, hold: { state: 'held' } }],
      flash: flashOf(
        expect.stringMatching(/^Changed: 2 places on .+, held for you until 10:3\d AM\.$/),
      ),
    })
    await send(visitor, 'DELETE', action, {})
  })

  it('takes a line out once, however often it is sent, and puts it back as it was', async () => {
    const visitor = await guestWith(
      site,
      { ...book, quantity: '3' },
      { kind: 'product', sku: 'SL-LOG' },
    )
    const [line] = (await cartOf(visitor)).lines
    const { action, name } = line ?? { action: '', name: '' }

    const removed = await answerTo(visitor, send(visitor, 'DELETE', action, {}))
    expect(removed).toMatchObject({
      status: 303,
      to: '/cart',
      flash: flashOf('Taken out. You can put it back for the next ten minutes.'),
      undo: { text: `${name} was taken out.`, action },
    })
    expect((await send(visitor, 'DELETE', action, {})).status).toBe(303)
    expect([removed.lines.length, await cartCount(visitor)]).toEqual([1, 1])

    const back = await answerTo(visitor, send(visitor, 'PATCH', action, { undo: '1' }))
    expect(back).toMatchObject({
      status: 303,
      undo: null,
      flash: flashOf(`Put back: 3 × ${name}.`),
    })
    expect(await shortCart(visitor)).toContain(`3 ${name}`)
  })

  it('gives the places of a line that is taken out to whoever wants them', async () => {
    const date = dateOn(site, 5)
    const visitor = await guestWith(site, { kind: 'place', sku: date.reference, quantity: '5' })
    const { action } = await onlyLine(visitor)
    const other = site.visitor()
    const input = { kind: 'place', sku: date.reference, quantity: '5' }
    await send(other, 'POST', items, input, `/events/${date.reference}`)
    expect(await shortCart(other)).toEqual([])

    await send(visitor, 'DELETE', action, {})
    await send(other, 'POST', items, input, `/events/${date.reference}`)

    const { action: others } = await onlyLine(other)
    const undone = await answerTo(visitor, send(visitor, 'PATCH', action, { undo: '1' }))
    expect(undone.lines).toEqual([])
    await send(other, 'DELETE', others, {})
  })

  it('changes what is on a voucher', async () => {
    const visitor = await guestWith(site, voucher)
    const { action } = await onlyLine(visitor)
    const { kind: _kind, sku: _sku, ...fields } = voucher

    await send(visitor, 'PATCH', action, { ...fields, voucher_to: 'Cora', voucher_design: 'dusk' })

    expect(await onlyLine(visitor)).toMatchObject({
      quantity: 1,
      price: { text: '£50.00' },
      voucher: { to: 'Cora', design: 'dusk', from: 'Ben' },
    })
  })
})

it('two tabs may take out in one what the other still shows: a change puts it back', async () => {
  const visitor = await guestWith(site, book)
  const { action, name } = await onlyLine(visitor)
  await visitor.submit(action, { _method: 'DELETE' })

  await visitor.submit(action, { _method: 'PATCH', quantity: '2' }, { from: '/cart' })

  expect(await shortCart(visitor)).toEqual([`2 ${name}`])
})

describe('while somebody else keeps the carts for longer than a statement waits', () => {
  it('a cart says that it is busy and when to try again, and changes nothing', async () => {
    const visitor = await guestWith(site, book)
    const before = await shortCart(visitor)
    const other = await openDatabase(site.services.config.database.url)

    const answer = await other.transaction(async (trx) => {
      await trx.updateTable('carts').set({ codes: '[]' }).execute()
      return visitor.submit(items, book)
    })
    await other.close()

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await pageOf(answer)).toMatchObject({
      component: 'error',
      props: {
        title: 'We are very busy just now',
        message:
          'This could not be done just now. Wait a few seconds and try again, or call us and we will help.',
      },
    })
    expect(await shortCart(visitor)).toEqual(before)
    expect((await visitor.submit(items, book)).status).toBe(303)
    expect(await shortCart(visitor)).not.toEqual(before)
    // Each write that waits for the other one takes five seconds.
  }, 60_000)
})
