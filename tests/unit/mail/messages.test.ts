import { describe, expect, it } from 'vitest'
import { renderMessage } from '#server/mail/mailables.ts'
import { sender as company } from '../../support/company.ts'
import { account, at, order, orderUrl, unasked, when } from './message-data.ts'
import { writeMessage } from './write-message.ts'
import type { Name } from './write-message.ts'

/** What each message is about, where its links lead, and who is answered. */
const about: readonly (readonly [
  name: Name,
  subject: string,
  links: readonly string[],
  replyTo?: string,
])[] = [
  ['verify-email', 'Please verify your e-mail address', [account.verifyUrl]],
  [
    'already-registered',
    'You already have an account at Saltlark',
    [account.signInUrl, account.forgotUrl],
  ],
  ['no-account', 'There is no account with this address at Saltlark', [account.registerUrl]],
  ['reset-password', 'Choose a new password', [account.resetUrl]],
  ['password-changed', 'Your password has been changed', [account.undoUrl]],
  ['sign-in-changed', 'How you sign in has changed', [account.undoUrl]],
  ['factors-to-go', 'Your passkeys and codes are to be taken off', [account.undoUrl]],
  ['new-sign-in', 'A new sign-in to your account', [account.undoUrl, account.profileUrl]],
  ['change-email', 'Please verify your new e-mail address', [account.verifyUrl]],
  ['email-change-requested', 'Your account is to have another e-mail address', [account.forgotUrl]],
  ['account-deleted', 'Your account has been deleted', []],
  [
    'confirm-subscription',
    'Please confirm your newsletter subscription',
    [at('mail/confirm/a-token')],
  ],
  [
    'waiting-list-joined',
    'You are on the waiting list for RYA Day Skipper practical',
    [at('events/CR-DSP-261129')],
  ],
  ['place-offered', expect.any(String) as string, [at('places/a-secret')]],
  ['enquiry-to-office', 'Ada asks about hiring the classroom', [], 'ada@example.com'],
  ['enquiry-received', expect.any(String) as string, []],
  ['order-code', '012345 is the code for your order', ['https://www.saltlark.example/confirm/a']],
  ['order-confirmed', 'Your order SL-1001', [orderUrl, order.termsUrl]],
  ['order-to-office', 'Order SL-1001 from Ben Okafor', [], 'ben@example.com'],
  ['order-paid', expect.any(String) as string, [orderUrl]],
  ['payment-reminder', 'Your order SL-1001 is not paid yet', [orderUrl]],
  ['payment-due', '£487.50 for your order SL-1001 is due soon', [orderUrl]],
  ['money-back', '£78.75 goes back to you', [orderUrl]],
  ['money-to-office', 'SL-1001: £162.50 is disputed', []],
  ['order-cancelled', expect.any(String) as string, [orderUrl]],
  ['order-link', 'A new link to your order SL-1001', [orderUrl]],
  ['date-changed', expect.any(String) as string, [orderUrl, at('events/CR-CC-270305')]],
  ['voucher-ready', 'A voucher for Ada, from Ben', [at('vouchers/an-id?key=a-key')]],
]

describe('a message', () => {
  it.each(about.map((row) => [row[0], row] as const))(
    '%s says what it is about, with its links in both forms',
    (_, [name, subject, links, replyTo]) => {
      const { subject: written, text, html, replyTo: answered } = writeMessage(name)

      expect([written, answered]).toEqual([subject, replyTo])
      const found = [...text.matchAll(/:\n(https:\S+)\n/g)].map(([, url]) => url)
      expect(new Set(found)).toEqual(new Set(links))
      for (const url of links) expect(html).toContain(`<a href="${url.replace('&', '&amp;')}"`)
      expect(text).toContain(company.email)
    },
  )

  it.each(unasked)('%s says what to do for somebody who did not ask for it', (name) => {
    expect(writeMessage(name).text).toMatch(/If it was not you|If you did not/)
  })

  it.each(['of-a-newer-version', 'toString', '__proto__', ''])(
    'of the unknown template %j cannot be written',
    (name) => {
      expect(() => renderMessage(name, '{}', company)).toThrow(
        `[mail] template '${name}' is not known here; it is one of verify-email, already-registered, no-account, reset-password, password-changed, sign-in-changed, factors-to-go, new-sign-in, change-email, email-change-requested, account-deleted, confirm-subscription, newsletter-welcome, waiting-list-joined, place-offered, enquiry-received, enquiry-to-office, order-code, order-confirmed, order-cancelled, order-link, date-changed, order-to-office, order-paid, payment-reminder, payment-due, money-back, money-to-office, voucher-ready.`,
      )
    },
  )

  it('whose data was spoilt cannot be written', () => {
    expect(() => renderMessage('confirm-subscription', '{"confirm', company)).toThrow(SyntaxError)
  })
})

const nothingDue = { dueNow: null, later: [] }
const forBuyer = { buyer: 'Ben Okafor' }
const unsaid = { telephone: null, people: null, dates: null, offer: null }

/** What a message says when this of its data is another, and what it then says nowhere. */
const said: readonly (readonly [name: Name, changed: object, words: string, unsaid?: RegExp])[] = [
  ['verify-email', {}, 'The link works for 24 hours, and once.'],
  ['change-email', {}, 'The link works for 24 hours, and once'],
  ['reset-password', {}, 'The link works for 60 minutes, and once.'],
  ['account-deleted', {}, 'We keep this letter for 30 days'],
  ['account-deleted', {}, `${when}, London time`],
  ['password-changed', {}, `${when}, London time`],
  ['sign-in-changed', {}, `${when}, London time. A passkey was added.`],
  ['factors-to-go', {}, `On ${when}, London time, we take them off`],
  ['new-sign-in', {}, `${when}, London time`],
  ['new-sign-in', {}, 'What: Firefox on Windows\nFrom: the internet address 203.0.113.9'],
  ['confirm-subscription', {}, 'The link works for seven days.'],
  ['confirm-subscription', {}, `Confirm my subscription:\n${at('mail/confirm/a-token')}\n`],
  ['confirm-subscription', {}, 'without your confirmation we send no newsletter'],
  [
    'waiting-list-joined',
    {},
    'You asked for 2 places on RYA Day Skipper practical, Sunday 29 November, 2026 to Friday 4 December, 2026 (CR-DSP-261129).',
  ],
  ['waiting-list-joined', {}, `See this date:\n${at('events/CR-DSP-261129')}\n`],
  ['waiting-list-joined', {}, `write to ${company.email}, and we take you off the list`],
  [
    'place-offered',
    {},
    'You waited for RYA Competent Crew, Friday 5 March, 2027. There is room now: 1 place.',
  ],
  ['place-offered', {}, 'We keep this for you until 22/11/2026 10:00, London time.'],
  ['place-offered', {}, `See what we keep for you:\n${at('places/a-secret')}\n`],
  ['place-offered', {}, 'nothing is bought by that'],
  [
    'enquiry-to-office',
    {},
    'Name: Ada\nE-mail: ada@example.com\nTelephone: 01632 960 214\nFrom the page of: Corporate sailing day (CH-COR)\nHow many people: 12\nDates: A weekday in May\n\nIs there a screen?\n\nAnd tea?\n',
  ],
  ['enquiry-to-office', unsaid, 'Name: Ada', /Telephone|How many|Dates|From the page/],
  ['enquiry-received', {}, 'asking about a charter: Weekend (CH-WK).'],
  ['enquiry-received', { offer: null }, 'Thank you for asking about a charter.'],
  ['enquiry-received', {}, 'an answer within two working days'],
  [
    'order-confirmed',
    { delivery: '£2.95', byVoucher: '£100.00' },
    `${order.lines[0]}\nDelivery: £2.95\nTotal: £650.00, of which VAT £108.33\nPaid by voucher: £100.00\n`,
  ],
  ['order-confirmed', { name: 'Ben Okafor' }, 'Hello Ben Okafor,', /If it was not you who ordered/],
  [
    'order-confirmed',
    {},
    'Please send £162.50 to our account by Thursday 26 November, 2026, and write SL-1001 as its reference:\n\nAccount name: Saltlark\nSort code: 00-00-00\nAccount number: 00000000\n',
    /Gift vouchers/,
  ],
  ['order-confirmed', {}, 'Later, in the same way: £487.50 by Friday 22 January, 2027.'],
  [
    'order-confirmed',
    { payment: 'card-by-phone' },
    `To pay £162.50 by card, ring ${company.phone} by Thursday 26 November, 2026 and say SL-1001.`,
    /Sort code/,
  ],
  ['order-confirmed', { payment: 'card-by-phone' }, 'Please do not send card numbers by e-mail'],
  ['order-confirmed', nothingDue, 'There is nothing to pay now.', /Please send|Later|Sort code/],
  ['order-confirmed', { hasVouchers: true }, 'Gift vouchers are made once that has come, and sent'],
  ['order-confirmed', {}, `See your order:\n${orderUrl}\n`],
  ['order-confirmed', {}, 'Our terms and conditions, as they read on our site when you ordered'],
  ['order-confirmed', {}, 'If you cannot come\nYou may move. You may cancel.\n'],
  ['order-to-office', {}, 'Name: Ben Okafor\nE-mail: ben@example.com\nTelephone: 01632 960 111\n'],
  ['order-to-office', nothingDue, 'npm run orders -- show SL-1001\n', /orders -- paid/],
  ['order-to-office', {}, '£162.50 is due now, by bank transfer. When it is there:'],
  ['order-to-office', {}, '--amount 162.50\nLater: £487'],
  ['order-to-office', { amountDue: undefined }, 'paid SL-1001 --amount POUNDS\n'],
  ['order-to-office', { later: [], telephone: '' }, 'orders -- paid SL-1001\n\n', /Telephone/],
  ['order-to-office', { payment: 'card-by-phone' }, 'is due now, by card, by telephone'],
  [
    'order-cancelled',
    {},
    'You had paid £50.00 by the voucher 7HKM-2XQP. That is back on it, to be spent until 1 May, 2028.',
  ],
  [
    'order-cancelled',
    {},
    'You had paid £20.00 by the voucher 9RTW-4BDN, which cannot be spent any more. We will write to you about it.',
  ],
  ['order-cancelled', {}, 'You had paid £162.50. We will write to you about your refund'],
  ['order-cancelled', {}, 'Any refund reaches you within 14 days.'],
  [
    'order-cancelled',
    { paid: null, vouchers: [] },
    'Your order SL-1001 is cancelled. Nothing more is due for it.',
    /voucher|had paid/,
  ],
  ['date-changed', {}, 'It is now on: Friday 12 March, 2027 to Sunday 14 March, 2027'],
  ['date-changed', {}, 'or step back, and all that you have paid for it, £162.50, reaches you'],
  [
    'date-changed',
    { kind: 'cancelled', becomes: null, back: null },
    'choose another date, or step back and owe nothing for it. Pay nothing more for it',
    /It is now on/,
  ],
  ['date-changed', { kind: 'reinstated' }, 'Your places are yours as before.', /step back/],
  ['voucher-ready', {}, `Ben gives you something from ${company.name}: Solent weekend, worth`],
  ['voucher-ready', {}, 'Its code is 7HKM-2XQP-9RTW-4BDN. Type it in the basket on our site'],
  ['voucher-ready', {}, 'until Tuesday 21 November, 2028, all at once or in parts.'],
  ['voucher-ready', {}, `Open the voucher:\n${at('vouchers/an-id?key=a-key')}\n`],
  ['voucher-ready', {}, 'Ben writes:\nFair winds\n'],
  ['voucher-ready', { message: '' }, 'Hello Ada,', /writes:/],
  [
    'voucher-ready',
    forBuyer,
    'bought for Ada is ready, to print or to forward: Solent weekend, worth £325.00.',
    /gives you|Hello (?!Ben Okafor,)/,
  ],
  ['voucher-ready', forBuyer, 'Your message is on it:\nFair winds\n'],
  ['voucher-ready', forBuyer, 'Its code is 7HKM-2XQP-9RTW-4BDN. It is typed in the basket'],
]

describe('the words of a message', () => {
  it.each(said.map((row) => [row[0], row[2], row] as const))(
    'of %s are: %s',
    (_, _words, [name, changed, words, missing = /(?!)/]) => {
      const { text } = writeMessage(name, changed)

      expect(text).toContain(words)
      expect(text).not.toMatch(missing)
    },
  )

  it('are under the subject of who bought the voucher', () => {
    expect(writeMessage('voucher-ready', forBuyer).subject).toBe('The voucher for Ada is ready')
  })
})
