import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import {
  book,
  buyer,
  guestWith,
  parcelToPoole,
  path,
  put,
  refusalOf,
  sendStep,
  stepOf,
} from './checkout-forms.ts'

const site = siteOfFile()

describe('delivery', () => {
  it.each([
    [{ by: '' }, { by: 'Please choose: we post it, or you collect it.' }],
    [{ by: 'pigeon' }, { by: 'Please choose: we post it, or you collect it.' }],
    [{ postcode: 'XYZ' }, { postcode: 'Enter a full UK postcode, like SO14 3AB.' }],
    [
      { line1: '', town: ' ' },
      { line1: expect.any(String), town: expect.any(String) },
    ],
    [{ to: 'mars' }, { to: expect.any(String) }],
    [
      { to: 'europe', country: 'Narnia' },
      { country: expect.stringContaining('country of Europe') },
    ],
    [{ name: 'x'.repeat(101) }, { name: expect.stringContaining('100 characters') }],
  ])('%o is refused in words', async (wrong, errors) => {
    const visitor = await guestWith(site, book)
    await sendStep(visitor, 'people', buyer)

    const answer = await sendStep(visitor, 'delivery', { ...parcelToPoole, ...wrong })

    expect(answer.status).toBe(422)
    expect((await refusalOf(answer)).errors).toEqual(errors)
    expect((await visitor.get(path)).headers.get('location')).toBe('/checkout?step=delivery')
  })

  it('to the rest of Europe is for books alone', async () => {
    const visitor = await guestWith(site, book)
    await sendStep(visitor, 'people', buyer)
    const toParis = { ...parcelToPoole, to: 'europe', postcode: '75011', country: 'france' }

    const { destinations, countries } = await stepOf(visitor, 'delivery')
    expect(destinations).toHaveLength(2)
    expect(countries).toHaveLength(47)
    expect(countries).toContain('France')
    await sendStep(visitor, 'delivery', toParis)
    const review = await stepOf(visitor, 'review')
    expect(review.told.at(-1)?.lines).toContain('France')
    expect(review.sum.lines[1]).toMatchObject({ label: 'Delivery', amount: { text: '£9.95' } })

    await put(visitor, { kind: 'product', sku: 'SL-BEAN', quantity: '1' })
    expect((await visitor.get(path)).headers.get('location')).toBe('/checkout?step=delivery')
    expect(await stepOf(visitor, 'delivery')).toMatchObject({
      destinations: [{ value: 'uk' }],
      countries: [],
    })
    const { errors } = await refusalOf(await sendStep(visitor, 'delivery', toParis))
    expect(errors['to']).toContain('Crew beanie')
  })

  it('is free for who collects, of whom no address is asked', async () => {
    const visitor = await guestWith(site, book)
    await sendStep(visitor, 'people', buyer)

    await sendStep(visitor, 'delivery', { by: 'collect' })

    const { sum } = await stepOf(visitor, 'review')
    expect(sum.lines[1]).toMatchObject({ label: 'Delivery', amount: { text: 'Free' } })
  })

  it('is not taken before it is known who orders', async () => {
    const visitor = await guestWith(site, book)

    const answer = await sendStep(visitor, 'delivery', parcelToPoole)

    expect(answer.headers.get('location')).toBe('/checkout?step=people')
  })
})
