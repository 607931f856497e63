import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import Dates from '#js/pages/events/dates.tsx'
import GoneDate from '#js/pages/events/gone.tsx'
import { WaitingList } from '#js/sections/dates/waiting-list.tsx'
import type { DatesPageProps } from '#server/props/dates.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'

const page: DatesPageProps = {
  title: 'Dates and prices',
  intro: 'Every course and trip.',
  offer: null,
  action: '/events',
  view: 'list',
  views: [
    { label: 'List', href: '/events?month=2027-09', isChosen: true },
    { label: 'Month', href: '/events?month=2027-09&view=month', isChosen: false },
  ],
  filters: [
    {
      name: 'month',
      label: 'Month',
      any: 'Any month',
      choices: [
        { value: '2027-08', label: 'August 2027 (3)', isChosen: false },
        { value: '2027-09', label: 'September 2027 (0)', isChosen: true },
      ],
    },
  ],
  chips: [{ label: 'September 2027', href: '/events' }],
  clearHref: '/events',
  countText: 'No dates',
  months: [],
  month: null,
  page: 1,
  pages: 1,
  previousHref: null,
  nextHref: null,
  alternatives: [{ label: 'August 2027: 3 dates', href: '/events?month=2027-08' }],
  feeds: [{ label: 'News of dates (Atom)', href: '/events.atom' }],
}

beforeEach(() => void giveViewport())

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('the dates page', () => {
  it('announces how many dates there are, and leads on when there are none', () => {
    renderPage({ content: <Dates {...page} /> })

    expect(screen.getByRole('status').textContent).toBe('No dates')
    expect(hrefOf('August 2027: 3 dates')).toBe('/events?month=2027-08')
    expect(hrefOf('Without September 2027')).toBe('/events')
  })

  it('marks the view that is shown', () => {
    renderPage({ content: <Dates {...page} /> })

    expect(screen.getByRole('link', { name: 'List' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Month' }).getAttribute('aria-current')).toBeNull()
  })

  it('lists in the month’s view each day with the dates that begin on it', () => {
    const date = {
      reference: 'WK-SOL-270903',
      name: 'Solent sailing weekend',
      place: 'Southampton',
    }
    const shown = {
      ...date,
      href: '/events/WK-SOL-270903',
      state: 'bookNow',
      word: 'Book now',
    } as const
    const month = {
      name: 'September 2027',
      daysBefore: 2,
      days: [
        { day: '2027-09-02', name: 'Thursday 2 September, 2027', number: 2, dates: [] },
        { day: '2027-09-03', name: 'Friday 3 September, 2027', number: 3, dates: [shown] },
      ],
      previous: { label: 'August 2027', href: '/events?month=2027-08&view=month' },
      next: null,
    }
    renderPage({ content: <Dates {...page} view="month" month={month} alternatives={[]} /> })

    const friday = screen.getByRole('heading', { name: /^Friday 3 September, 2027/ }).closest('li')
    expect(
      within(friday as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(shown.href)
    expect(friday?.textContent).toContain('Book now')
    expect(hrefOf('August 2027')).toBe('/events?month=2027-08&view=month')
  })
})

describe('a date that is gone', () => {
  it('leads to the other dates and to the offer', () => {
    const offer = { label: 'RYA Competent Crew', href: '/rya-courses/rya-competent-crew' }
    renderPage({
      content: (
        <GoneDate
          title="This date is over"
          message="It has been sailed."
          offer={offer}
          next={[]}
          allHref="/events"
        />
      ),
    })

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This date is over')
    expect(hrefOf('All our dates and prices')).toBe('/events')
    expect(hrefOf('Everything about RYA Competent Crew')).toBe(offer.href)
  })
})

describe('the form of the waiting list', () => {
  const form = <WaitingList action="/events/CR-DSP-261129/waiting-list" most={5} />

  it('asks for a name, an address and how many places', () => {
    renderPage({ content: form })

    expect(screen.getByRole('textbox', { name: 'Name' })).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'E-mail address' })).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Places' }).value).toBe('1')
  })

  it('shows what is wrong beside its field, keeps what was typed and goes to the first fault', () => {
    const errors = { waiting_email: 'That is no address.' }
    const old = { waiting_name: 'Ada', waiting_email: 'ada@', waiting_heads: '2' }
    renderPage({ content: form, props: { errors, old } })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })

    expect(field.value).toBe('ada@')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'That is no address.',
    )
    expect(document.activeElement).toBe(field)
  })
})
