import { describe, expect, it } from 'vitest'
import { bornFields, crewFields } from '../../support/buyer.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import type { Visitor } from '../../support/visitor.ts'
import { items, sendPlain } from './cart-forms.ts'
import {
  book,
  buyer,
  freshDates,
  guestWith,
  online,
  parcelToPoole,
  path,
  placesWithAge,
  put,
  refusalOf,
  sendStep,
  stepOf,
} from './checkout-forms.ts'

const site = siteOfFile()

const freshDate = freshDates(() => site)

describe('who comes', () => {
  it('is one person to speak to where a whole yacht is bought, of whatever age', async () => {
    const yacht = freshDate(
      1,
      ({ offer, unit }) => unit === 'yacht' && offer.party !== undefined && !offer.min_age,
    )
    const visitor = await guestWith(site, {
      kind: 'place',
      sku: yacht.reference,
      people: '5',
    })

    const { crews } = await stepOf(visitor, 'people')
    expect(crews).toMatchObject([{ asksBorn: false, people: [{ name: '' }] }])

    await sendStep(visitor, 'people', buyer)
    expect((await stepOf(visitor, 'review')).told).toContainEqual(
      expect.objectContaining({ lines: ['Ben Okafor'] }),
    )
  })

  it('is everybody of a whole yacht where an age matters', async () => {
    const yacht = freshDate(1, ({ offer, unit }) => unit === 'yacht' && offer.min_age !== undefined)
    const visitor = await guestWith(site, {
      kind: 'place',
      sku: yacht.reference,
      people: '4',
    })

    const { crews } = await stepOf(visitor, 'people')

    expect(crews).toMatchObject([{ asksBorn: true, people: [{}, {}, {}, {}] }])
  })

  it('is who orders where the first name stays empty, born on a day that is shown again as it was typed', async () => {
    const { date, form } = placesWithAge(freshDate, '1')
    const visitor = await guestWith(site, form)
    const { crews } = await stepOf(visitor, 'people')
    const lineId = crews[0]?.lineId ?? ''

    const born = bornFields(`people[${lineId}][0]`, ' 4', 'Apr', '1990')
    await sendStep(visitor, 'people', { ...buyer, ...born })

    expect((await stepOf(visitor, 'review')).told).toContainEqual({
      title: `Who comes: ${date.offer.name}`,
      lines: ['Ben Okafor, born on Wednesday 4 April, 1990'],
      href: '/checkout?step=people',
    })
    const again = await stepOf(visitor, 'people')
    expect(again.crews[0]?.people[0]?.born).toEqual({ day: '4', month: '4', year: '1990' })
  })

  it.each([
    [['', '', ''], 'day', 'Please enter the date of birth.'],
    [['4', '', '1990'], 'month', 'Please enter the month of birth too.'],
    [['31', '4', '1990'], 'day', 'April 1990 has 30 days.'],
    [['1', '1', '2015'], 'year', 'Born on 01/01/2015, they will be 12 when'],
    [
      ['1', '1', '2015'],
      'year',
      'the minimum age is 16. Choose something else for them, or call us.',
    ],
  ] as const)('cannot have been born on %o, which its %s has to say', async (born, part, words) => {
    const { form } = placesWithAge(freshDate, '2')
    const visitor = await guestWith(site, form)
    const people = await stepOf(visitor, 'people')
    const prefix = `people[${people.crews[0]?.lineId}][1]`
    const [day, month, year] = born
    const typed = bornFields(prefix, day, month, year)

    const answer = await sendStep(visitor, 'people', { ...buyer, ...crewFields(people), ...typed })
    const { errors, old } = await refusalOf(answer)

    const field = `${prefix}[born][${part}]`
    expect(answer.status).toBe(422)
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).toContain(words)
    expect(old).toMatchObject({ ...buyer, ...typed })
  })

  it('is named in every message where several come', async () => {
    const { date, form } = placesWithAge(freshDate, '2')
    const visitor = await guestWith(site, form)
    const { crews } = await stepOf(visitor, 'people')
    const lineId = crews[0]?.lineId ?? ''

    const { errors } = await refusalOf(await sendStep(visitor, 'people', buyer))

    expect(errors).toEqual({
      [`people[${lineId}][0][born][day]`]: 'Person 1: Please enter the date of birth.',
      [`people[${lineId}][1][name]`]: 'Person 2: Please enter the name of everybody who comes.',
      [`people[${lineId}][1][born][day]`]: 'Person 2: Please enter the date of birth.',
    })
    const other = placesWithAge(freshDate, '1')
    await sendPlain(visitor, 'POST', items, other.form)
    const both = await refusalOf(await sendStep(visitor, 'people', buyer))
    expect(Object.values(both.errors)).toEqual([
      `${date.offer.name}, person 2: Please enter the name of everybody who comes.`,
      `${date.offer.name}, person 1: Please enter the date of birth.`,
      `${date.offer.name}, person 2: Please enter the date of birth.`,
      `${other.date.offer.name}: Please enter the date of birth.`,
    ])
  })

  it('is never of a line that is somebody else’s', async () => {
    const visitor = await guestWith(site, online)
    const foreign = '0193f6a0-7c1e-7a3b-9d2f-5b8e4c1a6d70'

    await sendStep(visitor, 'people', { ...buyer, [`people[${foreign}][0][name]`]: 'Nobody' })

    const { told } = await stepOf(visitor, 'review')
    expect(told.map(({ title }) => title)).toEqual(['Who orders'])
  })
})

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
    const visitor = await atDelivery()

    const answer = await sendStep(visitor, 'delivery', { ...parcelToPoole, ...wrong })

    expect(answer.status).toBe(422)
    expect((await refusalOf(answer)).errors).toEqual(errors)
    expect((await visitor.get(path)).headers.get('location')).toBe('/checkout?step=delivery')
  })

  it('to the rest of Europe is for books alone', async () => {
    const visitor = await atDelivery()
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
    const visitor = await atDelivery()

    await sendStep(visitor, 'delivery', { by: 'collect' })

    const { sum } = await stepOf(visitor, 'review')
    expect(sum.lines).toMatchObject([{ label: 'Delivery', amount: { text: 'Free' } }])
  })

  it('is not taken before it is known who orders', async () => {
    const visitor = await guestWith(site, book)

    const answer = await sendStep(visitor, 'delivery', parcelToPoole)

    expect(answer.headers.get('location')).toBe('/checkout?step=people')
  })
})

/** A guest with a book who has said who orders. */
async function atDelivery(): Promise<Visitor> {
  const visitor = await guestWith(site, book)
  await sendStep(visitor, 'people', buyer)
  return visitor
}
