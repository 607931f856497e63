import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { WaitingList } from '#js/sections/dates/waiting-list.tsx'
import { renderPage } from '../support/render-page.tsx'
import { giveViewport } from '../support/viewport.ts'

beforeEach(() => void giveViewport())

describe('the form of the waiting list', () => {
  const form = <WaitingList action="/events/CR-DSP-261129/waiting-list" most={5} />

  it('shows what is wrong beside its field, keeps what was typed and goes to the first fault', () => {
    const errors = { waiting_email: 'That is no address.' }
    const old = { waiting_name: 'Ada', waiting_email: 'ada@', waiting_heads: '2' }
    renderPage({ content: form, props: { errors, old } })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })

    expect(field.value).toBe('ada@')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'That is no address.',
    )
    expect(document.activeElement).toBe(field)
  })
})
