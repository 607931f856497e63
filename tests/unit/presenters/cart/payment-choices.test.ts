import { describe, expect, it } from 'vitest'
import { pence } from '#server/format/money.ts'
import { orderText, paymentChoices } from '#server/presenters/cart/payment-choices.ts'
import type { ProviderName } from '#server/shop/payments/provider.ts'

const place = { article: { date: {} } }
const book = { article: { date: null } }

interface Given {
  readonly now?: number
  readonly later?: number
  readonly byVoucher?: number
  readonly lines?: readonly (typeof place | typeof book)[]
  readonly provider?: ProviderName | null
  readonly needsCode?: boolean
}

function cartOf({ now = 17_895, later = 53_685, byVoucher = 0, lines = [place], ...rest }: Given) {
  const instalments = later === 0 ? [] : [{ on: '2027-02-07', amount: pence(later) }]
  const totals = {
    total: pence(now + later + byVoucher),
    byVoucher: pence(byVoucher),
    due: { now: pence(now), later: instalments },
  }
  return { totals, lines, provider: 'stripe', needsCode: false, ...rest } as const
}

describe('the ways to pay', () => {
  const buttons = (given: Given) =>
    paymentChoices(cartOf(given)).map(({ value, button }) => [value, button])

  it('are the deposit or all of it by card, or a transfer, each with what it binds to', () => {
    expect(buttons({})).toEqual([
      ['card', 'Order and pay £178.95 deposit'],
      ['card-all', 'Order and pay £715.80'],
      ['bank-transfer', 'Order, with £178.95 to pay'],
    ])
  })

  it('by card are one where nothing is due later', () => {
    expect(buttons({ later: 0 })).toEqual([
      ['card', 'Order and pay £178.95'],
      ['bank-transfer', 'Order, with £178.95 to pay'],
    ])
  })

  it('by card call it no deposit where something is paid whole', () => {
    expect(buttons({ lines: [place, book] })[0]).toEqual(['card', 'Order and pay £178.95 now'])
  })

  it('by card are all of it where vouchers pay what is due with the order', () => {
    expect(buttons({ now: 0, byVoucher: 17_895 })).toEqual([
      ['card-all', 'Order and pay £536.85'],
      ['bank-transfer', 'Order, to pay £536.85 by Sunday 7 February, 2027'],
    ])
  })

  it('have no card for less than cards are taken for', () => {
    expect(buttons({ now: 29, later: 0, byVoucher: 1000 })).toEqual([
      ['bank-transfer', 'Order, with £0.29 to pay'],
    ])
  })

  it('are a transfer and the telephone where nobody takes cards', () => {
    expect(buttons({ provider: null })).toEqual([
      ['bank-transfer', 'Order, with £178.95 to pay'],
      ['card-by-phone', 'Order, with £178.95 to pay'],
    ])
  })

  it('are none where vouchers pay for everything', () => {
    const paid = { now: 0, later: 0, byVoucher: 5000 }

    expect(buttons(paid)).toEqual([])
    expect(orderText(cartOf(paid), null)).toBe('Order, paid by voucher')
  })

  it('all lead to the code first, where one is asked for', () => {
    const said = buttons({ needsCode: true }).map(([, button]) => button)

    expect(new Set(said)).toEqual(new Set(['Continue to your code']))
  })
})
