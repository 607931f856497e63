import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import AuthenticatorApp from '#js/pages/account/authenticator-app.tsx'
import RecoveryCodes from '#js/pages/account/recovery-codes.tsx'
import Confirm from '#js/pages/auth/confirm.tsx'
import SecondStep from '#js/pages/auth/second-step.tsx'
import Undo from '#js/pages/auth/undo.tsx'
import type { SecondStepProps, UndoProps } from '#server/props/factors.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { requestOptions } from '../support/two-steps.ts'
import { answerVisits } from '../support/visits.ts'

const email = 'ada@example.com'
const code = () => screen.getByLabelText<HTMLInputElement>(/code/i, { selector: '[name=code]' })
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the second step', () => {
  const step: SecondStepProps = {
    email,
    action: '/two-factor-challenge',
    intended: '/events',
    hasApp: true,
    passkey: null,
    mayTrust: true,
    loginHref: '/login?intended=%2Fevents',
    contactHref: '/contact-us',
  }
  const trust = () => screen.queryByLabelText(/Do not ask for a code/)

  it('sends a code, the tick and where to go', async () => {
    renderPage({ content: <SecondStep {...step} /> })
    const sent = answerVisits({ content: null })
    await hands.type(code(), '123456')
    await hands.click(trust() ?? document.body)

    await hands.click(screen.getByRole('button', { name: 'Go on' }))

    const data = { code: '123456', trust: 'on', intended: '/events' }
    await waitFor(() => expect(sent).toMatchObject([{ method: 'post', data }]))
  })

  it('lets browsers fill in the code, and telephones type the letters of one for recovery', () => {
    renderPage({ content: <SecondStep {...step} /> })

    expect(code().autocomplete).toBe('one-time-code')
    expect(code().inputMode).toBe('text')
    expect(screen.getByLabelText('Code of your app, or a recovery code')).toBe(code())
  })

  it('asks for nothing that somebody has not got, nor offers what they may not', () => {
    renderPage({ content: <SecondStep {...step} hasApp={false} mayTrust={false} /> })

    expect(screen.getByLabelText('Recovery code')).toBe(code())
    expect(screen.queryByText(/your authenticator app shows/)).toBeNull()
    expect(trust()).toBeNull()
  })

  it('leads back to the beginning, and to the office', () => {
    renderPage({ content: <SecondStep {...step} /> })

    expect(href('Begin again')).toBe(step.loginHref)
    expect(href('Ask the office')).toBe(step.contactHref)
    expect(screen.getByText(/takes three days and a letter/)).toBeDefined()
  })

  it('takes a code from whoever has a passkey that this browser does not know', () => {
    const passkey = { action: step.action, options: requestOptions }
    renderPage({ content: <SecondStep {...step} passkey={passkey} /> })

    expect(screen.getByText(/^This browser knows no passkeys. Type a code/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  })
})

describe('the page that asks whether it is still you', () => {
  const props = { action: '/user/confirm-password', intended: '/user/data', email, passkey: null }

  it('asks for the password alone where there is nothing else', () => {
    renderPage({ content: <Confirm {...props} asksCode={false} /> })

    expect(screen.getByText(/type your password once more/)).toBeDefined()
    expect(document.querySelector('[name=code]')).toBeNull()
  })

  it('asks for a code as well where there is', () => {
    renderPage({ content: <Confirm {...props} asksCode /> })

    expect(screen.getByText(/type your password and a code/)).toBeDefined()
    expect(code().required).toBe(true)
  })
})

describe('the page that undoes a change', () => {
  const open: UndoProps = {
    state: 'open',
    email,
    what: 'The password was changed.',
    effects: ['Every browser is signed out, and none is known any longer.'],
    action: '/user/undo/a-token',
    asks: null,
    contactHref: '/contact-us',
  }

  it('says what it does before a press of its button', async () => {
    renderPage({ content: <Undo {...open} /> })
    const sent = answerVisits({ content: null })
    expect(screen.getByText(open.what)).toBeDefined()
    expect(screen.getByText(/^Every browser is signed out/)).toBeDefined()
    expect(document.querySelector('[name=code]')).toBeNull()

    await hands.click(screen.getByRole('button', { name: 'Undo it' }))

    await waitFor(() => expect(sent).toMatchObject([{ url: expect.stringMatching(/a-token$/) }]))
  })

  it('asks for what was there before', () => {
    renderPage({ content: <Undo {...open} asks={{ hasApp: false, passkey: null }} /> })

    expect(screen.getByLabelText('Recovery code')).toBe(code())
    expect(screen.getByRole('button', { name: 'Undo it with the code' })).toBeDefined()
  })

  it('leads on where its link is too old', () => {
    renderPage({ content: <Undo state="expired" forgotHref="/forgot-password" /> })

    expect(href('Choose a new password')).toBe('/forgot-password')
  })
})

describe('the page that sets up an authenticator app', () => {
  it('shows its key as a picture, as a text and as a link', () => {
    const qr = { size: 3, path: 'M0 0h1v1h-1z' }
    const uri = 'otpauth://totp/Saltlark'
    renderPage({
      content: <AuthenticatorApp qr={qr} secret="ABCD EFGH" uri={uri} action="/a" email={email} />,
    })

    const picture = screen.getByRole('img', { name: /QR code/ })
    expect(picture.getAttribute('viewBox')).toBe('0 0 3 3')
    expect(picture.querySelector('path')?.getAttribute('d')).toBe(qr.path)
    expect(screen.getByText('ABCD EFGH')).toBeDefined()
    expect(href('Open it in an app on this device')).toBe(uri)
    expect([code().inputMode, code().autocomplete]).toEqual(['numeric', 'one-time-code'])
  })
})

describe('the page of the recovery codes', () => {
  const renew = { url: '/user/two-factor-recovery-codes', method: 'post' } as const
  const codes = ['aaaaa-bbbbb', 'ccccc-ddddd']
  const show = (shown: readonly string[] | null, left = 2) =>
    renderPage({ content: <RecoveryCodes codes={shown} left={left} renew={renew} /> })

  it('shows new ones, to be copied or printed', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    show(codes)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes)
    expect(screen.getByText('They are shown now, and never again.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Print' })).toBeDefined()

    await hands.click(screen.getByRole('button', { name: 'Copy' }))

    expect(await screen.findByText(/^The codes are copied/)).toBeDefined()
    expect(write).toHaveBeenCalledWith(codes.join('\n'))
  })

  it('says so where nothing may be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'))
    show(codes)

    await hands.click(screen.getByRole('button', { name: 'Copy' }))

    expect(await screen.findByText(/does not let us copy/)).toBeDefined()
  })

  it('gives the focus to the title of new ones, whose button is gone', async () => {
    const codesPage = (shown: readonly string[] | null) => ({
      content: <RecoveryCodes codes={shown} left={2} renew={renew} />,
      component: 'codes',
    })
    renderPage(codesPage(null))
    answerVisits(codesPage(codes))

    await hands.click(screen.getByRole('button', { name: 'Make new codes' }))

    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Keep these recovery codes'),
    )
  })

  it.each([
    [0, 'None is left.'],
    [1, 'One is left.'],
    [7, '7 are left.'],
  ])('counts those that were made before: %i', async (left, text) => {
    show(null, left)
    const sent = answerVisits({ content: null })
    expect(screen.getByText(text)).toBeDefined()

    await hands.click(screen.getByRole('button', { name: 'Make new codes' }))

    await waitFor(() => expect(sent).toMatchObject([{ method: 'post' }]))
  })
})
