import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import AskedFor from '#js/pages/offers/asked-for.tsx'
import Offer from '#js/pages/offers/offer.tsx'
import Product from '#js/pages/shop/product.tsx'
import { coursePage, holidayPage } from '#server/controllers/offers/offer.ts'
import { productPage } from '#server/controllers/shop.ts'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { frozenProps, pageServices } from '../support/frozen-pages.ts'
import { renderPage } from '../support/render-page.tsx'

const course = frozenProps('offers/offer', coursePage(pageServices), {
  slug: 'rya-day-skipper-practical',
})

// To find a role in a large page takes jsdom seconds.
const little = {
  ...course,
  dates: course.dates.slice(0, 1),
  calendar: { ...course.calendar, board: null },
  questions: [],
  related: [],
}

function renderOffer(changes: Partial<OfferPageProps> = {}, of: OfferPageProps = little) {
  const offer = { ...of, ...changes }
  const Shown = offer.enquiry ? AskedFor : Offer
  return renderPage({ content: <Shown {...offer} />, url: '/rya-courses' })
}

const hrefsOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
const parts = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the page of an offer', () => {
  it('has its parts in the order in which people choose', () => {
    renderOffer({}, course)

    expect(parts()).toEqual([
      'Dates and places',
      'Price and booking',
      'What it is like',
      'What you learn',
      'What you need first',
      'What the price includes',
      'What to bring',
      'What people ask',
      'Where to go from here',
    ])
  })

  it('leaves out the parts that it has nothing for', () => {
    const nothing = { dates: [], dateCount: 0, syllabus: [], questions: [], kit: null }
    renderOffer({ ...nothing, related: [] })

    expect(parts()).toEqual([
      'Price and booking',
      'What it is like',
      'What you need first',
      'What the price includes',
    ])
  })

  it('of a trip shows where it goes: chart, days and legs', () => {
    const slug = 'biscay-crossing'
    const trip = holidayPage(pageServices, 'web.mile-builder.slug')
    renderOffer({}, frozenProps('offers/offer', trip, { slug }))
    const route = within(screen.getByRole('region', { name: 'Where you go' }))

    expect(route.getByAltText(/^Chart of the route: /)).toBeDefined()
    expect(route.getByRole('heading', { name: /^Day 1/ })).toBeDefined()
  })
})

describe('the price of an offer', () => {
  it('stands with what is in it and what some people pay besides', () => {
    const pounds = (text: string) => ({ text, tone: 'plain' }) as const
    const includes = [{ name: 'RYA exam fee', amount: pounds('£241.00') }]
    const extras = [{ name: 'Card', amount: pounds('£43.00'), when: 'If you want one' }]
    renderOffer({ price: { ...course.price, includes, extras } })

    expect(screen.getByText(/Includes the RYA exam fee/).textContent).toContain('£241.00')
    expect(screen.getByText(/^Beside it/).textContent).toBe(
      'Beside it: Card, £43.00. If you want one.',
    )
  })

  it('stands with the next date that has a place, else with the next', () => {
    const [open] = course.dates
    if (!open) throw new Error('The course has no dates.')
    const waitingList = { state: 'waitingList', word: 'Waiting list', detail: '' } as const
    const full = { ...open, reference: 'CR-DSP-1', when: 'Too soon', availability: waitingList }
    const { unmount } = renderOffer({ dates: [full, open], dateCount: 31 })
    const label = screen.getByText('Next date with a place')
    expect(label.nextElementSibling?.textContent).toBe(open.when)
    expect(hrefsOf('Choose from 31 dates')).toEqual(['#dates', '#dates'])
    expect(screen.getByText('Choose a date').getAttribute('href')).toBe('#dates')

    unmount()
    renderOffer({ dates: [full], dateCount: 1 })
    expect(screen.getByText('Next date').nextElementSibling?.textContent).toBe(full.when)
    expect(new Set(hrefsOf('See the date'))).toEqual(new Set(['#dates']))
  })

  it.each([
    ['any-day', 'Starts on any day', 'Ask about this course'],
    ['enquiry', 'Made to measure', 'Ask for a quotation'],
    ['dates', 'No dates are listed just now', 'Ask for a date'],
  ] as const)(
    'of an offer without dates (%s) says how to ask, and ends in the form',
    (booking, title, button) => {
      const enquiry = { subject: 'general', action: '/contact-us', offer: 'CR-DSP' } as const
      renderOffer({ booking, enquiry, dates: [], dateCount: 0 })

      expect(screen.getByText(title)).toBeDefined()
      const form = within(screen.getByRole('region', { name: button }))
      expect(form.getByRole('textbox', { name: 'Your message' })).toBeDefined()
      expect(new Set(hrefsOf(button))).toEqual(new Set(['#enquiry']))
    },
  )
})

it('the page of a product leaves out the parts that it has nothing for', () => {
  const slug = 'rya-navigation-handbook'
  const product = frozenProps('shop/product', productPage(pageServices), { slug })
  renderPage({ content: <Product {...product} courses={[]} related={[]} />, url: '/merchandise' })

  expect(parts()).toEqual(['How to buy it', 'Posting and collecting', 'If you change your mind'])
})
