import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import AskedFor from '#js/pages/offers/asked-for.tsx'
import Offer from '#js/pages/offers/offer.tsx'
import Written from '#js/pages/offers/written.tsx'
import type { AddToCart } from '#server/props/cart.ts'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { pictures } from '../support/home.ts'
import { coursePageProps, fullDate, tripPageProps } from '../support/offer-page.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveScreen } from '../support/screen.ts'
import { giveViewport } from '../support/viewport.ts'

function renderOffer(offer: OfferPageProps = coursePageProps) {
  const Asked = offer.enquiry ? AskedFor : Offer
  const Shown = offer.blocks.length > 0 ? Written : Asked
  const content = <Shown {...offer} />
  const page = { content, url: '/rya-courses/rya-day-skipper-practical' }
  renderPage({ ...page, props: { pictures } })
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const parts = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  giveScreen(1440)
  giveViewport()
})

describe('the page of an offer', () => {
  it('has one first heading, and its parts in the order in which people choose', () => {
    renderOffer()

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(parts()).toEqual([
      'Price and booking',
      'What it is like',
      'Dates and places',
      'What you learn',
      'What you need first',
      'What the price includes',
      'What to bring',
      'What people ask',
      'Where to go from here',
    ])
  })

  it('shows what people need in numbers, with ways to get there', () => {
    renderOffer()
    const needs = part('What you need first')

    expect(needs.getByText('Sea miles').nextElementSibling?.textContent).toBe('100 miles')
    expect(needs.getByText('Photo ID')).toBeDefined()
    expect(hrefOf('RYA Day Skipper theory')).toBe('/rya-courses/rya-day-skipper-theory')
    expect(hrefOf('Find your level')).toBe('/level-finder/1')
  })

  it('leads to the books that go with it', () => {
    renderOffer()

    expect(part('What you need first').getByText('£19.99')).toBeDefined()
    expect(hrefOf('RYA Day Skipper Handbook Sail')).toBe(
      '/merchandise/rya-day-skipper-handbook-sail',
    )
  })

  it('tells included from not included', () => {
    renderOffer()
    const [included, notIncluded] = part('What the price includes').getAllByRole('list')

    expect(included?.textContent).toBe('A berth on board')
    expect(notIncluded?.textContent).toBe('A logbook')
  })

  it('leaves out the parts that it has nothing for', () => {
    const nothing = { dates: [], dateCount: 0, syllabus: [], questions: [], kit: null }
    renderOffer({ ...coursePageProps, ...nothing, related: [] })

    expect(parts()).toEqual([
      'Price and booking',
      'What it is like',
      'What you need first',
      'What the price includes',
    ])
  })
})

describe('the page of a trip', () => {
  it('shows where it goes: chart, days and legs', () => {
    renderOffer(tripPageProps)
    const route = part('Where you go')

    expect(route.getByAltText('Chart of the route: Plymouth, La Coruña')).toBeDefined()
    expect(route.getByRole('heading', { name: 'Day 1: Plymouth' })).toBeDefined()
    expect(route.getByText('£295.00')).toBeDefined()
  })
})

describe('the price of an offer', () => {
  it('stands with what is in it and what some people pay besides', () => {
    renderOffer()

    expect(screen.getByText(/Includes the RYA exam fee/).textContent).toContain('£241.00')
    expect(screen.getByText(/Beside it: RYA issue fee/).textContent).toBe(
      'Beside it: RYA issue fee, £43.00. If you want a card.',
    )
  })

  it('stands with the next date that has a place, and the way to all dates', () => {
    renderOffer()

    const label = screen.getByText('Next date with a place')
    expect(label.nextElementSibling?.textContent).toBe(
      'Sunday 21 March, 2027 to Friday 26 March, 2027',
    )
    expect(hrefOf('Choose from 31 dates')).toBe('#dates')
  })

  it('stands with the next date even if all are taken', () => {
    renderOffer({ ...coursePageProps, dates: [fullDate], dateCount: 1 })

    expect(screen.getByText('Next date').nextElementSibling?.textContent).toBe(fullDate.when)
    expect(hrefOf('See the date')).toBe('#dates')
  })

  it('of a course to study at home stands with the form that buys it', () => {
    const add: AddToCart = {
      action: '/cart/items',
      kind: 'online',
      sku: 'CR-DSP',
      button: 'Add to basket',
      choice: { field: 'quantity', label: 'How many?', least: 1, most: 8 },
    }
    renderOffer({ ...coursePageProps, booking: 'any-day', add, dates: [], dateCount: 0 })

    expect(screen.getByRole('button', { name: 'Add to basket' })).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'How many?' })).toBeDefined()
    expect(hrefOf('01632 960 214')).toBe('tel:+441632960214')
  })

  it.each([
    ['any-day', 'Starts on any day', 'Ask about this course'],
    ['enquiry', 'Made to measure', 'Ask for a quotation'],
    ['dates', 'No dates are listed just now', 'Ask for a date'],
  ] as const)(
    'of an offer without dates (%s) says how to ask, and ends in the form',
    (booking, title, button) => {
      const enquiry = { subject: 'general', action: '/contact-us', offer: 'CR-DSP' } as const
      renderOffer({ ...coursePageProps, booking, enquiry, dates: [], dateCount: 0 })

      expect(screen.getByText(title)).toBeDefined()
      expect(part(button).getByRole('textbox', { name: 'Your message' })).toBeDefined()
      expect(hrefOf(button)).toBe('#enquiry')
      expect(hrefOf('01632 960 214')).toBe('tel:+441632960214')
    },
  )

  it('leads to the form that staff wrote for the address, and shows no second one', () => {
    const enquiry = { subject: 'in-your-office', action: '/contact-us', offer: 'OT-OFF' } as const
    const { subject, action } = enquiry
    const written = {
      type: 'enquiry',
      id: 'ask',
      title: 'Ask for a plan',
      subject,
      action,
    } as const
    const page = { ...coursePageProps, booking: 'enquiry', enquiry, blocks: [written] } as const
    renderOffer({ ...page, dates: [], dateCount: 0 })

    expect(hrefOf('Ask for a quotation')).toBe('#ask')
    expect(screen.getAllByRole('textbox', { name: 'Your message' })).toHaveLength(1)
  })
})
