import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { linkNamed, only, textOf, textsOf } from '../../specification/support/reading.ts'
import { bornFields } from '../../support/buyer.ts'
import { documentOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import type { Visitor } from '../../support/visitor.ts'
import { sendPlain, voucher } from './cart-forms.ts'
import {
  atReview,
  book,
  buyer,
  freshDates,
  guestWith,
  paidVoucher,
  path,
  placesWithAge,
  sendStep,
  stepOf,
  toReview,
} from './checkout-forms.ts'
import type { Fields } from './checkout-forms.ts'

const site = siteOfFile({ render: renderPage })

const freshDate = freshDates(() => site)
const list = 'form [aria-label="What to put right"]'

/** What is seen of a step between header and footer. */
async function shown(visitor: Visitor, step: string): Promise<HTMLElement> {
  return mainOf(await visitor.get(`${path}?step=${step}`))
}

async function mainOf(answer: Response): Promise<HTMLElement> {
  return only(await documentOf(answer), 'main')
}

/** The field whose label begins so. */
function field(main: HTMLElement, words: string): HTMLInputElement {
  const label = [...main.querySelectorAll('label')].find((one) => textOf(one).startsWith(words))
  if (!label?.control) throw new Error(`No field is labelled '${words}'.`)
  return label.control as HTMLInputElement
}

/** What a field is called, with the question that it is a part of. */
function nameOf(one: HTMLInputElement): string {
  const group = one.closest('fieldset')?.querySelector('legend')
  const isPart = group?.closest('fieldset')?.parentElement?.closest('fieldset')
  const label = textOf(one.labels?.[0])
  return isPart ? `${textOf(group)}, ${label}` : label
}

/** What the form of a step sends as it is. */
function sent(main: HTMLElement): unknown {
  const { FormData } = main.ownerDocument.defaultView ?? globalThis
  return Object.fromEntries(new FormData(only<HTMLFormElement>(main, 'form')))
}

describe('the page that asks who orders and who comes', () => {
  it('tells browsers what to fill in', async () => {
    const main = await shown(await guestWith(site, book), 'people')

    const fields = ['Your name', 'E-mail address', 'Telephone'].map((label) => field(main, label))
    expect(fields.map(({ autocomplete, type }) => [autocomplete, type])).toEqual([
      ['name', 'text'],
      ['email', 'email'],
      ['tel', 'tel'],
    ])
  })

  it('says that a telephone may be left out where it may', async () => {
    const telephoneOf = async (thing: Fields) =>
      field(await shown(await guestWith(site, thing), 'people'), 'Telephone')
    const [optional, asked] = [await telephoneOf(voucher), await telephoneOf(book)]

    expect(
      [optional, asked].map(({ labels, required }) => [textOf(labels?.[0]), required]),
    ).toEqual([
      ['Telephone (optional)', false],
      ['Telephone', true],
    ])
  })

  it('asks for names line by line, the first of which may be who orders, and for births only where an age matters', async () => {
    const { date, form } = placesWithAge(freshDate, '2')
    const grown = freshDate(12, ({ offer, unit }) => unit === 'person' && !offer.min_age)
    const others = { kind: 'place', sku: grown.reference, quantity: '2' }
    const main = await shown(await guestWith(site, form, others), 'people')

    const crews = [...main.querySelectorAll('fieldset')].filter(
      (one) => !one.parentElement?.closest('fieldset'),
    )
    const asked = crews.map((crew) => ({
      title: textOf(crew.querySelector('legend')),
      notes: textsOf(crew, 'p').slice(1),
      fields: [...crew.querySelectorAll('input')].map(nameOf),
    }))
    const blank = 'Leave blank if this is you.'
    const birth = (place: number) =>
      ['Day', 'Month', 'Year'].map((part) => `Date of birth of person ${place}, ${part}`)
    expect(asked).toEqual([
      {
        title: `Who comes on ${date.offer.name}?`,
        notes: [expect.stringContaining('Minimum age 16.'), blank],
        fields: ['Name of person 1 (optional)', ...birth(1), 'Name of person 2', ...birth(2)],
      },
      {
        title: `Who comes on ${grown.offer.name}?`,
        notes: [blank],
        fields: ['Name of person 1 (optional)', 'Name of person 2'],
      },
    ])
  })

  it('has browsers fill in the birth of who orders, and of nobody else, in numbers', async () => {
    const { form } = placesWithAge(freshDate, '2')
    const main = await shown(await guestWith(site, form), 'people')

    const births = [...main.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')]
    const off = ['off', 'off', 'off']
    expect(births.map(({ autocomplete }) => autocomplete)).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
      ...off,
    ])
  })

  it('has again what was sent when it is refused, and leads to each field that is wrong', async () => {
    const { form } = placesWithAge(freshDate, '2')
    const visitor = await guestWith(site, form)
    const { crews } = await stepOf(visitor, 'people')
    const prefix = `people[${crews[0]?.lineId}][1]`
    const second = { [`${prefix}[name]`]: 'Grace', ...bornFields(prefix, '1', '13', '1990') }

    const main = await mainOf(
      await sendStep(visitor, 'people', { ...buyer, ...second, email: 'ben@' }),
    )

    expect(field(main, 'Your name').value).toBe('Ben Okafor')
    expect(field(main, 'Name of person 2').value).toBe('Grace')
    const links = [...only(main, list).querySelectorAll('a')]
    const wrong = links.map((link) => only<HTMLInputElement>(main, link.getAttribute('href') ?? ''))
    expect(wrong.map(nameOf)).toEqual([
      'E-mail address',
      'Date of birth of person 1, Day',
      'Date of birth of person 2, Month',
    ])
    expect(wrong.map(({ value }) => value)).toEqual(['ben@', '', '13'])
    expect(wrong.map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true'])
    const reasons = wrong.map((one) =>
      main.ownerDocument.getElementById(one.getAttribute('aria-describedby') ?? ''),
    )
    expect(reasons.map((one) => textOf(one))).toEqual(links.map((link) => textOf(link)))
  })
})

describe('the page that asks where to', () => {
  /** Somebody with these things who has said who orders. */
  async function deliveryOf(sku: string): Promise<HTMLElement> {
    const visitor = await guestWith(site, { ...book, sku })
    await sendStep(visitor, 'people', buyer)
    return shown(visitor, 'delivery')
  }

  it('tells browsers what to fill in', async () => {
    const main = await deliveryOf(book.sku)

    const fields = [...main.querySelectorAll('[autocomplete^="shipping"]')]
    const attributes = ['name', 'autocomplete']
    expect(fields.map((one) => attributes.map((name) => one.getAttribute(name)))).toEqual([
      ['name', 'shipping name'],
      ['line1', 'shipping address-line1'],
      ['line2', 'shipping address-line2'],
      ['town', 'shipping address-level2'],
      ['postcode', 'shipping postal-code'],
      ['country', 'shipping country-name'],
    ])
  })

  it('asks where to only where there is a choice', async () => {
    const beanie = await deliveryOf('SL-BEAN')

    expect(textsOf(await deliveryOf(book.sku), 'legend')).toContain('Where to?')
    expect(textsOf(beanie, 'legend')).toEqual(['How do you want it?'])
    expect(sent(beanie)).toMatchObject({ to: 'uk' })
  })
})

describe('the page of the review', () => {
  it('says what holds before the button that orders, and sends what was shown with the key of the order', async () => {
    const { visitor, fields } = await atReview(site)
    const main = await shown(visitor, 'review')
    const terms = linkNamed(main, 'terms and conditions (opens in a new tab)')

    expect(textOf(main)).toMatch(
      /Things from the shop.* terms and conditions.*Continue to your code/,
    )
    expect(terms.getAttribute('href')).toBe('/terms-and-conditions')
    field(main, 'Bank transfer').checked = true
    expect(sent(main)).toEqual({ step: 'review', basket: expect.any(String), ...fields })
  })

  it('asks for no way to pay when vouchers pay for everything', async () => {
    const { code } = await paidVoucher(site)
    const visitor = await guestWith(site, book)
    await sendPlain(visitor, 'POST', '/cart/codes', { code })
    await toReview(visitor)

    const main = await shown(visitor, 'review')

    expect(textOf(main)).not.toContain('How do you want to pay?')
    expect(sent(main)).not.toHaveProperty('payment')
  })

  it('says in a list what no field can mend, such as a total that is right no longer', async () => {
    const { visitor, fields } = await atReview(site)

    const main = await mainOf(await sendStep(visitor, 'review', { ...fields, total: '100' }))

    expect(textOf(only(main, list))).toMatch(/^Something is not right yet:.*£1\.00/)
  })
})
