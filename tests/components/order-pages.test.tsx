import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import Order from '#js/pages/cart/order.tsx'
import Voucher from '#js/pages/cart/voucher.tsx'
import type { OrderProps } from '#server/props/orders.ts'
import type { VoucherProps } from '#server/props/vouchers.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'

const pounds = (text: string) => ({ text, tone: 'plain' }) as const

const line: OrderProps['lines'][number] = {
  name: 'Competent Crew',
  facts: ['Friday 5 March, 2027', 'Ada Winters, Ben Hart'],
  quantity: 2,
  price: pounds('£620.00'),
  voucher: null,
}

const placed: OrderProps = {
  number: 'SL-1042',
  ordered: 'Ordered on Friday 4 December, 2026',
  status: 'awaiting-payment',
  statusLabel: 'Awaiting payment',
  next: ['Please pay £123.95 within 5 days.'],
  bank: [{ term: 'Sort code', text: '00-00-00' }],
  lines: [line],
  sum: {
    lines: [],
    total: pounds('£620.00'),
    byVoucher: null,
    vat: '',
    dueNow: pounds('£155.00'),
    later: [{ label: 'Then by Friday 22 January, 2027', amount: pounds('£465.00'), note: '' }],
  },
  paid: pounds('£155.00'),
  card: null,
  moved: [],
  contact: [{ term: 'Name', text: 'Ada Winters' }],
  deliverTo: [],
  calendarHref: '/orders/1/calendar.ics?key=0',
  link: { until: 'Sunday 5 March, 2028', endAction: '/orders/1/link?key=0' },
  isNew: false,
}

const received: OrderProps['moved'][number] = {
  text: 'Paid by Visa ending 4242',
  on: 'Friday 4 December, 2026',
  amount: pounds('£155.00'),
  paper: { label: 'Receipt RC-1001', href: '/orders/1/papers/RC-1001?key=0' },
}

const givenBack: OrderProps['moved'][number] = {
  text: 'Paid back to your card',
  on: 'Saturday 5 December, 2026',
  amount: pounds('-£20.00'),
  paper: null,
}

const payable: OrderProps['card'] = {
  action: '/orders/1/payments?key=0',
  buttons: [{ choice: 'due', label: 'Pay £155.00 by card' }],
  isDue: true,
  canTransfer: false,
  lookHref: null,
}

const renderOrder = (changes: Partial<OrderProps> = {}) =>
  renderPage({ content: <Order {...placed} {...changes} />, url: '/orders/1?key=0' })

describe('the page of an order', () => {
  it.each<[what: string, there: Partial<OrderProps>, gone: Partial<OrderProps>, words: string]>([
    ['where a transfer goes', {}, { bank: [] }, 'Where to paySort code00-00-00'],
    ['thanks for who has only just ordered', { isNew: true }, {}, 'Thank you. Your order'],
    ['a calendar where there is a date', {}, { calendarHref: null }, 'Add to calendar'],
    [
      'what came and what went back, each with its paper',
      { moved: [received, givenBack] },
      {},
      'Paid by Visa ending 4242Friday 4 December, 2026Receipt RC-1001£155.00' +
        'Paid back to your cardSaturday 5 December, 2026-£20.00',
    ],
    ['a button to pay by card', { card: payable }, {}, 'Pay £155.00 by card'],
    ['what was paid as soon as something was', { status: 'part-paid' }, {}, 'Paid so far £155.00'],
  ])('has %s, and else nothing of it', (_, there, gone, words) => {
    const { container, unmount } = renderOrder(there)
    expect(container.textContent).toContain(words)
    unmount()

    expect(renderOrder(gone).container.textContent).not.toContain(words)
  })
})

const card: VoucherProps = {
  design: 'dusk',
  worth: '£100.00',
  name: 'Gift voucher',
  code: 'ABCD-EFGH-2345-6789',
  to: 'Grace',
  from: 'Ada',
  message: 'Happy birthday!',
  validUntil: 'Friday 3 December, 2027',
  rules: ['Type the code in the basket.', 'What is left over stays on the code.'],
  state: '£40.00 of it can be spent.',
  pdfHref: '/vouchers/1/voucher.pdf?key=0',
  spend: { datesHref: '/events', shopHref: '/merchandise' },
}

describe('the page of a voucher', () => {
  const renderVoucher = (changes: Partial<VoucherProps> = {}) =>
    renderPage({ content: <Voucher {...card} {...changes} />, url: '/vouchers/1?key=0' })
  const sheet = () => {
    const found = document.querySelector<HTMLElement>('[data-voucher]')
    if (!found) throw new Error('There is no sheet on this page.')
    return found
  }

  it('says what is left on it beside the sheet, which may be printed and given away', () => {
    renderVoucher()

    expect(screen.getByText('£40.00 of it can be spent.')).toBeDefined()
    expect(sheet().textContent).not.toContain('£40.00')
  })

  it('leads to where something is found to spend it on, or pays for the basket', () => {
    const { unmount } = renderVoucher()
    expect(screen.getByRole('link', { name: 'all dates' }).getAttribute('href')).toBe('/events')
    unmount()

    renderVoucher({ spend: { codesAction: '/cart/codes', cartHref: '/cart' } })
    const form = screen.getByRole('button', { name: 'Pay with it' }).closest('form')
    expect([form?.getAttribute('action'), new FormData(form ?? undefined).get('code')]).toEqual([
      '/cart/codes',
      card.code,
    ])
  })

  it('has no code, and nothing to pay with, once all of it is spent', () => {
    renderVoucher({ code: null, spend: null })

    expect(sheet().textContent).toContain('All of it is spent')
    expect(screen.queryByRole('button', { name: 'Pay with it' })).toBeNull()
  })

  it('says nothing for whom, or from whom, where nobody said so', () => {
    renderVoucher({ to: '', from: '', message: '' })

    expect(within(sheet()).queryByText(/^(For|From) /)).toBeNull()
  })

  it.each(['solent', 'dusk', 'chart', 'pennants'] as const)(
    'has a drawing of its own: %s',
    (design) => {
      renderVoucher({ design })

      expect(sheet().dataset['voucher']).toBe(design)
      expect(sheet().querySelectorAll('svg[aria-hidden="true"] path').length).toBeGreaterThan(5)
    },
  )

  it('is printed by a button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    renderVoucher()

    await hands.click(screen.getByRole('button', { name: 'Print the voucher' }))

    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })
})
