import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Checkout from '#js/pages/cart/checkout.tsx'
import type { CheckoutProps } from '#server/props/checkout.ts'
import { deliveryStep, peopleStep, reviewStep, youngCrew } from '../support/checkout.ts'
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

/** The page stays when it is answered again, as one that a visit keeps. */
const renderKept = () =>
  renderPage({ content: null, component: 'kept' }, { layout: () => <Checkout {...peopleStep} /> })

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))
const button = (name: string) => screen.getByRole('button', { name })

describe('places that are held while the checkout is filled in', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are said to be held for five minutes more, and nothing typed is lost by it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    const page = { content: null, component: 'kept' }
    renderKept()
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
    renderKept()
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

describe('the step that asks where to', () => {
  it('tells browsers what to fill in', () => {
    render(deliveryStep)
    const fields = [...document.querySelectorAll('[autocomplete^="shipping"]')]

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

  it('asks where to only where there is a choice', () => {
    const { unmount } = render(deliveryStep)
    expect(screen.getByRole('group', { name: 'Where to?' })).toBeDefined()
    unmount()

    render({ ...deliveryStep, destinations: deliveryStep.destinations.slice(0, 1) })
    expect(screen.queryByRole('group', { name: 'Where to?' })).toBeNull()
    expect(sent()).toMatchObject({ by: 'post', to: 'uk' })
  })

  it('goes to the one choice that was not made', () => {
    const errors = { by: 'Please choose.' }
    render({ ...deliveryStep, delivery: { ...deliveryStep.delivery, by: '' } }, { errors })

    expect(document.activeElement).toBe(field(/^Post it to me/))
    const question = screen.getByRole('group', { name: 'How do you want it?' })
    const description = question.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(description)?.textContent).toBe('Please choose.')
  })
})

describe('the review before an order', () => {
  const amounts = { total: '58895', due_now: '12395', by_voucher: '0' }
  const shown = { step: 'review', ...amounts, key: 'a-key' }

  it('says what holds before the button that orders', () => {
    render(reviewStep)
    const condition = screen.getByText('There is no 14-day right to change your mind.')
    const follows = Node.DOCUMENT_POSITION_FOLLOWING

    const terms = screen.getByRole('link', { name: /^terms and conditions/ })
    for (const before of [condition, terms]) {
      expect(
        before.compareDocumentPosition(button('Order and pay £123.95 deposit')) & follows,
      ).toBe(follows)
    }
    expect(terms.getAttribute('href')).toBe('/terms-and-conditions')
  })

  it('sends what was shown and the key of the order along', async () => {
    render(reviewStep)

    await hands.click(field(/^By card/))

    expect(sent()).toEqual({ ...shown, payment: 'card-by-phone' })
  })

  it('asks for no way to pay when vouchers pay for everything', () => {
    render({ ...reviewStep, payments: [], button: 'Order, paid by voucher' })

    expect(screen.queryByRole('radio')).toBeNull()
    expect(sent()).toEqual(shown)
  })

  it('says in a list what no field can mend, such as a total that is right no longer', () => {
    const total = 'The total has changed from £588.95 to £600.00.'
    render(reviewStep, { errors: { total } })

    const list = screen.getByRole('group', { name: 'What to put right' })
    expect(list.textContent).toContain(total)
    expect(document.activeElement).toBe(list)
  })

  it('leaves what is wrong with the newsletter to its own form', () => {
    render(reviewStep, { errors: { subscription_error: 'No address.' } })

    expect(screen.queryByText('No address.')).toBeNull()
  })
})
