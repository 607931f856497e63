import { describe, expect, it } from 'vitest'
import { renderMessage } from '#server/mail/mailables.ts'
import { company } from '../../support/company.ts'

describe('the confirm-subscription message', () => {
  it('asks to confirm by a link in both forms, and says how long it works', () => {
    const confirmUrl = 'https://www.saltlark.example/mail/confirm/a-token'
    const mail = renderMessage('confirm-subscription', JSON.stringify({ confirmUrl }), company)

    expect(mail.subject).toBe('Please confirm your newsletter subscription')
    expect(mail.text).toContain(`Confirm my subscription:\n${confirmUrl}\n`)
    expect(mail.html).toContain(`<a href="${confirmUrl}"`)
    expect(mail.text).toContain('The link works for seven days.')
    expect(mail.text).toContain('without your confirmation we send no newsletter')
  })
})

describe('the waiting-list-joined message', () => {
  const dateUrl = 'https://www.saltlark.example/events/CR-DSP-261129'
  const data = {
    offer: 'RYA Day Skipper practical',
    when: 'Sunday 29 November, 2026 to Friday 4 December, 2026',
    reference: 'CR-DSP-261129',
    wanted: '2 places',
    dateUrl,
  }

  it('says what somebody waits for, and how to leave the list', () => {
    const mail = renderMessage('waiting-list-joined', JSON.stringify(data), company)

    expect(mail.subject).toBe('You are on the waiting list for RYA Day Skipper practical')
    expect(mail.text).toContain(
      'You asked for 2 places on RYA Day Skipper practical, Sunday 29 November, 2026 to Friday 4 December, 2026 (CR-DSP-261129).',
    )
    expect(mail.text).toContain(`See this date:\n${dateUrl}\n`)
    expect(mail.text).toContain(`write to ${company.email}, and we take you off the list`)
  })
})

describe('the enquiry-to-office message', () => {
  const data = {
    about: 'hiring the classroom',
    offer: null,
    name: 'Ada',
    email: 'ada@example.com',
    telephone: '01632 960 214',
    people: 12,
    dates: 'A weekday in May',
    message: 'Is there a screen?\n\nAnd <b>tea</b>?',
  }
  const messageOf = (changed: object = {}) =>
    renderMessage('enquiry-to-office', JSON.stringify({ ...data, ...changed }), company)

  it('says who asks about what, and all that they wrote', () => {
    const { subject, text, html } = messageOf({ offer: 'Corporate sailing day (CH-COR)' })

    expect(subject).toBe('Ada asks about hiring the classroom')
    expect(text).toContain(
      'Name: Ada\nE-mail: ada@example.com\nTelephone: 01632 960 214\nFrom the page of: Corporate sailing day (CH-COR)\nHow many people: 12\nDates: A weekday in May\n\nIs there a screen?\n\nAnd <b>tea</b>?\n',
    )
    expect(html).toContain('Name: Ada<br>E-mail: ada@example.com<br>')
    expect(html).toContain('And &lt;b&gt;tea&lt;/b&gt;?')
  })

  it('leaves out what was left empty, and is answered to whoever asked', () => {
    const { text, replyTo } = messageOf({ telephone: null, people: null, dates: null })

    expect(text).not.toMatch(/Telephone|How many|Dates|From the page/)
    expect(replyTo).toBe('ada@example.com')
  })
})

describe('the enquiry-received message', () => {
  const messageAbout = (offer: string | null) =>
    renderMessage('enquiry-received', JSON.stringify({ about: 'a charter', offer }), company)

  it('says what was asked about, and what happens next', () => {
    expect(messageAbout('Weekend (CH-WK)').text).toContain(
      'asking about a charter: Weekend (CH-WK).',
    )
    expect(messageAbout(null).text).toContain('Thank you for asking about a charter.')
    expect(messageAbout(null).text).toContain('an answer within two working days')
    expect(messageAbout(null).replyTo).toBeUndefined()
  })
})

describe('a message of an unknown template', () => {
  it.each(['of-a-newer-version', 'toString', '__proto__', ''])('cannot be written: %j', (name) => {
    expect(() => renderMessage(name, '{}', company)).toThrow(
      `[mail] template '${name}' is not known here; it is one of verify-email, already-registered, no-account, reset-password, password-changed, new-sign-in, change-email, email-change-requested, account-deleted, confirm-subscription, newsletter-welcome, waiting-list-joined, place-offered, enquiry-received, enquiry-to-office, order-confirmed, order-paid, order-cancelled, order-to-office, voucher-ready.`,
    )
  })
})

it('a message whose data was spoilt cannot be written', () => {
  expect(() => renderMessage('confirm-subscription', '{"confirm', company)).toThrow(SyntaxError)
})
