import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import Confirm from '#js/pages/auth/confirm.tsx'
import Forgot from '#js/pages/auth/forgot.tsx'
import Login from '#js/pages/auth/login.tsx'
import Notice from '#js/pages/auth/notice.tsx'
import Register from '#js/pages/auth/register.tsx'
import Reset from '#js/pages/auth/reset.tsx'
import Verify from '#js/pages/auth/verify.tsx'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'

const hrefs = {
  loginHref: '/login?intended=%2Fevents',
  registerHref: '/register?intended=%2Fevents',
  forgotHref: '/forgot-password?intended=%2Fevents',
}
const way = { action: '/somewhere', intended: '/events', ...hrefs }

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const sent = (label: string) =>
  Object.fromEntries(new FormData(field(label).form ?? undefined).entries())

beforeEach(() => {
  giveViewport()
})

describe('the page to sign in on', () => {
  it('knows whoever comes from a message, and forgets the browser unless it is told to stay', () => {
    renderPage({ content: <Login {...way} email="ada@example.com" /> })

    expect(field('E-mail address').value).toBe('ada@example.com')
    expect(field('Stay signed in on this device').checked).toBe(false)
  })

  it('has the tick again that a refused form without scripts had', () => {
    const props = { errors: { email: 'No.' }, old: { email: 'ben@', remember: 'on' } }
    renderPage({ content: <Login {...way} email="ada@example.com" />, props })

    expect(field('Stay signed in on this device').checked).toBe(true)
    expect(field('E-mail address').value).toBe('ben@')
  })
})

describe('the page to open an account on', () => {
  it('asks for the password twice only where no script can show it', () => {
    renderPage({ content: <Register {...way} /> })
    const form = field('Password').form

    expect(form?.querySelector('noscript')).not.toBeNull()
    expect(form?.elements.namedItem('password_confirmation')).toBeNull()
  })
})

describe('the page after opening an account', () => {
  it('says where the message went, and offers another', () => {
    renderPage({ content: <Notice {...way} email="ada@example.com" /> })

    expect(heading()).toBe('Check your e-mail')
    expect(screen.getByText('ada@example.com')).toBeDefined()
    expect(sent('E-mail address')).toEqual({ intended: '/events', email: 'ada@example.com' })
  })

  it('says nothing of a message to whoever came by the address alone', () => {
    renderPage({ content: <Notice {...way} email={null} /> })

    expect(heading()).toBe('Have the letter sent again')
    expect(screen.queryByText(/We have sent/)).toBeNull()
    expect(field('E-mail address').value).toBe('')
  })
})

describe('the page behind the link of a message', () => {
  it('offers another message when the link does not work any more', () => {
    renderPage({ content: <Verify state="expired" action="/send" loginHref={hrefs.loginHref} /> })

    expect(heading()).toBe('This link does not work any more')
    expect(field('E-mail address').form?.getAttribute('action')).toBe('/send')
    expect(hrefOf('sign in')).toBe(hrefs.loginHref)
  })
})

describe('the page for a forgotten password', () => {
  it('says where the message went without saying whether there is an account', () => {
    renderPage({ content: <Forgot {...way} email="" sentTo="ada@example.com" /> })

    expect(heading()).toBe('Check your e-mail')
    expect(screen.getByText(/If there is an account under that address/)).toBeDefined()
  })
})

function Sent() {
  const [isSent, setIsSent] = useState(false)

  return (
    <AuthCard title={isSent ? 'Check your e-mail' : 'Forgotten?'} scene="chart-coast">
      <button type="button" onClick={() => setIsSent(true)}>
        Send
      </button>
    </AuthCard>
  )
}

describe('a page that has another title after its form was sent', () => {
  it('gives that title the focus', async () => {
    renderPage({ content: <Sent /> })
    expect(document.activeElement).toBe(document.body)

    await hands.click(screen.getByRole('button', { name: 'Send' }))

    expect(document.activeElement?.textContent).toBe('Check your e-mail')
  })
})

describe('the page to choose a new password on', () => {
  it('leads to another message when the link does not work any more', () => {
    renderPage({ content: <Reset state="expired" forgotHref={hrefs.forgotHref} /> })

    expect(hrefOf('Ask for a new link')).toBe(hrefs.forgotHref)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the page that asks for the password once more', () => {
  it('says whose, also to password managers', () => {
    renderPage({ content: <Confirm {...way} email="ada@example.com" /> })

    expect(screen.getByText('ada@example.com')).toBeDefined()
    expect(sent('Password')).toEqual({
      intended: '/events',
      username: 'ada@example.com',
      password: '',
    })
    expect(field('Password').autocomplete).toBe('current-password')
  })
})
