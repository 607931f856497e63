import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DateRows } from '#js/components/offer/date-rows.tsx'
import { WaitingList } from '#js/sections/dates/waiting-list.tsx'
import type { AddToCart } from '#server/props/cart.ts'
import type { DateProps } from '#server/props/dates.ts'
import { renderPage } from '../support/render-page.tsx'

const date: DateProps = {
  reference: 'CR-CC-261129',
  starts: '2026-11-29',
  ends: '2026-12-04',
  month: 'November 2026',
  days: 'Sun 29 – Fri 4 Dec',
  when: 'Sunday 29 November, 2026 to Friday 4 December, 2026',
  times: 'Joins 6:00 PM, leaves 4:00 PM',
  place: 'Southampton',
  price: { text: '£725.00', tone: 'plain' },
  unit: 'per person',
  availability: { state: 'fewLeft', word: 'Few places left', detail: '1 of 5 places left' },
  places: { free: 1, all: 5, text: 'Last place', isScarce: true },
  href: '/events/CR-CC-261129',
  icsHref: '/events/CR-CC-261129.ics',
  offer: { name: 'RYA Competent Crew', href: '/rya-courses/rya-competent-crew' },
  add: null,
  next: { label: 'Choose', href: '/events/CR-CC-261129' },
}

function renderDates(dates: readonly DateProps[] = [date], withOffer = false) {
  renderPage({ content: <DateRows dates={dates} label="Next dates" withOffer={withOffer} /> })
  return within(screen.getByRole('list', { name: 'Next dates, November 2026' }))
}

describe('a list of dates', () => {
  it('books in one click as many as the button says, of which offer and when', () => {
    const add: AddToCart = {
      action: '/cart/items',
      kind: 'place',
      sku: date.reference,
      button: 'Add 2 places',
      quantity: 2,
      choice: null,
    }
    const button = renderDates([{ ...date, add, next: null }]).getByRole<HTMLButtonElement>(
      'button',
    )

    expect(button.textContent).toBe(`Add 2 places: RYA Competent Crew, ${date.when}`)
    expect(button.form && Object.fromEntries(new FormData(button.form))).toEqual({
      kind: 'place',
      sku: date.reference,
      quantity: '2',
    })
  })

  it('leads on, where more is to be said first, by a link that says of which offer and when', () => {
    const link = renderDates().getByRole('link', { name: /^Choose/ })

    expect(link.textContent).toBe(`Choose: RYA Competent Crew, ${date.when}`)
    expect(link.getAttribute('href')).toBe(date.href)
  })

  it('shows weekday and day, and says the whole date', { tags: ['clar-4.7'] }, () => {
    const link = renderDates().getByRole('link', { name: date.when })

    expect(link.getAttribute('href')).toBe(date.href)
    expect(link.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-29')
    expect(link.querySelector('[aria-hidden]')?.textContent).toBe('Sun 29 – Fri 4 Dec')
  })

  it('says once where and when all of them begin, and in each row what differs', () => {
    const other = { ...date, reference: 'CR-CC-261130', place: 'London' }
    const list = renderDates([date, other])

    expect(list.getByText('London')).toBeDefined()
    expect(screen.getByText(`${date.times}. Prices for each person`)).toBeDefined()
  })
})

it('the form of the waiting list shows what is wrong beside its field, keeps what was typed and goes to the first fault', () => {
  const content = <WaitingList action="/events/CR-DSP-261129/waiting-list" most={5} />
  const errors = { waiting_email: 'That is no address.' }
  const old = { waiting_name: 'Ada', waiting_email: 'ada@', waiting_heads: '2' }
  renderPage({ content, props: { errors, old } })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })

  expect(field.value).toBe('ada@')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'That is no address.',
  )
  expect(document.activeElement).toBe(field)
})
