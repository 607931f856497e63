import { describe, expect, it } from 'vitest'
import { openAccount, signedInCustomer, signIn } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { cartOf, voucher, ways } from './cart-forms.ts'
import {
  book,
  buyer,
  freshDates,
  guestWith,
  online,
  path,
  placesWithAge,
  put,
  refusalOf,
  sendStep,
  stepOf,
  toReview,
} from './checkout-forms.ts'

const site = siteOfFile()

const freshDate = freshDates(() => site)

describe('the checkout', () => {
  it('of an empty cart leads to the cart, with words', async () => {
    const visitor = site.visitor()

    const answer = await visitor.get(path)

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart'])
    expect((await cartOf(visitor)).flash).toEqual({
      error: 'There is nothing in your basket to order. Put something in first.',
    })
  })

  it.each(['', '?step=review', '?step=delivery', '?step=nothing', '?step[]=people'])(
    'asked for as /checkout%s begins with who orders',
    async (query) => {
      const visitor = await guestWith(site, book)

      const answer = await visitor.get(path + query)

      expect(answer.headers.get('location')).toBe('/checkout?step=people')
    },
  )

  it('asks for delivery only where something is posted', async () => {
    const posted = await stepOf(await guestWith(site, book, online), 'people')
    const sent = await stepOf(await guestWith(site, online), 'people')

    expect(posted.steps.map(({ step }) => step)).toEqual([
      'people',
      'delivery',
      'review',
      'confirm',
    ])
    expect(sent.steps.map(({ step }) => step)).toEqual(['people', 'review', 'confirm'])
  })

  it('knows the name and address of who is signed in, and offers others to sign in', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await put(visitor, book)

    // The page is kept by nobody, and not for search engines.
    const { headers } = await visitor.get(`${path}?step=people`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, follow')
    const own = await stepOf(visitor, 'people')
    const guest = await stepOf(await guestWith(site, book), 'people')

    expect(own.contact).toEqual({ name: customer.name, email: customer.email, telephone: '' })
    expect(own.signInHref).toBeNull()
    expect(guest.signInHref).toBe('/login?intended=%2Fcheckout')
  })

  it('asks again for what a later change of the cart needs', async () => {
    const { form } = placesWithAge(freshDate, '1')
    const visitor = await guestWith(site, form)
    await toReview(visitor)

    await put(visitor, book)
    expect((await visitor.get(path)).headers.get('location')).toBe('/checkout?step=delivery')
    await put(visitor, form)
    expect((await visitor.get(path)).headers.get('location')).toBe('/checkout?step=people')
  })

  it('needs no telephone for vouchers that go by e-mail, until something else is bought', async () => {
    const visitor = await guestWith(site, voucher)
    const { name, email } = buyer
    expect((await stepOf(visitor, 'people')).asksTelephone).toBe(false)

    const wrong = await sendStep(visitor, 'people', { name, email, telephone: 'none' })
    expect((await refusalOf(wrong)).errors).toEqual({
      telephone: expect.stringContaining('does not look like a telephone number'),
    })
    await sendStep(visitor, 'people', { name, email, telephone: ' ' })
    const { told } = await stepOf(visitor, 'review')
    expect(told).toMatchObject([{ title: 'Who orders', lines: [name, 'ben@example.com'] }])

    await put(visitor, online)
    expect((await visitor.get(path)).headers.get('location')).toBe('/checkout?step=people')
    expect((await stepOf(visitor, 'people')).asksTelephone).toBe(true)
  })

  it.each([
    ['a printed voucher', { ...voucher, voucher_by: 'post' }],
    ['a book', book],
  ])('needs a telephone for %s', async (_, thing) => {
    const visitor = await guestWith(site, thing)
    const { name, email } = buyer

    const answer = await sendStep(visitor, 'people', { name, email })

    expect((await refusalOf(answer)).errors).toEqual({
      telephone: expect.stringContaining('Please enter a telephone number'),
    })
  })

  it('says at every step what stands in the way of an order', async () => {
    const visitor = await guestWith(site, book)
    await site.services.database.db
      .updateTable('cart_items')
      .set({ unit_price: 1 })
      .where('sku', '=', 'G158')
      .execute()

    const { props } = await pageOf(await visitor.get(`${path}?step=people`))

    expect(props['errors']).toMatchObject({ lines: expect.stringContaining('£0.01') })
  })
})

describe.each(ways)('%s', (_, send) => {
  it('tells the first step and leads to the next, where it is asked no more', async () => {
    const visitor = await guestWith(site, book)

    const answer = await sendStep(visitor, 'people', buyer, send)

    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/checkout?step=delivery',
    ])
    const { delivery, choices, destinations } = await stepOf(visitor, 'delivery')
    expect([...choices, ...destinations].map(({ label, note }) => `${label}: ${note}`)).toEqual([
      'Post it to me: £2.95 inside the United Kingdom. Posted within two working days.',
      'I collect it: Free from our classroom in Southampton.',
      'The United Kingdom: £2.95',
      'The rest of Europe: £9.95. Books only; you pay any tax or duty on arrival',
    ])
    expect(delivery).toMatchObject({ by: '', to: 'uk', name: 'Ben Okafor' })
    const told = { ...buyer, email: 'ben@example.com' }
    expect((await stepOf(visitor, 'people')).contact).toEqual(told)
    await signIn(visitor, await openAccount(site))
    expect((await stepOf(visitor, 'people')).contact).toEqual(told)
  })

  it('asks once whether another address is meant', async () => {
    const visitor = await guestWith(site, book)
    const ask = async (email: string) => {
      const answer = await sendStep(visitor, 'people', { ...buyer, email }, send)
      if (answer.headers.get('location') === '/checkout?step=delivery') return null
      const page = answer.status === 422 ? answer : await visitor.get(`${path}?step=people`)
      return (await refusalOf(page)).errors['email']
    }

    expect(await ask('ada@gmial.com')).toBe(
      'Do you mean ada@gmail.com? Then put it right. If ada@gmial.com is yours, continue once more.',
    )
    expect(await ask('ada@gmial.com')).toBeNull()
    expect(await ask('ada@yahoo.con')).toMatch(/^Do you mean ada@yahoo\.com\?/)
    expect(await ask('ada@gmail.com')).toBeNull()
    expect((await stepOf(visitor, 'people')).contact.email).toBe('ada@gmail.com')
  })

  it('names every fault of the first step, and keeps nothing of it', async () => {
    const visitor = await guestWith(site, book)

    const answer = await sendStep(
      visitor,
      'people',
      { name: ' ', email: 'ben', telephone: 'x' },
      send,
    )
    const { errors } =
      answer.status === 422
        ? await refusalOf(answer)
        : await refusalOf(await visitor.get(`${path}?step=people`))

    expect(errors).toMatchObject({
      name: 'Please enter your name.',
      email: expect.stringContaining('does not look like an e-mail address'),
      telephone: expect.stringContaining('does not look like a telephone number'),
    })
    expect((await stepOf(visitor, 'people')).contact.name).toBe('')
  })
})

describe('the review', () => {
  it('shows the sum, what was told and what holds by law', async () => {
    const date = freshDate(
      5,
      ({ starts, offer }) => starts > '2027-03-01' && offer.kit.includes('residential'),
    )
    const visitor = await guestWith(
      site,
      { kind: 'place', sku: date.reference, quantity: '1' },
      book,
      {
        kind: 'online',
        sku: 'ON-DST',
        quantity: '1',
      },
    )

    const review = await toReview(visitor)

    expect(review.conditions.map(({ title }) => title)).toEqual([
      'Nights aboard: a package',
      'If you cannot come',
      'Online courses',
      'Things from the shop',
    ])
    expect(review.told.map(({ title }) => title)).toEqual([
      'Who orders',
      `Who comes: ${date.offer.name}`,
      'Delivery',
    ])
    expect(review.told.at(-1)?.lines).toEqual(['Ben Okafor', '1 Quay Street', 'Poole', 'BH15 0AA'])
    expect(review.payments.map(({ value }) => value)).toEqual(['bank-transfer', 'card-by-phone'])
    expect(review.sum.later).toMatchObject([{ label: expect.stringMatching(/^Then by .* 2027$/) }])
  })
})

it.each(['', 'payment', '__proto__'])('a form of no step named %o is no address', async (step) => {
  const visitor = await guestWith(site, book)

  const answer = await visitor.submit(path, { step }, { from: path })

  expect(answer.status).toBe(404)
})
