import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { daySpan } from '#server/format/dates.ts'
import { only, textOf } from '../../specification/support/reading.ts'
import { documentOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import type { Visitor } from '../../support/visitor.ts'
import {
  book,
  freshDates,
  guestWith,
  online,
  path,
  placesWithAge,
  stepOf,
} from './checkout-forms.ts'

const site = siteOfFile({ render: renderPage })

const freshDate = freshDates(() => site)

async function peoplePage(visitor: Visitor): Promise<HTMLElement> {
  return only(await documentOf(await visitor.get(`${path}?step=people`)), 'main')
}

describe('what is about to be ordered', () => {
  it('has its total once, in the fold as beside the form, and no price of a single line', async () => {
    const { date, form } = placesWithAge(freshDate, '2')
    const visitor = await guestWith(site, form)
    const { sum, size } = await stepOf(visitor, 'people')
    const main = await peoplePage(visitor)

    const [fold, beside] = ['details', 'section[aria-labelledby=summary]'].map((part) =>
      textOf(only(main, part)),
    )
    expect(size).toBe('2 places')
    expect(fold).toMatch(new RegExp(`^Your order, 2 places Total ${sum.total.text}`))
    for (const text of [fold, beside]) {
      expect(text?.split(sum.total.text)).toHaveLength(2)
      expect(text).toContain(`${date.offer.name}${daySpan(date.starts, date.ends)}2 places at £`)
      expect(text).not.toContain('Subtotal')
    }
  })

  it('has the price of each line where there are several, and what postage is added to', async () => {
    const visitor = await guestWith(site, book, online)
    const { lines, size, sum } = await stepOf(visitor, 'people')

    const fold = textOf(only(await peoplePage(visitor), 'details'))

    expect(size).toBe('2 things')
    expect(sum.lines.map(({ label }) => label)).toEqual(['Subtotal', 'Delivery'])
    for (const { name, price } of lines) expect(fold).toContain(`${name}${price.text}`)
  })
})
