import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PasswordField, passwordAdvice } from '#js/components/account/password-fields.tsx'
import type { PasswordFieldProps } from '#js/components/account/password-fields.tsx'
import { longestPassword, shortestPassword } from '#js/components/account/password-input.tsx'
import { ActionForm } from '#js/components/ui/form.tsx'
import { lengthFault } from '#server/auth/password-fault.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

function field(props: Partial<PasswordFieldProps> = {}) {
  return (
    <PasswordField
      name="password"
      id="password"
      label="Password"
      autoComplete="current-password"
      error={undefined}
      {...props}
    />
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Password')
const describedBy = () =>
  input()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('a password field', () => {
  it('hides it again when the form is sent, so that no browser keeps it as a text', async () => {
    const form = () => (
      <ActionForm action="/login">
        {field()}
        <button type="submit">Send</button>
      </ActionForm>
    )
    renderPage({ content: null, component: 'form' }, { layout: form })
    answerVisits({ content: null, component: 'form' })
    await hands.click(screen.getByRole('button', { name: /^Show/ }))

    await hands.click(screen.getByRole('button', { name: 'Send' }))

    expect(input().type).toBe('password')
  })

  it('is typed as it is, and says when Caps Lock is on', () => {
    renderPage({ content: field() })
    expect(input().getAttribute('spellcheck')).toBe('false')
    expect(input().getAttribute('autocapitalize')).toBe('none')

    fireEvent.keyUp(input(), { key: 'A', modifierCapsLock: true })
    expect(screen.getByText('Caps Lock is on.')).toBeDefined()

    fireEvent.keyUp(input(), { key: 'CapsLock' })
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
  })

  it('is described by its hint and by what is wrong with it', () => {
    renderPage({ content: field({ hint: 'The newest one.', error: 'That is not it.' }) })

    expect(describedBy()).toEqual(['The newest one.', 'That is not it.'])
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a field for a new password', () => {
  it('tells password managers what to make up', () => {
    renderPage({ content: field({ autoComplete: 'new-password' }) })

    expect(input().minLength).toBe(shortestPassword)
    expect(input().getAttribute('passwordrules')).toBe('minlength: 12; maxlength: 128;')
  })

  it('promises what the server keeps', () => {
    expect(passwordAdvice).toContain(`At least ${shortestPassword} characters`)
    expect(lengthFault('x'.repeat(shortestPassword))).toBeNull()
    expect(lengthFault('x'.repeat(shortestPassword - 1))).not.toBeNull()
    expect(lengthFault('x'.repeat(longestPassword))).toBeNull()
    expect(lengthFault('x'.repeat(longestPassword + 1))).not.toBeNull()
  })
})
