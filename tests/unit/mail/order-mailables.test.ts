import { describe, expect, it } from 'vitest'
import { renderMessage } from '#server/mail/mailables.ts'
import type { Mailables } from '#server/mail/mailables.ts'
import { company } from '../../support/company.ts'

const orderUrl = 'https://www.saltlark.example/orders/an-id?key=a-key'
const order: Mailables['order-confirmed'] = {
  number: 'SL-1001',
  orderUrl,
  payment: 'bank-transfer',
  lines: ['2 × RYA Competent Crew, Friday 5 March, 2027 (CR-CC-270305): £650.00'],
  delivery: null,
  total: '£650.00',
  vat: '£108.33',
  byVoucher: null,
  hasVouchers: false,
  dueNow: '£162.50',
  later: ['£487.50 by Friday 22 January, 2027'],
  payBy: 'Thursday 26 November, 2026',
  termsUrl: 'https://www.saltlark.example/terms-and-conditions',
  conditions: [{ title: 'If you cannot come', sentences: ['You may move.', 'You may cancel.'] }],
  bank: ['Account name: Saltlark', 'Sort code: 00-00-00', 'Account number: 00000000'],
}

function write<Name extends keyof Mailables>(name: Name, data: Mailables[Name]) {
  return renderMessage(name, JSON.stringify(data), company)
}

const confirmed = (changed: Partial<Mailables['order-confirmed']> = {}) =>
  write('order-confirmed', { ...order, ...changed })

describe('the order-confirmed message', () => {
  it('names the order, its lines, what it comes to, and leads to its page', () => {
    const { subject, text, html } = confirmed({ delivery: '£2.95', byVoucher: '£100.00' })

    expect(subject).toBe('Your order SL-1001')
    expect(text).toContain(
      `${order.lines[0]}\nDelivery: £2.95\nTotal: £650.00, of which VAT £108.33\nPaid by voucher: £100.00\n`,
    )
    expect(text).toContain(`See your order:\n${orderUrl}\n`)
    expect(html).toContain(`<a href="${orderUrl}"`)
  })

  it('greets by name who is known to be the buyer, and tells anybody else what to do', () => {
    const stranger = 'If it was not you who ordered'

    expect(confirmed().text).toMatch(new RegExp(`^Hello,\n.*${stranger}`, 's'))
    expect(confirmed({ name: 'Ben Okafor' }).text).toMatch(/^Hello Ben Okafor,/)
    expect(confirmed({ name: 'Ben Okafor' }).text).not.toContain(stranger)
  })

  it('says how a transfer gets to us, and what is due later', () => {
    const { text } = confirmed()

    expect(text).toContain(
      'Please send £162.50 to our account by Thursday 26 November, 2026, and write SL-1001 as its reference:\n\nAccount name: Saltlark\nSort code: 00-00-00\nAccount number: 00000000\n',
    )
    expect(text).toContain('Later, in the same way: £487.50 by Friday 22 January, 2027.')
  })

  it('asks whoever pays by card to ring, and never for a card by e-mail', () => {
    const { text } = confirmed({ payment: 'card-by-phone' })

    expect(text).toContain(
      `To pay £162.50 by card, ring ${company.phone} by Thursday 26 November, 2026 and say SL-1001.`,
    )
    expect(text).toContain('Please do not send card numbers by e-mail')
    expect(text).not.toContain('Sort code')
  })

  it('asks for nothing when nothing is due', () => {
    const { text } = confirmed({ dueNow: null, later: [] })

    expect(text).toContain('There is nothing to pay now.')
    expect(text).not.toMatch(/Please send|Later|Sort code/)
  })

  it('says when vouchers come, where there are any', () => {
    expect(confirmed({ hasVouchers: true }).text).toContain(
      'Gift vouchers are made once that has come, and sent as you chose.',
    )
    expect(confirmed().text).not.toContain('Gift vouchers')
  })

  it('makes the terms of the day part of it, and says once more what holds', () => {
    const { text, html } = confirmed()

    expect(text).toContain('Our terms and conditions, as they read on our site today')
    expect(text).toContain(`Read the terms:\n${order.termsUrl}\n`)
    expect(html).toContain(`<a href="${order.termsUrl}"`)
    expect(text).toContain('If you cannot come\nYou may move. You may cancel.\n')
  })
})

describe('the order-to-office message', () => {
  const told = (changed: Partial<Mailables['order-to-office']> = {}) => {
    const who = { name: 'Ben Okafor', email: 'ben@example.com', telephone: '01632 960 111' }
    return write('order-to-office', { ...order, ...who, amountDue: '162.50', ...changed })
  }

  it('says who ordered what, and is answered to them', () => {
    const { subject, text, replyTo } = told()

    expect(subject).toBe('Order SL-1001 from Ben Okafor')
    expect(text).toContain('Name: Ben Okafor\nE-mail: ben@example.com\nTelephone: 01632 960 111\n')
    expect(text).toContain('npm run orders -- show SL-1001\n')
    expect(replyTo).toBe('ben@example.com')
  })

  it.each([
    [{}, '£162.50 is due now, by bank transfer. When it is there:', '--amount 162.50\nLater: £487'],
    [{ amountDue: undefined }, '£162.50 is due now', 'paid SL-1001 --amount POUNDS\n'],
    [{ later: [] }, 'is due now, by bank transfer', 'npm run orders -- paid SL-1001\n\n'],
    [{ payment: 'card-by-phone' as const }, 'is due now, by card, by telephone', '--amount 162.50'],
  ])('has the command to type when the money is there: %j', (changed, due, command) => {
    expect(told(changed).text).toContain(due)
    expect(told(changed).text).toContain(command)
    expect(told({ dueNow: null, later: [] }).text).not.toContain('orders -- paid')
  })
})

describe('the order-paid message', () => {
  const paid = { number: 'SL-1001', name: 'Ben Okafor', amount: '£162.50', orderUrl }

  it('thanks for the money, and says what is still to pay', () => {
    const open = ['£20.00 at once', '£487.50 by Friday 22 January, 2027']
    const { text } = write('order-paid', { ...paid, open })

    expect(text).toContain('Thank you. We have received £162.50 for order SL-1001.')
    expect(text).toContain('Still to pay: £20.00 at once; £487.50 by Friday 22 January, 2027.')
    expect(write('order-paid', { ...paid, open: [] }).text).toContain('is paid in full.')
    expect(text).toContain(`See your order:\n${orderUrl}\n`)
  })
})

describe('the order-cancelled message', () => {
  const cancelled = { number: 'SL-1001', name: 'Ben Okafor', orderUrl }

  it('says what becomes of money and vouchers', () => {
    const { text } = write('order-cancelled', {
      ...cancelled,
      paid: '£162.50',
      vouchers: [
        { code: '7HKM-2XQP', amount: '£50.00', validUntil: '1 May, 2028', isDead: false },
        { code: '9RTW-4BDN', amount: '£20.00', validUntil: '1 May, 2026', isDead: true },
      ],
    })

    expect(text).toContain(
      'You had paid £50.00 by the voucher 7HKM-2XQP. That is back on it, to be spent until 1 May, 2028.',
    )
    expect(text).toContain(
      'You had paid £20.00 by the voucher 9RTW-4BDN, which cannot be spent any more. We will write to you about it.',
    )
    expect(text).toContain('You had paid £162.50. We will write to you about your refund')
    expect(text).toContain('Any refund reaches you within 14 days.')
  })

  it('says nothing of money that never came', () => {
    const { text } = write('order-cancelled', { ...cancelled, paid: null, vouchers: [] })

    expect(text).toContain('Your order SL-1001 is cancelled. Nothing more is due for it.')
    expect(text).not.toMatch(/voucher|had paid/)
  })
})

describe('the voucher-ready message', () => {
  const voucher = {
    to: 'Ada',
    from: 'Ben',
    message: 'Fair <winds>',
    name: 'Solent weekend',
    value: '£325.00',
    code: '7HKM-2XQP-9RTW-4BDN',
    validUntil: 'Tuesday 21 November, 2028',
    voucherUrl: 'https://www.saltlark.example/vouchers/an-id?key=a-key',
  }

  it('brings the code, until when and how it is spent, the page to print and what the giver wrote', () => {
    const { subject, text, html } = write('voucher-ready', voucher)

    expect(subject).toBe('A voucher for Ada, from Ben')
    expect(text).toContain(`Ben gives you something from ${company.name}: Solent weekend, worth`)
    expect(text).toContain('Its code is 7HKM-2XQP-9RTW-4BDN. Type it in the basket on our site')
    expect(text).toContain('until Tuesday 21 November, 2028, all at once or in parts.')
    expect(text).toContain(`Open the voucher:\n${voucher.voucherUrl}\n`)
    expect(text).toContain('Ben writes:\nFair <winds>\n')
    expect(html).toContain('Fair &lt;winds&gt;')
    expect(write('voucher-ready', { ...voucher, message: '' }).text).not.toContain('writes:')
  })

  it('to who bought it says whose it is, and that it can be printed or forwarded', () => {
    const { subject, text } = write('voucher-ready', { ...voucher, buyer: 'Ben Okafor' })

    expect(subject).toBe('The voucher for Ada is ready')
    expect(text).toMatch(
      /Hello Ben Okafor,.*\bbought for Ada is ready, to print or to forward: Solent weekend, worth £325\.00\./s,
    )
    expect(text).toContain('Your message is on it:\nFair <winds>\n')
    expect(text).toContain('Its code is 7HKM-2XQP-9RTW-4BDN. It is typed in the basket')
    expect(text).not.toMatch(/gives you|Hello Ada/)
  })
})

describe('the place-offered message', () => {
  it('says what is kept, until when, and that the button buys nothing', () => {
    const offerUrl = 'https://www.saltlark.example/places/a-secret'
    const { text } = write('place-offered', {
      places: '1 place',
      until: '22/11/2026 10:00',
      offerUrl,
      date: 'RYA Competent Crew, Friday 5 March, 2027',
    })

    expect(text).toContain(
      'You waited for RYA Competent Crew, Friday 5 March, 2027. There is room now: 1 place.',
    )
    expect(text).toContain('We keep this for you until 22/11/2026 10:00, London time.')
    expect(text).toContain('nothing is bought by that')
    expect(text).toContain(`See what we keep for you:\n${offerUrl}\n`)
  })
})
