import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import Checkout from '#js/pages/cart/checkout.tsx'
import type { CheckoutProps } from '#server/props/checkout.ts'
import { deliveryStep, reviewStep } from '../support/checkout.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import type { TestPage } from '../support/render-page.tsx'

const render = (props: CheckoutProps, shared: TestPage['props'] = {}) =>
  renderPage({
    content: <Checkout {...props} />,
    props: shared,
    url: `/checkout?step=${props.step}`,
  })
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))
const button = (name: string) => screen.getByRole('button', { name })

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

    expect(sent()).toEqual({
      step: 'review',
      total: '58895',
      due_now: '12395',
      by_voucher: '0',
      key: 'a-key',
      payment: 'card-by-phone',
    })
  })

  it('asks for no way to pay when vouchers pay for everything', () => {
    render({ ...reviewStep, payments: [], button: 'Order, paid by voucher' })

    expect(screen.queryByRole('radio')).toBeNull()
    expect(sent()).toEqual({
      step: 'review',
      total: '58895',
      due_now: '12395',
      by_voucher: '0',
      key: 'a-key',
    })
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
