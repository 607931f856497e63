/** An address of the site, as messages have it. */
export const at = (path: string) => `https://www.saltlark.example/${path}`
export const when = 'Saturday 21 November, 2026 at 10:00 AM'
export const account = {
  verifyUrl: at('email/verify/a-token'),
  resetUrl: at('reset-password/a-token'),
  signInUrl: at('login'),
  forgotUrl: at('forgot-password'),
  registerUrl: at('register'),
  profileUrl: at('user/profile'),
  undoUrl: at('user/undo/a-token'),
}
export const orderUrl = at('orders/an-id?key=a-key')
const bought = { number: 'SL-1001', name: 'Ben Okafor', orderUrl }
export const order = {
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
  termsUrl: at('terms-and-conditions'),
  conditions: [{ title: 'If you cannot come', sentences: ['You may move.', 'You may cancel.'] }],
  bank: ['Account name: Saltlark', 'Sort code: 00-00-00', 'Account number: 00000000'],
}
export const ordersMessages = {
  'order-code': {
    code: '012345',
    total: '£315.00',
    until: 'Saturday 6 March, 2027',
    confirmUrl: 'https://www.saltlark.example/confirm/a',
  },
  'order-confirmed': order,
  'order-to-office': {
    ...order,
    name: 'Ben Okafor',
    email: 'ben@example.com',
    telephone: '01632 960 111',
    amountDue: '162.50',
  },
  'order-paid': { ...bought, amount: '£162.50', open: [] },
  'payment-reminder': {
    ...bought,
    due: '£162.50',
    bank: ['Account name: Saltlark', 'Sort code: 00-00-00', 'Account number: 00000000'],
    lapses: 'Sunday 29 November, 2026',
  },
  'payment-due': {
    ...bought,
    amount: '£487.50',
    day: 'Friday 22 January, 2027',
    when: 'soon',
    canCard: true,
    bank: order.bank,
  },
  'money-back': {
    ...bought,
    amount: '£78.75',
    why: 'cancelled',
    how: 'card',
    method: 'Visa ending 4242',
    creditNote: true,
  },
  'money-to-office': {
    number: 'SL-1001',
    what: 'dispute',
    amount: '£162.50',
    text: 'Answer by: Friday 4 December, 2026',
    commands: ['npm run orders -- show SL-1001'],
  },
  'order-cancelled': {
    ...bought,
    paid: '£162.50',
    vouchers: [
      { code: '7HKM-2XQP', amount: '£50.00', validUntil: '1 May, 2028', isDead: false },
      { code: '9RTW-4BDN', amount: '£20.00', validUntil: '1 May, 2026', isDead: true },
    ],
  },
  'order-link': bought,
  'date-changed': {
    ...bought,
    kind: 'moved',
    offer: 'Competent Crew',
    was: 'Friday 5 March, 2027 to Sunday 7 March, 2027, 6:00 PM to 4:00 PM',
    becomes: 'Friday 12 March, 2027 to Sunday 14 March, 2027, 6:00 PM to 4:00 PM',
    back: '£162.50',
    refundDays: 14,
    datesUrl: at('events/CR-CC-270305'),
  },
  'voucher-ready': {
    to: 'Ada',
    from: 'Ben',
    message: 'Fair winds',
    name: 'Solent weekend',
    value: '£325.00',
    code: '7HKM-2XQP-9RTW-4BDN',
    validUntil: 'Tuesday 21 November, 2028',
    voucherUrl: at('vouchers/an-id?key=a-key'),
  },
}
export const otherMessages = {
  'confirm-subscription': { confirmUrl: at('mail/confirm/a-token') },
  'waiting-list-joined': {
    offer: 'RYA Day Skipper practical',
    when: 'Sunday 29 November, 2026 to Friday 4 December, 2026',
    reference: 'CR-DSP-261129',
    wanted: '2 places',
    dateUrl: at('events/CR-DSP-261129'),
  },
  'place-offered': {
    places: '1 place',
    until: '22/11/2026 10:00',
    offerUrl: at('places/a-secret'),
    date: 'RYA Competent Crew, Friday 5 March, 2027',
  },
  'enquiry-to-office': {
    about: 'hiring the classroom',
    offer: 'Corporate sailing day (CH-COR)',
    name: 'Ada',
    email: 'ada@example.com',
    telephone: '01632 960 214',
    people: 12,
    dates: 'A weekday in May',
    message: 'Is there a screen?\n\nAnd tea?',
  },
  'enquiry-received': { about: 'a charter', offer: 'Weekend (CH-WK)' },
}

/** Messages that somebody else may have caused. */
export const unasked = [
  'verify-email',
  'already-registered',
  'no-account',
  'reset-password',
  'password-changed',
  'sign-in-changed',
  'factors-to-go',
  'new-sign-in',
  'email-change-requested',
  'account-deleted',
  'order-code',
  'order-confirmed',
] as const
