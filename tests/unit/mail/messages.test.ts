import { describe, expect, it } from 'vitest'
import { renderMessage } from '#server/mail/messages.ts'
import { company } from '../../support/company.ts'

describe('the confirm-subscription message', () => {
  const confirmUrl = 'https://www.saltlark.example/mail/confirm/a-token'
  const letter = renderMessage('confirm-subscription', JSON.stringify({ confirmUrl }), company)

  it('asks to confirm in its subject', () => {
    expect(letter.subject).toBe('Please confirm your newsletter subscription')
  })

  it('carries the link in both forms', () => {
    expect(letter.text).toContain(`Confirm my subscription:\n${confirmUrl}\n`)
    expect(letter.html).toContain(`<a href="${confirmUrl}"`)
  })

  it('says how long the link works, and what happens without a click', () => {
    expect(letter.text).toContain('The link works for seven days.')
    expect(letter.text).toContain('without your confirmation we send no newsletter')
  })
})

describe('the waiting-list-joined message', () => {
  const dateUrl = 'https://www.saltlark.example/events/CR-DSP-261129'
  const data = {
    offer: 'RYA Day Skipper practical',
    when: 'Sun 29 November to Fri 4 December 2026',
    reference: 'CR-DSP-261129',
    wanted: '2 places',
    dateUrl,
  }
  const letter = renderMessage('waiting-list-joined', JSON.stringify(data), company)

  it('says what somebody waits for', () => {
    expect(letter.subject).toBe('You are on the waiting list for RYA Day Skipper practical')
    expect(letter.text).toContain(
      'You asked for 2 places on RYA Day Skipper practical, Sun 29 November to Fri 4 December 2026 (CR-DSP-261129).',
    )
  })

  it('leads to the date, and says how to leave the list', () => {
    expect(letter.text).toContain(`See this date:\n${dateUrl}\n`)
    expect(letter.text).toContain(`write to ${company.email}, and we take you off the list`)
  })
})

describe('a message of an unknown template', () => {
  it.each(['of-a-newer-version', 'toString', '__proto__', ''])('cannot be written: %j', (name) => {
    expect(() => renderMessage(name, '{}', company)).toThrow(
      `[mail] template '${name}' is not known here; it is one of confirm-subscription, waiting-list-joined.`,
    )
  })
})

describe('a message whose data was spoilt', () => {
  it('cannot be written', () => {
    expect(() => renderMessage('confirm-subscription', '{"confirm', company)).toThrow(SyntaxError)
  })
})
