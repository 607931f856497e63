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
  voucherHref: null,
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
    later: ['£465.00 by Friday 22 January, 2027'],
  },
  paid: pounds('£155.00'),
  contact: [{ term: 'Name', text: 'Ada Winters' }],
  deliverTo: [],
  calendarHref: '/orders/1/calendar.ics?key=0',
  untold: null,
  isNew: false,
}

const renderOrder = (changes: Partial<OrderProps> = {}) =>
  renderPage({ content: <Order {...placed} {...changes} />, url: '/orders/1?key=0' })

describe('the page of an order', () => {
  it('says where a transfer goes, and nothing of that where none is to be made', () => {
    const { unmount } = renderOrder()
    expect(screen.getByRole('heading', { level: 3, name: 'Where to pay' })).toBeDefined()
    expect(screen.getByText('Sort code').nextElementSibling?.textContent).toBe('00-00-00')
    unmount()

    renderOrder({ bank: [] })
    expect(screen.queryByRole('heading', { name: 'Where to pay' })).toBeNull()
  })

  it('thanks who has only just ordered, and nobody later', () => {
    const { unmount } = renderOrder({ isNew: true })
    expect(screen.getByText('Thank you. Your order is with us.')).toBeDefined()
    unmount()

    renderOrder()
    expect(screen.queryByText(/^Thank you/)).toBeNull()
  })

  it('says why no message told of it, and which address to keep', () => {
    const url = 'https://www.saltlark.example/orders/1?key=0'
    renderOrder({ untold: { text: 'No e-mail has gone out.', url } })

    expect(screen.getByText('No e-mail has gone out.')).toBeDefined()
    expect(screen.getByRole('link', { name: url }).getAttribute('href')).toBe(url)
  })

  it('says what was paid as soon as something was', () => {
    const { unmount } = renderOrder()
    expect(screen.queryByText(/^Paid so far/)).toBeNull()
    unmount()

    renderOrder({ status: 'part-paid' })
    expect(screen.getByText(/^Paid so far/).textContent).toBe('Paid so far £155.00')
  })

  it('leads to the calendar by a link that no visit follows, where there is a date', () => {
    const { unmount } = renderOrder()
    const link = screen.getByRole('link', { name: 'Add to calendar' })
    expect(link.getAttribute('href')).toBe('/orders/1/calendar.ics?key=0')
    unmount()

    renderOrder({ calendarHref: null })
    expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull()
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
