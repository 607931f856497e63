import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { FlashMessage } from '#js/components/ui/flash-message.tsx'
import { Newsletter } from '#js/layouts/footer/newsletter.tsx'
import { hands } from '../support/hands.ts'
import { renderPage } from '../support/render-page.tsx'
import { answerVisits } from '../support/visits.ts'

const page = { content: null, component: 'home' }
const refused = { ...page, props: { errors: { subscription_error: 'That is not an address.' } } }
const accepted = { ...page, flash: { success: 'Check your inbox.' } }

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Newsletter />
    </>
  )
}

function renderNewsletter(shown: typeof page | typeof refused = page) {
  return renderPage(shown, { layout: Frame })
}

function field() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })
}

async function subscribe(email: string) {
  await hands.type(field(), email)
  await hands.click(screen.getByRole('button', { name: 'Subscribe' }))
}

afterEach(() => {
  delete window.dataLayer
})

describe('a refused address', () => {
  it('takes the focus', async () => {
    renderNewsletter()
    answerVisits(refused)

    await subscribe('ada@example')

    await screen.findByText('That is not an address.')
    await waitFor(() => expect(document.activeElement).toBe(field()))
  })

  it('is announced by a region that is there from the start', () => {
    renderNewsletter()

    expect(screen.getByRole('alert').textContent).toBe('')
    expect(field().hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('the message of a success', () => {
  it('can be dismissed', async () => {
    const ref = { current: null }
    renderPage({ content: <FlashMessage flash={accepted.flash} ref={ref} /> })

    await hands.click(screen.getByRole('button', { name: 'Dismiss this message' }))

    expect(screen.queryByText('Check your inbox.')).toBeNull()
  })
})
