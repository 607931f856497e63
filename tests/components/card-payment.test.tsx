import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CardPayment } from '#js/sections/order/card-payment.tsx'
import type { CardPaymentProps } from '#server/props/orders.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

const payable: CardPaymentProps = {
  action: '/orders/1/payments?key=0',
  buttons: [
    { choice: 'due', label: 'Pay £157.50 by card' },
    { choice: 'all', label: 'Pay all £630.00 by card' },
  ],
  isDue: true,
  canTransfer: true,
  lookHref: null,
}

const waiting: CardPaymentProps = {
  ...payable,
  buttons: [],
  canTransfer: false,
  lookHref: '/payments/1?key=0',
}

const pageWith = (card: CardPaymentProps) => {
  return { content: <CardPayment {...card} />, component: 'order', url: '/orders/1?key=0' }
}
const renderCard = (card: CardPaymentProps) => renderPage(pageWith(card))

describe('paying for an order by card', () => {
  it.each([
    ['Pay £157.50 by card', 'due'],
    ['Pay all £630.00 by card', 'all'],
    ['Pay by bank transfer instead', 'transfer'],
  ])('is chosen by the button %s, with scripts and without', async (name, choice) => {
    renderCard(payable)
    const sent = answerVisits({ content: null })
    const button = screen.getByRole('button', { name })
    const form = button.closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', payable.action])
    expect(new FormData(form ?? undefined).get('choice')).toBe(choice)

    await hands.click(button)

    expect(sent).toMatchObject([{ method: 'post', data: { choice } }])
  })

  it('offers nothing but to look again while a bank thinks', () => {
    renderCard(waiting)

    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByRole('link', { name: 'Look again' }).getAttribute('href')).toBe(
      waiting.lookHref,
    )
  })
})

describe('what a bank says', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

  it('is asked for every two seconds for half a minute, and no longer', async () => {
    renderCard(waiting)
    const sent = answerVisits(pageWith(waiting))

    await pass(4)
    expect(sent).toHaveLength(2)
    await pass(60)
    expect(sent).toHaveLength(15)
  })

  it('is not asked for where nothing is awaited', async () => {
    renderCard(payable)
    const sent = answerVisits({ content: null })

    await pass(10)

    expect(sent).toEqual([])
  })
})
