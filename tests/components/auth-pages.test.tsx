import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import Login from '#js/pages/auth/login.tsx'
import Notice from '#js/pages/auth/notice.tsx'
import Reset from '#js/pages/auth/reset.tsx'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { requestOptions } from '../support/two-steps.ts'

const hrefs = {
  loginHref: '/login?intended=%2Fevents',
  registerHref: '/register?intended=%2Fevents',
  forgotHref: '/forgot-password?intended=%2Fevents',
}
const way = { action: '/somewhere', intended: '/events', ...hrefs }
const passkey = { action: '/passkeys/login', options: requestOptions }

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('the page to sign in on', () => {
  it('knows whoever comes from a message, and forgets the browser unless it is told to stay', () => {
    renderPage({ content: <Login {...way} passkey={passkey} email="ada@example.com" /> })

    expect(field('E-mail address').value).toBe('ada@example.com')
    expect(field('Stay signed in on this device').checked).toBe(false)
  })

  it('has the tick again that a refused form without scripts had', () => {
    const props = { errors: { email: 'No.' }, old: { email: 'ben@', remember: 'on' } }
    renderPage({ content: <Login {...way} passkey={passkey} email="ada@example.com" />, props })

    expect(field('Stay signed in on this device').checked).toBe(true)
    expect(field('E-mail address').value).toBe('ben@')
  })
})

it('the page of the link in a message sends its secret along with the new password', () => {
  renderPage({ content: <Reset state="open" token="a-token" action="/reset-password" /> })

  const { form } = field('New password')
  expect(form?.getAttribute('action')).toBe('/reset-password')
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ token: 'a-token', password: '' })
})

describe('the page after opening an account', () => {
  it('says nothing of a message to whoever came by the address alone', () => {
    renderPage({ content: <Notice {...way} email={null} /> })

    expect(heading()).toBe('Have the letter sent again')
    expect(screen.queryByText(/We have sent/)).toBeNull()
    expect(field('E-mail address').value).toBe('')
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

it('a page that has another title after its form was sent gives that title the focus', async () => {
  renderPage({ content: <Sent /> })
  expect(document.activeElement).toBe(document.body)

  await hands.click(screen.getByRole('button', { name: 'Send' }))

  expect(document.activeElement?.textContent).toBe('Check your e-mail')
})
