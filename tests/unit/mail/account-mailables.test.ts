import { describe, expect, it } from 'vitest'
import { renderMessage } from '#server/mail/mailables.ts'
import type { Mailables } from '#server/mail/mailables.ts'
import { company } from '../../support/company.ts'

const site = 'https://www.saltlark.example'
const when = 'Saturday 21 November, 2026 at 10:00 AM'
const urls = {
  verifyUrl: `${site}/email/verify/a-token`,
  resetUrl: `${site}/reset-password/a-token`,
  signInUrl: `${site}/login`,
  forgotUrl: `${site}/forgot-password`,
  registerUrl: `${site}/register`,
  profileUrl: `${site}/user/profile`,
}
const data = { ...urls, when, device: 'Firefox on Windows', address: '203.0.113.9' }

const message = (name: keyof Mailables) => renderMessage(name, JSON.stringify(data), company)

describe('the messages of an account', () => {
  it.each([
    ['verify-email', 'Please verify your e-mail address', [urls.verifyUrl]],
    [
      'already-registered',
      'You already have an account at Saltlark',
      [urls.signInUrl, urls.forgotUrl],
    ],
    ['no-account', 'There is no account with this address at Saltlark', [urls.registerUrl]],
    ['reset-password', 'Choose a new password', [urls.resetUrl]],
    ['password-changed', 'Your password has been changed', [urls.forgotUrl]],
    ['new-sign-in', 'A new sign-in to your account', [urls.forgotUrl, urls.profileUrl]],
    ['change-email', 'Please verify your new e-mail address', [urls.verifyUrl]],
    ['email-change-requested', 'Your account is to have another e-mail address', [urls.forgotUrl]],
    ['account-deleted', 'Your account has been deleted', []],
  ] as const)('%s says what it is about, with its links in both forms', (name, subject, links) => {
    const { subject: written, text, html } = message(name)

    expect(written).toBe(subject)
    const found = Object.values(urls).filter((url) => text.includes(`:\n${url}\n`))
    expect(found.toSorted()).toEqual([...links].toSorted())
    for (const url of links) expect(html).toContain(`<a href="${url}"`)
    expect(text).toContain(company.email)
  })

  it.each([
    ['verify-email', 'The link works for 24 hours, and once.'],
    ['change-email', 'The link works for 24 hours, and once'],
    ['reset-password', 'The link works for 60 minutes, and once.'],
    ['account-deleted', 'We keep this letter for 30 days'],
    ['password-changed', `${when}, London time`],
    ['new-sign-in', `${when}, London time`],
    ['account-deleted', `${when}, London time`],
    ['new-sign-in', 'What: Firefox on Windows\nFrom: the internet address 203.0.113.9'],
  ] as const)('%s says %s', (name, words) => {
    expect(message(name).text).toContain(words)
  })

  it.each([
    'verify-email',
    'already-registered',
    'no-account',
    'reset-password',
    'password-changed',
    'new-sign-in',
    'email-change-requested',
    'account-deleted',
  ] as const)('%s says what to do for somebody who did not ask for it', (name) => {
    expect(message(name).text).toMatch(/If it was not you|If you did not/)
  })
})
