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

describe('a message of an unknown template', () => {
  it.each(['of-a-newer-version', 'toString', '__proto__', ''])('cannot be written: %j', (name) => {
    expect(() => renderMessage(name, '{}', company)).toThrow(
      `[mail] template '${name}' is not known here; it is one of confirm-subscription.`,
    )
  })
})

describe('a message whose data was spoilt', () => {
  it('cannot be written', () => {
    expect(() => renderMessage('confirm-subscription', '{"confirm', company)).toThrow(SyntaxError)
  })
})
