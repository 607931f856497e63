import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Checkout from '#js/pages/cart/checkout.tsx'
import type { CheckoutProps } from '#server/props/checkout.ts'
import { deliveryStep, peopleStep, youngCrew } from '../support/checkout.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import type { TestPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

const render = (props: CheckoutProps, shared: TestPage['props'] = {}) =>
  renderPage({
    content: <Checkout {...props} />,
    props: shared,
    url: `/checkout?step=${props.step}`,
  })

// The page stays while what it shows changes, as one that a visit keeps.
let shown: CheckoutProps = peopleStep
const Kept = () => <Checkout {...shown} />
function renderKept(props: CheckoutProps) {
  shown = props
  return renderPage({ content: null, component: 'kept' }, { layout: Kept })
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))
const button = (name: string) => screen.getByRole('button', { name })

describe('the steps of the checkout', () => {
  it('give the focus to the next one where it begins', async () => {
    renderKept(peopleStep)
    answerVisits({ content: null, component: 'kept' })

    shown = deliveryStep
    await hands.click(button('Continue to delivery'))

    const heading = await screen.findByRole('heading', { level: 2, name: 'Delivery' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })
})

describe('places that are held while the checkout is filled in', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are said to be held for five minutes more, and nothing typed is lost by it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    const page = { content: null, component: 'kept' }
    renderKept(peopleStep)
    answerVisits({ ...page, props: { errors: { email: 'No address.' } } })
    act(() => button('Continue to delivery').click())
    await pass(1000)
    expect(screen.getByText('No address.')).toBeDefined()
    answerVisits(page)
    field('Your name').value = 'Ada Winters'

    await pass(26 * 60_000)

    const notices = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(notices).toContain(
      'Your places are held for 5 more minutes. Check out now to keep them.',
    )
    expect(field('Your name').value).toBe('Ada Winters')
    expect(screen.getByText('No address.')).toBeDefined()
  })
})

describe('the step that asks who orders and who comes', () => {
  it('tells browsers what to fill in', () => {
    render(peopleStep)

    expect(field('Your name').autocomplete).toBe('name')
    expect(field('E-mail address').autocomplete).toBe('email')
    expect(field('Telephone').autocomplete).toBe('tel')
    expect(field('Telephone').type).toBe('tel')
  })

  it('asks for the names of each line, and leaves the first to who orders', () => {
    render(peopleStep)
    const crew = within(screen.getByRole('group', { name: 'Who comes on Competent Crew?' }))

    expect(crew.getByLabelText<HTMLInputElement>(/person 1/).required).toBe(false)
    expect(crew.getByLabelText<HTMLInputElement>(/person 2/).required).toBe(true)
    expect(crew.getByText('Leave blank if this is you.')).toBeDefined()
    expect(sent()).toMatchObject({ 'people[a][0][name]': '', 'people[a][1][name]': 'Ben Hart' })
  })

  it('asks for dates of birth only where an age matters, and says why', () => {
    const { unmount } = render(peopleStep)
    expect(screen.queryByLabelText(/Date of birth/)).toBeNull()
    unmount()

    render({ ...peopleStep, crews: [youngCrew] })
    expect(field('Date of birth of person 2').type).toBe('date')
    expect(field('Date of birth of person 2').name).toBe('people[b][1][born]')
    expect(screen.getByText('Minimum age 8.')).toBeDefined()
  })

  it('keeps what was typed when it is refused, and leads to each field that is wrong', async () => {
    renderKept(peopleStep)
    const errors = { email: 'No address.', 'people[a][1][name]': 'Who is it?' }
    answerVisits({ content: null, component: 'kept', props: { errors } })

    await hands.type(field('Your name'), 'Ada Winters')
    await hands.clear(field('Name of person 2'))
    await hands.click(button('Continue to delivery'))

    const list = await screen.findByRole('group', { name: 'What to put right' })
    const links = within(list).getAllByRole('link')
    expect(document.activeElement).toBe(list)
    expect(links.map((link) => document.querySelector(link.getAttribute('href') ?? ''))).toEqual([
      field('E-mail address'),
      field('Name of person 2'),
    ])
    expect(field('Your name').value).toBe('Ada Winters')
    expect(field('Name of person 2').getAttribute('aria-invalid')).toBe('true')
  })

  it('has again what a browser without scripts had sent', () => {
    const old = { name: 'Ada', 'people[a][1][name]': 'Grace' }
    render(peopleStep, { errors: { email: 'No address.' }, old })

    expect(field('Your name').value).toBe('Ada')
    expect(field('Name of person 2').value).toBe('Grace')
  })
})
