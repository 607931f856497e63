import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import ConfirmSubscription from '#js/pages/newsletter/confirm.tsx'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

const asked = {
  email: 'ada@example.com',
  action: '/mail/confirm/token-of-at-least-twenty',
  state: 'waiting',
} as const

describe('the page behind the link of a confirmation e-mail', () => {
  it('asks before it does anything', () => {
    renderPage({ content: <ConfirmSubscription {...asked} /> })

    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, subscribe me' })

    expect(screen.getByText('ada@example.com')).toBeDefined()
    expect(button.form?.getAttribute('action')).toBe('/mail/confirm/token-of-at-least-twenty')
    expect(button.form?.method).toBe('post')
  })

  it('sends the answer', async () => {
    renderPage({ content: <ConfirmSubscription {...asked} /> })
    const sent = answerVisits({ content: <ConfirmSubscription {...asked} state="confirmed" /> })

    await hands.click(screen.getByRole('button', { name: 'Yes, subscribe me' }))

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(String(sent[0]?.url)).toMatch(/\/mail\/confirm\/token-of-at-least-twenty$/)
  })

  it('says when it is done, and has nothing left to press', () => {
    renderPage({ content: <ConfirmSubscription {...asked} state="confirmed" /> })

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are on the list')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
