import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AccountForm } from '#js/components/account/account-form.tsx'
import { PasswordField } from '#js/components/account/password-fields.tsx'
import { TextField } from '#js/components/ui/text-field.tsx'
import { useSentForm } from '#js/hooks/use-form-errors.ts'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import type { TestPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

function SignIn() {
  return (
    <AccountForm
      action="/login"
      fields={['email', 'password']}
      others={['token']}
      hidden={{ intended: '/events', nothing: null }}
      button="Sign in"
    >
      {(field) => (
        <>
          <TextField {...field('email')} label="E-mail" type="email" autoComplete="username" />
          <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        </>
      )}
    </AccountForm>
  )
}

/** The form stays while the page in it changes, as on a page that a visit keeps. */
const renderForm = (props: TestPage['props'] = {}) =>
  renderPage({ content: null, component: 'form', props }, { layout: SignIn })

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const send = () => hands.click(screen.getByRole('button', { name: 'Sign in' }))

describe('a form about an account', () => {
  it('carries along what nobody sees, and nothing for what there is not', () => {
    renderForm()

    const sent = Object.fromEntries(new FormData(email().form ?? undefined))
    expect(sent).toEqual({ intended: '/events', email: '', password: '' })
  })

  it('is empty once it is taken, and has the header ask who is there', async () => {
    renderForm()
    answerVisits({ content: null, component: 'form' })
    const asked = vi.fn<() => void>()
    document.addEventListener('header-data:refresh', asked, { once: true })

    await hands.type(email(), 'ada@example.com')
    await send()

    await waitFor(() => expect(email().value).toBe(''))
    expect(asked).toHaveBeenCalledOnce()
  })
})

describe('a refused form about an account', () => {
  it('keeps what was typed, and goes to the one field that is wrong', async () => {
    renderForm()
    const errors = { email: 'These do not go together.' }
    answerVisits({ content: null, component: 'form', props: { errors } })

    await hands.type(email(), 'ada@example.com')
    await hands.type(password(), 'saltlark at sea')
    await send()

    await screen.findByText('These do not go together.')
    expect(email().value).toBe('ada@example.com')
    expect(password().value).toBe('saltlark at sea')
    expect(document.activeElement).toBe(email())
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('goes to a list where several are, which leads to each', () => {
    renderForm({ errors: { email: 'No address.', password: 'No password.' } })

    const list = screen.getByRole('group', { name: 'What to put right' })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(document.activeElement).toBe(list)
    expect(list.textContent).toBe('2 things are not right yet:No address.No password.')
    expect(links.map((href) => document.querySelector(href ?? ''))).toEqual([email(), password()])
  })

  it('says in a list what no field can mend', () => {
    renderForm({ errors: { token: 'Open the link again.' } })

    const list = screen.getByRole('group', { name: 'What to put right' })
    expect(list.textContent).toBe('Something is not right yet:Open the link again.')
    expect(document.activeElement).toBe(list)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('has again what a browser without scripts had sent, but no password', () => {
    const old = { email: 'ada@', password: 'saltlark at sea' }
    renderForm({ errors: { email: 'No address.' }, old: { email: old.email } })

    expect(email().value).toBe('ada@')
    expect(password().value).toBe('')
  })

  it('leaves what is wrong with another form of the page to that one', () => {
    renderForm({ errors: { subscription_error: 'No address.' } })

    expect(document.activeElement).toBe(document.body)
    expect(screen.queryByText('No address.')).toBeNull()
  })
})

function Profile() {
  const sent = useSentForm()

  return ['sessions', 'deletion'].map((name) => (
    <AccountForm
      key={name}
      action={{ url: `/${name}`, method: 'delete' }}
      fields={['password']}
      among={{ name, sent }}
      button={`Send ${name}`}
    >
      {(field) => (
        <PasswordField {...field('password')} label={name} autoComplete="current-password" />
      )}
    </AccountForm>
  ))
}

describe('several forms of one page whose fields have the same names', () => {
  const errors = { password: 'That is not your password.' }
  const renderForms = (props: TestPage['props'] = {}) =>
    renderPage({ content: null, component: 'forms', props }, { layout: Profile })

  it('show what is wrong in the one that was sent, time after time', async () => {
    renderForms()
    const sent = answerVisits({ content: null, component: 'forms', props: { errors } })

    await hands.click(screen.getByRole('button', { name: 'Send deletion' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('deletion')))
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)

    await hands.click(screen.getByRole('button', { name: 'Send sessions' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('sessions')))
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)
    expect(sent.map(({ method, data }) => [method, data])).toEqual([
      ['delete', { form: 'deletion', password: '' }],
      ['delete', { form: 'sessions', password: '' }],
    ])
  })

  it('do so without scripts too, and the browser comes back to that form', () => {
    renderForms({ errors, old: { form: 'sessions' } })

    const wrong = screen.getByLabelText<HTMLInputElement>('sessions')
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    expect(wrong.form?.getAttribute('action')).toBe('/sessions#sessions')
    expect(screen.getByLabelText('deletion').getAttribute('aria-invalid')).toBeNull()
  })
})
