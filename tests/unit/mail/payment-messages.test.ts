import { describe, expect, it } from 'vitest'
import { orderUrl } from './message-data.ts'
import { writeMessage } from './write-message.ts'
import type { Name } from './write-message.ts'

/** What a message says when this of its data is another, and what it then says nowhere. */
type Said = readonly (readonly [changed: object, words: string, unsaid?: RegExp])[]

function itSays(name: Name, said: Said): void {
  it.each(said.map((row) => [row[1], row] as const))(
    'says: %s',
    (_, [changed, words, missing = /(?!)/]) => {
      const { text } = writeMessage(name, changed)

      expect(text).toContain(words)
      expect(text).not.toMatch(missing)
    },
  )
}

const visa = 'Visa ending 4242'

describe('the confirmation of an order by card', () => {
  const card = { due: '£162.50', lapses: 'Sunday 22 November, 2026 at 10:00' }
  const unpaid = { payment: 'card', bank: [], card }
  const paid = { payment: 'card', bank: [], paid: { amount: '£162.50', method: visa } }

  itSays('order-confirmed', [
    [
      unpaid,
      'Your card payment of £162.50 is not in yet. You can pay on the order’s page until Sunday 22 November, 2026 at 10:00, London time; after that the order lapses',
      /Please send|receipt/,
    ],
    [unpaid, 'If you would rather pay by bank transfer, choose that there.'],
    [unpaid, `See your order and pay:\n${orderUrl}\n`],
    [
      paid,
      'You have paid £162.50 by Visa ending 4242. Your receipt is attached.\n\nStill to pay: £487.50 by Friday 22 January, 2027.',
      /Please send|lapses|nothing to pay/,
    ],
    [
      { ...paid, later: [], hasVouchers: true },
      'The order is paid in full.\n\nGift vouchers are made, and sent as you chose.',
      /Still to pay|once that has come/,
    ],
    [{ ...paid, paid: { amount: '£162.50', method: 'card' } }, 'You have paid £162.50 by card.'],
    [{ ...paid, paid: { amount: '£162.50', method: null } }, 'You have paid £162.50. Your receipt'],
  ])
})

describe('what staff hear of an order by card', () => {
  itSays('order-to-office', [
    [
      { payment: 'card' },
      '£162.50 is due now, by card on the site. It is booked by itself when it comes, and there is nothing to note.\nLater: £487',
      /orders -- paid/,
    ],
  ])
})

describe('the message that money has come', () => {
  const open = ['£20.00 at once', '£487.50 by Friday 22 January, 2027']

  itSays('order-paid', [
    [{}, 'Thank you. We have received £162.50 for order SL-1001.', /receipt/],
    [
      { method: visa, hasReceipt: true },
      'We have received £162.50 by Visa ending 4242 for order SL-1001. Your receipt is attached.',
    ],
    [{}, 'is paid in full.'],
    [{}, `See your order:\n${orderUrl}\n`],
    [{ open }, 'Still to pay: £20.00 at once; £487.50 by Friday 22 January, 2027.'],
  ])
})

describe('the reminder of an order that is not paid', () => {
  const byCard = { bank: [], lapses: 'Sunday 22 November, 2026 at 10:00' }

  itSays('payment-reminder', [
    [
      {},
      'please send £162.50 to our account, and write SL-1001 as its reference:\n\nAccount name:',
    ],
    [{}, 'we cancel the order on Sunday 29 November, 2026, and its places go to others.'],
    [
      byCard,
      'Your card payment of £162.50 for order SL-1001 is not in yet.',
      /our account|reference/,
    ],
    [byCard, `Pay for your order:\n${orderUrl}\n`],
    [byCard, 'We keep the order until Sunday 22 November, 2026 at 10:00, London time.'],
    [byCard, 'Would you rather pay by bank transfer? Choose that on the same page'],
  ])
})

describe('the message that a balance is due', () => {
  itSays('payment-due', [
    [{}, 'is £487.50, by Friday 22 January, 2027.', /on its way|last letter/],
    [{}, 'We keep no card and never take money by ourselves'],
    [{}, `Pay for your order:\n${orderUrl}\n`],
    [{}, 'Or send it to our account, and write SL-1001 as its reference:\n\nAccount name:'],
    [{ canCard: false }, 'Please send it to our account, and write SL-1001', /card/],
    [{ canCard: false }, `See your order:\n${orderUrl}\n`],
    [{ when: 'today' }, 'Today, Friday 22 January, 2027, £487.50 is due for your order SL-1001.'],
    [{ when: 'late' }, 'was due on Friday 22 January, 2027, and we do not have it yet.'],
    [{ when: 'late' }, 'it is on its way, and you need do nothing.', /last letter|cancelled/],
    [{ when: 'last' }, 'This is our last letter about it; next, one of us gets in touch with you.'],
    [{ when: 'last' }, 'Nothing is cancelled by itself'],
  ])

  it.each([
    ['soon', '£487.50 for your order SL-1001 is due soon'],
    ['today', '£487.50 for your order SL-1001 is due today'],
    ['late', '£487.50 for your order SL-1001 is late'],
    ['last', 'A last reminder of £487.50 for your order SL-1001'],
  ])('has its subject when it is %s', (when, subject) => {
    expect(writeMessage('payment-due', { when }).subject).toBe(subject)
  })
})

describe('the message that money goes back', () => {
  itSays('money-back', [
    [{}, 'as the terms say of what is cancelled.', /order again/],
    [{}, 'It goes to the card that you paid with, Visa ending 4242.'],
    [{}, 'A credit note is attached.'],
    [{ method: null, creditNote: false }, 'the card that you paid with.', /credit note|Visa/],
    [{ why: 'overpaid' }, 'than was open: £78.75 too much. It goes back to you.'],
    [{ why: 'late' }, 'so all of the money goes back to you.'],
    [{ why: 'late' }, 'If there is room still, order again on our site, or ring'],
    [{ why: 'goodwill' }, 'Nothing else about the order changes.'],
    [{ how: 'transfer' }, `back to your ${visa}, so we send it by bank transfer.`, /working days/],
    [{ how: 'transfer', method: null }, 'to the account that you paid from.', /Visa/],
  ])
})

describe('a message to staff about money', () => {
  itSays('money-to-office', [
    [
      {},
      'The owner of a card has asked their bank for £162.50 back.\n\nAnswer by: Friday 4 December, 2026\n\nAnswer at the provider in time',
    ],
    [{}, '\n\nnpm run orders -- show SL-1001\n'],
    [{ what: 'late' }, 'It is booked, and goes back whole by itself'],
    [{ what: 'overpaid' }, '£162.50 more came for an order than was open.'],
    [{ what: 'wrong-amount' }, 'What came is booked, and nothing else.'],
    [{ what: 'foreign' }, 'Nothing is booked.'],
    [{ what: 'refund-failed' }, 'We still owe it.'],
    [{ what: 'refund-external' }, 'Somebody paid £162.50 back at the provider'],
    [{ what: 'dispute-closed' }, 'The bank has decided on £162.50.'],
    [{ what: 'fraud-warning' }, 'Ring the customer.'],
    [{ what: 'balance-late' }, 'that is for a person to decide'],
    [{ what: 'unknown-payment' }, 'belongs to nothing here'],
  ])

  it('names no order where none is known', () => {
    const unknown = { what: 'unknown-payment', number: null, text: '', commands: [] }

    expect(writeMessage('money-to-office', unknown).subject).toBe(
      '£162.50 came, and nobody knows what for',
    )
  })
})
