import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import {
  cartOf,
  cartCount,
  dateOn,
  items,
  onlyLine,
  sendVisit,
  shortCart,
  voucher,
  ways,
} from './cart-forms.ts'

const site = siteOfFile()

const book = { kind: 'product', sku: 'G158' }
const dated = {
  ...voucher,
  voucher_design: 'dusk',
  voucher_to: ' Ben ',
  voucher_message: 'Fair\r\nwinds',
  voucher_email: 'Ben@Example.com',
  voucher_send_on: '2027-05-09',
}

describe.each(ways)('%s', (_by, send) => {
  it('puts places in, which are held for half an hour and say so', async () => {
    const visitor = site.visitor()
    const date = dateOn(site, 6)
    const page = `/events/${date.reference}`
    const form = { kind: 'place', sku: date.reference, quantity: '2' }

    const answer = await send(visitor, 'POST', items, form, page)
    const { lines, flash, sum, checkoutHref } = await cartOf(visitor)

    expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
    expect(flash).toMatchObject({
      success: expect.stringMatching(
        `^Added: 2 places on ${date.offer.name}, held for you until 10:3\\d AM\\.$`,
      ),
    })
    expect(lines).toMatchObject([
      {
        kind: 'place',
        name: date.offer.name,
        href: page,
        quantity: 2,
        people: null,
        hold: { state: 'held', text: expect.stringMatching(/^Held for you until 10:3\d AM$/) },
        fault: null,
        cure: null,
        unit: 'per person',
        facts: expect.arrayContaining([date.place.name, `Reference ${date.reference}`]),
        choice: { field: 'quantity', least: 1, most: 6 },
      },
    ])
    // Nothing makes up the total but itself.
    expect(sum).toMatchObject({ lines: [], total: lines[0]?.price })
    expect(checkoutHref).toBe('/checkout')
  })

  it('puts one whole yacht in, for as many people as come', { tags: ['clar-4.14'] }, async () => {
    const visitor = site.visitor()
    const date = dateOn(site, 1, ({ unit }) => unit === 'yacht')
    const form = { kind: 'place', sku: date.reference, people: '3' }

    await send(visitor, 'POST', items, form, `/events/${date.reference}`)

    const { lines, flash } = await cartOf(visitor)
    expect(flash).toMatchObject({
      success: expect.stringContaining(`1 yacht on ${date.offer.name} for 3 people, held`),
    })
    expect(lines).toMatchObject([
      { quantity: 1, people: 3, unit: 'per yacht', choice: { field: 'people', least: 1 } },
    ])
    await send(visitor, 'DELETE', lines[0]?.action ?? '', {})
  })

  it('puts a course to study at home in, without a date', { tags: ['clar-4.13'] }, async () => {
    const visitor = site.visitor()

    await send(visitor, 'POST', items, { kind: 'online', sku: 'ON-ENS' })

    const { lines, flash } = await cartOf(visitor)
    expect(flash).toMatchObject({ success: `Added: ${lines[0]?.name}.` })
    expect(lines).toMatchObject([
      {
        kind: 'online',
        quantity: 1,
        hold: null,
        price: { text: '£129.00' },
        facts: ['Online, to begin whenever you like'],
        choice: { field: 'quantity', least: 1, most: 8 },
      },
    ])
  })

  it('puts goods in, with what posting them costs and the VAT inside', async () => {
    const visitor = site.visitor()

    await send(visitor, 'POST', items, { kind: 'product', sku: 'SL-GLOVE', quantity: '2' })
    await send(visitor, 'POST', items, { kind: 'product', sku: 'SL-LOG' }, '/merchandise')

    const { lines, sum } = await cartOf(visitor)
    expect(lines.map(({ quantity, kind }) => [quantity, kind])).toEqual([
      [2, 'product'],
      [1, 'product'],
    ])
    expect(lines[0]?.facts).toEqual(['Posted within two working days'])
    // 2 × £22 and £11, posted as a small parcel for £4.95: a sixth of each is VAT.
    expect(sum).toMatchObject({
      lines: [
        { label: 'Subtotal', amount: { text: '£55.00' } },
        {
          label: 'Delivery',
          amount: { text: '£4.95' },
          note: 'To an address in the UK, as a small parcel; the next steps ask where to',
        },
      ],
      total: { text: '£59.95' },
      vat: 'Includes £9.99 VAT',
      dueNow: { text: '£59.95' },
    })
  })

  it('puts a gift voucher in, with what is to be on it', async () => {
    const visitor = site.visitor()

    const answer = await send(visitor, 'POST', items, dated, '/gift-vouchers')

    expect(answer.headers.get('location')).toBe('/gift-vouchers')
    expect(await onlyLine(visitor)).toMatchObject({
      kind: 'voucher',
      quantity: 1,
      choice: null,
      price: { text: '£50.00' },
      facts: ['For Ben, from Ben', 'By e-mail to ben@example.com, on Sunday 9 May, 2027'],
      voucher: {
        design: 'dusk',
        to: 'Ben',
        from: 'Ben',
        message: 'Fair\nwinds',
        by: 'email',
        email: 'ben@example.com',
        sendOn: '2027-05-09',
      },
    })
    expect((await cartOf(visitor)).sum).toMatchObject({ vat: '' })
  })

  it('posts a printed voucher, which has no e-mail and goes when it is printed', async () => {
    const visitor = site.visitor()

    await send(visitor, 'POST', items, { ...dated, voucher_by: 'post' }, '/gift-vouchers')

    expect(await onlyLine(visitor)).toMatchObject({
      facts: ['For Ben, from Ben', 'A printed card, by post'],
      voucher: { by: 'post', email: '', sendOn: '' },
    })
    const { sum } = await cartOf(visitor)
    expect(sum?.lines.map(({ label }) => label)).toEqual(['Subtotal', 'Delivery'])
  })

  it('adds to the line of the same thing, and says how many there are now', async () => {
    const visitor = site.visitor()

    await send(visitor, 'POST', items, book)
    await send(visitor, 'POST', items, { ...book, quantity: '2' })

    const { lines, flash } = await cartOf(visitor)
    expect(lines).toMatchObject([{ quantity: 3, price: { text: '£29.97' } }])
    expect(flash).toMatchObject({
      success: `Added: 2 × ${lines[0]?.name}. You have 3 of them in your basket now.`,
    })
    expect(await cartCount(visitor)).toBe(3)
  })
})

describe('the message of what was added by a page with scripts', () => {
  it('is a quiet one, except of a voucher, whose form begins again', async () => {
    const visitor = site.visitor()
    const flashOf = async (form: Readonly<Record<string, string>>) => {
      await sendVisit(visitor, 'POST', items, form)
      return (await cartOf(visitor)).flash
    }

    expect(await flashOf(book)).toMatchObject({ isQuiet: true })
    expect(await flashOf(voucher)).toEqual({ success: expect.stringContaining('Added: ') })
  })
})

describe('a cart', () => {
  it('is found by a cookie of 30 days that scripts cannot read, set by the first thing put in', async () => {
    const visitor = site.visitor()
    expect((await visitor.get('/cart')).headers.getSetCookie()).toEqual([])

    const answer = await visitor.submit(items, book)

    const set = answer.headers.getSetCookie().filter((line) => line.startsWith('cart='))
    expect(set).toEqual([
      expect.stringMatching(/^cart=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const rows = await site.services.database.db.selectFrom('carts').select('token').execute()
    expect(rows.map(({ token }) => token)).not.toContain(visitor.cookies.get('cart'))
  })

  it('is nobody else’s: its page is kept nowhere, and found by no search engine', async () => {
    const visitor = site.visitor()
    await visitor.submit(items, book)

    const answer = await visitor.get('/cart')

    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(await shortCart(site.visitor())).toEqual([])
    expect(await cartCount(site.visitor())).toBe(0)
    const headers = { Cookie: `cart=${'a'.repeat(43)}` }
    const unknown = await pageOf(await site.visitor().get('/cart', { headers }))
    expect(unknown.props['lines']).toEqual([])
  })

  it('says where to look while it is empty', async () => {
    const { lines, sum, checkoutHref, waysOn } = await cartOf(site.visitor())

    expect({ lines, sum, checkoutHref }).toEqual({ lines: [], sum: null, checkoutHref: null })
    expect(waysOn.map(({ href }) => href)).toContain('/events')
  })

  it('answers a caller of JSON in JSON', async () => {
    const headers = { Accept: 'application/json' }
    const answer = await site.visitor().submit(items, { ...book, quantity: '2' }, { headers })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^Added: 2 × .+\.$/) })
  })
})
