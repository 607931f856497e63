import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DatesTable } from '#js/components/offer/dates-table.tsx'
import { WaitingList } from '#js/sections/dates/waiting-list.tsx'
import type { AddToCart } from '#server/props/cart.ts'
import type { AvailabilityState, DateProps } from '#server/props/dates.ts'
import { renderPage } from '../support/render-page.tsx'

const date: DateProps = {
  reference: 'CR-CC-261129',
  starts: '2026-11-29',
  ends: '2026-12-04',
  when: 'Sunday 29 November, 2026 to Friday 4 December, 2026',
  times: 'Joins 6:00 PM, leaves 4:00 PM',
  place: 'Southampton',
  price: { text: '£725.00', tone: 'plain' },
  unit: 'per person',
  availability: { state: 'fewLeft', word: 'Few places left', detail: '1 of 5 places left' },
  href: '/events/CR-CC-261129',
  icsHref: '/events/CR-CC-261129.ics',
  offer: { name: 'RYA Competent Crew', href: '/rya-courses/rya-competent-crew' },
  add: null,
}

function renderDates(dates: readonly DateProps[] = [date], withOffer = false) {
  renderPage({ content: <DatesTable dates={dates} label="Next dates" withOffer={withOffer} /> })
  return screen.getByRole('list', { name: 'Next dates' })
}

describe('a list of dates', () => {
  it('books a place in one click where one can be had, and leads to the date beside it', () => {
    const add: AddToCart = {
      action: '/cart/items',
      kind: 'place',
      sku: date.reference,
      button: 'Add a place',
      choice: null,
    }
    const list = within(renderDates([{ ...date, add }]))

    expect(list.getByRole('button').textContent).toBe(
      `Add a place: RYA Competent Crew, ${date.when}`,
    )
    expect(list.getByRole('link').textContent).toBe(
      `See this date: RYA Competent Crew, ${date.when}`,
    )
  })

  it.each<[AvailabilityState, string]>([
    ['bookNow', 'Choose'],
    ['fewLeft', 'Choose'],
    ['waitingList', 'See this date'],
    ['reserved', 'See this date'],
    ['soldOut', 'See this date'],
    ['saleOver', 'See this date'],
    ['notYetOnSale', 'See this date'],
  ])('calls its link for a date that is %s “%s”', (state, words) => {
    const list = renderDates([{ ...date, availability: { ...date.availability, state } }])

    expect(within(list).getByRole('link').textContent.startsWith(`${words}:`)).toBe(true)
    expect(list.querySelector('[data-state]')?.getAttribute('data-state')).toBe(state)
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
